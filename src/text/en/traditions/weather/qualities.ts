/** The five qualities and what the old weather lore said of planets, pairs, doors, angles, seasons and turns. */
import type { ClassicalPlanetId } from '#astro/chart/dignity.ts';
import type { WeatherAngle } from '#traditions/weather/chart.ts';
import type { Door, Quality } from '#traditions/weather/natures.ts';
import type { CardinalSign, ClimateZone, SeasonId } from '#traditions/weather/season.ts';
import type { Theme } from '../drawn/telling.ts';

export type QualityWords = {
  readonly name: string;
  readonly own: string;
  /** How the lore spoke of it. A history, and no forecast. */
  readonly lore: readonly [string, string];
  /** The same as a picture of a day one lives. */
  readonly themes: Readonly<Record<Theme, string>>;
};

export const qualityWords: Readonly<Record<Quality, QualityWords>> = {
  heat: {
    name: 'heat',
    own: 'θερμόν',
    lore: [
      'Ptolemy gave it to the Sun by season and to Mars by nature.',
      'In the almanacs it was the quality of ripening and of short tempers.',
    ],
    themes: {
      love: 'As a picture: warm rooms, quick words, so open a window before the hard sentence.',
      work: 'As a picture: work that ripens fast, and a pan to be watched.',
      money: 'As a picture: a purse left in the sun, so keep the lid on.',
      family: 'As a picture: everyone in one kitchen, so send two of them for bread.',
      self: 'As a picture: you at noon, seen by all and in need of a hat.',
      mood: 'As a picture: a hot forehead, to be met with water and shade.',
      spirit: 'As a picture: a lamp close by, good for seeing and bad for sleeping.',
      decision: 'As a picture: iron on the anvil, so strike once and let it cool.',
    },
  },
  cold: {
    name: 'cold',
    own: 'ψυχρόν',
    lore: [
      'Ptolemy gave it to Saturn, the farthest and slowest of the seven.',
      'In the almanacs it was the quality of stillness, of stores, and of roads shut.',
    ],
    themes: {
      love: 'As a picture: two people and one blanket, so ask who is cold.',
      work: 'As a picture: frozen ground, on which you can plan and not dig.',
      money: 'As a picture: a full woodshed, counted from indoors.',
      family: 'As a picture: a shut door and a stove, so knock first.',
      self: 'As a picture: you in a thick coat, slow, exact and quite all right.',
      mood: 'As a picture: a grey hour, to be given soup and an end.',
      spirit: 'As a picture: a clear night, in which one sees far and feels small.',
      decision: 'As a picture: ice on the pond, so test it near the bank.',
    },
  },
  moisture: {
    name: 'moisture',
    own: 'ὑγρόν',
    lore: [
      'Ptolemy gave it to the Moon and to Venus, and so to dew, showers and growing things.',
      'In the almanacs it was the quality that joins, softens and spoils.',
    ],
    themes: {
      love: 'As a picture: soft ground, where a light step leaves a deep print.',
      work: 'As a picture: clay before firing, so shape it now.',
      money: 'As a picture: water in a jar, held by whatever shape you give it.',
      family: 'As a picture: washing on every chair, and all of it somebody’s.',
      self: 'As a picture: you as a sponge, so choose the basin.',
      mood: 'As a picture: tears near the surface, which is also how gardens are kept.',
      spirit: 'As a picture: a well with the cover off.',
      decision: 'As a picture: wet ink, so let it dry before you fold the page.',
    },
  },
  wind: {
    name: 'wind',
    own: 'ἄνεμος',
    lore: [
      'Ptolemy gave fruitful winds to Jupiter and sudden ones to Mercury.',
      'In the almanacs it was the quality of news, of ships, and of hats.',
    ],
    themes: {
      love: 'As a picture: a letter blown off the table, so say it in person.',
      work: 'As a picture: papers in a draught, so find a stone for each pile.',
      money: 'As a picture: a market full of talk, where the scale tells you more.',
      family: 'As a picture: doors that bang, and no one meant it.',
      self: 'As a picture: you at a corner, hair in your eyes, deciding anyway.',
      mood: 'As a picture: thoughts like leaves, so sweep one heap.',
      spirit: 'As a picture: breath, in and out, with no more to it.',
      decision: 'As a picture: a sail, good with a rope in the hand.',
    },
  },
  storm: {
    name: 'storm',
    own: 'χειμών',
    lore: [
      'Ptolemy gave it to Mars, and later readers to Mars with Saturn.',
      'In the almanacs it was the quality that clears the air and breaks the fence.',
    ],
    themes: {
      love: 'As a picture: thunder over the table, which passes sooner if nobody shouts back.',
      work: 'As a picture: all hands on one sheet, so decide who gives the orders.',
      money: 'As a picture: loose tiles, so mend the roof on a dull day.',
      family: 'As a picture: everyone on the stairs with candles, telling the old story.',
      self: 'As a picture: you with a loud heart and a dry cellar.',
      mood: 'As a picture: an hour of noise, after which the street smells clean.',
      spirit: 'As a picture: small boat, large water, one rope.',
      decision: 'As a picture: lightning, which is a poor lamp to choose by.',
    },
  },
};

