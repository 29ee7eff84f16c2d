/** What the elements, mewa and parkha of the Tibetan count say of a birth and of a year. */
import type { TibetanElement } from '#calendar/phugpa.ts';
import type { Obstacle, ParkhaId } from '#traditions/tibetan/tables.ts';
import type { Theme } from '../thai/themes.ts';

type Pair = readonly [string, string];

type ElementText = { readonly core: Pair; readonly themes: Readonly<Record<Theme, string>> };

export const elementTexts: Readonly<Record<TibetanElement, ElementText>> = {
  wood: {
    core: [
      'Wood grows: it bends, branches and wants light.',
      'Wood gives a liking for beginnings that have room.',
    ],
    themes: {
      love: 'In love wood wants to grow side by side, with air between the trunks.',
      work: 'At work wood likes a project that is larger next year.',
      money: 'With money wood plants early and harvests late.',
      family: 'At home wood spreads its branches over everyone; prune kindly.',
      self: 'For you wood asks what you are growing towards.',
      mood: 'A cramped mood under wood wants a walk among real trees.',
      spirit: 'The practice of wood is patience with what is green.',
      decision: 'Wood decides for whatever leaves room to grow.',
    },
  },
  fire: {
    core: [
      'Fire warms and shows faces: it is quick, bright and hungry.',
      'Fire gives heart to a room and needs someone to bank it at night.',
    ],
    themes: {
      love: 'In love fire is plain to see; feed it small sticks daily.',
      work: 'At work fire lights the others, and burns short without breaks.',
      money: 'With money fire spends in flashes, so keep matches and purse apart.',
      family: 'At home fire is the hearth, and sometimes the argument beside it.',
      self: 'For you fire asks what makes your face warm.',
      mood: 'A burnt-out mood under fire wants early nights before new ideas.',
      spirit: 'The practice of fire is a lamp at a fixed hour.',
      decision: 'Fire decides at once; hold the answer until the coals glow.',
    },
  },
  earth: {
    core: [
      'Earth carries: it is slow, fair and hard to move.',
      'Earth gives a place for other things to stand on.',
    ],
    themes: {
      love: 'In love earth stays put; say that you chose to.',
      work: 'At work earth is the floor under the plan.',
      money: 'With money earth saves in clay pots, and forgets where one is buried.',
      family: 'At home earth feeds everybody; let it be fed once.',
      self: 'For you earth asks what you can be counted on for.',
      mood: 'A heavy mood under earth lightens with hands in soil or flour.',
      spirit: 'The practice of earth is sitting where you are.',
      decision: 'Earth decides for what will bear weight.',
    },
  },
  iron: {
    core: [
      'Iron holds an edge: it is clear, firm and dislikes rust.',
      'Iron gives resolve, and asks for a sheath.',
    ],
    themes: {
      love: 'In love iron is loyal and blunt; oil the hinge.',
      work: 'At work iron finishes and cuts what does not serve.',
      money: 'With money iron keeps rules, which is half of wealth.',
      family: 'At home iron draws the line; draw it in pencil first.',
      self: 'For you iron asks what you will not bend on.',
      mood: 'A cold mood under iron wants warmth before advice.',
      spirit: 'The practice of iron is a vow, kept plain.',
      decision: 'Iron decides by cutting off; keep the other half a week.',
    },
  },
  water: {
    core: [
      'Water finds the way: it yields, gathers and goes on.',
      'Water gives feeling and memory, and no straight lines.',
    ],
    themes: {
      love: 'In love water takes the shape of the other; keep a shore.',
      work: 'At work water connects what the walls keep apart.',
      money: 'With money water flows in and out, so build a tank.',
      family: 'At home water remembers every rain.',
      self: 'For you water asks where you are quietly heading.',
      mood: 'A flooded mood under water drains by talking, a cup at a time.',
      spirit: 'The practice of water is letting it settle until it is clear.',
      decision: 'Water decides by going round; check that it is going.',
    },
  },
};

