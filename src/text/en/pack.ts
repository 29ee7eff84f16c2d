/** The English voice pack: every table and every rule of writing, in the shape the composer takes. */
import type { VoicePack } from '#companion/voice/pack.ts';
import { aspects } from './atoms/aspects.ts';
import {
  dignities,
  elements,
  moonToday,
  phasesAtBirth,
  phasesNow,
  retrogrades,
  sects,
} from './atoms/condition.ts';
import { houses } from './atoms/houses.ts';
import { limits } from './atoms/limits.ts';
import { contacts, movers, targets } from './atoms/movers.ts';
import { answers, appHelp, followUps, openers, smallTalk, thanks } from './atoms/openers.ts';
import { pairs } from './atoms/pairs.ts';
import { planets } from './atoms/planets.ts';
import { practices } from './atoms/practices.ts';
import { questions } from './atoms/questions.ts';
import { rulerInHouse } from './atoms/rulers.ts';
import { signs } from './atoms/signs.ts';
import { dates } from './dates.ts';
import { frames } from './frames.ts';
import { names } from './names.ts';
import { toldWords } from './told-words.ts';

/**
 * The last touch on a sentence: doubled commas and spaces, "a" before a vowel, capital first, and the commas that a
 * dropped part leaves behind.
 */
export function polish(sentence: string): string {
  const tidy = sentence
    .replace(/\s+/gu, (space) => (space.includes('\u00A0') ? '\u00A0' : ' '))
    .replace(/,\s*,/gu, ',')
    .replace(/,\s*([.:?!])/gu, '$1')
    .replace(/\s+([,.:?!])/gu, '$1')
    // Letters, not sounds, decide; these words begin with a vowel letter and the sound of "w" or "y".
    .replace(/\b([Aa]) (?=[aeiou])(?!onc?e\b|uni(?![mn])|us[aeu]|ut[ei]|eu)/gu, '$1n ')
    .trim();
  return tidy.replace(/^[“‘"'(]*\p{Ll}/u, (opening) => opening.toUpperCase());
}

export const englishPack: VoicePack = {
  lang: 'en',
  planets,
  signs,
  houses,
  aspects,
  pairs,
  rulerInHouse,
  movers,
  targets,
  contacts,
  dignities,
  retrogrades,
  sects,
  phasesAtBirth,
  phasesNow,
  moonToday,
  elements,
  practices,
  questions,
  openers,
  answers,
  followUps,
  thanks,
  smallTalk,
  appHelp,
  limits,
  frames,
  cores: [
    'think of {image}.',
    'the picture is {image}.',
    'it is {image}.',
    'imagine {image}.',
    'it looks like {image}.',
  ],
  terms: [
    '{term} is {gloss}.',
    '{term}, in plain words, is {gloss}.',
    'by {term} an astrologer means {gloss}.',
  ],
  bridges: {
    against: ['against that, ', 'and yet ', 'on the other side, ', 'then again, '],
    help: ['it helps that ', 'on your side, ', 'luckily, ', 'there is this as well: '],
    timing: ['as for dates, ', 'on the calendar, ', 'for timing, ', ''],
    also: ['', 'beside that, ', 'then there is the rest: '],
  },
  themeLeads: {
    love: ['in love', 'with someone you like', 'up close'],
    work: ['at work', 'in the job', 'between nine and six'],
    money: ['with money', 'when the bill comes', 'in the accounts'],
    family: ['at home', 'with family', 'around the people you grew up with'],
    self: ['left to yourself', 'in your own company', 'from the inside'],
    mood: ['on a low day', 'when the mood drops', 'on an evening like that'],
    spirit: ['in the quiet hours', 'when nobody needs you', 'in what you make and believe'],
    decision: ['at a fork', 'when you have to choose', 'with a decision open'],
  },
  told: toldWords,
  names,
  dates,
  polish,
};
