/** The mode `nine-star-ki`: the three stars of a birth, and where they stand on the board of the year. */
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { solarYearAt, springOf } from '#calendar/solar-year.ts';
import type { SolarYear } from '#calendar/solar-year.ts';
import { birthInputs, missingNeeds } from '../birth-inputs.ts';
import { askedDay } from '../east-asian/asked-day.ts';
import type { AskedDay } from '../east-asian/asked-day.ts';
import { stretchOf } from '../east-asian/birth-clock.ts';
import { caveatWhen } from '../east-asian/caveat.ts';
import { tellerOf } from '../east-asian/point.ts';
import { elementRelation } from '../east-asian/relations.ts';
import { countFact, distinct, idFact } from '../east-asian/spread.ts';
import type { About, Charts } from '../east-asian/spread.ts';
import type { Tradition, TraditionPoint } from '../tradition.ts';
import { countValue, derived, fact, idValue, isoSecond, roundDegrees } from '../values.ts';
import { birthStars, boardOf, boardPlaces, oppositePlace, placeOf, starElement, yearStar } from './stars.ts';
import type { BirthStars, StarNumber } from './stars.ts';

const SOURCE = 'source.nine-star-ki';
const SUN = 'source.astronomy-engine';

export const nineStarKi: Tradition = {
  mode: 'nine-star-ki',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) =>
    inputs.birth === null || !isReadable(inputs.birth)
      ? null
      : starSheet(inputs.birth, askedDay(inputs), inputs.zone),
  points: nineStarPoints,
  schools: {},
};

/** The years for which the place of the Sun is sure. */
const isReadable = ({ details: { date } }: BirthMoment): boolean => date >= '1000' && date < '3001';

type Reading = BirthStars & { readonly solar: SolarYear };

/** The stars by the likeliest instant, and those on the other side of a term inside the stretch of the birth. */
function readings(moment: BirthMoment): Charts<Reading> {
  const { from, to } = stretchOf(moment);
  const middle = moment.at ?? (((from + to) / 2) as typeof from);
  const read = (at: typeof from): Reading => {
    const solar = solarYearAt(at);
    return { solar, ...birthStars(solar) };
  };
  return distinct<Reading>(
    [read(middle), read(from), read(to)],
    ({ solar }) => `${solar.year} ${solar.month}`,
  );
}

function starSheet(moment: BirthMoment, asked: AskedDay, zone: string): FactSheet {
  const charts = readings(moment);
  const caveats = [
    ...caveatWhen(charts.length > 1, 'stars-near-solar-term', {
      sunDeg: roundDegrees(charts[0].solar.sunDeg),
    }),
    ...caveatWhen(moment.details.time === null, 'birth-time-unknown'),
    ...caveatWhen(moment.details.place === null, 'birth-place-unknown'),
  ];
  return sealSheet({
    mode: 'nine-star-ki',
    engineVersion,
    school: { boundary: 'solar-term-instant', sexes: 'same' },
    inputs: { birth: birthInputs(moment), day: asked.iso, zone },
    // A time adds something only where a term falls into the stretch.
    missing: charts.length > 1 ? missingNeeds(moment.details) : [],
    facts: [...birthFacts(charts), ...boardFacts(charts, asked), ...caveats],
    complete: ['ninestar.*'],
    caveats: caveats.map(({ id }) => id),
    confidence: charts.length === 1 ? 'high' : 'medium',
    sources: [SOURCE, SUN],
  });
}

function birthFacts(charts: Charts<Reading>): readonly Fact[] {
  const [{ solar, ...first }] = charts;
  const about = (
    label: string,
    method: string,
    from: readonly string[],
    values?: About['derivation']['values'],
  ): About => ({
    label: `label.ninestar-${label}`,
    derivation: derived(method, from, SOURCE, values),
  });
  const year = ['ninestar.solar-year'];
  return [
    ...countFact('ninestar.solar-year', charts, (one) => one.solar.year, {
      label: 'label.ninestar-solar-year',
      derivation: derived('year-from-spring', [], SUN, {
        sunDeg: roundDegrees(solar.sunDeg),
        spring: isoSecond(springOf(solar.year)),
        month: solar.month,
      }),
    }),
    ...countFact(
      'ninestar.year',
      charts,
      (one) => one.year,
      about('year', 'star-of-year', year, { year: solar.year }),
    ),
    ...countFact(
      'ninestar.month',
      charts,
      (one) => one.month,
      about('month', 'star-of-month', ['ninestar.year'], { month: solar.month, year: first.year }),
    ),
    ...countFact(
      'ninestar.tendency',
      charts,
      (one) => one.tendency,
      about('tendency', 'year-less-month-and-five', ['ninestar.year', 'ninestar.month'], {
        year: first.year,
        month: first.month,
      }),
    ),
    ...(['year', 'month', 'tendency'] as const).flatMap((name) =>
      idFact(
        `ninestar.${name}.element`,
        charts,
        (one) => starElement(one[name]),
        about('element', 'element-of-star', [`ninestar.${name}`]),
      ),
    ),
    ...(['month', 'tendency'] as const).flatMap((name) =>
      idFact(
        `ninestar.relation.year-${name}`,
        charts,
        (one) => elementRelation(starElement(one.year), starElement(one[name])),
        about('relation', 'element-to-element', ['ninestar.year.element', `ninestar.${name}.element`]),
      ),
    ),
  ];
}

