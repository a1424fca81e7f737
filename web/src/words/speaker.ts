// Putting moves, questions, events and refusals into words: the same rules as tangledbank/locale/render.py.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Option, OptionValue } from "../net/protocol";
import { type Pattern, read } from "./phrase";
import { NOWHERE, type Scene, oddsOf, restOf } from "./scene";

export type Elements = Readonly<Record<string, string>>;
type Words = Record<string, string | number>;

export interface Said {
  readonly key: string;
  readonly args: Elements;
}

export interface Question {
  readonly seat: number | null;
  readonly what: string;
  readonly args: Elements;
}

export function keyOf(sort: string, name: string): string {
  return `${sort}-${name}`.replaceAll("_", "-");
}

export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly code: string,
    sources: readonly string[],
    private readonly moves: readonly Pattern[] = [],
    readonly game = "",
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

  move(text: string, scene: Scene): string {
    const said = this.parse(text);
    return said ? this.say("move", said.key, said.args, scene) : text;
  }

  parse(text: string): Said | null {
    for (const known of this.moves) {
      const args = read(known, text);
      if (args) return { key: known.name, args };
    }
    return null;
  }

  event(event: Said, scene: Scene): string {
    // The same line for every reader: it is told as by the player whom it is about.
    const actor = event.args["seat"] === undefined ? null : Number(event.args["seat"].slice("seat:".length));
    const told = { ...scene, seat: actor };
    if (event.key.startsWith("table-")) return this.pick(event.key, this.fill(event.args, told));
    return this.say("event", event.key, event.args, told);
  }

  question(question: Question, scene: Scene): string {
    const words = this.fill(question.args, scene);
    const key = keyOf("question", question.what);
    if (question.seat === -1 || (question.seat !== null && question.seat === scene.seat)) return this.pick(key, words);
    if (question.seat !== null) words["asked"] = this.player(question.seat, scene);
    return this.pick(`${key}-other`, words);
  }

  refusal(reason: Said, scene: Scene): string {
    return this.say("refusal", reason.key, reason.args, scene);
  }

  // Names

  name(kind: string, id: string): string {
    return this.text(keyOf(kind, id));
  }

  about(kind: string, id: string): string {
    const key = `${keyOf(kind, id)}-text`;
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

  fill(elements: Elements, scene: Scene): Words {
    const filled: Words = {};
    for (const [name, element] of Object.entries(elements)) {
      const gap = element.indexOf(":");
      const words = this.words(element.slice(0, gap), element.slice(gap + 1), scene);
      for (const [tail, word] of Object.entries(words)) filled[name + tail] = word;
    }
    return filled;
  }

  private words(kind: string, value: string, scene: Scene): Words {
    if (kind === "number") return { "": Number(value) };
    if (kind === "seat") {
      const seat = Number(value);
      return { "": this.player(seat, scene), "-whose": seat === scene.seat ? "own" : "other" };
    }
    if (kind === "animal") return this.animal(value, scene);
    if (kind === "hex") return this.space(value, scene);
    if (kind === "card" || kind === "design") {
      return { "": this.card((kind === "card" ? scene.cards.get(Number(value)) : scene.designs[Number(value)]) ?? []) };
    }
    const id = kind === "trait" ? (scene.traits.get(Number(value)) ?? "unknown") : value;
    const key = keyOf(kind === "face" ? "trait" : kind, id);
    const words: Words = { ...withHyphens(this.has(key) ? this.forms(key) : { "": id }), "-id": id };
    return kind === "row" ? { ...words, ...this.lot(Number(value), words[""]!, scene) } : words;
  }

  /** A space of a map: the message `space` with its name and what the view tells of it. */
  private space(coordinates: string, scene: Scene): Words {
    const place = scene.places.get(coordinates);
    const owner = {
      "-owner":
        place?.owner === null || place === undefined ? this.text("owner-unknown") : this.player(place.owner, scene),
    };
    const message = this.bundle.getMessage("space");
    if (!message) return { "": place?.name ?? coordinates, ...owner };
    if (!place)
      return {
        ...withHyphens(Object.fromEntries(["", ...Object.keys(message.attributes)].map((form) => [form, coordinates]))),
        ...owner,
      };
    return { ...withHyphens(this.forms("space", { name: place.name, ...this.fill(place.facts, scene) })), ...owner };
  }

  /** What is for sale in a row: where two rows have the same, each goes with its number. */
  private lot(row: number, name: string | number, scene: Scene): Words {
    const thing = scene.lots[row];
    if (thing === undefined) return { "-lot": name };
    const alike = scene.lots.filter((other) => other === thing).length === 1 ? "one" : "many";
    const lot = this.text("lot", { thing: this.element(thing, scene), row: name, alike });
    return { "-lot": lot, "-alone": lot };
  }

  private animal(number: string, scene: Scene): Words {
    const seat = scene.owners[Number(number) - 1];
    const known = {
      number,
      owner: seat === undefined ? this.text("owner-unknown") : this.player(seat, scene),
      whose: seat !== undefined && seat === scene.seat ? "own" : "other",
    };
    return {
      ...withHyphens(this.forms("animal", known)),
      "-number": known.number,
      "-owner": known.owner,
      "-whose": known.whose,
    };
  }

  card(faces: readonly string[]): string {
    const [one, two] = faces.map((face) =>
      face.includes(":") ? this.element(face, NOWHERE) : this.name("trait", face),
    );
    if (one === undefined) return this.text("card-unknown");
    return two === undefined ? one : this.text("card-two-faces", { one, two });
  }

  // Sentences

  private say(sort: string, name: string, elements: Elements, scene: Scene): string {
    const words = this.fill(elements, scene);
    if (sort === "refusal") {
      const animals = Object.values(elements).filter((element) => element.startsWith("animal:"));
      if (animals.length > 0) Object.assign(words, this.fill({ first: animals[0]!, last: animals.at(-1)! }, scene));
    }
    if (sort === "move") {
      const [from, to, amount] = ["from", "to", "amount"].map((place) => elements[place]?.replace(/^[^:]*:/, ""));
      const odds = from === undefined || to === undefined ? null : oddsOf(scene, from, to);
      const rest = amount === undefined ? null : restOf(scene, Number(amount));
      Object.assign(words, odds !== null && { odds }, rest !== null && { rest });
    }
    return this.pick(keyOf(sort, name), words);
  }

  /** The message for a key; where an optional place is filled, the message that is made for it. */
  private pick(key: string, words: Words): string {
    const special = Object.keys(words).find((name) => this.has(`${key}-${name}`));
    return this.text(special === undefined ? key : `${key}-${special}`, words);
  }
}

function withHyphens(forms: Record<string, string>): Words {
  return Object.fromEntries(Object.entries(forms).map(([form, word]) => [form ? `-${form}` : "", word]));
}
