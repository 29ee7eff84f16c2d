/**
 * The thing asked about, cut out of the sentence that asks and turned to second person: "Why do I always get ghosted?"
 * gives "you always get ghosted". Nothing is named when the words would not read well.
 */
import type { AskedMatter, Kind } from '#facts/ask.ts';
import { originalSpan } from '#companion/safety/mapped-text.ts';
import type { MappedText } from '#companion/safety/mapped-text.ts';
import { clauseFrom } from './matter-clause.ts';
import { lineOf, upTo } from './matter-line.ts';
import type { Line, Piece, Word } from './matter-line.ts';
import { seenFromOutside } from './matter-voice.ts';
import type { LanguageTable, MatterShape, MatterWords } from './lexicon-types.ts';

export type MatterRules = {
  readonly words: MatterWords;
  readonly sets: { readonly [name in MatterSet]: ReadonlySet<string> };
  readonly openings: readonly {
    readonly kinds: readonly Kind[];
    readonly shape: MatterShape;
    readonly pattern: RegExp;
  }[];
  /** Noun phrases taken as typed; the first group is the phrase. */
  readonly nouns: readonly RegExp[];
};

type MatterSet =
  | 'verbs'
  | 'helpers'
  | 'adverbs'
  | 'prepositions'
  | 'adjectives'
  | 'determiners'
  | 'pronouns'
  | 'bareNouns'
  | 'stops'
  | 'fillers'
  | 'unfit'
  | 'breaks'
  | 'together';

export type MatterMessage = {
  readonly mapped: MappedText;
  readonly kind: Kind;
  /** Sentences to look in, the best first. */
  readonly sentences: readonly { readonly start: number; readonly end: number }[];
  /** Where people are named by role: "boss". */
  readonly roles: readonly { readonly start: number; readonly end: number }[];
  readonly names: readonly string[];
  /** Dates said in the message. */
  readonly dates: readonly { readonly start: number; readonly end: number }[];
};

/** Compiles the words of both languages. */
export function compileMatter(en: LanguageTable, th: LanguageTable): MatterRules | null {
  const words = en.matter;
  if (words === undefined) return null;
  const set = (name: MatterSet): ReadonlySet<string> => new Set(words[name]);
  return {
    words,
    sets: {
      verbs: set('verbs'),
      helpers: set('helpers'),
      adverbs: set('adverbs'),
      prepositions: set('prepositions'),
      adjectives: set('adjectives'),
      determiners: set('determiners'),
      pronouns: set('pronouns'),
      bareNouns: set('bareNouns'),
      stops: set('stops'),
      fillers: set('fillers'),
      unfit: set('unfit'),
      breaks: set('breaks'),
      together: set('together'),
    },
    openings: words.openings.map(([kinds, shape, opening]) => ({
      kinds,
      shape,
      pattern: new RegExp(opening),
    })),
    nouns: [...(en.nounMatters ?? []), ...(th.nounMatters ?? [])].map((one) => new RegExp(one)),
  };
}

/** The matter of a message, or undefined when its words give none that reads well. */
export function matterOf(message: MatterMessage, rules: MatterRules): AskedMatter | undefined {
  for (const sentence of message.sentences) {
    const typed = typedNoun(message, sentence, rules);
    if (typed) return typed;
    const line = lineOf(message.mapped, sentence, rules.sets);
    for (const { kinds, shape, pattern } of rules.openings) {
      if (!kinds.includes(message.kind)) continue;
      const opening = pattern.exec(line.text);
      if (opening === null) continue;
      const rest = line.words.slice(line.wordAt(opening[0].length));
      const cut = shapes[shape]({ rest, line, message, rules });
      const matter = cut === null ? undefined : said(cut, shape, message, rules);
      if (matter) return matter;
    }
  }
  return undefined;
}

type Cutting = {
  readonly rest: readonly Word[];
  readonly line: Line;
  readonly message: MatterMessage;
  readonly rules: MatterRules;
};