/** The board of the solar year asked about: every place, one's own, and the two directions to avoid. */
function boardFacts(charts: Charts<Reading>, { at }: AskedDay): readonly Fact[] {
  const { year } = solarYearAt(at);
  const centre = yearStar(year);
  const values = { year, from: isoSecond(springOf(year)), to: isoSecond(springOf(year + 1)) };
  const board = derived('stars-fly-from-centre', ['ninestar.annual'], SOURCE);
  const yellow = placeOf(5, centre);
  return [
    fact(
      'ninestar.annual',
      countValue(centre),
      'label.ninestar-annual',
      derived('star-of-year', [], SOURCE, values),
    ),
    fact(
      'ninestar.annual.element',
      idValue(starElement(centre)),
      'label.ninestar-element',
      derived('element-of-star', ['ninestar.annual'], SOURCE),
    ),
    ...boardOf(centre).map((star, i) =>
      fact(`ninestar.board.${boardPlaces[i] ?? ''}`, countValue(star), 'label.ninestar-board', board),
    ),
    ...idFact('ninestar.place', charts, (one) => placeOf(one.year, centre), {
      label: 'label.ninestar-place',
      derivation: derived('place-on-board', ['ninestar.year', 'ninestar.annual'], SOURCE, { centre }),
    }),
    ...idFact(
      'ninestar.relation.year-annual',
      charts,
      (one) => elementRelation(starElement(one.year), starElement(centre)),
      {
        label: 'label.ninestar-relation',
        derivation: derived(
          'element-to-element',
          ['ninestar.year.element', 'ninestar.annual.element'],
          SOURCE,
        ),
      },
    ),
    // In a year of the five itself it stands in the centre, and no direction is avoided.
    ...(yellow === 'centre'
      ? []
      : [
          avoided('five-yellow', yellow, 5, 'place-on-board'),
          avoided('opposite', oppositePlace(yellow), 5, 'across-from-five-yellow'),
        ]),
  ];
}

const avoided = (name: 'five-yellow' | 'opposite', place: string, star: StarNumber, method: string): Fact =>
  fact(
    `ninestar.avoid.${name}`,
    idValue(place),
    'label.ninestar-avoid',
    derived(method, ['ninestar.annual'], SOURCE, { star }),
  );

/**
 * What could be told. Topics: the year star for the self, the month star for the heart and the home, the tendency for how one goes
 * out into work, the board for decisions and journeys. Source: the significators of the companion's design for counted modes, and
 * the common use of the three stars.
 */
function nineStarPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const tell = tellerOf('ninestar', sheet);
  const valueOf = (id: string): string => {
    const value = sheet.facts.find((one) => one.id === id)?.value;
    return value?.type === 'id' ? value.id : '';
  };
  const relation = (name: string, ids: readonly string[], topics: TraditionPoint['topics']) => {
    const id = `ninestar.relation.${name}`;
    const value = valueOf(id);
    const move = value.startsWith('control') ? 'tension' : value === 'same' ? 'observe' : 'resource';
    return value === '' ? [] : tell(`relation-${name}`, [id, ...ids], move, 11, topics);
  };
  return [
    ...tell('year', ['ninestar.year', 'ninestar.year.element'], 'core', 17, {
      self: 12,
      spirit: 6,
      work: 6,
      decision: 4,
    }).map((point) => ({ ...point, isFrame: true as const })),
    ...tell('month', ['ninestar.month', 'ninestar.month.element'], 'observe', 13, {
      mood: 10,
      love: 9,
      partner: 8,
      family: 8,
    }),
    ...tell('tendency', ['ninestar.tendency', 'ninestar.tendency.element'], 'observe', 11, {
      work: 9,
      friendship: 7,
      creativity: 6,
      study: 5,
    }),
    ...relation('year-month', ['ninestar.year', 'ninestar.month'], { self: 8, mood: 8, love: 6 }),
    ...relation('year-tendency', ['ninestar.year', 'ninestar.tendency'], { work: 7, friendship: 6 }),
    ...relation('year-annual', ['ninestar.year', 'ninestar.annual'], { decision: 9, work: 6, money: 6 }),
    ...tell('place', ['ninestar.place', 'ninestar.year', 'ninestar.annual'], 'timing', 14, {
      decision: 11,
      work: 8,
      money: 7,
      travel: 6,
      'home-move': 6,
    }),
    ...tell('annual', ['ninestar.annual', 'ninestar.annual.element'], 'timing', 8, { day: 4, decision: 5 }),
    ...tell('avoid', ['ninestar.avoid.five-yellow', 'ninestar.avoid.opposite'], 'tension', 8, {
      travel: 12,
      'home-move': 12,
      decision: 3,
    }),
    ...sheet.caveats.flatMap((id) =>
      tell(
        id.slice('caveat.'.length),
        [id, 'ninestar.year'],
        'limit',
        id.endsWith('solar-term') ? 14 : 3,
        {},
      ),
    ),
  ];
}
