/** What a fact of a name, a date or a dream is called and says, and how it came about. */
import type { Fact } from '#facts/fact.ts';

export type SelfTitle = { readonly title: string; readonly detail: string };

export const selfMethods: Readonly<Record<string, string>> = {
  'date-parts-added':
    'Month, day and year are each reduced, added, and reduced again; 11, 22 and 33 are kept.',
  'date-digits-added': 'Every digit of the date is added, and the sum reduced.',
  'day-reduced': 'The day of the month, reduced.',
  'birthday-in-this-year': 'Birth month and day with the year asked about, each reduced, added and reduced.',
  'month-added': 'The personal year plus the number of the month, reduced.',
  'day-added': 'The personal month plus the day of the month, reduced.',
  'letters-added': 'Every letter of the name by its value, added and reduced.',
  'words-added': 'Each word of the name reduced first, then added and reduced.',
  'vowels-added': 'The vowels of the name, added and reduced.',
  'consonants-added': 'The consonants of the name, added and reduced.',
  'two-numbers-added': 'Life path plus expression, reduced.',
  'parts-of-date-added': 'Reduced parts of the birth date, added and reduced.',
  'difference-of-parts': 'The difference of two one-digit parts of the birth date.',
  'debt-on-the-way': '13, 14, 16 or 19 among the sums on the way to a number.',
  'digits-no-letter-has': 'The digits 1 to 9 that no letter of the name is worth.',
  'majority-of-letters': 'By the alphabet that most letters of the text belong to.',
  'word-in-text': 'The words stand in your text at these places.',
  'words-counted': 'How often images of this kind come in the text.',
  'same-image-in-journal': 'The same image was found in earlier dreams of your journal.',
  'answered-by-you': 'Your own answer.',
};

export const selfSources: Readonly<Record<string, string>> = {
  'source.pythagorean-tradition':
    'The common letter table and rules of Pythagorean numerology; the school stands in the sheet.',
  'source.dream-lexicon': 'Our own lexicon of dream images; its version stands in the sheet.',
  'source.dream-journal': 'Your dream journal on this device.',
  'source.your-answer': 'Answered by you.',
};

export const selfCaveats: Readonly<Record<string, readonly [string, string]>> = {
  'name-unknown': ['No name given', 'The numbers of the name are left out.'],
  'name-in-other-letters': [
    'The name is in other letters',
    'The numbers of the name wait for the spelling in Latin letters.',
  ],
};

const numberNames: Readonly<Record<string, string>> = {
  'life-path': 'Life path',
  'life-path-by-digits': 'Life path, digit by digit',
  birthday: 'Birthday number',
  expression: 'Expression',
  'expression-by-word': 'Expression, word by word',
  'soul-urge': 'Soul urge',
  personality: 'Personality',
  maturity: 'Maturity',
  'personal-year': 'Personal year',
  'personal-month': 'Personal month',
  'personal-day': 'Personal day',
};

const ordinals = ['First', 'Second', 'Third', 'Fourth'];

/** Facts of the families `numerology` and `dream`; null for another. `symbolName` gives the name of a dream image. */
export function selfFactTitle(fact: Fact, symbolName: (id: string) => string): SelfTitle | null {
  const [family = '', first = '', second = '', third = ''] = fact.id.split('.');
  const value = valueText(fact);
  if (family === 'numerology') {
    if (first === 'pinnacle' || first === 'challenge')
      return { title: `${ordinals[Number(second) - 1] ?? ''} ${first}: ${value}`, detail: stepsText(fact) };
    if (first === 'karmic-debts')
      return { title: 'Karmic debt numbers', detail: value === '' ? 'None on the way' : value };
    if (first === 'missing-digits')
      return { title: 'Digits missing from the name', detail: value === '' ? 'None' : value };
    return { title: `${numberNames[first] ?? first}: ${value}`, detail: stepsText(fact) };
  }
  if (family !== 'dream') return null;
  switch (first) {
    case 'symbol':
      return third === 'before'
        ? { title: `In ${value} earlier dreams`, detail: datesText(fact) }
        : { title: `Image: ${symbolName(value)}`, detail: wordsText(fact) };
    case 'emotion':
      return { title: `Feeling in the text: ${value}`, detail: wordsText(fact) };
    case 'count':
      return { title: `${value} of kind ${second}`, detail: '' };
    case 'language':
      return { title: value === 'th' ? 'Written in Thai' : 'Written in English', detail: '' };
    case 'feeling':
      return { title: `On waking: ${value}`, detail: '' };
    case 'returning':
      return { title: value === 'yes' ? 'It has come before' : 'It came for the first time', detail: '' };
    case 'cause':
      return { title: `Said to come from: ${value.replaceAll('-', ' ')}`, detail: '' };
    default:
      return { title: `When: ${value.replaceAll('-', ' ')}`, detail: '' };
  }
}

/** "O 6 + I 9 = 15 → 6", or "5 + 6 + (1990 → 19 → 10 → 1) = 12 → 3". */
export function stepsText({ derivation }: Fact): string {
  const { parts, total, path } = derivation.values ?? {};
  if (!Array.isArray(parts)) return '';
  if (typeof total !== 'number' || !Array.isArray(path)) return `difference of ${parts.join(' and ')}`;
  // A single part that goes in as it stands is the total itself.
  if (parts.length === 1) return path.join(' → ');
  const sum = (parts as readonly NumberPartJson[]).map(partText).join(' + ');
  return `${sum} = ${path.join(' → ')}`;
}

type NumberPartJson = { readonly of: string; readonly shown: string; readonly path: readonly number[] };

function partText({ of, shown, path }: NumberPartJson): string {
  if (of === 'letter' || of === 'word') return `${shown} ${path.join(' → ')}`;
  return path.length === 1 ? path.join() : `(${path.join(' → ')})`;
}

function valueText({ value }: Fact): string {
  switch (value.type) {
    case 'count':
      return String(value.n);
    case 'id':
      return value.id;
    case 'ids':
      return value.ids.join(', ');
    case 'flag':
      return value.on ? 'yes' : 'no';
    default:
      return '';
  }
}

function wordsText({ derivation }: Fact): string {
  const { words, word } = derivation.values ?? {};
  const all = Array.isArray(words) ? words : [word];
  return all.map((one) => `“${String(one)}”`).join(', ');
}

function datesText({ derivation }: Fact): string {
  const { dates } = derivation.values ?? {};
  return Array.isArray(dates) ? dates.join(', ') : '';
}
