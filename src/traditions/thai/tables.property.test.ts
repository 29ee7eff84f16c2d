/**
 * Laws of the smaller tables:
 * 1. the published lists of pi chong for 2024–2026; relations are the same both ways and every one comes;
 * 2. the age wheel reaches every figure for both sexes, mirrored;
 * 3. every kua has eight different directions, four of them in its own group's sectors; sectors cut the circle in eight;
 * 4. every letter has a number, every consonant a star; the eight groups part the letters; a total is the sum of its parts.
 */
import { describe, expect, it } from 'vitest';
import { affectedBy, YEAR_RELATIONS, yearRelations } from './animal-relations.ts';
import { WHEEL_FIGURES, wheelFigure, wheelIndex } from './age-wheel.ts';
import { kuaDirections, kuaGroup, kuaNumber, HELPING_MANSIONS, MANSIONS, sectorsOf } from './kua.ts';
import { nameParts, readThaiName, rootOf, THAI_LETTERS, totalOf } from './letters.ts';
import { COMPASS_IDS, RING_STARS } from './stars.ts';
import { readNameOn } from './thai-name-analysis.ts';
import { ANIMAL_IDS, animalOf } from './thai-year.ts';

describe('animals of years', () => {
  it('gives the lists that are printed', () => {
    const lists = [2024, 2025, 2026].map((year) => {
      const found = ANIMAL_IDS.map((id) => [id, affectedBy(yearRelations(id, animalOf(year)))] as const);
      const of = (kind: string) => found.flatMap(([id, affected]) => (affected === kind ? [id] : []));
      return [of('direct'), of('joint')];
    });
    expect(lists).toEqual([
      [['dog'], ['ox', 'rabbit', 'dragon']],
      [['pig'], ['tiger', 'snake', 'monkey']],
      [['rat'], ['ox', 'rabbit', 'horse']],
    ]);
  });

  it('is the same both ways and leaves no relation out', () => {
    const seen = new Set<string>();
    for (const a of ANIMAL_IDS)
      for (const b of ANIMAL_IDS) {
        expect(yearRelations(a, b)).toEqual(yearRelations(b, a));
        for (const relation of yearRelations(a, b)) seen.add(relation);
      }
    expect(seen).toEqual(new Set(YEAR_RELATIONS));
  });
});

it('turns the wheel through every figure, women against men', () => {
  const ages = Array.from({ length: 12 }, (_, at) => at + 1);
  for (const sex of ['female', 'male'] as const) {
    expect(new Set(ages.map((age) => wheelFigure(wheelIndex(age, sex))))).toEqual(new Set(WHEEL_FIGURES));
    expect(wheelIndex(1, sex)).toBe(1);
    expect(wheelIndex(13, sex)).toBe(1);
  }
  expect(ages.slice(1).map((age) => wheelIndex(age, 'male') + wheelIndex(age, 'female'))).toEqual(
    ages.slice(1).map(() => 14),
  );
});

describe('kua', () => {
  it('points each of eight ways', () => {
    const numbers = new Set<number>();
    for (let year = 1900; year < 1918; year += 1)
      for (const sex of ['female', 'male'] as const) numbers.add(kuaNumber(year, sex));
    expect(numbers).toEqual(new Set([1, 2, 3, 4, 6, 7, 8, 9]));
    const sectors = { east: ['n', 'e', 'se', 's'], west: ['sw', 'w', 'nw', 'ne'] };
    for (const number of numbers) {
      const directions = kuaDirections(number);
      expect(new Set(MANSIONS.map((mansion) => directions[mansion])).size).toBe(8);
      const helping = HELPING_MANSIONS.map((mansion) => directions[mansion]);
      expect(new Set(helping)).toEqual(new Set(sectors[kuaGroup(number)]));
    }
    expect([kuaNumber(2000, 'male'), kuaNumber(2000, 'female')]).toEqual([9, 6]);
  });

  it('cuts the circle in eight', () => {
    expect([0, 45, 90, 359.9, 360, -45].map((deg) => sectorsOf(deg)[0])).toEqual([
      'n',
      'ne',
      'e',
      'n',
      'n',
      'nw',
    ]);
    expect(sectorsOf(22.5)).toEqual(['ne', 'n']);
    expect(new Set(Array.from({ length: 360 }, (_, deg) => sectorsOf(deg)[0]))).toEqual(new Set(COMPASS_IDS));
  });
});

describe('Thai letters', () => {
  it('has a number for each and a star for all but marks', () => {
    expect(new Set(THAI_LETTERS.map(({ sign }) => sign)).size).toBe(THAI_LETTERS.length);
    expect(new Set(THAI_LETTERS.map(({ id }) => id)).size).toBe(THAI_LETTERS.length);
    expect(THAI_LETTERS.filter(({ kind }) => kind === 'consonant')).toHaveLength(44);
    for (const { kind, star, value, id } of THAI_LETTERS) {
      expect(star === null).toBe(kind === 'mark');
      expect(value).toBeGreaterThanOrEqual(1);
      expect(id).toMatch(/^[a-z-]+$/);
    }
  });

  it('adds a name from its parts', () => {
    const name = 'สมชาย ใจดี';
    const { first, last } = nameParts(name);
    const total = (text: string) => totalOf(readThaiName(text).letters);
    expect(total(first)).toBe(23);
    expect(total(name)).toBe(total(first) + total(last ?? ''));
    expect([0, 9, 10, 23].map(rootOf)).toEqual([0, 9, 1, 5]);
    expect(nameParts('สมชาย').last).toBeNull();
  });

  it('reads other spellings of a sign as the sign', () => {
    const ids = (text: string) => readThaiName(text).letters.map(({ id }) => id);
    expect(ids('น\u0E4D\u0E32')).toEqual(ids('น\u0E33'));
    expect(ids('ก\u200Bา')).toEqual(ids('กา'));
    const rare = readThaiName('ฤๅ');
    expect([totalOf(rare.letters), rare.rare]).toEqual([2, ['ๅ']]);
    expect(readThaiName('Anna').others).toEqual(['A', 'n', 'a']);
  });

  it('places every letter in one seat', () => {
    const letters = THAI_LETTERS.filter(({ kind }) => kind !== 'mark');
    for (const star of RING_STARS) {
      const { seats } = readNameOn(THAI_LETTERS, star);
      expect(Object.values(seats).reduce((sum, seat) => sum + seat.length, 0)).toBe(letters.length);
    }
    expect(readNameOn(readThaiName('มะลิ').letters, 'moon')).toMatchObject({ isSoft: true });
  });
});
