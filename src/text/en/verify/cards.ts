/** English names of the 78 cards, of suits, of places in a spread, and of the two ways up. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';

/** In the order of the deck of 1909; a name that is also a plain word needs "the" or "card" beside it. */
const MAJORS: readonly (readonly string[])[] = [
  ['The Fool', 'the Fool', 'Fool card'],
  ['the Magician', 'The Magician', 'Magician card'],
  ['the High Priestess', 'The High Priestess', 'High Priestess'],
  ['the Empress', 'The Empress', 'Empress card'],
  ['the Emperor', 'The Emperor', 'Emperor card'],
  ['the Hierophant', 'The Hierophant', 'Hierophant'],
  ['the Lovers', 'The Lovers', 'Lovers card'],
  ['the Chariot', 'The Chariot', 'Chariot card'],
  ['Strength', 'Strength card', 'the Strength card', 'the card of Strength'],
  ['the Hermit', 'The Hermit', 'Hermit card'],
  ['the Wheel of Fortune', 'The Wheel of Fortune', 'Wheel of Fortune', 'the Wheel'],
  ['Justice', 'Justice card', 'the Justice card', 'the card of Justice'],
  ['the Hanged Man', 'The Hanged Man', 'Hanged Man'],
  ['Death', 'Death card', 'the Death card', 'the card of Death'],
  ['Temperance', 'Temperance card', 'the Temperance card'],
  ['the Devil', 'The Devil', 'Devil card'],
  ['the Tower', 'The Tower', 'Tower card'],
  ['the Star', 'The Star', 'Star card', 'the Star card'],
  ['the Moon', 'The Moon', 'Moon card', 'the Moon card'],
  ['the Sun', 'The Sun', 'Sun card', 'the Sun card'],
  ['Judgement', 'Judgment', 'Judgement card', 'the Judgement card'],
  ['the World', 'The World', 'World card', 'the World card'],
];

const SUITS: Readonly<Record<string, readonly string[]>> = {
  wands: ['wands', 'wand', 'rods', 'batons', 'staves'],
  cups: ['cups', 'cup', 'chalices'],
  swords: ['swords', 'sword', 'blades'],
  pentacles: ['pentacles', 'pentacle', 'coins', 'coin', 'disks'],
};

const RANKS: Readonly<Record<string, readonly string[]>> = {
  ace: ['ace', '1'],
  '02': ['two', '2'],
  '03': ['three', '3'],
  '04': ['four', '4'],
  '05': ['five', '5'],
  '06': ['six', '6'],
  '07': ['seven', '7'],
  '08': ['eight', '8'],
  '09': ['nine', '9'],
  '10': ['ten', '10'],
  page: ['page', 'knave', 'princess'],
  knight: ['knight'],
  queen: ['queen'],
  king: ['king'],
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Six of Cups", in any case: no plain text speaks so. */
const minors: readonly WordRow[] = Object.entries(SUITS).flatMap(([suit, suitNames]) =>
  Object.entries(RANKS).map(([rank, ranks]): WordRow => [
    'card',
    `${suit}-${rank}`,
    ...ranks.flatMap((name) =>
      suitNames
        .filter((one) => one.endsWith('s'))
        // "the two" is a phrase of its own, so the longer one holds the article too.
        .flatMap((one) => [`${name} of ${one}`, ...(name === 'two' ? [`the two of ${one}`] : [])]),
    ),
  ]),
);

const majors: readonly WordRow[] = MAJORS.map((names, n): WordRow => [
  'card',
  `major-${String(n).padStart(2, '0')}`,
  ...names,
]);

/** With "card" beside it, or of two words: a card in any reading. */
const plainMajors: readonly WordRow[] = MAJORS.map((names, n): WordRow => [
  'card',
  `major-${String(n).padStart(2, '0')}`,
  ...names.filter(
    (name) =>
      name.includes('card') || /^(?:High Priestess|Wheel of Fortune|Hanged Man|Hierophant)$/.test(name),
  ),
]);

const places: readonly WordRow[] = [
  ['position', 'past', 'past', 'past position'],
  [
    'position',
    'present',
    'present',
    'centre',
    'center',
    'heart of the spread',
    'present situation',
    'middle of the spread',
    'situation',
  ],
  ['position', 'future', 'future', 'near future'],
  ['position', 'challenge', 'challenge', 'crossing position', 'obstacle', 'challenge position'],
  ['position', 'crown', 'crown'],
  ['position', 'foundation', 'foundation', 'root of the spread', 'base of the spread'],
  ['position', 'recent-past', 'recent past'],
  ['position', 'approach', 'approach'],
  ['position', 'external-influences', 'external influences', 'outside influences', 'environment'],
  ['position', 'hopes-and-fears', 'hopes and fears', 'hopes & fears'],
  ['position', 'advice', 'advice', 'advice position'],
  ['position', 'outcome', 'outcome'],
  // These stand alone, with no "in" before them.
  ['position', 'past/always', 'behind you'],
  ['position', 'future/always', 'ahead of you', 'lies ahead', 'ahead'],
];

/** Ranks without their suit; those in figures are plain numbers with a capital. */
const ranks = ['ace', 'page', 'knight', 'queen', 'king'].map((rank): WordRow => [
  'rank',
  rank,
  capital(rank),
]);

const sides: readonly WordRow[] = [
  [
    'orientation',
    'reversed',
    'reversed',
    'upside down',
    'upside-down',
    'in reverse',
    'inverted',
    'reversal',
    'turned on its head',
    'on its head',
    'turns over',
    'turned over',
    'flipped',
    'is flipped',
  ],
  ['orientation', 'upright', 'upright', 'right side up', 'right way up', 'the right way round'],
  ...Object.entries(SUITS).map(([suit, names]): WordRow => [
    'suit',
    suit,
    ...names.map(capital),
    suit,
    ...names.map((name) => `suit of ${name}`),
  ]),
  [
    'arcana',
    'majors',
    'major arcana',
    'majors',
    'trumps',
    'major cards',
    'major',
    'major arcana cards',
    'major arcanum',
  ],
  ['arcana', 'courts', 'court cards', 'courts', 'court card'],
];

/** "You turned over the Queen" draws it, and says nothing of its side. */
const turning: readonly WordRow[] = [
  ['cue', 'drawn', 'you turned over', 'you turn over', 'turned over for you'],
];

/** The two ends of a row of cards. */
export const endRows: readonly WordRow[] = [
  [
    'position',
    'first-card',
    'came first',
    'comes first',
    'opens the line',
    'opens the spread',
    'opened the spread',
    'opens the row',
    'starts the line',
    'leads the line',
    'begins the line',
    'opens the reading',
    'opens the draw',
  ],
  [
    'position',
    'last-card',
    'came last',
    'comes last',
    'closes the line',
    'closes the spread',
    'closed the spread',
    'closes the row',
    'ends the line',
    'ends the spread',
    'closes the reading',
    'closes the draw',
  ],
];

export const cardWords: readonly WordTable[] = [
  { families: [], rows: [...minors, ...plainMajors] },
  { families: ['tarot'], rows: [...majors, ...ranks, ...places, ...sides, ...turning, ...endRows] },
];
