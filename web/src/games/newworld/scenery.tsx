// What landscapes are drawn of.

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

const place = ({ x, y, size = 1 }: Spot): string => `translate(${x} ${y}) scale(${size})`;

export function Fir(spot: Spot) {
  return (
    <g transform={place(spot)}>
      <path class="wood" d="M-2 0v-9h4v9z" />
      <path class="needle" d="M0-46l9 15-5-1 8 13-6-1 8 14c-9 3-19 3-28 0l8-14-6 1 8-13-5 1z" />
      <path class="line" d="M-4-24c2 1 4 1 6 0M-3-12c3 1 5 1 8 0" />
    </g>
  );
}

/** A tree with a wide crown on a bare trunk. */
export function Acacia(spot: Spot) {
  return (
    <g transform={place(spot)}>
      <path class="wood" d="M-2 0c2-12 0-20-9-29l3-2c5 5 7 8 8 11 1-5 5-9 12-13l2 2C6-24 3-16 3 0z" />
      <path class="leaf" d="M-30-30c4-9 18-15 33-15s27 6 30 13c-20 5-43 5-63 2z" />
      <path class="line" d="M-18-35c6-3 12-4 18-4M8-36c5 0 9 1 13 2" />
    </g>
  );
}

export function Palm(spot: Spot) {
  return (
    <g transform={place(spot)}>
      <path class="wood" d="M-3 0c-1-14 1-26 7-37l3 1C2-25 1-14 2 0z" />
      <path
        class="leaf"
        d="M5-37c-8-8-17-8-24-1 8-3 15-2 24 1zM5-37c-4-11 2-19 12-21-6 6-10 12-12 21zM5-37c6-9 15-10 23-3-9-1-15 0-23 3zM5-37c-10-2-17 3-19 13 6-6 11-10 19-13zM5-37c9 0 15 5 16 14-5-6-9-10-16-14z"
      />
    </g>
  );
}

/** A broad tree of the forest, with a climbing plant. */
export function Giant(spot: Spot) {
  return (
    <g transform={place(spot)}>
      <path class="wood" d="M-9 0c4-8 5-22 4-38H5C4-22 5-8 9 0 5-1 3-3 1-6-1-3-5-1-9 0z" />
      <path class="leaf" d="M-26-34c-8-7-2-18 7-17 2-11 18-14 24-5 9-5 20 3 17 12 6 4 2 13-5 12-13 5-30 4-43-2z" />
      <path class="line" d="M-15-42c4-4 9-5 13-3M6-45c4-2 8-1 10 2M-4-20c3 4 6 4 8 0" />
    </g>
  );
}

/** A tree on stilts. */
export function Mangrove(spot: Spot) {
  return (
    <g transform={place(spot)}>
      <path class="root" d="M0-22C-4-14-12-8-15 3M0-22C-2-12-6-6-7 4M1-22C3-12 5-6 7 4M2-22C6-14 13-8 16 3M-1-22v26" />
      <path class="wood" d="M-4-20c2-4 2-8 1-14h6c-1 6-1 10 1 14z" />
      <path class="leaf" d="M-21-32c-4-9 6-15 13-11 4-9 18-7 20 1 9-1 14 8 8 13-12 4-29 3-41-3z" />
      <path class="line" d="M-12-36c4-3 7-3 10-1M6-38c4-1 7 0 9 3" />
    </g>
  );
}

export function Reeds(spot: Spot) {
  return (
    <g transform={place(spot)}>
      <path class="blades" d="M-8 2c1-12 0-20-3-28M-2 2c-1-14 0-24 3-32M4 2c1-10 4-18 8-24M10 2c0-8 2-13 6-18" />
      <path class="bulrush" d="M-12-34c3-1 5 1 5 4l-1 7c-2 1-4 0-4-2zM0-39c3-1 4 2 4 4l-1 8c-2 1-4 0-4-2z" />
    </g>
  );
}

export function Cactus(spot: Spot) {
  return (
    <g transform={place(spot)}>
      <path
        class="leaf"
        d="M-4 1v-13c-8 2-12-2-12-9v-6c0-4 6-4 6 0v5c0 4 2 5 6 4v-15c0-7 9-7 9 0v20c4 1 6 0 6-4v-6c0-4 6-4 6 0v7c0 7-4 11-12 9v8z"
      />
      <path class="line" d="M0-34V-3M-13-26v4M14-22v5" />
    </g>
  );
}

export function Berries({ x, y, size = 1 }: Spot) {
  return (
    <g transform={place({ x, y, size })}>
      <path class="leaf" d="M-14 1c-4-8 3-14 9-11 3-6 13-5 14 1 6 0 8 7 4 10z" />
      <circle class="fruit" cx="-6" cy="-4" r="2" />
      <circle class="fruit" cx="1" cy="-7" r="2" />
      <circle class="fruit" cx="6" cy="-3" r="2" />
    </g>
  );
}
