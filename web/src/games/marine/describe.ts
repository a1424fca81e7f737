// What a thing on the table is, in words.

import type { Session } from "../../app/session";
import { kindOf, valueOf } from "../../grammar/paths";
import { say, t } from "../../words/words";
import type { Described } from "../game";
import { lowerText } from "./Cards";
import { berthLabel } from "./Display";
import { tileLabel } from "./Earth";
import { boardOf, classOf, tileAt } from "./facts";
import { NUTRIENTS, type Nutrient, TAXA } from "./types";

/** The rule to read about each action. */
const SECTION_RULES: Readonly<Record<string, string>> = {
  abundance: "MAR-4.1",
  autotrophs: "MAR-4.2",
  depletion: "MAR-4.3",
  adaptation: "MAR-4.4",
  regression: "MAR-4.5",
  speciation: "MAR-4.6",
  wanderlust: "MAR-4.7",
  deformation: "MAR-4.8",
  migration: "MAR-4.9",
  competition: "MAR-4.10",
  evolution: "MAR-4.11",
  dominance: "MAR-4.12",
};

export function describe(session: Session, element: string): Described {
  const value = valueOf(element);
  switch (kindOf(element)) {
    case "section":
      return describeSection(value);
    case "berth":
      return describeBerth(session, value);
    case "hex":
      return describeTile(session, value, element);
    case "evocard":
      return describeCard(session, value);
    case "trait":
      return describeTrait(value);
    case "card":
      return describeHand(session, element);
    case "taxon":
      return describeClass(session, value);
    case "pawn":
      return describePawn(session, value, element);
    case "nutrient":
      return describePawn(session, value, element);
    default:
      return { title: say().element(element, session.scene.value), lines: [] };
  }
}

function describeSection(section: string): Described {
  return {
    title: say().name("section", section),
    text: say().about("section", section),
    lines: [],
    rule: SECTION_RULES[section]!,
  };
}

function describeBerth(session: Session, id: string): Described {
  const board = boardOf(session);
  for (const { section, berths } of board.display) {
    const berth = berths.find((one) => one.berth === id);
    if (berth) return { ...describeSection(section), title: berthLabel(session, berth) };
  }
  const benthic = board.classes.find((one) => one.benthic?.berth === id)?.benthic;
  const title = benthic ? berthLabel(session, benthic) : say().element(`berth:${id}`, session.scene.value);
  return { ...describeTrait("benthic_fauna"), title, rule: "MAR-4.62" };
}

function describeTile(session: Session, hex: string, element: string): Described {
  const tile = tileAt(boardOf(session), hex);
  if (!tile) return { title: say().element(element, session.scene.value), lines: [] };
  const lines = TAXA.filter((taxon) => tile.cubes[taxon]).map((taxon) => ({
    icon: taxon,
    name: say().name("taxon", taxon),
    text: [
      t("cubes", { count: tile.cubes[taxon] ?? 0 }),
      t(tile.standing[taxon] === "endangered" ? "endangered" : "thriving"),
      ...(tile.points[taxon] ? [t("would-score", { count: tile.points[taxon] ?? 0 })] : []),
    ].join(", "),
  }));
  return {
    title: tileLabel(session, { ...tile, cubes: {} }).replace(`, ${t("nobody-lives-here")}`, ""),
    lines,
    rule: "MAR-1.4",
  };
}

function describeCard(session: Session, id: string): Described {
  const seen = boardOf(session).row.find(({ evocard }) => evocard === id);
  const lower = lowerText(id);
  return {
    title: say().name("evocard", id),
    text: [say().about("evocard", id), lower].filter(Boolean).join(" "),
    icon: id,
    lore: say().lore("evocard", id),
    lines: (["extinction", "survival"] as const)
      .filter((symbol) => seen?.[symbol])
      .map((symbol) => ({ icon: symbol, name: say().name("symbol", symbol), text: say().about("symbol", symbol) })),
    rule: "MAR-3.23",
  };
}

function describeTrait(id: string): Described {
  return {
    title: say().name("trait", id),
    text: say().about("trait", id),
    icon: id,
    lore: say().lore("trait", id),
    lines: [],
    rule: "MAR-1.11",
  };
}

function describeHand(session: Session, element: string): Described {
  const is = session.facts(element)["is"];
  return typeof is === "string"
    ? describeTrait(valueOf(is))
    : { title: say().element(element, session.scene.value), lines: [] };
}

function describeClass(session: Session, taxon: string): Described {
  const one = classOf(boardOf(session), taxon);
  if (!one) return { title: say().name("taxon", taxon), lines: [] };
  const values = NUTRIENTS.filter((nutrient) => one.dominance[nutrient] > 0);
  return {
    title: `${say().name("taxon", taxon)} (${session.names.value[one.seat] ?? ""})`,
    text: [
      t("points", { count: one.points }),
      ...(one.final ? [t("final-now", { count: one.final.total })] : []),
      t("gene-pool", { count: one.gene_pool }),
      t("on-earth", { count: one.on_earth }),
      t("eliminated", { count: one.eliminated }),
      ...(one.lost_next > 0 ? [t("endangered-count", { count: one.lost_next })] : []),
    ].join(" · "),
    icon: taxon,
    lore: say().lore("taxon", taxon),
    lines: [
      ...one.traits.map((trait) => ({
        icon: trait,
        name: say().name("trait", trait),
        text: say().about("trait", trait),
      })),
      ...values.map((nutrient) => ({
        icon: nutrient,
        name: say().name("nutrient", nutrient),
        text: t("dominance-value", { value: one.dominance[nutrient] }),
      })),
    ],
    rule: "MAR-1.2",
  };
}

/** A special pawn, or the element it stands for: its marker, and what everybody's value is. */
function describePawn(session: Session, id: string, element: string): Described {
  const board = boardOf(session);
  const pawn = board.pawns.find((one) => one.pawn === id);
  if (!pawn)
    return {
      title: say().element(element, session.scene.value),
      text: t("basic-pawn-text"),
      lines: [],
      rule: "MAR-3.5",
    };
  return {
    title: say().name("pawn", id),
    text: [
      t("marker", { element: say().name("nutrient", id), value: pawn.marker }),
      pawn.taxon ? t("controlled-by", { taxon: say().name("taxon", pawn.taxon) }) : t("controlled-by-nobody"),
    ].join(", "),
    icon: id,
    lines: board.classes
      .filter((one) => one.dominance[id as Nutrient] > 0)
      .map((one) => ({
        icon: one.taxon,
        name: say().name("taxon", one.taxon),
        text: t("dominance-value", { value: one.dominance[id as Nutrient] }),
      })),
    rule: "MAR-4.12",
  };
}
