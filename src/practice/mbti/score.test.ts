/** Scores worked out by hand, with the arithmetic beside them, and the three checks of the design. */
import { describe, expect, it } from 'vitest';
import { changesBetween, isRetestDue } from './history.ts';
import { answeredCount, answerTo, firstOpenPage, noAnswers, withAnswer } from './answers.ts';
import { AXES, ITEMS, PAGES, SHOWN_ORDER } from './items.ts';
import type { AxisId } from './items.ts';
import { normalCdf } from './normal.ts';
import { keyedValue, scoreType } from './score.ts';
import type { Axis, AxisScore } from './score.ts';
import { readType, shownType } from './shown-type.ts';

/** Answers that give these keyed values, twelve an axis, in the order of the items; null leaves one open. */
function answersFor(values: Partial<Record<AxisId, readonly (number | null)[]>>): readonly number[] {
  const seen: Record<AxisId, number> = { EI: 0, SN: 0, TF: 0, JP: 0 };
  return ITEMS.map((item) => {
    const value = values[item.axis]?.[seen[item.axis]] ?? null;
    seen[item.axis] += 1;
    if (value === null) return values[item.axis] === undefined ? 3 : 0;
    return keyedValue(item, 5) === 2 ? value + 3 : 3 - value;
  });
}

function measured(axes: readonly Axis[], id: AxisId): AxisScore {
  const axis = axes.find((one) => one.axis === id);
  if (axis?.type !== 'measured') throw new Error(`${id} is not measured`);
  return axis;
}

const repeat = (value: number, times: number): readonly number[] =>
  Array.from({ length: times }, () => value);

describe('the items', () => {
  it('are twelve an axis, six keyed to each pole', () => {
    expect(ITEMS).toHaveLength(48);
    for (const axis of AXES)
      for (const letter of axis)
        expect(ITEMS.filter((item) => item.axis === axis && item.key === letter)).toHaveLength(6);
    expect(ITEMS.find(({ id }) => id === 'TF08')).toMatchObject({ key: 'F' });
  });

  it('are shown once each, no two neighbours of one axis, on six pages of eight', () => {
    expect([...SHOWN_ORDER].sort()).toEqual(ITEMS.map(({ id }) => id).sort());
    const axes = SHOWN_ORDER.map((id) => id.slice(0, 2));
    expect(axes.every((axis, at) => axis !== axes[at + 1])).toBe(true);
    expect(PAGES.map((page) => page.length)).toEqual([8, 8, 8, 8, 8, 8]);
  });
});

describe('the normal distribution', () => {
  it.each([
    // Table values to ten places.
    [0, 0.5],
    [1, 0.8413447461],
    [-1, 0.1586552539],
    [1.96, 0.9750021049],
    [3, 0.998650102],
    [-5, 0.0000002867],
    [9, 1],
    [-9, 0],
  ])('has %d at %d', (z, share) => {
    expect(normalCdf(z)).toBeCloseTo(share, 9);
  });
});

