/**
 * Chaldean numbers in words: the name in daily use as compound and root, the day of birth, and whether the two agree.
 *
 * Numbers have no script of their own here. The pictures of the compounds are ours.
 */
import type { Fact } from '#facts/fact.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import { countOf, idsOf, isOn, listed, said, themeOf, wording } from './drawn/telling.ts';
import { compoundOf } from './numbers/compounds.ts';
import { digitOf, rootOf } from './numbers/digits.ts';

function tellRoot(about: TellAbout): readonly string[] {
  const root = countOf(about.fact('chaldean.root'));
  const digit = digitOf(root);
  return said(
    wording(
      [`The root of your name is ${root}.`, `Added to one digit, your name comes to ${root}.`],
      about.variant,
    ),
    digit === undefined
      ? undefined
      : wording([`That is the number of ${digit.of}.`, `It is told as ${digit.of}.`], about.variant, 2),
    digit?.themes[themeOf(about.topic)],
  );
}

function tellBirthRoot(about: TellAbout): readonly string[] {
  const root = countOf(about.fact('chaldean.birth-root'));
  const digit = digitOf(root);
  return said(
    wording(
      [`The root of your day of birth is ${root}.`, `Your day of birth comes to ${root}.`],
      about.variant,
    ),
    digit === undefined
      ? undefined
      : wording(
          [
            `It is told as ${digit.of}, and this one you were given.`,
            `Here it stands for ${digit.of}, as a starting hand.`,
          ],
          about.variant,
          2,
        ),
    digit === undefined
      ? undefined
      : about.variant % 2 === 0
        ? digit.themes[themeOf(about.topic)]
        : wording(digit.asks, about.variant, 2),
  );
}

const leads = {
  'chaldean.compound': [
    (n: number) => `The compound number of your name is ${n}.`,
    (n: number) => `Before it is added up, your name stands at ${n}.`,
  ],
  'chaldean.birth-compound': [
    (n: number) => `Your day of birth, as it stands, is ${n}.`,
    (n: number) => `The day you were born on is the number ${n}.`,
  ],
} as const;

function tellCompound(id: keyof typeof leads, about: TellAbout): readonly string[] {
  const n = countOf(about.fact(id));
  const found = compoundOf(n);
  const lead = leads[id][about.variant % 2]?.(n);
  if (found === undefined) {
    const digit = digitOf(rootOf(n));
    return said(
      lead,
      n > 52
        ? 'The old list of compounds ends at 52, so its root has to speak for it.'
        : 'It is one digit already, and so there is nothing behind it to read.',
      digit === undefined ? undefined : wording(digit.asks, about.variant, 2),
    );
  }
  return said(lead, `Its picture is ${found.picture}.`, wording(found.lines, about.variant, 2));
}

function tellAgreement(about: TellAbout): readonly string[] {
  const name = countOf(about.fact('chaldean.root'));
  const birth = countOf(about.fact('chaldean.birth-root'));
  const [ofName, ofBirth] = [digitOf(name)?.of ?? '', digitOf(birth)?.of ?? ''];
  if (isOn(about.fact('chaldean.agreement')))
    return said(
      wording(
        [
          `Your name and your day of birth agree: both come to ${name}.`,
          `Name and birth are one number here, ${name} and ${birth}.`,
        ],
        about.variant,
      ),
      wording(
        [
          `What you are called and what you were given say the same thing, ${ofName}.`,
          `One note from two strings: ${ofName}. Others hear it clearly, and you may like a rest from it.`,
        ],
        about.variant,
        2,
      ),
    );
  return said(
    wording(
      [
        `Your name comes to ${name} and your day of birth to ${birth}.`,
        `Name and birth differ: ${name} and ${birth}.`,
      ],
      about.variant,
    ),
    wording(
      [
        `You are called to ${ofName}, and were dealt ${ofBirth}; the task is to let each have its days.`,
        `One side is ${ofName}, the other ${ofBirth}. Two tools are no fault in a bag.`,
      ],
      about.variant,
      2,
    ),
  );
}

/** The letters of a name are its owner's; only the place of a word in it is said. */
function tellWord(at: number, about: TellAbout): readonly string[] {
  const fact = about.fact(`chaldean.word.${at}`);
  const n = countOf(fact);
  const digit = digitOf(rootOf(n));
  const which = wordPlace(at);
  return said(
    wording(
      [
        `The ${which} word of your name adds up to ${n}.`,
        `By itself the ${which} word of your name is ${n}.`,
      ],
      about.variant,
    ),
    digit === undefined
      ? undefined
      : wording(
          [
            `Used alone, it leans towards ${digit.of}.`,
            `When people call you by that word only, they call on ${digit.of}.`,
          ],
          about.variant,
          2,
        ),
  );
}

const wordPlaces = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const wordPlace = (at: number): string => wordPlaces[at - 1] ?? `${at}th`;

const limitLines: Readonly<Record<string, readonly [string, string]>> = {
  'name-in-other-letters': [
    'Your name holds letters this table has no value for, so I have not turned them into others.',
    'I need your name as your passport spells it in Latin letters; I do not respell names silently.',
  ],
  'name-unknown': [
    'Without a name in Latin letters I can read only the day of birth.',
    'There is no name to add up yet, so the day of birth speaks alone.',
  ],
  'birth-date-unknown': [
    'Without a birth date I can read the name, and not whether the two agree.',
    'The day of birth is not known to me, so only the name is counted.',
  ],
  'compound-without-theme': [
    'The compound of your name lies outside the old list, so only its root is told.',
    'The list of compounds runs from 10 to 52, and your name stands outside it.',
  ],
};

