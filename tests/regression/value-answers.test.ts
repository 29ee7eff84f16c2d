/**
 * Questions with a plain answer, and the value that an independent source gives.
 *
 * Dates of the sky are those published for these years (NASA's eclipse catalogues, the almanacs' phases, solstices and stations);
 * returns are searched here with astronomy-engine. Placements of the births are those of Swiss Ephemeris, as in figure-facts.test.ts.
 */
import { Body, Ecliptic, GeoVector, SearchSunLongitude } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import { createCompanion } from '#engine/compose.ts';
import { loadVoice } from '#engine/traditions.ts';
import { verify } from '#companion/verify/verify.ts';
import type { ReadingMode } from '#companion/request.ts';
import { localDate } from '#lib/local-date.ts';
import { dates } from '#text/en/dates.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { births, chicago, lisbon, manchester, request } from './readings-cases.ts';
import { sentencesToVerify } from './readings-claims.ts';

const companion = createCompanion();
const NOW = Date.parse('2026-11-23T10:00:00Z');
const DAY = 86_400_000;

type Asked = {
  readonly birth?: typeof lisbon | null;
  readonly now?: number;
  readonly mode?: ReadingMode;
};

function answered(question: string, { birth = lisbon, now = NOW, mode = 'western' }: Asked = {}) {
  const { reading, sheet } = companion.answer(
    request(question, { birth, now: unixMs(now), zone: 'Europe/Lisbon', mode }),
  );
  if (reading === null || sheet === null) throw new Error(`no reading for ${question}`);
  return {
    reading,
    sheet,
    text: reading.sentences
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(' ', ' '),
  };
}

/** The question, and what its answer says. */
const sky: readonly (readonly [question: string, ...says: string[]])[] = [
  // Stations of 2026 to 2028, UTC: Mercury 9 Feb 17:36 and 3 Mar 12:33 2027, Venus 10 May 19:28 (Lisbon: +1) and 22 June 2028, Mars 10 Jan and 1 Apr
  // 2027, Jupiter 13 Dec 2026 and 13 Apr 2027, Saturn direct 10/11 Dec 2026.
  ['when is the next mercury retrograde', 'from 9 February to 3 March 2027', 'Pisces and Aquarius'],
  ['next mercury retrograde?', 'from 9 February to 3 March 2027'],
  ['when does mercury go retrograde again', 'from 9 February to 3 March 2027'],
  [
    'is mercury retrograde right now',
    'No, Mercury is moving forwards now',
    'from 9 February to 3 March 2027',
  ],
  ['is mercury in retrograde?', 'No, Mercury'],
  ['when does mars go retrograde', 'from 10 January to 1 April 2027', 'Virgo and Leo'],
  ['is saturn retrograde right now', 'Yes, Saturn is retrograde now', 'until 1'],
  ['which planets are retrograde right now', 'Saturn, Uranus and Neptune are retrograde now'],
  // Times are told to the nearest minute. NASA: annular 6 Feb 2027, greatest 15:59:33 UT; penumbral 20 Feb 2027, 23:12:55 UT.
  ['when is the next solar eclipse', '4:00 PM on 6 February 2027', 'Aquarius', 'ring'],
  ['when is the next lunar eclipse', '11:13 PM on 20 February 2027', 'Virgo', 'faint'],
  ['when is the next eclipse', 'solar eclipse', '6 February 2027'],
  // Phases: full 24 Nov 2026 14:53:31 UT, new 9 Dec 2026 00:52 UT.
  ['when is the next full moon', '2:54 PM tomorrow', 'Gemini'],
  ['next new moon', 'on 9 December', 'Sagittarius'],
  ['what phase is the moon in right now', 'almost full', 'Taurus'],
  ['what sign is the moon in today', 'The Moon is in Taurus now', 'tomorrow'],
  // Solstices and equinoxes: 21 Dec 2026 20:50, 20 Mar 2027 20:25, 21 June 2027 14:11, 23 Sep 2027 06:01 UT; Lisbon keeps summer time.
  ['when is the winter solstice', '8:50 PM on 21 December'],
  ['when is the spring equinox', 'on 20 March 2027'],
  ['when is the summer solstice', 'on 21 June 2027'],
  ['when is the autumn equinox', 'on 23 September 2027'],
  // Changes of sign: Saturn into Taurus 13 Apr 2028, Pluto into Pisces 9 Mar 2043, back 1 Sep 2043, again 19 Jan 2044; Jupiter into Virgo 26 July 2027.
  ['when does saturn leave aries', 'Saturn moves into Taurus', 'April 2028'],
  ['when does jupiter change signs', 'Jupiter moves into Virgo', 'July 2027'],
  ['when does pluto enter pisces', 'Pluto moves into Pisces', 'March 2043'],
  ['when does jupiter enter leo', 'Jupiter is in Leo already'],
];

