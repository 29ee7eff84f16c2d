/**
 * A sealed cast: runes, lines, dots, marks and the small deck, drawn from a seed before anything is shown.
 *
 * 1. The seed fixes the whole bag: every card of the deck, every rune with its side, every line. How many of them are laid out is the
 *    person's choice and changes nothing of what was drawn.
 * 2. The commitment, SHA-256 over kind, seed and result, is shown before the cast is opened: twelve digits, all of it on request.
 * 3. Afterwards the seed is shown, and anyone can draw again and compare.
 *
 * Word stream, `below` and `shuffle` are version 1 of the draw engine (`lib/draw.ts`). Seeds arrive as an argument.
 */
import { drawItems, drawLines, openDraw } from '#lib/draw.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { unreachable } from '#lib/assert.ts';

export const castKinds = [
  'lenormand',
  'runes',
  'i-ching-coins',
  'i-ching-yarrow',
  'geomancy-arabic',
  'geomancy-ifa',
] as const;
export type CastKind = (typeof castKinds)[number];

export type CastResult = {
  /**
   * By kind: the 36 cards (1–36) as they lie; the 24 runes (1–24) as they leave the bag; six lines (6–9) from the bottom; sixteen rows
   * of the mothers (1 single, 0 double), each from head to feet; eight marks (1 single, 2 double), right leg first, and a ninth for
   * the extra toss.
   */
  readonly drawn: readonly number[];
  /** Runes alone: which of them came out upside down, in the same order. Empty for every other kind. */
  readonly turned: readonly boolean[];
};

/** What is kept of a cast so that it can be checked: the result follows from it. */
export type CastProof = { readonly kind: CastKind; readonly seed: string; readonly commitment: string };

export type SealedCast = CastResult & CastProof;

const CARDS = 36;
const RUNES = 24;
const ROWS_OF_MOTHERS = 16;
const MARKS_AND_TOSS = 9;

/** Draws and seals. The app's seeds are 32 hex digits; any string is taken. The same kind and seed, the same cast. */
export function sealCast(kind: CastKind, seed: string): SealedCast {
  const result = castOf(kind, seed);
  return { kind, seed, ...result, commitment: castCommitment(kind, seed, result) };
}

function castOf(kind: CastKind, seed: string): CastResult {
  switch (kind) {
    case 'lenormand':
      return unturned(
        openDraw(seed)
          .shuffle(CARDS)
          .map((card) => card + 1),
      );
    case 'runes': {
      // Which shapes have no other way up is a matter of school: the sides are sealed as they fell.
      const runes = drawItems(seed, { from: RUNES, count: RUNES, isSymmetric: () => false });
      return { drawn: runes.map(({ index }) => index + 1), turned: runes.map(({ turned }) => turned) };
    }
    case 'i-ching-coins':
      return unturned(drawLines(seed, 'coins'));
    case 'i-ching-yarrow':
      return unturned(drawLines(seed, 'yarrow'));
    case 'geomancy-arabic':
      return unturned(lowestBits(seed, ROWS_OF_MOTHERS));
    case 'geomancy-ifa':
      return unturned(lowestBits(seed, MARKS_AND_TOSS).map((bit) => bit + 1));
    default:
      return unreachable(kind);
  }
}

const unturned = (drawn: readonly number[]): CastResult => ({ drawn, turned: [] });

function lowestBits(seed: string, count: number): readonly number[] {
  const stream = openDraw(seed);
  return Array.from({ length: count }, () => stream.next() % 2);
}

/** What is shown before the cast is opened, 64 hex digits. */
export function castCommitment(kind: CastKind, seed: string, { drawn, turned }: CastResult): string {
  const flags = turned.map((isTurned) => (isTurned ? '1' : '0')).join('');
  return sha256Hex(`soulstice-draw-1|${kind}|${seed}|${drawn.join(',')}|${flags}`);
}

export const proofOfCast = ({ kind, seed, commitment }: SealedCast): CastProof => ({
  kind,
  seed,
  commitment,
});

export type CastCheck =
  | { readonly type: 'holds' }
  /** The seed gives another cast than the one that was sealed. */
  | { readonly type: 'other-cast'; readonly commitment: string }
  /** The cast is the one sealed, what was shown of it is not. */
  | { readonly type: 'other-result' };

/** "Check this cast": draws again and compares with what was sealed and with as much of it as was shown. */
export function checkCast(proof: CastProof, shown: CastResult): CastCheck {
  const cast = sealCast(proof.kind, proof.seed);
  if (cast.commitment !== proof.commitment) return { type: 'other-cast', commitment: cast.commitment };
  const isSame =
    shown.drawn.length <= cast.drawn.length &&
    shown.drawn.every((one, at) => one === cast.drawn[at]) &&
    shown.turned.every((one, at) => one === cast.turned[at]);
  return isSame ? { type: 'holds' } : { type: 'other-result' };
}