/** What the lore made of each planet on an angle. */
export const planetLore: Readonly<Record<ClassicalPlanetId, readonly [string, string]>> = {
  saturn: ['It was read as cold and long-lasting.', 'Old readers wrote “cold, and slow to leave” beside it.'],
  jupiter: [
    'It was read as temperate, with fruitful winds.',
    'Old readers wrote “fair, with a good breeze” beside it.',
  ],
  mars: [
    'It was read as hot and dry, with thunder in it.',
    'Old readers wrote “heat, and something sudden” beside it.',
  ],
  sun: [
    'It was read as warmth according to the season.',
    'Old readers wrote “the season, and more so” beside it.',
  ],
  venus: ['It was read as mild and moist.', 'Old readers wrote “soft air, showers” beside it.'],
  mercury: ['It was read as changeable and windy.', 'Old readers wrote “turns about” beside it.'],
  moon: [
    'It was read as moist, and as carrying what the others bring.',
    'Old readers wrote “damp, and see who is with her” beside it.',
  ],
};

/** What the lore made of two together, faster first by its own table; pairs that are not listed brought nothing of their own. */
export const pairLore: Readonly<Record<string, string>> = {
  'sun-saturn': 'The lore put the pair down as dull and cold, wet or white by season.',
  'moon-saturn': 'The lore put the pair down as cold and wet.',
  'mars-saturn': 'The lore put the pair down as storm and hail.',
  'jupiter-saturn': 'The lore put the pair down as heavy and unsettled, with high winds.',
  'venus-saturn': 'The lore put the pair down as cold rain.',
  'mercury-saturn': 'The lore put the pair down as cloud and wind.',
  'sun-jupiter': 'The lore put the pair down as fair and warm.',
  'mars-jupiter': 'The lore put the pair down as heat with thunder.',
  'venus-jupiter': 'The lore put the pair down as pleasant, and left it at that.',
  'mercury-jupiter': 'The lore put the pair down as wind.',
  'sun-mars': 'The lore put the pair down as heat and drought.',
  'moon-mars': 'The lore put the pair down as thundery showers.',
  'venus-mars': 'The lore put the pair down as rain.',
  'mercury-mars': 'The lore put the pair down as gusts and hail.',
  'moon-venus': 'The lore put the pair down as gentle rain.',
  'moon-mercury': 'The lore put the pair down as wind and change.',
};

/** For a person: what to do with a picture of two planets. */
export const pairPractice: Readonly<Record<'hard' | 'kind' | 'plain', readonly [string, string]>> = {
  hard: [
    'As a picture of the day, carry something sturdy and leave early.',
    'As a picture of the day, do the heavy thing first, with someone holding the ladder.',
  ],
  kind: [
    'As a picture of the day, sit outdoors for ten minutes if you can.',
    'As a picture of the day, ask for the small favour.',
  ],
  plain: [
    'As a picture of the day, take note of what changes around noon.',
    'As a picture of the day, one look out of the window tells you more.',
  ],
};

type Named = readonly [en: string, own: string | null];

