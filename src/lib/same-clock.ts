import { localDateTime } from './local-date.ts';

/** Returns true if the platform knows the zone. A synced setting may hold anything. */
export function isZone(zone: string): boolean {
  try {
    localDateTime(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** Returns true if the clocks of two zones show the same at an instant (milliseconds since 1970), whatever their names. */
export function isSameClock(at: number, a: string, b: string): boolean {
  if (a === b) return true;
  if (!isZone(a) || !isZone(b)) return false;
  const [one, other] = [localDateTime(at, a), localDateTime(at, b)];
  return one.date === other.date && one.time === other.time;
}
