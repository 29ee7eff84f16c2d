/** The twelve houses of a shield, the matters that are asked of them, and the ways in which two figures come together. */
import type { MatterId, PerfectionId } from '#traditions/geomancy/shield.ts';
import type { Theme } from '../drawn/telling.ts';

export type HouseWords = {
  /** After "the house of". */
  readonly of: string;
  /** The other party, for a matter that comes together with you or not. */
  readonly matter: string;
  readonly theme: Theme;
};

/** Houses 1–12. */
export const houseWords: readonly HouseWords[] = [
  { of: 'the one who asks', matter: 'you', theme: 'self' },
  { of: 'money and belongings', matter: 'the money', theme: 'money' },
  { of: 'brothers, sisters and short trips', matter: 'your kin and neighbours', theme: 'family' },
  { of: 'home, parents and land', matter: 'the home', theme: 'family' },
  { of: 'children, play and gladness', matter: 'what you delight in', theme: 'love' },
  { of: 'daily duties and worries', matter: 'the duty', theme: 'work' },
  { of: 'partners and open rivals', matter: 'the other person', theme: 'love' },
  { of: 'debts, losses and what is shared', matter: 'what is owed', theme: 'money' },
  { of: 'long roads, study and belief', matter: 'the road', theme: 'spirit' },
  { of: 'work and standing', matter: 'the post', theme: 'work' },
  { of: 'friends and hopes', matter: 'the hope', theme: 'love' },
  { of: 'hidden things and solitude', matter: 'what is hidden', theme: 'mood' },
];

export const matterNames: Readonly<Record<MatterId, string>> = {
  money: 'money',
  siblings: 'brothers and sisters',
  home: 'home',
  children: 'children',
  illness: 'daily duties and worries',
  partner: 'a partner',
  loss: 'loss and debts',
  travel: 'travel',
  work: 'work',
  friends: 'friends',
  hidden: 'hidden things',
};

/** Two readings of each way in which you and a matter come together. */
export const perfectionWords: Readonly<
  Record<
    PerfectionId,
    { readonly name: string; readonly arabic: string | null; readonly means: readonly [string, string] }
  >
> = {
  occupation: {
    name: 'occupation',
    arabic: null,
    means: [
      'One figure lies in both places, so {matter} and you already live under one roof; look there before you travel.',
      'The same figure stands at both doors: {matter} is nearer than a search would suggest.',
    ],
  },
  conjunction: {
    name: 'conjunction',
    arabic: null,
    means: [
      'One of the two figures comes to stand beside the other, so somebody walks over; it may as well be you.',
      'There is a step between {matter} and you that one side can take alone.',
    ],
  },
  mutation: {
    name: 'mutation',
    arabic: null,
    means: [
      'The two figures meet elsewhere, on ground that is neither yours nor theirs: try another room or another subject.',
      'You and {matter} come together away from home, so an unlikely place deserves a look.',
    ],
  },
  translation: {
    name: 'translation',
    arabic: null,
    means: [
      'A third figure stands beside both and carries word across: think of who knows you both.',
      'A go-between serves here, a person or a letter, so say the message clearly before you hand it on.',
    ],
  },
};

export const denialMeans: readonly string[] = [
  'Geomancers call that a denial: {matter} does not come by itself, and will want a hand, a date or another door.',
  'The handbooks’ word is denial, which is a statement about the road and not about you; ask what would have to be built.',
  'The old word is denial; read it as a distance to be walked, and decide whether {matter} is worth the shoes.',
  'Denied, say the handbooks: {matter} and you keep to separate rooms for now, so a knock is needed.',
  'No figure walks across, so leave the matter an open door and put the hours elsewhere for a while.',
];
