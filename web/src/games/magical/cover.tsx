// The cover of the box.

import { Page } from "../../home/scenery";
import "./figure/figure.css";
import { Beast } from "./figure/Beast";

export default function Cover() {
  return (
    <Page>
      <path class="nightsky" d="M0 0h320v170H0z" />
      <path
        class="star"
        d="M40 28l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM288 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM222 18l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM84 22l1 4 4 1-4 1-1 4-1-4-4-1 4-1z"
      />
      <path class="moon" d="M268 74a26 26 0 1 1-14-40 22 22 0 0 0 14 40z" />
      <path class="hill dark" d="M0 138c60-18 120-16 180-6s100 2 140-8v46H0z" />
      <Beast seed={5} properties={["flying"]} energy={4} ready at={{ x: 88, y: 26, width: 150 }} />
      <Beast seed={4} properties={["soporific"]} asleep at={{ x: 8, y: 86, width: 96 }} />
      <Beast seed={11} properties={["fire_breathing"]} energy={1} at={{ x: 206, y: 84, width: 96 }} />
      <path class="crystal" d="M98 168l7-26 10-8 9 12 3 22zM124 170l5-18 8-5 7 9 2 14zM296 168l5-20 8-8 9 12 2 16z" />
      <path class="facet" d="M115 134l-2 34M137 147l-2 22M309 140l-1 28" />
    </Page>
  );
}
