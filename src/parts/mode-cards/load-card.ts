/**
 * The facts card of a reading mode and its words, fetched when the mode is first shown.
 *
 * A mode is one line; a mode without one has no card of its own.
 */
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { loadTraditionWords } from '#text/en/traditions/load-words.ts';
import type { TraditionMode } from '#traditions/tradition.ts';
import type { ModeCard } from './mode-card.ts';

export type LoadedCard = { readonly card: ModeCard; readonly words: TraditionWords };

type Load = () => Promise<{ readonly card: ModeCard }>;

const loads: Readonly<Partial<Record<TraditionMode, Load>>> = {
  vedic: () => import('./vedic.tsx'),
  khmer: () => import('./khmer.tsx'),
  'chinese-bazi': () => import('./chinese-bazi.tsx'),
  'chinese-ziwei': () => import('./chinese-ziwei.tsx'),
  tibetan: () => import('./tibetan.tsx'),
  'nine-star-ki': () => import('./nine-star-ki.tsx'),
  palmistry: () => import('./palmistry.tsx'),
  'face-reading': () => import('./face-reading.tsx'),
  'dream-interpretation': () => import('./dream-interpretation.tsx'),
  hellenistic: () => import('./hellenistic.tsx'),
  egyptian: () => import('./egyptian.tsx'),
  mayan: () => import('./mayan.tsx'),
  chaldean: () => import('./chaldean.tsx'),
  pythagorean: () => import('./pythagorean.tsx'),
  lenormand: () => import('./lenormand.tsx'),
  'i-ching': () => import('./i-ching.tsx'),
  'geomancy-arabic': () => import('./geomancy-arabic.tsx'),
  'geomancy-ifa': () => import('./geomancy-ifa.tsx'),
  runes: () => import('./runes.tsx'),
  'astro-meteorology': () => import('./astro-meteorology.tsx'),
  'thai-astrology': () => import('./thai-astrology.tsx'),
  'thai-7numbers-9bases': () => import('./thai-7numbers-9bases.tsx'),
  'thai-taksa': () => import('./thai-taksa.tsx'),
  'thai-maha-taksa': () => import('./thai-maha-taksa.tsx'),
  'thai-transits': () => import('./thai-transits.tsx'),
  'thai-yearly-zodiac': () => import('./thai-yearly-zodiac.tsx'),
  'thai-phrommayarn': () => import('./thai-phrommayarn.tsx'),
  'thai-numerology': () => import('./thai-numerology.tsx'),
  'thai-auspicious': () => import('./thai-auspicious.tsx'),
  'thai-almanac': () => import('./thai-almanac.tsx'),
  'thai-horoscope': () => import('./thai-horoscope.tsx'),
  'thai-tarot': () => import('./thai-tarot.tsx'),
  'thai-name-analysis': () => import('./thai-name-analysis.tsx'),
  'thai-feng-shui': () => import('./thai-feng-shui.tsx'),
};

/** The card of a mode with its words; null for a mode without one, or without words. Rejects when a chunk cannot be fetched. */
export async function loadModeCard(mode: string): Promise<LoadedCard | null> {
  const load = Object.entries(loads).find(([name]) => name === mode)?.[1];
  if (load === undefined) return null;
  const [{ card }, words] = await Promise.all([load(), loadTraditionWords(mode)]);
  return words === null ? null : { card, words };
}
