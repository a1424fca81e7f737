// The four classes side by side: points, pawns, elements, cubes and traits. Mine are drawn with what I can take up.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { SeatMark } from "../../shell/Absence";
import { say, t } from "../../words/words";
import { Plate } from "./art/Plate";
import { Figure, Pawn, Sign, Token } from "./art/Sign";
import { Berth } from "./Display";
import { boardOf } from "./facts";
import type { ClassSeen, DietSeen, PawnKind } from "./types";

export function Classes() {
  const session = useSession();
  const classes = boardOf(session).classes;
  return (
    <section class="classes" data-region="classes" aria-label={t("classes")} style={{ "--classes": classes.length }}>
      {classes.map((one) => (
        <Strip key={one.taxon} one={one} />
      ))}
    </section>
  );
}

function Strip({ one }: { readonly one: ClassSeen }) {
  const session = useSession();
  const { question, seat: me } = session.view.value!;
  const mine = one.seat === me;
  const asked = question?.args["taxon"];
  const acting = question?.seat === one.seat && (asked === undefined || asked === `taxon:${one.taxon}`);
  const name = say().name("taxon", one.taxon);
  const player = session.names.value[one.seat] ?? "";
  return (
    <div
      class={`strip ${one.taxon}`}
      data-mine={mine || undefined}
      data-acting={acting || undefined}
      data-place={`taxon:${one.taxon}`}
    >
      <div class="strip-head">
        <Figure taxon={one.taxon} />
        <span class="strip-names">
          <Piece run={`taxon:${one.taxon}`} class="strip-name" label={classLabel(one, `${name} (${player})`)}>
            {name}
          </Piece>
          <span class="strip-player" aria-hidden="true">
            {player} <SeatMark seat={session.seats.value[one.seat]} />
          </span>
        </span>
        {one.right && (
          <span class="retrieved" title={t("has-retrieved")} aria-hidden="true">
            ↩
          </span>
        )}
        {one.holds_survival && (
          <span class="holds" title={t("holds-survival")} aria-hidden="true">
            <Sign kind="survival" />
          </span>
        )}
        <strong class="strip-points" aria-hidden="true">
          {one.points}
        </strong>
      </div>
      <div class="strip-line">
        <Pawns one={one} mine={mine} />
        <span class="stock" title={t("gene-pool", { count: one.gene_pool })} aria-hidden="true">
          <Sign kind="pool" />
          {one.gene_pool}
        </span>
        {one.lost_next > 0 && (
          <span class="stock risk" title={t("endangered-count", { count: one.lost_next })} aria-hidden="true">
            <Sign kind="extinction" />
            {one.lost_next}
          </span>
        )}
      </div>
      <div class="strip-line">
        <span class="diets">
          {one.diet.map((place) => (
            <Diet key={place.diet} place={place} mine={mine} />
          ))}
        </span>
        <span class="traits">
          {one.traits.map((trait) => (
            <Trait key={trait} trait={trait} />
          ))}
          {one.copied && <Trait trait={one.copied} copied />}
        </span>
        {one.benthic && <Berth berth={one.benthic} />}
      </div>
    </div>
  );
}

/** The pawns of a class: those at hand, and a gap for each that stands on the display. */
function Pawns({ one, mine }: { readonly one: ClassSeen; readonly mine: boolean }) {
  const board = boardOf(useSession());
  const specials = one.pawns.map((kind) => ({
    kind,
    out: board.pawns.find(({ pawn }) => pawn === kind)?.berth != null,
  }));
  const out = one.basics_all - one.basics;
  return (
    <span class="pawns">
      {one.basics > 0 &&
        (mine ? (
          <PawnPiece one={one} kind="basic" count={one.basics} />
        ) : (
          <PawnCount one={one} kind="basic" count={one.basics} />
        ))}
      {out > 0 && (
        <span class="pawn-count out" aria-hidden="true" title={t("pawns-out", { count: out })}>
          <Pawn taxon={one.taxon} kind="basic" />
          {out}
        </span>
      )}
      {specials.map(({ kind, out: away }) =>
        mine && !away ? (
          <PawnPiece key={kind} one={one} kind={kind} count={1} />
        ) : (
          <span
            key={kind}
            class={`pawn-count ${away ? "out" : ""}`}
            aria-hidden="true"
            title={say().name("pawn", kind)}
          >
            <Pawn taxon={one.taxon} kind={kind} />
          </span>
        ),
      )}
    </span>
  );
}

function PawnCount({ one, kind, count }: { readonly one: ClassSeen; readonly kind: PawnKind; readonly count: number }) {
  return (
    <span class="pawn-count" aria-hidden="true" title={t("pawns-at-hand", { count })}>
      <Pawn taxon={one.taxon} kind={kind} />
      {count}
    </span>
  );
}

/** A pawn of mine that can be taken up. */
function PawnPiece({ one, kind, count }: { readonly one: ClassSeen; readonly kind: PawnKind; readonly count: number }) {
  return (
    <Piece
      run={`pawn:${kind}`}
      class="pawn-piece"
      label={`${say().name("pawn", kind)}, ${t("pawns-at-hand", { count })}`}
    >
      <Pawn taxon={one.taxon} kind={kind} />
      {kind === "basic" && count}
    </Piece>
  );
}

/** A cell for an element: printed, a token, or vacant. */
function Diet({ place, mine }: { readonly place: DietSeen; readonly mine: boolean }) {
  const session = useSession();
  const name = place.nutrient ? say().name("nutrient", place.nutrient) : t("vacant-cell");
  const label = place.printed ? t("printed", { element: name }) : name;
  if (!mine || !session.choice.offers.value.some(({ path }) => path.includes(`diet:${place.diet}`)))
    return (
      <span
        class="diet"
        data-printed={place.printed || undefined}
        data-place={`diet:${place.diet}`}
        title={label}
        aria-hidden="true"
      >
        {place.nutrient && <Token kind={place.nutrient} />}
      </span>
    );
  return (
    <Piece run={`diet:${place.diet}`} class="diet" label={label}>
      {place.nutrient && <Token kind={place.nutrient} />}
    </Piece>
  );
}

function Trait({ trait, copied = false }: { readonly trait: string; readonly copied?: boolean }) {
  const name = say().name("trait", trait);
  return (
    <Piece
      run={`trait:${trait}`}
      class={`trait-piece ${copied ? "copied" : ""}`}
      label={copied ? t("copied-trait", { trait: name }) : name}
    >
      <Plate of={trait} />
      <span class="trait-name">{name}</span>
    </Piece>
  );
}

/** A class in one sentence, for those who listen. */
export function classLabel(one: ClassSeen, name: string): string {
  return [
    name,
    t("points", { count: one.points }),
    t("pawns-at-hand", { count: one.basics }),
    ...one.pawns.map((kind) => say().name("pawn", kind)),
    t("gene-pool", { count: one.gene_pool }),
    t("elements", {
      elements: one.diet.flatMap(({ nutrient }) => (nutrient ? [say().name("nutrient", nutrient)] : [])).join(", "),
    }),
    ...one.traits.map((trait) => say().name("trait", trait)),
    ...(one.lost_next > 0 ? [t("endangered-count", { count: one.lost_next })] : []),
    ...(one.holds_survival ? [t("holds-survival")] : []),
    ...(one.right ? [t("has-retrieved")] : []),
  ].join(", ");
}
