/**
 * A text in the pieces a voice is given one after the other. Chrome falls silent in an utterance of more than about 15 seconds
 * and never says that it ended (crbug.com/679437), so no piece is longer than a voice needs for two thirds of that.
 */

/** A piece of one sentence. */
export interface SpokenPiece {
  /** Place of its sentence. */
  readonly sentence: number;
  /** Where it begins in the sentence, UTF-16 units. */
  readonly from: number;
  readonly text: string;
}

/** What a voice says in ten seconds at its usual speed, characters: 15 a second is a quick reader of English. */
const PIECE_CHARS = 150;

/** Cuts sentences into pieces for a voice at `rate` times its usual speed. Sentences of blanks alone give none. */
export function spokenPieces(sentences: readonly string[], rate: number): readonly SpokenPiece[] {
  const most = Math.max(40, Math.round(PIECE_CHARS * rate));
  return sentences.flatMap((text, sentence) =>
    cut(text, most).map((piece) => ({ sentence, from: piece.from, text: piece.text })),
  );
}

/** Cuts behind a comma, else between words, else after `most` characters; blanks at the ends are left out. */
function cut(text: string, most: number): { from: number; text: string }[] {
  const pieces: { from: number; text: string }[] = [];
  let from = skipBlanks(text, 0);
  while (from < text.length) {
    const rest = text.length - from;
    const length = rest <= most ? rest : lengthWithin(text.slice(from, from + most + 1), most);
    const piece = text.slice(from, from + length).trimEnd();
    if (piece !== '') pieces.push({ from, text: piece });
    from = skipBlanks(text, from + length);
  }
  return pieces;
}

function lengthWithin(part: string, most: number): number {
  const head = part.slice(0, most);
  const pause = Math.max(
    ...[', ', '; ', ': ', ' – ', '. ', '! ', '? '].map((mark) => head.lastIndexOf(mark)),
  );
  if (pause >= most / 3) return pause + 1;
  const blank = part.lastIndexOf(' ');
  if (blank >= most / 3) return blank;
  // A script without blanks, Thai say: between its words.
  let end = 0;
  for (const { index } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(part))
    if (index <= most) end = index;
  return end > 0 ? end : most;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}
