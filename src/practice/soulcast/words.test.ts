/** The tables of words behind the Soulcast: whole, none twice, and plain. */
import { describe, expect, it } from 'vitest';
import content from '#content/en/soulcast.json' with { type: 'json' };
import transits from '#content/en/transit-meanings.json' with { type: 'json' };

describe('the words', () => {
  const movers = [
    'moon',
    'sun',
    'mercury',
    'venus',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
  ];
  const points = [...movers, 'asc', 'mc'];
  const keys = movers.flatMap((mover) =>
    points.flatMap((point) => ['together', 'tense', 'easy'].map((tone) => `${mover}-${tone}-${point}`)),
  );
  const moonDays = Object.values(content.moonDays).flatMap((sign) => sign.days);
  const all = [...Object.values(content.days), ...moonDays];

  it('hold a headline, a question and a row for every contact that can be, none twice', () => {
    expect(Object.keys(content.days).toSorted()).toEqual(keys.toSorted());
    for (const key of keys) {
      const id = `transit.${key}`;
      expect([id in transits, id in content.rows].filter(Boolean), id).toHaveLength(1);
    }
    expect(moonDays).toHaveLength(36);
    for (const part of ['headline', 'question'] as const)
      expect(new Set(all.map((row) => row[part])).size).toBe(all.length);
  });

  it('name the kind of day in at most nine words', () => {
    for (const { headline, question } of all) {
      expect(headline).toMatch(/^An? .*\b[Dd]ay\b/);
      expect(headline.split(' ').length).toBeLessThanOrEqual(9);
      expect(question).toMatch(/^[A-Z].*\?$/);
    }
  });

  it('stay plain: no pictures, no threats, no promises', () => {
    const texts = [...all, ...Object.values(content.rows)].flatMap((row) => Object.values(row));
    for (const text of texts) {
      expect(text).not.toMatch(
        /\b(?:must|danger\w*|beware|luck\w*|destin\w*|fate|journey|doors?|windows?|weather|mist|fog|seeds?|roots?|candles?|light|stones?|coats?|radio|film|maps?|bridges?|harvest)\b|!/i,
      );
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(32);
    }
  });
});
