/** The kind of answer a message asks for: patterns over each sentence, then the axes where no pattern speaks. */
import { kindFromAxes } from '#facts/ask.ts';
import type { Ask, Kind } from '#facts/ask.ts';
import type { KindTable } from './lexicon-types.ts';
import { refusalOf } from './refusal.ts';
import type { Clause } from './sentences.ts';

type Rule = { readonly kind: Kind; readonly weight: number; readonly pattern: RegExp };

/** The patterns of every language, compiled. */
export type KindRules = { readonly rules: readonly Rule[]; readonly near: RegExp; readonly torn: RegExp };

/** A sentence as the patterns read it. */
export type KindSentence = { readonly clause: Clause['sentence']; readonly text: string };

export type KindMessage = {
  readonly text: string;
  readonly clauses: readonly Clause[];
  /** Dates said in the text. */
  readonly dates: readonly { readonly start: number; readonly end: number; readonly kind: string }[];
  /** The axes, settled. */
  readonly axes: Omit<Ask, 'kind'>;
  /** Whether words, and not only defaults, gave form, topic or feeling. */
  readonly isSaid: boolean;
  /** How clearly words gave the form. */
  readonly formWeight: number;
};

export type KindFound = {
  readonly kind: Kind;
  /** The sentence that decided, or null when the axes did. */
  readonly sentence: Clause['sentence'] | null;
};

/** Longest stretch of a sentence that patterns are tried on, and most sentences. */
const longestSentence = 400;
const mostSentences = 24;
const askedBonus = 0.3;
/** A question with more words than this is about more than what was told before it. */
const bareWords = 5;
const storyWords = 4;
/** A form from here on weighs more than a feeling told beside it. */
const firmForm = 3.5;

/** Kinds that are told as well as asked; the others count less in a sentence that does not ask. */
const told: ReadonlySet<Kind> = new Set([
  'feelings',
  'correction',
  'social',
  'follow-up',
  'out-of-domain',
  'about-app',
  'draw',
  'overview',
  'date',
  'today',
  'next-event',
  'lookup',
  'confirm',
]);

/** Compiles the patterns. Throws on a slot that does not exist. */
export function compileKinds(
  tables: readonly { readonly lang: string; readonly kinds: KindTable }[],
): KindRules {
  const rules = tables.flatMap(({ lang, kinds: { rows, slots, leads } }) => {
    const fill = (source: string): string =>
      source.replace(/\{([a-z]+)\}/g, (_, name: string) => {
        const slot = slots[name];
        if (slot === undefined) throw new Error(`No slot "${name}" in the kinds of ${lang}`);
        return `(?:${fill(slot)})`;
      });
    const lead = leads === '' ? '^' : `^(?:(?:${leads})[, ]+)*`;
    return rows.map(([kind, weight, patterns]): Rule => {
      const any = patterns.map((one) => fill(one).replace(/(?<![[\\])\^/g, lead)).join('|');
      const edged = lang === 'en' ? `(?:(?<![a-z0-9])|(?= ))(?:${any})(?:(?![a-z0-9])|(?<= ))` : `(?:${any})`;
      return { kind, weight, pattern: new RegExp(edged) };
    });
  });
  const any = (name: 'near' | 'torn') => new RegExp(tables.map(({ kinds }) => kinds[name]).join('|'));
  return { rules, near: any('near'), torn: any('torn') };
}

/** Settles the kind. Pure: the same message gives the same kind. */
export function kindOf(message: KindMessage, rules: KindRules): KindFound {
  const { axes } = message;
  if (axes.safety === 1 || axes.safety === 2) return { kind: 'feelings', sentence: null };
  const best = bestPattern(message, rules);
  const axis = axisKind(message);
  // "I'm scared to quit, what should I do" asks whether, not how.
  const isTorn = best?.kind === 'how-to' && countWords(best.sentence.text) <= bareWords;
  if (isTorn && rules.torn.test(message.text)) return { kind: 'should', sentence: best.sentence.clause };
  if (best !== null && best.weight >= axis.weight) return { kind: best.kind, sentence: best.sentence.clause };
  return { kind: axis.kind, sentence: best?.kind === axis.kind ? best.sentence.clause : null };
}

/** The sentences of a message; names and dates of the calendar are each one word, so that patterns can name them. */
export function kindSentences(
  { text, clauses, dates, axes }: KindMessage,
  { near }: KindRules,
): KindSentence[] {
  const names = axes.people.flatMap(({ name }) => (name === undefined ? [] : [name.toLowerCase()]));
  const sentences = [...new Map(clauses.map(({ sentence }) => [sentence.index, sentence])).values()];
  return sentences.slice(0, mostSentences).map((clause) => {
    let words = '';
    let at = clause.start;
    for (const date of dates) {
      if (date.start < at || date.end > clause.end) continue;
      if (date.kind !== 'day' && date.kind !== 'range' && date.kind !== 'week') continue;
      if (near.test(text.slice(date.start, date.end))) continue;
      // "12–14 May": the first number belongs to the date.
      const before = text.slice(at, date.start).replace(/\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to|until) ?$/, '');
      words += `${before} dateday `;
      at = date.end;
    }
    words += text.slice(at, clause.end);
    for (const name of names) if (name.length > 1) words = words.replaceAll(name, 'someone');
    const plain = words
      .replace(/ {2,}/g, ' ')
      .replace(/[\s.!?…;]+$/, '')
      .trim();
    return { clause, text: plain.slice(0, longestSentence) };
  });
}

