/** The Daily Soulcast in English. */
import type { Counsel, SoulcastWords } from '#practice/soulcast/words.ts';
import { clockName, dates } from '../../dates.ts';
import { bareBodyName, bodyName, longitudeName, signName } from '../../names.ts';
import { contacts } from './contacts.ts';
import { ORDINALS } from '../../ordinals.ts';

const ordinals = ORDINALS.slice(0, 12);

const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const counsel = (headline: string, act: string, letGo: string, question: string): Counsel => ({
  headline,
  act,
  letGo,
  question,
});

const aspectNames = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
} as const;

export const soulcastWords: SoulcastWords = {
  lang: 'en',
  contacts,
  phases: {
    new: [
      counsel(
        'A small beginning, kept quiet.',
        'Name one thing you would like to be true by the next new Moon.',
        'of telling everyone at once.',
        'What could start without an audience?',
      ),
      counsel(
        'Dark ground, good for seeds.',
        'Write the first line and close the book.',
        'of seeing results today.',
        'What do you want to plant while nobody looks?',
      ),
    ],
    'waxing-crescent': [
      counsel(
        'Thin light, enough to walk by.',
        'Take the second step of something new.',
        'of measuring how far it is.',
        'What already looks a little more real than last week?',
      ),
      counsel(
        'Begin badly and stay.',
        'Give the new thing fifteen minutes.',
        'of the polished version.',
        'What would help this survive its first week?',
      ),
    ],
    'first-quarter': [
      counsel(
        'Half lit, and a fork in the road.',
        'Make one decision that is yours alone.',
        'of asking a fifth person.',
        'What are the two sides, in a word each?',
      ),
      counsel(
        'Push here, rest there.',
        'Move the thing that has stood in the way for days.',
        'of going round it again.',
        'What is the obstacle actually made of?',
      ),
    ],
    'waxing-gibbous': [
      counsel(
        'Nearly, and not yet.',
        'Improve one detail and leave the rest.',
        'of starting over at ninety per cent.',
        'What does this still need, and what is only nerves?',
      ),
      counsel(
        'Patience is also work.',
        'Check it once more, with a cup of tea.',
        'of hurrying the last stretch.',
        'What would “finished” look like?',
      ),
    ],
    full: [
      counsel(
        'Everything is visible; nothing is urgent.',
        'Look at it properly, and decide tomorrow.',
        'of acting on the first clear sight.',
        'What do you see now that you half knew?',
      ),
      counsel(
        'A bright night for honest company.',
        'Tell one person what has come clear.',
        'of the version that flatters you.',
        'What has ripened since the last new Moon?',
      ),
    ],
    'waning-gibbous': [
      counsel(
        'Tell it to someone younger.',
        'Pass on one thing you have learned.',
        'of keeping it until it is complete.',
        'What did the last fortnight teach you?',
      ),
      counsel(
        'Share the harvest while it is warm.',
        'Thank the person who held the ladder.',
        'of doing the sums again.',
        'What would you do the same way next time?',
      ),
    ],
    'last-quarter': [
      counsel(
        'Half light.',
        'Close one small thing.',
        'of tidying the rest.',
        'What is already finished, except for saying so?',
      ),
      counsel(
        'Put down half, carry half.',
        'Cross out three lines of the list.',
        'of what you kept out of politeness.',
        'Which half would you choose to carry?',
      ),
    ],
    'waning-crescent': [
      counsel(
        'The last of the candle.',
        'Go to bed half an hour early.',
        'of the loose end that will keep.',
        'What can be left undone until the next round?',
      ),
      counsel(
        'Quiet before the next page.',
        'Sit somewhere without a screen for ten minutes.',
        'of planning what comes next.',
        'What would you like to forget kindly?',
      ),
    ],
  },
  signPictures: {
    aries: 'a picture for starting before you feel ready',
    taurus: 'a picture for doing one thing with both hands',
    gemini: 'a picture for asking twice and answering once',
    cancer: 'a picture for keeping near what feeds you',
    leo: 'a picture for letting yourself be seen',
    virgo: 'a picture for mending something small',
    libra: 'a picture for hearing the other side out',
    scorpio: 'a picture for looking under the lid',
    sagittarius: 'a picture for the long view',
    capricorn: 'a picture for the next solid step',
    aquarius: 'a picture for standing a little apart',
    pisces: 'a picture for loosening the grip',
  },
  phasePictures: {
    new: 'read as a time to name things quietly',
    'waxing-crescent': 'read as a start that need not be strong yet',
    'first-quarter': 'read as the point where a choice asks to be made',
    'waxing-gibbous': 'read as work that wants patience',
    full: 'read as seeing plainly, which is not deciding',
    'waning-gibbous': 'read as the time for telling what was learned',
    'last-quarter': 'read as the point where half is put down so that half can be carried',
    'waning-crescent': 'read as rest before the next round',
  },
  labels: { new: 'New', waxing: 'Waxing', full: 'Full', waning: 'Waning' },
  phaseNames: {
    new: 'New Moon',
    'waxing-crescent': 'Waxing crescent',
    'first-quarter': 'First Quarter',
    'waxing-gibbous': 'Waxing gibbous',
    full: 'Full Moon',
    'waning-gibbous': 'Waning gibbous',
    'last-quarter': 'Last Quarter',
    'waning-crescent': 'Waning crescent',
  },
  sign: signName,
  body: (body) =>
    body === 'moon' || body === 'sun' || body === 'asc' || body === 'mc'
      ? bodyName(body)
      : bareBodyName(body),
  yours: (point) => `your ${bareBodyName(point)}`,
  count: (n) => counts[n] ?? String(n),
  aspectName: (aspect) => aspectNames[aspect],
  lines: {
    voidStretch: [
      'from {from} to {to} the Moon is void of course, a stretch the tradition leaves empty.',
      'the Moon is void of course from {from} to {to}: a gap to finish in rather than launch.',
      'between {from} and {to} the Moon is void of course; old almanacs leave such hours unplanned.',
    ],
    voidUntil: [
      'until {to} the Moon is void of course, a stretch the tradition leaves empty.',
      'the Moon stays void of course until {to}: time to finish rather than launch.',
      'up to {to} the Moon is void of course; old almanacs leave such hours unplanned.',
    ],
    voidFrom: [
      'from {from} on the Moon is void of course, a stretch the tradition leaves empty.',
      'the Moon goes void of course at {from}: finish rather than launch after that.',
      'after {from} the Moon is void of course; old almanacs leave such hours unplanned.',
    ],
    ingress: [
      'the Moon leaves {sign} for {next} at {time}: {picture}.',
      'at {time} the Moon steps from {sign} into {next}: {picture}.',
      '{sign} gives the Moon over to {next} at {time}: {picture}.',
    ],
    lunation: [
      '{phase} exact at {time}, Moon in {sign}, {lit} % lit: {picture}.',
      '{phase} at {time} in {sign}, {lit} % lit: {picture}.',
      'At {time} comes the {phase} in {sign}, {lit} % lit: {picture}.',
    ],
    sign: [
      'the Moon is in {sign} all day, {way}, {lit} % lit: {picture}.',
      'all day the Moon keeps to {sign}, {lit} % lit and {way}: {picture}.',
      'a {way} Moon in {sign}, {lit} % lit, from morning to night: {picture}.',
    ],
    lunationToday: '{phase} at {time} in {sign}; ',
    lunationLastNight: '{phase} came last night at {time}; ',
    you: [
      '{mover} {touches} {point}, {when}: {says}.',
      '{mover} {touches} {point} ({when}), read as {says}.',
    ],
    touches: {
      conjunction: ['meets', 'joins', 'stands with'],
      sextile: ['makes an easy line to', 'stands in an easy angle to', 'reaches an open angle to'],
      trine: ['makes an easy line to', 'stands in an easy angle to', 'falls in step with'],
      square: ['stands square to', 'stands at a right angle to', 'makes a hard angle to'],
      opposition: ['stands opposite', 'faces', 'looks across at'],
    },
    quiet: [
      'No planet stands close to your chart today; the day is its own.',
      'Your chart is left in peace today: nothing exact, nothing near.',
    ],
    moonHour: [
      'If you want an hour for it: at {time} the Moon {touches} {point}.',
      'At {time} the Moon {touches} {point}, if you want an hour for it.',
    ],
    moonHourOpen: [
      'Between {from} and {to} the Moon {touches} {point}; a wider window because your birth hour is open.',
    ],
    hour: [
      'if you want an hour for it, {from}–{to} belongs to {planet}.',
      '{from}–{to} belongs to {planet}, if you want an hour for it.',
    ],
    hourOfDay: [
      'if you want an hour for it, {from}–{to} belongs to {planet}, the planet of the day.',
      '{from}–{to} is an hour of {planet}, on {planet}’s own day, if you want one.',
    ],
    stillNear: 'Still near: {mover} {aspect} {point}.',
  },
  when: {
    exactToday: 'exact {time}',
    exactTodayOf: 'exact {time}, the {nth} of {count} passes',
    today: 'exact today',
    past: 'exact on {date}',
    ahead: 'exact on {date}',
    between: 'between two exact dates, {before} and {after}',
    betweenAbout: 'between two exact dates, about {before} and {after}',
    never: 'near and never quite exact',
  },
  why: {
    moon: 'Moon {place} at noon, {angle}° past the Sun.',
    voidAfter: 'Moon {aspect} {body} {time}, enters {sign} {at}; no exact aspect in between.',
    voidAll: 'No exact aspect of the Moon before it enters {sign} {at}.',
    ingress: 'Moon enters {sign} {time}.',
    lunation: '{angle}° from the Sun at {time}.',
    contact: '{mover} {moverPlace} {aspect} {point} {pointPlace}, {orb} from exact at noon.',
    passes: 'Exact {dates}.',
    doubt: 'Your open birth time moves each date by up to about {days} d.',
    quiet: 'No planet from the Sun to Pluto within 1.5° of a major aspect to your chart at noon.',
    moonContact: 'Exact aspect of the Moon to a point of your chart.',
    moonOpen: 'The point may lie anywhere in the range your open birth time leaves it.',
    dayHour: 'The {number} of twelve day-hours; sunrise {sunrise}, sunset {sunset}.',
    nightHour: 'The {number} of twelve night-hours; sunrise {sunrise}, sunset {sunset}.',
    noPlace: 'No place is set, so there is no sunrise to count hours from.',
    polar: 'The Sun does not rise and set here today, so there are no hours to count.',
    noHour: 'None of its hours falls between seven and ten.',
  },
  nth: (n) => ordinals[n - 1] ?? String(n),
  waxing: 'waxing',
  waning: 'waning',
  date: dates.day,
  dateYear: (date, today) => (date === today ? 'today' : dates.day(date, '')),
  longitude: longitudeName,
  // Hours and half of the day stay on one line.
  clock: (time) => clockName(time).replace(' ', '\u00a0'),
  newWords: 'New words, same sky',
};
