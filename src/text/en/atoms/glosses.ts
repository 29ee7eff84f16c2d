/** Other ways to explain a planet or a house in passing, beside the gloss of its own table. */
import type { NP, PlanetName } from '#companion/voice/atoms.ts';

export const planetGlosses: Readonly<Record<PlanetName, readonly NP[]>> = {
  sun: ['what you want to be known for', 'the one who wants to be somebody', 'your sense of being someone'],
  moon: [
    'the side that needs a nap and a blanket',
    'the one who needs looking after',
    'your moods and what calms them',
  ],
  mercury: ['the one who asks and explains', 'the talker and note-taker', 'how you think and how you say it'],
  venus: ['what pleases you', 'your taste in people and things', 'how you like and get liked'],
  mars: ['your way of wanting', 'the push in you', 'how you go after things'],
  jupiter: ['the optimist on staff', 'your trust that there is more', 'the one who says yes'],
  saturn: ['the one with the clipboard', 'the foreman inside', 'your sense of duty'],
  uranus: ['the part that wants out', 'the one who bolts', 'your need to do it differently'],
  neptune: ['the part without edges', 'the dreamer in you', 'your longing and the fog in it'],
  pluto: ['the part that wants the truth', 'the one who will not let go', 'your all or nothing'],
  northnode: ['a direction that feels clumsy and right'],
  southnode: ['an old habit that still works'],
};

export const houseGlosses: Readonly<Record<number, readonly NP[]>> = {
  1: ['the house of meeting the world in person'],
  2: ['the house of your money and your things'],
  3: ['the house of short trips and daily talk'],
  4: ['the house of roots and front-door keys'],
  5: ['the house of courting and making things'],
  6: ['the house of routines and the in-tray'],
  7: ['the house of partners and open rivals'],
  8: ['the house of what two people owe each other'],
  9: ['the house of study, travel and belief'],
  10: ['the house of career and a name'],
  11: ['the house of circles, allies and wishes'],
  12: ['the house of solitude and unsaid things'],
};
