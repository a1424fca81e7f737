// A species: its portrait and its genes as numbers.

import { useSession } from "../../app/session";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Portrait } from "./figure/Dino";
import { Sign } from "./figure/icons";
import { changesOf } from "./Players";
import { GENES, type SeatSeen } from "./types";

export function Species({ seat }: { readonly seat: SeatSeen }) {
  const session = useSession();
  const changes = changesOf(seat);
  const notes = [
    changes && t("this-turn", { values: changes }),
    seat.raft && t("raft-ready"),
    seat.kept_out && t("kept-out"),
  ].filter(Boolean);
  return (
    <section class="species" data-region={`species-${seat.seat}`} aria-label={session.names.value[seat.seat] ?? ""}>
      <div class="species-picture">
        <Portrait seat={seat.seat} genes={seat.genes} />
      </div>
      <h2>
        <SeatBadge seat={seat.seat} />
        <span class="who">{session.names.value[seat.seat]}</span>
        <span class="species-points">
          <Sign kind="points" />
          {seat.points}
          <span class="hidden">{t("points", { count: seat.points })}</span>
        </span>
      </h2>
      <div class="gene-chips">
        {GENES.map((gene) => (
          <button
            key={gene}
            type="button"
            class="gene-chip"
            data-item
            tabIndex={-1}
            data-element={`gene:${gene}`}
            data-zero={seat.genes[gene] === 0 || undefined}
            aria-label={t("gene-count", { gene: say().name("gene", gene), count: seat.genes[gene] })}
            onClick={(event) => session.ask(`gene:${gene}`, event.currentTarget)}
          >
            <Sign kind={gene} />
            <span class="gene-name">{say().name("gene", gene)}</span> <b>{seat.genes[gene]}</b>
          </button>
        ))}
      </div>
      {notes.length > 0 && <p class="changes">{notes.join(" · ")}</p>}
    </section>
  );
}
