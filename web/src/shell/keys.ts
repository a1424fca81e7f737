// Keys at the table. They do nothing while somebody is typing.

import type { Session } from "../app/session";
import { mention } from "../effects/announce";
import { jump, moveInside } from "../grammar/regions";
import { say } from "../words/words";
import { keysOpen } from "./KeySheet";

const TEXT = 'textarea, input:not([type="range"], [type="checkbox"], [type="radio"], [type="file"])';
const USED_BY_ENTER = "button, a, input, select, summary, [data-item]";

export interface KeyActions {
  readonly root: () => HTMLElement | null;
  readonly list: () => void;
  readonly undo: () => void;
  /** Close what lies over the table; false if nothing does. */
  readonly close: () => boolean;
  /** How the clocks stand, in words. */
  readonly clock?: () => string;
  /** Let the coach speak, or be silent; only where one may. */
  readonly coach?: (() => void) | undefined;
  /** Ask for a hint; only where one may. */
  readonly hint?: (() => void) | undefined;
  readonly step?: (by: number) => void;
}

export function onKey(event: KeyboardEvent, session: Session, actions: KeyActions): void {
  const target = event.target instanceof Element ? event.target : document.body;
  const typing = target.closest(TEXT) !== null;
  if (event.ctrlKey || event.metaKey || event.altKey || keysOpen.value) return;
  document.documentElement.dataset["keys"] = "true";
  if (event.key === "Escape") {
    const asked = session.info.value?.pinned ?? false;
    session.info.value = null; // a card that only came up by itself is not worth a key of its own
    if (!asked && session.rule.value !== null) session.rule.value = null;
    else if (!asked && !actions.close() && !session.choice.back()) return;
    event.preventDefault();
    return;
  }
  if (event.key === "Tab" && !event.shiftKey && enterInfo(target, session)) event.preventDefault();
  if (typing) return;
  if (handled(event.key, target, session, actions)) event.preventDefault();
}

function handled(key: string, target: Element, session: Session, actions: KeyActions): boolean {
  if (moveInside(target, key)) return true;
  if (/^[1-9]$/.test(key)) return nth(Number(key), session);
  switch (key.toLowerCase()) {
    case "/":
      actions.list();
      return true;
    case "?":
      if (!why(target, session)) keysOpen.value = true;
      return true;
    case "z":
      actions.undo();
      return true;
    case "g":
      jump(actions.root() ?? document);
      return true;
    case "l": {
      const last = session.log.value.at(-1);
      if (last) mention(say().event(last, session.scene.value));
      return true;
    }
    case "t":
      if (actions.clock) mention(actions.clock());
      return actions.clock !== undefined;
    case "c":
      actions.coach?.();
      return actions.coach !== undefined;
    case "h":
      actions.hint?.();
      return actions.hint !== undefined;
    case "n":
      actions.step?.(1);
      return actions.step !== undefined;
    case "p":
      actions.step?.(-1);
      return actions.step !== undefined;
    case "enter": {
      if (target.closest(USED_BY_ENTER) || session.choice.complete.value.length === 0) return false;
      session.choice.confirm();
      return true;
    }
    default:
      return false;
  }
}

/** The nth thing that can be chosen; where the move is complete, the first is to make it. */
function nth(number: number, session: Session): boolean {
  const { choice } = session;
  const made = choice.complete.value.length;
  if (number <= made) {
    choice.make(choice.complete.value[number - 1]!);
    return true;
  }
  const element = choice.next.value[number - 1 - made];
  return element !== undefined && choice.touch(element);
}

/** From the thing that was asked about, Tab leads into the answer, and from its end back to the thing. */
function enterInfo(target: Element, session: Session): boolean {
  const info = session.info.value;
  if (!info?.pinned) return false;
  const inside = [...document.querySelectorAll<HTMLElement>(".info .rule-link, .info .btn")];
  if (target === info.anchor)
    inside.toSorted((one, other) => Number(one.matches(".btn")) - Number(other.matches(".btn")))[0]?.focus();
  else if (target === inside.at(-1) && "focus" in info.anchor) (info.anchor as HTMLElement).focus();
  else return false;
  return true;
}

function why(target: Element, session: Session): boolean {
  const piece = target.closest("[data-element]");
  const element = piece?.getAttribute("data-element");
  if (!piece || !element) return false;
  session.ask(element, piece);
  return true;
}
