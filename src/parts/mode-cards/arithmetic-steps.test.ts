import { expect, it } from 'vitest';
import { uiModeCard as t } from '#text/en/ui-mode-card.ts';
import { arithmeticSteps } from './arithmetic-steps.ts';

it.each([
  [{ path: [38, 11, 2] }, ['Sum, then its digits: 38 → 11 → 2']],
  [
    {
      letters: [
        { letter: 'T', value: 4 },
        { letter: 'O', value: 7 },
      ],
    },
    ['Letters: T 4 + O 7'],
  ],
  [{ lonDeg: 123.45678 }, ['Longitude: 123.46°']],
  [{ at: '2026-11-21T10:00:00Z' }, ['At: 2026-11-21, 10:00 UTC']],
  [
    { parts: [{ of: 'day', shown: '15', path: [15, 6] }] },
    ['Parts: of day, shown 15, sum, then its digits 15 → 6'],
  ],
  [{ dayStart: 'zi-hour', left: null, isSure: true }, ['Day start: zi hour', 'Is sure: yes']],
])('writes %j', (values, steps) => {
  expect(arithmeticSteps(values, t)).toEqual(steps);
});

it('has no steps where there are no values', () => {
  expect(arithmeticSteps(undefined, t)).toEqual([]);
});
