// One creature on the table: drawn, numbered, with its scale of energy and its property cards.

import { useLayoutEffect, useRef } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { fade, leave } from "../../effects/motion";
import { Piece } from "../../grammar/Piece";
import { valueOf } from "../../grammar/paths";
import type { Fact, Facts } from "../../words/scene";
import { say, t } from "../../words/words";
import { Beast } from "./figure/Beast";
import { Sign } from "./figure/signs";
import { ahead, boardOf, creatureNumbered } from "./facts";
import { CELLS, type CreatureSeen, type LaidSeen } from "./types";

/** Small: property cards as pictures only. */
export type Size = "full" | "small";

interface BeingProps {
  readonly creature: CreatureSeen;
  readonly shadow: boolean;
  readonly size: Size;
  /** It was activated last. */
  readonly acted: boolean;
}

export function Being({ creature, shadow, size, acted }: BeingProps) {
  const session = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const id = `creature:${creature.creature}`;
  useLayoutEffect(
    () => () => {
      const drawing = frame.current?.querySelector(".creature");
      const gone = session.view.value !== null && !creatureNumbered(boardOf(session), creature.creature);
      if (!gone || !drawing) return;
      leave(id, drawing); // its token flies from here
      fade(drawing, drawing.getBoundingClientRect());
    },
    [],
  );
  const ready = session.facts(id)["missing"] === 0;
  const transmutes = creature.active && session.choice.next.value.includes("choose:transmute");
  return (
    <div
      class={`being ${size}`}
      ref={frame}
      data-place={id}
      data-active={creature.active || undefined}
      data-acted={acted || undefined}
      data-target={creature.target || undefined}
      data-about={creature.active || creature.target || undefined}
      data-asleep={creature.asleep || undefined}
      data-many={creature.properties.length > 4 || undefined}
    >
      <Piece run={id} class="being-piece" label={labelOf(session, creature)}>
        <span class="number">{creature.creature}</span>
        <Beast
          seed={creature.creature}
          properties={creature.properties.map(({ property }) => property)}
          energy={creature.energy}
          asleep={creature.asleep}
          ready={ready}
          shadow={shadow}
        />
        <Scale creature={creature} />
        <Tags creature={creature} />
      </Piece>
      {transmutes && (
        <Piece run="choose:transmute" class="transmute" label={say().name("choose", "transmute")}>
          {say().name("choose", "transmute")}
        </Piece>
      )}
      {creature.properties.length > 0 && (
        <div class="laid-list">
          {creature.properties.map((laid) => (
            <Laid key={laid.laid} laid={laid} small={size === "small"} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The four cells of its card, what lies on them, and what is about to come or go. */
function Scale({ creature }: { readonly creature: CreatureSeen }) {
  const soon = ahead(useSession());
  const next = soon?.creature === creature.creature ? soon : null;
  const after = next?.energy ?? creature.energy;
  return (
    <span class="scale">
      {Array.from({ length: CELLS }, (_, cell) => (
        <span
          key={cell}
          class="cell-gem"
          data-look={cell < creature.energy ? "energy" : undefined}
          data-soon={
            cell >= Math.min(creature.energy, after) && cell < Math.max(creature.energy, after) ? true : undefined
          }
        >
          <Sign kind={cell < creature.energy ? "energy" : "no_energy"} />
        </span>
      ))}
      <span class="marks">
        {creature.asleep && <Sign kind="asleep" />}
        {!creature.asleep && next?.sleeps && (
          <span class="soon-asleep">
            <Sign kind="asleep" />
          </span>
        )}
        {creature.suppressed && <Sign kind="silenced" />}
      </span>
    </span>
  );
}

/** What could come of choosing this creature: what it would do, what an attack would do to it, or what forbids one. */
function Tags({ creature }: { readonly creature: CreatureSeen }) {
  const session = useSession();
  const id = `creature:${creature.creature}`;
  const { offers, complete, chosen } = session.choice;
  const activation = offers.value.find(({ key, args }) => key === "activate" && args["creature"] === id);
  if (activation) return <Can actions={valuesOf(activation.facts["can"])} />;
  const [move] = complete.value;
  if (move?.key === "attack" && move.args["target"] === id) return <Outcome facts={move.facts} />;
  const { missing, shield } = session.facts(id);
  if (move?.key === "add" && move.args["creature"] === id && move.facts["missing"] !== missing)
    return <Missing energy={Number(move.facts["missing"])} />;
  if (!chosen.value.includes("choose:attack") || typeof shield !== "string") return null;
  return (
    <span class="tags">
      <span class="tag bad drawn-text" data-text={say().name("property", valueOf(shield))}>
        <Sign kind={valueOf(shield)} />
      </span>
    </span>
  );
}

/** A list among facts, as what stands after the colons. */
function valuesOf(fact: Fact | undefined): readonly string[] {
  return Array.isArray(fact) ? fact.map((element) => valueOf(String(element))) : [];
}

function Can({ actions }: { readonly actions: readonly string[] }) {
  return (
    <span class="tags">
      {actions
        .filter((action) => action !== "sleep") // which is always possible
        .map((action) => (
          <span key={action} class="tag can">
            <Sign kind={action} />
          </span>
        ))}
    </span>
  );
}

/** A new property changes how much energy is missing for a transmutation. */
function Missing({ energy }: { readonly energy: number }) {
  return (
    <span class="tags">
      <span class="tag drawn-text" data-text={energy === 0 ? "✓" : `−${energy} ♦`}>
        <Sign kind="transmute" />
      </span>
    </span>
  );
}

/** What an attack would do: which properties succeed, and what it costs. */
function Outcome({ facts }: { readonly facts: Facts }) {
  const succeeds = valuesOf(facts["succeeds"]);
  return (
    <span class="tags">
      {succeeds.map((property) => (
        <span key={property} class="tag drawn-text" data-text="✓">
          <Sign kind={property} />
        </span>
      ))}
      {succeeds.length === 0 && <span class="tag bad drawn-text" data-text="✗" />}
      {facts["spiky"] === true && (
        <span class="tag bad drawn-text" data-text="−1">
          <Sign kind="spiky" />
        </span>
      )}
    </span>
  );
}

/** What there is to say of a property card beside its name. */
export function laidMarks(laid: LaidSeen): string[] {
  return [...(laid.in_force ? [] : [t("silenced")]), ...(laid.used || laid.applied ? [t("used-already")] : [])];
}

function Laid({ laid, small }: { readonly laid: LaidSeen; readonly small: boolean }) {
  const name = say().name("property", laid.property);
  const spent = laid.used || laid.applied;
  return (
    <Piece
      run={`laid:${laid.laid}`}
      class={`laid${spent ? " spent" : ""}${laid.in_force ? "" : " idle"}`}
      label={[name, ...laidMarks(laid)].join(", ")}
    >
      <Sign kind={laid.property} />
      {!small && <span class="laid-name">{name}</span>}
      {spent && <span class="spent-mark drawn-text" data-text="✓" />}
    </Piece>
  );
}

/** How a creature stands, in words: energy, sleep and the rest. */
export function statesOf(session: Session, creature: CreatureSeen): string[] {
  return [
    t("energy-of", { energy: creature.energy, cells: CELLS }),
    t(creature.asleep ? "asleep" : "awake"),
    ...(creature.active ? [t("is-active")] : []),
    ...(creature.suppressed ? [t("silenced")] : []),
    ...(session.facts(`creature:${creature.creature}`)["missing"] === 0 ? [t("can-transmute")] : []),
  ];
}

function labelOf(session: Session, creature: CreatureSeen): string {
  const words = say().fill({ it: `creature:${creature.creature}` }, session.scene.value);
  return [
    String(words["it-start"] ?? words["it"]),
    ...statesOf(session, creature),
    ...creature.properties.map((laid) => [say().name("property", laid.property), ...laidMarks(laid)].join(" ")),
  ].join(", ");
}
