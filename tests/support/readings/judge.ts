/** What every reading has to hold, judged from its sentences, its sheet and the content tables, not from how it was written. */
import { readFileSync } from 'node:fs';
import { verify } from '#companion/verify/verify.ts';
import meanings from '#content/en/western-meanings.json' with { type: 'json' };
import { factsById } from '#facts/fact-sheet.ts';
import type { Kind } from '#facts/ask.ts';
import plans from '#content/en/answer-plans.json' with { type: 'json' };
import { createPlanFinder } from '#reading/plans.ts';
import type { AnswerPlan } from '#reading/write/words.ts';
import type { Reading, Sentence } from '#facts/reading.ts';
import type { ReadingLength } from '#companion/request.ts';
import { textTopics } from '#reading/themes/theme.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { NOW } from '../../regression/readings-cases.ts';
import { sentencesToVerify } from '../../regression/readings-claims.ts';
import { formFaults } from './forms.ts';
import { gradeOf, pictureWords, rareWords, sentencesIn, wordsIn } from './language.ts';
import { textOf } from './samples.ts';
import type { Sample } from './samples.ts';
import { termFaults } from './terms.ts';

/** The guards a single reading can fail. */
export const guards = [
  'matter in the first two sentences',
  'matter in a reason or the step',
  'every fact is cited',
  'every passage cites the facts of its theme',
  'nothing is denied by the verifier',
  'no picture words',
  'no sentence over 32 words',
  'sentences of 10 to 18 words',
  'school grade of 7 at most',
  'terms explained where they come first',
  'form kept',
  'length kept',
] as const;
export type Guard = (typeof guards)[number];
export type Fault = { readonly guard: Guard; readonly what: string };

/** Words of a whole reading, both included; with dates a brief one may be longer. */
const RANGE: Readonly<Record<ReadingLength, readonly [number, number]>> = {
  brief: [60, 110],
  medium: [130, 220],
  deep: [220, 340],
};
const BRIEF_WITH_DATES = 130;
/** Kinds that are answered briefly at any length. */
const SHORT: ReadonlySet<string> = new Set([
  'feelings',
  'today',
  'date',
  'next-event',
  'other-person',
  'unsafe',
]);

const LONGEST = 32;
const MEAN: readonly [number, number] = [10, 18];
const GRADE = 7;

/** What names a fact of a chart: a planet, a sign, or a house by its number. */
const FACT_WORDS =
  /\b(?:Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|Midheaven|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|[Yy]our (?:Sun|Moon|rising sign)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house)\b/u;

type PassageOf = { readonly theme: string; readonly kind: 'body' | 'cost' | 'strength' };

/** The sentences of the passages, by their text. */
const passages: ReadonlyMap<string, readonly PassageOf[]> = (() => {
  const found = new Map<string, PassageOf[]>();
  for (const topic of textTopics) {
    const file = new URL(`../../../content/en/passages/${topic}.json`, import.meta.url);
    const table = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
      Record<string, { body: readonly string[]; cost: string; strength: string }>
    >;
    for (const [theme, { body, cost, strength }] of Object.entries(table)) {
      const add = (text: string, kind: PassageOf['kind']): void => {
        const key = text.replaceAll("'", '’');
        found.set(key, [...(found.get(key) ?? []), { theme, kind }]);
      };
      body.forEach((text) => add(text, 'body'));
      add(cost, 'cost');
      add(strength, 'strength');
    }
  }
  return found;
})();

/** The themes a sentence is a passage of; empty for any other sentence. */
export function passageThemes(text: string): readonly PassageOf[] {
  return passages.get(text) ?? [];
}

/** The kind of a question as it is answered: an answer plan knows it better than the words do. */
export function kindOf({ reading, question }: Sample): Kind {
  const found = planOf(question);
  const plan = found !== null && (found.first.length === 0 || isPlanned(reading, found.id)) ? found : null;
  return reading.sentences[0]?.move === 'limit' ? reading.ask.kind : (plan?.kind ?? reading.ask.kind);
}

/** Whether the answer was written for this very question. */
function isPlanned({ said }: Reading, id: string): boolean {
  return said.atoms.some((key) => key.startsWith(`opening:${id}:`) || key.startsWith(`sympathy:${id}:`));
}

