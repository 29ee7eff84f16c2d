/** The chart of birth: stars in signs and houses, their standards, the lagna, tanuseth and the ring of Taksa. */
import { present } from '#lib/assert.ts';
import { signIndex } from '#astro/angle/sign.ts';
import { nakshatraOf } from '#astro/chart/sidereal.ts';
import { HOUSE_NUMBERS } from '#astro/house/cusps.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import type { FactValue } from '#facts/fact.ts';
import { degreesValue, derived, idsValue, idValue, isoSecond, roundDegrees } from '../values.ts';
import type { FactBook } from '../indic/fact-book.ts';
import { birthInstants, heldCount, heldDegrees, heldId, nearby } from '../indic/held-values.ts';
import { THAI_STAR_IDS } from '../suriyayatra/suriyayatra.ts';
import type { ThaiStarId } from '../suriyayatra/suriyayatra.ts';
import { thaiBirthDay } from '../thai/birth-day.ts';
import { taksaRing, TAKSA_SEATS } from '../thai/taksa-ring.ts';
import { countFrom, navamsaIndex, signAt } from '../vedic/graha.ts';
import { drekkanaIndex, tanuseth, thaiDignities, thaiLordOf } from './rules.ts';
import type { ThaiChartSchool } from './school.ts';
import { thaiSky } from './thai-sky.ts';
import type { ThaiSky } from './thai-sky.ts';

export const CHART_SOURCE = 'source.thai-chart';

/** Skies over what the birth leaves open, the given moment first. */
export type ThaiSkies = {
  readonly skies: readonly [ThaiSky, ...ThaiSky[]];
  readonly isTimed: boolean;
};

export function birthSkies(birth: BirthMoment, school: ThaiChartSchool): ThaiSkies {
  const place = birth.at === null ? null : birth.details.place;
  const [first, ...rest] = birthInstants(birth).map((at) => thaiSky(at, place, school));
  return { skies: [first ?? thaiSky(birth.from, null, school), ...rest], isTimed: birth.at !== null };
}

/** Where the positions of a system come from. */
export const skySource = ({ system }: ThaiChartSchool): string =>
  system === 'lahiri' ? 'source.astronomy-engine' : 'source.suriyayatra';

/** Everything of the natal chart. */
export function natalFacts(book: FactBook, skies: ThaiSkies, school: ThaiChartSchool): void {
  signFacts(book, skies, school);
  for (const star of THAI_STAR_IDS) partFacts(book, star, skies, school);
  lagnaFacts(book, skies, school);
  houseFacts(book, skies);
}

/** The signs of the stars and of the lagna alone: what transits are compared with. */
export function signFacts(book: FactBook, { skies }: ThaiSkies, school: ThaiChartSchool): void {
  for (const star of THAI_STAR_IDS)
    book.add(
      `thai.${star}.sign`,
      heldId(skies.flatMap((sky) => nearby(sky.stars[star], (lon) => signAt(signIndex(lon))))),
      'label.thai-sign',
      placeOf(skies[0], skies[0].stars[star], school),
    );
  const lagnas = lagnasOf(skies);
  const [first] = lagnas;
  if (first === undefined) return;
  book.add(
    'thai.lagna.sign',
    heldId(lagnas.map((lon) => signAt(signIndex(lon)))),
    'label.thai-lagna',
    placeOf(skies[0], first, school, 'rising-sign'),
  );
}

/** A place as almanacs print it: whole arcminutes besides the degrees. */
function placeOf(
  sky: ThaiSky,
  lonDeg: number,
  school: ThaiChartSchool,
  method: string = school.system,
): ReturnType<typeof derived> {
  return derived(method, [], skySource(school), {
    at: isoSecond(sky.at),
    arcmin: Math.round(lonDeg * 60),
    lonDeg: roundDegrees(lonDeg),
    system: school.system,
  });
}

function partFacts(
  book: FactBook,
  star: ThaiStarId,
  { skies, isTimed }: ThaiSkies,
  school: ThaiChartSchool,
): void {
  const id = (what: string): string => `thai.${star}.${what}`;
  const first = skies[0].stars[star];
  const read = <Of>(of: (lonDeg: number) => Of): Of[] => skies.flatMap((sky) => nearby(sky.stars[star], of));
  book.add(
    id('degree'),
    heldDegrees(
      skies.map((sky) => sky.stars[star]),
      isTimed,
    ),
    'label.thai-degree',
    placeOf(skies[0], first, school),
  );
  const ofSign = (method: string): ReturnType<typeof derived> =>
    derived(method, [id('sign')], CHART_SOURCE, { arcmin: Math.round(first * 60) });
  book.add(
    id('nakshatra'),
    heldId(read((lon) => nakshatraOf(lon).id)),
    'label.nakshatra',
    ofSign('eight-hundred-arcminutes'),
  );
  book.add(
    id('navamsa'),
    heldId(read((lon) => signAt(navamsaIndex(lon)))),
    'label.navamsa',
    ofSign('ninth-of-sign'),
  );
  book.add(
    id('drekkana'),
    heldId(read((lon) => signAt(drekkanaIndex(lon)))),
    'label.drekkana',
    ofSign('third-of-sign'),
  );
  book.add(
    id('dignity'),
    dignityValue(read((lon) => thaiDignities(star, signIndex(lon), school.dignities))),
    'label.thai-dignity',
    derived('standard-of-sign', [id('sign')], CHART_SOURCE, { set: school.dignities }),
  );
  book.add(
    id('house'),
    heldCount(
      skies.flatMap(({ lagnaDeg, stars }) =>
        lagnaDeg === null ? [] : nearby(stars[star], (lon) => countFrom(signIndex(lagnaDeg), signIndex(lon))),
      ),
    ),
    'label.thai-house',
    derived('signs-from-lagna', [id('sign'), 'thai.lagna.sign'], CHART_SOURCE),
  );
}

