/**
 * The seven and the twelve signs as the Greek astrologers had them: names, what each answers for, and what it says to a topic.
 *
 * Shared by the modes that read with seven planets. Every theme is a whole sentence that can follow "Your Venus is in Leo."
 */
import type { ClassicalPlanetId } from '#astro/chart/dignity.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { Theme } from '../drawn/telling.ts';

export type PlanetWords = {
  /** As a sentence says it, and bare. */
  readonly the: string;
  readonly name: string;
  readonly own: string;
  /** What it answers for, as a phrase of several: a verb after it stands in the plural. */
  readonly of: string;
  /** How it handles what it is given, after "handles it" or "works". */
  readonly manner: string;
  /** What it asks as lord of a stretch of time. */
  readonly asks: readonly [string, string];
  readonly themes: Readonly<Record<Theme, string>>;
};

export const planetWords: Readonly<Record<ClassicalPlanetId, PlanetWords>> = {
  moon: {
    the: 'the Moon',
    name: 'Moon',
    own: 'Σελήνη',
    of: 'the daily round and what lets you rest',
    manner: 'by habit and by feel',
    asks: [
      'It asks for regular hours, and for one meal a day that nobody hurries.',
      'Watch the small repeats under it: what you eat, when you sleep, whom you ring.',
    ],
    themes: {
      love: 'It wants to be known on ordinary evenings, in socks, with the radio on.',
      work: 'You work best where the week has a shape and somebody notices when you are tired.',
      money: 'A full cupboard calms you more than a good statement, so keep both in view.',
      family: 'The kitchen is your measuring place: you know how people are by how they sit there.',
      self: 'You know who you are by what you come back to when no one is asking.',
      mood: 'Your mood follows the body: sleep, food, the light in the room, then reasons.',
      spirit: 'What is holy to you tends to be small and repeated, like a cup set out each morning.',
      decision: 'Decide this one after a night’s sleep, and notice what the body says at breakfast.',
    },
  },
  mercury: {
    the: 'Mercury',
    name: 'Mercury',
    own: 'Ἑρμῆς',
    of: 'words, sums and errands',
    manner: 'by asking, counting and comparing',
    asks: [
      'It asks you to write things down, and to read a page again before you sign it.',
      'Paper, keys and messages are its tools; put them in order and much else follows.',
    ],
    themes: {
      love: 'You come close by talking, and the plain question you put off is often the kind one.',
      work: 'Your best hour goes to drafts, lists and the call that clears up three others.',
      money: 'Count it on paper; a sum kept in the head grows or shrinks with the weather.',
      family: 'You are the one who carries messages between rooms, and some of them are heavy.',
      self: 'You find out what you think by saying it, so choose who hears the first version.',
      mood: 'A racing head is slowed by a pencil: three lines, one fact in each.',
      spirit: 'You learn by putting questions to a text and letting it answer slowly.',
      decision: 'Lay the options in two columns and give each one honest sentence.',
    },
  },
  venus: {
    the: 'Venus',
    name: 'Venus',
    own: 'Ἀφροδίτη',
    of: 'affection, taste and agreement',
    manner: 'by making it pleasant and by meeting halfway',
    asks: [
      'It asks what you would keep if nobody were looking, and to make room for that.',
      'Mend one bond under it, or one room; both are her work.',
    ],
    themes: {
      love: 'It shows what you find lovely, and how you make another person comfortable beside you.',
      work: 'You do well where taste counts and where two parties have to leave content.',
      money: 'You spend on what is good to touch; choose one such thing and let three go.',
      family: 'You keep the peace at table, and it is fair to ask who keeps yours.',
      self: 'You are most yourself among things you chose with your own eye.',
      mood: 'Beauty works on you like food, so give a low day one clean corner and flowers.',
      spirit: 'You come near to what matters through music, gardens and shared meals.',
      decision: 'Ask which choice you could live with gracefully, on its dull days too.',
    },
  },
  sun: {
    the: 'the Sun',
    name: 'Sun',
    own: 'Ἥλιος',
    of: 'your name, your aim and being seen',
    manner: 'openly and in its own name',
    asks: [
      'It asks you to sign something: a plan, a piece of work, a plain no.',
      'What you do under it is seen, so do the thing you would be glad to be seen doing.',
    ],
    themes: {
      love: 'It asks to be chosen by name and in daylight, and to choose in the same way.',
      work: 'You need one piece of the work that carries your own signature.',
      money: 'Money serves you best when it pays for an aim you can say in a sentence.',
      family: 'You come home with news and hope that someone asks about it first.',
      self: 'It is the lamp you read everything else by, so keep the glass clean.',
      mood: 'Your spirits follow how much of the day was your own idea.',
      spirit: 'You keep faith by standing up for a thing when it costs something.',
      decision: 'Lean towards the choice that you could announce without excuses.',
    },
  },
  mars: {
    the: 'Mars',
    name: 'Mars',
    own: 'Ἄρης',
    of: 'effort, anger and the clean cut',
    manner: 'fast and with a sharp edge',
    asks: [
      'It asks for a clean effort with an end: so many hours, then the tools go back.',
      'Pick the quarrel that is worth having, and leave the others in the drawer.',
    ],
    themes: {
      love: 'It shows how you want and how you quarrel, and both go better said early.',
      work: 'You work in bursts with a clear finish, and dull a little when nothing resists.',
      money: 'You spend when you are cross; leave the basket until the morning.',
      family: 'Old arguments know your door, and you may decline to open at once.',
      self: 'You know your own shape best where you had to push for something.',
      mood: 'Heat in the chest wants a walk before it wants a sentence.',
      spirit: 'Your practice needs sweat in it, or it turns to talk.',
      decision: 'Cut once and cleanly, and sleep before you reach for the knife.',
    },
  },
  jupiter: {
    the: 'Jupiter',
    name: 'Jupiter',
    own: 'Ζεύς',
    of: 'help, growth and what you trust',
    manner: 'generously and with a long view',
    asks: [
      'It asks you to say yes to one wide thing, and to leave room in the week for it.',
      'Ask for help under it, and give some; both doors turn on one hinge.',
    ],
    themes: {
      love: 'It shows where you give people the benefit of the doubt, and are given it.',
      work: 'You grow through teachers, sponsors and the job one size too large.',
      money: 'You do well by sharing a risk with decent people and reading the terms.',
      family: 'There is usually one relative who opens the door wide; be that one sometimes.',
      self: 'You like yourself best when you have been of use without counting.',
      mood: 'A wider view lifts you: a hill, a long train, a good old book.',
      spirit: 'You look for a teaching that can be lived on a Tuesday.',
      decision: 'Choose what leaves more room in three years than it takes now.',
    },
  },
  saturn: {
    the: 'Saturn',
    name: 'Saturn',
    own: 'Κρόνος',
    of: 'limits, duty and what takes time',
    manner: 'slowly, with a wall on every side',
    asks: [
      'It asks for the dull part, done properly, and for fewer promises.',
      'Put a date on what you owe, and a fence round what you do not.',
    ],
    themes: {
      love: 'You are careful with your heart and loyal past the point where others leave.',
      work: 'You earn trust by being there again on the day nobody checks.',
      money: 'You sleep better with a reserve, and it need not be large to do its work.',
      family: 'You carry an old duty in the house, and it may be put down to be looked at.',
      self: 'You grew up early in one matter and may be late, quite rightly, in another.',
      mood: 'The grey hours are heavy but they keep time; they also end by the clock.',
      spirit: 'Your prayer, or what stands for it, is keeping at a thing without applause.',
      decision: 'Ask what it costs in the fifth year, and who is going to pay.',
    },
  },
};

