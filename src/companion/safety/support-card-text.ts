/** Shape of the support card's words, one object a language. */
import type { SupportCard } from './assess-safety.ts';

export type SupportCardText = {
  /** Paragraphs of each card in order; `{lines}` is where the helpline buttons stand. */
  readonly self: readonly string[];
  readonly friend: readonly string[];
  readonly abuse: readonly string[];
  readonly buttons: {
    readonly call: string;
    readonly text: string;
    readonly textKeyword: string;
    readonly emergency: string;
    readonly safe: string;
    readonly country: string;
    readonly breathe: string;
    readonly violence: string;
    readonly leave: string;
    readonly hide: string;
    readonly help: string;
  };
  /** The last paragraph: the words stay on this device, or also lie in the person's own account. */
  readonly keptHere: string;
  readonly keptInAccount: string;
  /** Beside a line outside its hours. */
  readonly closed: string;
  readonly checked: string;
  /** The whole reply at tier 1, under the card. */
  readonly tier1Reply: string;
  /** The one warm line above a reading at tier 3, and its link. */
  readonly tier3Line: string;
  readonly tier3Link: string;
  /** Replies at tier 2, one list of sentences each: no sky, one grounding step. At least one a card. */
  readonly reflection: { readonly [C in SupportCard]: readonly (readonly string[])[] };
};
