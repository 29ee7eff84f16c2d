/** What a Hellenistic chart says of the seven, the angles, the places, the sect and the lots. */
import { signIndex, signOf, SIGN_IDS } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import { CLASSICAL_PLANET_IDS, faceRulerOf, termRulerOf, TRADITIONAL_RULER } from '#astro/chart/dignity.ts';
import { HOUSE_NUMBERS } from '#astro/house/cusps.ts';
import { present } from '#lib/assert.ts';
import { degreesValue, derived, flagValue, idsValue, idValue, isoSecond, roundDegrees } from '../values.ts';
import type { Row } from './birth-samples.ts';
import { SECT_OFFICES, triplicityLords, wholeSignPlace } from './chart.ts';
import type { HellenisticChart, Horizon, SeenPlanet } from './chart.ts';
import { lotArc, LOTS } from './lots.ts';
import type { LotSchool } from './lots.ts';
import { overcoming, regardOf } from './regard.ts';

export const POSITION_SOURCE = 'source.astronomy-engine';
export const HELLENISTIC_SOURCE = 'source.hellenistic-tradition';

export function row(
  id: string,
  value: Row['value'],
  label: string,
  derivation: ReturnType<typeof derived>,
): Row {
  return { id, value, label, derivation };
}

/** Everything but the time lords. */
export function placementRows(chart: HellenisticChart, lots: LotSchool): readonly Row[] {
  const { horizon } = chart;
  return [
    ...chart.planets.flatMap((planet) => planetRows(planet, chart)),
    ...regardRows(chart),
    ...(horizon === null
      ? []
      : [
          ...angleRows(horizon, chart),
          ...placeRows(chart, horizon),
          ...sectRows(horizon),
          ...lotRows(horizon, lots),
        ]),
  ];
}

function planetRows(seen: SeenPlanet, { at, horizon }: HellenisticChart): readonly Row[] {
  const { planet, lon, sign, place, bound, face, dignities, sunCondition } = seen;
  const where = derived('apparent-longitude', [], POSITION_SOURCE, { at: isoSecond(at) });
  const natal = `natal.${planet}`;
  const inSign = { degreeInSign: roundDegrees(lon % 30) };
  return [
    row(`${natal}.sign`, idValue(sign), 'label.body-sign', where),
    row(`${natal}.degree`, degreesValue(lon), 'label.body-degree', where),
    ...(place === null
      ? []
      : [
          row(
            `${natal}.house`,
            idValue(String(place)),
            'label.body-house',
            derived('place-by-whole-signs', [`${natal}.sign`, 'natal.asc.sign'], HELLENISTIC_SOURCE),
          ),
        ]),
    ...(planet === 'sun' || planet === 'moon'
      ? []
      : [
          row(
            `${natal}.retrograde`,
            flagValue(seen.retrograde),
            'label.body-retrograde',
            derived('sign-of-speed', [], POSITION_SOURCE, { at: isoSecond(at) }),
          ),
        ]),
    ...dignities
      .slice(0, 1)
      .map((dignity) =>
        row(
          `${natal}.dignity`,
          idValue(dignity),
          'label.body-dignity',
          derived('essential-dignity', [`${natal}.sign`], HELLENISTIC_SOURCE, { all: [...dignities] }),
        ),
      ),
    ...(seen.sectCondition === null
      ? []
      : [
          row(
            `${natal}.sect-condition`,
            idValue(seen.sectCondition),
            'label.sect-condition',
            derived('planet-of-the-sect', ['natal.sect'], HELLENISTIC_SOURCE),
          ),
        ]),
    ...(sunCondition === null
      ? []
      : [
          row(
            `${natal}.sun-condition`,
            idValue(sunCondition),
            'label.sun-condition',
            derived('distance-from-the-sun', [`${natal}.degree`, 'natal.sun.degree'], HELLENISTIC_SOURCE),
          ),
        ]),
    row(
      `hellenistic.${planet}.bound`,
      idValue(bound),
      'label.bound',
      derived('egyptian-bound', [`${natal}.degree`], HELLENISTIC_SOURCE, inSign),
    ),
    row(
      `hellenistic.${planet}.face`,
      idValue(face),
      'label.face',
      derived('face-of-ten-degrees', [`${natal}.degree`], HELLENISTIC_SOURCE, inSign),
    ),
    row(
      `hellenistic.${planet}.triplicity`,
      idsValue(triplicityLords(sign, horizon?.sect ?? null)),
      'label.triplicity-lords',
      derived(
        horizon === null ? 'triplicity-by-day-night-helper' : 'triplicity-by-sect',
        [`${natal}.sign`, ...(horizon === null ? [] : ['natal.sect'])],
        HELLENISTIC_SOURCE,
      ),
    ),
    ...(seen.joy
      ? [
          row(
            `hellenistic.${planet}.joy`,
            flagValue(true),
            'label.joy',
            derived('place-of-joy', [`${natal}.house`], HELLENISTIC_SOURCE, { place }),
          ),
        ]
      : []),
  ];
}

/** Every pair once, the faster first: what their signs are to each other, and which overcomes. */
function regardRows({ planets }: HellenisticChart): readonly Row[] {
  return planets.flatMap((a, i) =>
    planets.slice(i + 1).map((b) => {
      const upper = overcoming(a.sign, b.sign);
      return row(
        `hellenistic.regard.${a.planet}-${b.planet}`,
        idValue(regardOf(a.sign, b.sign)),
        'label.regard',
        derived(
          'regard-by-whole-signs',
          [`natal.${a.planet}.sign`, `natal.${b.planet}.sign`],
          HELLENISTIC_SOURCE,
          upper === null ? undefined : { overcomes: upper === 'first' ? a.planet : b.planet },
        ),
      );
    }),
  );
}

