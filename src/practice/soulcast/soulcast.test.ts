/**
 * The worked days of the design, whose facts were computed before this code and with another ephemeris (the published
 * astronomy-engine 2.1.19, without our own tables): clocks agree to a minute or two, degrees to the minute of arc.
 */
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import content from '#content/en/soulcast.json' with { type: 'json' };
import transits from '#content/en/transit-meanings.json' with { type: 'json' };
import { soulcastWords } from '#text/en/practice/soulcast/words.ts';
import { isKept, soulcastKey } from './cache-key.ts';
import type { SoulcastScope } from './cache-key.ts';
import { contactWeight, hasTurn, rowKey, toneOf } from './choose-contact.ts';
import { composeSoulcast, moonLabel } from './compose-soulcast.ts';
import type { Soulcast, SoulcastInput } from './compose-soulcast.ts';
import { daySky } from './day-sky.ts';
import { localDay } from './local-day.ts';

const zoneRules = createZoneRules();
const exact = { plusMinusMin: 0, offsetSeconds: null, fold: null } as const;
const bangkok = { name: 'Bangkok', latDeg: 13.7563, lonDeg: 100.5018 };
const london = { name: 'London', latDeg: 51.5074, lonDeg: -0.1278 };
const newYork = { name: 'New York', latDeg: 40.7128, lonDeg: -74.006 };
const nok: BirthDetails = {
  ...exact,
  date: '1990-05-15',
  time: '14:30',
  place: bangkok,
  zone: 'Asia/Bangkok',
};
const ida: BirthDetails = {
  ...exact,
  date: '1988-11-02',
  time: '06:10',
  place: london,
  zone: 'Europe/London',
};
/** Of the golden reading: Berlin, 14 September 1990, 13:00. */
const berlin = { name: 'Berlin', latDeg: 52.52, lonDeg: 13.405 };
const ben: BirthDetails = {
  ...exact,
  date: '1990-09-14',
  time: '13:00',
  place: berlin,
  zone: 'Europe/Berlin',
};
const mara: BirthDetails = {
  ...exact,
  date: '1996-08-21',
  time: null,
  place: newYork,
  zone: 'America/New_York',
};

function inputOf(
  birth: BirthDetails | null,
  rest: Partial<SoulcastInput> & { date: string; zone: string },
): SoulcastInput {
  const answer = birth === null ? null : resolveBirth(birth, zoneRules);
  return {
    moment: answer?.type === 'moment' ? answer.moment : null,
    houseSystem: 'placidus',
    node: 'mean',
    clock: 24,
    refresh: 0,
    ...rest,
  };
}

const cast = (
  birth: BirthDetails | null,
  rest: Partial<SoulcastInput> & { date: string; zone: string },
): Soulcast => composeSoulcast(inputOf(birth, rest), zoneRules, soulcastWords);

function near(clock: string | undefined, expected: string): void {
  const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  expect(Math.abs(minutes(clock ?? '99:99') - minutes(expected))).toBeLessThanOrEqual(2);
}

const textOf = (soulcast: Soulcast, kind: 'sky' | 'you') => soulcast.lines.find((line) => line.kind === kind);

