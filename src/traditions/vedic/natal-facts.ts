/** The chart of birth: lagna, grahas, houses, and what they do to one another. */
import { present } from '#lib/assert.ts';
import { signIndex } from '#astro/angle/sign.ts';
import { nakshatraOf } from '#astro/chart/sidereal.ts';
import { HOUSE_NUMBERS } from '#astro/house/cusps.ts';
import { countValue, degreesValue, derived, flagValue, idsValue, isoSecond } from '../values.ts';
import type { FactBook } from '../indic/fact-book.ts';
import { heldCount, heldDegrees, heldId, nearby } from '../indic/held-values.ts';
import { atmakaraka, drishtis, grahaYogas, isCombust, vedicDignity } from './condition.ts';
import { countFrom, GRAHA_IDS, lordOfSign, navamsaIndex, signAt } from './graha.ts';
import type { GrahaId, VedicSky } from './graha.ts';

export const SKY_SOURCE = 'source.astronomy-engine';
export const RULE_SOURCE = 'source.parashara';

/** Skies over what the birth leaves open, the given moment first; `isTimed` when there is one. */
export type VedicSkies = {
  readonly skies: readonly [VedicSky, ...VedicSky[]];
  readonly isTimed: boolean;
};

/** All that stands still after birth but the panchanga. */
export function natalFacts(book: FactBook, { skies, isTimed }: VedicSkies): void {
  for (const graha of GRAHA_IDS) grahaFacts(book, graha, skies, isTimed);
  lagnaFacts(book, skies);
  houseFacts(book, skies);
  relationFacts(book, skies);
}

type Skies = VedicSkies['skies'];

function grahaFacts(book: FactBook, graha: GrahaId, skies: Skies, isTimed: boolean): void {
  const id = (what: string): string => `vedic.${graha}.${what}`;
  const { lonDeg } = skies[0].grahas[graha];
  /** Read of the place in every sky and a hundredth of a degree around it. */
  const read = <Of>(of: (lonDeg: number) => Of): Of[] =>
    skies.flatMap((sky) => nearby(sky.grahas[graha].lonDeg, of));
  const place = derived('sidereal-longitude', [], SKY_SOURCE, {
    at: isoSecond(skies[0].at),
    ayanamsaDeg: round4(skies[0].ayanamsaDeg),
    lonDeg: round4(lonDeg),
  });
  book.add(id('sign'), heldId(read((lon) => signAt(signIndex(lon)))), 'label.vedic-sign', place);
  const lons = skies.map((sky) => sky.grahas[graha].lonDeg);
  book.add(id('degree'), heldDegrees(lons, isTimed), 'label.vedic-degree', place);
  const part = (method: string): ReturnType<typeof derived> =>
    derived(method, [id('sign')], RULE_SOURCE, { lonDeg: round4(lonDeg) });
  book.add(
    id('nakshatra'),
    heldId(read((lon) => nakshatraOf(lon).id)),
    'label.nakshatra',
    part('thirteen-degrees-twenty'),
  );
  book.add(
    id('pada'),
    heldCount(read((lon) => nakshatraOf(lon).pada)),
    'label.pada',
    part('quarter-of-nakshatra'),
  );
  book.add(
    id('navamsa'),
    heldId(read((lon) => signAt(navamsaIndex(lon)))),
    'label.navamsa',
    part('ninth-of-sign'),
  );
  conditionFacts(book, graha, skies);
  const houses = skies.flatMap(({ lagnaDeg, grahas }) =>
    lagnaDeg === null
      ? []
      : nearby(grahas[graha].lonDeg, (lon) => countFrom(signIndex(lagnaDeg), signIndex(lon))),
  );
  book.add(
    id('house'),
    heldCount(houses.length === 0 ? [] : houses),
    'label.vedic-house',
    derived('signs-from-lagna', [id('sign'), 'vedic.lagna.sign'], RULE_SOURCE),
  );
}

function conditionFacts(book: FactBook, graha: GrahaId, skies: Skies): void {
  const id = (what: string): string => `vedic.${graha}.${what}`;
  const isMoving = graha !== 'sun' && graha !== 'moon' && graha !== 'rahu' && graha !== 'ketu';
  const backward = skies.map((sky) => sky.grahas[graha].speed < 0);
  if (isMoving && backward.every((one) => one === backward[0]))
    book.add(
      id('retrograde'),
      flagValue(backward[0] === true),
      'label.vedic-retrograde',
      derived('daily-motion', [], SKY_SOURCE, { degPerDay: round4(skies[0].grahas[graha].speed) }),
    );
  const dignities = skies.flatMap((sky) =>
    nearby(sky.grahas[graha].lonDeg, (lon) => vedicDignity(graha, signIndex(lon))),
  );
  if (dignities.some((dignity) => dignity !== 'none'))
    book.add(
      id('dignity'),
      heldId(dignities),
      'label.vedic-dignity',
      derived('dignity-of-sign', [id('sign')], RULE_SOURCE),
    );
  if (skies.every((sky) => isCombust(graha, sky.grahas[graha], sky.grahas.sun.lonDeg)))
    book.add(
      id('combust'),
      flagValue(true),
      'label.combust',
      derived('near-the-sun', [id('sign'), 'vedic.sun.sign'], 'source.surya-siddhanta', {
        lonDeg: round4(skies[0].grahas[graha].lonDeg),
        sunDeg: round4(skies[0].grahas.sun.lonDeg),
      }),
    );
}

