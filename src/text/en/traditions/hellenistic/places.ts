/** The twelve places, counted by whole signs from the rising one, with the names Paulus and Firmicus hand down. */
import type { HouseNumber } from '#astro/house/cusps.ts';

export type PlaceWords = {
  readonly name: string;
  readonly own: string;
  /** What the place is about, as a phrase. */
  readonly of: string;
  readonly lines: readonly [string, string];
  /** What a year that stands here is spent on. */
  readonly year: string;
};

export const placeWords: Readonly<Record<HouseNumber, PlaceWords>> = {
  1: {
    name: 'the Helm',
    own: 'Ὡροσκόπος',
    of: 'your own person',
    lines: [
      'It meets people at the door with you, before you have said a word.',
      'What stands here is carried on your own two feet.',
    ],
    year: 'The year is spent on you: your body, your name, your first moves.',
  },
  2: {
    name: 'the Gate of Hades',
    own: 'Ἅιδου πύλη',
    of: 'what you own and live on',
    lines: [
      'It works at the counter and in the drawer where the bills lie.',
      'It shows in what you keep, what you lend and what you will not sell.',
    ],
    year: 'The year is spent on livelihood: what comes in, what stays, what it costs.',
  },
  3: {
    name: 'the Goddess',
    own: 'Θεά',
    of: 'siblings, neighbours and short roads',
    lines: [
      'It lives in the messages, the bus and the people on your landing.',
      'It shows in how you talk to those who knew you small.',
    ],
    year: 'The year is spent nearby: letters, kin, small trips and old rites.',
  },
  4: {
    name: 'the Subterranean',
    own: 'Ὑπόγειον',
    of: 'home, parents and the ground',
    lines: [
      'It works under the floor, where the family stories are kept.',
      'It shows when the door is shut and the shoes are off.',
    ],
    year: 'The year is spent on the ground floor: home, parents, what is hidden and what is owned.',
  },
  5: {
    name: 'Good Fortune',
    own: 'Ἀγαθὴ Τύχη',
    of: 'children, play and what turns out well',
    lines: [
      'It shows in what you make for the joy of it, and show too soon.',
      'It works where you play, and where something young depends on you.',
    ],
    year: 'The year is spent on what you make and enjoy, and on whoever is young near you.',
  },
  6: {
    name: 'Bad Fortune',
    own: 'Κακὴ Τύχη',
    of: 'toil, service and the daily grind',
    lines: [
      'It works in overalls: the repeated job, the stairs, the list.',
      'It shows in what wears you down and in how you arrange the load.',
    ],
    year: 'The year is spent on upkeep, so trim the load before it trims you.',
  },
  7: {
    name: 'the Setting place',
    own: 'Δύσις',
    of: 'the other person',
    lines: [
      'It works across the table, in whoever sits opposite.',
      'It shows in the bargains you strike with one other person.',
    ],
    year: 'The year is spent in company of two: partners, rivals, the person opposite.',
  },
  8: {
    name: 'the Idle place',
    own: 'Ἀργός',
    of: 'what is left, owed and shared',
    lines: [
      'It works in the envelopes: what is owed, left over, or held with somebody else.',
      'It shows in what you would sooner not open, and are lighter for opening.',
    ],
    year: 'The year is spent on clearing: debts, leftovers, things held in common.',
  },
  9: {
    name: 'the God',
    own: 'Θεός',
    of: 'travel, teaching and what you believe',
    lines: [
      'It works on long roads and in borrowed books.',
      'It shows in what you trust without proof, and whom you learn from.',
    ],
    year: 'The year is spent on long roads: study, trips abroad, questions of faith.',
  },
  10: {
    name: 'the Midheaven place',
    own: 'Μεσουράνημα',
    of: 'work in the open and standing',
    lines: [
      'It works at the top of the stairs, where people can see it.',
      'It shows in what you are known for, wanted or not.',
    ],
    year: 'The year is spent in the open: work, rank, and what people say of it.',
  },
  11: {
    name: 'the Good Spirit',
    own: 'Ἀγαθὸς Δαίμων',
    of: 'friends, allies and hopes',
    lines: [
      'It works among friends, and in plans made after supper.',
      'It shows in who turns up when you carry the sofa.',
    ],
    year: 'The year is spent among allies: friends, patrons, and one hope said aloud.',
  },
  12: {
    name: 'the Bad Spirit',
    own: 'Κακὸς Δαίμων',
    of: 'what is hidden and what works against you',
    lines: [
      'It works behind the curtain, so look there before you blame the stage.',
      'It shows in what you do when nobody keeps count, for good and ill.',
    ],
    year: 'The year is spent behind the curtain: rest, old grudges, work that nobody sees yet.',
  },
};

export const placeOf = (id: string): PlaceWords | undefined =>
  (placeWords as Readonly<Record<string, PlaceWords>>)[id];