describe('the worked days', () => {
  it('golden 32: a day to explain what you mean', () => {
    const soulcast = cast(ben, { date: '2026-11-23', zone: 'Europe/Berlin' });
    expect(soulcast).toMatchObject({
      kind: 'personal',
      phase: 'waxing-gibbous',
      headline: 'A good day to explain what you mean',
      goodFor: "A letter, a presentation, a talk about something that's hard to explain.",
      goEasyOn: 'Small print and exact figures.',
      question: 'What have you been trying to tell someone?',
      foot: null,
    });
    const [sky, you] = soulcast.lines;
    expect(sky?.text).toMatch(/Moon .* Taurus .*almost full/);
    near(/^At (\d\d:\d\d) Mercury, .*, helps your Neptune, /.exec(you?.text ?? '')?.[1], '10:18');
    expect(you?.cites).toEqual([
      'transit.mercury-sextile-neptune.orb',
      'transit.mercury-sextile-neptune.exact',
    ]);
  });

  it('S1: Nok, 21 November 2026, keeps to the facts of the day', () => {
    const soulcast = cast(nok, { date: '2026-11-21', zone: 'Asia/Bangkok' });
    expect(soulcast).toMatchObject({ kind: 'personal', label: 'waxing', phase: 'waxing-gibbous' });
    expect(textOf(soulcast, 'sky')?.text).toContain('Aries');
    expect(textOf(soulcast, 'sky')?.why).toBe('The Moon is at 12°58′ Aries at noon, 134° ahead of the Sun.');
    const fact = soulcast.sheet.facts.find(({ id }) => id === 'transit.mercury-trine-jupiter.exact');
    const at = fact?.value.type === 'instants' ? fact.value.at : [];
    expect(at.some((one) => Math.abs(Date.parse(one) - Date.parse('2026-11-21T14:18+07:00')) < 120_000)).toBe(
      true,
    );
  });

  it('S1 and S2 on a device that counts 12 hours', () => {
    const of = { date: '2026-11-21', zone: 'Asia/Bangkok', clock: 12 } as const;
    const you = textOf(cast(nok, of), 'you');
    expect(you?.text).toMatch(/^At 2:18\u00a0PM Mercury, .*, helps your Jupiter/);
    const full = textOf(cast(ida, { date: '2026-11-24', zone: 'Europe/London', clock: 12 }), 'sky');
    // Almanacs have the full Moon at 14:53:31; astronomy-engine has the Moon in Gemini from 11:09:32.
    expect(full?.text).toContain('The Moon is full today at 2:54\u00a0PM');
    expect(full?.text).toContain('from Taurus to Gemini at 11:10\u00a0AM');
    expect(full?.why).toMatch(/2:54\u00a0PM/);
  });

  it('S2: Ida, 24 November 2026: full Moon, a change of sign, and the second of three passes', () => {
    const soulcast = cast(ida, { date: '2026-11-24', zone: 'Europe/London' });
    expect(soulcast.label).toBe('full');
    const sky = textOf(soulcast, 'sky')?.text ?? '';
    near(/^The Moon is full today at (\d\d:\d\d)/.exec(sky)?.[1], '14:53');
    near(/from Taurus to Gemini at (\d\d:\d\d)/.exec(sky)?.[1], '11:09');
    const you = textOf(soulcast, 'you');
    near(/^At (\d\d:\d\d) Uranus, .*, meets your Jupiter/.exec(you?.text ?? '')?.[1], '06:53');
    expect(you?.why).toMatch(
      /^Uranus is at 3°44′ Gemini, together with your Jupiter at 3°44′ Gemini; .* Exact on 1 July, 24 November, 21 April 2027\.$/,
    );
  });

  it('S3: Mara, whose hour is unknown, gets no clock time that the doubt does not allow', () => {
    const soulcast = cast(mara, { date: '2026-12-09', zone: 'America/New_York' });
    expect(soulcast.kind).toBe('personal');
    near(/Sagittarius to Capricorn at (\d\d:\d\d)/.exec(textOf(soulcast, 'sky')?.text ?? '')?.[1], '22:08');
    expect(soulcast.sheet.facts.some(({ id }) => /-(?:moon|asc|mc)\./.test(id))).toBe(false);
    for (let day = 1; day <= 28; day += 1) {
      const you = textOf(
        cast(mara, { date: `2026-12-${String(day).padStart(2, '0')}`, zone: 'America/New_York' }),
        'you',
      );
      if (/within|off by/.test(you?.why ?? '')) expect(you?.text).not.toMatch(/\d\d:\d\d/);
    }
  });

  it('S4: nobody in particular, Berlin, 1 December 2026', () => {
    const soulcast = cast(null, { date: '2026-12-01', zone: 'Europe/Berlin' });
    expect(soulcast).toMatchObject({ kind: 'everyone', label: 'waning', phase: 'last-quarter' });
    expect(soulcast.lines.map(({ kind }) => kind)).toEqual(['sky']);
    near(/at (\d\d:\d\d), in Virgo/.exec(textOf(soulcast, 'sky')?.text ?? '')?.[1], '07:09');
    for (const text of [soulcast.headline, soulcast.goodFor, soulcast.goEasyOn, soulcast.question])
      expect(text.length).toBeGreaterThan(5);
  });
});

