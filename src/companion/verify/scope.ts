/**
 * What of a sentence is said of the sheet: quotes, questions, suppositions, reports and general truths are not.
 *
 * Every token gets a clause and whether it is live. A value that is not live makes no claim.
 */
import type { Token } from './lex.ts';
import type { VerifierWords } from './words.ts';

export type Scope = {
  /** Clause of each token; a new one begins at "but", at a semicolon, colon or dash, and after an if-part; what stood before a bracket goes on behind it. */
  readonly clause: readonly number[];
  readonly live: readonly boolean[];
  /** The sentence says that what follows is not so ("it is not true that …"). */
  readonly untrue: boolean;
};

const isCue = (token: Token | undefined, ...ids: readonly string[]): boolean =>
  token?.kind === 'cue' && ids.includes(token.id);
const isMark = (token: Token | undefined, ...ids: readonly string[]): boolean =>
  token?.kind === 'mark' && ids.includes(token.id);

/** Kinds whose value may be claimed; a supposition about anything else leaves its main clause standing. */
const SKY = new Set<Token['kind']>([
  'body',
  'lot',
  'sign',
  'house',
  'card',
  'stem',
  'branch',
  'ten-god',
  'hexagram',
  'nakshatra',
  'aspect',
  'period',
  'role',
  'slot',
  'value',
]);

export function scopeOf(sentence: string, tokens: readonly Token[], words: VerifierWords): Scope {
  const clause: number[] = [];
  const live = tokens.map(() => true);
  let n = 0;
  let last = 0;
  /** Clauses that go on behind a bracket. */
  const outer: number[] = [];
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    if (isMark(before, ')')) n = outer.pop() ?? n;
    if (isMark(before, '(')) outer.push(n);
    if (i > 0 && (isCue(token, 'but') || isMark(before, ';', ':', '(') || isDash(sentence, before))) {
      last += 1;
      n = last;
    }
    clause.push(n);
  });
  partRelatives(tokens, clause);
  const kill = (from: number, to: number): void => {
    for (let i = from; i < to; i += 1) live[i] = false;
  };
  if (/\?["”’')\]]*$/u.test(sentence.trim()) || isThaiQuestion(tokens)) kill(0, tokens.length);
  for (const [from, to] of quoteSpans(sentence, words)) {
    const first = tokens.findIndex(({ start }) => start >= from);
    const last = tokens.findLastIndex(({ end }) => end <= to);
    // A name in quotes is still that name; words in quotes are someone's.
    if (first >= 0 && last - first >= 3) kill(first, last + 1);
  }
  killSuppositions(tokens, clause, kill);
  killReports(tokens, kill);
  killGeneralities(tokens, clause, kill);
  return { clause, live, untrue: tokens.some((token) => isCue(token, 'untrue')) };
}

/** "Saturn, which you were born with in Aquarius, now crosses Aries": what is told of another time is a clause of its own. */
function partRelatives(tokens: readonly Token[], clause: number[]): void {
  tokens.forEach((token, from) => {
    if (!isCue(token, 'which') || !isMark(tokens[from - 1], ',')) return;
    const to = tokens.findIndex((one, i) => i > from && isMark(one, ','));
    if (to < 0 || !tokens.slice(from, to).some((one) => isCue(one, 'natal', 'born', 'sky', 'moving'))) return;
    for (let i = from; i < tokens.length; i += 1) {
      if (i < to) clause[i] = (clause[i] ?? 0) + 1;
      else if ((clause[i] ?? 0) > (clause[from - 1] ?? 0)) clause[i] = (clause[i] ?? 0) + 1;
    }
  });
}

function isDash(sentence: string, token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.kind === 'mark' &&
    token.id === '-' &&
    sentence.charAt(token.start - 1) === ' ' &&
    sentence.charAt(token.end) === ' '
  );
}

/** Single marks quote where they open before a word and close after one; within a word they are apostrophes. */
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])['‘](?=\p{L})(?:[^'‘’]|['’](?=\p{L}))+['’](?![\p{L}\p{N}])/gu;

function quoteSpans(sentence: string, words: VerifierWords): readonly (readonly [number, number])[] {
  const spans: (readonly [number, number])[] = [];
  for (const [open, close] of words.quotes) {
    for (let from = sentence.indexOf(open); from >= 0;) {
      const to = sentence.indexOf(close, from + 1);
      if (to < 0) break;
      spans.push([from, to + 1]);
      from = sentence.indexOf(open, to + 1);
    }
  }
  if (words.spaced)
    for (const { index, 0: quote } of sentence.matchAll(SINGLE_QUOTED))
      spans.push([index, index + quote.length]);
  return spans;
}