function lagnaFacts(book: FactBook, skies: Skies): void {
  const lons = lagnasOf(skies);
  const [first] = lons;
  if (first === undefined) return;
  const read = <Of>(of: (lonDeg: number) => Of): Of[] => lons.map(of);
  const rising = derived('rising-sidereal', [], SKY_SOURCE, {
    at: isoSecond(skies[0].at),
    ayanamsaDeg: round4(skies[0].ayanamsaDeg),
    lonDeg: round4(first),
  });
  const add = (what: string, value: ReturnType<typeof heldId>, label: string): void =>
    book.add(`vedic.lagna.${what}`, value, label, rising);
  add('sign', heldId(read((lon) => signAt(signIndex(lon)))), 'label.vedic-sign');
  add('degree', degreesValue(first), 'label.vedic-degree');
  add('nakshatra', heldId(read((lon) => nakshatraOf(lon).id)), 'label.nakshatra');
  add('pada', heldCount(read((lon) => nakshatraOf(lon).pada)), 'label.pada');
  add('navamsa', heldId(read((lon) => signAt(navamsaIndex(lon)))), 'label.navamsa');
  book.add(
    'vedic.navamsa7.lord',
    heldId(read((lon) => lordOfSign(navamsaIndex(lon) + 6))),
    'label.navamsa-seventh-lord',
    derived('lord-of-sign', ['vedic.lagna.navamsa'], RULE_SOURCE),
  );
}

function houseFacts(book: FactBook, skies: Skies): void {
  const lons = lagnasOf(skies);
  if (lons.length === 0) return;
  const signs = lons.map(signIndex);
  const isOneSign = signs.every((sign) => sign === signs[0]);
  for (const house of HOUSE_NUMBERS) {
    const stem = `vedic.house${house}`;
    const fromLagna = derived('signs-from-lagna', ['vedic.lagna.sign'], RULE_SOURCE, { house });
    const ofHouse = signs.map((sign) => sign + house - 1);
    book.add(`${stem}.sign`, heldId(ofHouse.map(signAt)), 'label.vedic-house-sign', fromLagna);
    book.add(
      `${stem}.lord`,
      heldId(ofHouse.map(lordOfSign)),
      'label.vedic-house-lord',
      derived('lord-of-sign', [`${stem}.sign`], RULE_SOURCE),
    );
    if (!isOneSign) continue;
    // With one lagna the lord is one graha, whose own house may still be open.
    const lord = lordOfSign(present(ofHouse[0], 'house'));
    book.add(
      `${stem}.lord-house`,
      heldCount(
        skies.flatMap((sky) =>
          nearby(sky.grahas[lord].lonDeg, (lon) => countFrom(present(signs[0], 'lagna'), signIndex(lon))),
        ),
      ),
      'label.vedic-lord-house',
      derived('house-of-lord', [`${stem}.lord`, `vedic.${lord}.house`], RULE_SOURCE),
    );
    const inside = skies.map((sky) =>
      GRAHA_IDS.filter((id) => signIndex(sky.grahas[id].lonDeg) === present(ofHouse[0], 'house') % 12),
    );
    if (inside.every((ids) => ids.join() === inside[0]?.join()))
      book.add(
        `${stem}.occupants`,
        idsValue(inside[0] ?? []),
        'label.vedic-occupants',
        derived('grahas-in-sign', [`${stem}.sign`], RULE_SOURCE),
      );
  }
}

function relationFacts(book: FactBook, skies: Skies): void {
  const looks = skies.map((sky) => drishtis((id) => signIndex(sky.grahas[id].lonDeg)));
  for (const { from, to, count } of present(looks[0], 'sky')) {
    const holds = looks.every((all) => all.some((one) => one.from === from && one.to === to));
    if (holds)
      book.add(
        `vedic.drishti.${from}-${to}`,
        countValue(count),
        'label.drishti',
        derived('drishti-by-sign', [`vedic.${from}.sign`, `vedic.${to}.sign`], RULE_SOURCE, { count }),
      );
  }
  book.add(
    'vedic.atmakaraka',
    heldId(skies.map(atmakaraka)),
    'label.atmakaraka',
    derived(
      'furthest-in-sign',
      GRAHA_IDS.slice(0, 7).map((id) => `vedic.${id}.sign`),
      'source.jaimini',
      {
        inSignDeg: Object.fromEntries(
          GRAHA_IDS.slice(0, 7).map((id) => [id, round4(skies[0].grahas[id].lonDeg % 30)]),
        ),
      },
    ),
  );
  const yogas = skies.map(grahaYogas);
  book.add(
    'vedic.yogas',
    idsValue((yogas[0] ?? []).filter((id) => yogas.every((all) => all.includes(id)))),
    'label.graha-yogas',
    derived('yoga-rules', ['vedic.moon.sign', 'vedic.sun.sign', 'vedic.jupiter.sign'], 'source.phaladeepika'),
  );
}

function lagnasOf(skies: Skies): readonly number[] {
  return skies.flatMap(({ lagnaDeg }) => (lagnaDeg === null ? [] : [lagnaDeg]));
}

function round4(deg: number): number {
  return Math.round(deg * 10_000) / 10_000;
}
