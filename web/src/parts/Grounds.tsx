// The ground under animals, and the meadow that holds the food: hills in wash, tufts in ink.

import "./grounds.css";

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

export function Tuft({ x, y, size = 1 }: Spot) {
  return (
    <path
      class="blades"
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0 0c-1-6-4-10-8-12M0 0c0-8 0-12-1-17M0 0c1-6 4-10 8-13"
    />
  );
}

function Bush({ x, y, size = 1 }: Spot) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="bush" d="M-17 2c-8-7-1-17 7-14 2-9 17-9 19 0 9-2 13 9 6 14z" />
      <path class="blades" d="M-10-4c1-4 4-6 8-5M3-9c4-1 6 1 7 4" />
    </g>
  );
}

/** Behind a row of animals: there, and not in the way. */
export function Ground() {
  return (
    <svg
      class="drawn ground-strip"
      viewBox="0 0 1600 78"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="hill far" d="M0 52c140-24 260-26 420-10s280-14 440-12 260 18 420 8 220-14 320-6v60H0z" />
      <path class="hill" d="M0 64c220-14 380 4 560-2s300-12 480-2 300 6 560-4v40H0z" />
      <Tuft x={180} y={75} />
      <Tuft x={470} y={71} size={0.8} />
      <Tuft x={700} y={77} size={1.1} />
      <Tuft x={910} y={73} />
      <Tuft x={1180} y={76} size={0.9} />
      <Tuft x={1460} y={72} size={1.1} />
    </svg>
  );
}

/** The place where food grows. */
export function Meadow() {
  return (
    <svg
      class="drawn meadow-drawing"
      viewBox="0 0 900 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="heaven" d="M-900-900h2700v1900H-900z" />
      <path
        class="hill far"
        d="M-900 40c300-16 600-20 900-2 120 8 210-16 330-14s190 20 330 10 160-12 240-6c300 20 600-14 900-2v500H-900z"
      />
      <path
        class="hill"
        d="M-900 62c300 6 600-14 900-6 150 5 250-10 400-6s240 14 500 2c300-14 600 10 900 2v500H-900z"
      />
      <Bush x={64} y={52} size={0.9} />
      <Bush x={842} y={56} size={1.1} />
      <Bush x={-160} y={58} size={1.2} />
      <Bush x={1060} y={54} />
      <Tuft x={150} y={94} />
      <Tuft x={320} y={72} size={0.7} />
      <Tuft x={470} y={96} size={1.1} />
      <Tuft x={610} y={76} size={0.8} />
      <Tuft x={760} y={94} />
      <Tuft x={-70} y={88} />
      <Tuft x={970} y={90} size={1.1} />
    </svg>
  );
}
