// The action display: twelve sections from top to bottom, each with its cells, and with the tokens that lie there.

import { type Session, useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { say, t } from "../../words/words";
import { Figure, Pawn, Sign, Token } from "./art/Sign";
import { Dominance } from "./Dominance";
import { Swatch } from "./Swatch";
import { boardOf, isAbout } from "./facts";
import { narrow } from "./narrow";
import { type BerthSeen, type Nutrient, type SectionSeen, type Taxon } from "./types";

/** Sections from which a token is taken, by the question that asks for it. */
const TAKEN_FROM: Readonly<Record<string, string>> = {
  abundance_token: "abundance",
  autotrophs_token: "autotrophs",
  adapt_token: "adaptation",
  wander_token: "wanderlust",
};

/** Whether the display shows the tokens to choose among; otherwise, and always on a phone, they are buttons. */
export function showsTokens(question: string | undefined): boolean {
  if (narrow.value || question === undefined) return false;
  return question in TAKEN_FROM || question === "dominate_type" || question === "claim_pawn";
}

export function Display() {
  const session = useSession();
  const board = boardOf(session);
  return (
    <section class="display" data-region="display" aria-label={t("display")}>
      {board.display.map((section) => (
        <Section key={section.section} section={section} />
      ))}
    </section>
  );
}

function Section({ section }: { readonly section: SectionSeen }) {
  const session = useSession();
  const board = boardOf(session);
  const element = `section:${section.section}`;
  const loose = section.section === "speciation" ? [] : (section.nutrients ?? []); // those lie beside their cells
  return (
    <div class="section" data-now={doing(session) === section.section || undefined}>
      <button
        type="button"
        class="section-name"
        data-item
        tabIndex={-1}
        data-element={element}
        onClick={(event) => session.ask(element, event.currentTarget)}
      >
        {say().name("section", section.section)}
      </button>
      <div class="berths">
        {section.berths.map((berth) => (
          <Berth key={berth.berth} berth={berth} />
        ))}
      </div>
      {section.squares && <Squares taxa={section.squares} />}
      {loose.length > 0 && <Tokens section={section.section} nutrients={loose} />}
      {section.section === "deformation" && (
        <span class="stock" title={t("vents-left", { count: board.vents_left })}>
          <Sign kind="hydrothermal" />
          {board.vents_left}
          <span class="hidden"> {t("vents-left", { count: board.vents_left })}</span>
        </span>
      )}
      {section.section === "dominance" && <Dominance />}
    </div>
  );
}

/** The section whose action is being carried out. */
function doing(session: Session): string | undefined {
  return boardOf(session).doing?.section ?? undefined;
}

export function Berth({ berth }: { readonly berth: BerthSeen }) {
  const session = useSession();
  const { limit, number, terrain, nutrient, thermal } = berth;
  const figure = limit ?? (terrain ? number : null); // the number of a cell of Evolution is that of the card (MAR-4.11)
  return (
    <Piece
      run={`berth:${berth.berth}`}
      class={`berth ${berth.special_only ? "special" : ""}`}
      label={berthLabel(session, berth)}
    >
      <span class="berth-box" data-closed={!berth.open || undefined}>
        {berth.special_only && !berth.pawn && (
          <span class="star">
            <Sign kind="special" />
          </span>
        )}
        {terrain && <Swatch terrain={terrain} />}
        {nutrient && <Token kind={nutrient} />}
        {thermal && <Sign kind={thermal} />}
        {figure && <b class="limit">{figure}</b>}
        {berth.pawn && <Pawn taxon={berth.taxon} kind={berth.pawn} />}
      </span>
    </Piece>
  );
}

/** What a cell is for, and who stands there. */
export function berthLabel(session: Session, berth: BerthSeen): string {
  const words = [say().element(`berth:${berth.berth}`, session.scene.value)];
  if (!berth.open) words.push(t("berth-closed"));
  if (berth.special_only) words.push(t("special-only"));
  if (berth.limit) words.push(t("up-to", { count: berth.limit }));
  if (berth.terrain) words.push(say().name("terrain", berth.terrain));
  if (berth.nutrient) words.push(say().name("nutrient", berth.nutrient));
  if (berth.thermal) words.push(say().name("thermal", berth.thermal));
  if (berth.pawn && berth.taxon)
    words.push(t("pawn-of", { pawn: say().name("pawn", berth.pawn), taxon: say().name("taxon", berth.taxon) }));
  return words.join(", ");
}

const SQUARES = 2;

function Squares({ taxa }: { readonly taxa: readonly Taxon[] }) {
  const names = taxa.map((taxon) => say().name("taxon", taxon)).join(", ") || "–";
  return (
    <span class="squares" title={t("squares", { classes: names })}>
      <span class="hidden">{t("squares", { classes: names })}</span>
      {Array.from({ length: SQUARES }, (_, nth) => (
        <span key={nth} class="square">
          {taxa[nth] && <Figure taxon={taxa[nth]} />}
        </span>
      ))}
    </span>
  );
}

/** Tokens of a section: on the question about them they can be taken. */
function Tokens({ section, nutrients }: { readonly section: string; readonly nutrients: readonly Nutrient[] }) {
  const session = useSession();
  const asked = session.view.value!.question?.key ?? "";
  const takes = TAKEN_FROM[asked] === section && isAbout(session, "nutrient") && !narrow.value;
  const names = nutrients.map((nutrient) => say().name("nutrient", nutrient)).join(", ");
  if (!takes)
    return (
      <span class="tokens" role="img" aria-label={names} title={names}>
        {nutrients.map((nutrient, nth) => (
          <Token key={nth} kind={nutrient} />
        ))}
      </span>
    );
  return (
    <span class="tokens">
      {nutrients.map((nutrient, nth) => (
        <Piece key={nth} run={`nutrient:${nutrient}`} class="token-piece" label={say().name("nutrient", nutrient)}>
          <Token kind={nutrient} />
        </Piece>
      ))}
    </span>
  );
}
