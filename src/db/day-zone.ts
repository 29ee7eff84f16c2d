import { isZone } from '#lib/same-clock.ts';

/** The zone this device is set to, an IANA name. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zone the person's days run by: the chosen one, or the device's where none or an unknown one is chosen. */
export function dayZone(chosen: string | null | undefined): string {
  return typeof chosen === 'string' && isZone(chosen) ? chosen : deviceZone();
}
