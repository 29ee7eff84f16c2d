import { expect, test } from 'vitest';
import type { Fact } from '#facts/fact.ts';
import { factId } from '#facts/fact-id.ts';
import { plainAsk } from '../../../tests/support/plain-reading.ts';
import { skyAnswerOf } from './sky-answer.ts';

test('the next full Moon is told to the nearest minute, as almanacs have it', () => {
  const full: Fact = {
    id: factId('sky.moon.full'),
    // 24 November 2026, 14:53:31 UT in almanacs.
    value: { type: 'instants', at: ['2026-11-24T14:53:31Z'] },
    label: 'label.sky.moon.full',
    derivation: { method: 'm', from: [], source: 's' },
  };
  const ask = { ...plainAsk, act: 'ask', form: 'when', concepts: ['sky-full'] } as const;
  expect(skyAnswerOf(ask, new Map([[full.id, full]]), 'Europe/Vienna', '2026-11-21')).toMatchObject({
    date: '2026-11-24',
    time: '15:54',
  });
});
