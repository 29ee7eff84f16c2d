import { expect, test } from 'vitest';
import type { Plan } from '#contract/api/subscription.ts';
import { money, planOfInterval, savingPercent } from './offer.ts';

const plan = (interval: Plan['interval'], price: number, currency = 'USD'): Plan => ({
  id: `p-${interval}`,
  name: 'P',
  price,
  currency,
  interval,
  features: [],
  trialDays: 0,
});

test.each([
  ['the seeded prices', 9.99, 101.89, 15],
  ['a cent more than 15 %', 9.99, 101.9, 14],
  ['exactly a quarter', 10, 90, 25],
  ['exactly 15 %, which binary misses', 10, 102, 15],
  ['less than one percent', 10, 119.5, 0],
  ['no saving', 10, 120, 0],
  ['a year that costs more', 10, 130, 0],
  ['a month for nothing', 0, 0, 0],
])('saving of a year, %s', (_, month, year, percent) => {
  expect(savingPercent(plan('monthly', month), plan('yearly', year))).toBe(percent);
});

test('what cannot be compared saves nothing', () => {
  expect(savingPercent(plan('monthly', 10), plan('yearly', 60, 'EUR'))).toBe(0);
  expect(savingPercent(undefined, plan('yearly', 60))).toBe(0);
  expect(savingPercent(plan('monthly', 10), undefined)).toBe(0);
});

test('the first plan of a rhythm is the one on offer', () => {
  const plans = [plan('yearly', 50), plan('monthly', 5), { ...plan('monthly', 7), id: 'other' }];
  expect(planOfInterval(plans, 'monthly')?.price).toBe(5);
  expect(planOfInterval([], 'yearly')).toBeUndefined();
});

test.each([
  [9.99, 'USD', '$9.99'],
  [101.89, 'EUR', '€101.89'],
  [1500, 'JPY', '¥1,500'],
])('%d %s is written %s', (amount, currency, text) => {
  expect(money(amount, currency, 'en-US')).toBe(text);
});
