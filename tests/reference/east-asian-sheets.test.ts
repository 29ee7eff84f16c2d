/** Sheets of the East Asian modes and the Maya counts on all kinds of births: ids of the register, points that rest on facts, no doubt lost. */
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { factsById } from '#facts/fact-sheet.ts';
import { chineseBazi } from '#traditions/bazi/chinese-bazi.ts';
import { mayan } from '#traditions/mayan/mayan.ts';
import { nineStarKi } from '#traditions/nine-star-ki/nine-star-ki.ts';
import type { Tradition, TraditionInputs } from '#traditions/tradition.ts';
import { chineseZiwei } from '#traditions/ziwei/chinese-ziwei.ts';
import { BANGKOK, NOTHING_KNOWN } from '../../tools/astro/facts/birth-input.ts';
import { zoneRules } from './east-asian-births.ts';

const MODES: readonly Tradition[] = [chineseBazi, chineseZiwei, nineStarKi, mayan];

function birth(date: string, time: string | null, plusMinusMin = 0, placed = true): BirthMoment {
  const answer = resolveBirth(
    {
      date,
      time,
      plusMinusMin,
      place: placed ? BANGKOK : null,
      zone: placed ? 'Asia/Bangkok' : null,
      offsetSeconds: null,
      fold: null,
    },
    zoneRules,
  );
  if (answer.type !== 'moment') throw new Error(answer.type);
  return answer.moment;
}

const BIRTHS: readonly BirthMoment[] = [
  birth('1990-05-15', '08:30'),
  birth('1999-02-04', '13:01'),
  birth('2000-02-04', null),
  birth('2000-02-04', '19:41', 240),
  birth('1984-12-31', '23:30'),
  birth('2020-05-30', '00:00'),
  birth('1975-07-01', null, 0, false),
  birth('1975-07-01', '11:00', 0, false),
  birth('1815-01-20', '05:59'),
  birth('2026-11-21', '03:00'),
  birth('0800-01-01', '03:00'),
];
const SCHOOLS: readonly TraditionInputs['school'][] = [
  {},
  { dayBoundary: 'zi-hour', solarTime: 'true-solar', luckStart: 'by-double-hours' },
  { dayBoundary: 'midnight', dayStart: 'sunrise', correlation: '584285' },
  { dayBoundary: 'no such school' },
];

describe.each(MODES)('$mode', (mode) => {
  it('asks for the date of birth first, and says nothing without it', () => {
    expect(mode.needs(NOTHING_KNOWN)[0]).toBe('birth-date');
    expect(mode.sheet(NOTHING_KNOWN)).toBeNull();
  });

  it('writes sheets that hold together', () => {
    for (const [i, moment] of BIRTHS.entries())
      for (const school of i % 3 === 0 ? SCHOOLS : SCHOOLS.slice(0, 1)) {
        const inputs: TraditionInputs = {
          ...NOTHING_KNOWN,
          birth: moment,
          sex: moment.details.date < '1990' ? 'male' : null,
          school,
        };
        const sheet = mode.sheet(inputs);
        if (sheet === null) continue;
        if (i === 0) expect(sheet).toEqual(mode.sheet(inputs));
        const facts = factsById(sheet);
        expect(facts.size).toBe(sheet.facts.length);
        for (const { derivation } of sheet.facts)
          for (const id of derivation.from) expect([id, facts.has(id)]).toEqual([id, true]);
        for (const id of sheet.caveats) expect(facts.has(id)).toBe(true);
        const points = mode.points(sheet);
        expect(points.length).toBeGreaterThanOrEqual(5);
        expect(new Set(points.map(({ key }) => key)).size).toBe(points.length);
        expect(points.filter(({ isFrame }) => isFrame === true)).toHaveLength(1);
        for (const { facts: ids, weight, topics } of points) {
          for (const id of ids) expect([id, facts.has(id)]).toEqual([id, true]);
          expect(ids.length).toBeLessThanOrEqual(4);
          for (const gain of Object.values(topics)) expect(gain).toBeLessThanOrEqual(12);
          expect(weight).toBeLessThanOrEqual(20);
        }
      }
  });
});
