/** What a kept Soulcast belongs to. */
import { canonicalJson } from '#facts/canonical-json.ts';
import { engineVersion } from '#facts/fact-sheet.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { addDate } from './local-day.ts';

/** Days a Soulcast is kept, its own counted. */
export const KEPT_DAYS = 7;

export type SoulcastScope = {
  readonly date: string;
  readonly zone: string;
  readonly birth: BirthDetails | null;
  readonly houseSystem: string;
  readonly node: string;
  readonly lang: string;
  /** Hours that the clock of the device counts: the lines are written by it. */
  readonly clock: 12 | 24;
};

/**
 * `date|zone|birth|engine|lang`: it changes with the local day, the zone, the birth, the school, the engine, the
 * language and the way the device counts hours, and with nothing else. The birth is a hash: a key may be seen where a birth should not.
 */
export function soulcastKey(scope: SoulcastScope): string {
  const { date, zone, birth, houseSystem, node, lang, clock } = scope;
  const hash = sha256Hex(canonicalJson({ birth, houseSystem, node, clock })).slice(0, 16);
  return [date, zone, hash, String(engineVersion), lang].join('|');
}

/** Whether a kept key is of the last seven days. */
export function isKept(key: string, today: string): boolean {
  const date = key.slice(0, 10);
  return date <= today && date > addDate(today, -KEPT_DAYS);
}
