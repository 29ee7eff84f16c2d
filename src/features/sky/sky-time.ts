/** Instants of the sky as almanacs write them: to the nearest minute, where a clock would cut. */
import { type TimeFormat, writeTime } from '#parts/chart/zone-times.ts';

const MINUTE_MS = 60_000;

export function skyTime(at: number, zone: string, format: TimeFormat): string {
  return writeTime(Math.round(at / MINUTE_MS) * MINUTE_MS, zone, format);
}
