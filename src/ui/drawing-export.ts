/**
 * A drawing on the screen as a file of its own: an SVG that needs nothing else, or a picture of it.
 *
 * Signs and bodies are paths, so they look alike everywhere. Figures and letters are text in a list of system fonts:
 * an SVG opened elsewhere has not our font files. A picture made at once may keep our faces (`drawing-fonts.ts` puts them in). Everything is made on the device; a picture is loaded from a blob:
 * address, which the page's policy allows for images.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** What an SVG shows, as attributes; the starting value of each, which needs no writing down. */
const painted: readonly (readonly [property: string, initial: string])[] = [
  ['fill', 'rgb(0, 0, 0)'],
  ['fill-opacity', '1'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-opacity', '1'],
  ['stroke-dasharray', 'none'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['opacity', '1'],
  ['paint-order', 'normal'],
  ['color', ''],
];
const written: readonly (readonly [property: string, initial: string])[] = [
  ['font-size', ''],
  ['font-weight', '400'],
  ['text-anchor', 'start'],
];

const FAMILY = ['font-family', ''] as const;

const FONTS =
  "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Helvetica, Arial, sans-serif";

/** Attributes that mean something to the page alone. */
const ofThePage = /^(?:class|style|tabindex|data-.*|on.*|role|aria-.*|id)$/;

export type DrawingOptions = {
  /** `paper` is the light theme, whatever the screen shows; `screen` is what the screen shows. */
  readonly theme?: 'paper' | 'screen';
  /** Keeps what is selected on the screen selected in the file. */
  readonly selection?: boolean;
  /** A colour behind the drawing; `null` for none. By default the ground of the theme. */
  readonly ground?: string | null;
  /** `own` keeps the families of the page, for a picture that has them inside. */
  readonly faces?: 'system' | 'own';
};

/**
 * The drawing as the text of an SVG file: every style is an attribute, and nothing outside is referred to. Title and
 * description stay. Call it while the drawing is on the page; the page is not changed.
 */
export function drawingSvg(drawing: SVGSVGElement, options: DrawingOptions = {}): string {
  const { theme = 'paper', selection = false, faces = 'system' } = options;
  const page = drawing.ownerDocument;
  const stage = page.createElement('div');
  if (theme === 'paper') stage.setAttribute('data-theme', 'light');
  stage.setAttribute('aria-hidden', 'true');
  stage.style.cssText = 'position:fixed;left:-100vw;top:0;width:680px;visibility:visible;pointer-events:none';
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const part of parts) {
    // A copy begins its entrance anew: without that it would be caught unseen.
    part.style.animation = 'none';
    part.style.transition = 'none';
    if (!selection) for (const name of ['data-on', 'data-near', 'data-chosen']) part.removeAttribute(name);
  }
  stage.append(copy);
  (drawing.parentElement ?? page.body).append(stage);
  try {
    const ground = options.ground === undefined ? groundOf(stage) : options.ground;
    // Read everything first: writing while reading would lay the page out again for each part.
    const looks = parts.map((part) => lookOf(part));
    parts.forEach((part, i) => dress(part, looks[i] ?? new Map<string, string>(), faces));
    for (const part of parts) if (showsNothing(part)) part.remove();
    setUp(copy, drawing, ground);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}`;
  } finally {
    stage.remove();
  }
}

/**
 * The drawing as a PNG, `scale` times the size of its view box. Rejects when the browser cannot draw it (no memory for
 * so many pixels, or images from blob: addresses forbidden).
 */
export async function drawingPng(
  drawing: SVGSVGElement,
  scale: number,
  options: DrawingOptions = {},
): Promise<Blob> {
  return await svgPng(drawingSvg(drawing, options), boxOf(drawing), scale);
}

/** Between two looks at a picture whose faces may still be coming, and how many looks there are at most. */
const LOOK_MS = 60;
const LOOKS = 20;

/**
 * The text of an SVG file of `size` units as a PNG, `scale` pixels a unit. Rejects as `drawingPng` does. With faces inside it
 * the picture is drawn again until it stays as it is: a browser shows an image before it has read the fonts in it.
 */
export async function svgPng(
  text: string,
  size: { readonly width: number; readonly height: number },
  scale: number,
): Promise<Blob> {
  const url = URL.createObjectURL(svgBlob(text));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    const hasFaces = text.includes('@font-face');
    const context = canvas.getContext('2d', { willReadFrequently: hasFaces });
    if (context === null) throw new Error('The browser gives no canvas to draw on');
    const draw = (): void => context.drawImage(image, 0, 0, canvas.width, canvas.height);
    draw();
    if (hasFaces) await drawUntilStill(context, draw);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error('The canvas is too large to be written'));
        else resolve(blob);
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Draws again until two looks after the first are alike. */
async function drawUntilStill(context: CanvasRenderingContext2D, draw: () => void): Promise<void> {
  const { width, height } = context.canvas;
  const look = async (): Promise<Uint32Array> => {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    draw();
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  };
  let before = await look();
  let alike = 0;
  for (let looks = 1; looks < LOOKS && alike < 2; looks += 1) {
    const now = await look();
    alike = now.every((pixel, at) => pixel === before[at]) ? alike + 1 : 0;
    before = now;
  }
}

/** Offers a file for saving, under a name. Nothing leaves the device. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The drawing as a file for `saveBlob`. */
export function svgBlob(text: string): Blob {
  return new Blob([text], { type: 'image/svg+xml' });
}

type Look = ReadonlyMap<string, string>;

function lookOf(part: SVGElement): Look {
  const style = getComputedStyle(part);
  const properties = part.localName === 'text' ? [...painted, ...written, FAMILY] : painted;
  return new Map(properties.map(([property]) => [property, style.getPropertyValue(property)]));
}

function dress(part: SVGElement, look: Look, faces: 'system' | 'own'): void {
  for (const name of part.getAttributeNames()) if (ofThePage.test(name)) part.removeAttribute(name);
  if (part.localName === 'title' || part.localName === 'desc') return;
  const isGroup = part.localName === 'g' || part.localName === 'svg';
  for (const [property, initial] of part.localName === 'text' ? [...painted, ...written] : painted) {
    const value = look.get(property) ?? '';
    // Groups hand nothing down: each shape carries its own look. Only their opacity is theirs alone.
    if (property === 'color' || (isGroup && property !== 'opacity')) part.removeAttribute(property);
    else if (value === '' || value === initial) part.removeAttribute(property);
    else
      part.setAttribute(
        property,
        property === 'stroke-width' || property === 'font-size' ? bare(value) : value,
      );
  }
  if (part.localName === 'text')
    part.setAttribute('font-family', (faces === 'own' && look.get(FAMILY[0])) || FONTS);
}

/** "1.5px" as the number it is in units of the drawing. */
function bare(value: string): string {
  const number = Number.parseFloat(value);
  return Number.isFinite(number) && /^[\d.]+(?:px)?$/.test(value)
    ? String(Math.round(number * 1000) / 1000)
    : value;
}

const shapes: ReadonlySet<string> = new Set([
  'path',
  'circle',
  'rect',
  'line',
  'polyline',
  'polygon',
  'ellipse',
]);
const unseen = (value: string | null): boolean =>
  value === null || value === 'none' || value === 'transparent' || value === 'rgba(0, 0, 0, 0)';

/** Places to touch and discs of what is not chosen: there for the page, not for paper. */
function showsNothing(part: SVGElement): boolean {
  if (!shapes.has(part.localName)) return false;
  if (part.getAttribute('opacity') === '0') return true;
  // No fill written down is black, and so seen.
  const fill = part.hasAttribute('fill') ? part.getAttribute('fill') : 'black';
  return unseen(fill) && unseen(part.getAttribute('stroke'));
}

function groundOf(stage: HTMLElement): string | null {
  return getComputedStyle(stage).getPropertyValue('--bg').trim() || null;
}

/** The view box of a drawing, units. */
export function boxOf(drawing: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const [x = 0, y = 0, width = 300, height = 300] = (drawing.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return { x, y, width, height };
}

function setUp(copy: SVGSVGElement, drawing: SVGSVGElement, ground: string | null): void {
  const { x, y, width, height } = boxOf(drawing);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('role', 'img');
  const page = drawing.ownerDocument;
  const title = copy.querySelector('title');
  const text = copy.querySelector('desc');
  title?.setAttribute('id', 'drawing-title');
  text?.setAttribute('id', 'drawing-text');
  if (title !== null) copy.setAttribute('aria-labelledby', 'drawing-title');
  if (text !== null) copy.setAttribute('aria-describedby', 'drawing-text');
  if (ground === null) return;
  const paper = page.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height }))
    paper.setAttribute(name, String(value));
  paper.setAttribute('fill', ground);
  const first = text ?? title;
  if (first === null) copy.prepend(paper);
  else first.after(paper);
}
