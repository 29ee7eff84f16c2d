/**
 * Which numbers speak to which question.
 *
 * The bodies that stand for 1 to 9 after Cheiro, Book of Numbers (1926): Sun, Moon, Jupiter,
 * Uranus, Mercury, Venus, Neptune, Saturn, Mars; the matters of those planets as in the significators of the western family.
 * Grading is ours.
 */
import type { TraditionPoint } from '../tradition.ts';
import { reduced } from './reduce.ts';

type NumberTopics = TraditionPoint['topics'];

/** Asked for a name or a number, every number answers. */
export const NUMBER_TOPICS: NumberTopics = { 'name-number': 9, self: 4, none: 4 };

const BY_DIGIT: Readonly<Record<number, NumberTopics>> = {
  1: { work: 5, decision: 5, creativity: 4 },
  2: { partner: 6, love: 5, mood: 5, family: 4 },
  3: { creativity: 6, friendship: 5, study: 4, money: 3 },
  4: { work: 6, 'home-move': 5, decision: 3 },
  5: { travel: 6, study: 5, decision: 4, work: 3 },
  6: { family: 6, love: 6, partner: 5, creativity: 3 },
  7: { spirit: 7, study: 5, dream: 4 },
  8: { money: 6, work: 6, legal: 3 },
  9: { spirit: 4, friendship: 4, breakup: 3, decision: 3 },
};

/** The topics of a number, by its last digit sum; those of 11, 22 and 33 by 2, 4 and 6. None for null or zero. */
export function numberTopics(n: number | null): NumberTopics {
  return BY_DIGIT[reduced(n ?? 0, 'none')] ?? {};
}
