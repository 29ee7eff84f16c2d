/** What each reading mode asks of a person, as data: for the picker, which shows it before anything of the mode is loaded. */
import type { Need } from '#facts/ask.ts';
import type { ReadingMode } from './request.ts';

export type ModeAsks = {
  /** Without these it cannot work; `question` is a cast for what is asked. */
  readonly needs: readonly Need[];
  /** These would add facts. */
  readonly more: readonly Need[];
};

const asks = (needs: readonly Need[], more: readonly Need[] = []): ModeAsks => ({ needs, more });

const DATE = ['birth-date'] as const;
const HOUR = ['birth-time'] as const;
const SKY = ['birth-time', 'birth-place'] as const;
const CAST = asks(['question']);
const FORM = asks(['answers']);

export const modeAsks: Readonly<Record<ReadingMode, ModeAsks>> = {
  mixed: asks([], [...DATE, ...SKY]),
  'thai-astrology': asks(DATE, SKY),
  'thai-7numbers-9bases': asks(DATE, HOUR),
  'thai-taksa': asks(DATE, HOUR),
  'thai-maha-taksa': asks(DATE, HOUR),
  'thai-transits': asks(DATE, SKY),
  'thai-yearly-zodiac': asks(DATE),
  'thai-phrommayarn': asks([...DATE, 'sex'], HOUR),
  'thai-numerology': asks(['thai-name']),
  'thai-auspicious': asks([], [...DATE, ...SKY]),
  'thai-almanac': asks([], DATE),
  'thai-horoscope': asks(DATE, SKY),
  'thai-tarot': asks(['question'], DATE),
  'thai-name-analysis': asks(['thai-name', ...DATE], HOUR),
  'thai-feng-shui': asks(DATE, [...HOUR, 'sex', 'facing']),
  vedic: asks(DATE, SKY),
  western: asks(DATE, SKY),
  hellenistic: asks(DATE, SKY),
  egyptian: asks(DATE, SKY),
  khmer: asks(DATE, SKY),
  'chinese-bazi': asks(DATE, [...SKY, 'sex']),
  'chinese-ziwei': asks([...DATE, ...HOUR], ['sex']),
  mayan: asks(DATE),
  tibetan: asks(DATE, ['sex']),
  chaldean: asks(['latin-name'], DATE),
  pythagorean: asks(DATE, ['latin-name']),
  'nine-star-ki': asks(DATE),
  tarot: CAST,
  lenormand: asks(['question'], ['answers']),
  'i-ching': CAST,
  'geomancy-arabic': CAST,
  'geomancy-ifa': CAST,
  runes: CAST,
  palmistry: FORM,
  'face-reading': FORM,
  'dream-interpretation': FORM,
  'astro-meteorology': asks([], ['birth-place']),
};
