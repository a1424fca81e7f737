// Invented names in Latin: a genus from the first thing that marks a creature, an epithet from the second.

/**
 * For each look, gene, property or class the stem of a genus and an epithet. The epithets are adjectives of one ending, so
 * that they agree with any genus.
 */
const MARKS: Readonly<Record<string, readonly [stem: string, epithet: string]>> = {
  // looks of creatures
  fangs: ["Odonto", "mordax"],
  keen_eye: ["Oxyo", "vigilans"],
  horns: ["Cerato", "impatiens"],
  mask: ["Mimo", "fallax"],
  nightcap: ["Hypno", "dormiens"],
  kerchief: ["Lesto", "rapax"],
  beak: ["Rhyncho", "edax"],
  voice: ["Phono", "loquax"],
  collar: ["Syno", "concors"],
  brain: ["Nou", "sapiens"],
  lantern: ["Lampo", "insidians"],
  blush: ["Phobo", "fugax"],
  maw: ["Phago", "vorax"],
  fat: ["Pio", "pinguescens"],
  stripes: ["Zono", "latens"],
  spots: ["Toxo", "pestilens"],
  womb: ["Zoo", "parens"],
  cocoon: ["Meta", "mutans"],
  shell: ["Chelo", "cunctans"],
  helix: ["Helico", "discors"],
  lumps: ["Onco", "tumens"],
  fleece: ["Lasio", "calens"],
  shield: ["Aspido", "resistens"],
  bulk: ["Mega", "ingens"],
  fins: ["Pterygo", "natans"],
  claws: ["Onycho", "fodiens"],
  haste: ["Tachy", "velox"],
  torn_tail: ["Coloburo", "evadens"],
  hooves: ["Hoplo", "calcans"],
  wings: ["Ptero", "volans"],
  new_tail: ["Palingo", "renascens"],
  stings: ["Acantho", "pungens"],
  misgrown: ["Terato", "claudicans"],
  tick: ["Xeno", "hospitans"],
  leaves: ["Phyllo", "virens"],
  bird: ["Ornitho", "consocians"],
  tall_grass: ["Crypto", "insidians"],
  ink: ["Sepio", "nigricans"],
  vent: ["Thermo", "ardens"],
  worm: ["Helmintho", "serpens"],
  herd: ["Agelo", "congregans"],
  trail: ["Odo", "migrans"],
  fish: ["Ichthyo", "adhaerens"],
  logs: ["Tecto", "aedificans"],
  eggs: ["Oo", "ferax"],
  folds: ["Pachy", "ingens"],
  patches: ["Poecilo", "felix"],
  moon: ["Nycto", "noctivagans"],
  fumes: ["Mephito", "foetens"],
  cobweb: ["Arachno", "haerens"],
  // genes of dinosaurs
  tail: ["Uro", "balans"],
  leg: ["Podo", "celeripes"],
  horn: ["Cerato", "minax"],
  egg: ["Oo", "ferax"],
  fur: ["Tricho", "calens"],
  parasol: ["Skiado", "umbrans"],
  mutation: ["Terato", "mutans"],
  // properties of magical creatures
  vampire: ["Haemo", "sitiens"],
  fire_breathing: ["Pyro", "flagrans"],
  soporific: ["Hypno", "sopiens"],
  scary: ["Phobo", "horrens"],
  annoying: ["Lalo", "garriens"],
  metamorph: ["Meta", "mutans"],
  scorching: ["Cauto", "candens"],
  greedy: ["Phago", "vorax"],
  small: ["Micro", "simplex"],
  astral: ["Astro", "fulgens"],
  flying: ["Ptero", "volans"],
  invisible: ["Crypto", "latens"],
  spiky: ["Acantho", "pungens"],
  omnivorous: ["Panto", "edax"],
  wise: ["Nou", "sapiens"],
  generous: ["Doro", "largiens"],
  // classes of marine animals
  reptiles: ["Herpeto", "regnans"],
  cephalopods: ["Teutho", "tenax"],
  fishes: ["Ichthyo", "natans"],
  crustaceans: ["Carcino", "tenax"],
};

const ENDINGS = ["therium", "mys", "lestes", "gale", "cyon", "saura", "bates", "crates"] as const;
const PLAIN: readonly [string, string] = ["Haplo", "simplex"];
const EPITHETS = ["audax", "felix", "praecox", "elegans", "errans", "superstes"] as const;

/** "Odontomys natans": the same for the same creature, whoever looks. */
export function latinName(seed: number, marks: readonly string[]): string {
  const known = [...new Set(marks)].map((mark) => MARKS[mark]).filter((found) => found !== undefined);
  const [stem, own] = known[0] ?? PLAIN;
  const epithet = known.find(([, other]) => other !== own)?.[1] ?? EPITHETS[seed % EPITHETS.length]!;
  return `${stem}${ENDINGS[seed % ENDINGS.length]} ${epithet}`;
}

/** Whether a look, gene, property or class has its words. */
export function isMark(mark: string): boolean {
  return MARKS[mark] !== undefined;
}
