/** Sect, offices, lots, dignities, regards and nearness to the Sun: names and what is made of each. */
import type { DignityId, SectCondition, SolarCondition } from '#astro/chart/dignity.ts';
import type { Sect } from '#astro/chart/sect.ts';
import type { Lot } from '#traditions/hellenistic/lots.ts';
import type { RegardId } from '#traditions/hellenistic/regard.ts';

type Named = readonly [en: string, own: string | null];

export const sectNames: Readonly<Record<Sect, Named>> = {
  day: ['day', 'ἡμερινή'],
  night: ['night', 'νυκτερινή'],
};

export const sectLines: Readonly<Record<Sect, readonly string[]>> = {
  day: [
    'What you do in the open tends to go by clearer rules than what you do alone.',
    'The daylight party leads here: Sun, Jupiter and Saturn play at home, the others as guests.',
    'Think of a shop with its shutters up: your matters ask to be done in view.',
  ],
  night: [
    'Much in you is settled by feel, after hours, and told later.',
    'The night party leads here: Moon, Venus and Mars play at home, the others as guests.',
    'Think of a house with one lamp lit: your matters ripen indoors first.',
  ],
};

/** What the four offices of sect make of the planet that holds them. */
export const officeWords = {
  'benefic-of-sect': {
    title: 'The helper of the sect',
    detail: 'The kindly planet that belongs to day or to night with you',
    leads: [
      'Your best helper by sect is {planet}.',
      'Of the two kindly planets, {planet} is on your side of day and night.',
    ],
    lines: {
      jupiter: [
        'Help reaches you through teachers, wide views and people who trust you early; leave the gate open.',
        'Ask upwards. Someone with more room than you is usually willing to lend a corner of it.',
      ],
      venus: [
        'Help reaches you through liking: friends, taste, a shared table; keep those in repair.',
        'Ask gently and in person. What you are given comes through affection more than argument.',
      ],
    },
  },
  'malefic-contrary': {
    title: 'The planet to handle with care',
    detail: 'The hard planet that does not belong to day or to night with you',
    leads: [
      'The planet to handle with care is {planet}.',
      'Of the two hard planets, {planet} is the one out of its own hours.',
    ],
    lines: {
      mars: [
        'Haste and temper cost you more than they cost others, so give every sharp answer one night.',
        'Its task is a plain one: put the heat to work on something that needs cutting.',
      ],
      saturn: [
        'Delay and worry cost you more than they cost others, so put a date where the dread is.',
        'Its task is a plain one: build the wall where you need it, and leave a door in it.',
      ],
    },
  },
  'malefic-of-sect': {
    title: 'The hard planet on your side',
    detail: 'The hard planet that belongs to day or to night with you',
    leads: [
      'The hard planet on your own side is {planet}.',
      'By sect, {planet} is strict with you and fair.',
    ],
    lines: {
      mars: [
        'Its edge is usable: effort in short, clean stretches serves you well.',
        'You can push when it counts and stop when it is done.',
      ],
      saturn: [
        'Its weight is usable: rules, patience and late hours serve you well.',
        'You can bear a dull stretch, and something stands there afterwards.',
      ],
    },
  },
  'benefic-contrary': {
    title: 'The helper from the other side',
    detail: 'The kindly planet that does not belong to day or to night with you',
    leads: ['The helper from the other side is {planet}.', 'By sect, {planet} is kind to you at one remove.'],
    lines: {
      jupiter: [
        'Its gifts come late or in the wrong size, and fit once you have altered them.',
        'Take its promises with a tape measure, and thank it anyway.',
      ],
      venus: [
        'Its gifts come lightly and ask to be noticed, or they pass the door.',
        'Pleasure helps you most when you stop before it turns into a duty.',
      ],
    },
  },
} as const;
export type Office = keyof typeof officeWords;

export type LotWords = {
  readonly name: string;
  readonly own: string;
  readonly of: string;
  readonly lines: readonly [string, string];
};

