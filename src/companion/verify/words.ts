/**
 * The words of the verifier in one language, as an argument: what names a thing of a sheet, and what turns a clause.
 *
 * A phrase is written as it stands in a text. One that begins with a capital letter counts only with a capital, since
 * "sun", "moon", "star" and "cancer" are plain words too; all others count in any case. A space stands for any space.
 */

/** What a word names or does. `id` is the word of the fact grammar (`aries`, `cups-06`), or the name of a cue. */
export type TagKind =
  // The sky.
  | 'body'
  | 'lot'
  | 'sign'
  | 'house'
  | 'aspect'
  | 'dignity'
  | 'motion'
  | 'phase'
  | 'sect'
  | 'element'
  | 'modality'
  | 'angularity'
  | 'figure'
  // Cards.
  | 'card'
  | 'suit'
  /** A court or an ace without its suit: "the Page". */
  | 'rank'
  | 'arcana'
  | 'position'
  | 'orientation'
  // Pillars.
  | 'stem'
  | 'branch'
  | 'pillar'
  | 'ten-god'
  | 'relation'
  // Hexagrams.
  | 'hexagram'
  | 'trigram'
  // Lunar mansions and planetary periods.
  | 'nakshatra'
  | 'period'
  /** A slot filled by something else of the sentence: `thai.taksa.utsaha`, `vedic.moon.nakshatra`. */
  | 'role'
  /** A slot of a reading mode with the facts it is read from; see `slot-words.ts`. */
  | 'slot'
  /** A value of a mode's closed vocabulary, which is the form: `fehu/rune.rune`. */
  | 'value'
  /** A word that only another tradition uses; `id` is its family of facts. */
  | 'technique'
  // Time and number.
  | 'number'
  | 'ordinal'
  | 'degree'
  | 'month'
  | 'season'
  | 'weekday'
  | 'day'
  | 'unit'
  | 'cue';

/** What a clause is about, and what turns or voids a claim in it. */
export type Cue =
  // Polarity.
  | 'not'
  | 'not-only'
  | 'untrue'
  /** After a "not": an adverb or a verb of place that leaves the "not" to what follows. */
  | 'light'
  // Not said of the sheet.
  | 'if'
  | 'when'
  | 'then'
  | 'imagine'
  | 'would'
  | 'would-rather'
  | 'reported'
  | 'generic-subject'
  | 'habit'
  | 'indefinite'
  // Whose.
  | 'your'
  | 'natal'
  | 'sky'
  | 'moving'
  | 'their'
  | 'composite'
  | 'other-chart'
  | 'sidereal'
  | 'tropical'
  | 'here'
  | 'you'
  // Joints of a sentence.
  | 'but'
  | 'because'
  | 'and'
  | 'or'
  | 'it'
  | 'both'
  | 'which'
  | 'yours'
  | 'theirs'
  | 'rank'
  | 'same'
  | 'yes'
  | 'no'
  | 'be'
  | 'stand'
  | 'in'
  | 'from'
  | 'of'
  | 'the'
  | 'with'
  | 'between'
  | 'to'
  // Rule and rest.
  | 'rules'
  | 'ruled-by'
  | 'ruler'
  | 'holds'
  | 'empty'
  | 'cusp'
  | 'sign-word'
  | 'house-word'
  | 'aspect-word'
  | 'planet-word'
  | 'card-word'
  | 'suit-word'
  | 'line-word'
  | 'changing'
  | 'hexagram-word'
  | 'trigram-word'
  | 'above'
  | 'below'
  | 'pada'
  | 'drawn'
  | 'year-word'
  | 'born'
  | 'opposite-word'
  | 'element-word'
  // How near.
  | 'within'
  | 'over'
  | 'nearly'
  | 'exactly'
  | 'from-exact'
  | 'orb'
  | 'tight'
  | 'closest'
  | 'loosest'
  | 'unaspected'
  | 'decan'
  | 'other-one'
  | 'plenty'
  | 'scant'
  | 'other-person'
  | 'wide'
  | 'applying'
  | 'separating'
  | 'minutes'
  | 'half'
  | 'count-verb'
  // How many.
  | 'more'
  | 'fewer'
  | 'than'
  | 'most'
  | 'least'
  | 'strongest'
  | 'weakest'
  | 'all'
  | 'none'
  | 'equal'
  | 'absent'
  // When.
  | 'exact'
  | 'enter'
  | 'leave'
  | 'until'
  /** "stays in force": what goes on beyond or up to a date ends there. */
  | 'lasting'
  | 'since'
  | 'before'
  | 'after'
  | 'around'
  | 'early'
  | 'mid'
  | 'late'
  | 'first-half'
  | 'second-half'
  | 'last-pass'
  | 'first-pass'
  | 'only'
  | 'passes'
  | 'again'
  | 'this'
  | 'next'
  | 'previous'
  | 'for-span'
  | 'week-of'
  | 'void'
  | 'lit'
  | 'return';

export type Tag = { readonly kind: TagKind; readonly id: string; readonly form?: string };

/** A row of words: kind, id, then the phrases. An id may carry a form after a slash: `square/verb`. */
export type WordRow = readonly [kind: TagKind, id: string, ...phrases: readonly string[]];

/** Which readings a table of words belongs to; words that are plain elsewhere count only where the sheet has facts of it. */
export type WordTable = {
  /** Families of facts (`tarot`, `bazi`); empty for words that count everywhere. */
  readonly families: readonly string[];
  readonly rows: readonly WordRow[];
};

export type VerifierWords = {
  readonly lang: 'en' | 'th';
  /** Whether words stand apart by spaces: English words match whole, Thai ones anywhere. */
  readonly spaced: boolean;
  readonly tables: readonly WordTable[];
  /** Abbreviations whose full stop ends no sentence, lower case without the stop. */
  readonly abbreviations: readonly string[];
  /** Years are written in the Buddhist era (543 ahead) when between 2400 and 2700. */
  readonly buddhistYears: boolean;
  /** Quoting marks, opening and closing. */
  readonly quotes: readonly (readonly [string, string])[];
};
