/** A message in the form the cues are written in, with the way back to the person's own letters. */
import { mapText, replaceMapped } from '#companion/safety/mapped-text.ts';
import type { MappedText } from '#companion/safety/mapped-text.ts';

export type Spellings = {
  /** Whole Latin words. */
  readonly words: ReadonlyMap<string, string>;
  /** Thai substrings, longest first, as one expression; null when there are none. */
  readonly thai: { readonly pattern: RegExp; readonly to: ReadonlyMap<string, string> } | null;
  /** Words of the tables, by which a drawn-out word is recognised ("heyyy"); empty while they are compiled. */
  readonly known?: ReadonlySet<string>;
  /** Particles at the end of a stretch of Thai; null when there are none. */
  readonly particles: RegExp | null;
};

export type NormalMessage = {
  readonly mapped: MappedText;
  /** Letters were drawn out ("sooo") or marks piled up ("!!"). */
  readonly intense: boolean;
};

const noSpellings: Spellings = { words: new Map(), thai: null, particles: null };

/**
 * NFC, lower case, straight quotes, letters without their accents, drawn-out letters cut to two, contractions opened or closed up, chat
 * spellings written out, Thai repeat mark and polite particles taken away, spaces collapsed (newlines stay).
 */
export function normaliseMessage(text: string, spellings: Spellings): NormalMessage {
  let mapped = mapText(text, 'NFC');
  const intense = /(\p{L})\1{2,}|!!/u.test(mapped.text);
  mapped = replaceMapped(mapped, /[\u00E0-\u024F]/g, (letter) =>
    letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  const { known } = spellings;
  mapped = replaceMapped(mapped, /(?<![a-z])[a-z]*([a-z])\1{2,}[a-z]*(?![a-z])/g, (word) => {
    const single = word.replace(/([a-z])\1{2,}/g, '$1');
    return known?.has(single) ? single : word;
  });
  mapped = replaceMapped(mapped, /([\p{L}\p{M}])\1{2,}/gu, (_, letter) => letter + letter);
  mapped = replaceMapped(mapped, /[^\S\n]+/g, () => ' ');
  mapped = replaceMapped(mapped, / ?ๆ/g, () => '');
  mapped = replaceMapped(mapped, /(?<=[a-z])'(ll|re|ve|m)(?![a-z])/g, (_, end) => opened[end] ?? '');
  mapped = replaceMapped(mapped, /(?<=[a-z])'(?=[a-z])/g, () => '');
  mapped = replaceMapped(mapped, /(?<=s)'(?![a-z])/g, () => '');
  mapped = replaceMapped(mapped, /[a-z0-9]+/g, (word) => spellings.words.get(word) ?? word);
  const { thai, particles } = spellings;
  if (thai) mapped = replaceMapped(mapped, thai.pattern, (from) => thai.to.get(from) ?? from);
  if (particles) mapped = replaceMapped(mapped, particles, () => ' ');
  mapped = replaceMapped(mapped, / {2,}/g, () => ' ');
  return { mapped, intense };
}

const opened: { readonly [end: string]: string } = { ll: ' will', re: ' are', ve: ' have', m: ' am' };

/** A cue through the same door, so that tables are written as people write. Particles are kept: a cue may be one. */
export function normaliseCue(cue: string, spellings: Spellings = noSpellings): string {
  // Most cues are plain lower-case words, and thousands are compiled at start: only spellings can change them.
  if (/^[a-z]+(?: [a-z]+)*$/.test(cue) && !/(.)\1\1/.test(cue)) {
    return cue.replace(/[a-z]+/g, (word) => spellings.words.get(word) ?? word);
  }
  if (/^[\u0E01-\u0E4C]+$/.test(cue) && !/ๆ|(.)\1\1/.test(cue)) {
    const { thai } = spellings;
    return thai ? cue.replace(thai.pattern, (from) => thai.to.get(from) ?? from) : cue;
  }
  return normaliseMessage(cue, { ...spellings, particles: null }).mapped.text.trim();
}

/** Spellings out of both languages' tables. */
export function compileSpellings(
  tables: readonly {
    readonly spellings: readonly (readonly [string, string])[];
    readonly particles: readonly string[];
  }[],
): Spellings {
  const rows = tables.flatMap((table) => table.spellings);
  const thaiRows = rows.filter(([from]) => /\p{Script=Thai}/u.test(from));
  const particles = tables.flatMap((table) => table.particles).toSorted((a, b) => b.length - a.length);
  return {
    words: new Map(rows.filter(([from]) => /^[a-z0-9]+$/.test(from))),
    thai:
      thaiRows.length === 0
        ? null
        : {
            pattern: new RegExp(
              thaiRows
                .map(([from]) => from)
                .toSorted((a, b) => b.length - a.length)
                .join('|'),
              'g',
            ),
            to: new Map(thaiRows),
          },
    // ชนะ ends in a particle's letters and is none; likewise words in เ–จ้า, and หน้า in ปีหน้า.
    particles:
      particles.length === 0
        ? null
        : new RegExp(`(?<![ชเห])(?:${particles.join('|')})+(?=[\\s?!.,…]|$)`, 'g'),
  };
}
