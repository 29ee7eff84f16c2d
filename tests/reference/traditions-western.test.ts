/** Western charts against vectors of an independent engine. Only the fields a vector gives are compared. */
import { describe, expect, it } from 'vitest';
import { distance } from '#astro/angle/degrees.ts';
import { factsOf } from '../../tools/astro/facts/western.ts';
import open from './traditions-open.json' with { type: 'json' };

describe('western vectors', () => {
  it.each(open.modes.western.vectors)('$id', async ({ input, expect: expected, tolerance }) => {
    const { expect: found } = await factsOf(input);
    const { signs, ascSign, tropical, ascendant, midheaven } = expected;
    expect(found).toMatchObject({ signs, ascSign });
    const ours = {
      ...(found['tropical'] as Record<string, number>),
      asc: found['ascendant'],
      mc: found['midheaven'],
    };
    const theirs = { ...tropical, asc: ascendant, mc: midheaven };
    for (const [name, lon] of Object.entries(theirs)) {
      const apart = distance(Number(ours[name as keyof typeof ours]), lon);
      expect({ name, close: apart <= tolerance.deg }).toEqual({ name, close: true });
    }
  });
});
