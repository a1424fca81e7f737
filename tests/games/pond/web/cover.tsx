// The cover of the box.

import { Page, Sun } from "@tangledbank/home/scenery";

export default function Cover() {
  return (
    <Page>
      <path class="sea" d="M0 0h320v170H0z" />
      <Sun x={268} y={38} />
      <path class="hill" d="M60 120a40 18 0 1 0 80 0a40 18 0 1 0-80 0zM180 100a34 15 0 1 0 68 0a34 15 0 1 0-68 0z" />
      <path class="beast" d="M84 112c0-22 32-22 32 0zM88 92a5 5 0 1 1 10 0zM102 92a5 5 0 1 1 10 0z" />
    </Page>
  );
}
