/** The sleep timer: how loud the title still is, and when it is over. Pure. */

/** Minutes, or the end of the title, or not at all. */
export const sleepChoices = ['off', 10, 20, 30, 45, 60, 'title'] as const;
export type SleepChoice = (typeof sleepChoices)[number];

/** How long the last of it fades, seconds. */
export const SLEEP_FADE_S = 20;

export type Sleep = {
  readonly choice: SleepChoice;
  /** When minutes are over, ms since 1970; null for the other choices. */
  readonly untilMs: number | null;
};

export const noSleep: Sleep = { choice: 'off', untilMs: null };

/** A timer that begins now. */
export function sleepFrom(choice: SleepChoice, nowMs: number): Sleep {
  return { choice, untilMs: typeof choice === 'number' ? nowMs + choice * 60_000 : null };
}

/** Seconds that are left; null where no timer runs or the length is not known. */
export function sleepLeftS(
  sleep: Sleep,
  now: { readonly ms: number; readonly at: number; readonly total: number | null },
): number | null {
  if (sleep.untilMs !== null) return Math.max(0, (sleep.untilMs - now.ms) / 1000);
  if (sleep.choice === 'title' && now.total !== null) return Math.max(0, now.total - now.at);
  return null;
}

/** Loudness for what is left, 1 until the fade begins and 0 at the end. */
export function sleepGain(leftS: number | null): number {
  return leftS === null ? 1 : Math.min(1, leftS / SLEEP_FADE_S);
}