describe('the sky', () => {
  it.each(sky)('%s', (question, ...says) => {
    const { text } = answered(question);
    for (const one of says) expect(text).toContain(one);
  });

  it('is retrograde in a stretch that the almanacs give, and says until when', () => {
    // Mercury: 26 Feb to 20 Mar 2026.
    const { text } = answered('is mercury retrograde', { now: Date.parse('2026-03-05T12:00:00Z') });
    expect(text).toContain('Yes, Mercury is retrograde now');
    expect(text).toContain('until 20 March');
    const end = answered('when does mercury go direct', { now: Date.parse('2026-03-05T12:00:00Z') });
    expect(end.text).toContain('Mercury turns forwards again on 20 March');
  });

  it('knows a season by the longitude of the Sun', () => {
    for (const [sign, lon] of [
      ['Capricorn', 270],
      ['Leo', 120],
    ] as const) {
      const at = SearchSunLongitude(lon, new Date(NOW), 370)?.date.getTime() ?? 0;
      const { text } = answered(`when does ${sign.toLowerCase()} season start`);
      expect(text).toContain(dates.day(localDate(at, 'Europe/Lisbon'), '2026-11-23').replaceAll(' ', ' '));
    }
  });
});

/** Apparent longitude of date, degrees, by astronomy-engine. */
function longitude(body: Body, at: number): number {
  return Ecliptic(GeoVector(body, new Date(at), true)).elon;
}

/** Instants at which a body passes a longitude, found by steps of a day and halving. */
function passes(body: Body, lon: number, from: number, to: number): readonly number[] {
  const apart = (at: number): number => ((longitude(body, at) - lon + 540) % 360) - 180;
  const found: number[] = [];
  for (let at = from; at < to; at += DAY) {
    const [a, b] = [apart(at), apart(at + DAY)];
    if (a * b > 0 || Math.abs(a) > 90) continue;
    let [low, high] = [at, at + DAY];
    while (high - low > 60_000) {
      const middle = (low + high) / 2;
      if (apart(low) * apart(middle) <= 0) high = middle;
      else low = middle;
    }
    found.push(low);
  }
  return found;
}

const BORN = {
  // Portugal kept the time of Central Europe in those years.
  lisbon: Date.parse('1993-04-14T05:42:00Z'),
  chicago: Date.parse('1990-07-05T03:15:00Z'),
};

describe('returns of a birth', () => {
  it.each([
    ['when is my saturn return', Body.Saturn, 0, lisbon, BORN.lisbon, '2051-01-01', '2054-06-01'],
    ['when is my jupiter return', Body.Jupiter, 0, lisbon, BORN.lisbon, '2027-06-01', '2030-01-01'],
    ['when is my uranus opposition', Body.Uranus, 180, lisbon, BORN.lisbon, '2035-01-01', '2041-01-01'],
    ['when was my saturn return', Body.Saturn, 0, chicago, BORN.chicago, '2018-01-01', '2022-01-01'],
    ['when is my jupiter return?', Body.Jupiter, 0, chicago, BORN.chicago, '2037-01-01', '2039-06-01'],
    [
      'what year is my uranus opposition',
      Body.Uranus,
      180,
      chicago,
      BORN.chicago,
      '2028-01-01',
      '2036-01-01',
    ],
  ] as const)('%s: every pass', (question, body, apart, birth, born, from, to) => {
    const lon = (longitude(body, born) + apart) % 360;
    const days = passes(body, lon, Date.parse(from), Date.parse(to)).map((at) =>
      localDate(at, 'Europe/Lisbon'),
    );
    expect(days.length).toBeGreaterThan(0);
    const { text } = answered(question, { birth });
    // The two ephemerides agree to some arcseconds: a slow planet needs an hour or two for them.
    for (const day of days) {
      const near = [-1, 0, 1].map((by) =>
        new Date(Date.parse(`${day}T12:00:00Z`) + by * DAY).toISOString().slice(0, 10),
      );
      const said = near.some((one) => text.includes(`${Number(one.slice(8))} ${monthOf(one)}`));
      expect(said, `${day} in: ${text}`).toBe(true);
    }
  });

  it('counts hours as the device does', () => {
    const asked = request('when is the next full moon', {
      now: unixMs(NOW),
      zone: 'Europe/Lisbon',
      clock: 24,
    });
    const { reading, sheet } = companion.answer(asked);
    // Full on 24 November 2026, 14:53:31 UT.
    expect(reading?.sentences[0]).toMatchObject({
      text: expect.stringContaining('14:54 tomorrow') as string,
      verdict: 'supported',
    });
    expect(sheet?.facts.some(({ id }) => id === 'sky.moon.full')).toBe(true);
  });

  it('gives the minute of the solar return', () => {
    const at =
      SearchSunLongitude(
        longitude(Body.Sun, BORN.lisbon),
        new Date('2027-04-10T00:00:00Z'),
        10,
      )?.date.getTime() ?? 0;
    const { text } = answered('when is my solar return');
    const [, hour = '', minute = '', day = ''] = /at (\d+):(\d+) PM on (\d+) April 2027/u.exec(text) ?? [];
    const said = Date.parse(`2027-04-${day}T${String((Number(hour) % 12) + 12)}:${minute}:00+01:00`);
    expect(Math.abs(said - at)).toBeLessThan(3 * 60_000);
  });
});

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthOf = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? '';

