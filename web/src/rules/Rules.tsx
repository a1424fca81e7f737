// The numbered rules behind the guide: chapters to unfold. What belongs to options that are not in play stays folded.

import { say, t } from "../words/words";
import { BlockView } from "./Blocks";
import type { Open } from "./inline";
import { type Block, type Options, chaptersOf, inPlay } from "./pages";

interface RulesProps {
  readonly game: string;
  readonly blocks: readonly Block[];
  readonly options: Options;
  /** The rule that was looked for. */
  readonly cited: string;
  readonly open: Open;
}

export function RulesText({ game, blocks, options, cited, open }: RulesProps) {
  const view = (block: Block, nth: number) => (
    <div key={nth} class={block.id === cited ? "cited" : ""}>
      <BlockView game={game} block={block} open={open} top={3} />
    </div>
  );
  return (
    <>
      {chaptersOf(blocks).map(({ head, blocks: own }) => (
        <details key={head.text} class="chapter" open={own.some(({ id }) => id === cited)}>
          <summary>
            <h3>{head.text}</h3>
          </summary>
          {parts(own, options).map((part, nth) =>
            part.folded ? (
              <details key={nth} class="elsewhere" open={part.blocks.some(({ id }) => id === cited)}>
                <summary>{t("only-with", { options: part.folded })}</summary>
                {part.blocks.map(view)}
              </details>
            ) : (
              part.blocks.map(view)
            ),
          )}
        </details>
      ))}
    </>
  );
}

interface Part {
  /** The names of the options that would be needed; empty where all is in play. */
  readonly folded: string;
  readonly blocks: Block[];
}

/** Neighbouring blocks that are in play, or that wait for the same options. */
function parts(blocks: readonly Block[], options: Options): Part[] {
  const found: Part[] = [];
  for (const block of blocks) {
    const folded = inPlay(block, options)
      ? ""
      : (block.when ?? []).map((id) => say().name("option", id.replace(/[!=].*/, ""))).join(", ");
    const last = found.at(-1);
    if (last && last.folded === folded) last.blocks.push(block);
    else found.push({ folded, blocks: [block] });
  }
  return found;
}
