// A seat is a colour, a pattern and a letter, so that no one of them is needed alone.

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function SeatBadge({ seat }: { readonly seat: number }) {
  return (
    <span class={`seat-badge seat-${seat % 8}`} aria-hidden="true">
      <span>{seatLetter(seat)}</span>
    </span>
  );
}