/** 14 April 1993, 07:42, Lisbon: Ascendant 14 Aries, Moon 29 Capricorn, Venus 5 Aries retrograde, a night chart, … */
const chart: readonly (readonly [question: string, ...says: string[]])[] = [
  ['which house is my Venus in', 'Venus is in Aries, in your twelfth house'],
  ['what rules my seventh house', 'begins in Libra, so it is ruled by Venus'],
  ['who rules my 1st house', 'begins in Aries, so it is ruled by Mars'],
  ["what's my chart ruler", 'Your chart ruler is Mars', 'Cancer'],
  ['do i have a grand trine', 'Yes', 'Mercury', 'Mars', 'Pluto'],
  ['do i have a stellium', 'Yes', 'the Moon, Uranus and Neptune'],
  ['do i have any retrograde planets', 'Venus, Jupiter and Pluto were retrograde'],
  [
    'what element am I',
    'Aries, so your element is fire',
    'Three of your ten planets are in earth signs',
    'water',
  ],
  ["what's my modality", 'cardinal', 'Seven of your ten planets'],
  ['am I a Gemini or a Cancer', 'Neither: you are an Aries'],
  ['is my Venus in Aries', 'Yes, your Venus is in Aries'],
  ['is my Venus in Taurus?', 'No, your Venus is in Aries'],
  ['was i born in the day or the night', 'by night'],
  ['what house is libra in', 'Libra is where your seventh house'],
  ["what's my rising", 'Your rising sign is Aries'],
  ['what moon phase was i born under', 'half full and shrinking'],
  ["what's my big three", 'Sun is in Aries', 'Moon is in Capricorn', 'rising sign is Aries'],
];

