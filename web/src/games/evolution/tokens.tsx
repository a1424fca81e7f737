// Shells and locations.

export function ShellToken() {
  return (
    <svg class="drawn shell-token" viewBox="0 0 24 24" aria-hidden="true">
      <path class="carapace" d="M3 19C0 9 7 2 14 3c7 1 10 9 6 16-5-2-12-2-17 0z" />
      <path class="line wide" d="M18 17c2-6-1-10-6-10-4 0-6 4-4 7 2 2 5 1 5-1 0-1-2-2-3-1M5 16c0-2 0-4 1-6" />
    </svg>
  );
}

/** A small map of a location: two coasts, and the sea. */
export function PlaceSign({ place }: { readonly place: string }) {
  return (
    <svg class="drawn place-sign" viewBox="0 0 24 24" aria-hidden="true">
      {place === "laurasia" && (
        <path class="wash-green" d="M3 13l5-9 3 4 3-5 7 10c-3 1-4 3-7 2-2 3-5 0-7 2-2 0-3-2-4-4z" />
      )}
      {place === "gondwana" && (
        <path class="earth" d="M4 8c4-3 9-2 12 0 4-1 5 2 4 5-2 1-3 3-3 6-3 3-6 2-7-1 0-3-4-2-6-5z" />
      )}
      {place === "ocean" && <path class="wash-blue" d="M2 9c3-3 5-3 7 0s4 3 7 0 4-2 6 0v10H2z" />}
      {place !== "ocean" && <path class="wave-line" d="M2 21c2-1.500 4-1.500 6 0s4 1.500 6 0 4-1.500 8 0" />}
      {place === "ocean" && <path class="line" d="M5 15c2-1 3-1 4 0s3 1 4 0 3-1 5 0" />}
    </svg>
  );
}
