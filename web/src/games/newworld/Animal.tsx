// One animal: drawn, numbered, with its food, its shelter, its marks and its trait cards.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { arrive, fade, leave } from "../../effects/motion";
import { Piece } from "../../grammar/Piece";
import { keepInSight } from "../../grammar/sight";
import { Creature } from "../../parts/creature/Creature";
import { foodWeb, webOf } from "../../parts/foodweb";
import type { Fit } from "../../parts/room";
import { Berry, Drop, EmptySpot, Mark, type MarkKind, Shelter } from "../../parts/tokens";
import { say, t } from "../../words/words";
import { TraitIcon, looksOf } from "./looks";
import { TraitChip } from "./Traits";
import { allAnimals, boardOf, fateOf, kindsOf, listOf } from "./facts";
import type { AnimalSeen } from "./types";

/** How the animals of a box are drawn. */
export type Drawn = Pick<Fit, "named" | "mini">;

interface AnimalProps {
  readonly animal: AnimalSeen;
  readonly drawn: Drawn;
  /** In a row that is being rearranged: where it will stand. */
  readonly place?: number | undefined;
}

export function Animal({ animal, drawn, place }: AnimalProps) {
  const session = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const id = `animal:${animal.animal}`;
  useComingAndGoing(session, animal.animal, frame);
  const about = roleIn(session, id);
  const fights = about !== undefined;
  useEffect(() => (fights ? keepInSight(frame.current!) : undefined), [fights]);
  const mini = drawn.mini && !traitsWanted(session, animal);
  const web = foodWeb.value;
  const link = web?.prey.has(id) ? "prey" : web?.hunters.has(id) ? "hunter" : undefined;
  return (
    <div
      class={mini ? "animal mini" : "animal"}
      ref={frame}
      data-place={id}
      data-web={link}
      data-about={about}
      data-fate={fateOf(session, animal.animal) || undefined}
      data-sheltered={animal.sheltered || undefined}
    >
      <Piece run={id} class="creature-piece" label={animalLabel(session, animal)}>
        <span class="number">{animal.animal}</span>
        {place !== undefined && <span class="place-number">{place}.</span>}
        {animal.sheltered && (
          <span class="sheltered">
            <Shelter />
          </span>
        )}
        <Creature
          seed={animal.animal}
          looks={looksOf(kindsOf(animal))}
          asleep={animal.asleep}
          poisoned={animal.poisoned}
          fat={animal.fat}
          filled={animal.stored}
        />
        <Meal animal={animal} />
        {mini && <MiniTraits animal={animal} />}
        {web && <Threat animal={animal} />}
      </Piece>
      {!mini && animal.traits.length > 0 && (
        <div class="trait-list" data-pictures={animal.traits.length > drawn.named || undefined}>
          {animal.traits.map((trait) => (
            <TraitChip key={trait.trait} trait={trait} named={animal.traits.length <= drawn.named} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Must its trait cards be touchable just now? */
function traitsWanted(session: Session, animal: AnimalSeen): boolean {
  return animal.traits.some(({ trait }) => {
    const element = `trait:${trait}`;
    return session.choice.next.value.includes(element) || session.lit.value.has(element);
  });
}

function MiniTraits({ animal }: { readonly animal: AnimalSeen }) {
  return (
    <span class="mini-traits">
      {animal.traits.map((trait) => (
        <span key={trait.trait} class={trait.rotated ? "used" : ""}>
          <TraitIcon kind={trait.kind} />
        </span>
      ))}
    </span>
  );
}

/** It goes from its old place to the new one, and fades where it died. */
function useComingAndGoing(session: Session, number: number, frame: { readonly current: HTMLDivElement | null }): void {
  useLayoutEffect(() => {
    const id = `animal:${number}`;
    const here = frame.current?.querySelector(".creature");
    if (here) arrive(id, here);
    return () => {
      const drawing = frame.current?.querySelector(".creature");
      if (!drawing) return;
      const gone =
        session.view.value !== null && !allAnimals(boardOf(session)).some((other) => other.animal === number);
      if (gone) fade(drawing, drawing.getBoundingClientRect());
      else leave(id, drawing);
    };
  }, []);
}

/** The part an animal has in what is asked. */
function roleIn(session: Session, id: string): "prey" | "hunter" | undefined {
  const facts = session.view.value!.question?.facts ?? {};
  if (facts["target"] === id) return "prey";
  return listOf(facts["attackers"]).includes(id) ? "hunter" : undefined;
}

/** How it is just now. */
export function marksOf(animal: AnimalSeen): MarkKind[] {
  const marks: MarkKind[] = [animal.asleep ? "asleep" : animal.fed ? "fed" : "hungry"];
  if (animal.sheltered) marks.push("sheltered");
  if (animal.poisoned) marks.push("poisoned");
  if (animal.attacked) marks.push("attacked");
  if (animal.barred) marks.push("barred");
  return marks;
}

/** What would become of it, where that is not plain. */
export function fateWords(session: Session, animal: AnimalSeen): string {
  const fate = fateOf(session, animal.animal);
  return fate === "" || fate === "hunger" ? "" : say().name("fate", fate); // hunger has a mark
}

function animalLabel(session: Session, animal: AnimalSeen): string {
  const parts = [
    String(say().fill({ it: `animal:${animal.animal}` }, session.scene.value)["it-start"] ?? animal.animal),
    t("food-of-need", { food: animal.food, need: animal.need }),
    ...(animal.fat > 0 ? [t("fat-of-room", { stored: animal.stored, fat: animal.fat })] : []),
    ...marksOf(animal).map((mark) => say().name("mark", mark)),
    ...kindsOf(animal).map((kind) => say().name("trait", kind)),
    fateWords(session, animal),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Its food, red and blue, and the bowls that are still empty. */
function Meal({ animal }: { readonly animal: AnimalSeen }) {
  const session = useSession();
  const fate = fateWords(session, animal);
  const empty = Math.max(0, animal.need - animal.food);
  return (
    <>
      <span class="meal">
        {Array.from({ length: animal.red }, (_, nth) => (
          <Berry key={`red${nth}`} />
        ))}
        {Array.from({ length: animal.blue }, (_, nth) => (
          <Drop key={`blue${nth}`} />
        ))}
        {Array.from({ length: empty }, (_, nth) => (
          <EmptySpot key={`empty${nth}`} />
        ))}
        <span class="marks">
          {marksOf(animal)
            .filter((mark) => mark !== "sheltered") // it is drawn on the picture
            .filter((mark) => mark !== "hungry" || fateOf(session, animal.animal)) // while nobody can starve it says nothing
            .map((mark) => (
              <Mark key={mark} kind={mark} />
            ))}
        </span>
      </span>
      {fate && <span class="fate" data-text={fate} />}
    </>
  );
}

function Threat({ animal }: { readonly animal: AnimalSeen }) {
  const count = webOf(useSession(), animal.animal, "hunters").length;
  return (
    <span class="threat" data-safe={count === 0 || undefined}>
      <TraitIcon kind="carnivorous" />
      {count}
    </span>
  );
}
