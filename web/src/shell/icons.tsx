const PATHS = {
  home: "M3 11l9-7 9 7M6 9.500V20h12V9.500M10 20v-6h4v6",
  book: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v13c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v13",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  talk: "M4 5h16v11H10l-4 4v-4H4z",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 6L4 11l5 5M4 11h9c4 0 7 2 7 7",
  list: "M4 6h2M10 6h10M4 12h2M10 12h10M4 18h2M10 18h10",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  start: "M7 5v14M18 5l-7 7 7 7",
  end: "M17 5v14M6 5l7 7-7 7",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  copy: "M8 8h11v12H8zM16 8V4H5v12h3",
  save: "M12 4v11M7 10.500l5 5 5-5M5 20h14",
  share: "M12 15V4M8 8l4-4 4 4M6 12v8h12v-8",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2",
  eye: "M2.500 12c5-8 14-8 19 0-5 8-14 8-19 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  leave: "M14 5H5v14h9M10 12h10M16 8l4 4-4 4",
  device: "M8 3h8v18H8zM11 18h2",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3 3",
  pencil: "M5 19l1-4L16.500 4.500l3 3L9 18zM14.500 6.500l3 3M5 19l2.500-.700",
  lamp: "M9 17h6M10 20.500h4M12 3a6 6 0 0 1 4 10.500c-.800.800-1 1.500-1 3.500H9c0-2-.200-2.700-1-3.500A6 6 0 0 1 12 3z",
  help: "M8.5 9a3.5 3.5 0 1 1 5 3c-1 .6-1.5 1.2-1.5 2.500M12 18.500v.1",
  print: "M7 9V4h10v5M7 17H4V9.500h16V17h-3M7 14h10v6H7z",
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
