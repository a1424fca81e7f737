// The covers of the boxes: each game draws its own, and one that does not gets a plain page.

import type { ComponentType } from "preact";
import { covers } from "virtual:games-elsewhere";
import { Fern, Page, Sun } from "./scenery";

const OURS = import.meta.glob<ComponentType>("../games/*/cover.tsx", { eager: true, import: "default" });

export function Cover({ game }: { readonly game: string }) {
  const Art = OURS[`../games/${game}/cover.tsx`] ?? covers[game] ?? Plain;
  return <Art />;
}

function Plain() {
  return (
    <Page>
      <Sun x={268} y={38} />
      <path class="hill" d="M0 142c50-16 110-14 170-4s110 0 150-8v40H0z" />
      <Fern x={40} y={160} size={1.2} />
      <Fern x={280} y={166} />
    </Page>
  );
}
