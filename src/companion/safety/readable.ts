/** A message in the one form that fillers, rules and the detector are matched on. */
import { mapText, replaceMapped } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/**
 * NFKC, lower case, straight quotes, no zero-width characters, spaced-out letters joined, spaces collapsed, letters
 * repeated three times or more cut to `keepLetters`, apostrophes inside words dropped, chat spellings made equal.
 * Table entries go through the same function.
 */
export function readable(text: string, keepLetters: 1 | 2 = 2): MappedText {
  let mapped = mapText(text, 'NFKC');
  // "w a n t", "k.i.l.l": three or more single letters with one separator each.
  mapped = replaceMapped(mapped, /(?<![a-z0-9])[a-z](?:[ .\-_*][a-z](?![a-z0-9])){2,}/g, (run) =>
    run.replace(/[^a-z]/g, ''),
  );
  mapped = replaceMapped(mapped, /[^\S\n]+/g, () => ' ');
  mapped = replaceMapped(mapped, /([\p{L}\p{M}])\1{2,}/gu, (_, letter = '') => letter.repeat(keepLetters));
  mapped = replaceMapped(mapped, /(?<=[a-z])'(?=[a-z])/g, () => '');
  return replaceMapped(mapped, plainForm, (word) => plainForms[word] ?? word);
}

const plainForms: { readonly [word: string]: string } = {
  im: 'i am',
  iam: 'i am',
  ima: 'i am going to',
  imma: 'i am going to',
  ive: 'i have',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  'do not': 'dont',
  'did not': 'didnt',
  'does not': 'doesnt',
  'is not': 'isnt',
  'was not': 'wasnt',
  'will not': 'wont',
  'would not': 'wouldnt',
  'have not': 'havent',
  'has not': 'hasnt',
  cannot: 'cant',
  'can not': 'cant',
  'any more': 'anymore',
  'any longer': 'anymore',
  'no longer': 'not anymore',
  u: 'you',
  ur: 'your',
  rn: 'right now',
  tonite: 'tonight',
  '2nite': 'tonight',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  cuz: 'because',
  cos: 'because',
  bc: 'because',
  bcs: 'because',
  ppl: 'people',
  idk: 'i dont know',
  dunno: 'dont know',
  pls: 'please',
  plz: 'please',
  smth: 'something',
  sth: 'something',
  w: 'with',
  wo: 'without',
  thru: 'through',
  mum: 'mom',
  mums: 'moms',
  mam: 'mom',
  mummy: 'mom',
  mommy: 'mom',
  mama: 'mom',
  ma: 'mom',
  daddy: 'dad',
  papa: 'dad',
  bday: 'birthday',
  bf: 'boyfriend',
  bfs: 'boyfriends',
  gf: 'girlfriend',
  gfs: 'girlfriends',
  hubby: 'husband',
  hubbys: 'husbands',
  hubs: 'husband',
  'self-harm': 'self harm',
  'self-harming': 'self harming',
  suicde: 'suicide',
  sucide: 'suicide',
  suiside: 'suicide',
  meds: 'medication',
  tabs: 'tablets',
};

const plainForm = new RegExp(
  `(?<![a-z0-9])(?:${Object.keys(plainForms)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![a-z0-9])`,
  'g',
);
