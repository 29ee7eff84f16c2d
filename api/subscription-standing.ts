/** How a subscription stands now. */
import type { Subscription } from '#contract/api/server.ts';

/** Who never had one is free; a trial whose end has passed is over, whether or not anyone has written so. */
export function standing(
  stored: Subscription['status'] | undefined,
  trialEndsAt: string | null,
  nowMs: number,
): Subscription['status'] {
  const isOver = trialEndsAt !== null && Date.parse(trialEndsAt) <= nowMs;
  return stored === 'trial' && isOver ? 'canceled' : (stored ?? 'free');
}
