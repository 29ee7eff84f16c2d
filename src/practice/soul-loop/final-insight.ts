/** The last lines of a run, written again while the person writes. No praise and no counting of days. */
import type { ActionId } from './actions.ts';
import { fill } from './fill.ts';
import { closingQuote } from './quote.ts';
import type { QuoteRules } from './quote.ts';
import type { LoopWords } from './words.ts';

export type Closing = {
  /** The pattern's last words, as the run gave them. */
  readonly final: string;
  readonly action: ActionId | null;
  /** Whether the action was ticked; null while that is open. */
  readonly done: boolean | null;
  /** At most 200 characters; may be blank. */
  readonly reflection: string;
};

/** The final insight: the pattern's last words, whether the action was done, and the end of the reflection. */
export function finalInsight(closing: Closing, words: LoopWords, rules: QuoteRules): string {
  const { final, action, done, reflection } = closing;
  const lines = [final];
  if (action !== null && done === true)
    lines.push(fill(words.close.done, { action: words.actions[action].done }));
  if (action !== null && done === false) lines.push(words.close.notDone);
  const quote = closingQuote(reflection, rules);
  if (quote !== null) lines.push(fill(words.close.reflection, { quote }));
  return lines.join(words.between);
}
