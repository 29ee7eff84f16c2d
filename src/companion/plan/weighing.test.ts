import { describe, expect, it } from 'vitest';
import type { FactId } from '#facts/fact-id.ts';
import type { Fact } from '#facts/fact.ts';
import type { Scored } from '#companion/salience/salience.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import { apartPoints, weighAgainst } from './weighing.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

function point(
  key: string,
  shape: Testimony['shape'],
  polarity: Testimony['polarity'],
  { score = 50, relevance = 26, exact = [] as readonly string[] } = {},
): Scored {
  const kind = shape.type === 'transit' ? 'timing' : shape.type === 'aspect' ? 'bond' : 'root';
  return {
    score,
    rows: [{ part: 'relevance', points: relevance }],
    testimony: {
      key,
      shape,
      kind,
      facts: { orb: `natal.${key}.orb` as FactId },
      subjects: [],
      polarity,
      concepts: [],
      tightness: 0,
      condition: 0,
      exact,
      windows: exact.map((at) => ({ enter: at, leave: at })),
      certain: 'yes',
    },
  };
}

const aspect = (a: string, of: 'square' | 'trine', b: string, more = {}): Scored =>
  point(`${a}-${of}-${b}`, { type: 'aspect', a, aspect: of, b }, of === 'square' ? -1 : 1, more);
const transit = (mover: string, of: 'square' | 'trine', at: string): Scored =>
  point(
    `${mover}-${of}-sun`,
    { type: 'transit', mover, aspect: of, target: 'sun' },
    of === 'square' ? -1 : 1,
    {
      exact: [at],
    },
  );
const orbs = (entries: Readonly<Record<string, number>>): ReadonlyMap<FactId, Fact> =>
  new Map(
    Object.entries(entries).map(([key, deg]) => {
      const id = `natal.${key}.orb` as FactId;
      return [id, { id, value: { type: 'degrees', deg } } as unknown as Fact];
    }),
  );

describe('two points that pull apart', () => {
  it('are the strongest of each side, where both reach 60 % of the top', () => {
    const hard = aspect('moon', 'square', 'saturn', { score: 40 });
    const weak = aspect('sun', 'square', 'mars', { score: 20 });
    const easy = aspect('venus', 'trine', 'jupiter', { score: 60 });
    expect(apartPoints([weak, easy, hard])).toEqual([hard, easy]);
    expect(apartPoints([weak, easy])).toBeNull();
    expect(apartPoints([hard, weak])).toBeNull();
  });

  it('of two contacts, the closer to exact weighs more', () => {
    const [hard, easy] = [aspect('moon', 'square', 'saturn'), aspect('venus', 'trine', 'jupiter')];
    const facts = orbs({ 'moon-square-saturn': 2.5, 'venus-trine-jupiter': 0.4 });
    expect(weighAgainst(hard, easy, { facts, now, timed: false })).toEqual({
      heavy: easy,
      light: hard,
      reason: 'orb',
    });
  });

  it('as close as each other, the one nearer to the matter does, else neither', () => {
    const facts = orbs({ 'moon-square-saturn': 1.1, 'venus-trine-jupiter': 1.3 });
    const easy = aspect('venus', 'trine', 'jupiter');
    const hard = aspect('moon', 'square', 'saturn', { relevance: 35 });
    expect(weighAgainst(easy, hard, { facts, now, timed: false })).toMatchObject({
      heavy: hard,
      reason: 'matter',
    });
    const equal = aspect('moon', 'square', 'saturn');
    expect(weighAgainst(easy, equal, { facts, now, timed: false }).reason).toBe('even');
  });

  it('of two passages, the nearer in date does', () => {
    const soon = transit('saturn', 'square', '2026-12-01T00:00:00Z');
    const late = transit('jupiter', 'trine', '2027-02-01T00:00:00Z');
    expect(weighAgainst(late, soon, { facts: new Map(), now, timed: true })).toEqual({
      heavy: soon,
      light: late,
      reason: 'date',
    });
  });

  it('of birth and passage, the passage does for a time that was asked about and the birth for a habit', () => {
    const born = aspect('venus', 'trine', 'jupiter');
    const passing = transit('saturn', 'square', '2026-12-01T00:00:00Z');
    const facts = orbs({ 'venus-trine-jupiter': 0.1 });
    expect(weighAgainst(born, passing, { facts, now, timed: true })).toMatchObject({
      heavy: passing,
      reason: 'passing',
    });
    expect(weighAgainst(born, passing, { facts, now, timed: false })).toMatchObject({
      heavy: born,
      reason: 'natal',
    });
  });
});
