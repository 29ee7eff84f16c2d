/**
 * One spelling for what people spell in many ways: lower case, no accents, punctuation as spaces.
 *
 * Only the marks that decorate Latin, Greek, Cyrillic, Hebrew and Arabic letters go. Thai vowels and tones and Japanese
 * voicing are marks to Unicode too, but they are letters to their readers and stay.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text;
  const lower = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter);
  return lower.replace(DROPPED, '').replace(SPACED, ' ').replace(SAINT, 'saint$1 ').trim();
}

const PLAIN = /^[a-z]+$/;
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;

/** Letters Unicode does not take apart into a plain letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
};
const UNDECOMPOSED = /[ßæœøłđðþıħŋə]/g;

/** Apostrophes and full stops are left out by half the people who type them (Xi'an, St. Louis); ฯ marks a short form. */
const DROPPED = /['’‘ʻʼʹ`´.ฯ]/g;
/** St. Louis and Saint-Louis are typed either way. */
const SAINT = /(?<![a-z])st(e?) /g;
const SPACED = /[\s\-‐–—/,;:()・_]+/g;