describe('a refresh', () => {
  const input = { date: '2026-11-24', zone: 'Europe/London' } as const;
  const first = cast(ida, input);

  it.each([1, 2, 3])('says the same in other words (%d)', (refresh) => {
    const again = cast(ida, { ...input, refresh });
    const times = (soulcast: Soulcast) =>
      soulcast.lines.map(({ text }) => (text.match(/\d\d:\d\d/g) ?? []).toSorted());
    expect(times(again)).toEqual(times(first));
    expect(again.lines.map(({ why, cites }) => [why, cites])).toEqual(
      first.lines.map(({ why, cites }) => [why, cites]),
    );
    expect(again.sheet.hash).toBe(first.sheet.hash);
    expect(again.lines.map(({ text }) => text)).not.toEqual(first.lines.map(({ text }) => text));
    expect([again.goodFor, again.goEasyOn]).toEqual([first.goodFor, first.goEasyOn]);
    expect(again.foot).toBe('New words, same sky');
  });
});

const days = (from: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10),
  );

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?])\s+(?=[A-Z])/);

describe('day after day', () => {
  const zone = 'Europe/London';
  const casts = days('2026-11-23', 42).map((date) => cast(ida, { date, zone }));
  const partsOf = ({ headline, lines, goodFor, goEasyOn, question }: Soulcast) => [
    headline,
    ...lines.flatMap(({ text }) => sentencesOf(text)),
    goodFor,
    goEasyOn,
    question,
  ];

  it('hardly repeats a sentence within two weeks, and never the sky', () => {
    const seen = new Map<string, number>();
    let again = 0;
    for (const [day, one] of casts.entries()) {
      for (const part of partsOf(one)) {
        if (day - (seen.get(part) ?? -99) < 14) again += 1;
        seen.set(part, day);
      }
    }
    expect(again / casts.flatMap(partsOf).length).toBeLessThan(0.03);
    const skies = casts.map((one) => textOf(one, 'sky')?.text);
    expect(new Set(skies.slice(0, 26)).size).toBe(26);
  });

  it('is built from the day alone: yesterday does not matter', () => {
    const later = casts[20];
    expect(cast(ida, { date: later?.date ?? '', zone })).toEqual(later);
  });

  it('cites facts of its sheet in every line', () => {
    for (const one of casts) {
      const ids = new Set(one.sheet.facts.map(({ id }) => id));
      expect(ids.size).toBe(one.sheet.facts.length);
      for (const line of one.lines) {
        expect(line.cites.length).toBeGreaterThan(0);
        for (const id of line.cites) expect(ids).toContain(id);
      }
    }
  });

  it('takes good for and go easy on from the row of the cited contact', () => {
    let rows = 0;
    for (const one of casts) {
      const cited = /^transit\.([a-z]+)-([a-z]+)-([a-z]+)\./.exec(textOf(one, 'you')?.cites[0] ?? '');
      if (cited === null) continue;
      const [, mover = '', aspect = '', point = ''] = cited;
      const tone = { conjunction: 'together', trine: 'easy', sextile: 'easy' }[aspect] ?? 'tense';
      const id = `transit.${mover}-${tone}-${point}`;
      const row = (transits as Rows)[id] ?? (content.rows as Rows)[id];
      expect(one.goodFor.toLowerCase(), id).toBe(`${row?.use.toLowerCase() ?? ''}.`);
      expect(one.goEasyOn.toLowerCase(), id).toBe(`${row?.care.toLowerCase() ?? ''}.`);
      expect(textOf(one, 'you')?.text, id).toContain(row?.like);
      rows += 1;
    }
    expect(rows).toBeGreaterThan(30);
  });

  it('keeps to sentences that are read once', () => {
    const sentences = casts.flatMap(({ lines, question }) => [
      ...lines.flatMap(({ text }) => sentencesOf(text)),
      question,
    ]);
    const lengths = sentences.map((sentence) => sentence.split(/\s+/).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(32);
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
    expect(mean).toBeGreaterThan(8);
    expect(mean).toBeLessThan(18);
    for (const sentence of casts.flatMap(partsOf)) expect(sentence).not.toMatch(/[{}]|undefined|NaN|!/);
  });
});

type Rows = Readonly<Record<string, { readonly like: string; readonly use: string; readonly care: string }>>;

describe('people under 18', () => {
  it('get no day of romance, drinking or gambling', () => {
    const young: BirthDetails = { ...ida, date: '2011-11-02' };
    for (const date of days('2026-11-23', 40)) {
      const { headline, lines, goodFor, goEasyOn, question } = cast(young, { date, zone: 'Europe/London' });
      expect([headline, ...lines.map(({ text }) => text), goodFor, goEasyOn, question].join(' ')).not.toMatch(
        /\b(?:flirt\w*|alcohol|drinking|gambl\w*|desire|dating|in love|romantic|love letters)\b/i,
      );
    }
  });
});

describe('the contact that leads', () => {
  const contact = {
    mover: 'saturn',
    aspect: 'square',
    point: 'jupiter',
    orbDeg: 0.15,
    moverLon: 0,
    pointLon: 0,
    exactToday: null,
    passes: [],
    doubtDays: 0,
  } as const;

  it('weighs nearness, today and what is touched', () => {
    expect(contactWeight(contact)).toBeCloseTo(6.5);
    expect(contactWeight({ ...contact, point: 'moon' })).toBeCloseTo(7.5);
    expect(contactWeight({ ...contact, mover: 'mercury', orbDeg: 0.75 })).toBeCloseTo(3);
  });

  it('has its turn when exact, and every fifteenth day around', () => {
    const pass = unixMs(Date.parse('2026-11-10T08:00:00Z'));
    const turns = days('2026-11-01', 60).filter((date) =>
      hasTurn(
        { ...contact, passes: [pass], exactToday: date === '2026-11-10' ? pass : null },
        { day: localDay(date, 'Etc/UTC', zoneRules) },
      ),
    );
    expect(turns).toEqual(['2026-11-10', '2026-11-25', '2026-12-10', '2026-12-25']);
  });

  it('finds its words by mover, tone and point', () => {
    expect(rowKey(contact)).toBe('saturn-tense-jupiter');
    expect([toneOf('conjunction'), toneOf('sextile'), toneOf('trine'), toneOf('opposition')]).toEqual([
      'together',
      'easy',
      'easy',
      'tense',
    ]);
  });
});

describe('helpers', () => {
  it.each([
    ['new', true, 'new'],
    ['waxing-crescent', true, 'waxing'],
    ['waxing-gibbous', true, 'waxing'],
    ['full', false, 'full'],
    ['waning-gibbous', false, 'waning'],
    ['last-quarter', false, 'waning'],
  ] as const)('calls %s (waxing: %s) %s', (phase, waxing, label) => {
    expect(moonLabel({ phase, waxing })).toBe(label);
  });

  it('knows days of 23 and 25 hours', () => {
    const hours = (date: string) => {
      const day = localDay(date, 'Europe/London', zoneRules);
      return (day.end - day.start) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-21')]).toEqual([23, 25, 24]);
  });

  it('keys a Soulcast by day, zone, birth, school and language', () => {
    const scope: SoulcastScope = {
      date: '2026-11-21',
      zone: 'Asia/Bangkok',
      birth: nok,
      houseSystem: 'placidus',
      node: 'mean',
      lang: 'en',
      clock: 24,
    };
    const key = soulcastKey(scope);
    expect(soulcastKey({ ...scope })).toBe(key);
    const others = [
      { ...scope, date: '2026-11-22' },
      { ...scope, zone: 'Asia/Tokyo' },
      { ...scope, birth: { ...nok, time: '14:31' } },
      { ...scope, birth: null },
      { ...scope, houseSystem: 'whole' },
      { ...scope, lang: 'th' },
      { ...scope, clock: 12 as const },
    ].map(soulcastKey);
    expect(new Set([key, ...others]).size).toBe(8);
    expect(key).not.toContain('1990');
    expect(isKept(key, '2026-11-27')).toBe(true);
    expect(isKept(key, '2026-11-28')).toBe(false);
    expect(isKept(key, '2026-11-20')).toBe(false);
  });

  it('finds no contact without a birth', () => {
    const sky = daySky(inputOf(null, { date: '2026-11-21', zone: 'Etc/UTC' }), zoneRules);
    expect([sky.contacts, sky.moonContacts, sky.chart]).toEqual([[], [], 'none']);
  });
});
