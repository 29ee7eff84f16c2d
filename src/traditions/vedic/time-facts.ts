/** What the birth made of time: the panchanga of its instant, the periods, and the sky that moves now. */
import { present } from '#lib/assert.ts';
import { signIndex } from '#astro/angle/sign.ts';
import { nakshatraOf } from '#astro/chart/sidereal.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { MS_PER_DAY } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { weekdayId, weekdayNumber } from '#calendar/weekday.ts';
import { derived, flagValue, idValue, isoSecond } from '../values.ts';
import type { FactBook } from '../indic/fact-book.ts';
import { heldCount, heldId, nearby } from '../indic/held-values.ts';
import { dashaAtBirth, DASHA_YEAR_DAYS, dashasAt } from './dasha.ts';
import type { DashaPeriod } from './dasha.ts';
import { countFrom, GRAHA_IDS, signAt, vedicSky } from './graha.ts';
import type { GrahaId, VedicSky } from './graha.ts';
import { nextSignChange, sadeSatiOf, SLOW_GRAHAS, taraOf } from './moving.ts';
import { RULE_SOURCE, SKY_SOURCE } from './natal-facts.ts';
import type { VedicSkies } from './natal-facts.ts';
import { karanaName, pakshaOf, tithiName, tithiNumber, varasAt, yogaName, yogaNumber } from './panchanga.ts';
import type { VedicSchool } from './school.ts';

const PANCHANGA_SOURCE = 'source.panchanga';

/** The five limbs at the birth instant, not at that day's sunrise, which is what an almanac prints for a day. */
export function panchangaFacts(book: FactBook, { skies }: VedicSkies, moment: BirthMoment): void {
  const elongations = skies.flatMap(({ grahas: { sun, moon } }) =>
    nearby(moon.lonDeg - sun.lonDeg, (deg) => deg),
  );
  const sums = skies.flatMap(({ grahas: { sun, moon } }) => nearby(moon.lonDeg + sun.lonDeg, (deg) => deg));
  const { sun, moon } = skies[0].grahas;
  const fromBoth = (method: string, deg: number): ReturnType<typeof derived> =>
    derived(method, ['vedic.moon.sign', 'vedic.sun.sign'], PANCHANGA_SOURCE, {
      moonDeg: round4(moon.lonDeg),
      sunDeg: round4(sun.lonDeg),
      deg: round4(((deg % 360) + 360) % 360),
    });
  const apart = fromBoth('moon-less-sun', moon.lonDeg - sun.lonDeg);
  const tithis = elongations.map(tithiNumber);
  book.add('vedic.tithi', heldCount(tithis), 'label.tithi', apart);
  book.add('vedic.tithi.name', heldId(tithis.map(tithiName)), 'label.tithi-name', apart);
  book.add('vedic.paksha', heldId(tithis.map(pakshaOf)), 'label.paksha', apart);
  book.add(
    'vedic.yoga',
    heldId(sums.map((sum) => yogaName(yogaNumber(sum)))),
    'label.yoga',
    fromBoth('moon-and-sun', moon.lonDeg + sun.lonDeg),
  );
  book.add('vedic.karana', heldId(elongations.map(karanaName)), 'label.karana', apart);
  varaFact(book, skies, moment);
}

function varaFact(book: FactBook, skies: VedicSkies['skies'], moment: BirthMoment): void {
  const { place, date } = moment.details;
  if (place === null) return;
  const civil = Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
  if (moment.at === null || moment.offsetSeconds === null) {
    // Before sunrise it was still the day before.
    const both = heldId([civil, civil - 1].map((day) => weekdayId(weekdayNumber(day))));
    book.add(
      'vedic.vara',
      both,
      'label.vara',
      derived('weekday-from-sunrise', [], PANCHANGA_SOURCE, { date }),
    );
    return;
  }
  const offset = moment.offsetSeconds;
  const found = varasAt(
    skies.map(({ at }) => at),
    place,
    offset,
  );
  const [first] = found;
  if (first === undefined || first === null || found.includes(null)) {
    book.caveat('no-sunrise', { date });
    return;
  }
  book.add(
    'vedic.vara',
    heldId(found.flatMap((one) => (one === null ? [] : [one.vara]))),
    'label.vara',
    derived('weekday-from-sunrise', [], PANCHANGA_SOURCE, { date, sunrise: isoSecond(first.sunrise) }),
  );
}