const shapes: { readonly [S in MatterShape]: (cutting: Cutting) => readonly Piece[] | null } = {
  inverted: ({ rest, message, rules }) => clauseFrom(ended(rest, rules), message, rules),
  clause: ({ rest, rules }) => {
    const words = ended(rest, rules);
    const [first] = words;
    if (first === undefined || words.length < 2 || rules.sets.helpers.has(first.text)) return null;
    return isSubject(first, rules) ? words : null;
  },
  verb: ({ rest, message, rules }) => verbPhrase(rest, message, rules),
  noun: ({ rest, message, rules }) => nounPhrase(rest, message, rules),
  habit: ({ line, rules }) => habit(line.words, rules),
  role: ({ rest, message, rules }) => someone(rest, message, rules.sets.determiners),
  pair: ({ rest, message, rules }) => pair(rest, message, rules),
  choice: ({ line, rules }) => choice(line, rules),
};

/** Up to the end of the clause, without what only closes the sentence. */
function ended(words: readonly Word[], { words: { tails } }: MatterRules): readonly Word[] {
  let kept = upTo(words, ({ opens }, index) => opens && index > 0);
  for (let cut = true; cut;) {
    cut = false;
    const text = ` ${kept.map((word) => word.text).join(' ')}`;
    const tail = tails.find((one) => text.endsWith(` ${one}`));
    if (tail === undefined) break;
    kept = kept.slice(0, -tail.split(' ').length);
    cut = true;
  }
  return kept;
}

function isSubject({ text, isName }: Word, { sets }: MatterRules): boolean {
  return isName || sets.pronouns.has(text) || sets.determiners.has(text) || sets.bareNouns.has(text);
}

function verbPhrase(
  rest: readonly Word[],
  message: MatterMessage,
  rules: MatterRules,
): readonly Word[] | null {
  const { adverbs, verbs, helpers, determiners, pronouns } = rules.sets;
  let words = ended(rest, rules);
  if (message.kind === 'date') words = withoutDates(words, message, rules);
  const first = words.find(({ text }) => !adverbs.has(text));
  if (first === undefined) return null;
  if (verbs.has(first.text) || first.text === 'be') return words;
  // A verb that the list lacks is one all the same before its object.
  const next = words[words.indexOf(first) + 1];
  const isVerb =
    next !== undefined && (determiners.has(next.text) || rules.words.seen[next.text] !== undefined);
  const isOther = helpers.has(first.text) || determiners.has(first.text) || pronouns.has(first.text);
  return isVerb && !isOther ? words : null;
}

/** A date at the end is the day of the question and not its matter. */
function withoutDates(
  words: readonly Word[],
  { dates }: MatterMessage,
  { sets }: MatterRules,
): readonly Word[] {
  let kept = upTo(words, (word) => dates.some((date) => date.start <= word.start && word.end <= date.end));
  while (kept.length > 0 && sets.prepositions.has(kept.at(-1)!.text)) kept = kept.slice(0, -1);
  return kept;
}

function nounPhrase(
  rest: readonly Word[],
  message: MatterMessage,
  rules: MatterRules,
): readonly Word[] | null {
  const { determiners, bareNouns, stops } = rules.sets;
  const [first] = rest;
  if (first === undefined) return null;
  const gerund = isGerund(first.text);
  const named = first.isName || bareNouns.has(first.text);
  if (!determiners.has(first.text) && !named && !gerund) return null;
  let words = upTo(ended(rest, rules), ({ text }, index) => index > 0 && stops.has(text));
  if (message.kind === 'date') words = withoutDates(words, message, rules);
  const isBare = words.length === 1 && determiners.has(first.text);
  return words.length === 0 || isBare ? null : words;
}

function isGerund(text: string): boolean {
  return (
    /^[a-z]{2,}ing$/.test(text) &&
    !/^(?:thing|nothing|something|everything|anything|king|ring|spring|morning|evening)$/.test(text)
  );
}

/** "my mum keeps calling my brother the favourite" → my mum calling my brother the favourite. */
function habit(words: readonly Word[], rules: MatterRules): readonly Word[] | null {
  const at = words.findIndex(({ text }) => text === 'keeps' || text === 'keep');
  const subject = words.slice(0, at);
  const [first] = subject;
  if (first === undefined || subject.length < 2 || !rules.sets.determiners.has(first.text)) return null;
  const does = upTo(
    words.slice(at + 1),
    ({ text, opens }, index) => (opens && index > 0) || text === 'and' || text === 'but' || text === 'so',
  );
  return does[0] !== undefined && isGerund(does[0].text) ? [...subject, ...ended(does, rules)] : null;
}

