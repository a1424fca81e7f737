// The face of the bot in a seat, beside its name; people have none.

import { useSession } from "../app/session";
import type { SeatInfo } from "../net/protocol";
import { Face } from "./drawings";

export function FaceOf({ seat }: { readonly seat: SeatInfo | undefined }) {
  return seat?.kind === "bot" && seat.bot ? <Face bot={seat.bot} /> : null;
}

export function SeatFace({ seat }: { readonly seat: number }) {
  return <FaceOf seat={useSession().seats.value[seat]} />;
}