const tellers: Readonly<Record<string, (about: TellAbout) => readonly string[]>> = {
  root: tellRoot,
  'birth-root': tellBirthRoot,
  compound: (about) => tellCompound('chaldean.compound', about),
  'birth-compound': (about) => tellCompound('chaldean.birth-compound', about),
  agreement: tellAgreement,
};

function tell(point: TraditionPoint, about: TellAbout): readonly string[] {
  const name = point.key.slice('chaldean:'.length);
  const limit = limitLines[name];
  if (limit !== undefined) return [wording(limit, about.variant)];
  const word = /^word-(\d+)$/u.exec(name)?.[1];
  return word === undefined ? (tellers[name]?.(about) ?? []) : tellWord(Number(word), about);
}

const caveats: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'name-in-other-letters': ['Letters without a value', 'The name is read in the letters A to Z only.'],
  'name-unknown': ['No name yet', 'Only the day of birth is read.'],
  'birth-date-unknown': ['No birth date yet', 'The name is read alone.'],
  'compound-without-theme': ['Outside the list', 'Compounds have a picture from 10 to 52 only.'],
};

function fact(one: Fact): { readonly title: string; readonly detail: string } {
  const [family = '', first = '', second = ''] = one.id.split('.');
  const n = countOf(one);
  if (family === 'caveat') {
    const [title, detail] = caveats[first] ?? ['Limit', 'Left open by what was given'];
    return { title, detail };
  }
  switch (first) {
    case 'word':
      return {
        title: `${wordPlace(Number(second)).replace(/^./u, (letter) => letter.toUpperCase())} word: ${n}`,
        detail: 'Its letters, added',
      };
    case 'compound':
      return { title: `Compound of the name: ${n}`, detail: pictureOf(n) };
    case 'root':
      return { title: `Root of the name: ${n}`, detail: capitalOf(digitOf(n)?.of) };
    case 'birth-compound':
      return { title: `Day of birth: ${n}`, detail: pictureOf(n) };
    case 'birth-root':
      return { title: `Root of the day of birth: ${n}`, detail: capitalOf(digitOf(n)?.of) };
    case 'agreement':
      return {
        title: isOn(one) ? 'Name and birth agree' : 'Name and birth differ',
        detail: 'Whether the two roots are the same',
      };
    default:
      return {
        title: `Compounds with a picture: ${idsOf(one).length === 0 ? 'none' : listed(idsOf(one))}`,
        detail: 'Those between 10 and 52',
      };
  }
}

const capitalOf = (text: string | undefined): string =>
  text === undefined ? 'A single digit' : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function pictureOf(n: number): string {
  const found = compoundOf(n);
  return found === undefined ? 'Outside the list of compounds' : capitalOf(found.picture);
}

const pointNames: Readonly<Record<string, string>> = {
  root: 'The root of your name',
  compound: 'The compound of your name',
  'birth-root': 'The root of your day of birth',
  'birth-compound': 'Your day of birth as it stands',
  agreement: 'Name and birth side by side',
};

export const words: TraditionWords = {
  mode: 'chaldean',
  tell,
  opens: [
    'Here letters are counted by their sound, from one to eight. No letter is given nine.',
    'Take the name people really call you by. It is added up twice: first as it stands, then to one digit.',
    'Two numbers are laid side by side, one from your name and one from your day.',
    'This is arithmetic with pictures to it. Both can be checked with a pencil.',
  ],
  returns: [
    'So much for the sum; the question is still larger than the number.',
    'Set the picture beside what you asked, and see which half of it speaks.',
    'A number is a nickname for a habit. Ask where you met this one lately.',
    'Back to your question, with a digit in the pocket for company.',
  ],
  limits: [
    'A number cannot tell you to change your name, and I would not.',
    'The letters follow one table; a few lists move X, Q or Y, and then the sum differs.',
    'The meanings of the compounds are a custom of the last century and no ancient teaching.',
    'Nothing here counts money, dates or other people.',
  ],
  fact,
  pointTitle: (key) => {
    const name = key.slice('chaldean:'.length);
    const word = /^word-(\d+)$/u.exec(name)?.[1];
    return word === undefined
      ? (pointNames[name] ?? caveats[name]?.[0] ?? 'The numbers of your name')
      : `The ${wordPlace(Number(word))} word of your name`;
  },
  methods: {
    'letters-added': 'Each letter has a value from 1 to 8; the values of the word are added.',
    'words-added': 'The sums of the words, added: that is the compound.',
    'digits-added': 'The digits are added until one is left. There are no master numbers here.',
    'day-of-month': 'The day of the month on which you were born, as it stands.',
    'same-root': 'Whether the name and the day of birth end in the same digit.',
    'compounds-10-to-52': 'The list of compounds begins at 10 and ends at 52.',
    'limit-of-inputs': 'Left open by what was given.',
  },
  sources: {
    'source.cheiro-numbers':
      'Values of the letters after Cheiro, Book of Numbers (1926); the words are ours.',
    'source.inputs': 'Follows from what was given.',
  },
  caveats,
  names: ({ value }) =>
    value.type === 'count'
      ? [{ id: String(value.n), en: String(value.n), own: null }]
      : value.type === 'ids'
        ? value.ids.map((id) => ({ id, en: id, own: null }))
        : [],
};
