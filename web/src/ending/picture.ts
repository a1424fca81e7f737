// The plate as a PNG: the drawing is taken over with the colours it has on the page, the words are set on a canvas.

export interface PlateWords {
  readonly title: string;
  readonly latin: string;
  readonly traits: readonly string[];
  readonly bredBy: string;
  readonly places: readonly {
    readonly place: number;
    readonly name: string;
    readonly count: string;
    readonly won: boolean;
  }[];
  readonly foot: string;
}

const WIDE = 1200;
const MARGIN = 90;
const ART_TOP = 190;
const ART_HIGH = 620;
const ROW = 54;

/** What the style sheets give a drawing, and a picture by itself would not have. */
const INKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
  "visibility",
  "display",
] as const;

export async function drawPicture(svg: SVGSVGElement, words: PlateWords): Promise<Blob> {
  const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const [serif, sans] = [colour("--serif"), colour("--sans")];
  const high = ART_TOP + ART_HIGH + 250 + words.places.length * ROW + 90;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, high];
  const pen = canvas.getContext("2d")!;
  const write = (text: string, y: number, font: string, ink = "--ink"): void => {
    pen.font = font;
    pen.fillStyle = colour(ink);
    pen.textAlign = "center";
    pen.fillText(text, WIDE / 2, y, WIDE - 2 * MARGIN);
  };

  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDE, high);
  pen.fillStyle = colour("--card");
  pen.fillRect(36, 36, WIDE - 72, high - 72);
  frame(pen, 36, high, 5, colour("--ink"));
  frame(pen, 50, high, 1.5, colour("--edge"));

  write(words.title, 130, `600 52px ${serif}`);
  await document.fonts.ready;
  const box = boundsOf(svg);
  const drawing = await load(svg, box);
  const scale = Math.min((WIDE - 2 * MARGIN) / box.width, ART_HIGH / box.height);
  const [w, h] = [box.width * scale, box.height * scale];
  pen.drawImage(drawing, (WIDE - w) / 2, ART_TOP + (ART_HIGH - h) / 2, w, h);

  const below = ART_TOP + ART_HIGH;
  write(words.latin, below + 70, `italic 600 60px ${serif}`);
  write(words.traits.join(" · "), below + 122, `28px ${sans}`, "--soft");
  write(words.bredBy, below + 166, `30px ${sans}`, "--soft");
  rule(pen, below + 200, colour("--rule"));
  words.places.forEach(({ place, name, count, won }, nth) => {
    const y = below + 256 + nth * ROW;
    pen.font = `${won ? 700 : 400} 34px ${serif}`;
    pen.fillStyle = colour("--ink");
    pen.textAlign = "left";
    pen.fillText(`${place}. ${name}`, MARGIN + 60, y, WIDE - 2 * MARGIN - 460);
    pen.textAlign = "right";
    pen.fillText(count, WIDE - MARGIN - 60, y, 380);
  });
  write(words.foot, high - 72, `24px ${sans}`, "--soft");
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

function frame(pen: CanvasRenderingContext2D, inset: number, high: number, width: number, ink: string): void {
  pen.lineWidth = width;
  pen.strokeStyle = ink;
  pen.strokeRect(inset, inset, WIDE - 2 * inset, high - 2 * inset);
}

function rule(pen: CanvasRenderingContext2D, y: number, ink: string): void {
  pen.lineWidth = 2;
  pen.strokeStyle = ink;
  pen.beginPath();
  pen.moveTo(MARGIN + 40, y);
  pen.lineTo(WIDE - MARGIN - 40, y);
  pen.stroke();
}

/** What is drawn, with room for the width of the pen: some of it may stick out of the frame of the drawing. */
function boundsOf(svg: SVGSVGElement): DOMRect {
  const { x, y, width, height } = svg.getBBox();
  const pen = Math.max(width, height) / 40;
  return new DOMRect(x - pen, y - pen, width + 2 * pen, height + 2 * pen);
}

/** The drawing as an image of its own. */
async function load(svg: SVGSVGElement, box: DOMRect): Promise<HTMLImageElement> {
  const alone = inked(svg);
  alone.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  alone.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  alone.setAttribute("width", String(box.width * 8));
  alone.setAttribute("height", String(box.height * 8));
  for (const id of borrowed(alone)) {
    const lent = document.getElementById(id);
    if (lent) alone.prepend(inked(lent));
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`;
  await image.decode();
  return image;
}

/** A copy in which every element has its inks as attributes: no style reaches into an image. */
function inked(element: Element): Element {
  const copy = element.cloneNode(false) as Element;
  const style = getComputedStyle(element);
  for (const ink of INKS) copy.setAttribute(ink, style.getPropertyValue(ink).replaceAll('"', "'"));
  copy.removeAttribute("style");
  copy.append(...[...element.childNodes].map((child) => (child instanceof Element ? inked(child) : child.cloneNode())));
  return copy;
}

/** Patterns that the drawing takes from elsewhere in the page. */
function borrowed(drawing: Element): Set<string> {
  const ids = [...drawing.querySelectorAll("*")].flatMap((element) =>
    ["fill", "stroke", "clip-path"].flatMap(
      (name) => element.getAttribute(name)?.match(/url\(['"]?#([^'")]+)['"]?\)/)?.[1] ?? [],
    ),
  );
  return new Set(ids.filter((id) => !drawing.querySelector(`[id="${CSS.escape(id)}"]`)));
}
