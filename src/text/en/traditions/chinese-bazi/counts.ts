/** Seasons, elements counted, kinds of gods counted, and melodies. Our own words. */
import type { GodKindId } from '#traditions/east-asian/relations.ts';
import type { NayinId, WuxingId } from '#traditions/east-asian/sexagenary.ts';

export type SeasonId = 'spring' | 'summer' | 'autumn' | 'winter';

/** The element of the day master in each season. */
export const seasonTexts: Readonly<Record<SeasonId, Readonly<Record<WuxingId, string>>>> = {
  spring: {
    wood: 'Wood in spring stands in its own weather: growth is easy, and direction has to be chosen.',
    fire: 'Fire in spring has fresh fuel beside it, so warmth comes readily and wants a hearth.',
    earth: 'Earth in spring is full of roots, so much is asked of it, and it needs a share kept for itself.',
    metal: 'Metal in spring meets more wood than it can cut, so choose the branch and leave the forest.',
    water: 'Water in spring is drunk up by whatever grows, so giving comes easily and refilling is the task.',
  },
  summer: {
    wood: 'Wood in summer gives its sap to the leaves, so what you show should be balanced by what you drink.',
    fire: 'Fire in summer is in its own month: bright without effort, and in need of shade.',
    earth: 'Earth in summer is warm and dry, so it holds well and asks for rain: rest, tears, talk.',
    metal: 'Metal in summer lies in the forge, so you are being shaped, and cooling belongs to the work.',
    water: 'Water in summer is scarce and welcome, so people come to you, and the well should have a lid.',
  },
  autumn: {
    wood: 'Wood in autumn is pruned and gathered, so less growth is asked of you and more fruit.',
    fire: 'Fire in autumn is carried indoors, so a smaller flame, kept longer, does the work.',
    earth: 'Earth in autumn has given its harvest, so what you make is visible and the soil wants rest.',
    metal: 'Metal in autumn is in its own month: clear, sharp, and better for meeting something soft.',
    water: 'Water in autumn is fed from above, so you are well supplied and may run where you like.',
  },
  winter: {
    wood: 'Wood in winter draws its life down to the root, so warmth matters more than more water.',
    fire: 'Fire in winter is what everyone gathers round, so guard the fuel before you open the door.',
    earth: 'Earth in winter is frozen at the top, so begin with warmth and let the digging come later.',
    metal: 'Metal in winter is cold and clean, so a lamp beside you makes you easier to hold.',
    water: 'Water in winter is in its own month: deep and strong, and glad of a bank.',
  },
};

/** Of an element that is there most, that is there least, and that is not there at all. */
export const elementTexts: Readonly<
  Record<
    WuxingId,
    { readonly plenty: readonly string[]; readonly few: readonly string[]; readonly none: readonly string[] }
  >
> = {
  wood: {
    plenty: [
      'Wood is growth, plans and a sense of direction, and you have it to hand on a flat Monday.',
      'With so much of it you start things readily, and could thin out the rows.',
    ],
    few: [
      'Wood is growth and planning, so borrow it: a course with a timetable, a plant that needs you.',
      'Where it runs short, beginnings cost effort, and one small beginning a week is enough.',
    ],
    none: [
      'Wood is growth and planning, and what is not in the pillars is learned on purpose, with a pencil and a date.',
      'No wood means that plans come from outside first, so pick well whose plan it is.',
    ],
  },
  fire: {
    plenty: [
      'Fire is warmth, show and quick contact, and you can light a room with it.',
      'With so much of it you are easily seen, so keep one evening when nobody looks.',
    ],
    few: [
      'Fire is warmth and being seen, so sit nearer to it: bright rooms, open people, the front row.',
      'Where it runs short, you warm slowly, and slow warmth is worth announcing.',
    ],
    none: [
      'Fire is warmth and being seen, and without it in the pillars show is a skill you practise aloud.',
      'No fire means that people may miss that you are glad, so tell them in words.',
    ],
  },
  earth: {
    plenty: [
      'Earth is holding, patience and a place to stand, and others put their weight on yours.',
      'With so much of it you hold firm, and should check which of it is only sediment.',
    ],
    few: [
      'Earth is holding and routine, so borrow it: the same table, the same hour, soup on the stove.',
      'Where it runs short, things pass through, so give the important ones a shelf.',
    ],
    none: [
      'Earth is holding and routine, and without it in the pillars a fixed hour has to do the holding.',
      'No earth means that ground is made, so make a square metre of it and stand there daily.',
    ],
  },
  metal: {
    plenty: [
      'Metal is edge, order and the clean finish, and you can cut to the point with it.',
      'With so much of it you judge quickly, so let the blade lie for an hour after a quarrel.',
    ],
    few: [
      'Metal is edge and order, so borrow it: a list, a price, a friend who says no well.',
      'Where it runs short, ending things is hard, and a small clean no is good practice.',
    ],
    none: [
      'Metal is edge and order, and without it in the pillars limits have to be written down and kept.',
      'No metal means that nobody hands you a knife, so decide beforehand where to cut.',
    ],
  },
  water: {
    plenty: [
      'Water is thought, movement and feeling for depth, and yours finds a way under most doors.',
      'With so much of it you drift as easily as you travel, so name the harbour first.',
    ],
    few: [
      'Water is rest and thought, so borrow it: sleep, a slow book, a walk along something wet.',
      'Where it runs short, you dry out in haste, and pauses have to be put in by hand.',
    ],
    none: [
      'Water is rest and thought, and without it in the pillars pauses are built in like stairs.',
      'No water means that stillness is not handed to you, so keep an appointment with it.',
    ],
  },
};

