/**
 * The Egyptian fact sheet: three layers of very different age, each labelled.
 *
 * The decan of the Sun and of the rising degree, the civil date, and the modern zodiac of gods. A reconstruction, and the
 * sheet says so.
 */
import { signOf } from '#astro/angle/sign.ts';
import { positionInFrame } from '#astro/body/position.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import { anglesAt } from '#astro/house/angles.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { astroTime } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { Json } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { birthInputs, missingNeeds } from '../birth-inputs.ts';
import type { Asked } from '../hellenistic/asked.ts';
import { birthSamples, bringTogether } from '../hellenistic/birth-samples.ts';
import type { Row } from '../hellenistic/birth-samples.ts';
import { row } from '../hellenistic/placement-rows.ts';
import { caveatFact } from '../hellenistic/sheet.ts';
import { countValue, degreesValue, derived, idValue, isoSecond, roundDegrees } from '../values.ts';
import {
  decadeOf,
  egyptianDate,
  godOfDate,
  gregorianOf,
  julianDayNumber,
  nextSameDate,
  seasonOf,
} from './civil-calendar.ts';
import type { EgyptianCalendar } from './civil-calendar.ts';
import { decanOf } from './decans.ts';
import { popularStretchOf } from './popular-zodiac.ts';

const POSITION_SOURCE = 'source.astronomy-engine';
const DECAN_SOURCE = 'source.hephaistio-decans';
const FACE_SOURCE = 'source.hellenistic-tradition';
const CALENDAR_SOURCE = 'source.egyptian-civil-calendar';
const GOD_SOURCE = 'source.ramesseum-month-gods';
const POPULAR_SOURCE = 'source.popular-egyptian-zodiac';

export type EgyptianInput = {
  readonly moment: BirthMoment;
  readonly asked: Asked;
  readonly calendar: EgyptianCalendar;
};

/** The sheet. Pure: the same input gives the same bytes. */
export function egyptianSheet({ moment, asked, calendar }: EgyptianInput): FactSheet {
  const { details } = moment;
  const samples = birthSamples(moment);
  const rowsAt = (at: UnixMs): readonly Row[] => skyRows(at, samples.isTimed, moment);
  const brought = bringTogether(
    rowsAt(samples.shown),
    samples.others.map((at) => rowsAt(at)),
    moment,
  );
  // A civil date holds whatever the hour was: days run from midnight here.
  const { facts: dated } = bringTogether(dateRows(details.date, asked.day, calendar), [], moment);
  const doubtful = [...brought.open, ...brought.dropped];
  const caveats = [
    caveatFact('egyptian-reconstruction'),
    caveatFact('egyptian-modern-zodiac'),
    ...(details.time === null ? [caveatFact('birth-time-unknown')] : []),
    ...(details.place === null ? [caveatFact('birth-place-unknown')] : []),
    ...(moment.knowledge === 'plus-minus'
      ? [caveatFact('birth-time-uncertain', { plusMinusMin: details.plusMinusMin })]
      : []),
    // Within two minutes of an edge: with the minutes the person left open the caveat above says it.
    ...(moment.knowledge === 'exact' && doubtful.length > 0
      ? [caveatFact('near-boundary', { open: doubtful })]
      : []),
  ];
  return sealSheet({
    mode: 'egyptian',
    engineVersion,
    school: { calendar, decans: 'hephaistio-tropical', dayStart: 'midnight' },
    inputs: { birth: birthInputs(moment), day: asked.day },
    missing: missingNeeds(details),
    facts: [...brought.facts, ...dated, ...caveats],
    complete: ['egyptian.*'],
    caveats: caveats.map(({ id }) => id),
    confidence: 'medium',
    sources: [POSITION_SOURCE, DECAN_SOURCE, CALENDAR_SOURCE, GOD_SOURCE, POPULAR_SOURCE],
  });
}

function skyRows(at: UnixMs, isTimed: boolean, { details }: BirthMoment): readonly Row[] {
  const frame = skyFrame(astroTime(at));
  const { lon } = positionInFrame(frame, 'sun', 'mean');
  const place = isTimed ? details.place : null;
  const values = { at: isoSecond(at) };
  const where = derived('apparent-longitude', [], POSITION_SOURCE, values);
  return [
    row('natal.sun.sign', idValue(signOf(lon)), 'label.body-sign', where),
    row('natal.sun.degree', degreesValue(lon), 'label.body-degree', where),
    ...decanRows('sun', lon),
    ...(place === null ? [] : risingRows(anglesAt(frame, place).asc, values)),
  ];
}