/** One or two standards when the sign holds; none told when it does not. */
function dignityValue(held: readonly (readonly string[])[]): FactValue | null {
  const first = present(held[0], 'sky');
  if (held.some((one) => one.join() !== first.join())) return null;
  const [only, second] = first;
  if (only === undefined) return null;
  return second === undefined ? idValue(only) : idsValue(first);
}

function lagnaFacts(book: FactBook, { skies }: ThaiSkies, school: ThaiChartSchool): void {
  const lons = lagnasOf(skies);
  const [first] = lons;
  if (first === undefined) return;
  const rising = placeOf(skies[0], first, school, 'rising-sign');
  book.add('thai.lagna.degree', degreesValue(first), 'label.thai-degree', rising);
  book.add('thai.lagna.nakshatra', heldId(lons.map((lon) => nakshatraOf(lon).id)), 'label.nakshatra', rising);
  book.add(
    'thai.lagna.navamsa',
    heldId(lons.map((lon) => signAt(navamsaIndex(lon)))),
    'label.navamsa',
    rising,
  );
  book.add(
    'thai.lagna.drekkana',
    heldId(lons.map((lon) => signAt(drekkanaIndex(lon)))),
    'label.drekkana',
    rising,
  );
  book.add(
    'thai.lagna.lord',
    heldId(lons.map((lon) => thaiLordOf(signIndex(lon)))),
    'label.thai-lord',
    derived('ruler-of-sign', ['thai.lagna.sign'], CHART_SOURCE),
  );
  const selves = skies.flatMap(({ lagnaDeg, stars }) =>
    lagnaDeg === null ? [] : [tanuseth(signIndex(lagnaDeg), (star) => signIndex(stars[star]))],
  );
  const { first: toLord, second: toNext } = present(selves[0], 'tanuseth');
  book.add(
    'thai.tanuseth',
    heldId(selves.map(({ star }) => star)),
    'label.tanuseth',
    derived('counts-multiplied', ['thai.lagna.sign', 'thai.lagna.lord'], CHART_SOURCE, {
      first: toLord,
      second: toNext,
      product: toLord * toNext,
      rest: (toLord * toNext) % 7,
    }),
  );
}

function houseFacts(book: FactBook, { skies }: ThaiSkies): void {
  const signs = lagnasOf(skies).map(signIndex);
  const [lagna] = signs;
  if (lagna === undefined) return;
  const isOne = signs.every((sign) => sign === lagna);
  for (const house of HOUSE_NUMBERS) {
    const stem = `thai.house${house}`;
    const ofHouse = signs.map((sign) => (sign + house - 1) % 12);
    book.add(
      `${stem}.sign`,
      heldId(ofHouse.map(signAt)),
      'label.thai-house-sign',
      derived('signs-from-lagna', ['thai.lagna.sign'], CHART_SOURCE, { house }),
    );
    book.add(
      `${stem}.lord`,
      heldId(ofHouse.map(thaiLordOf)),
      'label.thai-house-lord',
      derived('ruler-of-sign', [`${stem}.sign`], CHART_SOURCE),
    );
    if (!isOne) continue;
    const sign = present(ofHouse[0], 'house');
    const lord = thaiLordOf(sign);
    book.add(
      `${stem}.lord-house`,
      heldCount(skies.flatMap(({ stars }) => nearby(stars[lord], (lon) => countFrom(lagna, signIndex(lon))))),
      'label.thai-lord-house',
      derived('house-of-lord', [`${stem}.lord`, `thai.${lord}.house`], CHART_SOURCE),
    );
    const inside = skies.map(({ stars }) => THAI_STAR_IDS.filter((star) => signIndex(stars[star]) === sign));
    if (inside.every((ids) => ids.join() === inside[0]?.join()))
      book.add(
        `${stem}.stars`,
        idsValue(inside[0] ?? []),
        'label.thai-house-stars',
        derived('stars-in-sign', [`${stem}.sign`], CHART_SOURCE),
      );
  }
}

function lagnasOf(skies: ThaiSkies['skies']): readonly number[] {
  return skies.flatMap(({ lagnaDeg }) => (lagnaDeg === null ? [] : [lagnaDeg]));
}

/** The star of the weekday of birth and the eight seats it sets. */
export function ringFacts(book: FactBook, birth: BirthMoment, school: ThaiChartSchool): void {
  const { cases, doubt } = thaiBirthDay(birth, school.day, null);
  const stars = cases.map(({ star }) => star);
  const { date, time } = birth.details;
  book.add(
    'thai.birth-star',
    heldId(stars),
    'label.birth-star',
    derived('weekday-of-birth', [], 'source.taksa', { date, time, weekday: cases[0].weekday }),
  );
  for (const seat of TAKSA_SEATS)
    book.add(
      `thai.taksa.${seat}`,
      heldId(stars.map((star) => taksaRing(star)[seat])),
      'label.taksa-seat',
      derived('ring-from-birth-star', ['thai.birth-star'], 'source.taksa'),
    );
  if (doubt === 'unknown-time') book.caveat('day-boundary-unknown', { date });
}
