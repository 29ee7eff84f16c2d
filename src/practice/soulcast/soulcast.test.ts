/**
 * The worked days of the design, whose facts were computed before this code and with another ephemeris (the published
 * astronomy-engine 2.1.19, without our own tables): clocks agree to a minute or two, degrees to the minute of arc.
 */
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { soulcastWords } from '#text/en/practice/soulcast/words.ts';
import { isKept, soulcastKey } from './cache-key.ts';
import type { SoulcastScope } from './cache-key.ts';
import { contactWeight } from './choose-lines.ts';
import { composeSoulcast, moonLabel, pointClass, tone } from './compose-soulcast.ts';
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
    place: null,
    clock: 24,
    houseSystem: 'placidus',
    node: 'mean',
    refresh: 0,
    led: [],
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

const textOf = (soulcast: Soulcast, kind: 'sky' | 'you' | 'hours') =>
  soulcast.lines.find((line) => line.kind === kind);

describe('the worked days', () => {
  it('S1: Nok, 21 November 2026', () => {
    const soulcast = cast(nok, { date: '2026-11-21', zone: 'Asia/Bangkok', place: bangkok });
    expect(soulcast).toMatchObject({
      kind: 'personal',
      label: 'waxing',
      phase: 'waxing-gibbous',
      lead: 'mercury-trine-jupiter',
      headline: 'Say it simply, then say it kindly.',
      act: 'Send the message you have been making too clever.',
      letGo: 'of the last word.',
      question: 'What would you say if you were sure of being heard?',
      foot: null,
    });
    expect(textOf(soulcast, 'sky')?.text).toMatch(
      /Aries.*85 % lit.*: a picture for starting before you feel ready\.$/,
    );
    expect(textOf(soulcast, 'sky')?.why).toBe('Moon 12°58′ Aries at noon, 134° past the Sun.');
    expect(textOf(soulcast, 'you')?.text).toMatch(
      /^Mercury .* your Jupiter.*exact 14:18.*good weather for words that leave room\.$/,
    );
    expect(textOf(soulcast, 'you')?.why).toMatch(/your Jupiter 9°30′ Cancer, 0\.1/);
    expect(textOf(soulcast, 'hours')?.text).toMatch(/13:58–14:55 belongs to Jupiter/);
    expect(textOf(soulcast, 'hours')?.why).toBe(
      'The ninth of twelve day-hours; sunrise 06:20, sunset 17:47.',
    );
  });

  it('S1 on a device that counts 12 hours', () => {
    const soulcast = cast(nok, { date: '2026-11-21', zone: 'Asia/Bangkok', place: bangkok, clock: 12 });
    expect(textOf(soulcast, 'you')?.text).toContain('exact 2:18\u00a0PM');
    expect(textOf(soulcast, 'hours')?.text).toContain('1:58\u00a0PM–2:55\u00a0PM belongs to Jupiter');
    expect(textOf(soulcast, 'hours')?.why).toContain('sunrise 6:20\u00a0AM, sunset 5:47\u00a0PM');
  });

  it('S2: Ida, 24 November 2026', () => {
    const soulcast = cast(ida, { date: '2026-11-24', zone: 'Europe/London', place: london });
    expect(soulcast).toMatchObject({
      label: 'full',
      lead: 'uranus-conjunction-jupiter',
      headline: 'A door you stopped pushing moves.',
      act: 'One familiar thing by another route.',
      letGo: 'of explaining it first.',
      question: 'Which rule would nobody miss?',
    });
    const sky = textOf(soulcast, 'sky');
    near(/Full Moon at (\d\d:\d\d) in Gemini/.exec(sky?.text ?? '')?.[1], '14:53');
    expect(sky?.text).toMatch(/10:09 (?:to|and) 11:(?:09|10)/);
    expect(sky?.why).toMatch(
      /^Moon square Mars 10:09, enters Gemini 11:(?:09|10); no exact aspect in between\.$/,
    );
    const you = textOf(soulcast, 'you');
    near(/exact (\d\d:\d\d), the second of three passes/.exec(you?.text ?? '')?.[1], '06:53');
    expect(you?.why).toMatch(
      /^Uranus 3°44′ Gemini conjunct your Jupiter 3°44′ Gemini.*Exact 1 July 2026, today, 21 April 2027\.$/,
    );
    expect(textOf(soulcast, 'hours')?.text).toMatch(/11:47–12:29 belongs to Jupiter/);
    expect(textOf(soulcast, 'hours')?.why).toMatch(/^The seventh of twelve day-hours; sunrise 07:33/);
  });

  it('S3: Mara, whose hour is unknown, 9 December 2026', () => {
    const soulcast = cast(mara, { date: '2026-12-09', zone: 'America/New_York', place: newYork });
    expect(soulcast).toMatchObject({
      kind: 'personal',
      // New Moon was on the evening before, sixteen hours before this noon.
      label: 'waxing',
      lead: 'saturn-square-jupiter',
      act: 'Cut one plan to its honest size.',
      letGo: 'of sounding certain.',
      question: 'What would still be worth doing at half the scale?',
    });
    const sky = textOf(soulcast, 'sky');
    near(/New Moon came last night at (\d\d:\d\d)/.exec(sky?.text ?? '')?.[1], '19:52');
    expect(sky?.text).toMatch(/16:0[67] (?:to|and) 22:0[89]/);
    expect(sky?.why).toMatch(
      /^Moon trine Jupiter 16:0[67], enters Capricorn 22:0[89]; no exact aspect in between\.$/,
    );
    const you = textOf(soulcast, 'you');
    expect(you?.text).toMatch(/27 November and 23 December.*a fair time to test what you promised\.$/);
    expect(you?.why).toMatch(
      /0\.[12]\d?° from exact.*Exact 21 April 2026.*moves each date by up to about 1 d\.$/,
    );
    expect(textOf(soulcast, 'hours')?.text).toMatch(/^Between 18:5\d and 20:4\d the Moon .* your Sun/);
    expect(soulcast.sheet.facts.some(({ id }) => /-(?:moon|asc|mc)\./.test(id))).toBe(false);
  });

  it('S4: nobody in particular, Berlin, 1 December 2026', () => {
    const soulcast = cast(null, { date: '2026-12-01', zone: 'Europe/Berlin' });
    expect(soulcast).toMatchObject({
      kind: 'everyone',
      label: 'waning',
      phase: 'last-quarter',
      lead: null,
      headline: 'Half light.',
      act: 'Close one small thing.',
      letGo: 'of tidying the rest.',
      question: 'What is already finished, except for saying so?',
    });
    expect(soulcast.lines.map(({ kind }) => kind)).toEqual(['sky']);
    near(/(\d\d:\d\d)/.exec(textOf(soulcast, 'sky')?.text ?? '')?.[1], '07:09');
    expect(textOf(soulcast, 'sky')?.text).toMatch(/Virgo, 48 % lit/);
    expect(soulcast.noHour).toMatch(/No place is set/);
  });
});

