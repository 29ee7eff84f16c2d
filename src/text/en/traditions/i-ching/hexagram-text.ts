/** What is written of one hexagram. */
import type { Theme } from '../drawn/telling.ts';

/** Mood and spirit are served by what is written of the self. */
export type HexagramTheme = Exclude<Theme, 'mood' | 'spirit'>;

export type HexagramText = Readonly<Record<HexagramTheme, string>> & {
  /** As English commonly calls it. */
  readonly name: string;
  /** In Chinese, as the received text writes it. */
  readonly han: string;
  readonly pinyin: string;
  /** What it is about, said in two ways. */
  readonly core: readonly [string, string];
  /** One sentence for each line, from the bottom: read when that line changes. */
  readonly lines: readonly [string, string, string, string, string, string];
};
