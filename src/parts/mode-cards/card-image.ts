/** A card's drawing as a picture to send: under the name of its tradition, over the name of the app. Made on the device. */
import { brand } from '#app/brand.ts';
import { boxOf, drawingSvg, saveBlob, svgPng } from '#ui/drawing-export.ts';
import { facesStyle } from '#ui/drawing-fonts.ts';

/** Units of the picture around the drawing, and pixels a unit. */
const MARGIN = 28;
const HEAD = 76;
const FOOT = 44;
const SCALE = 2;
/** The narrowest picture: a line of title fits. */
const LEAST_WIDTH = 480;

export type ImageWords = {
  readonly title: string;
  /** In the script of the tradition. */
  readonly own: string | null;
  readonly fileName: string;
};

/** The text of an SVG file: title, drawing, name of the app. Colours are those of the light theme, faces those of the page. */
export function cardImageSvg(drawing: SVGSVGElement, words: ImageWords): { text: string; size: Size } {
  const inner = drawingSvg(drawing, { theme: 'paper', ground: null, faces: 'own' });
  const { width, height } = boxOf(drawing);
  const drawn = Math.max(width, LEAST_WIDTH - 2 * MARGIN);
  const scale = drawn / width;
  const size = { width: drawn + 2 * MARGIN, height: Math.ceil(HEAD + height * scale + FOOT) };
  const inks = paperInks();
  const faces = displayFaces();
  const line = (x: number, y: number, anchor: string, fill: string, px: number, text: string): string =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}" font-size="${px}" font-weight="500" font-family="${faces}">${escaped(text)}</text>`;
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">`,
    `<rect width="100%" height="100%" fill="${inks.bg}"/>`,
    line(MARGIN, 46, 'start', inks.text, 24, words.title),
    words.own === null ? '' : line(size.width - MARGIN, 46, 'end', inks.gold, 20, words.own),
    // As text: the page's policy lets nothing be parsed from it.
    `<g transform="translate(${MARGIN} ${HEAD}) scale(${scale})">${inner.replace(/^<\?xml[^>]*>\s*/, '')}</g>`,
    line(size.width / 2, size.height - 18, 'middle', inks.muted, 13, brand.product),
    '</svg>',
  ].join('');
  return { text, size };
}

type Size = { readonly width: number; readonly height: number };

/**
 * Hands the picture to the system's share sheet, or saves it where there is none. `false` when the person closed the sheet.
 * Rejects when the browser cannot draw the picture.
 */
export async function shareCardImage(
  drawing: SVGSVGElement,
  words: ImageWords,
): Promise<'shared' | 'saved' | 'left'> {
  const { text, size } = cardImageSvg(drawing, words);
  const faces = await facesStyle(text);
  const blob = await svgPng(
    text.replace('><rect', () => `>${faces}<rect`),
    size,
    SCALE,
  );
  const file = new File([blob], `${words.fileName}.png`, { type: 'image/png' });
  const data = { files: [file], title: words.title };
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) {
    saveBlob(file.name, blob);
    return 'saved';
  }
  try {
    await navigator.share(data);
    return 'shared';
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return 'left';
    saveBlob(file.name, blob);
    return 'saved';
  }
}

/** Inks of the light theme, read from a part of the page that is in it for a moment. */
function paperInks(): {
  readonly bg: string;
  readonly text: string;
  readonly gold: string;
  readonly muted: string;
} {
  const probe = document.createElement('div');
  probe.setAttribute('data-theme', 'light');
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const ink = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const inks = { bg: ink('bg'), text: ink('text'), gold: ink('gold'), muted: ink('muted') };
  probe.remove();
  return inks;
}

/** The families of the page's titles, for an attribute. */
function displayFaces(): string {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  return families.trim() === ''
    ? 'Georgia, serif'
    : families.trim().replaceAll(/\s+/g, ' ').replaceAll('"', "'");
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
