/**
 * From a sentence to tags: the longest phrase first, whole words in a spaced language, anywhere in Thai.
 *
 * Positions are those of the sentence as written; folding keeps its length.
 */
import type { Tag, TagKind, VerifierWords } from './words.ts';

export type Token = {
  readonly kind: TagKind | 'word' | 'mark' | 'clock';
  readonly id: string;
  readonly form: string;
  /** As written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Value of a number, an ordinal or a degree. */
  readonly n: number;
  /** Begins with a capital. */
  readonly capital: boolean;
};

/** `capitalAt` is the letter that must be a capital, past a leading article; -1 for none. */
type Entry = Tag & { readonly capitalAt: number; readonly families: readonly string[] };
type Node = { next: Map<string, Node>; entries: Entry[] };

export type Lexicon = { readonly root: Node; readonly spaced: boolean };

const compiled = new WeakMap<VerifierWords, Lexicon>();

/** The automaton of a language's words, made once for each. */
export function lexiconOf(words: VerifierWords): Lexicon {
  const kept = compiled.get(words);
  if (kept !== undefined) return kept;
  const root: Node = { next: new Map(), entries: [] };
  for (const { families, rows } of words.tables) {
    for (const [kind, name, ...phrases] of rows) {
      const [id = '', form = ''] = name.split('/');
      for (const phrase of phrases) {
        const capitalAt = capitalOf(phrase);
        let node = root;
        for (const char of fold(phrase)) {
          let next = node.next.get(char);
          if (next === undefined) {
            next = { next: new Map(), entries: [] };
            node.next.set(char, next);
          }
          node = next;
        }
        node.entries.push({ kind, id, form, capitalAt, families });
      }
    }
  }
  const lexicon = { root, spaced: words.spaced };
  compiled.set(words, lexicon);
  return lexicon;
}

/** "The World" and "the World" are the card by their second word. */
function capitalOf(phrase: string): number {
  const at = /^the /i.test(phrase) ? 4 : 0;
  return isCapitalAt(phrase, at) ? at : -1;
}

function isCapitalAt(text: string, at: number): boolean {
  const letter = text.charAt(at);
  return letter !== letter.toLowerCase();
}

/** Lower case, one kind of apostrophe, dash and space; the length stays. */
export function fold(text: string): string {
  return text
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/[‐‑–—]/gu, '-')
    .replace(/[\u00A0\u202F\u2009\t\n]/gu, ' ')
    .replace(/[″”“]/gu, '"')
    .replace(/′/gu, "'")
    .replace(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/\p{Lu}/gu, (char) => {
      const lower = char.toLowerCase();
      return lower.length === char.length ? lower : char;
    });
}

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const LATIN = /[a-z0-9à-ÿ]/;
const THAI_MARK = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/;

/** Two ends of a match are word edges where the letters beside them belong to a spaced script. */
function isEdge(folded: string, at: number): boolean {
  const before = folded.charAt(at - 1);
  const after = folded.charAt(at);
  return !(LATIN.test(before) && LATIN.test(after));
}

type Found = { readonly entry: Entry; readonly end: number };

/** Choice among the readings of one phrase: a table of a present family first, words of every table next. */
function bestEntry(
  entries: readonly Entry[],
  isCapital: (offset: number) => boolean,
  isLenient: (entry: Entry) => boolean,
  isPresent: (family: string) => boolean,
): Entry | null {
  let general: Entry | null = null;
  for (const entry of entries) {
    if (entry.capitalAt >= 0 && !isCapital(entry.capitalAt) && !isLenient(entry)) continue;
    if (entry.families.length === 0) general ??= entry;
    else if (entry.families.some(isPresent)) return entry;
  }
  return general;
}

/** "your sun", "moon in leo": written small, and still the body. */
const OWNED_BEFORE =
  /(?:\b(?:your|natal|birth|transiting|their|progressed|his|her|my)|\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)) $/;
const BODY_BEFORE =
  /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|ascendant|rising) (?:(?:is|was|sits|stands|falls|lies) )?in $/;
const PLACED_AFTER =
  /^ (?:(?:is|was|sits|stands|falls|lies) )?in (?:the )?(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th)) house)\b/;

/** Tags of one sentence. `isPresent` tells whether words of a family of facts count here. */
export function lex(
  sentence: string,
  lexicon: Lexicon,
  isPresent: (family: string) => boolean,
): readonly Token[] {
  const folded = fold(sentence);
  const tokens: Token[] = [];
  const push = (
    kind: Token['kind'],
    id: string,
    start: number,
    end: number,
    n = Number.NaN,
    form = '',
  ): void => {
    const text = sentence.slice(start, end);
    const first = text.charAt(0);
    tokens.push({ kind, id, form, text, start, end, n, capital: first !== first.toLowerCase() });
  };
  const pushTag = ({ kind, id, form = '' }: Entry, start: number, end: number): void => {
    const gap = start + folded.slice(start, end).search(/[ -][^ -]+$/);
    const second = gap < start ? null : secondTag(kind, id, form, folded.slice(gap + 1, end));
    if (second === null) {
      push(kind, id, start, end, valueOf(kind, id), form);
      return;
    }
    push(kind, id, start, gap);
    push(second.kind, second.id, gap + 1, end);
  };
  let at = 0;
  while (at < folded.length) {
    const char = folded.charAt(at);
    if (char === ' ') {
      at += 1;
      continue;
    }
    const figure = /\d/.test(char) ? figureAt(folded, at) : null;
    const found = longest(folded, at, lexicon, sentence, isPresent);
    if (found !== null && (figure === null || found.end > figure.end)) {
      pushTag(found.entry, at, found.end);
      at = found.end;
      continue;
    }
    if (figure !== null) {
      push(figure.kind, figure.id, at, figure.end, figure.n);
      at = figure.end;
      continue;
    }
    if (!LETTER.test(char)) {
      push('mark', char, at, at + 1);
      at += 1;
      continue;
    }
    let end = at + 1;
    if (LATIN.test(char))
      while (end < folded.length && (LATIN.test(folded.charAt(end)) || isInner(folded, end))) end += 1;
    else while (end < folded.length && THAI_MARK.test(folded.charAt(end))) end += 1;
    const last = tokens.at(-1);
    // Thai letters that name nothing run together into one word, so that a gap between tags is one step wide.
    if (last !== undefined && last.kind === 'word' && last.end === at && !LATIN.test(char)) {
      tokens.pop();
      push('word', folded.slice(last.start, end), last.start, end);
    } else push('word', folded.slice(at, end), at, end);
    at = end;
  }
  return tokens;
}

