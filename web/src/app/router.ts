// Addresses: / , /table/ID , /replay/ID?at=117 , /learn/GAME , /device/TOKEN.

import { signal } from "@preact/signals";
import { prefix, under } from "../net/prefix";

export interface Place {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const here = (): Place => ({
  path: location.pathname.slice(prefix.length).split("/").filter(Boolean),
  query: new URLSearchParams(location.search),
});

export const place = signal<Place>(here());

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", under(path));
  else history.pushState(null, "", under(path));
  place.value = here();
  if (!replace) scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener("popstate", () => (place.value = here()));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.download || link.origin !== location.origin || event.defaultPrevented) return;
    if (
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      link.pathname.startsWith(under("/api/"))
    )
      return;
    if (!link.pathname.startsWith(under("/"))) return;
    event.preventDefault();
    go(link.pathname.slice(prefix.length) + link.search);
  });
}
