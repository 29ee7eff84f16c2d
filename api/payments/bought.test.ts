import { describe, expect, it } from 'vitest';
import { boughtOf, smallestUnits } from './bought.ts';
import type { PlanKnown, SubscriptionSeen } from './bought.ts';

const plans: readonly PlanKnown[] = [
  { id: 'month', interval: 'monthly', stripe_price_id: null },
  { id: 'month-kept', interval: 'monthly', stripe_price_id: 'price_kept' },
  { id: 'year', interval: 'yearly', stripe_price_id: null },
];

type Parts = Partial<SubscriptionSeen> & { readonly interval?: string; readonly price?: string };

/** Created and running to round numbers of seconds since 1970. */
function seen({ interval = 'month', price = 'price_x', ...parts }: Parts): SubscriptionSeen {
  return {
    id: 'sub',
    status: 'active',
    created: 1000,
    trial_end: null,
    cancel_at: null,
    cancel_at_period_end: false,
    metadata: {},
    items: {
      data: [
        {
          current_period_end: 86_400,
          price: {
            id: price,
            unit_amount: 999,
            currency: 'usd',
            recurring: { interval: interval as 'month', interval_count: 1 },
          },
        },
      ],
    },
    ...parts,
  };
}

describe('what several subscriptions come to', () => {
  it.each([
    ['none', [], undefined],
    ['one that runs before a newer one that is over', ['active 1', 'canceled 2'], 'active'],
    ['one that is late before one that is over', ['canceled 2', 'past_due 1'], 'past_due'],
    ['one that runs before one that is late', ['past_due 2', 'trialing 1'], 'trial'],
    ['nothing of one whose first payment never came', ['incomplete 1', 'incomplete_expired 2'], undefined],
    ['the end where Stripe gave up', ['unpaid 1'], 'canceled'],
    ['the end where a trial had no card', ['paused 1'], 'canceled'],
    ['nothing of a status that is not known yet', ['invented 1'], undefined],
  ])('%s', (_, given, status) => {
    const subscriptions = given.map((text) => {
      const [state = '', created] = text.split(' ');
      return seen({ status: state, created: Number(created) });
    });
    expect(boughtOf(subscriptions, plans)?.status).toBe(status);
  });

  it('the newer of two that run', () => {
    const both = [seen({ id: 'old', created: 1 }), seen({ id: 'new', created: 2 })];
    expect(boughtOf(both, plans)?.stripe_subscription_id).toBe('new');
  });
});

describe('the plan', () => {
  it.each([
    ['is the one whose price it is', { price: 'price_kept' }, 'month-kept'],
    ['is the one it was bought as', { metadata: { plan_id: 'month-kept' } }, 'month-kept'],
    ['is another one once the rhythm is', { metadata: { plan_id: 'month-kept' }, interval: 'year' }, 'year'],
    ['is the first of its rhythm otherwise', {}, 'month'],
    ['is none for a rhythm that no plan has', { interval: 'week' }, null],
  ])('%s', (_, parts, plan) => {
    expect(boughtOf([seen(parts)], plans)?.plan_id).toBe(plan);
  });
});

describe('the end', () => {
  it.each([
    ['is open while it goes on', {}, null],
    ['is that of the period', { cancel_at_period_end: true }, '1970-01-02T00:00:00.000Z'],
    ['is the day that was set', { cancel_at: 172_800 }, '1970-01-03T00:00:00.000Z'],
    ['is past once it is over', { status: 'canceled', cancel_at: 172_800 }, null],
  ] as const)('%s', (_, parts, end) => {
    expect(boughtOf([seen(parts)], plans)?.ends_at).toBe(end);
  });
});

// The examples of https://docs.stripe.com/currencies: ten dollars are 1000, five hundred yen 500, 5.120 dinars 5120.
it.each([
  ['10.00', 'USD', 1000],
  ['9.99', 'USD', 999],
  ['101.89', 'EUR', 10_189],
  ['500', 'JPY', 500],
  ['5.12', 'KWD', 5120],
])('%s %s is %d of the smallest unit', (price, currency, units) => {
  expect(smallestUnits(price, currency)).toBe(units);
});