const LEVELS = ['maha', 'antar', 'pratyantar'] as const;

/**
 * The periods that run now. A lord is told as far as it holds over the doubt; dates are those of the given time with
 * their doubt in days. Without a time the first period alone is told, by its year.
 */
export function dashaFacts(
  book: FactBook,
  { skies, isTimed }: VedicSkies,
  now: UnixMs,
  school: VedicSchool,
): void {
  const births = skies.map((sky) => dashaAtBirth(sky.grahas.moon.lonDeg, sky.at, school.dashaYear));
  const birth = present(births[0], 'sky');
  const fromMoon = derived('nakshatra-lord', ['vedic.moon.nakshatra'], RULE_SOURCE, {
    balanceYears: round2(birth.balanceYears),
    yearDays: DASHA_YEAR_DAYS[school.dashaYear],
  });
  book.add('vedic.dasha.start', heldId(births.map(({ start }) => start)), 'label.dasha-start', fromMoon);
  if (isTimed)
    book.add(
      'vedic.dasha.balance',
      { type: 'ratio', n: round2(birth.balanceYears) },
      'label.dasha-balance',
      fromMoon,
    );
  // A period of another century than the person's is no answer to "now".
  if (now < birth.began) return;
  const running = births.map((one) => dashasAt(one, now, school.dashaYear));
  const levels = isTimed ? LEVELS : (['maha'] as const);
  for (const [level, name] of levels.entries()) {
    const periods = running.map((all) => present(all[level], name));
    const lords = heldId(periods.map(({ lord }) => lord));
    if (lords === null) return;
    book.add(
      `vedic.dasha.${name}`,
      lords,
      `label.dasha-${name}`,
      derived(
        'share-of-120-years',
        level === 0 ? ['vedic.dasha.start'] : [`vedic.dasha.${present(LEVELS[level - 1], 'level')}`],
        RULE_SOURCE,
        isTimed ? datesOf(periods) : yearsOf(periods),
      ),
    );
  }
  if (isTimed) nextFacts(book, births, running, school);
}

/** The period after the running one on the first two levels: when it begins, and whose it is. */
function nextFacts(
  book: FactBook,
  births: readonly ReturnType<typeof dashaAtBirth>[],
  running: readonly (readonly DashaPeriod[])[],
  school: VedicSchool,
): void {
  for (const [level, name] of (['maha', 'antar'] as const).entries()) {
    const following = running.map((all, i) => {
      const { to } = present(all[level], name);
      return present(dashasAt(present(births[i], 'birth'), to + 1000, school.dashaYear)[level], name);
    });
    book.add(
      `vedic.dasha.next-${name}`,
      heldId(following.map(({ lord }) => lord)),
      `label.dasha-next-${name}`,
      derived('share-of-120-years', [`vedic.dasha.${name}`], RULE_SOURCE, datesOf(following)),
    );
  }
}

function datesOf(periods: readonly DashaPeriod[]): Record<string, string | number> {
  const { from, to } = present(periods[0], 'period');
  const doubt = Math.max(...periods.map((one) => Math.abs(one.from - from)));
  return { from: isoSecond(from), to: isoSecond(to), doubtDays: Math.ceil(doubt / MS_PER_DAY) };
}

function yearsOf(periods: readonly DashaPeriod[]): Record<string, number> {
  const year = (at: number): number => new Date(at).getUTCFullYear();
  return {
    fromYearEarliest: Math.min(...periods.map(({ from }) => year(from))),
    fromYearLatest: Math.max(...periods.map(({ from }) => year(from))),
    toYearEarliest: Math.min(...periods.map(({ to }) => year(to))),
    toYearLatest: Math.max(...periods.map(({ to }) => year(to))),
  };
}

