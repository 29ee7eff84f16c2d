/**
 * Short beats: clauses of two to seven words that let a paragraph breathe, and what two signs do to each other.
 *
 * A beat follows a claim about the same body or contact; "it" is that body or that contact.
 */
import type { Clause, Element } from '#companion/voice/atoms.ts';
import type { SignName } from '#facts/fact-id.ts';

export const signBeats: Readonly<Record<SignName, readonly Clause[]>> = {
  aries: [
    'that opens on nerve',
    'waiting is not its sport',
    'it would rather ask than wonder',
    'it moves, then looks',
    'the first answer comes quickly',
    'second thoughts come second',
  ],
  taurus: [
    'it stays',
    'no hurry here',
    'it trusts what it can hold',
    'a slow yes, and a long one',
    'once settled, it is hard to shift',
    'it likes to touch before it trusts',
  ],
  gemini: [
    'there are always two tabs open',
    'one answer is rarely enough',
    'it thinks by talking',
    'a second version is on its way',
    'boredom arrives before tiredness',
    'it asks, and asks again',
  ],
  cancer: [
    'it remembers',
    'the door is guarded',
    'feeling comes in first',
    'it needs to know who is home',
    'soft inside, and careful about showing it',
    'it keeps what it loves close',
  ],
  leo: [
    'half measures bore it',
    'it wants to be seen',
    'it gives, and hopes someone noticed',
    'small is not its size',
    'warmth first, questions later',
    'it signs its work',
  ],
  virgo: [
    'it edits',
    'useful comes before dazzling',
    'one loose thread gets noticed',
    'it mends before it admires',
    'near enough is not enough',
    'care shows up as corrections',
  ],
  libra: [
    'it looks at both sides, twice',
    'being unfair is the fear',
    'it waits for the other half',
    'a choice made alone feels unfinished',
    'peace is bought, sometimes dearly',
    'it asks what you think',
  ],
  scorpio: [
    'it goes all the way down',
    'a little is always held back',
    'all or nothing, and mostly all',
    'it tests before it trusts',
    'small talk will not feed it',
    'nothing is forgotten here',
  ],
  sagittarius: [
    'details can follow',
    'it needs a horizon',
    'it promises wide',
    'the suitcase is half packed',
    'blunt, and kindly meant',
    'it aims first and measures later',
  ],
  capricorn: [
    'it counts the stairs first',
    'feelings keep office hours',
    'it earns before it asks',
    'the coat stays on',
    'it plans for bad weather',
    'late, and sure of itself',
  ],
  aquarius: [
    'a window stays open',
    'it steps back to see',
    'it keeps its own handbook',
    'it cares from one step away',
    'the odd answer is often right',
    'close, with an exit in view',
  ],
  pisces: [
    'it gets felt, drafted, deleted',
    'edges blur here',
    'it hopes someone will guess',
    'more gets in than shows',
    'it forgives early, and leaks later',
    'the tide decides',
  ],
};

export const contactBeats: Readonly<Record<'fuse' | 'hard' | 'easy', readonly Clause[]>> = {
  hard: [
    'neither will go first',
    'both are right, which is the trouble',
    'that is the knot',
    'they do not take turns',
    'it costs an evening now and then',
    'each waits for the other to soften',
    'it wears the same spot thin',
    'pressing harder does not help',
    'somebody in you always objects',
    'the quarrel is old and polite',
    'it tires you more than it shows',
    'each has a point',
    'you can hear the gears',
  ],
  easy: [
    'so there is help',
    'that one is free',
    'it works best when you ask',
    'lean on that',
    'use it before you need it',
    'it rarely lets you down',
    'the door there is not locked',
    'so there is a way through',
    'it asks nothing back',
    'you forget that you have it',
    'it holds when tested',
    'one word sets it going',
  ],
  fuse: [
    'they arrive as a pair',
    'you rarely get one alone',
    'the two share one coat',
    'one speaks, and both are heard',
    'there is no daylight between them',
    'pull one, and both come',
    'one room, two tenants',
    'neither can be sent out alone',
  ],
};

export const transitBeats: Readonly<Record<'hard' | 'easy' | 'fuse', readonly Clause[]>> = {
  hard: [
    'it is slow, and it ends',
    'treat it as a review',
    'nobody is being punished',
    'plan lightly around it',
    'less is more in that stretch',
    'it asks, and then it goes',
    'go slower than you want to',
    'bring the list and a pencil',
    'patience counts double then',
    'what is sound will hold',
  ],
  easy: [
    'ask then',
    'it will not push you',
    'use it while it stands',
    'small doors open in such weeks',
    'it is easy to miss',
    'it helps those who send the letter',
    'a small request goes far',
    'leave the diary a little open',
    'it likes a plain question',
  ],
  fuse: [
    'something gets underlined',
    'it is a start as much as a test',
    'you will notice it',
    'it turns the volume up',
    'a new count begins there',
    'it does not stay quiet',
    'something wants a name',
    'it begins, and it shows',
  ],
};

const pairs: Readonly<Record<string, readonly Clause[]>> = {
  'air-air': [
    'everything gets discussed, and the discussing feels like doing',
    'there is always another angle, and nobody shuts the window',
  ],
  'air-earth': [
    'one wants it in writing and the other wants to discuss the wording',
    'ideas arrive faster than shelves to put them on',
  ],
  'air-fire': [
    'talk turns into plans within the hour, and plans into tickets',
    'each fans the other, which is fine until someone has to sleep',
  ],
  'air-water': [
    'one explains the feeling while the other is still having it',
    'words run ahead, and the mood comes after on foot',
  ],
  'earth-earth': [
    'neither moves without a reason, and both are usually right to wait',
    'it is sound, slow and hard to surprise',
  ],
  'earth-fire': [
    'one is out of the door while the other checks the stove',
    'the quick one collects the fines that the slow one saw coming',
  ],
  'earth-water': [
    'feeling gets a floor under it, and the floor gets warm',
    'one keeps the house standing and the other keeps it lived in',
  ],
  'fire-fire': ['nobody in this pair is holding the map', 'both have left before the plan is finished'],
  'fire-water': [
    'what one says in a flash the other carries for a week',
    'one boils over, and the other mops and remembers',
  ],
  'water-water': [
    'all of it is felt at once, and said much later',
    'nothing is said, and both halves know it',
  ],
};

/** What two elements in one matter do to each other; the order of the two does not count. */
export function elementPair(a: Element, b: Element): readonly Clause[] {
  return pairs[[a, b].toSorted().join('-')] ?? [];
}
