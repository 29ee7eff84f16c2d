/**
 * The page's own typefaces inside a picture.
 *
 * An SVG that is drawn as an image reaches none of the page's fonts: what it is to be written in must stand in it. Only files
 * that its text needs are taken: those whose family it names and whose characters it has.
 */

export type Face = {
  readonly family: string;
  readonly weight: string;
  /** Where the file is. */
  readonly url: string;
  /** As CSS writes it: `U+0000-00FF, U+0131`; empty for every character. */
  readonly range: string;
};

/** Whether a face has a character of the text. */
function covers(range: string, codes: ReadonlySet<number>): boolean {
  if (range.trim() === '') return true;
  const spans = [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, from = '0', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  return [...codes].some((code) => spans.some(([from = 0, to = 0]) => code >= from && code <= to));
}

/** The faces that an SVG file needs: named in it, and with a character that it holds. */
export function facesFor(svg: string, faces: readonly Face[]): readonly Face[] {
  const codes = new Set(Array.from(svg, (letter) => letter.codePointAt(0) ?? 0));
  return faces.filter(({ family, range }) => svg.includes(family) && covers(range, codes));
}

/** The faces that the style sheets of the page declare with a file; sheets of other origins tell nothing. */
export function pageFaces(page: Document): readonly Face[] {
  return [...page.styleSheets].flatMap((sheet) => rulesOf(sheet).flatMap((rule) => faceOf(rule, sheet)));
}

function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function faceOf(rule: CSSRule, sheet: CSSStyleSheet): readonly Face[] {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const value = (name: string): string => rule.style.getPropertyValue(name).trim();
  const file = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(value('src'))?.[1];
  if (file === undefined) return [];
  return [
    {
      family: value('font-family').replace(/^["']|["']$/g, ''),
      weight: value('font-weight') || '400',
      url: new URL(file, sheet.href ?? document.baseURI).href,
      range: value('unicode-range'),
    },
  ];
}

/**
 * A `<style>` with the faces that an SVG file needs, their files in it. A file that cannot be read is left out: the next family
 * of the list stands in.
 */
export async function facesStyle(svg: string): Promise<string> {
  const rules = await Promise.all(facesFor(svg, pageFaces(document)).map(ruleWith));
  const text = rules.join('');
  return text === '' ? '' : `<style>${text}</style>`;
}

async function ruleWith({ family, weight, url, range }: Face): Promise<string> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return '';
    const data = await dataUrl(await answer.blob());
    const of = range === '' ? '' : `unicode-range:${range};`;
    return `@font-face{font-family:'${family}';font-weight:${weight};${of}src:url(${data})}`;
  } catch {
    return '';
  }
}

async function dataUrl(blob: Blob): Promise<string> {
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(blob);
  });
}
