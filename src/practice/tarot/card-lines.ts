/**
 * The paragraph of one card: where it lies and what it does there, its meaning or how it is turned, the topic, and the place's
 * own question put to its gift and its shadow.
 *
 * The challenge is read upright even when it lies reversed, and then said to be turned inward.
 */
import { positionAt } from '#traditions/tarot/spreads.ts';
import type { SpreadId } from '#traditions/tarot/spreads.ts';
import { fill } from './lines.ts';
import type { Line } from './lines.ts';
import { cardFact, laidAt, positionFact, reversedFact } from './telling.ts';
import type { Telling } from './telling.ts';

/** Places whose topic line comes first when there is no room for all. */
const topicFirst: Readonly<Record<SpreadId, readonly number[]>> = {
  single: [1],
  three: [2, 3, 1],
  celtic: [1, 2, 8, 9],
};

/** The topic comes before the turn of a place, and that before the upright meaning of a card that lies reversed. */
const needOf = {
  topic: (spread: SpreadId, place: number): number => {
    const at = topicFirst[spread].indexOf(place);
    if (at < 0) return 5;
    if (spread === 'celtic') return 1;
    // The question was about something: one line of a small spread says so whenever it fits.
    return at === 0 ? 0.05 : 1 + at / 10;
  },
  turn: 2,
  meaning: 4,
} as const;

export function cardLines(telling: Telling, place: number): readonly Line[] {
  const { layout, words, say, topic } = telling;
  const { text, name, reversed } = laidAt(telling, place);
  const position = positionAt(layout.spread, place);
  const frames = words.positions[position];
  const base = { part: 'card', place } as const;
  const card = cardFact(place);
  const lead: Line = {
    ...base,
    text: words.sentence(fill(say(`lead ${position}`, frames.leads), { card: name, verb: text.verb })),
    cites: [card, positionFact(place)],
    move: 'core',
    need: 0,
  };
  const meaning: Line = { ...base, text: text.meaning, cites: [card], move: 'observe', need: 0 };
  const turned: Line = {
    ...base,
    text: words.sentence(
      fill(say(`reversed ${text.reversed.turned}`, words.reversals[text.reversed.turned].frames), {
        text: text.reversed.text,
      }),
    ),
    cites: [card, reversedFact(place)],
    move: 'tension',
    need: 0,
  };
  const challengeTurned: Line = {
    ...base,
    text: say('challenge reversed', words.challengeReversed),
    cites: [card, reversedFact(place)],
    move: 'tension',
    need: 0,
  };
  const topicLine: Line = {
    ...base,
    text: words.sentence(fill(say(`topic ${topic}`, words.topicLines[topic]), { line: text.topics[topic] })),
    cites: [card],
    move: 'answer',
    need: needOf.topic(layout.spread, place),
  };
  const turn: Line = {
    ...base,
    text: words.sentence(
      fill(say(`turn ${position}`, frames.turns), { gift: text.gift, shadow: text.shadow }),
    ),
    cites: [card, positionFact(place)],
    move: 'resource',
    need: needOf.turn,
  };
  if (!reversed) return [lead, meaning, topicLine, turn];
  if (position === 'challenge') return [lead, meaning, challengeTurned, topicLine, turn];
  return [lead, { ...meaning, need: needOf.meaning }, turned, topicLine, turn];
}
