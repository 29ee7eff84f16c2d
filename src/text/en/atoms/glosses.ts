/** Other ways to explain a planet or a house in passing, beside the gloss of its own table. */
import type { MajorAspect } from '#companion/voice/pack.ts';
import type { NP, PlanetName } from '#companion/voice/atoms.ts';

export const planetGlosses: Readonly<Record<PlanetName, readonly NP[]>> = {
  sun: [
    'what you want to be known for',
    'the part that wants to count for something',
    'your sense of being someone',
    'the part that signs its name',
    'what gets you up in the morning',
  ],
  moon: [
    'what you need in order to feel safe',
    'the one who needs looking after',
    'your moods and what calms them',
    'how you feel and what settles you',
    'the part that needs comfort',
  ],
  mercury: [
    'the one who asks and explains',
    'the talker and note-taker',
    'how you think and how you say it',
    'the way you put things into words',
    'the part that takes notes',
  ],
  venus: [
    'what pleases you',
    'your taste in people and things',
    'how you like and get liked',
    'what you find lovely and whom',
    'the part that wants to be liked',
  ],
  mars: [
    'your way of wanting',
    'the part that acts',
    'how you go after things',
    'the part that starts fights and fires',
    'how you push for what you want',
  ],
  jupiter: [
    'your good faith',
    'your trust that there is more',
    'the one who says yes',
    'where you trust life a little further',
    'the part that hopes for more',
  ],
  saturn: [
    'the part that takes things seriously',
    'your sense of what has to be done',
    'your sense of duty',
    'the part that checks the locks',
    'your backbone',
  ],
  uranus: [
    'the part that wants out',
    'the one who bolts',
    'your need to do it differently',
    'your need for room',
    'the part that will not be told',
  ],
  neptune: [
    'the part without edges',
    'the dreamer in you',
    'your longing and the fog in it',
    'the part that drifts off',
    'what you dream of and hope for',
  ],
  pluto: [
    'the part that wants the truth',
    'the one who will not let go',
    'your all or nothing',
    'the part that digs',
    'what you cannot do by halves',
  ],
  northnode: [
    'a direction that feels clumsy and right',
    'the way forward, uphill',
    'the road you keep not taking',
  ],
  southnode: ['an old habit that still works', 'the road you know by heart', 'the old reflex'],
};

export const houseGlosses: Readonly<Record<number, readonly NP[]>> = {
  1: [
    'the house of meeting the world in person',
    'the house of first impressions and first steps',
    'the house of the face in the mirror',
  ],
  2: [
    'the house of your money and your things',
    'the house of wages and worth',
    'the house of what you can call yours',
  ],
  3: [
    'the house of short trips and daily talk',
    'the house of messages and near neighbors',
    'the house of brothers, sisters and small talk',
  ],
  4: [
    'the house of roots and front-door keys',
    'the house of kitchens and kin',
    'the house of where you sleep and where you come from',
  ],
  5: [
    'the house of courting and making things',
    'the house of play and showing off',
    'the house of love affairs and works of art',
  ],
  6: [
    'the house of routines and the in-tray',
    'the house of chores and aching shoulders',
    'the house of the working week',
  ],
  7: [
    'the house of partners and open rivals',
    'the house of the one across the table',
    'the house of equals and contracts',
  ],
  8: [
    'the house of what two people owe each other',
    'the house of shared accounts and shared secrets',
    'the house of trust and what it costs',
  ],
  9: [
    'the house of study, travel and belief',
    'the house of far places and large questions',
    'the house of teachers and long roads',
  ],
  10: [
    'the house of career and a name',
    'the house of standing and public work',
    'the house of what your name is good for',
  ],
  11: [
    'the house of circles, allies and wishes',
    'the house of friends and plans',
    'the house of the long table',
  ],
  12: [
    'the house of solitude and unsaid things',
    'the house of closed doors and rest',
    'the house of what stays unsaid',
  ],
};

export const aspectGlosses: Readonly<Record<MajorAspect, readonly NP[]>> = {
  conjunction: ['two standing together', 'two that act as one', 'two in one place'],
  sextile: [
    'a small help, if it is asked for',
    'an offer that waits to be taken up',
    'an angle of easy help',
  ],
  square: ['an angle of friction', 'two that get in each other’s way', 'a tension that wants work'],
  trine: ['an angle of ease', 'two that help each other', 'the easiest of the angles'],
  opposition: ['two that face each other', 'a pull from both ends', 'a pull in two directions'],
};
