/**
 * A message made regular for matching, with the way back to what the person typed.
 *
 * Every UTF-16 unit of the normalised text knows the range of the original it came from, so a quote of the
 * person's words is verbatim even after letters were cut, joined or expanded.
 */
import type { Span } from '#facts/ask.ts';

export type MappedText = {
  readonly original: string;
  readonly text: string;
  /** Start and end offsets in the original, one pair a unit of `text`. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/**
 * Applies a Unicode normalisation form to each base character with its marks, lower-cases, and keeps the map.
 * Zero-width characters disappear; curly quotes become straight; Thai digits become 0–9.
 */
export function mapText(original: string, form: 'NFC' | 'NFKC'): MappedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of original.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const piece = match[0];
    const out = plain(piece.normalize(form).toLowerCase());
    for (let i = 0; i < out.length; i++) {
      starts.push(match.index);
      ends.push(match.index + piece.length);
    }
    text += out;
  }
  return composeSaraAm({ original, text, starts, ends });
}

const zeroWidth = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

function plain(piece: string): string {
  return piece
    .replace(zeroWidth, '')
    .replace(/[‘’‚‛`´′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

/** Sara am is typed as one sign or as nikhahit and sara aa, with the tone before, between or missing. */
function composeSaraAm(mapped: MappedText): MappedText {
  return replaceMapped(mapped, /\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, (_, tone) => `${tone}\u0E33`);
}

/**
 * `String.replace` for mapped text: the units of a replacement stand for the whole range that was replaced.
 * The expression must have the `g` flag; `by` gets the match and its groups (missing ones as '').
 */
export function replaceMapped(
  mapped: MappedText,
  pattern: RegExp,
  by: (match: string, ...groups: string[]) => string,
): MappedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const keep = (to: number) => {
    text += mapped.text.slice(at, to);
    for (; at < to; at++) {
      starts.push(mapped.starts[at]!);
      ends.push(mapped.ends[at]!);
    }
  };
  for (const match of mapped.text.matchAll(pattern)) {
    if (match[0] === '') continue;
    keep(match.index);
    const end = match.index + match[0].length;
    const out = by(match[0], ...match.slice(1).map((group) => group ?? ''));
    const from = mapped.starts[at]!;
    const to = mapped.ends[end - 1]!;
    // A replacement that keeps the length keeps the map as well (case, quotes, masks).
    const same = out.length === match[0].length;
    for (let i = 0; i < out.length; i++) {
      starts.push(same ? mapped.starts[at + i]! : from);
      ends.push(same ? mapped.ends[at + i]! : to);
    }
    text += out;
    at = end;
  }
  keep(mapped.text.length);
  return { original: mapped.original, text, starts, ends };
}

/** The original words behind `[from, to)` of the normalised text. An empty range gives an empty span at its place. */
export function originalSpan(mapped: MappedText, from: number, to: number): Span {
  if (to <= from) {
    const at = mapped.starts[from] ?? mapped.original.length;
    return { start: at, end: at, text: '' };
  }
  const start = mapped.starts[from]!;
  const end = Math.max(start, mapped.ends[to - 1]!);
  return { start, end, text: mapped.original.slice(start, end) };
}

/** Language by majority of letters; a tie goes to `tie`. */
export function languageOf(text: string, tie: 'en' | 'th'): 'en' | 'th' {
  const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (thai === latin) return tie;
  return thai > latin ? 'th' : 'en';
}
