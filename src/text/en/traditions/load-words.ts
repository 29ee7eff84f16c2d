/**
 * The words of the reading modes, each a chunk that is fetched when the mode is first used.
 *
 * A mode is one line. A mode without one computes, and is not told yet.
 */
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TraditionMode } from '#traditions/tradition.ts';

type Load = () => Promise<{ readonly words: TraditionWords }>;

const loads: Readonly<Partial<Record<TraditionMode, Load>>> = {
  'thai-astrology': () => import('./thai-astrology.ts'),
  'thai-7numbers-9bases': () => import('./thai-7numbers-9bases.ts'),
  'thai-taksa': () => import('./thai-taksa.ts'),
  'thai-maha-taksa': () => import('./thai-maha-taksa.ts'),
  'thai-transits': () => import('./thai-transits.ts'),
  'thai-yearly-zodiac': () => import('./thai-yearly-zodiac.ts'),
  'thai-phrommayarn': () => import('./thai-phrommayarn.ts'),
  'thai-numerology': () => import('./thai-numerology.ts'),
  'thai-auspicious': () => import('./thai-auspicious.ts'),
  'thai-almanac': () => import('./thai-almanac.ts'),
  'thai-horoscope': () => import('./thai-horoscope.ts'),
  'thai-tarot': () => import('./thai-tarot.ts'),
  'thai-name-analysis': () => import('./thai-name-analysis.ts'),
  'thai-feng-shui': () => import('./thai-feng-shui.ts'),
  vedic: () => import('./vedic.ts'),
  hellenistic: () => import('./hellenistic.ts'),
  egyptian: () => import('./egyptian.ts'),
  khmer: () => import('./khmer.ts'),
  'chinese-bazi': () => import('./chinese-bazi.ts'),
  'chinese-ziwei': () => import('./chinese-ziwei.ts'),
  mayan: () => import('./mayan.ts'),
  tibetan: () => import('./tibetan.ts'),
  chaldean: () => import('./chaldean.ts'),
  pythagorean: () => import('./pythagorean.ts'),
  'nine-star-ki': () => import('./nine-star-ki.ts'),
  tarot: () => import('./tarot.ts'),
  lenormand: () => import('./lenormand.ts'),
  'i-ching': () => import('./i-ching.ts'),
  'geomancy-arabic': () => import('./geomancy-arabic.ts'),
  'geomancy-ifa': () => import('./geomancy-ifa.ts'),
  runes: () => import('./runes.ts'),
  palmistry: () => import('./palmistry.ts'),
  'face-reading': () => import('./face-reading.ts'),
  'dream-interpretation': () => import('./dream-interpretation.ts'),
  'astro-meteorology': () => import('./astro-meteorology.ts'),
};

/** The words of a mode; null for a mode without any. Those of `mixed` are of all that it asks. Rejects when a chunk cannot be fetched. */
export async function loadTraditionWords(mode: string): Promise<TraditionWords | null> {
  if (mode === 'mixed') {
    const { mixedModes, mixedWords } = await import('./mixed.ts');
    const all = await Promise.all(mixedModes.map(loadTraditionWords));
    return mixedWords(all.filter((words) => words !== null));
  }
  const load = Object.entries(loads).find(([name]) => name === mode)?.[1];
  return load === undefined ? null : (await load()).words;
}
