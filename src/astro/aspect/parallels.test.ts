import { expect, it } from 'vitest';
import { NATAL_ORBS } from './orb-table.ts';
import { parallelsAmong } from './parallels.ts';

const among = (...bodies: Parameters<typeof parallelsAmong>[0]) => parallelsAmong(bodies, NATAL_ORBS);

it('finds equal declinations on one side and on both, tightest first', () => {
  const found = among({ body: 'moon', dec: 20.4 }, { body: 'venus', dec: 20 }, { body: 'mars', dec: -19.9 });
  expect(found.map(({ a, b, kind, orb }) => [a, b, kind, Math.round(orb * 10) / 10])).toEqual([
    ['venus', 'mars', 'contraparallel', 0.1],
    ['moon', 'venus', 'parallel', 0.4],
    ['moon', 'mars', 'contraparallel', 0.5],
  ]);
});

it('ends at a degree', () => {
  expect(among({ body: 'moon', dec: 11 }, { body: 'mars', dec: 10 })).toHaveLength(1);
  expect(among({ body: 'moon', dec: 11.01 }, { body: 'mars', dec: 10 })).toEqual([]);
});

it('near the equator takes the tighter of the two', () => {
  expect(among({ body: 'moon', dec: 0.4 }, { body: 'mars', dec: -0.2 })).toMatchObject([
    { kind: 'contraparallel', orbLimit: 1 },
  ]);
});

it('leaves out the south node, which mirrors the north', () => {
  expect(among({ body: 'northnode', dec: 12 }, { body: 'southnode', dec: -12 })).toEqual([]);
});
