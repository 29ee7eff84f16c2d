/**
 * Stamps: when a field was written and where. `ms(15 digits):device`, compared as text.
 *
 * The one clock rule: `ms = max(wall + offset, highest ms in this row + 1)`. What a device has seen of a row, it
 * beats, whatever its clock says; causality inside a row needs nothing more.
 */
import { assert } from '#lib/assert.ts';
import type { Brand } from '#lib/brand.ts';

export type Stamp = Brand<string, 'Stamp'>;

const DIGITS = 15;
const MAX_MS = 10 ** DIGITS - 1;
const pattern = /^\d{15}:[0-9a-f-]{1,64}$/;

/** Whether a value from a store or the wire is a stamp. */
export function isStamp(value: unknown): value is Stamp {
  return typeof value === 'string' && pattern.test(value);
}

/** A stamp of a given time. `ms` is whole, 0 to 10^15 - 1; `device` is a UUID. */
export function stampOf(ms: number, device: string): Stamp {
  assert(
    Number.isInteger(ms) && ms >= 0 && ms <= MAX_MS,
    'a stamp takes whole milliseconds of at most 15 digits',
    { ms },
  );
  const stamp = `${String(ms).padStart(DIGITS, '0')}:${device}`;
  assert(isStamp(stamp), 'a stamp takes a device id of hex digits and hyphens', { device });
  return stamp;
}

/** Milliseconds of a stamp. */
export function stampMs(stamp: Stamp): number {
  return Number(stamp.slice(0, DIGITS));
}

/**
 * The stamp for a write to a row that holds `seen` stamps.
 *
 * `wallMs` is the device's clock, `offsetMs` what must be added to it to agree with the server (0 until it has
 * answered once). A clock before 1970 counts as 1970.
 */
export function nextStamp(at: {
  readonly wallMs: number;
  readonly offsetMs: number;
  readonly seen: Iterable<Stamp>;
  readonly device: string;
}): Stamp {
  let ms = Math.max(0, Math.min(MAX_MS, Math.floor(at.wallMs + at.offsetMs)));
  for (const stamp of at.seen) ms = Math.max(ms, stampMs(stamp) + 1);
  return stampOf(ms, at.device);
}

/**
 * The stamp of something every device would write alike, such as a default folder: lower than any real edit, so
 * a device that is set up later cannot undo what a person changed elsewhere.
 */
export function originStamp(device: string): Stamp {
  return stampOf(0, device);
}
