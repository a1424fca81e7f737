// Before an attack is confirmed: who against whom, horns against horns, and the numbers of the die that win.
// It stands above the island, where the zones are otherwise, and covers nothing of the map.

import { useSession } from "../../app/session";
import { SeatBadge } from "../../shell/SeatBadge";
import { t } from "../../words/words";
import { Portrait } from "./figure/Dino";
import { Sign } from "./figure/icons";
import { type Fight, fightAhead } from "./facts";
import type { SeatSeen } from "./types";

const DIE = [1, 2, 3, 4, 5, 6];

export function FightAhead() {
  const session = useSession();
  const fight = fightAhead(session);
  if (!fight) return null;
  return (
    <div class="fight" role="status">
      <Side seat={fight.attacker} horns={fight.attacker.values.attack} />
      <div class="fight-odds">
        <strong>{t("odds", { count: fight.odds })}</strong>
        <Dice fight={fight} />
        <span class="soft">
          {t("horns-against", { attack: fight.attacker.values.attack, defence: fight.defender.values.defence })}
        </span>
      </div>
      <Side seat={fight.defender} horns={fight.defender.values.defence} mirrored />
    </div>
  );
}

function Side({
  seat,
  horns,
  mirrored = false,
}: {
  readonly seat: SeatSeen;
  readonly horns: number;
  readonly mirrored?: boolean;
}) {
  return (
    <div class="fight-side">
      <div class={mirrored ? "mirrored" : ""}>
        <Portrait seat={seat.seat} genes={seat.genes} />
      </div>
      <span class="fight-horns" aria-hidden="true">
        <SeatBadge seat={seat.seat} />
        <Sign kind="horn" />
        <b>{horns}</b>
      </span>
    </div>
  );
}

function Dice({ fight }: { readonly fight: Fight }) {
  return (
    <span class="fight-dice" aria-hidden="true">
      {DIE.map((pips) => (
        <span key={pips} class={fight.wins.includes(pips) ? "face win" : "face lose"}>
          {pips}
          <i>{fight.wins.includes(pips) ? "✓" : "✗"}</i>
        </span>
      ))}
    </span>
  );
}
