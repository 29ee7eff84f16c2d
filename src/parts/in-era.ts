import { BE_OFFSET } from '#astro/time/buddhist-era.ts';
import type { Era } from '#store/page-settings.ts';

/** A written date with its year, four digits at the end, in the other era: "14 April 2533 BE" for "14 April 1990". */
export function inEra(written: string, era: Era): string {
  if (era === 'ce') return written;
  return written.replace(/\b(\d{4})$/, (year) => `${Number(year) + BE_OFFSET} BE`);
}
