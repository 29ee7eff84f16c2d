/** How a part of a chart is explained: what it is and is like, what it does in this chart, and one thing to try. */

export type Explained = {
  /** What it is, and what it is usually like. */
  readonly about: string;
  /** Its house and closest aspects; null where neither is known. */
  readonly inChart: string | null;
  /** One thing to do this week; null where none is written. */
  readonly step: string | null;
  /** Ids of the facts that the text names. */
  readonly facts: readonly string[];
};

/** An explanation as one paragraph, for cards of facts and copies. */
export function explainedText({ about, inChart, step }: Explained): string {
  return [about, inChart, step === null ? null : `Try this: ${step}`].filter((one) => one !== null).join(' ');
}
