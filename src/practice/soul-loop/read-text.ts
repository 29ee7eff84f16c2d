/** What a person wrote, made regular once, with the way back to their own letters. */
import { MAX_SOUL_INPUT_CHARS, soulTextWithin } from '#contract/soul-entry.ts';
import { countGraphemes } from '#lib/graphemes.ts';
import { mapText, replaceMapped } from '#companion/safety/mapped-text.ts';
import type { MappedText } from '#companion/safety/mapped-text.ts';
import type { LoopCues } from './words.ts';

export type TextLanguage = 'en' | 'th' | 'both' | 'other';

export type ReadText = {
  /** As typed, without control and bidirectional marks and with spaces collapsed: what may be quoted. */
  readonly clean: string;
  /** For finding cues: NFKC, lower case, straight quotes, no apostrophes inside words. */
  readonly mapped: MappedText;
  /** `empty` has no letter and no picture; `picture` has pictures alone; `noise` has letters that are no words. */
  readonly kind: 'empty' | 'picture' | 'noise' | 'words';
  readonly language: TextLanguage;
};

/** Both languages' cues; each text is read by those it is written in. */
export type CuesByLanguage = { readonly en: LoopCues; readonly th: LoopCues };

/** As much of a text as the first field takes, and whether any was left out. */
export function withinLimit(
  text: string,
  max = MAX_SOUL_INPUT_CHARS,
): { readonly text: string; readonly cut: boolean } {
  return soulTextWithin(text, max);
}

/** How many characters a reader counts. */
export const countCharacters = countGraphemes;

/** Reads a text. Never throws. */
export function readText(text: string, cues: CuesByLanguage): ReadText {
  const clean = cleanText(text);
  let mapped = mapText(clean, 'NFKC');
  mapped = replaceMapped(mapped, /(?<=[a-z])'(?=[a-z])/g, () => '');
  mapped = replaceMapped(mapped, / +ๆ/g, () => 'ๆ');
  mapped = replaceMapped(mapped, /([a-z])\1{2,}/g, (_, letter) => letter + letter);
  return { clean, mapped, kind: kindOf(clean), language: languageOf(mapped.text, cues) };
}

/** Control and bidirectional marks out, spaces collapsed, lines kept. Nothing else is changed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(bidiAndControl, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

const bidiAndControl = /[^\P{Cc}\t\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

function kindOf(clean: string): ReadText['kind'] {
  const letters = clean.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return /\p{Extended_Pictographic}/u.test(clean) ? 'picture' : 'empty';
  return isNoise(letters.join('').toLowerCase()) ? 'noise' : 'words';
}

/** "asdfgh", "aaaaaaa": Latin letters without a vowel, or nearly all the same. */
function isNoise(letters: string): boolean {
  if (letters.length < 4 || /[^a-z]/.test(letters)) return false;
  if (!/[aeiouy]/.test(letters)) return true;
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return Math.max(...counts.values()) / letters.length > 0.6;
}

/** Thai by three letters in ten; both when there is enough of each; otherwise English, unless it plainly is not. */
function languageOf(text: string, cues: CuesByLanguage): TextLanguage {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0) return 'en';
  if (thai > 0 && latin >= 3) return thai / letters >= 0.3 || latin / letters < 0.7 ? 'both' : 'en';
  if (thai / letters >= 0.3) return 'th';
  if (latin / letters < 0.5) return 'other';
  const words = text.match(/\p{L}+/gu) ?? [];
  // Two or three words may well be English without one of the common ones: "thesis deadline stress".
  if (words.length < 4) return /[^a-z\s\p{P}\p{S}\d]/u.test(text) ? 'other' : 'en';
  return words.some((word) => commonWords(cues.en).has(word)) ? 'en' : 'other';
}

const commonOf = new WeakMap<LoopCues, ReadonlySet<string>>();

function commonWords(cues: LoopCues): ReadonlySet<string> {
  const known = commonOf.get(cues);
  if (known !== undefined) return known;
  const made = new Set(cues.common);
  commonOf.set(cues, made);
  return made;
}
