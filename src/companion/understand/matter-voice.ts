/** Words of the person as they sound from outside: "my boss hates me" is "your boss hates you". */
import type { MappedText } from '#companion/safety/mapped-text.ts';
import type { MatterRules } from './matter.ts';
import type { Piece, Word } from './matter-line.ts';

const shortened: { readonly [word: string]: string } = { am: "'re", are: "'re", have: "'ve", will: "'ll" };

/** The pieces as text in second person; null when they hold a word that cannot be given back. */
export function seenFromOutside(
  pieces: readonly Piece[],
  mapped: MappedText,
  { words, sets }: MatterRules,
): string | null {
  const plain = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text));
  if (pieces.some((piece) => typeof piece !== 'string' && sets.unfit.has(piece.text))) return null;
  const isShared = plain.includes('we') || plain.includes('us');
  if (isShared && !plain.some((word) => sets.together.has(word))) return null;
  const isLoud = mapped.original.length > 8 && !/\p{Ll}/u.test(mapped.original);
  const said: string[] = [];
  pieces.forEach((piece, index) => {
    if (typeof piece === 'string') {
      said.push(piece);
      return;
    }
    const before = pieces[index - 1];
    const ofMe = typeof before === 'object' && before.text === 'i';
    const ending = shortened[piece.text];
    if (ofMe && ending !== undefined && isOneWord(before, piece, mapped)) {
      said[said.length - 1] = `you${ending}`;
      return;
    }
    if (ofMe && (piece.text === 'was' || piece.text === 'wasnt')) {
      said.push(piece.text === 'was' ? 'were' : "weren't");
      return;
    }
    said.push(words.seen[piece.text] ?? words.contractions[piece.text] ?? typed(piece, mapped, isLoud));
  });
  return said.join(' ');
}

/** Whether two words were typed as one: "i'm", "im". */
function isOneWord(a: Word, b: Word, mapped: MappedText): boolean {
  const typedTogether = mapped.original.slice(mapped.starts[a.start], mapped.ends[b.end - 1]);
  return typedTogether !== '' && !/\s/.test(typedTogether);
}

/** A word as it was typed, or as it was mended; the first of a message loses its capital. */
function typed(
  { text, start, end, isName }: Word,
  { original, starts, ends }: MappedText,
  isLoud: boolean,
): string {
  const written = original.slice(starts[start], ends[end - 1]).replaceAll(/[‘’`´]/g, "'");
  if (written.replaceAll("'", '').toLowerCase() !== text.replaceAll("'", '')) return text;
  return isLoud || (!isName && /^\p{Lu}\p{Ll}/u.test(written)) ? written.toLowerCase() : written;
}
