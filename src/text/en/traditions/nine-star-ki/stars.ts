/** The nine stars by name and theme, the places of the board, and how two elements meet. Our own words. */
import type { BoardPlace, StarNumber } from '#traditions/nine-star-ki/stars.ts';
import type { ElementRelationId } from '#traditions/east-asian/relations.ts';
import type { Names } from '../east-asian/cycle-names.ts';
import type { Themed } from '../east-asian/telling.ts';

/** English, Japanese, and the sound of Japanese. */
export const starNames: Readonly<Record<StarNumber, Names>> = {
  1: ['One White Water', '一白水星', 'ippaku suisei'],
  2: ['Two Black Earth', '二黒土星', 'jikoku dosei'],
  3: ['Three Jade Wood', '三碧木星', 'sanpeki mokusei'],
  4: ['Four Green Wood', '四緑木星', 'shiroku mokusei'],
  5: ['Five Yellow Earth', '五黄土星', 'goō dosei'],
  6: ['Six White Metal', '六白金星', 'roppaku kinsei'],
  7: ['Seven Red Metal', '七赤金星', 'shichiseki kinsei'],
  8: ['Eight White Earth', '八白土星', 'happaku dosei'],
  9: ['Nine Purple Fire', '九紫火星', 'kyūshi kasei'],
};

export const elementNames: Readonly<Record<'wood' | 'fire' | 'earth' | 'metal' | 'water', Names>> = {
  wood: ['Wood', '木', 'moku'],
  fire: ['Fire', '火', 'ka'],
  earth: ['Earth', '土', 'do'],
  metal: ['Metal', '金', 'kin'],
  water: ['Water', '水', 'sui'],
};

