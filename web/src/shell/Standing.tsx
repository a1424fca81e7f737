// How a seat stands right now, for the strips of seats: "12", with what is counted for the ear and the pointer.

import { useSession } from "../app/session";
import { say } from "../words/words";

export function Standing({ seat }: { readonly seat: number }) {
  const standing = useSession().view.value?.standing;
  const count = standing?.counts[seat];
  if (!standing || count === undefined) return null;
  const words = say().text(`measure-${standing.measure}-count`, { count });
  return (
    <span class="standing" title={words}>
      <b aria-hidden="true">{count}</b>
      <span class="hidden">{words}</span>
    </span>
  );
}
