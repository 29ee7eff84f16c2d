/**
 * Laws of the shield, over all 65,536 casts.
 *
 * - The judge has an even number of points: eight figures alone occur, each 8,192 times.
 * - Daughters of daughters are the mothers; adding a figure to itself gives Populus, and Populus changes nothing.
 * - The way of the point exists just where the judge has a single head, and leads over single heads alone.
 * - Both schools of houses place the same twelve figures. Every way of coming together occurs, and its denial too.
 */
import { expect, it } from 'vitest';
import { addFigures, figureById, figureIds, figureOf, figures, motionOf, pointsOf } from './figures.ts';
import { castShield, housesOf, perfectionIds, perfectionOf, viaPuncti } from './shield.ts';
import type { Shield } from './shield.ts';

const BITS = Array.from({ length: 16 }, (_, n) => n.toString(2).padStart(4, '0'));
const shieldOf = (n: number): Shield =>
  castShield([0, 4, 8, 12].map((shift) => figureOf(BITS[(n >> shift) & 15] ?? '')));

it('has sixteen figures that add up', () => {
  expect(new Set(figures.map(({ rows }) => rows)).size).toBe(16);
  const populus = figureById('populus');
  for (const a of figures) {
    expect(addFigures(a, a)).toBe(populus);
    expect(addFigures(a, populus)).toBe(a);
    for (const b of figures) expect(addFigures(a, b)).toBe(addFigures(b, a));
  }
  const motions = figures.map(motionOf);
  expect(new Set(motions).size).toBe(4);
  expect(motions.filter((motion) => motion === 'entering').length).toBe(4);
});

it('is judged by eight figures, 8,192 times each', () => {
  const counts = new Map<string, number>();
  // The sum of four is enough for the judge: the whole shield is built for a part of the casts below.
  for (let n = 0; n < 65_536; n += 1) {
    const mothers = [n & 15, (n >> 4) & 15, (n >> 8) & 15, (n >> 12) & 15];
    const across = [8, 4, 2, 1].map((bit) =>
      mothers.reduce((sum, rows) => sum * 2 + (rows & bit ? 1 : 0), 0),
    );
    const judge = [...mothers, ...across].reduce((sum, rows) => sum ^ rows, 0);
    const id = figureOf(BITS[judge] ?? '').id;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const even = figureIds.filter((id) => pointsOf(figureById(id)) % 2 === 0);
  expect(even.length).toBe(8);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(even.map((id) => [id, 8192])));
});

it('holds together in a part of all casts', () => {
  const ways = new Map<string, number>();
  const faults: number[] = [];
  // 389 has no factor in common with 65,536: the steps go over all mothers alike.
  for (let n = 0; n < 65_536; n += 389) {
    const shield = shieldOf(n);
    const { mothers, daughters, nieces, judge } = shield;
    const way = viaPuncti(shield);
    const sum = [...mothers, ...daughters].reduce(addFigures);
    const isWay = (way.length === 3) === judge.rows.startsWith('1') && (way.length === 3 || way.length === 0);
    const end = way[2]?.split('-') ?? [];
    const last = (end[0] === 'mother' ? mothers : daughters)[Number(end[1]) - 1];
    const isSingle = last === undefined || last.rows.startsWith('1');
    const twelve = [...mothers, ...daughters, ...nieces].map(({ id }) => id).toSorted();
    const houses = (['traditional', 'golden-dawn'] as const).map((school) =>
      housesOf(shield, school).map(({ figure }) => figure),
    );
    const isPlaced = houses.every(
      (placed) =>
        placed
          .map(({ id }) => id)
          .toSorted()
          .join() === twelve.join(),
    );
    const back = castShield(daughters).daughters.every((figure, at) => figure === mothers[at]);
    for (const way12 of perfectionOf(houses[0] ?? [], 2 + (n % 11)))
      ways.set(way12, (ways.get(way12) ?? 0) + 1);
    if (perfectionOf(houses[0] ?? [], 2 + (n % 11)).length === 0) ways.set('denied', 1);
    if (!(sum === judge && isWay && isSingle && isPlaced && back && pointsOf(judge) % 2 === 0))
      faults.push(n);
  }
  expect(faults).toEqual([]);
  expect([...ways.keys()].toSorted()).toEqual([...perfectionIds, 'denied'].toSorted());
});
