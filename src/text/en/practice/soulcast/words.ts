/** The Daily Soulcast in English: the tables of `content/en`, with names and dates. */
import skyWords from '#content/en/sky-words.json' with { type: 'json' };
import soulcast from '#content/en/soulcast.json' with { type: 'json' };
import transits from '#content/en/transit-meanings.json' with { type: 'json' };
import type { SoulcastWords } from '#practice/soulcast/words.ts';
import { clockName, dates } from '../../dates.ts';
import { longitudeName, signName } from '../../names.ts';

type Body = { readonly name: string; readonly article?: boolean; readonly is: string | null };
const bodies: Readonly<Record<string, Body>> = skyWords.bodies;

const bodyOf = (id: string): Body => bodies[id] ?? { name: id, is: null };

type Contacts = Readonly<Record<string, { readonly now: string }>>;
const nowOf = (aspect: string): string => (skyWords.contacts as Contacts)[aspect]?.now ?? '';

export const soulcastWords: SoulcastWords = {
  lang: 'en',
  content: soulcast,
  transits,
  phaseNow: skyWords.phaseNow,
  touches: {
    conjunction: nowOf('conjunction'),
    sextile: nowOf('sextile'),
    square: nowOf('square'),
    trine: nowOf('trine'),
    opposition: nowOf('opposition'),
  },
  sign: signName,
  // Hours and half of the day stay on one line.
  clock: (time) => clockName(time).replace(' ', '\u00a0'),
  body: (id) => `${bodyOf(id).article === true ? 'the ' : ''}${bodyOf(id).name}`,
  bareBody: (id) => bodyOf(id).name,
  bodyIs: (id) => bodyOf(id).is,
  days: (n) => (n === 1 ? 'one day' : `${String(n)} days`),
  date: dates.day,
  longitude: longitudeName,
};