describe('a refresh', () => {
  const input = { date: '2026-11-24', zone: 'Europe/London', place: london } as const;
  const first = cast(ida, input);

  it.each([1, 2, 3])('says the same in other words (%d)', (refresh) => {
    const again = cast(ida, { ...input, refresh });
    const numbers = (soulcast: Soulcast) =>
      soulcast.lines.map(({ text }) => (text.match(/\d\d:\d\d|\d+ %/g) ?? []).toSorted());
    expect(numbers(again)).toEqual(numbers(first));
    expect(again.lines.map(({ why, cites }) => [why, cites])).toEqual(
      first.lines.map(({ why, cites }) => [why, cites]),
    );
    expect(again.sheet.hash).toBe(first.sheet.hash);
    expect(again.lines.map(({ text }) => text)).not.toEqual(first.lines.map(({ text }) => text));
    expect(again.foot).toBe('New words, same sky');
  });
});

describe('the leading contact', () => {
  it('steps back after three days running and stays as still near', () => {
    const input = { date: '2026-12-05', zone: 'Europe/London' } as const;
    const first = cast(ida, input).lead;
    const tired = cast(ida, { ...input, led: [first, first, first] });
    expect(tired.lead).not.toBe(first);
    expect(tired.stillNear).toMatch(/^Still near: /);
    expect(cast(ida, { ...input, led: [first, first] }).lead).toBe(first);
    expect(cast(ida, { ...input, led: [first, null, first] }).lead).toBe(first);
  });

  it('weighs nearness, today and what is touched', () => {
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
    expect(contactWeight(contact)).toBeCloseTo(4.5);
    expect(contactWeight({ ...contact, point: 'moon' })).toBeCloseTo(5.5);
    expect(contactWeight({ ...contact, mover: 'mercury', orbDeg: 0.75 })).toBeCloseTo(1);
  });
});

