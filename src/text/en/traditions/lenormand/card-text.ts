/** What is written of one card of the small deck. */
import type { Theme } from '../drawn/telling.ts';

/** Mood and spirit are served by what is written of the self. */
export type CardTheme = Exclude<Theme, 'mood' | 'spirit'>;

export type CardText = Readonly<Record<CardTheme, string>> & {
  readonly name: string;
  /** In German, the language in which the deck was first printed. */
  readonly german: string;
  /** What it is, as the noun of a phrase: "news at the door". */
  readonly noun: string;
  /** How it colours the card before it: "arriving fast". */
  readonly colour: string;
  readonly core: readonly [string, string];
  /** What its house is about: "promises and whatever comes round again". */
  readonly house: string;
};