/** The nine mewa: two general sentences, and one for what it asks. */
export const mewaLines: Readonly<Record<string, readonly [string, string, string]>> = {
  '1': [
    'It is told as clear water over white stone: clean beginnings, quiet motion.',
    'It likes solitude, travel and a made bed.',
    'It asks you to keep one thing pure of business.',
  ],
  '2': [
    'It is told as dark ground: strength that is slow to show.',
    'It holds on, to grudges too, and outlasts most.',
    'It asks you to bring one buried thing to light.',
  ],
  '3': [
    'It is told as deep blue, the lake: feeling with a long memory.',
    'It hides tenderness behind a joke or a closed door.',
    'It asks you to say the tender thing first.',
  ],
  '4': [
    'It is told as green growth: good at starting, quick to be hurt by frost.',
    'It speaks well and changes plans early.',
    'It asks you to stake the young plant.',
  ],
  '5': [
    'It is told as yellow, the middle of the board: it faces all sides at once.',
    'It is devoted and hard-working, and carries too many keys.',
    'It asks you to put down the keys that were not given to you.',
  ],
  '6': [
    'It is told as white sky: orderly, upright, a little high up.',
    'It keeps promises and expects them kept.',
    'It asks you to come down for supper.',
  ],
  '7': [
    'It is told as red, the live coal: warm speech and quick temper.',
    'It likes company and sweet things.',
    'It asks you to cool the word before you hand it over.',
  ],
  '8': [
    'It is told as white mountain: still, sturdy, slow to trust.',
    'It saves, builds and says little.',
    'It asks you to open the gate on one day of the week.',
  ],
  '9': [
    'It is told as red flame at noon: everything shows.',
    'It is generous, proud and easily tired by the dark.',
    'It asks you to keep a little light for tomorrow.',
  ],
};

export const parkhaLines: Readonly<Record<ParkhaId, Pair>> = {
  li: [
    'Li is fire in the south: a year in which things show, so show what you mean.',
    'Under Li warmth helps and haste scorches.',
  ],
  khon: [
    'Khon is earth in the south-west: a year that carries, and likes to be thanked.',
    'Under Khon slow common work goes well.',
  ],
  dwa: [
    'Dwa is iron in the west: a year for edges, endings and good tools.',
    'Under Dwa sort, sharpen and speak briefly.',
  ],
  khen: [
    'Khen is sky in the north-west: a year for the wide view and the one firm rule.',
    'Under Khen ask elders, and look up.',
  ],
  kham: [
    'Kham is water in the north: a year that goes round obstacles and feels its way.',
    'Under Kham rest is part of the work.',
  ],
  gin: [
    'Gin is the mountain in the north-east: a year for staying, building walls and keeping a door in them.',
    'Under Gin do less and let it stand.',
  ],
  zin: [
    'Zin is wood in the east: a year in which things sprout, so make room.',
    'Under Zin begin small and outdoors.',
  ],
  zon: [
    'Zon is wind in the south-east: a year of messages and moving air.',
    'Under Zon travel light and answer letters.',
  ],
};

export const weekElementLines: Readonly<Record<string, Pair>> = {
  fire: ['A fire day gives a quick start and a warm word.', 'It lends you heat; find a stove for it.'],
  water: ['A water day gives feeling and a way round.', 'It lends you tact; use it on yourself too.'],
  wind: ['A wind day gives movement, study and news.', 'It lends you wings; tie a string to one of them.'],
  earth: [
    'An earth day gives weight and staying power.',
    'It lends you ground; sit down on it now and then.',
  ],
};

/** The year’s element counted against that of the birth: how far the birth lies ahead of the year on the ring. */
export const elementPairs: Readonly<Record<number, { readonly name: string; readonly lines: Pair }>> = {
  0: {
    name: 'your own element again',
    lines: [
      'Like meets like: you know this weather, so use what you already know.',
      'It doubles what you have, the faults included.',
    ],
  },
  1: {
    name: 'the mother of yours',
    lines: [
      'A mother year feeds: ask, learn, let yourself be helped.',
      'What supports you is near this year; lean a little.',
    ],
  },
  2: {
    name: 'what holds yours in check',
    lines: [
      'A year that sets limits, so make the plan smaller and keep it.',
      'It pushes against you; push back in daily portions.',
    ],
  },
  3: {
    name: 'what yours holds in check',
    lines: [
      'A year you can get a grip on: take up the task you have been circling.',
      'You have the handle this year; hold it gently.',
    ],
  },
  4: {
    name: 'the child of yours',
    lines: [
      'A child year takes from you: give with a date on it, and rest.',
      'You feed this year; choose what deserves it.',
    ],
  },
};

export const obstacleLines: Readonly<Record<Exclude<Obstacle, 'none'>, Pair>> = {
  'own-animal': [
    'Custom calls such a year an obstacle year, which asks for care and small merit, and not for fear.',
    'Your animal comes round every twelve years: look at what the last round made, and clear one shelf.',
  ],
  'opposite-animal': [
    'Custom goes slowly in such a year: fewer large beginnings, more kindness on purpose.',
    'It stands across the table from you; keep promises short and exact.',
  ],
};
