import type { uiReminder } from '#text/en/ui-reminder.ts';
import type { ReminderControl } from './use-reminder.ts';

type Words = typeof uiReminder;

/** How the reminder stands, in a sentence; what went wrong stands before how it is. */
export function reminderStatus(
  { on, way, time, busy, problem, permission }: ReminderControl,
  t: Words,
): { readonly text: string; readonly isProblem: boolean } {
  if (busy) return { text: t.working, isProblem: false };
  if (problem !== null) {
    const words = { denied: t.denied, default: t.dismissed, unsupported: t.unsupported, failed: t.failed };
    return { text: words[problem], isProblem: true };
  }
  if (!on) return { text: permission === 'denied' ? t.denied : t.off, isProblem: false };
  // It was allowed once, and taken back in the browser.
  if (permission !== 'granted') return { text: t.denied, isProblem: true };
  const ways = {
    push: t.onPush(time),
    periodic: t.onPeriodic(time),
    open: t.onOpen,
    unsent: t.onUnsent(time),
  };
  return { text: way === null ? t.working : ways[way], isProblem: false };
}
