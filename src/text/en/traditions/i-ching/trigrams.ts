/** The eight trigrams in English: what each does inside, in the lower place, and outside, in the upper. */
import type { TrigramId } from '#traditions/iching/hexagrams.ts';

export type TrigramText = {
  readonly name: string;
  /** Its name and its sign in Chinese: "乾 ☰". */
  readonly own: string;
  readonly gloss: string;
  /** Of the lower place: what works in you. Goes on from "Inside". */
  readonly inside: string;
  /** Of the upper place: what meets you. Goes on from "outside". */
  readonly outside: string;
};

export const trigramTexts: Readonly<Record<TrigramId, TrigramText>> = {
  heaven: {
    name: 'Heaven',
    own: '乾 ☰',
    gloss: 'strong, steady, setting things going',
    inside: 'there is a strong will that does not tire',
    outside: 'something large sets the measure',
  },
  earth: {
    name: 'Earth',
    own: '坤 ☷',
    gloss: 'wide, yielding, carrying',
    inside: 'there is room to take things in',
    outside: 'the ground is open and asks for patience',
  },
  thunder: {
    name: 'Thunder',
    own: '震 ☳',
    gloss: 'sudden, starting, moving',
    inside: 'an impulse has just woken',
    outside: 'something starts with a bang',
  },
  water: {
    name: 'Water',
    own: '坎 ☵',
    gloss: 'deep, risky, flowing on',
    inside: 'there is worry, and the depth that goes with it',
    outside: 'the ford is deep and wants care',
  },
  mountain: {
    name: 'Mountain',
    own: '艮 ☶',
    gloss: 'still, stopping, keeping',
    inside: 'you can stop and be quiet',
    outside: 'something stands in the way and does not argue',
  },
  wind: {
    name: 'Wind',
    own: '巽 ☴',
    gloss: 'gentle, entering, persistent',
    inside: 'a thought goes in by small cracks',
    outside: 'soft means reach further than hard ones',
  },
  fire: {
    name: 'Fire',
    own: '離 ☲',
    gloss: 'bright, clear, holding to what feeds it',
    inside: 'you see clearly',
    outside: 'things are lit and can be looked at',
  },
  lake: {
    name: 'Lake',
    own: '兌 ☱',
    gloss: 'glad, open, exchanging',
    inside: 'there is gladness that wants to be told',
    outside: 'people are open to talk',
  },
};
