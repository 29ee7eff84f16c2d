/** Keeping a field within its limit without taking away what was there. */
import { soulTextWithin } from '#contract/soul-entry.ts';
import { graphemesOf } from '#lib/graphemes.ts';
import { countCharacters } from './read-text.ts';

export type FittedEdit = {
  readonly text: string;
  /** Where the cursor belongs, UTF-16 units. */
  readonly caret: number;
  /** Something of what was put in did not fit. */
  readonly cut: boolean;
};

/**
 * What becomes of a field of `max` characters that held `before` and was edited into `after`. Only what came in is
 * shortened; what stood there before and behind it stays, wherever the cursor was.
 */
export function fitEdit(before: string, after: string, max: number): FittedEdit {
  if (fits(after, max)) return { text: after, caret: after.length, cut: false };
  const head = sharedStart(before, after);
  const tail = sharedEnd(before.slice(head), after.slice(head));
  const start = after.slice(0, head);
  const end = after.slice(after.length - tail);
  const came = [...graphemesOf(after.slice(head, after.length - tail))];
  // The most of it that fits: letters may join at the seams, so each length is tried as a whole.
  let least = 0;
  let most = came.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(start + came.slice(0, middle).join('') + end, max)) least = middle;
    else most = middle - 1;
  }
  const kept = came.slice(0, least).join('');
  const text = start + kept + end;
  // What stood there was too long already, as only an older version could leave it.
  if (!fits(text, max)) {
    const shortened = soulTextWithin(after, max).text;
    return { text: shortened, caret: shortened.length, cut: true };
  }
  return { text, caret: start.length + kept.length, cut: true };
}

function fits(text: string, max: number): boolean {
  return !soulTextWithin(text, max).cut && countCharacters(text) <= max;
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return wholeUnits(b, at);
}

function sharedEnd(a: string, b: string): number {
  let count = 0;
  while (count < a.length && count < b.length && a[a.length - 1 - count] === b[b.length - 1 - count])
    count += 1;
  return b.length - wholeUnits(b, b.length - count, 1);
}

/** The nearest place that does not lie inside a surrogate pair: before it, or behind it. */
function wholeUnits(text: string, at: number, way: 0 | 1 = 0): number {
  const inside = /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? '');
  return inside ? at + (way === 0 ? -1 : 1) : at;
}