describe('the chart', () => {
  it.each(chart)('%s', (question, ...says) => {
    const { text } = answered(question);
    for (const one of says) expect(text).toContain(one);
  });

  it('gives the degree of the Sun to the minute', () => {
    const minutes = Math.floor((longitude(Body.Sun, BORN.lisbon) % 30) * 60);
    const said = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′ of Aries`;
    expect(answered("what's my sun degree").text).toContain(said);
  });

  it.each([
    ['what rules my seventh house', 'Which planet rules a house depends on the time you were born'],
    ["what's my chart ruler", 'depends on your rising sign'],
    ['was i born in the day or the night', 'depends on the time you were born'],
    ['when is my solar return', 'September 2027'],
  ])('says what the time of birth leaves open: %s', (question, says) => {
    expect(answered(question, { birth: manchester }).text).toContain(says);
  });

  it('asks for a birth where the value needs one, and tells the sky without', () => {
    expect(answered("what's my chart ruler", { birth: null }).text).toContain('don’t know your birth date');
    expect(answered('next mercury retrograde', { birth: null }).text).toContain(
      'from 9 February to 3 March 2027',
    );
  });
});

/** By the tables of each tradition: a day Yi (乙), Uttara Ashadha 2 at 5° sidereal Capricorn, 1+4+4+1+9+9+3 = 31 = 4. */
describe('other traditions', () => {
  it.each([
    ['chinese-bazi', "what's my day master", 'Yin Wood'],
    ['chinese-bazi', 'what animal am i', 'Rooster'],
    ['vedic', "what's my nakshatra", 'Uttara Ashadha'],
    ['pythagorean', "what's my life path number", '4'],
    ['nine-star-ki', 'what is my birth star', 'Seven Red Metal'],
    // A Wednesday morning: Mercury.
    ['thai-taksa', "what's my birth star", 'Mercury'],
    ['mayan', "what's my day sign", '2 Muluc'],
  ] as const)('%s: %s', async (mode, question, says) => {
    await loadVoice(mode);
    const { reading, text } = answered(question, { mode });
    expect(text).toContain(says);
    expect(reading.sentences.length).toBeLessThanOrEqual(2);
    expect(reading.sentences.every(({ cites }) => cites.length > 0)).toBe(true);
  });
});

const everything = [...sky, ...chart].map(([question]) => question);

describe('every answer', () => {
  it('is short, and its first sentence cites the fact it states', () => {
    for (const question of everything) {
      const { reading } = answered(question);
      expect(reading.sentences.length, question).toBeLessThanOrEqual(3);
      expect(reading.sentences[0]?.verdict, question).toBe('supported');
    }
  });

  it('is denied nowhere by the verifier, for any birth', () => {
    const faults: string[] = [];
    for (const [n, born] of births(3).entries())
      for (const question of [
        ...everything,
        'when is my saturn return',
        'is the moon void of course',
        'what about 3 March',
      ]) {
        const birth = n === 2 ? { ...born, time: null } : born;
        const { reading, sheet } = answered(question, { birth });
        const found = verify({
          sentences: sentencesToVerify(reading),
          sheet,
          lang: 'en',
          zone: 'Europe/Lisbon',
          nowMs: NOW,
          words: englishVerifier,
        });
        found.forEach(({ verdict, cites }, i) => {
          const said = reading.sentences[i];
          if (verdict === 'contradicted' || verdict === 'unsupported')
            faults.push(`${verdict}: ${said?.text}`);
          const lost = said?.cites.filter((id) => !cites.includes(id)) ?? [];
          if (lost.length > 0) faults.push(`lost ${lost.join(', ')}: ${said?.text}`);
        });
      }
    expect([...new Set(faults)]).toEqual([]);
  });

  it('is found out when it tells another date or sign', () => {
    const { reading, sheet } = answered('when is the next mercury retrograde');
    const wrong = reading.sentences.slice(0, 1).flatMap(({ text, cites }) => [
      { text: text.replace(/9.February/u, '19 February'), cites },
      { text: text.replace('Pisces', 'Leo'), cites },
    ]);
    const found = verify({
      sentences: wrong,
      sheet,
      lang: 'en',
      zone: 'Europe/Lisbon',
      nowMs: NOW,
      words: englishVerifier,
    });
    expect(found.map(({ verdict }) => verdict)).toEqual(['contradicted', 'contradicted']);
  });

  it.each([
    'what is mercury retrograde',
    'is mercury retrograde bad',
    'what is a yod',
    'why does mercury retrograde always ruin my plans',
    'should I wait until mercury goes direct',
    'what does it mean when the moon is void of course',
    'how do I get through my saturn return',
  ])('does not take the place of what was asked: %s', (question) => {
    const { text } = answered(question);
    expect(text).not.toMatch(
      /^(?:No|Yes), |^(?:Mercury|The Moon) is (?:moving|retrograde|not)|at its height/u,
    );
  });

  it('says whether a return is going on', () => {
    // Saturn came back to the place of this birth on 17 February 2023.
    expect(answered('am i in my saturn return', { now: Date.parse('2023-02-20T10:00:00Z') }).text).toContain(
      'Yes, you are in your Saturn return',
    );
    expect(answered('am i in my saturn return').text).toContain('No, not now');
  });

  it('leaves the sheets of other questions as they were', () => {
    const plain = answered('why do I start so many things').sheet;
    expect(plain.inputs['asked']).toBeUndefined();
    expect(plain.facts.some(({ id }) => /^cycle\.|\.(?:station|ingress|eclipse)$/u.test(id))).toBe(false);
  });
});