const planOf = createPlanFinder(plans as unknown as readonly AnswerPlan[]);

/** Whether the reading speaks of a chart or a time at length, and is no value, no greeting and nothing declined. */
export function isWhole({ reading }: Sample): boolean {
  const moves = reading.sentences.map(({ move }) => move);
  return moves.includes('core') || moves.filter((move) => move === 'timing').length > 2;
}

/** Words of the person's message. */
export function ownWords(text: string): ReadonlySet<string> {
  return new Set(
    wordsIn(text.toLowerCase())
      .flatMap((word) => [word, ...word.split(/['’-]/u)])
      .filter((word) => word.length > 2),
  );
}

/** Everything that is wrong with one reading. */
export function judge(sample: Sample): readonly Fault[] {
  const { reading, question } = sample;
  const faults: Fault[] = [];
  const add = (guard: Guard, what: string): void => {
    faults.push({
      guard,
      what: `${what} [${question} | ${sample.birth.date} ${sample.birth.time ?? '?'} | ${sample.length}]`,
    });
  };
  const shown = reading.sentences.filter(({ lead }) => lead !== true);
  const texts = shown.flatMap(({ text }) => sentencesIn(text));
  const own = ownWords(question);
  for (const what of matterFaults(sample)) add(what.guard, what.what);
  for (const sentence of shown) if (isUncited(sentence, question)) add('every fact is cited', sentence.text);
  for (const what of passageFaults(sample)) add('every passage cites the facts of its theme', what);
  for (const what of denied(sample)) add('nothing is denied by the verifier', what);
  for (const { text, move } of shown)
    // A step means the thing itself.
    if (move !== 'practice')
      for (const word of pictureWords(text, own)) add('no picture words', `${word}: ${text}`);
  for (const text of texts) {
    const count = wordsIn(text).length;
    if (count > LONGEST) add('no sentence over 32 words', `${count}: ${text}`);
  }
  if (isWhole(sample)) {
    // How long the person's own words are is theirs.
    const matter = (reading.ask.matter?.text ?? '').replaceAll("'", '’');
    const plain = matter === '' ? texts : texts.map((text) => text.replaceAll(matter, 'it'));
    const mean = plain.reduce((sum, text) => sum + wordsIn(text).length, 0) / Math.max(1, texts.length);
    if (mean < MEAN[0] || mean > MEAN[1]) add('sentences of 10 to 18 words', mean.toFixed(1));
    const grade = gradeOf(plain);
    if (grade > GRADE) add('school grade of 7 at most', grade.toFixed(1));
    const off = lengthFault(sample);
    if (off !== null) add('length kept', off);
  }
  for (const what of termFaults([sample])) add('terms explained where they come first', what);
  for (const what of formFaults(sample, kindOf(sample), isWhole(sample))) add('form kept', what);
  return faults;
}

/** Words of a reading and those of them that are not frequent. */
export function rareIn({ reading, question }: Sample): {
  readonly of: number;
  readonly rare: readonly string[];
} {
  const texts = reading.sentences.map(({ text }) => text);
  const own = ownWords(question);
  return {
    of: texts.reduce((sum, text) => sum + wordsIn(text).length, 0),
    rare: texts.flatMap((text) => rareWords(text, own)),
  };
}

const plainly = (text: string): string => text.toLowerCase().replaceAll("'", '’');

/** Words of a matter that carry its sense. */
const SMALL = new Set(
  'about after again always because been before being between could does doing ever from have having into just like more most much myself never only other over really should some still such than that their them then there these they this those through time very want what when where which while will with would your yourself you’re you’ll'.split(
    ' ',
  ),
);

function names(text: string, matter: string, isPlanned: boolean): boolean {
  if (plainly(text).includes(plainly(matter))) return true;
  // An answer written for this very question says it in its own words.
  if (!isPlanned) return false;
  const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|e|y|ies)$/u, '').slice(0, 6);
  const said = new Set(wordsIn(plainly(text)).map(stem));
  return wordsIn(plainly(matter))
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .some((word) => said.has(stem(word)));
}

function matterFaults(sample: Sample): readonly Fault[] {
  const { reading } = sample;
  const { ask, sentences } = reading;
  if (ask.matter === undefined || !isWhole(sample)) return [];
  const plan = planOf(sample.question);
  const planned = plan !== null && isPlanned(reading, plan.id);
  const matter = ask.matter.text;
  const shown = sentences.filter(({ lead }) => lead !== true);
  const all = shown.flatMap(({ text, move }) => sentencesIn(text).map((one) => ({ text: one, move })));
  const at = all.findIndex(({ text }) => names(text, matter, planned));
  const again = all.findIndex(
    ({ text, move }, i) => i > Math.max(at, 0) && move !== 'askback' && names(text, matter, planned),
  );
  return [
    ...(at < 0 || at > 1
      ? [{ guard: 'matter in the first two sentences', what: `“${matter}”: ${all[0]?.text ?? ''}` } as const]
      : []),
    ...(again < 0
      ? [{ guard: 'matter in a reason or the step', what: `“${matter}”: ${textOf(reading)}` } as const]
      : []),
  ];
}

function isUncited({ text, cites, move }: Sentence, question: string): boolean {
  if (cites.length > 0 || move === 'limit' || move === 'askback' || move === 'practice') return false;
  // What is not known, and what a term means, is no fact of a chart.
  if (/\b(?:time you were born|birth time)\b/u.test(text)) return false;
  if (
    /\b(?:means|mean|is called|stands for|shows|show|look like|seems to|seem to)\b/u.test(text) &&
    !/\b[Yy]our\b/u.test(text)
  )
    return false;
  const found = FACT_WORDS.exec(text)?.[0];
  return found !== undefined && !plainly(question).includes(plainly(found));
}

/** Passages that cite nothing, or facts that do not speak for their theme. */
function passageFaults({ reading, sheet }: Sample): readonly string[] {
  const facts = factsById(sheet);
  const known = meanings as Readonly<
    Record<string, { readonly themes: readonly (readonly (string | number)[])[] }>
  >;
  const themesOf = (id: string): readonly string[] => {
    const value = facts.get(id as Sentence['cites'][number])?.value;
    const word = value?.type === 'id' ? `=${value.id}` : '';
    const [, a = '', aspect = '', b = ''] = /^natal\.(\w+)-(\w+)-(\w+)\.orb$/u.exec(id) ?? [];
    const contact = {
      conjunction: 'together',
      square: 'tense',
      opposition: 'tense',
      sextile: 'easy',
      trine: 'easy',
    }[aspect];
    const key = contact === undefined ? `${id}${word}` : `natal.${a}-${contact}-${b}`;
    return (known[key]?.themes ?? []).map(([theme]) => String(theme));
  };
  return reading.sentences.flatMap(({ text, cites }) => {
    const of = passageThemes(text);
    if (of.length === 0) return [];
    const spoken = new Set(cites.flatMap(themesOf));
    // A ruler or a balance is keyed by several facts: that it cites is what can be seen here.
    const isOther = cites.some((id) => themesOf(id).length === 0);
    return cites.length > 0 && (isOther || of.some(({ theme }) => spoken.has(theme))) ? [] : [text];
  });
}

function denied({ reading, sheet }: Sample): readonly string[] {
  return verify({
    sentences: sentencesToVerify(reading),
    sheet,
    lang: 'en',
    zone: (sheet.inputs as { readonly zone: string }).zone,
    nowMs: NOW,
    words: englishVerifier,
  }).flatMap(({ verdict }, i) =>
    verdict === 'contradicted' || verdict === 'unsupported'
      ? [`${verdict}: ${reading.sentences[i]?.text}`]
      : [],
  );
}

function lengthFault(sample: Sample): string | null {
  const { reading, length } = sample;
  const kind = kindOf(sample);
  const count = textOf(reading)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const range = SHORT.has(kind) ? RANGE.brief : RANGE[length];
  const isDated = reading.sentences.some(({ move }) => move === 'timing');
  const high = range === RANGE.brief && isDated ? BRIEF_WITH_DATES : range[1];
  const low = SHORT.has(kind) ? 40 : range[0];
  return count < low || count > high ? `${count} words, ${kind}` : null;
}