/** Of stems of one kind of god: none, one or two, three and more. */
export const kindTexts: Readonly<
  Record<GodKindId, { readonly none: string; readonly some: string; readonly many: string }>
> = {
  companion: {
    none: 'Peers are the equals at your side, and with none in the pillars friends are chosen and not inherited.',
    some: 'Peers are the equals at your side, and a few good ones are all this asks for.',
    many: 'Peers are the equals at your side, and with many of them a share of everything has to be named.',
  },
  output: {
    none: 'Output is what you make and say, and with none in the pillars you should give expression a place in the week.',
    some: 'Output is what you make and say, and there is a door for it that should be used.',
    many: 'Output is what you make and say, and with so much of it the question is what gets finished and billed.',
  },
  wealth: {
    none: 'Wealth is what you tend and bring in, and with none in the pillars the ditch for it is dug by hand.',
    some: 'Wealth is what you tend and bring in, and a measured amount of it is easily kept in view.',
    many: 'Wealth is what you tend and bring in, and so much of it is a good deal of tending.',
  },
  officer: {
    none: 'Officers are rules and posts, and with none in the pillars you set your own hours or have to.',
    some: 'Officers are rules and posts, and there is enough of them here to lean on.',
    many: 'Officers are rules and posts, and with so many of them it is worth asking which still apply.',
  },
  resource: {
    none: 'Resource is what feeds you, and with none in the pillars help has to be asked for by name.',
    some: 'Resource is what feeds you, and a teacher or a book within reach makes much of the difference.',
    many: 'Resource is what feeds you, and so much of it can keep you studying when it is time to do.',
  },
};

/** The melody of two pairs, one line each. */
export const nayinTexts: Readonly<Record<NayinId, string>> = {
  'sea-metal': 'Its melody is a treasure on the sea floor: worth a good deal, and found by those who dive.',
  'furnace-fire': 'Its melody is a fire that is kept in: useful, fed, and hot behind its door.',
  'forest-wood': 'Its melody is a forest: many together, tall, and hard to see one by one.',
  'roadside-earth': 'Its melody is the verge of a road: open to all who pass, and trodden by them.',
  'sword-metal': 'Its melody is a tempered edge: made by heat, and best kept in a sheath.',
  'hilltop-fire': 'Its melody is a beacon on a hill: seen from far, and tended by few.',
  'stream-water': 'Its melody is a stream in a ravine: clear, narrow, and heard before it is seen.',
  'rampart-earth': 'Its melody is a town wall: it protects, and it also shuts.',
  'wax-metal': 'Its melody is metal still soft from the mould: it takes an impression easily.',
  'willow-wood': 'Its melody is a willow: it bends to the water and takes root from a twig.',
  'spring-water': 'Its melody is a spring: quiet, cold, and there again tomorrow.',
  'roof-earth': 'Its melody is a roof of baked tiles: a thing made to shelter others.',
  'thunder-fire': 'Its melody is a thunderclap: sudden, brief, and it clears the air.',
  'pine-wood': 'Its melody is pine and cypress: green in the cold, and slow.',
  'river-water': 'Its melody is a long river: it arrives late and brings a good deal with it.',
  'sand-metal': 'Its melody is gold in river sand: small grains, and patience with a sieve.',
  'foothill-fire': 'Its melody is a camp fire under a hill: for travellers, towards evening.',
  'plain-wood': 'Its melody is a lone tree on a plain: everyone’s landmark.',
  'wall-earth': 'Its melody is plaster on a wall: it finishes what others have built.',
  'foil-metal': 'Its melody is gold leaf: thin, bright, and laid over something else.',
  'lamp-fire': 'Its melody is a lamp under its shade: light for one table.',
  'milky-way-water': 'Its melody is the river of the night sky: far up, and everybody’s.',
  'highway-earth': 'Its melody is the post road: wide, dusty, and leading somewhere.',
  'hairpin-metal': 'Its melody is a hairpin and a bracelet: metal that is worn close to the skin.',
  'mulberry-wood': 'Its melody is a mulberry: leaves for silkworms, and cloth at the end of it.',
  'brook-water': 'Its melody is a broad brook: lively, busy, turning a mill.',
  'sand-earth': 'Its melody is earth mixed with sand: it lets water through, and it shifts.',
  'sky-fire': 'Its melody is full daylight: warm on good and bad roofs alike.',
  'pomegranate-wood': 'Its melody is a pomegranate: hard outside, and full of seeds.',
  'ocean-water': 'Its melody is the open sea: every river comes home to it.',
};