function risingRows(asc: number, values: { readonly [name: string]: Json }): readonly Row[] {
  const rising = derived('rising-degree', [], POSITION_SOURCE, values);
  return [
    row('natal.asc.sign', idValue(signOf(asc)), 'label.angle-sign', rising),
    row('natal.asc.degree', degreesValue(asc), 'label.angle-degree', rising),
    ...decanRows('rising', asc),
  ];
}

function decanRows(which: 'sun' | 'rising', lon: number): readonly Row[] {
  const { id, name, number, sign, third, ruler } = decanOf(lon);
  const from = [which === 'sun' ? 'natal.sun.degree' : 'natal.asc.degree'];
  return [
    row(
      `egyptian.decan.${which}`,
      idValue(id),
      'label.egyptian-decan',
      derived('ten-degrees-from-aries', from, DECAN_SOURCE, { deg: roundDegrees(lon), number, name, third }),
    ),
    row(
      `egyptian.decan.${which}-sign`,
      idValue(sign),
      'label.egyptian-decan-sign',
      derived('third-of-sign', [`egyptian.decan.${which}`], DECAN_SOURCE, { third }),
    ),
    row(
      `egyptian.decan.${which}-ruler`,
      idValue(ruler),
      'label.egyptian-decan-ruler',
      derived('face-of-ten-degrees', [`egyptian.decan.${which}`], FACE_SOURCE),
    ),
  ];
}

/** Dates of the calendar are checked before a birth or a day gets here; what is none gives no rows. */
function dateRows(birthDate: string, day: string, calendar: EgyptianCalendar): readonly Row[] {
  const born = julianDayNumber(birthDate);
  const today = julianDayNumber(day);
  return [
    ...(born === null ? [] : calendarRows('civil', born, calendar)),
    ...(today === null ? [] : calendarRows('today', today, calendar)),
    ...(born === null || today === null ? [] : [nextBirthdayRow(born, today, calendar)]),
    ...popularRows(birthDate),
  ];
}

function calendarRows(which: 'civil' | 'today', jdn: number, calendar: EgyptianCalendar): readonly Row[] {
  const date = egyptianDate(jdn, calendar);
  const decade = decadeOf(date);
  const id = `egyptian.${which}`;
  const counted = derived(
    calendar === 'civil' ? 'days-since-nabonassar' : 'days-since-alexandrian-era',
    [],
    CALENDAR_SOURCE,
    { jdn, dayOfYear: date.dayOfYear + 1, calendar },
  );
  const ofMonth = (method: string, source: string) => derived(method, [`${id}.month`], source);
  return [
    row(`${id}.year`, countValue(date.year), 'label.egyptian-year', counted),
    row(`${id}.month`, idValue(date.month), 'label.egyptian-month', counted),
    row(`${id}.day`, countValue(date.day), 'label.egyptian-day', counted),
    row(
      `${id}.season`,
      idValue(seasonOf(date)),
      'label.egyptian-season',
      ofMonth('season-of-four-months', CALENDAR_SOURCE),
    ),
    row(`${id}.god`, idValue(godOfDate(date)), 'label.egyptian-god', ofMonth('god-of-month', GOD_SOURCE)),
    ...(decade === null
      ? []
      : [
          row(
            `${id}.decade`,
            countValue(decade),
            'label.egyptian-decade',
            ofMonth('week-of-ten-days', CALENDAR_SOURCE),
          ),
        ]),
  ];
}

function nextBirthdayRow(born: number, today: number, calendar: EgyptianCalendar): Row {
  const date = egyptianDate(born, calendar);
  const next = nextSameDate(date, today);
  return row(
    'egyptian.next-birthday',
    { type: 'instants', at: [gregorianOf(next)] },
    'label.egyptian-next-birthday',
    derived('same-month-and-day', ['egyptian.civil.month', 'egyptian.civil.day'], CALENDAR_SOURCE, {
      jdn: next,
    }),
  );
}

function popularRows(birthDate: string): readonly Row[] {
  const stretch = popularStretchOf(birthDate);
  if (stretch === null) return [];
  const [god, from, to] = stretch;
  return [
    row(
      'egyptian.popular-god',
      idValue(god),
      'label.egyptian-popular-god',
      derived('fixed-dates', [], POPULAR_SOURCE, { from, to }),
    ),
  ];
}
