// Putting moves, questions, events and refusals into words: the same rules as tangledbank/locale/render.py.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Option, OptionValue } from "../net/protocol";
import { type Facts, NOWHERE, type Scene } from "./scene";

export type Elements = Readonly<Record<string, string>>;
type Words = Record<string, string | number>;

/** Whatever the engine says, be it a move, a question, an event or a refusal. */
export interface Said {
  readonly key: string;
  readonly args: Elements;
  readonly facts?: Facts;
}

export interface Question extends Said {
  readonly seat: number | null;
}

export function keyOf(sort: string, name: string): string {
  return `${sort}-${name}`.replaceAll("_", "-");
}

export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly code: string,
    sources: readonly string[],
    readonly game = "",
    readonly lessons = false,
  ) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return this.bundle.formatPattern(message.value, args, []);
  }

  /** A message in all its forms: its value under the name "", its attributes (cases) under theirs. */
  forms(key: string, args: Record<string, FluentVariable> = {}): Record<string, string> {
    const message = this.bundle.getMessage(key);
    if (!message) return {};
    const forms: Record<string, string> = message.value
      ? { "": this.bundle.formatPattern(message.value, args, []) }
      : {};
    for (const [name, pattern] of Object.entries(message.attributes))
      forms[name] = this.bundle.formatPattern(pattern, args, []);
    return forms;
  }

  // What the engine says

  move(move: Said, scene: Scene): string {
    return this.say("move", move, scene);
  }

  event(event: Said, scene: Scene): string {
    // The same line for every reader: it is told as by the player whom it is about.
    const actor = event.args["seat"] === undefined ? null : Number(event.args["seat"].slice("seat:".length));
    const told = { ...scene, seat: actor };
    if (event.key.startsWith("table-")) return this.pick(event.key, this.fill(event.args, told));
    return this.say("event", event, told);
  }

  question(question: Question, scene: Scene): string {
    const words = this.fill({ ...question.args, ...question.facts }, scene);
    const key = keyOf("question", question.key);
    if (question.seat === -1 || (question.seat !== null && question.seat === scene.seat)) return this.pick(key, words);
    if (question.seat !== null) words["asked"] = this.player(question.seat, scene);
    return this.pick(`${key}-other`, words);
  }

  refusal(reason: Said, scene: Scene): string {
    return this.say("refusal", reason, scene);
  }

  /** What a move will lead to. */
  ahead(line: Said, scene: Scene): string {
    return this.say("ahead", line, scene);
  }

  /** A note of a lesson. */
  note(key: string, args: Elements, scene: Scene): string {
    return this.text(key, this.fill(args, scene));
  }

  /** What the coach says to the reader. */
  advice(note: Said, scene: Scene): string {
    return this.say("advice", note, scene);
  }

  /** What a view tells of the end, or a story of its turning point. */
  ending(told: Said, scene: Scene): string {
    return this.say("ending", told, scene);
  }

  // Names

  name(kind: string, id: string): string {
    return this.text(keyOf(kind, id));
  }

  about(kind: string, id: string): string {
    const key = `${keyOf(kind, id)}-text`;
    return this.has(key) ? this.text(key) : "";
  }

  /** One true line of natural history about what `name` names; empty where there is none. */
  lore(kind: string, id: string): string {
    const key = keyOf(`lore-${kind}`, id);
    return this.has(key) ? this.text(key) : "";
  }

  optionValue(option: Option, value: OptionValue): string {
    if (typeof value === "number") return option.kind === "seat" ? this.player(value, NOWHERE) : String(value);
    const key = keyOf(`option-${option.id}-value`, String(value));
    return this.text(this.has(key) ? key : `option-value-${value}`);
  }

  player(seat: number, scene: Scene): string {
    return scene.names[seat] || this.text("seat-unnamed", { number: String(seat + 1) });
  }

  element(element: string, scene: Scene): string {
    const words = this.fill({ it: element }, scene);
    return String(words["it-alone"] ?? words["it"]);
  }

  // Elements as arguments

  /** Fluent arguments for the arguments and facts of the engine: elements in words, numbers and words as they are. */
  fill(elements: Facts, scene: Scene): Words {
    const filled: Words = {};
    for (const [name, fact] of Object.entries(elements)) {
      if (typeof fact === "string" && fact.includes(":")) {
        for (const [tail, word] of Object.entries(this.words(fact, scene))) filled[name + tail] = word;
      } else if (typeof fact === "string" || typeof fact === "number") filled[name] = fact;
    }
    return filled;
  }

  /**
   * The words for one element, by what is added to the name of its argument. A thing that is another is called like
   * that. Of what else is known, the message of its kind tells with the facts as arguments; all others have a name of
   * their own, or none.
   */
  private words(element: string, scene: Scene): Words {
    const gap = element.indexOf(":");
    const [kind, value] = [element.slice(0, gap), element.slice(gap + 1)];
    if (kind === "number") return { "": Number(value) };
    if (kind === "seat") {
      const seat = Number(value);
      return { "": this.player(seat, scene), "-whose": seat === scene.seat ? "own" : "other" };
    }
    if (kind === "name") return { "": value }; // somebody who has no seat
    if (kind === "guest")
      return { "": value ? this.text("ui-guest-number", { number: value }) : this.text("ui-somebody") };
    const facts = scene.things[element];
    if (typeof facts?.["is"] === "string") return this.words(facts["is"], scene);
    if (facts && this.has(kind)) {
      const told = { ...this.fill(facts, scene), id: value };
      return { ...withHyphens(this.forms(kind, told)), ...prefixed(told) };
    }
    const key = [keyOf(kind, value), `${kind}-unknown`].find((known) => this.has(known));
    return { ...(key ? withHyphens(this.forms(key, { id: value })) : { "": value }), "-id": value };
  }

  // Sentences

  private say(sort: string, said: Said, scene: Scene): string {
    return this.pick(keyOf(sort, said.key), this.fill({ ...said.args, ...said.facts }, scene));
  }

  /** The message for a key; where an optional place is filled, the message that is made for it. */
  private pick(key: string, words: Words): string {
    const special = Object.keys(words).find((name) => this.has(`${key}-${name}`));
    return this.text(special === undefined ? key : `${key}-${special}`, words);
  }
}

function prefixed(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [`-${name}`, word]));
}

function withHyphens(forms: Record<string, string>): Words {
  return Object.fromEntries(Object.entries(forms).map(([form, word]) => [form ? `-${form}` : "", word]));
}
