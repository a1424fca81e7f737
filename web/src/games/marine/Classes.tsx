// The four classes side by side: points, pawns, elements, cubes and traits. Mine are drawn with what I can take up.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { SeatFace } from "../../faces/SeatFace";
import { SeatMark } from "../../shell/Absence";
import { say, t } from "../../words/words";
import { Plate } from "./art/Plate";
import { Figure, Pawn, Sign, Token } from "./art/Sign";
import { Berth } from "./Display";
import { boardOf, myClass } from "./facts";
import { narrow } from "./narrow";
import type { ClassSeen, DietSeen, PawnKind } from "./types";

export function Classes() {
  const session = useSession();
  const classes = boardOf(session).classes;
  const mine = myClass(session);
  return (
    <section data-region="classes" aria-label={t("classes")}>
      <div class="classes" style={{ "--classes": classes.length }}>
        {classes.map((one) => (
          <Strip key={one.taxon} one={one} />
        ))}
      </div>
      {mine && narrow.value && <MyBar one={mine} />}
    </section>
  );
}

/** On a phone the strips are too small for fingers, so what is mine has a line of its own. */
function MyBar({ one }: { readonly one: ClassSeen }) {
  return (
    <div class={`my-bar ${one.taxon}`}>
      <Pawns one={one} mine />
      <Stocks one={one} />
      <Diets one={one} mine />
      <Traits one={one} />
      {one.benthic && <Berth berth={one.benthic} />}
    </div>
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
      <Piece run={`taxon:${one.taxon}`} class="strip-head" label={classLabel(one, `${name} ${player}`)}>
        <Figure taxon={one.taxon} />
        <span class="strip-names">
          <strong class="strip-name">{name}</strong>{" "}
          <span class="strip-player">
            <SeatFace seat={one.seat} /> {player} <SeatMark seat={session.seats.value[one.seat]} />
          </span>
        </span>
        {one.right && <span class="retrieved" title={t("has-retrieved")} data-shows="↩" />}
        {one.holds_survival && (
          <span class="holds" title={t("holds-survival")}>
            <Sign kind="survival" />
          </span>
        )}
        <strong class="strip-points" data-shows={one.points} />
      </Piece>
      <div class="strip-line">
        <Pawns one={one} mine={one === myClass(session) && !narrow.value} />
        <Stocks one={one} />
      </div>
      {!narrow.value && (
        <div class="strip-line">
          <Diets one={one} mine={mine} />
          <Traits one={one} />
          {one.benthic && <Berth berth={one.benthic} />}
        </div>
      )}
    </div>
  );
}

function Stocks({ one }: { readonly one: ClassSeen }) {
  return (
    <span class="stocks" aria-hidden="true">
      <span class="stock" title={t("gene-pool", { count: one.gene_pool })}>
        <Sign kind="pool" />
        {one.gene_pool}
      </span>
      {one.lost_next > 0 && (
        <span class="stock risk" title={t("endangered-count", { count: one.lost_next })}>
          <Sign kind="extinction" />
          {one.lost_next}
        </span>
      )}
    </span>
  );
}

function Diets({ one, mine }: { readonly one: ClassSeen; readonly mine: boolean }) {
  return (
    <span class="diets">
      {one.diet.map((place, nth) => (
        <Diet key={nth} place={place} mine={mine} />
      ))}
    </span>
  );
}

function Traits({ one }: { readonly one: ClassSeen }) {
  return (
    <span class="traits">
      {one.traits.map((trait) => (
        <Trait key={trait} trait={trait} />
      ))}
      {one.copied && <Trait trait={one.copied} copied />}
    </span>
  );
}

/** The pawns of a class: how many basic ones are at hand, of how many, and the special ones it controls. */
function Pawns({ one, mine }: { readonly one: ClassSeen; readonly mine: boolean }) {
  const board = boardOf(useSession());
  const away = (kind: PawnKind): boolean => board.pawns.some(({ pawn, berth }) => pawn === kind && berth !== null);
  return (
    <span class="pawns">
      <PawnsOf one={one} kind="basic" atHand={one.basics > 0} mine={mine} />
      {one.pawns.map((kind) => (
        <PawnsOf key={kind} one={one} kind={kind} atHand={!away(kind)} mine={mine} />
      ))}
    </span>
  );
}

interface PawnsOfProps {
  readonly one: ClassSeen;
  readonly kind: PawnKind;
  readonly atHand: boolean;
  readonly mine: boolean;
}

function PawnsOf({ one, kind, atHand, mine }: PawnsOfProps) {
  const name = say().name("pawn", kind);
  const label = kind === "basic" ? t("pawns-at-hand", { count: one.basics, all: one.basics_all }) : name;
  const drawn = (
    <>
      <Pawn taxon={one.taxon} kind={kind} />
      {kind === "basic" && (
        <span>
          <b data-shows={one.basics} />
          <small data-shows={`/${one.basics_all}`} />
        </span>
      )}
    </>
  );
  if (mine)
    return (
      <Piece run={`pawn:${kind}`} class={`pawn-piece ${atHand ? "" : "out"}`} label={label}>
        {drawn}
      </Piece>
    );
  return (
    <span class={`pawn-count ${atHand ? "" : "out"}`} aria-hidden="true" title={label}>
      {drawn}
    </span>
  );
}

/** A cell for an element: printed, a token, or vacant. */
function Diet({ place: { diet, nutrient, printed }, mine }: { readonly place: DietSeen; readonly mine: boolean }) {
  const session = useSession();
  const name = nutrient ? say().name("nutrient", nutrient) : t("vacant-cell");
  const label = printed ? t("printed", { element: name }) : name;
  const element = `diet:${diet}`;
  if (mine && session.choice.offers.value.some(({ path }) => path.includes(element)))
    return (
      <Piece run={element} class="diet" label={label}>
        {nutrient && <Token kind={nutrient} />}
      </Piece>
    );
  return (
    <span class="diet" data-printed={printed || undefined} data-place={element} title={label} aria-hidden="true">
      {nutrient && <Token kind={nutrient} />}
    </span>
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
    t("pawns-at-hand", { count: one.basics, all: one.basics_all }),
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
