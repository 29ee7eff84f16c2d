import { expect, test } from 'vitest';
import { checkDraft, draftFrom } from './draft.ts';

const rules = { order: 'dmy', today: '2026-11-21' } as const;

test('every problem is told at once', () => {
  const draft = { ...draftFrom(null), date: 'x', time: '25:00', offset: 'soon', iq: '300' };
  expect(checkDraft({ ...draft, name: 'n'.repeat(101) }, rules)).toEqual({
    type: 'problems',
    problems: {
      name: 'too-long',
      date: 'malformed',
      time: 'impossible',
      offset: 'malformed',
      iq: 'out-of-range',
    },
  });
});

test('nothing given saves as nothing known', () => {
  expect(checkDraft(draftFrom(null), rules)).toEqual({
    type: 'savable',
    fields: { name: '', sex: null, birth: null, mbtiType: null, iqScore: null },
  });
});
