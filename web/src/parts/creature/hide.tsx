// The hide: what a thick skin and a coat for every country look like.

import { beside } from "./geometry";
import type { Part } from "./part";
import { angle, at } from "./placing";

const folds: Part = {
  skin: (body) => (
    <g>
      {[1.7, 2.2, 3.9, 4.4].map((where, nth) => {
        const top = beside(body.spine, where, -0.75 + (nth % 2) * 0.2);
        const low = beside(body.spine, where + 0.1, 0.75);
        return <path class="fold" d={`M${top.x} ${top.y}Q${top.x + 5} ${(top.y + low.y) / 2} ${low.x - 1} ${low.y}`} />;
      })}
      <path
        class="fold"
        transform={at(beside(body.spine, 3.1, 0.62), angle(body, 3))}
        d="M-9 0c5 3 12 3 17-1M-6 4c4 2 8 2 12-1"
      />
    </g>
  ),
  front: (body) => (
    <g>
      {body.feet
        .filter((foot) => foot.near)
        .map((foot) => (
          <g transform={at(foot.foot)}>
            <path class="fold" d="M-5-12c3 2 8 2 11 0M-5-8c3 2 7 2 10 0" />
            <path class="paper" d="M-5 1.500a2 2 0 0 1 4 0zM-.800 2a2 2 0 0 1 4 0zM3.400 1.500a2 2 0 0 1 4 0z" />
          </g>
        ))}
    </g>
  ),
  icon: () => (
    <>
      <path
        class="pelt"
        d="M2 20V13C2 7 6 4 11 4c3 0 4 1.500 6 1.500 3 0 5 2.500 5 6V17c0 2.600-3.500 2.600-3.500 0v-3.500L17 14v6h-4v-4H7v4z"
      />
      <path class="bone" d="M17.500 12.500c1 3.500 3.500 4 5.500 2-1 4-6.500 4.500-8-1z" />
      <circle class="jet" cx="17.500" cy="9" r=".9" />
      <path class="line" d="M13 6c-1 3 0 5 2 6M5 9c-.600 2-.600 4 0 6" />
    </>
  ),
};

const COATS = ["wash-green", "wash-yellow", "ice", "wash-blue"] as const;

const patches: Part = {
  skin: (body) => (
    <g>
      {COATS.map((coat, nth) => {
        const [from, to] = [1.5 + nth * 0.95, 2.3 + nth * 0.95];
        const corners = [beside(body.spine, from, -1.2), beside(body.spine, to, -1.2)];
        const low = [beside(body.spine, to - 0.25, 0.45), beside(body.spine, from - 0.1, 0.1)];
        return (
          <path
            class={`${coat} patch`}
            d={`M${[...corners, ...low].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`}
          />
        );
      })}
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-green" d="M11.500 11.500H2A9.500 9.500 0 0 1 11.500 2z" />
      <path class="wash-yellow" d="M12.500 11.500V2a9.500 9.500 0 0 1 9.500 9.500z" />
      <path class="wash-blue" d="M11.500 12.500V22A9.500 9.500 0 0 1 2 12.500z" />
      <path class="ice" d="M12.500 12.500H22a9.500 9.500 0 0 1-9.500 9.500z" />
      <path
        class="line"
        d="M5 10c0-2 1-4 4-4 0 3-2 4-4 4M15 8.500a2 2 0 0 1 3.500-1M4.500 16c1.500-1 2.500-1 4 0M16.500 14.500v4M14.800 15.500l3.400 2M18.200 15.500l-3.400 2"
      />
    </>
  ),
};

export const HIDE = { folds, patches } as const;
