// Going to a place in the book: the block, or the thing in a gallery, that a link names.

/** Bring it into sight, and let the keyboard and the screen reader go on from there. */
export function reach(book: ParentNode | null, id: string): void {
  const there = book?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  there?.scrollIntoView({ block: "start" });
  if (there?.hasAttribute("tabindex")) there.focus({ preventScroll: true });
}
