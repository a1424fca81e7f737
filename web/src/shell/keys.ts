// Keys at the table. They do nothing while somebody is typing.

import type { Session } from "../app/session";
import { mention } from "../effects/announce";
import { jump, moveInside } from "../grammar/regions";
import { say } from "../words/words";

export interface KeyActions {
  readonly root: () => HTMLElement | null;
  readonly list: () => void;
  readonly undo: () => void;
  readonly step?: (by: number) => void;
}

export function onKey(event: KeyboardEvent, session: Session, actions: KeyActions): void {
  const target = event.target instanceof Element ? event.target : document.body;
  const typing = target.closest("input, textarea, select") !== null;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  document.documentElement.dataset["keys"] = "true";
  if (event.key === "Escape") {
    if (session.info.value) session.info.value = null;
    else if (session.rule.value !== null) session.rule.value = null;
    else if (!session.choice.back()) return;
    event.preventDefault();
    return;
  }
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
      return why(target, session);
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
    case "n":
      actions.step?.(1);
      return actions.step !== undefined;
    case "p":
      actions.step?.(-1);
      return actions.step !== undefined;
    case "enter": {
      if (target !== document.body || session.choice.complete.value.length === 0) return false;
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

function why(target: Element, session: Session): boolean {
  const piece = target.closest("[data-element]");
  const element = piece?.getAttribute("data-element");
  if (!piece || !element) return false;
  session.ask(element, piece);
  return true;
}
