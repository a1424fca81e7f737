// What the guide to Magical Creatures shows: creatures with properties and energy, properties, sources, tokens.

import "./figure/figure.css";
import type { PictureProps } from "../../rules/Pictures";
import { Beast } from "./figure/Beast";
import { Scene } from "./figure/scenes";
import { Sign } from "./figure/signs";

export default function Picture({ kind, of }: PictureProps) {
  if (kind === "creature") {
    const [seed = "1", energy = "0", ...properties] = of;
    return (
      <Beast
        seed={Number(seed)}
        energy={Number(energy)}
        properties={properties}
        asleep={properties.includes("asleep")}
        ready={properties.includes("ready")}
      />
    );
  }
  if (kind === "source") return <Scene source={of[0] ?? ""} />;
  return of.map((sign, nth) => <Sign key={nth} kind={sign} />);
}
