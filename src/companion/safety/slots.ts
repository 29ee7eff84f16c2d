/**
 * Slots: what the words of a message are about, whatever the wording and the language ("gun", "ปืน" → `weapon`).
 * Rules combine slots (rules.ts). Tables are data of `text/safety/`.
 */
import { readable } from './readable.ts';

/**
 * Comma-separated fillers by slot, in one language. `{a|b}` stands for each of its words (an empty one is allowed), and
 * `~` after a word for its English endings: "slap~" is slap, slaps, slapped, slapping. `_` stands for a gap: up to three
 * words, or fourteen characters of Thai.
 */
export type SlotTable = { readonly [slot: string]: string };

export type SlotMatch = { readonly slot: string; readonly start: number; readonly end: number };

/** Finds the slots of a readable text, in no particular order. */
export type SlotFinder = (text: string) => SlotMatch[];

/** Runs every finder over a readable text. Returns the matches by start, longer ones first. */
export function findSlots(text: string, finders: readonly SlotFinder[]): readonly SlotMatch[] {
  return finders.flatMap((find) => find(text)).toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * Compiles the table of a language. Latin fillers match whole words; Thai, which has no spaces, never half a letter. The
 * Thai table, which holds a few Latin words, is for texts with Thai in them.
 */
export function createSlotFinder(table: SlotTable, lang: 'en' | 'th'): SlotFinder {
  const patterns = Object.entries(table).map(([slot, fillers]) => ({
    slot,
    pattern: slotPattern(fillers, lang),
  }));
  return (text) => {
    if (lang === 'th' && !/\p{Script=Thai}/u.test(text)) return [];
    return patterns.flatMap(({ slot, pattern }) =>
      [...text.matchAll(pattern)].map((found) => ({
        slot,
        start: found.index,
        end: found.index + found[0].length,
      })),
    );
  };
}

function slotPattern(fillers: string, lang: 'en' | 'th'): RegExp {
  const cues = fillers
    .split(/,(?![^{}]*\})/)
    .map((one) => readable(one).text.trim())
    .filter((one) => one !== '');
  // Longer ones first, so that "gun to my head" is not cut to "gun".
  const parts = [...new Set(cues)]
    .toSorted((a, b) => b.length - a.length)
    .map((filler) => fillerPattern(filler, lang));
  const any = parts.join('|');
  return lang === 'en'
    ? new RegExp(`(?<![a-z0-9])(?:${any})(?![a-z0-9])`, 'gu')
    : // Words in Latin letters among the Thai ones are whole words too.
      new RegExp(`(?:(?<![a-z0-9])|(?![a-z0-9]))(?:${any})(?!\\p{M})(?:(?<![a-z0-9])|(?![a-z0-9]))`, 'gu');
}

function fillerPattern(filler: string, lang: 'en' | 'th'): string {
  return filler
    .replace(/[.*+?^$()[\]\\/]/gu, String.raw`\$&`)
    .replace(/([a-z]+)~/g, (_, word: string) => `(?:${endings(word).join('|')})`)
    .replaceAll('{', '(?:')
    .replaceAll('}', ')')
    .replace(/ ?(?<![a-z])_(?![a-z]) ?/g, lang === 'en' ? '(?:[ ,]+[^ .!?\\n]+){0,3}?[ ,]+' : '.{0,14}?');
}

/** A word with the endings of its noun and verb forms, longest first. */
function endings(word: string): string[] {
  const stem = word.slice(0, -1);
  const forms = word.endsWith('e')
    ? [`${word}s`, `${word}d`, `${stem}ing`, `${stem}in`]
    : /[^aeiou]y$/.test(word)
      ? [`${stem}ies`, `${stem}ied`, `${word}ing`, `${word}in`]
      : [`${word}${/(?:s|x|z|ch|sh)$/.test(word) ? 'es' : 's'}`, `${word}ed`, `${word}ing`, `${word}in`];
  const last = /[^aeiou][aeiou][bdgklmnprt]$/.test(word) ? word.at(-1) : undefined;
  const doubled = last === undefined ? [] : [`${word}${last}ed`, `${word}${last}ing`, `${word}${last}in`];
  return [...doubled, ...forms, word].toSorted((a, b) => b.length - a.length);
}
