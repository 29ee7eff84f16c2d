/** Draws against the reference implementation, and the open question that comes with cards; see README.md and questions-README.md. */
import { describe, expect, it, test } from 'vitest';
import { readLine } from '../../tools/companion/question-line.ts';
import { questionInput } from '../../tools/companion/question-case.ts';
import { checkDraw, laidCards, openTarotDraw, pickSlot, proofOf, replay } from '#traditions/tarot/draw.ts';
import draws from './draws-open.json' with { type: 'json' };
import readings from '../regression/readings-cards.json' with { type: 'json' };

describe.each(draws.tarot)('the draw of $seed', ({ seed, cards, commit }) => {
  const draw = cards.reduce((so, _, slot) => pickSlot(so, slot), openTarotDraw(seed, 'celtic'));

  it('lays the cards and sides of the reference under its commitment', () => {
    expect(laidCards(draw).map(({ card, reversed }) => [card, reversed ? 1 : 0])).toEqual(cards);
    expect(draw.deck.commitment).toBe(commit);
  });

  it('replays the same and holds', () => {
    const proof = proofOf(draw);
    expect(replay(proof)).toEqual(laidCards(draw));
    expect(checkDraw({ ...proof, commitment: commit }, laidCards(draw))).toEqual({ type: 'holds' });
  });
});

test.each(readings.cases)('$id is read from its cards', async (item) => {
  const read = await readLine(questionInput.parse(item));
  const cites = read.sentences.flatMap((sentence) => sentence.cites as readonly string[]);
  for (const { anyOf } of item.mustCite) expect(cites.some((id) => anyOf.includes(id))).toBe(true);
  expect(read.sentences.filter(({ verdict }) => verdict !== 'supported')).toEqual([]);
  expect(read.safetyTier).toBe(0);
  // Neither what to do, nor what somebody else feels.
  expect(read.text).not.toMatch(
    /\byou (?:should|must|need to)\b|\b(?:he|she|they|your ex) (?:feels?|loves?|misses|thinks?|wants?)\b/iu,
  );
});
