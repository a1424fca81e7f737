// One block after another: how a page of the guide or of the rules looks.

import type { ComponentType } from "preact";
import { type Open, inline } from "./inline";
import type { Block, Item } from "./pages";
import { Pictures } from "./Pictures";

interface BlockProps {
  readonly game: string;
  readonly block: Block;
  readonly open: Open;
  /** The level of the headings that a chapter has here. */
  readonly top: 2 | 3;
}

export function BlockView(props: BlockProps) {
  const Kind = KINDS[props.block.kind];
  return <Kind {...props} />;
}

function Heading({ block, open, top }: BlockProps) {
  const Tag = `h${Math.min(6, top + (block.level ?? 2) - 2)}` as "h2";
  return (
    <Tag id={block.id} tabIndex={-1}>
      {inline(block.text ?? "", open)}
    </Tag>
  );
}

function Paragraph({ block, open }: BlockProps) {
  return (
    <p id={block.id}>
      {block.id && <span class="rule-number">{block.id}</span>}
      {inline(block.text ?? "", open)}
    </p>
  );
}

function List({ block, open }: BlockProps) {
  return (
    <ul id={block.id}>
      {block.rows?.map(([item = ""], nth) => (
        <li key={nth}>{inline(item, open)}</li>
      ))}
    </ul>
  );
}

function Table({ block, open }: BlockProps) {
  const [head = [], ...rows] = block.rows ?? [];
  return (
    <div class="table-box">
      <table id={block.id}>
        <thead>
          <tr>
            {head.map((cell, nth) => (
              <th key={nth} scope="col">
                {inline(cell, open)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => (
            <tr key={nth}>
              {row.map((cell, place) => (
                <td key={place}>{inline(cell, open)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Code({ block }: BlockProps) {
  return <pre>{block.text}</pre>;
}

function Example({ game, block, open }: BlockProps) {
  return (
    <figure class="guide-example">
      <figcaption>{inline(block.text ?? "", open)}</figcaption>
      <ol>
        {block.items?.map((item, nth) => (
          <li key={nth}>
            {item.picture && <Pictures game={game} of={item.picture} />}
            <span>{inline(item.text ?? "", open)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Gallery({ game, block, open }: BlockProps) {
  return (
    <ul class="guide-gallery" data-of={block.text}>
      {block.items?.map((item) => (
        <Thing key={item.id} game={game} item={item} open={open} />
      ))}
    </ul>
  );
}

function Thing({ game, item, open }: { readonly game: string; readonly item: Item; readonly open: Open }) {
  return (
    <li id={item.id}>
      {item.picture && <Pictures game={game} of={item.picture} />}
      <div>
        <strong class="thing-name">{item.name}</strong>
        {item.text && <p>{inline(item.text, open)}</p>}
        {item.lore && <p class="lore">{item.lore}</p>}
      </div>
    </li>
  );
}

const KINDS: Readonly<Record<Block["kind"], ComponentType<BlockProps>>> = {
  heading: Heading,
  paragraph: Paragraph,
  list: List,
  table: Table,
  code: Code,
  example: Example,
  gallery: Gallery,
};