describe('an axis', () => {
  it('follows the formula step by step', () => {
    // Values 2 2 2 2 2 2 1 1 1 1 1 1: m = 18/12 = 1.5; squares about it 12 × 0.25 = 3; s = √(3/11) = 0.5222.
    // S² = (6 × 1.44 + 3) / 17 = 11.64/17 = 0.684706; SEM² = 0.684706/12 = 0.0570588, SEM = 0.238870.
    // μ = 1.5 × 0.64/0.6970588 = 1.377215; σ = √(0.64 × 0.0570588/0.6970588) = 0.228884; z = 6.0171.
    const axis = measured(scoreType(answersFor({ EI: [...repeat(2, 6), ...repeat(1, 6)] }), null).axes, 'EI');
    expect(axis.mean).toBe(1.5);
    expect(axis.sd).toBeCloseTo(0.5222, 4);
    expect(axis.sem).toBeCloseTo(0.23887, 5);
    expect(axis.posteriorMean).toBeCloseTo(1.377215, 5);
    expect(axis.posteriorSd).toBeCloseTo(0.228884, 5);
    expect(axis.letter).toBe('E');
    expect(axis.probability).toBeGreaterThan(0.99);
  });

  it('is about 75 % sure at a mean of 0.25 that scatters by 1.14', () => {
    const values = [2, 2, 1, 1, 0, 0, 0, 0, 0, 0, -1, -2];
    const axis = measured(scoreType(answersFor({ SN: values }), null).axes, 'SN');
    // Sum 3 of twelve: m = 0.25. Squares 4+4+1+1+1+4 = 15; about the mean 15 − 0.75 = 14.25; s = 1.138.
    // S² = (8.64 + 14.25)/17 = 1.346471; SEM² = 0.112206; z = 0.25 × √(0.64/(0.112206 × 0.752206)) = 0.68841: 0.7544.
    expect(axis.sd).toBeCloseTo(Math.sqrt(14.25 / 11), 9);
    expect(axis.probability).toBeCloseTo(0.7544, 3);
    expect(axis.nearMiddle).toBe(false);
  });

  it('says nothing in the middle', () => {
    const score = scoreType(repeat(3, 48), null);
    for (const axis of AXES)
      expect(measured(score.axes, axis)).toMatchObject({ mean: 0, letter: null, probability: 0.5 });
    expect(score.outcome).toBe('E/IS/NT/FJ/P');
    expect(score.letters).toBeNull();
    expect(score.confidence).toBe(0.0625);
    expect(score.doubts).toEqual(['even']);
  });

  it('gives nothing for agreeing with everything', () => {
    const score = scoreType(repeat(5, 48), null);
    expect(AXES.map((axis) => measured(score.axes, axis).mean)).toEqual([0, 0, 0, 0]);
    expect(score.doubts).toEqual(['even']);
  });

  it('bears two open items and not three', () => {
    // Ten values of 1: m = 1, s = 0. S² = 8.64/15 = 0.576; SEM² = 0.0576, SEM = 0.24.
    const two = scoreType(answersFor({ TF: [null, null, ...repeat(1, 10)] }), null);
    expect(measured(two.axes, 'TF')).toMatchObject({ answered: 10, mean: 1, sd: 0 });
    expect(measured(two.axes, 'TF').sem).toBeCloseTo(0.24, 12);
    const three = scoreType(answersFor({ TF: [null, null, null, ...repeat(1, 9)] }), null);
    expect(three.axes[2]).toEqual({ type: 'not-measured', axis: 'TF', answered: 9 });
    expect(three.confidence).toBeNull();
    expect(three.neighbour).toBeNull();
    expect(three.outcome).toBe('E/IS/N–J/P');
  });
});

describe('the checks of the design', () => {
  it.each([
    // z of m and s for twelve answers: SEM² = (8.64 + 11 s²)/17/12, z = m·√(0.64/(SEM²·(0.64 + SEM²))).
    [0.25, 1.06, 0.77],
    [0.67, 0.99, 0.98],
  ])('m %d and s %d give %d', (m, s, p) => {
    const semSquared = (8.64 + 11 * s * s) / 17 / 12;
    expect(normalCdf(m * Math.sqrt(0.64 / (semSquared * (0.64 + semSquared))))).toBeCloseTo(p, 2);
  });

  it('hold for a mean of 0.67 from answers', () => {
    const values = [2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, -2];
    // Sum 2+2+6−2 = 8; squares 4+4+6+4 = 18, about the mean 18 − 5.333 = 12.667.
    // S² = 21.307/17 = 1.253333; SEM² = 0.104444; z = 0.666667 × √(0.64/(0.104444 × 0.744444)) = 1.91267: 0.9721.
    const axis = measured(scoreType(answersFor({ JP: values }), null).axes, 'JP');
    expect(axis.mean).toBeCloseTo(2 / 3, 12);
    expect(axis.probability).toBeCloseTo(0.9721, 3);
  });
});

