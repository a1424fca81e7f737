// The little Markdown our rules are written in, as elements: no HTML is ever taken over.

import type { ComponentChildren } from "preact";

export interface Block {
  readonly kind: "heading" | "paragraph" | "table" | "list" | "code";
  readonly level: number;
  readonly lines: readonly string[];
  /** The rule that stands here, such as POND-3.4. */
  readonly rule: string | null;
  readonly text: string;
}

const RULE = /^\W*([A-Z]{3,4}-[A-Z]?\d+(?:\.\d+)?[a-z]?)\b/;

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let lines: string[] = [];
  const flush = (kind: Block["kind"], level = 0): void => {
    if (lines.length > 0)
      found.push({
        kind,
        level,
        lines,
        rule: RULE.exec(lines[0]!)?.[1] ?? null,
        text: lines.join(" ").toLocaleLowerCase(),
      });
    lines = [];
  };
  const kindOf = (line: string): Block["kind"] =>
    line.startsWith("|") ? "table" : /^\s*(?:[-*]|\d+\.) /.test(line) ? "list" : "paragraph";
  let kind: Block["kind"] = "paragraph";
  let code = false;
  for (const line of source.split("\n")) {
    if (line.startsWith("```")) {
      flush(code ? "code" : kind);
      code = !code;
    } else if (code) lines.push(line);
    else if (/^#{1,6} /.test(line)) {
      flush(kind);
      lines = [line.replace(/^#+ /, "")];
      flush("heading", /^#+/.exec(line)![0].length);
    } else if (line.trim() === "" || /^-{3,}$/.test(line.trim())) flush(kind);
    else {
      const now = kindOf(line);
      const goesOn = kind === "list" && now === "paragraph" && /^\s/.test(line);
      if (lines.length > 0 && now !== kind && !goesOn) flush(kind);
      if (lines.length === 0) kind = now;
      lines.push(line);
    }
  }
  flush(kind);
  return found;
}

const INLINE = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]{3,4}-\d+\.\d+[a-z]?\b)/;

export function inline(text: string, open: (rule: string) => void): ComponentChildren[] {
  return text.split(INLINE).map((part) => {
    if (part.startsWith("**") && part.length > 4) return <strong>{inline(part.slice(2, -2), open)}</strong>;
    if (part.startsWith("`") && part.length > 2) return <code>{part.slice(1, -1)}</code>;
    if (part.startsWith("*") && part.length > 2) return <em>{inline(part.slice(1, -1), open)}</em>;
    if (/^[A-Z]{3,4}-\d+\.\d+[a-z]?$/.test(part))
      return (
        <button type="button" class="rule-link" onClick={() => open(part)}>
          {part}
        </button>
      );
    return part;
  });
}

function cells(row: string): string[] {
  return row
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

export function Rendered({ block, open }: { readonly block: Block; readonly open: (rule: string) => void }) {
  if (block.kind === "heading") {
    const content = inline(block.lines[0]!, open);
    return block.level <= 2 ? (
      <h3 id={block.rule ?? undefined}>{content}</h3>
    ) : (
      <h4 id={block.rule ?? undefined}>{content}</h4>
    );
  }
  if (block.kind === "code") return <pre>{block.lines.join("\n")}</pre>;
  if (block.kind === "list") {
    const items = block.lines.reduce<string[]>(
      (all, line) =>
        /^\s*(?:[-*]|\d+\.) /.test(line)
          ? [...all, line.replace(/^\s*(?:[-*]|\d+\.) /, "")]
          : [...all.slice(0, -1), `${all.at(-1) ?? ""} ${line.trim()}`],
      [],
    );
    return (
      <ul>
        {items.map((item) => (
          <li>{inline(item, open)}</li>
        ))}
      </ul>
    );
  }
  if (block.kind === "table") {
    const [head, , ...rows] = block.lines;
    return (
      <div class="table-box">
        <table>
          <thead>
            <tr>
              {cells(head ?? "").map((cell) => (
                <th scope="col">{inline(cell, open)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr>
                {cells(row).map((cell) => (
                  <td>{inline(cell, open)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  return <p id={block.rule ?? undefined}>{inline(block.lines.join(" "), open)}</p>;
}
