/**
 * The code that was asked for, kept while the page lives: on a phone the person leaves for their mail, and the app may
 * be started anew when they come back.
 */

export type KeptCode = {
  readonly email: string;
  readonly delivery: 'email' | 'server-log';
  /** Milliseconds since 1970. */
  readonly sentAtMs: number;
};

const KEY = 'soulstice.code-sent';
/** As long as a code is good. */
const GOOD_MS = 10 * 60_000;

/** Null when none was asked for, or when it is no longer good. */
export function readKeptCode(nowMs: number): KeptCode | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { email, delivery, sentAtMs } = kept as Record<string, unknown>;
    const fits =
      typeof email === 'string' &&
      (delivery === 'email' || delivery === 'server-log') &&
      typeof sentAtMs === 'number' &&
      nowMs - sentAtMs < GOOD_MS;
    return fits ? { email, delivery, sentAtMs } : null;
  } catch {
    return null;
  }
}

export function keepCode(code: KeptCode | null): void {
  try {
    if (code === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(code));
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
}
