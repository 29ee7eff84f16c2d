/** The words of the Growth page in one language, as an argument. Never "improved", "worse", "score" or "risk". */
import type { Emotion } from '#contract/soul-entry.ts';
import type { FigureId } from './shadows.ts';
import type { LanguageChange } from './measures.ts';

export type FigureWords = {
  readonly name: string;
  readonly protects: string;
  readonly price: string;
  /** What it gives when it is asked in and not left at the door. */
  readonly gift: string;
  readonly question: string;
};

export type GrowthWords = {
  readonly lang: 'en' | 'th';
  readonly figures: Readonly<Record<FigureId, FigureWords>>;
  readonly emotions: Readonly<Record<Emotion, string>>;
  /** "sadness" */
  readonly nouns: Readonly<Record<Emotion, string>>;
  /** A letter and a pattern for each feeling's cell, so that colour never speaks alone. */
  readonly cells: Readonly<Record<Emotion, { readonly letter: string; readonly pattern: CellPattern }>>;
  /** By the names of `PartFinding.part`: "on weekends", "near the Full Moon". */
  readonly parts: Readonly<Record<string, string>>;
  readonly measures: Readonly<Record<LanguageChange['measure'], string>>;
  readonly sentences: {
    /** `{n}` more entries until the page begins. */
    readonly gate: string;
    /** The same for one. */
    readonly gateOne: string;
    /** `{have} {need}` */
    readonly tooFew: string;
    /** The same for days from the first entry to the last. */
    readonly tooFewDays: string;
    /** The same for entries that follow another within three days. */
    readonly tooFewPairs: string;
    /** `{days} {of}` */
    readonly daysShownUp: string;
    /** `{emotion} {count} {n}` */
    readonly share: string;
    /** `{feelings}` */
    readonly variety: string;
    /** `{from} {to} {count} {of} {expected}` */
    readonly transition: string;
    /** `{count} {of} {part} {emotion} {expected} {p}` */
    readonly partFound: string;
    /** `{emotion} {part} {count} {of} {expected}` */
    readonly partRandom: string;
    readonly random: string;
    /** `{done} {offered} {low} {high}` */
    readonly completion: string;
    /** `{helped} {rated}` */
    readonly helped: string;
    /** `{measure} {earlier} {later}` */
    readonly languageChange: string;
    /** `{word} {emotion} {count} {of}` */
    readonly triggerWord: string;
    /** `{figure} {count} {share} {n}` */
    readonly figure: string;
    readonly noFigure: string;
    /** `{count} {said} {chosen} {noun}` */
    readonly hidden: string;
  };
  readonly letter: {
    /** `{month} {days} {of}` */
    readonly opening: string;
    /** `{first} {firstCount} {second} {secondCount}` */
    readonly feelings: string;
    /** `{first} {firstCount}`: one feeling alone. */
    readonly oneFeeling: string;
    readonly noFeeling: string;
    /** `{pattern} {count} {names}` */
    readonly came: string;
    readonly noneCame: string;
    /** `{pattern} {count}` */
    readonly left: string;
    readonly noneLeft: string;
    /** `{action} {date}` */
    readonly helped: string;
    readonly nothingRated: string;
    readonly chance: string;
    /** Not everything could be looked at yet. */
    readonly tooEarly: string;
    /** `{quote} {date}` */
    readonly line: string;
    readonly noLine: string;
    readonly question: readonly string[];
    readonly closing: string;
  };
  readonly month: (month: string) => string;
  readonly date: (date: string, today: string) => string;
  readonly count: (n: number) => string;
};

export const cellPatterns = [
  'plain',
  'dots',
  'rising',
  'falling',
  'cross',
  'level',
  'upright',
  'ring',
] as const;
export type CellPattern = (typeof cellPatterns)[number];