/** "Ana and I", "me and my boyfriend" → you and Ana, you and my boyfriend. */
function pair(rest: readonly Word[], message: MatterMessage, { sets }: MatterRules): readonly Piece[] | null {
  const isMe = (word: Word | undefined): boolean => word?.text === 'i' || word?.text === 'me';
  const and = rest.findIndex(({ text }) => text === 'and');
  if (and < 1) return null;
  const after = rest.slice(and + 1);
  if (and === 1 && isMe(rest[0])) {
    const other = someone(after, message, sets.determiners);
    return other === null ? null : ['you', 'and', ...other];
  }
  const before = someone(rest.slice(0, and), message, sets.determiners);
  return before !== null && before.length === and && isMe(after[0]) ? ['you', 'and', ...before] : null;
}

/** A name, or a role with its determiner, at the head of the words. */
function someone(
  words: readonly Word[],
  { roles, names }: MatterMessage,
  determiners: ReadonlySet<string>,
): readonly Word[] | null {
  const [first] = words;
  if (first === undefined) return null;
  if (first.isName || names.some((name) => name.toLowerCase() === first.text)) return [first];
  if (!determiners.has(first.text)) return null;
  const role = roles.find(({ start }) => start >= first.start && start <= first.end + 8);
  if (role === undefined) return null;
  const said = upTo(words, ({ start }) => start >= role.end);
  return said.length > 1 ? said : null;
}

/** Two things with "or" between them, both of them named. */
function choice({ words }: Line, rules: MatterRules): readonly Word[] | null {
  const { determiners, verbs } = rules.sets;
  const or = words.findIndex(({ text }) => text === 'or' || text === 'versus');
  if (or < 1) return null;
  const isHead = (word: Word | undefined): boolean =>
    word !== undefined &&
    ((determiners.has(word.text) && !/^(?:this|that|these|those|some|any|no)$/.test(word.text)) ||
      isGerund(word.text));
  let start = -1;
  for (let at = or - 1; at >= 0; at--) {
    if (isHead(words[at])) start = at;
    if (
      start >= 0 &&
      (words[at]!.opens ||
        /^(?:which|should|me|is|take|between|better|offers)$/.test(words[at - 1]?.text ?? ''))
    )
      break;
  }
  const after = upTo(
    words.slice(or + 1),
    ({ opens, text }, index) => index > 0 && (opens || text === 'which' || text === 'better'),
  );
  if (start < 0 || !isHead(after[0]) || verbs.has(words[start]!.text)) return null;
  const both = [...words.slice(start, or + 1), ...ended(after, rules)];
  return both.some(({ text }, index) => index > 0 && (text === 'i' || text === 'should')) ? null : both;
}

const mostWords = 14;

function said(
  pieces: readonly Piece[],
  shape: MatterShape,
  message: MatterMessage,
  rules: MatterRules,
): AskedMatter | undefined {
  const text = seenFromOutside(pieces, message.mapped, rules);
  const size = text === null ? 0 : text.split(' ').length;
  const as = shape === 'verb' ? 'verb' : shape === 'inverted' || shape === 'clause' ? 'clause' : 'noun';
  if (text === null || size > mostWords || size < (as === 'clause' ? 2 : 1)) return undefined;
  const words = pieces.filter((piece): piece is Word => typeof piece !== 'string');
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  return { span: originalSpan(message.mapped, start, end), text, as };
}

function typedNoun(
  { mapped }: MatterMessage,
  { start, end }: { readonly start: number; readonly end: number },
  { nouns }: MatterRules,
): AskedMatter | undefined {
  const text = mapped.text.slice(start, end);
  for (const pattern of nouns) {
    const [whole, noun] = pattern.exec(text) ?? [];
    if (whole === undefined || noun === undefined || noun === '') continue;
    const at = start + text.indexOf(whole) + whole.indexOf(noun);
    const span = originalSpan(mapped, at, at + noun.length);
    return { span, text: span.text, as: 'noun' };
  }
  return undefined;
}