function angleRows({ asc, mc }: Horizon, { at }: HellenisticChart): readonly Row[] {
  const values = { at: isoSecond(at) };
  const rising = derived('rising-degree', [], POSITION_SOURCE, values);
  const culminating = derived('culminating-degree', [], POSITION_SOURCE, values);
  const fromAsc = (method: string) =>
    derived(method, ['natal.asc.degree'], HELLENISTIC_SOURCE, { degreeInSign: roundDegrees(asc % 30) });
  return [
    row('natal.asc.sign', idValue(signOf(asc)), 'label.angle-sign', rising),
    row('natal.asc.degree', degreesValue(asc), 'label.angle-degree', rising),
    row('natal.mc.sign', idValue(signOf(mc)), 'label.angle-sign', culminating),
    row('natal.mc.degree', degreesValue(mc), 'label.angle-degree', culminating),
    row(
      'hellenistic.asc-ruler',
      idValue(TRADITIONAL_RULER[signOf(asc)]),
      'label.asc-ruler',
      derived('ruler-of-sign', ['natal.asc.sign'], HELLENISTIC_SOURCE),
    ),
    row('hellenistic.asc.bound', idValue(termRulerOf(asc)), 'label.bound', fromAsc('egyptian-bound')),
    row('hellenistic.asc.face', idValue(faceRulerOf(asc)), 'label.face', fromAsc('face-of-ten-degrees')),
  ];
}

function placeRows({ planets }: HellenisticChart, { asc }: Horizon): readonly Row[] {
  return HOUSE_NUMBERS.flatMap((house) => {
    const sign: SignId = present(SIGN_IDS[(signIndex(asc) + house - 1) % 12], 'sign');
    return [
      row(
        `natal.house${house}.sign`,
        idValue(sign),
        'label.house-sign',
        derived('sign-of-place', ['natal.asc.sign'], HELLENISTIC_SOURCE, { place: house }),
      ),
      row(
        `natal.house${house}.ruler`,
        idValue(TRADITIONAL_RULER[sign]),
        'label.house-ruler',
        derived('ruler-of-sign', [`natal.house${house}.sign`], HELLENISTIC_SOURCE),
      ),
      row(
        `natal.house${house}.occupants`,
        idsValue(planets.filter(({ place }) => place === house).map(({ planet }) => planet)),
        'label.house-occupants',
        derived(
          'bodies-in-house',
          CLASSICAL_PLANET_IDS.map((planet) => `natal.${planet}.house`),
          HELLENISTIC_SOURCE,
        ),
      ),
    ];
  });
}

function sectRows({ sect, sunAltitudeDeg, isTwilight }: Horizon): readonly Row[] {
  const offices = SECT_OFFICES[sect];
  const office = (id: string, planet: string): Row =>
    row(
      `hellenistic.${id}`,
      idValue(planet),
      `label.${id}`,
      derived('office-by-sect', ['natal.sect'], HELLENISTIC_SOURCE),
    );
  const altitude = { sunAltitudeDeg: roundDegrees(sunAltitudeDeg) };
  const up = derived(
    'sun-above-horizon',
    ['natal.sun.degree', 'natal.asc.degree'],
    POSITION_SOURCE,
    altitude,
  );
  return [
    row('natal.sect', idValue(sect), 'label.sect', up),
    row('hellenistic.twilight', flagValue(isTwilight), 'label.twilight', up),
    office('sect-light', offices.light),
    office('benefic-of-sect', offices.beneficOfSect),
    office('malefic-of-sect', offices.maleficOfSect),
    office('benefic-contrary', offices.beneficContrary),
    office('malefic-contrary', offices.maleficContrary),
  ];
}

function lotRows({ asc, sect, lots }: Horizon, school: LotSchool): readonly Row[] {
  return LOTS.flatMap((lot) => {
    const lon = lots[lot];
    const { from, to } = lotArc(lot, sect, school);
    const degreeOf = (point: string): string =>
      (LOTS as readonly string[]).includes(point) ? `natal.lot.${point}.degree` : `natal.${point}.degree`;
    const arc = derived(
      'ascendant-plus-arc',
      ['natal.asc.degree', degreeOf(from), degreeOf(to)],
      HELLENISTIC_SOURCE,
      { from, to, sect, asc: roundDegrees(asc) },
    );
    const id = `natal.lot.${lot}`;
    return [
      row(`${id}.sign`, idValue(signOf(lon)), 'label.lot-sign', arc),
      row(`${id}.degree`, degreesValue(lon), 'label.lot-degree', arc),
      row(
        `${id}.house`,
        idValue(String(wholeSignPlace(lon, asc))),
        'label.lot-house',
        derived('place-by-whole-signs', [`${id}.sign`, 'natal.asc.sign'], HELLENISTIC_SOURCE),
      ),
      row(
        `hellenistic.lot.${lot}.ruler`,
        idValue(TRADITIONAL_RULER[signOf(lon)]),
        'label.lot-ruler',
        derived('ruler-of-sign', [`${id}.sign`], HELLENISTIC_SOURCE),
      ),
    ];
  });
}