/** A Thai question is marked by its last word. */
function isThaiQuestion(tokens: readonly Token[]): boolean {
  const last = tokens.findLast(({ kind }) => kind !== 'mark');
  return last !== undefined && isCue(last, 'imagine') && last.form === 'question';
}

type Kill = (from: number, to: number) => void;

/** Where the reach of a supposition ends: "but" takes the sentence back to what is. */
function butAfter(tokens: readonly Token[], at: number): number {
  const found = tokens.findIndex((token, i) => i > at && (isCue(token, 'but') || isMark(token, ';')));
  return found < 0 ? tokens.length : found;
}

/** "rather than in Leo, it stands …": what is set aside ends at a comma or a reason. */
function contrastEnd(tokens: readonly Token[], at: number): number {
  const found = tokens.findIndex((token, i) => i > at && (isMark(token, ',') || isCue(token, 'because')));
  return found < 0 ? butAfter(tokens, at) : Math.min(found, butAfter(tokens, at));
}

/** "… what the other would like: it is in Libra", "… before you would ask, since your Sun …": back to what is. */
function wouldEnd(tokens: readonly Token[], at: number): number {
  const found = tokens.findIndex((token, i) => i > at && (isMark(token, ':') || isCue(token, 'because')));
  return found < 0 ? butAfter(tokens, at) : Math.min(found, butAfter(tokens, at));
}

function killSuppositions(tokens: readonly Token[], clause: readonly number[], kill: Kill): void {
  tokens.forEach((token, i) => {
    if (isCue(token, 'imagine')) {
      kill(i, token.form === 'contrast' ? contrastEnd(tokens, i) : butAfter(tokens, i));
    } else if (isCue(token, 'if') && token.form === 'whole') {
      const colon = tokens.findIndex((one, j) => j > i && isMark(one, ':'));
      if (/^as /i.test(token.text)) kill(i, contrastEnd(tokens, i));
      else kill(i, colon < 0 ? butAfter(tokens, i) : Math.min(colon, butAfter(tokens, i)));
    } else if (isCue(token, 'if')) {
      killIf(tokens, i, kill);
    } else if (isCue(token, 'would')) {
      // "With your Moon in Leo you would have …": the whole of it is contrary to fact.
      const from = tokens.findIndex((_, j) => clause[j] === clause[i]);
      const isWhole = token.form === 'past' || isBareSubject(tokens.slice(from, i));
      kill(isWhole ? from : i, token.form === 'past' ? butAfter(tokens, i) : wouldEnd(tokens, i));
    } else if (
      i === 0 &&
      token.kind === 'word' &&
      (token.id === 'were' || token.id === 'had') &&
      isCue(tokens[1], 'your', 'the')
    ) {
      kill(0, butAfter(tokens, 0));
    }
  });
}

/** "The Moon in Virgo would be easier": a place that is nobody's, with no verb of its own before the "would". */
function isBareSubject(part: readonly Token[]): boolean {
  return !part.some(
    (token) =>
      isCue(token, 'be', 'stand', 'your', 'you', 'yours', 'here', 'natal', 'sky', 'their', 'because') ||
      token.kind === 'aspect',
  );
}

/** The if-part is no claim; what follows from a supposed sky is none either. */
function killIf(tokens: readonly Token[], at: number, kill: Kill): void {
  const stop = butAfter(tokens, at);
  let end = stop;
  for (let i = at + 1; i < stop; i += 1) {
    if (isMark(tokens[i], ',') || isCue(tokens[i], 'then')) {
      // A comma inside a list of the if-part does not end it while nothing but names follows.
      end = i;
      break;
    }
  }
  const hasSky = tokens.slice(at, end).some(({ kind }) => SKY.has(kind));
  kill(at, hasSky ? stop : end);
}

/** "you said your Moon is in Leo": said by somebody else than the sheet. */
function killReports(tokens: readonly Token[], kill: Kill): void {
  tokens.forEach((token, i) => {
    // "What you asked", "you asked about a time": the asking, and nothing that was said.
    const isAsking =
      ['what', 'for'].includes(tokens[i - 1]?.id ?? '') || tokens[i + 1]?.text.toLowerCase() === 'about';
    if (isCue(token, 'reported') && !isAsking) kill(i, butAfter(tokens, i));
  });
}