type Weighed = { readonly kind: Kind; readonly weight: number; readonly sentence: KindSentence };

function bestPattern(message: KindMessage, rules: KindRules): Weighed | null {
  let best: Weighed | null = null;
  const sentences = kindSentences(message, rules).filter(({ text }) => text !== '');
  for (const sentence of sentences) {
    // Thai marks its questions by words alone.
    const asks = sentence.clause.asks || /\p{Script=Thai}/u.test(sentence.text);
    // "My sun squares my saturn, what does that mean" points at its own words.
    const ownStory =
      !message.axes.followUp &&
      sentences.some((one) => one !== sentence && countWords(one.text) >= storyWords);
    for (const { kind, weight, pattern } of rules.rules) {
      const most = weight + (asks ? askedBonus : 0);
      if (best !== null && most <= best.weight) continue;
      if ((kind === 'follow-up' || kind === 'social') && ownStory) continue;
      if (!pattern.test(sentence.text)) continue;
      const weighed = !asks && !told.has(kind) ? most - askedBonus : most;
      if (best === null || weighed > best.weight) best = { kind, weight: weighed, sentence };
    }
  }
  return best;
}

function countWords(text: string): number {
  return text.split(' ').length;
}

/** What the axes say, and how much that weighs against a pattern. */
function axisKind({ axes, isSaid, formWeight }: KindMessage): {
  readonly kind: Kind;
  readonly weight: number;
} {
  const ask: Ask = { ...axes, kind: 'not-understood' };
  const kind = kindFromAxes(ask);
  if (refusalOf(ask) !== null) return { kind: 'unsafe', weight: 6.45 };
  if (kind === 'draw') return { kind, weight: 6.4 };
  if (kind === 'correction') return { kind, weight: 5.75 };
  if (axes.followUp) return { kind: 'follow-up', weight: 5.15 };
  if (kind === 'about-app') return { kind, weight: 5.7 };
  if (kind === 'social') return { kind, weight: 5.1 };
  if (axes.topics[0]?.label === 'compatibility') return { kind: 'compatibility', weight: 4.8 };
  if (!isSaid) return { kind: 'not-understood', weight: 1 };
  return { kind, weight: axes.act === 'ask' && formWeight >= firmForm ? 4.2 : 1 };
}
