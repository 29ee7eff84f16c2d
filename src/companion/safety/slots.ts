/**
 * Slots: what the words of a message are about, whatever the wording and the language ("gun", "ปืน" → `weapon`).
 * Rules combine slots (rules.ts). Tables are data of `text/safety/`.
 */
import { AssertionFailure } from '#lib/assert.ts';
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
  const slots: { readonly slot: string; readonly pattern: RegExp }[] = [];
  /** The slots to try by what a text contains, so that a text costs no more than its own words. */
  const byBeginning = new Map<string, number[]>();
  const always: number[] = [];
  for (const [at, [slot, fillers]] of Object.entries(table).entries()) {
    const parts = splitFillers(fillers);
    slots.push({ slot, pattern: slotPattern(parts, lang) });
    const beginnings = beginningsOf(parts, lang);
    if (beginnings === null) always.push(at);
    for (const one of beginnings ?? []) byBeginning.set(one, [...(byBeginning.get(one) ?? []), at]);
  }
  return (text) => {
    if (lang === 'th' && !/\p{Script=Thai}/u.test(text)) return [];
    const tried = new Set(always);
    for (const one of (lang === 'en' ? text.match(/[a-z0-9]+/g) : pairsOf(text)) ?? [])
      for (const at of byBeginning.get(one) ?? []) tried.add(at);
    return slots.flatMap(({ slot, pattern }, at) =>
      tried.has(at)
        ? [...text.matchAll(pattern)].map((found) => ({
            slot,
            start: found.index,
            end: found.index + found[0].length,
          }))
        : [],
    );
  };
}

function splitFillers(fillers: string): readonly string[] {
  const cues = fillers
    .split(/,(?![^{}]*\})/)
    .map((one) => readable(one).text.trim())
    .filter((one) => one !== '');
  return [...new Set(cues)];
}

function slotPattern(fillers: readonly string[], lang: 'en' | 'th'): RegExp {
  // Longer ones first, so that "gun to my head" is not cut to "gun".
  const parts = fillers.toSorted((a, b) => b.length - a.length).map((filler) => fillerPattern(filler, lang));
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

/**
 * Lists what a text must contain for a slot to be tried on it, which spares most of the patterns: the first words of the
 * fillers in English, their first two characters in Thai. Null when a filler begins with neither.
 */
function beginningsOf(fillers: readonly string[], lang: 'en' | 'th'): readonly string[] | null {
  const found = new Set<string>();
  for (const start of fillers.flatMap((filler) => writtenOut(filler, lang))) {
    const word = /^([a-z]+)~/.exec(start)?.[1];
    const forms = word === undefined || lang === 'th' ? [start] : endings(word);
    for (const form of forms) {
      const beginning = lang === 'en' ? /^[a-z0-9]+/.exec(form)?.[0] : pairsOf(form)[0];
      if (beginning === undefined || beginning.includes('_')) return null;
      found.add(beginning);
    }
  }
  return [...found];
}

/** Writes out the choices of a filler, no further than its first word or first two characters. */
function writtenOut(filler: string, lang: 'en' | 'th'): readonly string[] {
  const text = filler.trimStart();
  const open = text.indexOf('{');
  const isLongEnough = lang === 'en' ? /^[^{]+ /.test(text) : /^[^{]{2}/.test(text);
  if (open === -1 || isLongEnough) return [text];
  const close = closingOf(text, open);
  return choicesOf(text.slice(open + 1, close)).flatMap((choice) =>
    writtenOut(text.slice(0, open) + choice + text.slice(close + 1), lang),
  );
}

/** The place of the brace that closes the one at `open`. */
function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new AssertionFailure(`a brace is not closed: ${text}`);
}

/** Splits `a|{b|c}|d` into `a`, `{b|c}`, `d`. */
function choicesOf(text: string): readonly string[] {
  return text.split(/\|(?![^{}]*\})/);
}

function pairsOf(text: string): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