describe('a type', () => {
  const clear = [...repeat(2, 6), ...repeat(1, 6)];
  const faint = [2, 2, 1, 1, 0, 0, 0, 0, 0, 0, -1, -2];
  const opposite = (values: readonly number[]): readonly number[] => values.map((value) => 0 - value);

  it('is four letters with the product of four chances and the nearest neighbour', () => {
    const score = scoreType(
      answersFor({ EI: opposite(clear), SN: opposite(faint), TF: opposite(clear), JP: clear }),
      200_000,
    );
    expect(score.letters).toBe('INFJ');
    expect(score.outcome).toBe('INFJ');
    // Three of z 6.017 (1.0000) and one of 0.7544.
    expect(score.confidence).toBeCloseTo(0.7544, 3);
    expect(score.neighbour).toEqual({ letters: ['ISFJ'], axis: 'SN' });
    expect(score.doubts).toEqual([]);
  });

  it('shows a pair where an axis is exactly in the middle, and both neighbours', () => {
    const score = scoreType(answersFor({ SN: opposite(clear), TF: clear, JP: clear }), null);
    expect(score.outcome).toBe('E/INTJ');
    expect(score.letters).toBeNull();
    expect(score.neighbour).toEqual({ letters: ['ENTJ', 'INTJ'], axis: 'EI' });
  });

  it('is doubted when it took under 90 seconds', () => {
    expect(scoreType(answersFor({ EI: clear }), 89_999).doubts).toEqual(['hasty']);
    expect(scoreType(answersFor({ EI: clear }), 90_000).doubts).toEqual([]);
  });
});

describe('a second filling', () => {
  it('has changed where it differs by more than both wobbles', () => {
    // Twelve 1s: S² = 8.64/17 = 0.508235, SEM² = 0.042353. Twice that: 1.96 × √0.084706 = 0.57044.
    const first = scoreType(answersFor({ EI: repeat(1, 12), SN: repeat(1, 12) }), null);
    const second = scoreType(answersFor({ EI: [...repeat(1, 5), ...repeat(0, 7)], SN: repeat(1, 12) }), null);
    const [ei, sn] = changesBetween(first, second);
    expect(sn).toMatchObject({ type: 'within-wobble', difference: 0 });
    expect(sn?.type === 'within-wobble' && sn.threshold).toBeCloseTo(0.57044, 5);
    // 5/12 − 1 = −0.583. Five 1s and seven 0s: squares 35/12 = 2.9167; S² = 11.5567/17 = 0.679804, SEM² = 0.056650.
    // 1.96 × √(0.042353 + 0.056650) = 0.61671: not enough.
    expect(ei).toMatchObject({ type: 'within-wobble' });
    const third = scoreType(answersFor({ EI: repeat(0, 12), SN: [null, null, null, ...repeat(1, 9)] }), null);
    expect(changesBetween(first, third).slice(0, 2)).toMatchObject([
      { type: 'changed', difference: -1 },
      { type: 'not-comparable' },
    ]);
  });

  it('is suggested after thirty days', () => {
    const day = 86_400_000;
    expect(isRetestDue(0, 30 * day - 1)).toBe(false);
    expect(isRetestDue(0, 30 * day)).toBe(true);
  });
});

describe('answers', () => {
  it('are kept by item and know what is open', () => {
    let answers = noAnswers();
    expect(firstOpenPage(answers)).toBe(0);
    for (const id of PAGES[0] ?? []) answers = withAnswer(answers, id, 4);
    expect(answeredCount(answers)).toBe(8);
    expect(firstOpenPage(answers)).toBe(1);
    expect(answerTo(answers, 'EI01')).toBe(4);
    expect(answerTo(withAnswer(answers, 'EI01', null), 'EI01')).toBeNull();
    expect(answerTo([7, 2.5], 'EI01')).toBeNull();
    for (const { id } of ITEMS) answers = withAnswer(answers, id, 3);
    expect(firstOpenPage(answers)).toBeNull();
  });
});

describe('the type that is shown', () => {
  const clear = [...repeat(2, 6), ...repeat(1, 6)];
  const entj = scoreType(
    answersFor({ EI: clear, SN: clear.map((value) => 0 - value), TF: clear, JP: clear }),
    null,
  );

  it.each([
    [null, null, 'ENFP', 'example'],
    ['unknown', null, 'ENFP', 'example'],
    [' infj ', null, 'INFJ', 'declared'],
    [null, entj, 'ENTJ', 'measured'],
    ['ENTJ', entj, 'ENTJ', 'measured'],
    ['ESTP', entj, 'ESTP', 'declared'],
    [null, scoreType(repeat(3, 48), null), 'ENFP', 'example'],
  ] as const)('of %j and a filling', (declared, score, type, standing) => {
    expect(shownType(declared, score)).toMatchObject({ type, standing });
  });

  it('is one of sixteen or none', () => {
    expect(readType('Estp')).toBe('ESTP');
    expect(readType('XNTP')).toBeNull();
  });
});
