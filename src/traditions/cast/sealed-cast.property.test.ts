/**
 * Laws of a sealed cast.
 *
 * - The same kind and seed give the same cast and the same commitment; the cast holds against its own proof.
 * - Whatever is changed afterwards is noticed.
 * - A cast holds what its kind is: each card once, six lines, sixteen rows, nine marks.
 * - Laying fewer runes changes nothing of those that are laid.
 * - What the draw engine draws by itself is what lies sealed here.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawItems, openDraw } from '#lib/draw.ts';
import { castKinds, checkCast, proofOfCast, sealCast } from './sealed-cast.ts';

const kind = fc.constantFrom(...castKinds);
const seed = fc.string({ minLength: 1, maxLength: 40 });

const shapes = {
  lenormand: { size: 36, from: 1, to: 36 },
  runes: { size: 24, from: 1, to: 24 },
  'i-ching-coins': { size: 6, from: 6, to: 9 },
  'i-ching-yarrow': { size: 6, from: 6, to: 9 },
  'geomancy-arabic': { size: 16, from: 0, to: 1 },
  'geomancy-ifa': { size: 9, from: 1, to: 2 },
} as const;

it('is repeatable, well formed and holds', () => {
  fc.assert(
    fc.property(kind, seed, (of, from) => {
      const cast = sealCast(of, from);
      expect(sealCast(of, from)).toEqual(cast);
      expect(checkCast(proofOfCast(cast), cast)).toEqual({ type: 'holds' });
      const { size, from: least, to } = shapes[of];
      expect(cast.drawn.length).toBe(size);
      expect(cast.drawn.every((n) => n >= least && n <= to)).toBe(true);
      if (size === to) expect(new Set(cast.drawn).size).toBe(size);
      expect(cast.turned.length).toBe(of === 'runes' ? 24 : 0);
    }),
  );
});

it('notices what was changed', () => {
  fc.assert(
    fc.property(kind, seed, fc.nat(5), (of, from, at) => {
      const cast = sealCast(of, from);
      const drawn = cast.drawn.map((n, index) => (index === at ? n + 1 : n));
      expect(checkCast(proofOfCast(cast), { ...cast, drawn })).toEqual({ type: 'other-result' });
      expect(checkCast({ ...proofOfCast(cast), seed: `${from} ` }, cast).type).toBe('other-cast');
      const turned = cast.turned.map((flag, index) => (index === at ? !flag : flag));
      if (of === 'runes')
        expect(checkCast(proofOfCast(cast), { ...cast, turned })).toEqual({ type: 'other-result' });
    }),
  );
});

it('holds for as much as was laid, and is what the engine draws', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 9 }), (from, count) => {
      const cast = sealCast('runes', from);
      const laid = { drawn: cast.drawn.slice(0, count), turned: cast.turned.slice(0, count) };
      expect(checkCast(proofOfCast(cast), laid)).toEqual({ type: 'holds' });
      const few = drawItems(from, { from: 24, count, isSymmetric: () => false });
      expect(few.map(({ index }) => index + 1)).toEqual(laid.drawn);
      expect(few.map(({ turned }) => turned)).toEqual(laid.turned);
      const words = openDraw(from);
      expect(sealCast('geomancy-arabic', from).drawn).toEqual(
        Array.from({ length: 16 }, () => words.next() % 2),
      );
    }),
  );
});

it('has other commitments for other kinds of the same seed', () => {
  expect(new Set(castKinds.map((of) => sealCast(of, 'seed').commitment)).size).toBe(castKinds.length);
});
