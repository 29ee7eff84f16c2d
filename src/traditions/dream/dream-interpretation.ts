/**
 * Dreams as a reading mode, over the dream sheet. The lexicon is words of languages and so arrives as an argument.
 *
 * `answers.dream`: the dream as it was told. `answers.feeling`, `returning` (`yes`, `no`), `night-part` and `cause`: the questions of
 * `DREAM_QUESTIONS`. `answers.earlier`: earlier dreams of the journal, each a day and the images found then: `2026-03-02 snake sea`.
 * The crisis check comes before this: it is the caller's.
 */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Topic } from '#facts/ask.ts';
import { gains, pointsOn, readSheet } from '../cast/points.ts';
import type { PointDraft, SheetReader } from '../cast/points.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { DREAM_FEELINGS, DREAM_KINDS } from './lexicon.ts';
import type { DreamFeeling, DreamLexicon } from './lexicon.ts';
import { CAUSE_ANSWERS, NIGHT_PARTS } from './questions.ts';
import { createDreamReader } from './read-dream.ts';
import type { DreamInput } from './read-dream.ts';
import { dreamSheet } from './sheet.ts';

type Answers = TraditionInputs['answers'];

/** The dream and the answers beside it; null without a dream. */
export function dreamInputOf(answers: Answers): DreamInput | null {
  const text = (answers['dream'] ?? []).join('\n').trim();
  if (text === '') return null;
  const chosen = <Id extends string>(question: string, ids: readonly Id[]): Id | null =>
    ids.find((id) => answers[question]?.[0] === id) ?? null;
  const returning = chosen('returning', ['yes', 'no']);
  return {
    text,
    feeling: chosen<DreamFeeling>('feeling', DREAM_FEELINGS),
    returning: returning === null ? null : returning === 'yes',
    nightPart: chosen('night-part', NIGHT_PARTS),
    causes: CAUSE_ANSWERS.filter((cause) => answers['cause']?.includes(cause) === true),
    earlier: (answers['earlier'] ?? []).flatMap(earlierDream),
  };
}

function earlierDream(
  line: string,
): readonly { readonly date: string; readonly symbols: readonly string[] }[] {
  const [date, ...symbols] = line.trim().split(/\s+/u);
  return date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) ? [{ date, symbols }] : [];
}

const HARD: readonly string[] = ['fear', 'sadness', 'anger', 'shame', 'confusion', 'disgust', 'loneliness'];

const moveOfFeeling = (feeling: string | null): PointDraft['move'] => {
  if (feeling === null || feeling === 'longing' || feeling === 'wonder') return 'observe';
  return HARD.includes(feeling) ? 'tension' : 'resource';
};

/** What of a dream is worth telling: its images first, the rarer finds and the person's answers after. */
export function dreamPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const view = readSheet(sheet);
  const symbols = view.idsLike(/^dream\.symbol\.\d+$/);
  const emotions = view.idsLike(/^dream\.emotion\.\d+$/);
  return pointsOn(sheet, [
    ...symbols.map((id, at): PointDraft => symbolPoint(view, id, at)),
    ...turnPoints(view, emotions),
    {
      key: 'dream:feeling',
      facts: ['dream.feeling'],
      move: moveOfFeeling(view.id('dream.feeling')),
      weight: 15,
      topics: gains(10, 'dream', 'mood'),
    },
    { key: 'dream:returning', facts: ['dream.returning'], move: 'observe', weight: 10, topics: asked },
    { key: 'dream:cause', facts: ['dream.cause'], move: 'observe', weight: 9, topics: asked },
    // Folklore of the hours, told as folklore.
    { key: 'dream:night-part', facts: ['dream.night-part'], move: 'limit', weight: 3, topics: asked },
    // What does not come in a dream says nothing.
    ...DREAM_KINDS.filter((kind) => view.count(`dream.count.${kind}`) > 0).map((kind): PointDraft => ({
      key: `dream:count-${kind}`,
      facts: [`dream.count.${kind}`],
      move: 'observe',
      weight: Math.min(view.count(`dream.count.${kind}`), 6),
    })),
  ]);
}

const asked: Readonly<Partial<Record<Topic, number>>> = gains(8, 'dream');

/** An image weighs more when it was there before, and the first one frames the dream. */
function symbolPoint(view: SheetReader, id: string, at: number): PointDraft {
  const hasCome = view.has(`${id}.before`);
  return {
    key: `dream:${id.slice('dream.'.length)}`,
    facts: [id, `${id}.before`],
    move: at === 0 ? 'core' : 'observe',
    weight: (at === 0 ? 17 : 12) + (hasCome ? 3 : 0),
    topics: gains(12, 'dream'),
    ...(at === 0 ? { isFrame: true } : {}),
  };
}

/** The feeling in the words, and how it turns from the first to the last. */
function turnPoints(view: SheetReader, emotions: readonly string[]): readonly PointDraft[] {
  const [first] = emotions;
  const last = emotions.at(-1);
  if (first === undefined || last === undefined) return [];
  const turned = view.id(first) !== view.id(last);
  return [
    {
      key: 'dream:emotion',
      facts: turned ? [first, last] : [first],
      move: moveOfFeeling(view.id(last)),
      weight: turned ? 14 : 11,
      topics: gains(10, 'dream', 'mood'),
    },
  ];
}

/** The mode over a lexicon. Make it once: the index of the words is built here. */
export function dreamInterpretationWith(lexicon: DreamLexicon): Tradition {
  const read = createDreamReader(lexicon);
  return {
    mode: 'dream-interpretation',
    needs: ({ answers }) => (dreamInputOf(answers) === null ? ['answers'] : []),
    sheet: ({ answers }) => {
      const input = dreamInputOf(answers);
      return input === null ? null : dreamSheet(input, read(input));
    },
    points: dreamPoints,
    schools: {},
  };
}