export const starTexts: Readonly<Record<StarNumber, Themed & { readonly image: string }>> = {
  1: {
    image: 'Its picture is water under ice: quiet above, moving below.',
    love: 'You come close slowly and underground, so let a word of it reach the surface.',
    work: 'You get through by patience and detail, and rooms with too many voices cost you double.',
    money: 'Your money trickles well and leaks well, so look at the pipes each month.',
    family: 'You carry what others cannot say at home, and may set some of it down.',
    self: 'You run deep and take your own way round, often unseen until you arrive.',
    mood: 'Cold spells pass when you are warm, fed and alone with one person.',
    spirit: 'Night, rain and reading lead you to what you believe.',
    decision: 'Wait until the water is clear, and then follow the slope.',
  },
  2: {
    image: 'Its picture is a ploughed field: dark, wide, and ready for whatever is sown.',
    love: 'You love by serving, so ask now and then to be served.',
    work: 'You support what others begin, and the support deserves a name on the door.',
    money: 'Your money is saved by housekeeping and spent on others, in coins that add up.',
    family: 'You are the one who feeds and remembers, and you might be late for once.',
    self: 'You are patient and thorough, and you underrate what comes easily to your hands.',
    mood: 'Worry finds you in idle hours, so keep something in the oven.',
    spirit: 'Daily care is your practice, and it counts when nobody sees it.',
    decision: 'Ask what helps, and then whether it also helps you.',
  },
  3: {
    image: 'Its picture is spring thunder: a start, a noise, new shoots.',
    love: 'You fall quickly and say so loudly, and the weeks after need a slower voice.',
    work: 'You are first at the board with the idea, and glad of someone who carries it on.',
    money: 'Your money comes and goes at a run, so tie a bell to the larger sums.',
    family: 'You wake a sleepy house, and could knock before you do it.',
    self: 'You would rather begin than wait, and you learn by being wrong early.',
    mood: 'Anger clears you like weather, so warn the garden first.',
    spirit: 'Song, birds and early hours bring you to yourself.',
    decision: 'Start the small version today, and promise nothing yet.',
  },
  4: {
    image: 'Its picture is wind in leaves: it reaches everywhere and pushes little.',
    love: 'You attune to the other so well that your own wish arrives last, so bring it along first.',
    work: 'You connect people and places, and should keep one thread in your own name.',
    money: 'Your money travels through contacts, so ask which of them still blow your way.',
    family: 'You carry messages between rooms, and may decline to deliver one.',
    self: 'You are gentle and changeable, and steadier than you look once you have a trellis.',
    mood: 'Crowded weather unsettles you, and one open window mends much.',
    spirit: 'Breath and walking are the simplest door for you.',
    decision: 'Notice which way you lean when nobody is in the room.',
  },
  5: {
    image: 'Its picture is the centre of the board: everything passes through it.',
    love: 'You draw people in and set the terms, so leave the other side a clause to write.',
    work: 'You hold the middle under pressure, and should choose which middle.',
    money: 'Your money moves in large strokes, so keep a small unspectacular pot.',
    family: 'You are the hinge of the house, and hinges want oil.',
    self: 'You are strong and hard to move, and learn most from what does not go your way.',
    mood: 'Your moods fill a room, so tell it beforehand how long they last.',
    spirit: 'Returning to one plain centre each day steadies you, a chair, a cup, a prayer.',
    decision: 'Ask who else stands on the ground you are about to turn.',
  },
  6: {
    image: 'Its picture is the sky: high, clear, and used to being looked up to.',
    love: 'You keep your word and your distance, so let someone see you unfinished.',
    work: 'You lead by standard, and you may say thank you oftener than you correct.',
    money: 'Your money likes quality and a plan, and pride is what makes it dear.',
    family: 'You are the roof at home, and a roof may have a window.',
    self: 'You hold yourself to a high line and dislike owing anybody.',
    mood: 'You tighten when tired, so bow out an hour earlier than honour asks.',
    spirit: 'Form, height and silence suit you: a hill, a hall, a morning rule.',
    decision: 'Ask what is right, then what is kind, then act once.',
  },
  7: {
    image: 'Its picture is a lake at dusk: bright surface, good company, coin and talk.',
    love: 'You court well and enjoy being courted, and the quiet evening is the test.',
    work: 'You sell, soothe and sparkle, and do the sums best when someone sits beside you.',
    money: 'Your money is for enjoying, so let part of it be enjoyed by you next year.',
    family: 'You bring treats and laughter home, and could bring a hard truth wrapped in neither.',
    self: 'You have taste and timing, and a habit of leaving before the washing-up.',
    mood: 'You cover sadness with charm, so tell one person what is under it.',
    spirit: 'Joy is your teacher, when you stay long enough for its last lesson.',
    decision: 'Take the price off both options, and look which one you still want.',
  },
  8: {
    image: 'Its picture is a mountain pass: a stop, and then a turn.',
    love: 'You are slow to open and hard to shift, so say when the gate is only shut for the night.',
    work: 'You build, store and guard, and change everything on one morning after ten still years.',
    money: 'Your money is saved in stones, and a few of them should be steps.',
    family: 'You keep the house and its keys, and can hand somebody a key.',
    self: 'You stand firm and think long, and your turning points come out of stillness.',
    mood: 'Stubbornness in you is often grief with its boots on, so sit down with it.',
    spirit: 'Caves, thresholds and retreats do you good, with a date for coming out.',
    decision: 'Stay until you know what you are waiting for, and then go through.',
  },
  9: {
    image: 'Its picture is fire at midday: it shows everything, and it needs something to hold on to.',
    love: 'You love brightly and are seen doing it, so give some of it where it cannot be seen.',
    work: 'You make things visible and attractive, and want a plain partner for the long half.',
    money: 'Your money goes on beauty and show, so agree with yourself on a frame.',
    family: 'You light up visits and burn at chores, so trade one for the other fairly.',
    self: 'You see quickly and judge quickly, and shine longest beside steady wood.',
    mood: 'You flare and feel hollow after, and a meal and dim light bring you back.',
    spirit: 'Beauty and clarity are how you meet what is larger than you.',
    decision: 'Let the first blaze go by, and choose by the coals.',
  },
};

