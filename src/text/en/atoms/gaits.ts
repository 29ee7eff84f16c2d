/** More ways a sign moves, and how a moving body goes about its work. */
import type { Clause, Manner } from '#companion/voice/atoms.ts';
import type { SignName } from '#facts/fact-id.ts';

/** "It moves {pace}." */
export const paces: Readonly<Record<SignName, readonly Manner[]>> = {
  aries: [
    'like someone late for a train they can still catch',
    'on the first whistle',
    'in one go, and tidies up after',
  ],
  taurus: ['at the speed of bread in a warm kitchen', 'as a heavy gate does', 'once, and properly'],
  gemini: [
    'in two directions until one of them answers',
    'like a thumb on a screen',
    'by way of three questions',
  ],
  cancer: [
    'sideways first, then holds on',
    'towards the warm end of the room',
    'by mood, with an eye on the door',
  ],
  leo: ['as if there were a stair and a crowd', 'in full view', 'towards wherever the lamp is'],
  virgo: ['with a cloth in one hand', 'one drawer at a time', 'carefully, and sooner than it looks'],
  libra: [
    'after a look at everyone’s face',
    'once the other side has spoken',
    'as a waltz does, with one foot back',
  ],
  scorpio: ['underneath, along the pipes', 'straight down', 'in silence, with the exit counted'],
  sagittarius: [
    'as though the road were already paid for',
    'ahead of its own directions',
    'with the window down',
  ],
  capricorn: [
    'by stages, with a receipt for each',
    'as a goat does on a wall, slowly and correctly',
    'slowly enough to keep going',
  ],
  aquarius: [
    'by a route nobody else marked',
    'in a straight line, until it turns',
    'one step to the left of the crowd',
  ],
  pisces: ['as water does, round and under', 'half asleep and mostly right', 'towards whoever is crying'],
};

/** A whole clause about the body that passes, as "it". */
export const gaits: Readonly<Record<string, readonly Clause[]>> = {
  sun: [
    'it lights one corner at a time',
    'it passes like a lamp carried down a hall',
    'it warms what it shines on and moves along',
  ],
  moon: [
    'it is over by bedtime',
    'it comes in, sits down and leaves a damp ring',
    'it changes its mind at the next corner',
  ],
  mercury: [
    'it rings once and expects an answer',
    'it leaves a note under the door and runs',
    'it talks on the stairs and is off again',
  ],
  venus: [
    'it stays for one cup and leaves the room nicer',
    'it goes in where somebody smiles',
    'it lingers by whatever is ripe',
  ],
  mars: [
    'it knocks with the flat of the hand',
    'it works in bursts and leaves its tools out',
    'it pushes first and reads the label after',
  ],
  jupiter: [
    'it orders for the whole table',
    'it opens every window and leaves them open',
    'it says yes before it has read the page',
    'it stretches whatever it is put on',
    'it pours until somebody lifts a hand',
  ],
  saturn: [
    'it lays one course of bricks and checks the level',
    'it knocks twice and waits on the step',
    'it reads the contract to the end before it speaks',
    'it takes the slow stairs and counts them',
    'it asks to see the working, and waits while you look for it',
  ],
  uranus: [
    'it is quiet for a long time and then moves the furniture overnight',
    'it goes like a fuse, and then there is light to see by',
    'it throws out the manual and keeps the machine',
    'it rings at an odd hour and means it',
    'it loosens one screw and watches what moves',
  ],
  neptune: [
    'it comes in under the door like damp',
    'it rubs out one line at a time',
    'it softens the edge you were leaning on',
    'it fills the basin before you notice the tap',
    'it hums a tune you nearly know',
  ],
  pluto: [
    'it goes down to the pipes and stays there',
    'it works in the cellar, where nobody applauds',
    'it takes the floor up, board by board',
    'it waits until you are tired of pretending',
    'it empties the cupboard before it says what for',
  ],
};