export const lotWords: Readonly<Record<Lot, LotWords>> = {
  fortune: {
    name: 'Lot of Fortune',
    own: 'κλῆρος Τύχης',
    of: 'body and circumstance',
    lines: [
      'It stands for what comes to you unasked: the body, the means, the turn of events.',
      'Here you are more the shore than the ship; see what the tide leaves.',
    ],
  },
  spirit: {
    name: 'Lot of Spirit',
    own: 'κλῆρος Δαίμονος',
    of: 'mind and choice',
    lines: [
      'It stands for what you set going on purpose: aim, craft, the use of your own head.',
      'Here you hold the oar, so this is a good place to begin anything.',
    ],
  },
  eros: {
    name: 'Lot of Eros',
    own: 'κλῆρος Ἔρωτος',
    of: 'wanting and liking',
    lines: [
      'It stands for what draws you, people and pursuits alike.',
      'Where it lies, you lean forward in your chair without noticing.',
    ],
  },
  necessity: {
    name: 'Lot of Necessity',
    own: 'κλῆρος Ἀνάγκης',
    of: 'constraint and what must be argued out',
    lines: [
      'It stands for what binds: contracts, quarrels, the thing there is no way round.',
      'Where it lies, you do well to know the terms before you sit down.',
    ],
  },
};

export const dignityNames: Readonly<Record<DignityId, Named>> = {
  domicile: ['domicile', 'οἶκος'],
  exaltation: ['exaltation', 'ὕψωμα'],
  detriment: ['detriment', 'ἐναντίωμα'],
  fall: ['fall', 'ταπείνωμα'],
};

export const dignityLines: Readonly<Record<DignityId, readonly [string, string]>> = {
  domicile: [
    'That is its own house, so it works with its own tools and asks nobody’s leave.',
    'It is at home there and knows which stair creaks.',
  ],
  exaltation: [
    'It is exalted there, a guest at the head of the table, and is listened to.',
    'It is in its exaltation, so people make room before it asks.',
  ],
  detriment: [
    'It is far from home there and has to work with borrowed tools, which is a craft too.',
    'It stands across the street from home, so the task is to be patient with the accent.',
  ],
  fall: [
    'It is in its fall there, spoken over at table, so its matters need saying twice and early.',
    'It stands low there; what it offers is easily missed, and worth bending down for.',
  ],
};

export const sectConditionNames: Readonly<Record<SectCondition, Named>> = {
  'in-sect': ['of the sect', 'τῆς αἱρέσεως'],
  contrary: ['contrary to the sect', 'παρ᾽ αἵρεσιν'],
};

export const sunConditionNames: Readonly<Record<SolarCondition, Named>> = {
  cazimi: ['in the heart of the Sun', 'ἐγκάρδιος'],
  combust: ['combust', null],
  'under-beams': ['under the beams', 'ὕπαυγος'],
};

export const sunConditionLines: Readonly<Record<SolarCondition, readonly [string, string]>> = {
  cazimi: [
    'It sits by the fire and is not burnt: for a small space, its word is the king’s word.',
    'Hidden and favoured at once; use it for one matter that counts.',
  ],
  combust: [
    'It is too near the light to be seen, so its work goes on unnoticed and unthanked.',
    'Its task is to speak before the glare takes over, in private and early.',
  ],
  'under-beams': [
    'It works out of sight, like bread in an oven; judge it when it is out.',
    'What it does for you is done behind the scenes, and counts all the same.',
  ],
};

export const regardNames: Readonly<Record<RegardId, Named>> = {
  conjunction: ['conjunction', 'συμπαρουσία'],
  sextile: ['sextile', 'ἑξάγωνον'],
  square: ['square', 'τετράγωνον'],
  trine: ['trine', 'τρίγωνον'],
  opposition: ['opposition', 'διάμετρον'],
  aversion: ['aversion', 'ἀπόστροφον'],
};

/** What a hard planet does to the other's matters, and what a kindly one gives them; `{of}` names more than one. */
export const strainLines = {
  mars: [
    'Mars brings heat to {of}: better a short clear row than a long simmer.',
    'Mars pushes on {of}, so give it something real to lift.',
    'With Mars so placed, {of} run hot; put the cold tap within reach.',
  ],
  saturn: [
    'Saturn sets a wall beside {of}: the task is to find the gate in it.',
    'Saturn makes {of} slow and serious, and what is built there lasts.',
    'With Saturn so placed, {of} pay in late coin; keep the receipts.',
  ],
} as const;

export const easeLines = {
  venus: [
    'Venus is kind to {of}: they go easier with company and good manners.',
    'Venus sweetens {of}, so do that part among people you like.',
    'With Venus so placed, {of} mend quickly after a knock.',
  ],
  jupiter: [
    'Jupiter is generous to {of}: ask there, and ask for a little more than you dare.',
    'Jupiter widens {of}, so leave a chair free for whoever helps.',
    'With Jupiter so placed, {of} have a friend at court.',
  ],
} as const;

export const bothLines = [
  'One of the two presses and the other soothes, so the matter moves by turns; work with the rhythm.',
  'A hard hand and a kind one on the same rope: the pull is strong, and steering is your part.',
] as const;
