/** Bodies that a sentence names by what they rule: "your chart ruler", "the ruler of your seventh house". */
import type { Token } from './lex.ts';
import { isCue, isMark } from './reader.ts';
import type { SheetView } from './sheet-view.ts';
import { isRulerOf, TRADITIONAL_PLANETS } from './tables.ts';

export type Office = {
  /** First and last token. */
  readonly from: number;
  readonly to: number;
  /** The house that is ruled, 1–12; the Ascendant and the whole chart are the first. */
  readonly house: string;
  /** Token of the body that the sentence says it is ("the ruler of the seventh is Venus"); null when it is left to the sheet. */
  readonly named: number | null;
};

/** All offices of a sentence, in order. */
export function officesIn(tokens: readonly Token[]): readonly Office[] {
  return tokens.flatMap((token, at): readonly Office[] => {
    const span = isCue(token, 'ruler')
      ? officeAt(tokens, at)
      : isCue(token, 'rules')
        ? relative(tokens, at)
        : null;
    return span === null ? [] : [{ ...span, named: namedBeside(tokens, span.from, span.to) }];
  });
}

type Span = Omit<Office, 'named'>;

/** "chart ruler", "ruler of your seventh", "your seventh house's ruler". */
function officeAt(tokens: readonly Token[], at: number): Span | null {
  if (tokens[at]?.form === 'chart') return { from: at, to: at, house: '1' };
  if (isCue(tokens[at + 1], 'of')) {
    const to = ruledAt(tokens, at + 2);
    if (to !== null) return { from: at, to, house: houseOf(tokens[to]) };
  }
  // Thai has no "of" between the two.
  if (tokens[at + 1]?.kind === 'house') return { from: at, to: at + 1, house: houseOf(tokens[at + 1]) };
  const before = tokens[at - 1]?.id === 's' && isMark(tokens[at - 2], "'") ? at - 3 : at - 1;
  return tokens[before]?.kind === 'house' ? { from: before, to: at, house: houseOf(tokens[before]) } : null;
}

/** "the planet that rules your first house". */
function relative(tokens: readonly Token[], at: number): Span | null {
  const noun = isCue(tokens[at - 1], 'light', 'which') ? at - 2 : at - 1;
  if (!isCue(tokens[noun], 'it', 'planet-word') || tokens[noun]?.text.toLowerCase() === 'it') return null;
  const to = ruledAt(tokens, at + 1);
  return to === null ? null : { from: noun, to, house: houseOf(tokens[to]) };
}

/** The house or the Ascendant that a word of rule governs, past small words. */
function ruledAt(tokens: readonly Token[], at: number): number | null {
  let next = at;
  while (isCue(tokens[next], 'the', 'your', 'natal')) next += 1;
  const token = tokens[next];
  return token?.kind === 'house' || (token?.kind === 'body' && token.id === 'asc') ? next : null;
}

const houseOf = (token: Token | undefined): string => (token?.kind === 'house' ? token.id : '1');

/** The body that stands beside an office with nothing but "is", a comma or small words between. */
function namedBeside(tokens: readonly Token[], from: number, to: number): number | null {
  const isLink = (token: Token | undefined): boolean =>
    isCue(
      token,
      'be',
      'not',
      'the',
      'your',
      'yours',
      'light',
      'which',
      'than',
      'indefinite',
      'house-word',
      'natal',
    ) || isMark(token, ',', '-', '(', ':');
  for (const step of [1, -1]) {
    let next = step > 0 ? afterBracket(tokens, to + 1) : from - 1;
    while (isLink(tokens[next])) next += step;
    if (tokens[next]?.kind === 'body') return next;
  }
  return null;
}

/** "the ruler of the seventh (the other person) is Mars": past what a bracket says of the house, where no body is named in it. */
function afterBracket(tokens: readonly Token[], at: number): number {
  if (!isMark(tokens[at], '(')) return at;
  const close = tokens.findIndex((token, i) => i > at && isMark(token, ')'));
  const isGloss = close > 0 && tokens.slice(at, close).every(({ kind }) => kind !== 'body');
  return isGloss ? close + 1 : at;
}

/** The planet that holds an office by the sheet, or null when the sheet does not tell. */
export function holderOfOffice(view: SheetView, house: string): string | null {
  const western = [`natal.house${house}.ruler`, `natal.house${house}.sign`, 'natal.asc.sign'] as const;
  const indic = [`vedic.house${house}.lord`, `vedic.house${house}.sign`, 'vedic.lagna.sign'] as const;
  for (const [ruler, sign, first] of view.mode === 'vedic' ? [indic, western] : [western, indic]) {
    const named = view.words(ruler);
    if (named?.length === 1) return named[0] ?? null;
    const signs = view.words(sign) ?? (house === '1' ? view.words(first) : null);
    const [held] = signs ?? [];
    if (signs?.length === 1 && held !== undefined)
      return TRADITIONAL_PLANETS.find((planet) => isRulerOf(planet, held)) ?? null;
  }
  return null;
}