export type SignWords = {
  readonly name: string;
  readonly own: string;
  /** How anything in it goes about its work, after "goes about it" or "here it works". */
  readonly manner: string;
};

export const signWords: Readonly<Record<SignId, SignWords>> = {
  aries: { name: 'Aries', own: 'Κριός', manner: 'first and fast, with one arm in the coat' },
  taurus: { name: 'Taurus', own: 'Ταῦρος', manner: 'at walking pace, with both hands' },
  gemini: { name: 'Gemini', own: 'Δίδυμοι', manner: 'in two places at once, talking' },
  cancer: { name: 'Cancer', own: 'Καρκίνος', manner: 'sideways, from behind a closed door' },
  leo: { name: 'Leo', own: 'Λέων', manner: 'in full view, with a warm hand' },
  virgo: { name: 'Virgo', own: 'Παρθένος', manner: 'with a pencil behind the ear' },
  libra: { name: 'Libra', own: 'Ζυγός', manner: 'with an eye on the other side of the table' },
  scorpio: { name: 'Scorpio', own: 'Σκορπίος', manner: 'all or nothing, and without telling' },
  sagittarius: {
    name: 'Sagittarius',
    own: 'Τοξότης',
    manner: 'with a far target and a short memory for detail',
  },
  capricorn: { name: 'Capricorn', own: 'Αἰγόκερως', manner: 'step by step, uphill' },
  aquarius: { name: 'Aquarius', own: 'Ὑδροχόος', manner: 'by its own rule, and for the whole street' },
  pisces: { name: 'Pisces', own: 'Ἰχθύες', manner: 'by soaking it up, like cloth in water' },
};

export const planetOf = (id: string): PlanetWords | undefined =>
  (planetWords as Readonly<Record<string, PlanetWords>>)[id];

export const signWordsOf = (id: string): SignWords | undefined =>
  (signWords as Readonly<Record<string, SignWords>>)[id];

/** "the Moon" and "Venus"; the id itself for what is none of the seven. */
export const theBody = (id: string): string => planetOf(id)?.the ?? id;

/** "Moon" and "Venus", for "your Moon" and titles. */
export const bareBody = (id: string): string => planetOf(id)?.name ?? id;

export const signTitle = (id: string): string => signWordsOf(id)?.name ?? id;

/** English and Greek of a planet or a sign; undefined for anything else. */
export function classicalName(id: string): readonly [en: string, own: string | null] | undefined {
  const found = planetOf(id) ?? signWordsOf(id);
  return found === undefined ? undefined : [found.name, found.own];
}
