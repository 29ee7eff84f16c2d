import { expect, test } from 'vitest';
import { plainAsk } from '../../tests/support/plain-reading.ts';
import { askWithKind } from './ask.ts';
import type { KeptAsk } from './ask.ts';

const { kind: _, ...older } = plainAsk;

test.each([
  [{ form: 'why' }, 'why'],
  [{ act: 'thanks' }, 'social'],
  [{ act: 'tell', form: 'how-am-i' }, 'feelings'],
  [
    { form: 'how-am-i', frame: { kind: 'day', from: '2026-11-21', to: '2026-11-21', assumed: false } },
    'today',
  ],
  [{ form: 'yes-no-other', topics: [{ label: 'compatibility', score: 5 }] }, 'compatibility'],
] as const)('an ask kept without a kind gets one: %j', (given, kind) => {
  const kept: KeptAsk = { ...older, ...given };
  expect(askWithKind(kept).kind).toBe(kind);
});

test('a kind that was kept stays', () => {
  expect(askWithKind({ ...older, kind: 'unsafe' }).kind).toBe('unsafe');
});
