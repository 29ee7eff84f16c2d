/** The moving stars of a moment against a natal chart, by sign alone. */
import { present } from '#lib/assert.ts';
import { signIndex } from '#astro/angle/sign.ts';
import { MS_PER_DAY, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { derived, idValue, isoSecond, roundDegrees } from '../values.ts';
import type { FactBook } from '../indic/fact-book.ts';
import { heldCount, heldId, nearby } from '../indic/held-values.ts';
import { THAI_STAR_IDS } from '../suriyayatra/suriyayatra.ts';
import type { ThaiStarId } from '../suriyayatra/suriyayatra.ts';
import { countFrom, signAt } from '../vedic/graha.ts';
import { sadeSatiOf } from '../vedic/moving.ts';
import { nextIngress } from './ingress.ts';
import { CHART_SOURCE, skySource } from './natal-facts.ts';
import type { ThaiSkies } from './natal-facts.ts';
import { signRelation } from './rules.ts';
import type { ThaiChartSchool } from './school.ts';
import { thaiSky } from './thai-sky.ts';

/** Signs, houses, contacts and sign changes of every star at `at`. */
export function transitFacts(book: FactBook, skies: ThaiSkies, at: UnixMs, school: ThaiChartSchool): void {
  const sky = thaiSky(at, null, school);
  const signs = natalSigns(skies);
  for (const star of THAI_STAR_IDS) {
    placeFacts(book, star, sky.stars[star], at, signs, school);
    relationFacts(book, star, signIndex(sky.stars[star]), signs);
  }
  const saturn = signIndex(sky.stars.saturn);
  book.add(
    'thaitransit.saturn-moon-years',
    heldId(signs.stars.moon.map((moon) => sadeSatiOf(countFrom(moon, saturn)))),
    'label.saturn-moon-years',
    derived('saturn-about-moon', ['thaitransit.saturn.sign', 'thai.moon.sign'], CHART_SOURCE),
  );
  book.addFixed(
    'thaitransit.reference',
    idValue(signs.lagna.length === 0 ? 'moon' : 'lagna'),
    'label.transit-reference',
    derived('what-is-known', [], CHART_SOURCE),
  );
}

type NatalSigns = {
  readonly stars: Readonly<Record<ThaiStarId, readonly number[]>>;
  readonly lagna: readonly number[];
};

function natalSigns({ skies }: ThaiSkies): NatalSigns {
  const entries = THAI_STAR_IDS.map((star) => [
    star,
    skies.flatMap((sky) => nearby(sky.stars[star], signIndex)),
  ]);
  return {
    stars: Object.fromEntries(entries) as Record<ThaiStarId, readonly number[]>,
    lagna: skies.flatMap(({ lagnaDeg }) => (lagnaDeg === null ? [] : [signIndex(lagnaDeg)])),
  };
}

function placeFacts(
  book: FactBook,
  star: ThaiStarId,
  lonDeg: number,
  at: UnixMs,
  natal: NatalSigns,
  school: ThaiChartSchool,
): void {
  const stem = `thaitransit.${star}`;
  const sign = signIndex(lonDeg);
  book.addFixed(
    `${stem}.sign`,
    idValue(signAt(sign)),
    'label.thai-transit-sign',
    derived(school.system, [], skySource(school), {
      at: isoSecond(at),
      arcmin: Math.round(lonDeg * 60),
      lonDeg: roundDegrees(lonDeg),
    }),
  );
  book.add(
    `${stem}.house`,
    heldCount(natal.lagna.map((lagna) => countFrom(lagna, sign))),
    'label.thai-transit-house',
    derived('signs-from-lagna', [`${stem}.sign`, 'thai.lagna.sign'], CHART_SOURCE),
  );
  book.add(
    `${stem}.from-moon`,
    heldCount(natal.stars.moon.map((moon) => countFrom(moon, sign))),
    'label.from-moon',
    derived('signs-from-moon', [`${stem}.sign`, 'thai.moon.sign'], CHART_SOURCE),
  );
  // All questions of one day share a search; a change earlier that day is behind us only for the Moon.
  const from = star === 'moon' ? at : unixMs(Math.floor(at / MS_PER_DAY) * MS_PER_DAY);
  const change = nextIngress(star, from, school.system);
  if (change !== null && change > at)
    book.addFixed(
      `${stem}.until`,
      { type: 'instant', at: isoSecond(change) },
      'label.thai-until',
      derived('next-sign-change', [`${stem}.sign`], skySource(school)),
    );
}

/** A contact is told only when every sign that is open on the natal side gives it. */
function relationFacts(book: FactBook, star: ThaiStarId, sign: number, natal: NatalSigns): void {
  for (const other of THAI_STAR_IDS) {
    const kinds = natal.stars[other].map((of) => signRelation(of, sign));
    const kind = present(kinds, 'natal sign')[0];
    if (kind === null || kind === undefined || kinds.some((one) => one !== kind)) continue;
    book.add(
      `thaitransit.${star}-${other}.relation`,
      idValue(kind),
      'label.thai-relation',
      derived('contact-by-sign', [`thaitransit.${star}.sign`, `thai.${other}.sign`], CHART_SOURCE),
    );
  }
}
