/** Words of the page of the sky. Names of bodies and signs come from names.ts. */
import { bareBodyName, bodyName, degreesAndMinutes, longitudeName, signName } from './names.ts';

const angles: Readonly<Record<string, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

const phases: Readonly<Record<string, string>> = {
  new: 'New Moon',
  'waxing-crescent': 'Waxing crescent',
  'first-quarter': 'First quarter',
  'waxing-gibbous': 'Waxing, nearly full',
  full: 'Full Moon',
  'waning-gibbous': 'Waning, still round',
  'last-quarter': 'Last quarter',
  'waning-crescent': 'Thin waning crescent',
};

const quarterAngles: Readonly<Record<string, number>> = {
  new: 0,
  'first-quarter': 90,
  full: 180,
  'last-quarter': 270,
};

/** Sunday first, each with the planet it is named for. */
const weekdays: readonly (readonly [name: string, body: string])[] = [
  ['Sunday', 'sun'],
  ['Monday', 'moon'],
  ['Tuesday', 'mars'],
  ['Wednesday', 'mercury'],
  ['Thursday', 'jupiter'],
  ['Friday', 'venus'],
  ['Saturday', 'saturn'],
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A number to so many places; given as a number or as its digits. */
const places = (value: number | string, count: number): string => Number(value).toFixed(count);
const degrees = (deg: number): string => `${places(deg, 1)}°`;

export const uiSkyPage = {
  title: 'Today’s sky',
  asOf: (when: string, zone: string) => `As it stands on ${when}, ${zone}.`,
  loading: 'Looking at the sky',
  failed: 'The sky could not be computed just now. Reload the page to try again.',
  why: 'Why',
  whyOf: (line: string) => `Why: ${line}`,
  source:
    'Computed on this device: apparent positions on the ecliptic of date, from VSOP87, ELP/MPP02 and JPL DE405.',

  moon: 'The Moon',
  phase: (phase: string) => phases[phase] ?? phase,
  phaseLine: (phase: string, litPercent: number) =>
    `${phases[phase] ?? phase}, ${litPercent}\u00a0%\u00a0lit`,
  phaseWhy: (moonLon: number, sunLon: number, ahead: number) =>
    `The Moon stands at ${longitudeName(moonLon)}, the Sun at ${longitudeName(sunLon)}: the Moon is ${degrees(ahead)} ahead. 0° is new, 90° first quarter, 180° full, 270° last quarter.`,
  moonSign: (lon: number, until: string, next: string) =>
    `At ${longitudeName(lon)} until ${until}, then in ${signName(next)}`,
  moonSignWhy: (sign: string, entered: string, leaves: string) =>
    `Signs are twelfths of the ecliptic, counted from the equinox. The Moon came into ${signName(sign)} on ${entered} and leaves it on ${leaves}.`,
  voidNow: (until: string) => `Void of course until ${until}`,
  voidLater: (from: string, until: string) => `Void of course from ${from} to ${until}`,
  voidWhy: (last: string | null, next: string) =>
    `${last === null ? 'The Moon makes no exact major aspect in this whole sign' : `Its last exact major aspect here is ${last}`}; from then until it enters ${signName(next)} tradition calls it void of course. The modern rule: exact aspects to the Sun and the planets to Pluto.`,
  lastAspect: (aspect: string, body: string, when: string) => `the ${aspect} to ${bodyName(body)} on ${when}`,

  planets: 'Where the planets stand',
  body: bareBodyName,
  position: longitudeName,
  backwards: 'moving backwards',
  planetWhy: (body: string, lon: number, speed: number) =>
    `${capital(bodyName(body))} stands ${places(lon, 4)}° from the equinox along the ecliptic, which is ${longitudeName(lon)}. It moves ${places(Math.abs(speed), 3)}° a day${speed < 0 ? ', backwards as seen from the Earth' : ''}.`,

  aspects: 'Aspects',
  noAspects: 'No two planets stand within three degrees of a major aspect.',
  aspectLine: (a: string, aspect: string, b: string) => `${bareBodyName(a)} ${aspect} ${bareBodyName(b)}`,
  orb: (orb: number, applying: boolean) =>
    `${degreesAndMinutes(orb)} from exact, ${applying ? 'closing' : 'opening'}`,
  aspectWhy: (a: string, aLon: number, b: string, bLon: number, apart: number, aspect: string) =>
    `${capital(bodyName(a))} at ${longitudeName(aLon)} and ${bodyName(b)} at ${longitudeName(bLon)} stand ${degrees(apart)} apart. A ${aspect} is ${angles[aspect] ?? 0}°; here it counts within 3°. Closing or opening follows from their speeds.`,

  next: 'What comes next',
  nextText: (zone: string) => `The next thirty days and the next eclipses, by the clock of ${zone}.`,
  yours: 'Your chart',
  yoursMissing: 'With your birth date, what touches your own chart stands here too.',
  showSky: 'Sky',
  showYours: 'Sky and my chart',
  show: 'Show',
  more: (count: number) => `Show ${count} more`,
  less: 'Show fewer',
  lunation: (phase: string, lon: number) => `${phases[phase] ?? phase} at ${longitudeName(lon)}`,
  lunationWhy: (phase: string) =>
    `At this minute the Moon is exactly ${quarterAngles[phase] ?? 0}° ahead of the Sun. It is the same minute for everyone on Earth; only clocks differ.`,
  ingress: (body: string, sign: string, backwards: boolean) =>
    `${bareBodyName(body)} ${backwards ? 'backs into' : 'enters'} ${signName(sign)}`,
  ingressWhy: (body: string) =>
    `At this minute ${bodyName(body)} crosses the boundary between two signs, a multiple of 30° from the equinox.`,
  station: (body: string, turns: string, lon: number) =>
    `${bareBodyName(body)} turns ${turns} at ${longitudeName(lon)}`,
  stationWhy: (body: string) =>
    `Seen from the Earth, ${bodyName(body)} stands still: its daily motion passes through zero. Right to about half an hour.`,
  eclipse: (of: string, how: string, lon: number) =>
    `${capital(how)} eclipse of the ${of === 'sun' ? 'Sun' : 'Moon'} at ${longitudeName(lon)}`,
  eclipseWhy: (of: string) =>
    of === 'sun'
      ? 'Greatest eclipse: when the axis of the Moon’s shadow passes nearest to the centre of the Earth. Whether it can be seen depends on the place.'
      : 'Greatest eclipse: when the Moon’s centre is nearest to the axis of the Earth’s shadow. It is seen wherever the Moon is up.',
  transit: (mover: string, aspect: string, point: string) =>
    `${bareBodyName(mover)} ${aspect} your ${bareBodyName(point)}`,
  transitWhy: (mover: string, aspect: string, point: string, lon: number, doubtDays: number) =>
    `At this minute ${bodyName(mover)} stands exactly ${angles[aspect] ?? 0}° from ${longitudeName(lon)}, where your ${bareBodyName(point)} is by your birth details.${doubtDays > 0 ? ` The doubt in your birth time may move it by up to ${doubtDays < 1 ? 'a day' : 'two days'}.` : ''} A lens to look through, not an instruction.`,

  hours: 'Planetary hours',
  weekdayOf: (weekday: number) =>
    `${weekdays[weekday]?.[0] ?? ''} is the day of ${bodyName(weekdays[weekday]?.[1] ?? '')}, counted from its sunrise.`,
  hoursNone: 'Planetary hours divide the time from sunrise to sunset, so they need a place.',
  hoursPolar: (place: string) =>
    `At ${place} the Sun does not rise and set today, so there are no hours to count.`,
  hoursLine: (ruler: string, place: string) =>
    `A day of ${bodyName(ruler)}, counted from sunrise at ${place}.`,
  hoursWhy: (rise: string, set: string, next: string, dayMin: number, nightMin: number, ruler: string) =>
    `Sunrise ${rise}, sunset ${set}, next sunrise ${next}. Light and dark are each cut into twelve: ${places(dayMin, 1)} minutes by day, ${places(nightMin, 1)} by night. The weekday belongs to ${bodyName(ruler)}; from its hour the planets follow in the order Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon. A rule of tradition.`,
  hourNow: (body: string, until: string) => `Now: the hour of ${bodyName(body)}, until ${until}`,
  dayHours: 'By day',
  nightHours: 'By night',
  hour: (n: number) => `${n}`,
  now: 'now',

  calendar: 'For your calendar',
  calendarText:
    'A file that any calendar program reads. Importing a later one replaces these entries and doubles none. It is made on this device and goes nowhere by itself.',
  what: 'What goes in',
  transitsTo: 'Exact transits to my chart',
  transitsChoice: (choice: string) =>
    ({ slow: 'Jupiter to Pluto', all: 'Sun to Pluto, without the Moon' })[choice] ?? 'None',
  needsBirth: 'Transits need your birth date.',
  addBirth: 'Add birth information',
  doubtNote:
    'Your birth time is open. Transits that this moves by more than two days are left out, and the others say so.',
  quarters: 'Quarters of the Moon',
  months: 'How far',
  monthsChoice: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  download: 'Download calendar file',
  working: 'Working it out…',
  made: (events: number) => (events === 1 ? 'Downloaded: 1 event.' : `Downloaded: ${events} events.`),
  nothing: 'Nothing was chosen to go in.',
  calendarFailed: 'The file could not be made. Try again.',
  fileName: 'soulstice-sky.ics',
};
