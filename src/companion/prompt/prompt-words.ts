/** Words of the model path, in one language. They are data in `text/`: this layer speaks no language. */

/**
 * One thing a text must not do. `safety` withdraws a draft (fate, fear, orders, another's mind, a link, the prompt);
 * `style` is named to the model when it is asked to repair.
 */
export type LintRule = {
  readonly key: string;
  readonly kind: 'safety' | 'style';
  /** Source of a regular expression with the flags `iu`. */
  readonly pattern: string;
  /**
   * `only` limits it to readers under eighteen. Not a fault where the person said it first (`soulmate`), in these modes (`karma` in vedic), or where the sentence
   * denies or doubts it before ("no chart can say whether …").
   */
  readonly only?: 'under18';
  readonly unless?: {
    readonly quoted?: true;
    readonly modes?: readonly string[];
    readonly denied?: true;
  };
};

export type PromptWords = {
  /** The constant block of rules: the same for everyone, so that a provider can cache it. English for both languages. */
  readonly system: string;
  /** Asks for a second draft. What was wrong follows as a list of these. */
  readonly repair: string;
  readonly faults: {
    readonly noMarks: string;
    readonly fewMarks: string;
    readonly unknownMark: string;
    readonly unmarked: string;
    readonly banned: string;
  };
  /** Tools are used up: write now. */
  readonly writeNow: string;
  readonly lint: readonly LintRule[];
  /** What denies or doubts, as a pattern with the flags `iu`. */
  readonly denial: string;
  /** Cues of a text that gives orders to a model, as patterns with the flags `iu`. */
  readonly orders: readonly string[];
  /** The line above two sentences of the composer when the model cited nothing. */
  readonly fromYourChart: string;
};
