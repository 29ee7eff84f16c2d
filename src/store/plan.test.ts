import { expect, test } from 'vitest';
import { planOf, type SubscriptionState } from './plan.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['nobody signed in', null, { plan: 'free' }],
  ['never had one', { status: 'free', trialEndsAt: null }, { plan: 'free' }],
  ['paid', { status: 'active', trialEndsAt: null }, { plan: 'active' }],
  ['a late payment', { status: 'past_due', trialEndsAt: null }, { plan: 'active' }],
  ['ended', { status: 'canceled', trialEndsAt: null }, { plan: 'expired' }],
  ['three days', { status: 'trial', trialEndsAt: '2026-11-24T12:00:00Z' }, { plan: 'trial', daysLeft: 3 }],
  ['an hour', { status: 'trial', trialEndsAt: '2026-11-21T13:00:00Z' }, { plan: 'trial', daysLeft: 1 }],
  ['a trial that is over', { status: 'trial', trialEndsAt: '2026-11-21T11:59:59Z' }, { plan: 'expired' }],
] satisfies readonly (readonly [string, SubscriptionState | null, object])[])('%s', (_, state, plan) => {
  expect(planOf(state, now)).toEqual(plan);
});
