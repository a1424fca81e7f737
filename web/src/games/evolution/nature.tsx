// What the cards of nature show, each on 24 by 24.

import type { ComponentChildren } from "preact";

export const NATURE: Readonly<Record<string, () => ComponentChildren>> = {
  frost: () => (
    <>
      <path
        class="flake"
        d="M12 2v20M3.500 7l17 10M20.500 7l-17 10M9 3.500l3 3 3-3M9 20.500l3-3 3 3M3 11l4-1.500L6 5M21 13l-4 1.500L18 19M21 11l-4-1.500L18 5M3 13l4 1.500L6 19"
      />
    </>
  ),
  cold_snap: () => (
    <>
      <path class="paper" d="M9 4a3 3 0 0 1 6 0v9a5 5 0 1 1-6 0z" />
      <circle class="wash-blue" cx="12" cy="17" r="3" />
      <path class="line wide" d="M12 14v-3M18 5h3M18 8.500h2M18 12h3" />
    </>
  ),
  epidemic: () => (
    <>
      <path class="line wide" d="M12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M20 4l-3 3M7 17l-3 3" />
      <circle class="wash-violet" cx="12" cy="12" r="6.500" />
      <circle class="jet" cx="10" cy="10.500" r="1.300" />
      <circle class="jet" cx="14" cy="11" r="1" />
      <circle class="jet" cx="12" cy="14.500" r="1.300" />
    </>
  ),
  infection: () => (
    <>
      <path class="wash-rose" d="M4 15c-3-5 2-11 7-7 3-6 11-3 10 3 2 5-3 10-8 7-3 3-8 1-9-3z" />
      <circle class="jet" cx="9" cy="13" r="1.400" />
      <circle class="jet" cx="15" cy="9.500" r="1.400" />
      <path class="line" d="M13 14c2 1 3 0 4-1" />
    </>
  ),
  drought: () => (
    <>
      <circle class="wash-yellow" cx="12" cy="8" r="4.500" />
      <path class="line wide" d="M12 1.500V1M5.500 4L5 3.500M18.500 4l.5-.5M4 9h-.5M20.500 9H20" />
      <path class="earth" d="M1 17c7-2 15-2 22 0v5H1z" />
      <path class="line" d="M8 16l2 3-2 3M15 16l-1 2 3 4M10 19l4-1" />
    </>
  ),
  glacier_advance: () => (
    <>
      <path class="ice" d="M2 21L7 9l3 4 4-9 4 8 4 9z" />
      <path class="line" d="M7 9l1 6M14 4l-1 8 2 4M18 12l-1 4M2 21h20" />
    </>
  ),
  thaw: () => (
    <>
      <path class="wash-blue" d="M12 2c4 6 6 9 6 12.500a6 6 0 0 1-12 0C6 11 8 8 12 2z" />
      <path class="wash-green" d="M12 22c0-5 2-8 7-9 1 5-2 9-7 9z" />
      <path class="line" d="M12 22c1-3 3-5 5-7" />
    </>
  ),
  calm: () => (
    <>
      <circle class="wash-yellow" cx="12" cy="10" r="5" />
      <path class="line wide" d="M2 16c3-2 5-2 7 0s5 2 7 0 4-2 6 0M4 20c3-2 5-2 7 0s5 2 7 0" />
    </>
  ),
};