/** The grahas of now, in signs, counted from the lagna and from the Moon of birth. */
export function transitFacts(book: FactBook, { skies }: VedicSkies, now: UnixMs, school: VedicSchool): void {
  const sky = vedicSky(now, null, school);
  const moons = signsOf(skies, ({ grahas }) => grahas.moon.lonDeg);
  const lagnas = signsOf(skies, ({ lagnaDeg }) => lagnaDeg);
  for (const graha of GRAHA_IDS) grahaTransit(book, graha, sky, moons, lagnas);
  for (const graha of SLOW_GRAHAS) {
    const change = nextSignChange(graha, dayOf(now), school);
    if (change !== null)
      book.addFixed(
        `vedic.transit.${graha}.until`,
        { type: 'instant', at: isoSecond(change) },
        'label.vedic-until',
        derived('next-sign-change', [`vedic.transit.${graha}.sign`], SKY_SOURCE),
      );
  }
  book.add(
    'vedic.sade-sati',
    heldId(moons.map((moon) => sadeSatiOf(countFrom(moon, signIndex(sky.grahas.saturn.lonDeg))))),
    'label.sade-sati',
    derived('saturn-about-moon', ['vedic.transit.saturn.sign', 'vedic.moon.sign'], RULE_SOURCE),
  );
  taraFacts(book, skies, sky);
}

function grahaTransit(
  book: FactBook,
  graha: GrahaId,
  sky: VedicSky,
  moons: readonly number[],
  lagnas: readonly number[],
): void {
  const stem = `vedic.transit.${graha}`;
  const { lonDeg, speed } = sky.grahas[graha];
  const sign = signIndex(lonDeg);
  const at = derived('sidereal-longitude', [], SKY_SOURCE, { at: isoSecond(sky.at), lonDeg: round4(lonDeg) });
  book.addFixed(`${stem}.sign`, idValue(signAt(sign)), 'label.vedic-transit-sign', at);
  if (graha !== 'sun' && graha !== 'moon' && graha !== 'rahu' && graha !== 'ketu')
    book.addFixed(`${stem}.retrograde`, flagValue(speed < 0), 'label.vedic-retrograde', at);
  book.add(
    `${stem}.house`,
    heldCount(lagnas.map((lagna) => countFrom(lagna, sign))),
    'label.vedic-transit-house',
    derived('signs-from-lagna', [`${stem}.sign`, 'vedic.lagna.sign'], RULE_SOURCE),
  );
  book.add(
    `${stem}.from-moon`,
    heldCount(moons.map((moon) => countFrom(moon, sign))),
    'label.from-moon',
    derived('signs-from-moon', [`${stem}.sign`, 'vedic.moon.sign'], RULE_SOURCE),
  );
}

function taraFacts(book: FactBook, skies: VedicSkies['skies'], sky: VedicSky): void {
  const today = nakshatraOf(sky.grahas.moon.lonDeg);
  const at = derived('sidereal-longitude', [], SKY_SOURCE, { at: isoSecond(sky.at) });
  book.addFixed('vedic.transit.moon.nakshatra', idValue(today.id), 'label.nakshatra', at);
  const natal = skies.flatMap(({ grahas }) => nearby(grahas.moon.lonDeg, (lon) => nakshatraOf(lon).number));
  book.add(
    'vedic.tara',
    heldId(natal.map((number) => taraOf(number, today.number))),
    'label.tara',
    derived(
      'nakshatras-counted',
      ['vedic.moon.nakshatra', 'vedic.transit.moon.nakshatra'],
      'source.muhurta-chintamani',
      {
        natal: present(natal[0], 'nakshatra'),
        today: today.number,
      },
    ),
  );
}

function signsOf(skies: VedicSkies['skies'], lonOf: (sky: VedicSky) => number | null): readonly number[] {
  return skies.flatMap((sky) => {
    const lon = lonOf(sky);
    return lon === null ? [] : nearby(lon, signIndex);
  });
}

/** All questions of a day share one search. */
function dayOf(at: UnixMs): UnixMs {
  return (Math.floor(at / MS_PER_DAY) * MS_PER_DAY) as UnixMs;
}

function round2(n: number): number {
  return Math.round(n * 100) / 100;
}

function round4(deg: number): number {
  return Math.round(deg * 10_000) / 10_000;
}
