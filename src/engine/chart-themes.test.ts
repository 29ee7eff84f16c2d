import { expect, test } from 'vitest';
import { createZoneRules } from '#astro/time/zone.ts';
import themes from '#content/en/themes.json' with { type: 'json' };
import meanings from '#content/en/western-meanings.json' with { type: 'json' };
import { chartThemesOf } from './chart-themes.ts';

const lisbon = {
  date: '1993-04-14',
  time: '07:42',
  plusMinusMin: 0,
  place: { name: 'Lisbon', latDeg: 38.72, lonDeg: -9.14 },
  zone: 'Europe/Lisbon',
  offsetSeconds: null,
  fold: null,
};
const school = { houseSystem: 'placidus', node: 'mean' } as const;
const rules = createZoneRules();

test('a chart has four themes of different families, each resting on a placement whose meaning names it', () => {
  const made = chartThemesOf({ birth: lisbon, ...school }, rules);
  expect(made).toHaveLength(4);
  const families = made.map(({ theme }) => themes.traits.find(({ id }) => id === theme)?.family);
  expect(new Set(families).size).toBe(4);
  const rows: Readonly<Record<string, { readonly themes: readonly (readonly (string | number)[])[] }>> =
    meanings;
  const speaksFor = (key: string) => rows[key]?.themes.map(([theme]) => theme) ?? [];
  const signs = made.flatMap(({ theme, placements }) =>
    placements.flatMap((one) =>
      one.type === 'sign' ? [{ theme, key: `natal.${one.point}.sign=${one.sign}` }] : [],
    ),
  );
  for (const { theme, key } of signs) expect(speaksFor(key)).toContain(theme);
  expect(made.some(({ placements }) => placements.length > 0)).toBe(true);
});

test('without a birth time no theme rests on a house or an angle', () => {
  const made = chartThemesOf({ birth: { ...lisbon, time: null }, ...school }, rules);
  expect(made.length).toBeGreaterThan(0);
  for (const { placements } of made)
    for (const one of placements) {
      expect(one.type).not.toBe('house');
      if (one.type === 'sign') expect(['asc', 'mc']).not.toContain(one.point);
    }
});
