import { describe, expect, it } from 'vitest';
import { polish } from './pack.ts';

describe('the last touch on a sentence', () => {
  it.each([
    ['your Venus is in Aries.', 'Your Venus is in Aries.'],
    ['“stuck” is a heavy word.', '“Stuck” is a heavy word.'],
    ['Venus,  the part that chooses,, is in Aries.', 'Venus, the part that chooses, is in Aries.'],
    ['Venus, , in Aries.', 'Venus, in Aries.'],
    ['it is in Aries, the sign that starts,.', 'It is in Aries, the sign that starts.'],
    ['it is run by Venus,: so it goes.', 'It is run by Venus: so it goes.'],
    ['it is in Aries .', 'It is in Aries.'],
    ['it is a easy angle.', 'It is an easy angle.'],
    ['A open road.', 'An open road.'],
    ['a house and a garden.', 'A house and a garden.'],
    ['  it moves.  ', 'It moves.'],
    ['6 and 15 December are the days.', '6 and 15 December are the days.'],
  ])('%j becomes %j', (raw, done) => {
    expect(polish(raw)).toBe(done);
  });

  it.each(['you keep a useful list.', 'it is a one-way road.', 'a unit of work.', 'a European habit.'])(
    'leaves "%s" its article',
    (raw) => {
      expect(polish(raw).toLowerCase()).toBe(raw.toLowerCase());
    },
  );

  it('keeps a no-break space', () => {
    expect(polish('on 6\u00a0December.')).toBe('On 6\u00a0December.');
  });
});
