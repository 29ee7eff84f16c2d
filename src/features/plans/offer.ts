/** What is on offer, in numbers a person can compare. */
import type { Plan } from '#contract/api/subscription.ts';

export type Interval = Plan['interval'];

/** The first plan of each rhythm; undefined where none is on offer. */
export function planOfInterval(plans: readonly Plan[], interval: Interval): Plan | undefined {
  return plans.find((plan) => plan.interval === interval);
}

/**
 * Whole percent that twelve months cost less when paid by the year; 0 when nothing is saved, or the two cannot be compared.
 * Rounded down: nobody is told of more than they save.
 */
export function savingPercent(monthly: Plan | undefined, yearly: Plan | undefined): number {
  if (monthly === undefined || yearly === undefined || monthly.currency !== yearly.currency) return 0;
  const twelve = monthly.price * 12;
  // A hair above the whole number that a price in decimals means and its sum in binary misses.
  return twelve > 0 ? Math.max(0, Math.floor((1 - yearly.price / twelve) * 100 + 1e-9)) : 0;
}

/** A price as it is written in this language: `$9.99`. */
export function money(amount: number, currency: string, locale?: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount);
}
