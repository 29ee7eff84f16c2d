/** Turns of the Sun and phases of the Moon against vectors that our code had no part in. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/astro-meteorology.ts';
import open from './traditions-open.json' with { type: 'json' };

describe('astro-meteorology vectors', () => {
  it.each(open.modes['astro-meteorology'].vectors)('$id', async ({ input, expect: expected, tolerance }) => {
    const { expect: found } = await factsOf(input);
    for (const [name, at] of Object.entries(expected)) {
      const apart = Math.abs(Date.parse(found[name] as string) - Date.parse(at)) / 60_000;
      expect({ name, close: apart <= tolerance.minutes }).toEqual({ name, close: true });
    }
  });
});
