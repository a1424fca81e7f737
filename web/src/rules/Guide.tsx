// The guide itself: contents, then the parts that matter with these options.

import { t } from "../words/words";
import { BlockView } from "./Blocks";
import type { Open } from "./inline";
import { type Block, type Options, inPlay } from "./pages";

interface GuideProps {
  readonly game: string;
  readonly blocks: readonly Block[];
  readonly options: Options;
  readonly open: Open;
  readonly top: 2 | 3;
}

export function GuideText({ game, blocks, options, open, top }: GuideProps) {
  const shown = blocks.filter((block) => inPlay(block, options));
  const [title, ...rest] = shown;
  return (
    <article class="guide-text">
      {title && top === 2 ? <h1>{title.text}</h1> : null}
      <Contents blocks={rest} open={open} />
      {rest.map((block, nth) => (
        <BlockView key={nth} game={game} block={block} open={open} top={top} />
      ))}
    </article>
  );
}

function Contents({ blocks, open }: { readonly blocks: readonly Block[]; readonly open: Open }) {
  return (
    <nav class="guide-contents" aria-label={t("contents")}>
      <ul>
        {blocks
          .filter(({ kind, level }) => kind === "heading" && level === 2)
          .map(({ id = "", text }) => (
            <li key={id}>
              <button type="button" onClick={() => open(id)}>
                {text}
              </button>
            </li>
          ))}
      </ul>
    </nav>
  );
}
