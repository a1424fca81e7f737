// Properties that are worn on the head and the neck.

import { beside } from "../../../parts/creature/geometry";
import type { Part } from "../../../parts/creature/part";
import { angle, at, ends } from "../../../parts/creature/placing";

export const vampire: Part = {
  behind: (body) => (
    <g transform={at(beside(body.spine, 4.9, -0.2), angle(body, 5) + 60)}>
      <path class="murk" d="M10 10C0 14-12 8-18-6c-2-8 0-14 4-18 2 8 8 12 16 13z" />
      <path class="wash-red" d="M6 7C-2 8-9 3-13-6c-1-4-1-8 1-12 3 6 8 9 14 10z" />
    </g>
  ),
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 0.25, 0.6), angle(body, ends(body)))}>
      <path class="bone" d="M-6-.500l2 7.500L-1.500 0zM1.500 0l1.600 6.500L5-.500z" />
      <path class="line" d="M-9-1C-4 1 2 1 6-1.500" />
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-red" d="M2 5c6 2 14 2 20 0-1 5-3 7-5 7H7c-2 0-4-2-5-7z" />
      <path class="bone" d="M5.500 11.500l2.500 9 3-9zM13 11.500l3 9 2.500-9z" />
      <path class="wash-red" d="M12 15.500c1.600 2.400 2 3.600 2 4.600a2 2 0 0 1-4 0c0-1 .4-2.200 2-4.600z" />
    </>
  ),
};

export const fireBreathing: Part = {
  front: (body) => (
    <g transform={at(body.snout, Math.max(-20, Math.min(20, angle(body, ends(body)))), 0.86)}>
      <path class="wash-red" d="M3 1C9-6 14-3 17-10c2 5 4 5 8 2-1 4 1 6 6 6-5 2-5 4-2 8-7-1-11 3-17 2C7 7 4 5 3 1z" />
      <path class="wash-yellow" d="M6 2c4-3 8-2 12-5-1 4 1 4 5 4-3 3-9 6-13 5-2 0-4-2-4-4z" />
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-red" d="M12 1c1 5 7 8 7 14 0 5-3 8-7 8s-7-3-7-8c0-3 1-5 3-7 0 2 1 3 2 4 2-3 1-7 2-11z" />
      <path class="wash-yellow" d="M12 11c1 3 4 4 4 7 0 3-2 4-4 4s-4-1-4-4c0-2 1-3 2-4 0 1 1 2 1 2 1-2 0-3 1-5z" />
    </>
  ),
};

export const scary: Part = {
  behind: (body) => (
    <path
      class="murk"
      transform={at(body.head, angle(body, ends(body) - 1) * 0.4, body.head.r / 9)}
      d="M4-21l2 9 9-6-5 9 10 1-10 4-6 12-5-3-7 5 0-8-9 1 6-6-9-5 9-2-5-9 8 5 1-9 5 6z"
    />
  ),
  front: (body, pose) => (
    <g transform={at(body.eye)}>
      {!pose.asleep && (
        <>
          <path class="wash-yellow" d="M-6-2C-2-5 3-4 6 1 1 4-4 3-6-2z" />
          <circle class="wash-red" cx=".5" cy="-.5" r="2.200" />
          <circle class="jet" cx=".8" cy="-.4" r="1" />
        </>
      )}
      <path class="line wide" d="M-8-6L6-2" />
    </g>
  ),
  icon: () => (
    <>
      <path
        class="murk"
        d="M12 1l2.500 4L19 2l-.5 5 5-.500-3 4.500 3 4-5 .5 1 5-4.500-2L12 23l-3-4.500L4.500 20.500l1-5-5-.5 3-4-3-4.500 5 .5L5 2l4.500 3z"
      />
      <path class="wash-yellow" d="M4.500 8.500c3-.5 5 1 6 4-3 1-5-.5-6-4zM19.500 8.500c-3-.5-5 1-6 4 3 1 5-.5 6-4z" />
      <path class="paper-line wide" d="M8 17l2-1.500 2 1.500 2-1.500 2 1.500" />
    </>
  ),
};

export const annoying: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 5, 0.75), 0)}>
      <path class="line wide" d="M-7-8C-4-3 3-3 7-8" />
      <path class="wash-yellow" d="M-7 9c2-3 2-4 2-7 0-7 10-7 10 0 0 3 0 4 2 7z" />
      <circle class="ink" cx="0" cy="10.500" r="2" />
      <path class="line" d="M-11 3c-2 3-2 6 0 9M11 3c2 3 2 6 0 9" />
    </g>
  ),
  icon: () => (
    <>
      <path class="line wide" d="M12 2v3" />
      <path class="wash-yellow" d="M4 18c3-3 3-6 3-8 0-7 10-7 10 0 0 2 0 5 3 8z" />
      <circle class="ink" cx="12" cy="20" r="2.200" />
      <path class="line wide" d="M2.500 7c-1.500 3-1.500 6 0 9M21.500 7c1.500 3 1.500 6 0 9" />
    </>
  ),
};

export const omnivorous: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 0.1, 0.5), angle(body, ends(body)) * 0.4)}>
      <path class="tongue" d="M-3 1C4 8 16 8 18 0c1-5-3-9-7-7" />
      <path class="crystal-gem" d="M8-12l3.500-2.500 3.500 2.500-1.500 6h-4z" />
      <path class="bone" d="M-8-.500l1.500 4L-4 0z" />
    </g>
  ),
  icon: () => (
    <>
      <path class="ink" d="M2 5c6-3 14-3 20 0-1 4-3 6-6 6H8C5 11 3 9 2 5z" />
      <path class="bone" d="M5 6l1.500 3.500L8.500 6zM15.500 6l2 3.500L19 6z" />
      <path class="tongue" d="M12 10c-1 6-1 10 3 10 4 0 5-3 3-5" />
      <path class="wash-green" d="M2 21c0-5 3-7 8-7 0 5-3 8-8 7z" />
      <path class="crystal-gem" d="M16 10.500l2.500-1.500 2.500 1.500-1 5h-3z" />
    </>
  ),
};

export const wise: Part = {
  front: (body) => (
    <g>
      <path
        class="paper"
        transform={at(beside(body.spine, ends(body) - 0.5, 0.85), 4)}
        d="M-7-2C-3 0 3 0 7-2c1 6-1 9-2 12-2-2-3-2-3-1 0 3-1 5-3 8-1-3-2-4-3-6-2 0-2-1-3 0 0-4-1-7 0-13z"
      />
      <g transform={at(body.eye, angle(body, ends(body) - 1) * 0.5)}>
        <path class="line" d="M-5-1l-7-3M5 0l4-1" />
        <circle class="lens" r="5" />
        <circle class="lens" cx="9.500" cy=".5" r="3.400" />
      </g>
    </g>
  ),
  icon: () => (
    <>
      <path class="paper" d="M2 8c4-2 7-1 10 1 3-2 6-3 10-1v13c-4-2-7-1-10 1-3-2-6-3-10-1z" />
      <path class="jet-line" d="M12 9v12M15 18c2-1 3-1 5 0M4 18c2-1 3-1 5 0" />
      <circle class="lens" cx="7" cy="10.500" r="4.200" />
      <circle class="lens" cx="17" cy="10.500" r="4.200" />
      <path class="line wide" d="M11.200 10c.5-.7 1-.7 1.600 0M2.800 10L1 7M21.200 10L23 7" />
    </>
  ),
};
