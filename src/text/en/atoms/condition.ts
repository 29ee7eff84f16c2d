/**
 * The state of a planet: its dignity and backward motion.
 */
import type { ClassicalPlanet, Dignity } from '#companion/voice/atoms.ts';

/** "Venus is in Aries, {dignity}." Fits every sign in which the planet has that dignity. */
export const dignities: Readonly<Record<ClassicalPlanet, Readonly<Record<Dignity, readonly string[]>>>> = {
  sun: {
    domicile: ['a monarch in the family kitchen', 'an owner at home, with the lamps lit'],
    exaltation: ['a guest given the seat by the fire', 'a morning that starts without being asked'],
    detriment: ['a soloist placed in the choir', 'a lamp asked to light everyone’s room but its own'],
    fall: ['a voice that waits to hear the others first', 'a light turned down out of courtesy'],
  },
  moon: {
    domicile: ['a cook with the door locked and the soup on', 'a tide on the shore it knows'],
    exaltation: ['a guest with the softest bed and no alarm', 'a full larder and nobody rushing'],
    detriment: ['a child at a board meeting', 'a feeling asked to come back in office hours'],
    fall: ['a swimmer in water too deep to stand in', 'a mood that has to guard itself before it can rest'],
  },
  mercury: {
    domicile: ['a clerk with every key on one ring', 'a writer at the right desk, pencils sharp'],
    exaltation: ['a proofreader given the final say', 'a careful hand with the best paper'],
    detriment: ['a note taken down in a high wind', 'a bookkeeper sent abroad without the ledger'],
    fall: ['a messenger who arrives with the mood and forgets the words', 'small print read by candlelight'],
  },
  venus: {
    domicile: ['a host at the right table, already laid', 'the one who chose the curtains and the company'],
    exaltation: ['a guest whom everyone had hoped to sit beside', 'a welcome with no bill attached'],
    detriment: ['a guest in someone else’s quarrel', 'a diplomat posted to the front line'],
    fall: ['a bouquet checked for bruises', 'a love letter returned with corrections'],
  },
  mars: {
    domicile: ['a good knife in the right hand', 'an engine in the machine it was made for'],
    exaltation: ['a sergeant with a plan and a full tank', 'effort that has been given a staircase'],
    detriment: ['a hammer at a tea party', 'a fighter told to keep it pleasant'],
    fall: ['an anger that has to go round by the kitchen', 'a soldier homesick on the first night'],
  },
  jupiter: {
    domicile: ['the homeowner, with all the windows open', 'an innkeeper who pours for the whole room'],
    exaltation: ['the guest for whom the good plates come out', 'a toast that the whole table drinks to'],
    detriment: ['a preacher asked for footnotes', 'a large idea filed in a small drawer'],
    fall: ['a feast under ration', 'a believer at the audit'],
  },
  saturn: {
    domicile: ['a mason at the wall that taught the trade', 'the strict teacher in the right school'],
    exaltation: ['a judge whom both sides trust', 'a rule that everyone is glad of'],
    detriment: ['a watchman in a nursery', 'a winter coat worn at a party'],
    fall: ['a brake fitted to a racing start', 'an old hand told to hurry'],
  },
};

/** "Moving backwards, it {phrase}." */
export const retrogrades: Readonly<
  Record<
    'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto',
    readonly string[]
  >
> = {
  mercury: [
    'goes over the answer a second time',
    'drafts the message, deletes it and sends the third version',
    'understands on the stairs what was said in the room',
  ],
  venus: [
    'likes first and wonders afterwards, alone, whether it meant it',
    'returns to an old taste before it trusts a new one',
    'checks the price of affection after it has been paid',
  ],
  mars: [
    'turns the push inward before it turns it out',
    'starts, stops to sharpen the tool, then starts properly',
    'gets angry a day late, and more accurately',
  ],
  jupiter: [
    'looks for the big answer indoors, among books already owned',
    'doubts its luck until it has earned it twice',
    'grows by rereading where others collect',
  ],
  saturn: [
    'is a stricter boss at home than any at work',
    'inspects its own walls before anyone else’s',
    'takes the rule apart to see who made it',
  ],
  uranus: [
    'breaks the habit inside long before it slams a door',
    'plans the escape thoroughly and leaves late',
    'keeps the odd opinion private until it is safe to be right',
  ],
  neptune: [
    'sees through the mist a little sooner, and misses it',
    'dreams with the door shut',
    'goes back to an old song to find what was true in it',
  ],
  pluto: [
    'digs under its own floor first',
    'settles the contest for control in private',
    'keeps clearing one cellar until it is really empty',
  ],
};
