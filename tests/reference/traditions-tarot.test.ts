/** Tarot as a reading mode against the vectors. The cards themselves are tested in tests/reference/tarot.test.ts. */
import { expect, it } from 'vitest';
import { tarot } from '#traditions/tarot/tarot.ts';
import { castInputs } from '../../tools/astro/facts/cast-line.ts';
import { factsOf } from '../../tools/astro/facts/tarot.ts';
import { expectSound, vectorsOf } from './cast-vectors.ts';

vectorsOf(tarot, factsOf, 6);

it.each(['single', 'three', 'celtic'])('lays %s', (spread) => {
  const sheet = tarot.sheet(castInputs({ seed: 'a deck', answers: { spread: [spread] } }));
  if (sheet === null) throw new Error('cards were drawn');
  // What a spread of one card has none of is no point: a suit that leads, a card that comes again.
  expectSound(tarot, { sheet, expect: {} }, spread === 'single' ? 3 : 5);
});

it('takes cards from a deck of paper', () => {
  const sheet = tarot.sheet(castInputs({ entered: 'swords-07 wands-04:reversed cups-ace', seed: 'ignored' }));
  expect(sheet?.inputs).toMatchObject({ spread: 'three', entered: true });
  expect(sheet?.caveats).toEqual(['caveat.tarot-entered']);
  for (const entered of ['', 'swords-07 swords-07 cups-ace', 'swords-07 cups-ace', 'the-fool', 'major-22']) {
    expect(tarot.sheet(castInputs({ entered }))).toBeNull();
    expect(tarot.needs(castInputs({ entered }))).toEqual(['answers']);
  }
});
