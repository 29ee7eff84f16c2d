/** How a subscription stands now. */
import type { Subscription } from '#contract/api/subscription.ts';

type Status = Subscription['status'];

/** Who never had one is free; a trial whose end has passed is over, whether or not anyone has written so. */
export function standing(stored: Status | undefined, trialEndsAt: string | null, nowMs: number): Status {
  const isOver = trialEndsAt !== null && Date.parse(trialEndsAt) <= nowMs;
  return stored === 'trial' && isOver ? 'canceled' : (stored ?? 'free');
}

/** Whether it runs. A payment that is late has not ended it: the provider goes on trying. */
export function runs(status: Status): boolean {
  return status === 'trial' || status === 'active' || status === 'past_due';
}
