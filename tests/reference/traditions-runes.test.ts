/** Runes against the vectors of the reading modes. */
import { expect, it } from 'vitest';
import { readSheet } from '#traditions/cast/points.ts';
import { runes } from '#traditions/runes/runes.ts';
import { castInputs } from '../../tools/astro/facts/cast-line.ts';
import { factsOf } from '../../tools/astro/facts/runes.ts';
import { expectSound, vectorsOf } from './cast-vectors.ts';

vectorsOf(runes, factsOf, 6);

it.each(['single', 'norns', 'cross', 'nine'])('lays %s', (spread) => {
  const sheet = runes.sheet(castInputs({ seed: 'a bag', answers: { spread: [spread] } }));
  if (sheet === null) throw new Error('runes were drawn');
  expectSound(runes, { sheet, expect: {} });
});

it('turns what can be turned, and Nauthiz only in one school', () => {
  const read = (school: Readonly<Record<string, string>>) => {
    const sheet = runes.sheet(
      castInputs({ entered: 'gebo:reversed nauthiz:reversed fehu:reversed', school }),
    );
    if (sheet === null) throw new Error('runes were entered');
    const view = readSheet(sheet);
    return [1, 2, 3].map((place) => view.flag(`rune.${place}.merkstave`));
  };
  expect(read({})).toEqual([false, true, true]);
  expect(read({ symmetric: 'with-nauthiz' })).toEqual([false, false, true]);
  expect(read({ merkstave: 'off' })).toEqual([false, false, false]);
});

it('asks for what it cannot read', () => {
  for (const entered of ['', 'fehu fehu uruz', 'fehu uruz', 'wyrd', 'fehu uruz blank'])
    expect(runes.sheet(castInputs({ entered }))).toBeNull();
});