/** A phrase whose last word has a tag of its own: "has settled | in", "Bing | Wu". */
function secondTag(kind: TagKind, id: string, form: string, last: string): Tag | null {
  if (kind === 'cue' && id === 'stand' && /^in(?:to)?$/.test(last)) return { kind: 'cue', id: 'in' };
  return kind === 'stem' && form !== '' ? { kind: 'branch', id: form } : null;
}

function isInner(folded: string, at: number): boolean {
  return folded.charAt(at) === "'" && LATIN.test(folded.charAt(at + 1)) && !folded.startsWith("'s", at);
}

function longest(
  folded: string,
  at: number,
  lexicon: Lexicon,
  sentence: string,
  isPresent: (family: string) => boolean,
): Found | null {
  if (!isEdge(folded, at)) return null;
  let node: Node | undefined = lexicon.root;
  let best: Found | null = null;
  const isCapital = (offset: number): boolean => isCapitalAt(sentence, at + offset);
  for (let end = at; end < folded.length;) {
    node = node.next.get(folded.charAt(end));
    if (node === undefined) break;
    end += 1;
    if (node.entries.length === 0 || !isEdge(folded, end) || THAI_MARK.test(folded.charAt(end))) continue;
    const stop = end;
    const entry = bestEntry(
      node.entries,
      isCapital,
      ({ kind, id }) =>
        kind === 'body'
          ? OWNED_BEFORE.test(folded.slice(Math.max(0, at - 13), at)) ||
            PLACED_AFTER.test(folded.slice(stop, stop + 40))
          : kind === 'sign' &&
            id === 'cancer' &&
            (BODY_BEFORE.test(folded.slice(Math.max(0, at - 30), at)) ||
              /^[ -](?:moon|sun|rising|ascendant)\b/.test(folded.slice(stop, stop + 11))),
      isPresent,
    );
    if (entry !== null) best = { entry, end };
  }
  return best;
}

type Figure = { readonly kind: Token['kind']; readonly id: string; readonly end: number; readonly n: number };

const DEGREE = /^(\d{1,3}(?:\.\d+)?) ?°(?: ?(\d{1,2}) ?'(?: ?\d{1,2} ?")?)?/;
const MINUTES = /^(\d{1,2}) ?'(?![a-z])/;
const CLOCK = /^(\d{1,2}):(\d{2})(?: ?([ap])\.?m\b\.?)?/;
const ISO = /^\d{4}-\d{2}-\d{2}/;
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)\b/;
const NUMBER = /^\d+(?:\.\d+)?/;

/** A figure with what is written into it: a degree, minutes, a clock, a date, an ordinal. */
function figureAt(folded: string, at: number): Figure | null {
  const rest = folded.slice(at, at + 24);
  const degree = DEGREE.exec(rest);
  if (degree !== null) {
    const minutes = degree[2];
    const n = Number(degree[1]) + Number(minutes ?? 0) / 60;
    return {
      kind: 'degree',
      id: minutes === undefined ? 'degrees' : 'minutes',
      end: at + degree[0].trimEnd().length,
      n,
    };
  }
  const iso = ISO.exec(rest);
  if (iso !== null) return { kind: 'day', id: iso[0], end: at + iso[0].length, n: Number.NaN };
  const clock = CLOCK.exec(rest);
  if (clock !== null) {
    const half = clock[3];
    const hour = Number(clock[1]);
    const turned = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
    return {
      kind: 'clock',
      id: `${String(turned).padStart(2, '0')}:${clock[2]}`,
      end: at + clock[0].length,
      n: Number.NaN,
    };
  }
  const minutes = MINUTES.exec(rest);
  if (minutes !== null)
    return { kind: 'degree', id: 'minutes', end: at + minutes[0].length, n: Number(minutes[1]) / 60 };
  const ordinal = ORDINAL.exec(rest);
  if (ordinal !== null)
    return { kind: 'ordinal', id: ordinal[1] ?? '', end: at + ordinal[0].length, n: Number(ordinal[1]) };
  const number = NUMBER.exec(rest);
  return number === null
    ? null
    : { kind: 'number', id: number[0], end: at + number[0].length, n: Number(number[0]) };
}

function valueOf(kind: TagKind, id: string): number {
  return kind === 'number' || kind === 'ordinal' || kind === 'degree' || kind === 'house'
    ? Number(id)
    : Number.NaN;
}
