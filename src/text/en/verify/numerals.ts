/** English numbers in words: cardinals, ordinals, degrees. */
import type { WordRow } from '#companion/verify/words.ts';
import { ORDINALS } from '../ordinals.ts';

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty'];
const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];

function numberWords(n: number): readonly string[] {
  const low = ONES[n];
  if (low !== undefined) return [low];
  const ten = TENS[Math.floor(n / 10)] ?? '';
  const one = n % 10 === 0 ? '' : (ONES[n % 10] ?? '');
  return one === '' ? [ten] : [`${ten}-${one}`, `${ten} ${one}`];
}

/** "the 24th degree", "the last degree": counted, so that the first begins at nought. */
const counted: readonly WordRow[] = Array.from({ length: 30 }, (_, i): WordRow => {
  const n = i + 1;
  const suffix = n > 10 && n < 20 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  const word = ORDINALS[i];
  return [
    'degree',
    `${n}/nth`,
    `${n}${suffix} degree`,
    ...(word === undefined ? [] : [`${word} degree`]),
    ...(n === 30 ? ['last degree', 'final degree'] : []),
  ];
});

/** Numbers to sixty-four, and degrees in words and figures to thirty. */
const numbers: readonly WordRow[] = Array.from({ length: 65 }, (_, n): readonly WordRow[] => [
  ...(n === 0 ? [] : [['number', String(n), ...numberWords(n)] as const]),
  ...(n <= 30 && n !== 1
    ? ([
        ['degree', String(n), ...numberWords(n).map((word) => `${word} degrees`), `${n} degrees`, `${n} deg`],
      ] as const)
    : []),
]).flat();

/** All numbers and degrees that are told in words. */
export const numeralWords: readonly WordRow[] = [
  ...numbers,
  ...counted,
  ['number', '2', 'a pair of', 'a couple of'],
  ['number', '3', 'a trio of'],
  ['number', '1', 'a single', 'a lone', 'one solitary'],
];