/**
 * "People with Venus in Aries", "a reversed card means", "Saturn in Aries tends to": true of anyone. The same words with
 * "your", "you" or "here" are about this sheet.
 */
function killGeneralities(tokens: readonly Token[], clause: readonly number[], kill: Kill): void {
  const isPersonal = (from: number, to: number): boolean =>
    tokens
      .slice(from, to)
      .some(
        (token) =>
          isCue(token, 'your', 'you', 'yours', 'here', 'natal', 'drawn', 'their') ||
          isPerson(token) ||
          (token.kind === 'cue' && /^(?:you|your)\b/i.test(token.text)),
      );
  const clauses = Math.max(0, ...clause) + 1;
  for (let n = 0; n < clauses; n += 1) {
    const from = clause.indexOf(n);
    const to = clause.lastIndexOf(n) + 1;
    if (from < 0) continue;
    const part = tokens.slice(from, to);
    const people = part.findIndex((token) => isCue(token, 'generic-subject'));
    // "Anyone with a Leo Moon, like you".
    if (part.some((token) => isCue(token, 'you') && token.form === 'included')) continue;
    if (people >= 0) {
      const back = part.findIndex((token, i) => i > people && (isPerson(token) || isNamedBefore(part, i)));
      kill(from + people, back < 0 ? to : from + back);
      // What stands before "for anyone" is as general.
      if (!isPersonal(from, from + people)) kill(from, from + people);
      continue;
    }
    if (isPersonal(from, to)) continue;
    const habit = part.findIndex((token) => isCue(token, 'habit'));
    const isHabit = habit >= 0 && !isPlacedBefore(part, habit);
    const article = part.findIndex(
      (token, i) => isCue(token, 'indefinite') && namesKind(part.slice(i + 1, i + 5)),
    );
    const ownsNothing = part.some(
      ({ kind }) =>
        kind === 'body' ||
        kind === 'card' ||
        kind === 'orientation' ||
        kind === 'house' ||
        kind === 'nakshatra' ||
        kind === 'hexagram' ||
        kind === 'stem' ||
        kind === 'ten-god' ||
        kind === 'slot' ||
        kind === 'value',
    );
    if ((isHabit && ownsNothing) || article >= 0 || isWhenever(part)) kill(from, to);
  }
}

/** "the same Venus": the one that was spoken of. */
const isNamedBefore = (part: readonly Token[], at: number): boolean =>
  isCue(part[at], 'same') && part[at + 1]?.kind === 'body';

/** Takes a general sentence back to the person: "…, since your Moon" has the owner's word in its joint. */
const isPerson = (token: Token): boolean =>
  isCue(token, 'yours', 'your', 'you', 'here') ||
  (isCue(token, 'because', 'but') && /\byour$/i.test(token.text));

/** "When Venus is in Libra, it weighs both sides": no one's Venus and no day. */
function isWhenever(part: readonly Token[]): boolean {
  return (
    isCue(part[0], 'when') &&
    !part.some((token) => isCue(token, 'sky', 'moving') || token.kind === 'month' || token.kind === 'day')
  );
}

/** "a Capricorn Moon", "a reversed card": the article's own noun, with only its adjectives before it. */
function namesKind(next: readonly Token[]): boolean {
  const noun = next.findIndex(
    ({ kind }) => kind === 'body' || kind === 'card' || kind === 'orientation' || kind === 'nakshatra',
  );
  return (
    noun >= 0 &&
    next
      .slice(0, noun)
      .every(
        ({ kind, id }) =>
          kind === 'sign' ||
          kind === 'motion' ||
          kind === 'dignity' ||
          kind === 'house' ||
          kind === 'word' ||
          (kind === 'mark' && id === '-'),
      )
  );
}

/** "Venus is in Aries and tends to": placed first, so it is this Venus. */
function isPlacedBefore(part: readonly Token[], habit: number): boolean {
  return part.some(
    (token, i) =>
      i < habit &&
      isCue(token, 'be', 'stand') &&
      part.slice(i + 1, Math.min(i + 3, habit)).some((next) => isCue(next, 'in') || next.kind === 'motion'),
  );
}
