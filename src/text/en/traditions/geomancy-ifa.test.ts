import { expect, it } from 'vitest';
import { topics } from '#facts/ask.ts';
import { geomancyIfa } from '#traditions/ifa/geomancy-ifa.ts';
import { oduIds, principalOduIds } from '#traditions/ifa/odu.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { oduWords } from './geomancy-ifa/odu.ts';
import { words } from './geomancy-ifa.ts';
import { frameFaults, lineFaults, sheetFaults } from '../../../../tests/support/tradition-words.ts';

const entered = ['1111 2222', '2222 2222 ibi', '1111 1111 ire', '1112 2111'];
const asked = (n: number): TraditionInputs =>
  ({
    seed: n % 5 === 4 ? null : `ifa words ${n}`,
    entered: n % 5 === 4 ? (entered[n % entered.length] ?? null) : null,
    answers: n % 2 === 0 ? {} : { toss: ['yes'] },
    school: n % 3 === 0 ? { order: 'ife' } : {},
  }) as unknown as TraditionInputs;

it('tells every point of forty casts', () => {
  const faults = Array.from({ length: 40 }, (_, n) => {
    const sheet = geomancyIfa.sheet(asked(n));
    if (sheet === null) return [`no sheet ${n}`];
    return sheetFaults(sheet, geomancyIfa.points(sheet), words, topics[n % topics.length] ?? 'none', n * 7);
  }).flat();
  expect([...new Set(faults)]).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has whole lines for every principal sign', () => {
  const lines = Object.values(oduWords).flatMap(({ says, others, work, self, choice }) => [
    ...says,
    others,
    work,
    self,
    choice,
  ]);
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

it('names all 256 signs in both spellings', () => {
  const name = (id: string) =>
    words.names({ id: 'ifa.odu', value: { type: 'id', id } } as Parameters<typeof words.names>[0]);
  expect(oduIds.filter((id) => name(id)[0]?.own === undefined)).toEqual([]);
  expect(name('ogbe-meji')).toEqual([{ id: 'ogbe-meji', en: 'Ogbe Meji', own: 'Èjì Ogbè' }]);
  expect(principalOduIds.map((id) => name(id)[0]?.en)).toContain('Oturupon');
});