export const placeNames: Readonly<Record<BoardPlace, Names>> = {
  centre: ['the centre', '中宮', 'chūgū'],
  northwest: ['the northwest', '乾宮', 'kenkyū'],
  west: ['the west', '兌宮', 'dakyū'],
  northeast: ['the northeast', '艮宮', 'gonkyū'],
  south: ['the south', '離宮', 'rikyū'],
  north: ['the north', '坎宮', 'kankyū'],
  southwest: ['the southwest', '坤宮', 'konkyū'],
  east: ['the east', '震宮', 'shinkyū'],
  southeast: ['the southeast', '巽宮', 'sonkyū'],
};

/** What a year in that place is for, in two ways. */
export const placeTexts: Readonly<Record<BoardPlace, readonly [string, string]>> = {
  centre: [
    'The centre is a year of being asked from all sides, so hold still and sort.',
    'In the centre everything passes by you, and little should be started that cannot wait.',
  ],
  northwest: [
    'The northwest is a year of responsibility and of people above you, so do it properly and rest properly.',
    'In the northwest you are seen by those who decide, which asks for a clean desk more than a loud voice.',
  ],
  west: [
    'The west is a harvest year, for company and enjoyment with an eye on the bill.',
    'In the west things come in and are celebrated, so count before the toast.',
  ],
  northeast: [
    'The northeast is a year of stops and turns, good for revision and poor for haste.',
    'In the northeast a chapter changes, so close the old file before you label the new one.',
  ],
  south: [
    'The south is a year in full light, when work is seen and faults are too.',
    'In the south you are visible, so show what is ready and part from what is not.',
  ],
  north: [
    'The north is a quiet winter of a year, for rest, study and repair below the surface.',
    'In the north seed lies in the ground, so guard your sleep and lower the noise.',
  ],
  southwest: [
    'The southwest is a year of preparation, for patient work beside others.',
    'In the southwest the field is ploughed, and service now is not the same as staying there.',
  ],
  east: [
    'The east is a spring of a year, for beginnings and for saying the new thing aloud.',
    'In the east shoots come up quickly, so choose which of them to stake.',
  ],
  southeast: [
    'The southeast is a year of growth and contacts, when what was begun finds its people.',
    'In the southeast letters are answered, so write them.',
  ],
};

export const relationNames: Readonly<Record<ElementRelationId, Names>> = {
  same: ['the same element', '比和', 'hiwa'],
  feeds: ['feeds', '相生', 'sōshō'],
  'fed-by': ['is fed by', '相生', 'sōshō'],
  controls: ['keeps in bounds', '相剋', 'sōkoku'],
  'controlled-by': ['is kept in bounds by', '相剋', 'sōkoku'],
};

export type RelationName = 'year-month' | 'year-tendency' | 'year-annual';

export const relationTexts: Readonly<Record<RelationName, Readonly<Record<ElementRelationId, string>>>> = {
  'year-month': {
    same: 'Outside and inside speak one language in you, and a second opinion has to come from elsewhere.',
    feeds:
      'What you do outside nourishes how you feel, and it costs you strength that should be paid back in rest.',
    'fed-by': 'Your inner life supplies the outer one, so an hour alone is fuel and no luxury.',
    controls: 'Your public side keeps the private one short, so give the feeling a chair at the meeting.',
    'controlled-by': 'Feeling puts a hand on the brake of doing, so ask it what it saw.',
  },
  'year-tendency': {
    same: 'You come across much as you are, so what people meet first will hold.',
    feeds: 'You give yourself away in the first impression, so keep a part for the second hour.',
    'fed-by': 'How you come across brings you what you need, so go out and be met.',
    controls: 'You hold your manner in check, and could let it out on small occasions.',
    'controlled-by': 'Your manner decides faster than you do, so count to three at the door.',
  },
  'year-annual': {
    same: 'The year runs at your pace, which is pleasant and hides what is missing.',
    feeds: 'The year takes from you gladly, so decide beforehand how much.',
    'fed-by': 'The year supplies you, so ask for what you usually do without.',
    controls: 'The year lets itself be steered by you, at the cost of steady work.',
    'controlled-by': 'The year presses back, so choose fewer things and finish them.',
  },
};
