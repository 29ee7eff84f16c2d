/** `facts --mode MODE`: cases of one reading mode in the vector format, each to its sheet and the fields that vectors compare. */
import { z } from 'zod';
import { traditionModes } from '#traditions/tradition.ts';
import type { TraditionMode } from '#traditions/tradition.ts';
import { command } from './commands.ts';
import type { Command } from './commands.ts';
import type { FactsOf } from './facts/line.ts';
import { idField } from './fields.ts';

const INPUT = 'expected the fields of a case, like {"date": "1990-05-15", "time": "08:30", "utcOffset": 7}';

const factsInput = z.object({ id: idField, input: z.record(z.string(), z.json(), { error: INPUT }) });

const loads: Readonly<Record<TraditionMode, () => Promise<{ readonly factsOf: FactsOf }>>> = {
  'thai-astrology': () => import('./facts/thai-astrology.ts'),
  'thai-7numbers-9bases': () => import('./facts/thai-7numbers-9bases.ts'),
  'thai-taksa': () => import('./facts/thai-taksa.ts'),
  'thai-maha-taksa': () => import('./facts/thai-maha-taksa.ts'),
  'thai-transits': () => import('./facts/thai-transits.ts'),
  'thai-yearly-zodiac': () => import('./facts/thai-yearly-zodiac.ts'),
  'thai-phrommayarn': () => import('./facts/thai-phrommayarn.ts'),
  'thai-numerology': () => import('./facts/thai-numerology.ts'),
  'thai-auspicious': () => import('./facts/thai-auspicious.ts'),
  'thai-almanac': () => import('./facts/thai-almanac.ts'),
  'thai-horoscope': () => import('./facts/thai-horoscope.ts'),
  'thai-tarot': () => import('./facts/thai-tarot.ts'),
  'thai-name-analysis': () => import('./facts/thai-name-analysis.ts'),
  'thai-feng-shui': () => import('./facts/thai-feng-shui.ts'),
  vedic: () => import('./facts/vedic.ts'),
  western: () => import('./facts/western.ts'),
  hellenistic: () => import('./facts/hellenistic.ts'),
  egyptian: () => import('./facts/egyptian.ts'),
  khmer: () => import('./facts/khmer.ts'),
  'chinese-bazi': () => import('./facts/chinese-bazi.ts'),
  'chinese-ziwei': () => import('./facts/chinese-ziwei.ts'),
  mayan: () => import('./facts/mayan.ts'),
  tibetan: () => import('./facts/tibetan.ts'),
  chaldean: () => import('./facts/chaldean.ts'),
  pythagorean: () => import('./facts/pythagorean.ts'),
  'nine-star-ki': () => import('./facts/nine-star-ki.ts'),
  tarot: () => import('./facts/tarot.ts'),
  lenormand: () => import('./facts/lenormand.ts'),
  'i-ching': () => import('./facts/i-ching.ts'),
  'geomancy-arabic': () => import('./facts/geomancy-arabic.ts'),
  'geomancy-ifa': () => import('./facts/geomancy-ifa.ts'),
  runes: () => import('./facts/runes.ts'),
  palmistry: () => import('./facts/palmistry.ts'),
  'face-reading': () => import('./facts/face-reading.ts'),
  'dream-interpretation': () => import('./facts/dream-interpretation.ts'),
  'astro-meteorology': () => import('./facts/astro-meteorology.ts'),
};

/** The mode named on the command line; null for one that is unknown. */
export function factsModeOf(name: string | undefined): TraditionMode | null {
  return traditionModes.find((mode) => mode === name) ?? null;
}

/** The command of one mode. Only its tradition is loaded. */
export async function factsCommand(mode: TraditionMode): Promise<Command> {
  const { factsOf } = await loads[mode]();
  return command(factsInput, async ({ id, input }) => ({ id, ...(await factsOf(input)) }));
}
