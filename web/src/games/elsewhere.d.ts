// What web/elsewhere.ts makes of the folders in TANGLEDBANK_GAMES when the page is built.
declare module "virtual:games-elsewhere" {
  export const boards: Readonly<Record<string, () => Promise<{ readonly default: import("./game").GameModule }>>>;
  export const covers: Readonly<Record<string, import("preact").ComponentType>>;
}
