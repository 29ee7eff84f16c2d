/** Shape of the words around the support card, one object a language. What the card says is in the replies. */

export type SupportCardText = {
  readonly buttons: {
    readonly call: string;
    readonly text: string;
    readonly textKeyword: string;
    readonly emergency: string;
    readonly safe: string;
    readonly breathe: string;
    readonly violence: string;
    readonly leave: string;
    readonly help: string;
  };
  /** The last paragraph: the words stay on this device, or also lie in the person's own account. */
  readonly keptHere: string;
  readonly keptInAccount: string;
  /** Beside a line outside its hours. */
  readonly closed: string;
  readonly checked: string;
  /** Stands below the card where nothing else is answered. */
  readonly stillHere: string;
  /** The one line beside words that sound heavy, and the link to the helplines. */
  readonly heavyLine: string;
  readonly whoToCall: string;
};
