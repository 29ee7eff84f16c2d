/**
 * The reading modes of the traditions: each mode and its words are chunks of their own, fetched when the mode is first asked.
 *
 * `western` and `tarot` compute here as well, and are told by their own composers: they have no voice.
 */
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import type { ReadingMode } from '#companion/request.ts';
import { momentOf } from '#companion/sheet-for.ts';
import { besideInputs, besideModes, besidesOf, mixedSheet } from '#companion/beside.ts';
import { missingNeeds, traditionInputs, traditionSheet } from '#companion/traditions.ts';
import type { TraditionGiven, TraditionVoice } from '#companion/traditions.ts';
import type { Need } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { loadTraditionWords } from '#text/en/traditions/load-words.ts';
import { traditionModes } from '#traditions/tradition.ts';
import type { Tradition, TraditionMode } from '#traditions/tradition.ts';

const loads: Readonly<Record<TraditionMode, () => Promise<Tradition>>> = {
  'thai-astrology': async () => (await import('#traditions/thai-chart/thai-astrology.ts')).thaiAstrology,
  'thai-7numbers-9bases': async () =>
    (await import('#traditions/thai/thai-7numbers-9bases.ts')).thai7numbers9bases,
  'thai-taksa': async () => (await import('#traditions/thai/thai-taksa.ts')).thaiTaksa,
  'thai-maha-taksa': async () => (await import('#traditions/thai/thai-maha-taksa.ts')).thaiMahaTaksa,
  'thai-transits': async () => (await import('#traditions/thai-chart/thai-transits.ts')).thaiTransits,
  'thai-yearly-zodiac': async () => (await import('#traditions/thai/thai-yearly-zodiac.ts')).thaiYearlyZodiac,
  'thai-phrommayarn': async () => (await import('#traditions/thai/thai-phrommayarn.ts')).thaiPhrommayarn,
  'thai-numerology': async () => (await import('#traditions/thai/thai-numerology.ts')).thaiNumerology,
  'thai-auspicious': async () => (await import('#traditions/thai-chart/thai-auspicious.ts')).thaiAuspicious,
  'thai-almanac': async () => (await import('#traditions/thai/thai-almanac.ts')).thaiAlmanac,
  'thai-horoscope': async () => (await import('#traditions/thai-chart/thai-horoscope.ts')).thaiHoroscope,
  'thai-tarot': async () => (await import('#traditions/thai/thai-tarot.ts')).thaiTarot,
  'thai-name-analysis': async () => (await import('#traditions/thai/thai-name-analysis.ts')).thaiNameAnalysis,
  'thai-feng-shui': async () => (await import('#traditions/thai/thai-feng-shui.ts')).thaiFengShui,
  vedic: async () => (await import('#traditions/vedic/vedic.ts')).vedic,
  western: async () => (await import('#traditions/western/western.ts')).western,
  hellenistic: async () => (await import('#traditions/hellenistic/hellenistic.ts')).hellenistic,
  egyptian: async () => (await import('#traditions/egyptian/egyptian.ts')).egyptian,
  khmer: async () => (await import('#traditions/khmer/khmer.ts')).khmer,
  'chinese-bazi': async () => (await import('#traditions/bazi/chinese-bazi.ts')).chineseBazi,
  'chinese-ziwei': async () => (await import('#traditions/ziwei/chinese-ziwei.ts')).chineseZiwei,
  mayan: async () => (await import('#traditions/mayan/mayan.ts')).mayan,
  tibetan: async () => (await import('#traditions/tibetan/tibetan.ts')).tibetan,
  chaldean: async () => (await import('#traditions/numerology/chaldean.ts')).chaldean,
  pythagorean: async () => (await import('#traditions/numerology/pythagorean-tradition.ts')).pythagorean,
  'nine-star-ki': async () => (await import('#traditions/nine-star-ki/nine-star-ki.ts')).nineStarKi,
  tarot: async () => (await import('#traditions/tarot/tarot.ts')).tarot,
  lenormand: async () => (await import('#traditions/lenormand/lenormand.ts')).lenormand,
  'i-ching': async () => (await import('#traditions/iching/i-ching.ts')).iChing,
  'geomancy-arabic': async () => (await import('#traditions/geomancy/geomancy-arabic.ts')).geomancyArabic,
  'geomancy-ifa': async () => (await import('#traditions/ifa/geomancy-ifa.ts')).geomancyIfa,
  runes: async () => (await import('#traditions/runes/runes.ts')).runes,
  palmistry: async () => (await import('#traditions/palm/palmistry.ts')).palmistry,
  'face-reading': async () => (await import('#traditions/face/face-reading.ts')).faceReading,
  'dream-interpretation': loadDreams,
  'astro-meteorology': async () =>
    (await import('#traditions/weather/astro-meteorology.ts')).astroMeteorology,
};

