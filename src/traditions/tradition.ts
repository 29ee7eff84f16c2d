/**
 * What every reading mode of a tradition offers: what it needs, the sheet it computes, and the points worth telling.
 *
 * Pure: the moment, the seed, the answers and, for the two lazy libraries, the loaded module are arguments. Each mode is an own
 * module that is loaded when the mode is first used.
 */
import type { Need, Topic } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Move } from '#facts/reading.ts';
import type { BirthMoment, BirthPlace } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';

/** The thirty-five modes that stand alone, grouped as the picker shows them; `mixed` chooses among them. */
export const traditionModes = [
  'thai-astrology',
  'thai-7numbers-9bases',
  'thai-taksa',
  'thai-maha-taksa',
  'thai-transits',
  'thai-yearly-zodiac',
  'thai-phrommayarn',
  'thai-numerology',
  'thai-auspicious',
  'thai-almanac',
  'thai-horoscope',
  'thai-tarot',
  'thai-name-analysis',
  'thai-feng-shui',
  'vedic',
  'western',
  'hellenistic',
  'egyptian',
  'khmer',
  'chinese-bazi',
  'chinese-ziwei',
  'mayan',
  'tibetan',
  'chaldean',
  'pythagorean',
  'nine-star-ki',
  'tarot',
  'lenormand',
  'i-ching',
  'geomancy-arabic',
  'geomancy-ifa',
  'runes',
  'palmistry',
  'face-reading',
  'dream-interpretation',
  'astro-meteorology',
] as const;
export type TraditionMode = (typeof traditionModes)[number];

/** Asked only where a rule of the tradition goes by it; never guessed. */
export type Sex = 'female' | 'male';

/** Everything a mode may be given. What is unknown is null; a mode says in `missing` what would add facts. */
export type TraditionInputs = {
  readonly birth: BirthMoment | null;
  readonly sex: Sex | null;
  /** As the person writes it, in Thai or Latin letters or both; trimmed. */
  readonly name: { readonly thai: string | null; readonly latin: string | null };
  /** The instant of the question, UTC milliseconds, and the zone of the person's days. */
  readonly now: UnixMs;
  readonly zone: string;
  /** Where the person is now, for sunrise; null when unknown. */
  readonly place: BirthPlace | null;
  /** The local day that is asked about, `YYYY-MM-DD`; the day of `now` where nothing else was said. */
  readonly day: string;
  /** Compass direction that a door faces, degrees clockwise from north, 0–360; null when not given. */
  readonly facingDeg: number | null;
  /** Seed of a draw, 32 hex digits from the device; fixed before the person chose anything. Null outside drawn modes. */
  readonly seed: string | null;
  /** What a person cast with their own coins, cards or stones, as the mode writes it; stands before the seed. */
  readonly entered: string | null;
  /** Answers of a guided form: question id to the ids of the options chosen, or the words written. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** Choices of school by name; what is not named has the documented default. */
  readonly school: Readonly<Record<string, string>>;
  readonly zoneRules: ZoneRules;
};

/** One thing worth saying, resting on one to four facts of the sheet. */
export type TraditionPoint = {
  /** Stable name, the memory of what was said: `taksa:kalakini`. */
  readonly key: string;
  /** The fact it is about comes first. */
  readonly facts: readonly [FactId, ...FactId[]];
  readonly move: Extract<Move, 'core' | 'observe' | 'tension' | 'resource' | 'timing' | 'limit'>;
  /** What the tradition itself gives it, 0–20, whatever is asked. */
  readonly weight: number;
  /** What it gains when one of these is asked, 0–12. Source named where the table stands. */
  readonly topics: Readonly<Partial<Record<Topic, number>>>;
  /** Frames the whole: told first, at most one or two of a sheet. */
  readonly isFrame?: true;
};

export type Tradition = {
  readonly mode: TraditionMode;
  /** What it cannot work without, in the order in which it is asked for; the rest only adds facts. */
  readonly needs: (inputs: TraditionInputs) => readonly Need[];
  /** Null when something in `needs` is missing. The same inputs give the same sheet, hash and all. Never throws for a person's input. */
  readonly sheet: (inputs: TraditionInputs) => FactSheet | null;
  /** Everything that could be told, in any order; salience chooses. At least five of a full sheet. */
  readonly points: (sheet: FactSheet) => readonly TraditionPoint[];
  /** Named choices of school: the default first. Empty where there is nothing to choose. */
  readonly schools: Readonly<Record<string, readonly [string, ...string[]]>>;
};
