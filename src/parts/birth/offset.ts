/** Offsets from UTC as people write them. */
import { pad } from '#astro/time/local-time-calendar.ts';

/** The widest offset ever kept by a clock lies inside 16 hours. */
const MAX_OFFSET_S = 16 * 3600;

/** `+1`, `+01:00`, `-0530`, `UTC+7`, `−00:44:30` as whole seconds east of Greenwich; null when it is none of these. */
export function parseOffset(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replaceAll('\u2212', '-');
  const match = /^(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?([0-5]\d))?(?::([0-5]\d))?$/i.exec(plain);
  if (match === null) return null;
  const size = Number(match[2]) * 3600 + Number(match[3] ?? 0) * 60 + Number(match[4] ?? 0);
  if (size > MAX_OFFSET_S) return null;
  return match[1] === '-' && size > 0 ? -size : size;
}

/** `+01:00`, `-00:44:30`: seconds only when there are any. */
export function writeOffset(seconds: number): string {
  const size = Math.abs(seconds);
  const rest = size % 60;
  const clock = `${pad(Math.floor(size / 3600), 2)}:${pad(Math.floor(size / 60) % 60, 2)}`;
  return `${seconds < 0 ? '-' : '+'}${clock}${rest === 0 ? '' : `:${pad(rest, 2)}`}`;
}
