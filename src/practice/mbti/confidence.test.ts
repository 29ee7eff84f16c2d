/**
 * Type Confidence is a forecast, so it can be held against what it forecasts: people are drawn from the model the formula
 * states (true scores spread by 0.8, single answers by 1.2 about them, rounded to the five choices), and letters said to
 * be right in so many of a hundred are counted.
 */
import { describe, expect, it } from 'vitest';
import { createTestRandom } from '#lib/random.ts';
import { AXES, ITEMS, POLES } from './items.ts';
import { scoreType } from './score.ts';

const PEOPLE = 5000;

const random = createTestRandom(4_811);
/** Evenly in (0, 1). */
const share = (): number => (random(3).reduce((sum, byte) => sum * 256 + byte, 0) + 0.5) / 256 ** 3;
/** Normal, by Box and Muller. */
const normal = (): number => Math.sqrt(-2 * Math.log(share())) * Math.cos(2 * Math.PI * share());

const people = Array.from({ length: PEOPLE }, () => {
  const truth = new Map(AXES.map((axis) => [axis, 0.8 * normal()]));
  const answers = ITEMS.map(({ axis, key }) => {
    const value = Math.max(-2, Math.min(2, Math.round((truth.get(axis) ?? 0) + 1.2 * normal())));
    return key === POLES[axis][0] ? 3 + value : 3 - value;
  });
  const { axes, confidence } = scoreType(answers, null);
  const told = axes.map((one) => {
    if (one.type !== 'measured') throw new Error('every item was answered');
    const right = (truth.get(one.axis) ?? 0) > 0 ? one.axis[0] : one.axis[1];
    return { said: one.probability, isRight: one.letter === right, isMiddle: one.letter === null };
  });
  return { told, confidence: confidence ?? NaN };
});

/** Three standard errors of a share among `count`, and a little for answers being rounded to five. */
const tolerance = (count: number): number => 3 * Math.sqrt(0.25 / count) + 0.02;

describe('of people drawn from the stated model', () => {
  it.each([
    [0.5, 0.75],
    [0.75, 0.95],
    [0.95, 1.01],
  ])('letters said to be right with %f to %f are right as often', (from, below) => {
    const letters = people
      .flatMap(({ told }) => told)
      .filter(({ said, isMiddle }) => !isMiddle && said >= from && said < below);
    expect(letters.length).toBeGreaterThan(1000);
    const said = letters.reduce((sum, one) => sum + one.said, 0) / letters.length;
    const right = letters.filter(({ isRight }) => isRight).length / letters.length;
    expect(Math.abs(right - said)).toBeLessThan(tolerance(letters.length));
  });

  it('whole types are right as often as Type Confidence says', () => {
    const said = people.reduce((sum, { confidence }) => sum + confidence, 0) / PEOPLE;
    // A pair in the middle is half right.
    const right =
      people.reduce(
        (sum, { told }) =>
          sum + told.reduce((all, { isRight, isMiddle }) => all * (isMiddle ? 0.5 : Number(isRight)), 1),
        0,
      ) / PEOPLE;
    expect(Math.abs(right - said)).toBeLessThan(tolerance(PEOPLE));
  });
});
