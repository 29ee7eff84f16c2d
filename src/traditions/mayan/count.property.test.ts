/**
 * Laws of the Maya counts.
 *
 * 1. The long count gives the days back; after a day each count has moved on by one.
 * 2. Tzolk'in and haab' come together again after 18,980 days and not before a whole number of either.
 * 3. A trecena begins with its own ruler and number 1; a year bearer is one of four and falls on 0 Pop.
 * 4. All 260 days, 365 days and nine lords occur.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNames, haabMonths, lordsOfNight, mayanDay } from './count.ts';

const julianDays = fc.integer({ min: 584_283, max: 3_000_000 });

describe('the Maya counts', () => {
  it('move on by one a day', () => {
    fc.assert(
      fc.property(julianDays, (julianDay) => {
        const [today, next] = [mayanDay(julianDay), mayanDay(julianDay + 1)];
        const [baktun, katun, tun, uinal, kin] = today.longCount;
        expect((((baktun * 20 + katun) * 20 + tun) * 18 + uinal) * 20 + kin).toBe(today.dayCount);
        expect(next.tzolkin.number).toBe((today.tzolkin.number % 13) + 1);
        expect(dayNames.indexOf(next.tzolkin.name)).toBe((dayNames.indexOf(today.tzolkin.name) + 1) % 20);
        expect(next.tzolkin.position).toBe((today.tzolkin.position % 260) + 1);
        const place = ({ haab }: typeof today): number => haabMonths.indexOf(haab.month) * 20 + haab.day;
        expect(place(next)).toBe((place(today) + 1) % 365);
        expect(mayanDay(julianDay + 18_980)).toMatchObject({ tzolkin: today.tzolkin, haab: today.haab });
      }),
    );
  });

  it('begin a trecena with its ruler and a year with its bearer', () => {
    fc.assert(
      fc.property(julianDays, (julianDay) => {
        const { trecena, yearBearer, haab } = mayanDay(julianDay);
        expect(mayanDay(julianDay - (trecena.day - 1)).tzolkin).toMatchObject({
          number: 1,
          name: trecena.ruler,
        });
        expect(['ik', 'manik', 'eb', 'caban']).toContain(yearBearer.name);
        const past = haabMonths.indexOf(haab.month) * 20 + haab.day;
        const newYear = mayanDay(julianDay - past);
        expect([newYear.haab, newYear.tzolkin]).toEqual([{ day: 0, month: 'pop' }, yearBearer]);
      }),
    );
  });

  it('reach every day', () => {
    const days = Array.from({ length: 365 * 2 }, (_, i) => mayanDay(2_440_000 + i));
    expect(new Set(days.map(({ tzolkin }) => `${tzolkin.number} ${tzolkin.name}`)).size).toBe(260);
    expect(new Set(days.map(({ tzolkin }) => tzolkin.position)).size).toBe(260);
    expect(new Set(days.map(({ haab }) => `${haab.day} ${haab.month}`)).size).toBe(365);
    expect(new Set(days.map(({ lordOfNight }) => lordOfNight))).toEqual(new Set(lordsOfNight));
  });

  it('are two days back by the later correlation, and 4 Ahau 8 Cumku at zero', () => {
    expect(mayanDay(2_448_027, '584285').dayCount).toBe(mayanDay(2_448_025).dayCount);
    expect(mayanDay(584_283)).toMatchObject({
      longCount: [0, 0, 0, 0, 0],
      tzolkin: { number: 4, name: 'ahau' },
      haab: { day: 8, month: 'cumku' },
      lordOfNight: 'g9',
    });
  });
});
