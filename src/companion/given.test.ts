import { expect, it } from 'vitest';
import { givenGoingOn } from './given.ts';

it('keeps a cast with its rules for a question that goes on', () => {
  const before = { seed: '5be1a9c07d3f42e18c6a90b2f7d4138e', school: { method: 'coins' } };
  const now = { seed: '00000000000000000000000000000000', school: { method: 'yarrow' } };
  expect(givenGoingOn('i-ching', now, before)).toEqual(before);
});

it('takes what was chosen since where nothing is cast, and what was answered before', () => {
  const before = { sex: null, school: {}, day: '2026-11-20', answers: { 'birth-part': ['night'] } };
  const now = { sex: 'female', school: { dayStart: 'sunrise' }, answers: {} } as const;
  expect(givenGoingOn('thai-feng-shui', now, before)).toEqual({
    sex: 'female',
    school: { dayStart: 'sunrise' },
    day: '2026-11-20',
    answers: { 'birth-part': ['night'] },
  });
});