/** What dreams hold is words of languages: they come with the mode. */
async function loadDreams(): Promise<Tradition> {
  const [{ dreamInterpretationWith }, { dreamLexicon }] = await Promise.all([
    import('#traditions/dream/dream-interpretation.ts'),
    import('#text/en/self/dream/lexicon.ts'),
  ]);
  return dreamInterpretationWith(dreamLexicon);
}

const ownComposer: ReadonlySet<string> = new Set<TraditionMode>(['western', 'tarot']);

const loading = new Map<TraditionMode, Promise<Tradition>>();
const voices = new Map<string, TraditionVoice>();

/** A mode that computes; null for `mixed` and for a mode of a newer version. Rejects when its chunk cannot be fetched. */
export async function loadTradition(mode: string): Promise<Tradition | null> {
  const known = traditionModes.find((one) => one === mode);
  if (known === undefined) return null;
  const made = loading.get(known) ?? loads[known]();
  loading.set(known, made);
  try {
    return await made;
  } catch (cause) {
    // A chunk that could not be fetched is asked for again.
    loading.delete(known);
    throw cause;
  }
}

/** Gets the mode of a question ready to be told. A mode without words stays without: the birth chart answers then. */
export async function loadVoice(mode: ReadingMode): Promise<void> {
  if (mode === 'mixed') {
    await Promise.all(besideModes.map(loadVoice));
    return;
  }
  if (voices.has(mode) || ownComposer.has(mode)) return;
  const words = await loadTraditionWords(mode);
  const tradition = words === null ? null : await loadTradition(mode);
  if (words !== null && tradition !== null) voices.set(mode, { tradition, words });
}

/** The modes that were loaded, by name. */
export function loadedVoice(mode: string): TraditionVoice | undefined {
  return voices.get(mode);
}

export type ModeQuestion = {
  readonly mode: ReadingMode;
  readonly birth: BirthDetails | null;
  readonly given: TraditionGiven;
  readonly now: UnixMs;
  readonly zone: string;
};

/** What a mode asks for. */
export type ModeNeeds = {
  /** Without these it cannot work. */
  readonly needs: readonly Need[];
  /** These would add facts. */
  readonly adds: readonly Need[];
  /** Choices of school by name, the default first. */
  readonly schools: Tradition['schools'];
};

/** What a mode lacks, and what would add to it; nothing for a mode that is no tradition of its own. */
export async function modeNeeds(question: ModeQuestion, rules: ZoneRules): Promise<ModeNeeds> {
  const tradition = await loadTradition(question.mode);
  if (tradition === null) return { needs: [], adds: [], schools: {} };
  const inputs = inputsOf(question, rules);
  const needs = missingNeeds(tradition, inputs);
  const adds = needs.length > 0 ? [] : (tradition.sheet(inputs)?.missing ?? []);
  return { needs, adds, schools: tradition.schools };
}

/** The sheet of a mode once more, from what is kept of its inputs; null where it cannot be made from them. */
export async function sheetOfMode(question: ModeQuestion, rules: ZoneRules): Promise<FactSheet | null> {
  const tradition = await loadTradition(question.mode);
  return tradition === null ? null : traditionSheet({ tradition }, inputsOf(question, rules));
}

function inputsOf({ birth, given, now, zone }: ModeQuestion, rules: ZoneRules) {
  return traditionInputs({ given, birth: momentOf(birth, rules), now, zone, day: null }, rules);
}

/** A western sheet with what other traditions say beside it, as mode `mixed` has it. */
export async function withBeside(
  western: FactSheet,
  { birth, now, zone }: Pick<ModeQuestion, 'birth' | 'now' | 'zone'>,
  rules: ZoneRules,
): Promise<FactSheet> {
  await loadVoice('mixed');
  const voices = besideModes.flatMap((mode) => loadedVoice(mode) ?? []);
  return mixedSheet(
    western,
    besidesOf(voices, besideInputs({ birth: momentOf(birth, rules), now, zone }, rules)),
  );
}
