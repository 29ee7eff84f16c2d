/** What is written of one rune. */
import type { Theme } from '../drawn/telling.ts';

/** Mood and spirit are served by what is written of the self. */
export type RuneTheme = Exclude<Theme, 'mood' | 'spirit'>;

export type RuneText = Readonly<Record<RuneTheme, string>> & {
  readonly name: string;
  readonly letter: string;
  /** The word that the name is commonly taken to mean: "cattle, wealth". */
  readonly gloss: string;
  readonly core: readonly [string, string];
  /** Read upside down: the same thing hindered, as a task. The second is what to do. Null where the shape has no other way up. */
  readonly turned: readonly [string, string] | null;
};