describe('what it cites', () => {
  it.each([
    ['2026-11-21', nok],
    ['2026-11-24', ida],
    ['2026-12-09', mara],
    ['2027-02-14', ida],
    ['2027-03-28', null],
  ] as const)('stands in the sheet of %s', (date, birth) => {
    const soulcast = cast(birth, { date, zone: 'Europe/London', place: london });
    const ids = new Set(soulcast.sheet.facts.map(({ id }) => id));
    expect(ids.size).toBe(soulcast.sheet.facts.length);
    for (const line of soulcast.lines) {
      expect(line.cites.length).toBeGreaterThan(0);
      for (const id of line.cites) expect(ids).toContain(id);
      expect(line.text.split(/\s+/).length).toBeLessThanOrEqual(28);
      expect(line.text).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it('leaves the hours out where the Sun does not set, with the reason', () => {
    const tromso = { latDeg: 69.65, lonDeg: 18.96 };
    const soulcast = cast(null, { date: '2026-06-21', zone: 'Europe/Oslo', place: tromso });
    expect(soulcast.lines.map(({ kind }) => kind)).toEqual(['sky']);
    expect(soulcast.noHour).toMatch(/does not rise and set/);
  });
});

describe('the words of the contacts', () => {
  const rows = Object.entries(soulcastWords.contacts).flatMap(([mover, classes]) =>
    Object.entries(classes).flatMap(([kind, tones]) =>
      Object.entries(tones).map(([way, row]) => [`${mover} ${kind} ${way}`, row] as const),
    ),
  );
  const phases = Object.entries(soulcastWords.phases).flatMap(([phase, both]) =>
    both.map((row, i) => [`${phase} ${String(i)}`, { ...row, says: 'read as something' }] as const),
  );

  it('are eighty rows and sixteen, none twice', () => {
    expect(rows.length).toBe(80);
    expect(phases.length).toBe(16);
    const all = [...rows, ...phases].flatMap(([, { headline, act, question }]) => [headline, act, question]);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([...rows, ...phases])('%s is whole and within its lengths', (_, row) => {
    expect(row.headline.split(' ').length).toBeLessThanOrEqual(9);
    expect(row.says.split(' ').length).toBeLessThanOrEqual(11);
    expect(row.act).toMatch(/[.]$/);
    expect(row.letGo).toMatch(/^of .*\.$/);
    expect(row.question).toMatch(/\?$/);
    expect(Object.values(row).join(' ')).not.toMatch(
      /\b(?:must|danger\w*|beware|luck\w*|destin\w*|energy|journey)\b|!/i,
    );
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

  it('sorts points and tones', () => {
    expect([pointClass('moon'), pointClass('mars'), pointClass('pluto'), pointClass('mc')]).toEqual([
      'lights',
      'inner',
      'outer',
      'angles',
    ]);
    expect([
      tone('uranus', 'conjunction'),
      tone('venus', 'conjunction'),
      tone('mars', 'trine'),
      tone('sun', 'square'),
    ]).toEqual(['hard', 'soft', 'soft', 'hard']);
  });

  it('knows days of 23 and 25 hours', () => {
    const hours = (date: string) => {
      const day = localDay(date, 'Europe/London', zoneRules);
      return (day.end - day.start) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-21')]).toEqual([23, 25, 24]);
  });

  it('keys a Soulcast by day, zone, birth, place, school and language', () => {
    const scope: SoulcastScope = {
      date: '2026-11-21',
      zone: 'Asia/Bangkok',
      birth: nok,
      place: bangkok,
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
      { ...scope, place: null },
      { ...scope, houseSystem: 'whole' },
      { ...scope, lang: 'th' },
      { ...scope, clock: 12 as const },
    ].map(soulcastKey);
    expect(new Set([key, ...others]).size).toBe(9);
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
