/** The seven by whole signs against vectors that our code had no part in. Only the fields a vector gives are compared. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/hellenistic.ts';
import open from './traditions-open.json' with { type: 'json' };

describe('hellenistic vectors', () => {
  it.each(open.modes.hellenistic.vectors)('$id', async ({ input, expect: expected, tolerance }) => {
    const { expect: found } = await factsOf(input);
    const { lotFortune, lotSpirit, ...rest } = expected;
    expect(found).toMatchObject(rest);
    for (const [name, lot] of Object.entries({ lotFortune, lotSpirit })) {
      const ours = found[name] as { readonly sign: string; readonly deg: number };
      expect(ours.sign).toBe(lot.sign);
      expect(Math.abs(ours.deg - lot.deg)).toBeLessThanOrEqual(tolerance.deg);
    }
  });
});
