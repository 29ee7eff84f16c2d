/**
 * Laws of the Hellenistic mode.
 *
 * 1. The Egyptian bounds of each planet add up to its greatest years, and all to 360.
 * 2. The faces: 36, in the Chaldean order over and over.
 * 3. Regard is symmetric; each sign is in aversion to four others; at most one of two overcomes.
 * 4. Fortune and Spirit mirror each other about the Ascendant; by night they are what they were by day, exchanged.
 * 5. The months of a chapter fill it without a gap, and only chapters over 211 months are loosed, once.
 * 6. Chapters follow the zodiac, and what runs on a day holds that day.
 * 7. Every value of a year before the hour is known holds at every hour of that day.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, wrap360 } from '#astro/angle/degrees.ts';
import { SIGN_IDS, signOf } from '#astro/angle/sign.ts';
import { CLASSICAL_PLANET_IDS, EGYPTIAN_TERMS, faceRulerOf, termRulerOf } from '#astro/chart/dignity.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { FactId } from '#facts/fact-id.ts';
import { hellenisticChart } from './chart.ts';
import { hellenistic } from './hellenistic.ts';
import { DEFAULT_LOTS, hellenisticLots, LOTS } from './lots.ts';
import { overcoming, REGARD_IDS, regardOf } from './regard.ts';
import { chapters, monthsOf, releasingAt, releasingStart, RELEASING_YEARS } from './releasing.ts';

const zoneRules = createZoneRules();
const lon = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const sign = fc.constantFrom(...SIGN_IDS);

describe('bounds and faces', () => {
  it('gives each planet its greatest years and begins with Aries 6 12 20 25', () => {
    const totals = new Map<string, number>();
    for (let deg = 0; deg < 360; deg++) {
      const ruler = termRulerOf(deg + 0.5);
      totals.set(ruler, (totals.get(ruler) ?? 0) + 1);
    }
    expect(Object.fromEntries(totals)).toEqual({ saturn: 57, jupiter: 79, mars: 66, venus: 82, mercury: 76 });
    expect(EGYPTIAN_TERMS.aries.map(([, end]) => end)).toEqual([6, 12, 20, 25, 30]);
  });

  it('runs the faces in the Chaldean order, Mars first', () => {
    const order = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'];
    const found = Array.from({ length: 36 }, (_, i) => faceRulerOf(i * 10 + 5));
    expect(found).toEqual(found.map((_, i) => order[i % 7]));
  });
});

describe('regard', () => {
  it('is the same both ways, with one overcoming at most', () => {
    for (const a of SIGN_IDS)
      for (const b of SIGN_IDS) {
        expect(regardOf(a, b)).toBe(regardOf(b, a));
        const [one, other] = [overcoming(a, b), overcoming(b, a)];
        expect(one === null).toBe(other === null);
        expect(one === null || one !== other).toBe(true);
      }
  });

  it('leaves four signs in aversion to each and uses every kind', () => {
    for (const a of SIGN_IDS) {
      const kinds = SIGN_IDS.map((b) => regardOf(a, b));
      expect(kinds.filter((kind) => kind === 'aversion')).toHaveLength(4);
      expect(new Set(kinds)).toEqual(new Set(REGARD_IDS));
    }
  });
});

describe('lots', () => {
  const points = fc.record({ asc: lon, sun: lon, moon: lon, mercury: lon, venus: lon });

  it('mirror each other about the Ascendant', () => {
    fc.assert(
      fc.property(points, fc.constantFrom('day' as const, 'night' as const), (at, sect) => {
        for (const authority of ['paulus', 'valens'] as const) {
          const lots = hellenisticLots({ ...at, sect }, { reversal: 'sect-reversed', authority });
          expect(distance(wrap360(lots.fortune + lots.spirit), wrap360(2 * at.asc))).toBeLessThan(1e-9);
          for (const lot of LOTS) expect(lots[lot]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('changes day for night only where the school reverses', () => {
    fc.assert(
      fc.property(points, (at) => {
        const byDay = hellenisticLots({ ...at, sect: 'day' });
        const byNight = hellenisticLots({ ...at, sect: 'night' });
        expect(byNight.fortune).toBe(byDay.spirit);
        const kept = { reversal: 'as-by-day', authority: 'paulus' } as const;
        expect(hellenisticLots({ ...at, sect: 'night' }, kept)).toEqual(byDay);
      }),
    );
  });
});

describe('releasing', () => {
  it('fills each chapter with its months, and looses the long ones once', () => {
    for (const start of SIGN_IDS)
      for (const yearDays of [360, 365.25]) {
        const [chapter] = chapters(start, 0, yearDays);
        if (chapter === undefined) throw new Error('no chapter');
        const months = monthsOf(chapter, yearDays);
        months.forEach((month, i) => {
          expect(month.fromDay).toBe(i === 0 ? 0 : months[i - 1]?.toDay);
          expect(month.toDay).toBeGreaterThan(month.fromDay);
        });
        expect(months.at(-1)?.toDay).toBe(chapter.toDay);
        const loosed = months.filter(({ afterLoosing }) => afterLoosing);
        expect(loosed.length > 0).toBe(RELEASING_YEARS[start] * 12 > 211);
        const opposite = SIGN_IDS[(SIGN_IDS.indexOf(start) + 6) % 12];
        if (loosed.length > 0) expect(months[12]?.sign).toBe(opposite);
      }
  });

  it('holds the day that is asked', () => {
    fc.assert(
      fc.property(sign, fc.double({ min: 0, max: 45_000, noNaN: true }), (start, day) => {
        const running = releasingAt(start, day, 360);
        for (const period of [running?.chapter, running?.month]) {
          expect(period?.fromDay).toBeLessThanOrEqual(day);
          expect(period?.toDay).toBeGreaterThan(day);
        }
      }),
    );
  });

  it('begins Spirit one sign on only where Fortune shares its sign', () => {
    expect(releasingStart('spirit', 'leo', 'leo', 'next-sign')).toBe('virgo');
    expect(releasingStart('spirit', 'leo', 'leo', 'same-sign')).toBe('leo');
    expect(releasingStart('spirit', 'leo', 'aries', 'next-sign')).toBe('leo');
    expect(releasingStart('fortune', 'leo', 'leo', 'next-sign')).toBe('leo');
    expect(releasingAt('leo', -1, 360)).toBeNull();
  });
});

describe('the sheet', () => {
  const sheetOf = (date: string, time: string | null, now: number, school = {}) => {
    const answer = resolveBirth(
      {
        date,
        time,
        plusMinusMin: 0,
        place: { name: 'Bangkok', latDeg: 13.75, lonDeg: 100.5 },
        zone: 'Asia/Bangkok',
        offsetSeconds: null,
        fold: null,
      },
      zoneRules,
    );
    if (answer.type !== 'moment') throw new Error(answer.type);
    const day = new Date(now).toISOString().slice(0, 10);
    const inputs = {
      birth: answer.moment,
      sex: null,
      name: { thai: null, latin: null },
      now: unixMs(now),
      zone: 'Asia/Bangkok',
      place: null,
      day,
      facingDeg: null,
      seed: null,
      entered: null,
      answers: {},
      school,
      zoneRules,
    };
    const sheet = hellenistic.sheet(inputs);
    if (sheet === null) throw new Error('no sheet');
    return sheet;
  };
  const NOW = Date.UTC(2026, 10, 22, 5);

  it('says of a day without a time only what holds at every hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000, max: 19_000 }),
        fc.integer({ min: 0, max: 1439 }),
        (days, minute) => {
          const date = new Date(days * 86_400_000).toISOString().slice(0, 10);
          const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          const exact = new Map(sheetOf(date, time, NOW).facts.map(({ id, value }) => [id, value]));
          for (const { id, value } of sheetOf(date, null, NOW).facts) {
            if (id.endsWith('.triplicity') || id.startsWith('caveat.')) continue;
            const known = exact.get(id);
            if (value.type === 'degree-range' || known === undefined) continue;
            const open = value.type === 'either' ? value.ids : value.type === 'id' ? [value.id] : null;
            const told = known.type === 'either' ? known.ids : known.type === 'id' ? [known.id] : [];
            if (open === null) expect(known).toEqual(value);
            else expect(open).toEqual(expect.arrayContaining([...told]));
          }
        },
      ),
      { numRuns: 5, seed: 8 },
    );
  });

  it('gives at least five points, frames them, and cites only its own facts', () => {
    for (const time of ['14:05', null]) {
      const sheet = sheetOf('1990-05-15', time, NOW);
      const points = hellenistic.points(sheet);
      const ids = new Set(sheet.facts.map(({ id }) => id));
      expect(points.length).toBeGreaterThanOrEqual(5);
      expect(points.filter(({ isFrame }) => isFrame === true)).toHaveLength(1);
      expect(new Set(points.map(({ key }) => key)).size).toBe(points.length);
      for (const point of points) for (const id of point.facts) expect(ids.has(id)).toBe(true);
    }
    const moves = new Set(hellenistic.points(sheetOf('1990-05-15', '14:05', NOW)).map(({ move }) => move));
    expect([...moves].toSorted()).toEqual(
      expect.arrayContaining(['core', 'observe', 'resource', 'tension', 'timing']),
    );
  });

  it('tells both values of a rising sign that changes within two minutes', () => {
    const clock = (minute: number): string =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const midnight = Date.parse('1990-05-14T17:00:00Z');
    const ascOf = (minute: number): number =>
      hellenisticChart(unixMs(midnight + minute * 60_000), { latDeg: 13.75, lonDeg: 100.5 }, DEFAULT_LOTS)
        .horizon?.asc ?? NaN;
    const turn = Array.from({ length: 150 }, (_, i) => 600 + i).find(
      (minute) => signOf(ascOf(minute)) !== signOf(ascOf(minute - 1)),
    );
    if (turn === undefined) throw new Error('a sign rises within two and a half hours');
    const seen = [-5, -3, -2, -1, 0, 1, 2, 4].map((off) => {
      const sheet = sheetOf('1990-05-15', clock(turn + off), NOW);
      const rising = sheet.facts.find(({ id }) => id === 'natal.asc.sign')?.value.type;
      return { off, rising, warned: sheet.caveats.includes('caveat.near-boundary' as FactId) };
    });
    const inside = seen.filter(({ off }) => off >= -2 && off <= 1);
    expect(inside.map(({ rising, warned }) => [rising, warned])).toEqual(inside.map(() => ['either', true]));
    const outside = seen.filter(({ off }) => off <= -4 || off >= 3);
    expect(outside.map(({ rising }) => rising)).toEqual(['id', 'id']);
  });

  it('is the same bytes for the same inputs and another for another school', () => {
    const hash = sheetOf('1990-05-15', '14:05', NOW).hash;
    expect(sheetOf('1990-05-15', '14:05', NOW).hash).toBe(hash);
    expect(sheetOf('1990-05-15', '14:05', NOW, { releasingYear: 'solar-365' }).hash).not.toBe(hash);
    expect(sheetOf('1990-05-15', '14:05', NOW, { releasingYear: 'nonsense' }).hash).toBe(hash);
  });

  it('keeps to the seven', () => {
    const natal = sheetOf('1990-05-15', '14:05', NOW).facts.filter(({ id }) => /^natal\..*\.sign$/.test(id));
    const bodies = natal
      .map(({ id }) => id.split('.')[1])
      .filter((one) => !/house|lot|asc|mc/.test(one ?? ''));
    expect(bodies).toEqual([...CLASSICAL_PLANET_IDS]);
  });
});