export const doorNames: Readonly<Record<Door, Named>> = {
  'moon-saturn': ['Moon and Saturn', 'Σελήνη, Κρόνος'],
  'sun-saturn': ['Sun and Saturn', 'Ἥλιος, Κρόνος'],
  'mercury-jupiter': ['Mercury and Jupiter', 'Ἑρμῆς, Ζεύς'],
  'venus-mars': ['Venus and Mars', 'Ἀφροδίτη, Ἄρης'],
};

export const doorLines: Readonly<Record<Door, readonly [string, string]>> = {
  'moon-saturn': [
    'They rule opposite signs, and the lore called that an opening of the doors, to cold and wet.',
    'As a picture: the cellar door is open, so wear shoes.',
  ],
  'sun-saturn': [
    'They rule opposite signs, and the lore called that an opening of the doors, to cold and dull air.',
    'As a picture: the north door is open, so shut what you want to keep warm.',
  ],
  'mercury-jupiter': [
    'They rule opposite signs, and the lore called that an opening of the doors, to wind.',
    'As a picture: both windows are open, so weigh down the papers.',
  ],
  'venus-mars': [
    'They rule opposite signs, and the lore called that an opening of the doors, to rain.',
    'As a picture: the roof hatch is open, so put the bucket under it.',
  ],
};

export const angleNames: Readonly<Record<WeatherAngle, Named>> = {
  asc: ['rising', 'ὡροσκόπος'],
  mc: ['culminating', 'μεσουράνημα'],
  dsc: ['setting', 'δύσις'],
  ic: ['under the earth', 'ὑπόγειον'],
};

export const phaseNames: Readonly<Record<string, Named>> = {
  new: ['new Moon', 'σύνοδος'],
  'first-quarter': ['first quarter', 'διχότομος'],
  full: ['full Moon', 'πανσέληνος'],
  'last-quarter': ['last quarter', 'διχότομος'],
};

export const phaseLines: Readonly<Record<string, readonly [string, string]>> = {
  new: [
    'Almanac makers began a new line there.',
    'A dark sky: write the list, and start with the shortest item.',
  ],
  'first-quarter': [
    'Almanac makers looked for a turn in the week there.',
    'Half lit: something resists, which shows where it is held.',
  ],
  full: [
    'Almanac makers gave it the greatest pull on damp things.',
    'Full light: look at what came of it, and call it by name.',
  ],
  'last-quarter': ['Almanac makers looked for a clearing there.', 'Half dark: put away what was used.'],
};

export const turnLines: Readonly<Record<CardinalSign, readonly [string, string]>> = {
  aries: [
    'Its chart was drawn for the whole year to come.',
    'Day and night are equal there, and old readers opened a fresh book.',
  ],
  cancer: [
    'Its chart was drawn for the quarter that follows.',
    'The Sun stands still and turns back, and old readers looked at the wells.',
  ],
  libra: [
    'Its chart was drawn for the quarter that follows.',
    'Day and night are equal again, and old readers looked at the seed corn.',
  ],
  capricorn: [
    'Its chart was drawn for the quarter that follows.',
    'The Sun stands still and turns back, and old readers looked at the woodpile.',
  ],
};

export const seasonNames: Readonly<Record<SeasonId, Named>> = {
  spring: ['spring', 'ἔαρ'],
  summer: ['summer', 'θέρος'],
  autumn: ['autumn', 'φθινόπωρον'],
  winter: ['winter', 'χειμών'],
  'before-rains': ['the season before the rains', null],
  rainy: ['the rainy season', null],
  'after-rains': ['the season after the rains', null],
  dry: ['the dry season', null],
};

export const seasonLines: Readonly<Record<SeasonId, string>> = {
  spring: 'In spring no quality is counted for more than another.',
  summer: 'In summer heat counts for more and cold for less.',
  autumn: 'In autumn no quality is counted for more than another.',
  winter: 'In winter cold counts for more and heat for less.',
  'before-rains': 'Before the rains heat counts for more and cold for less.',
  rainy: 'In the rains moisture counts for more and cold for less.',
  'after-rains': 'After the rains no quality is counted for more than another.',
  dry: 'In the dry season cold counts for more and moisture for less.',
};

export const zoneNames: Readonly<Record<ClimateZone, Named>> = {
  north: ['north of the tropics', null],
  south: ['south of the tropics', null],
  'north-tropics': ['in the northern tropics', null],
  'south-tropics': ['in the southern tropics', null],
};
