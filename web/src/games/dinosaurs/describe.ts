// What a thing on the table is, in words.

import type { Session } from "../../app/session";
import { kindOf, valueOf } from "../../grammar/paths";
import { say, t } from "../../words/words";
import type { Described } from "../game";
import { boardOf, mineOn, mySeat, nameOf, spaceAt } from "./facts";
import { changesOf } from "./Players";
import { GENES, type SpaceSeen, type Terrain } from "./types";

const RULES: Readonly<Record<string, string>> = {
  tail: "DINO-4.1",
  leg: "DINO-4.2",
  horn: "DINO-4.3",
  egg: "DINO-4.4",
  fur: "DINO-4.5",
  parasol: "DINO-4.6",
  mutation: "DINO-4.7",
  card: "DINO-4.8",
};

export function describe(session: Session, element: string): Described {
  const kind = kindOf(element);
  const value = valueOf(element);
  const board = boardOf(session);
  const scene = session.scene.value;
  if (kind === "hex") {
    const space = spaceAt(board, value);
    if (space) return describeSpace(session, space);
  }
  if (kind === "gene")
    return {
      title: say().name("gene", value),
      icon: value,
      text: say().about("gene", value),
      lore: say().lore("gene", value),
      lines: [],
      rule: RULES[value]!,
    };
  if (kind === "row") {
    const row = board.rows[Number(value)];
    if (row) return describeRow(session, element, row.gene, row.bid, row.bidder);
  }
  if (kind === "card") {
    const card = mySeat(session)?.hand?.find((one) => one.card === Number(value));
    if (card?.event)
      return {
        title: say().name("happening", card.event),
        text: say().about("happening", card.event),
        lore: say().lore("happening", card.event),
        lines: card.window ? [{ name: t("played-in"), text: say().name("phase", card.window) }] : [],
        rule: "DINO-3.6",
      };
  }
  if (kind === "terrain") return describeTerrain(session, value as Terrain);
  if (kind === "seat") return describeSeat(session, Number(value));
  return { title: say().element(element, scene), lines: [] };
}

function describeSpace(session: Session, space: SpaceSeen): Described {
  const board = boardOf(session);
  const me = session.view.value!.seat;
  const owner = space.dino === null ? null : board.seats[space.dino]!;
  const words = {
    space: nameOf(session, space.hex),
    terrain: say().name("terrain", space.terrain),
    zone: say().name("zone", space.zone),
  };
  const odds = owner && me !== null && me !== owner.seat ? board.odds[me]?.[owner.seat] : undefined;
  const lines = owner
    ? [
        {
          icon: "dino",
          name: session.names.value[owner.seat] ?? "",
          text: t("horns-of", { attack: owner.values.attack, defence: owner.values.defence }),
        },
      ]
    : [];
  if (typeof odds === "number")
    lines.push({ icon: "horn", name: t("your-attack"), text: odds > 0 ? t("odds", { count: odds }) : t("odds-none") });
  return { title: t("space", words), icon: space.zone, lines };
}

function describeTerrain(session: Session, terrain: Terrain): Described {
  const board = boardOf(session);
  const zone = board.climate.zones[terrain];
  const mine = mySeat(session);
  const [count, loss] = [mineOn(session, terrain, "herds"), mineOn(session, terrain, "losses")];
  const text = mine
    ? [t("here-count", { count }), ...(loss > 0 ? [t("at-risk", { count: loss })] : [])].join(" · ")
    : "";
  return {
    title: `${say().name("terrain", terrain)}: ${say().name("zone", zone)}`,
    icon: zone,
    text,
    lines: [{ name: say().name("zone", zone), text: t(`zone-${zone}-text`) }],
    rule: "DINO-1.4",
  };
}

function describeRow(
  session: Session,
  element: string,
  gene: string,
  bid: number | null,
  bidder: number | null,
): Described {
  const words = {
    row: String(say().fill({ it: element }, session.scene.value)["it"]),
    gene: say().name("gene", gene),
    bid: bid ?? 0,
    player: session.names.value[bidder ?? -1] ?? "",
  };
  return {
    title: bid === null ? t("row-free", words) : t("row-bid", words),
    icon: gene,
    text: say().about("gene", gene),
    lore: say().lore("gene", gene),
    lines: [],
    rule: "DINO-3.33",
  };
}

function describeSeat(session: Session, number: number): Described {
  const seat = boardOf(session).seats[number];
  if (!seat) return { title: "", lines: [] };
  const changes = changesOf(seat);
  const facts = [
    t("points", { count: seat.points }),
    t("dinos-count", { count: seat.dinos.length }),
    t("event-cards-count", { count: seat.hand_size }),
  ];
  const lines = GENES.filter((gene) => seat.genes[gene] > 0).map((gene) => ({
    icon: gene,
    name: `${say().name("gene", gene)} ${seat.genes[gene]}`,
    text: "",
  }));
  if (changes) lines.push({ icon: "card" as never, name: t("this-turn", { values: changes }), text: "" });
  return { title: say().player(number, session.scene.value), text: facts.join(" · "), lines };
}
