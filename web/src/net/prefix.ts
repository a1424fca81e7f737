// Where the server lives on its site: at the root, or under a prefix such as "/games", which the page is told.

export const prefix = globalThis.document?.documentElement.dataset["prefix"] ?? "";

/** The address of a page or of data on this server. */
export const under = (path: string): string => prefix + path;

/** The same, to be sent to others. */
export const whole = (path: string): string => location.origin + under(path);
