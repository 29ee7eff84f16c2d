/** Finds the answer plan of a question that is asked often. */
import type { TextTopic } from './themes/theme.ts';
import type { AnswerPlan } from './write/words.ts';

/** Finds the plan of a message. One that only holds the question has to be about the same topic, where one is given. */
export type PlanFinder = (text: string, topic?: TextTopic) => AnswerPlan | null;

/** Words that stand before or after a question and change nothing about it. */
const FILLERS: ReadonlySet<string> = new Set(
  'hey hi hello ok okay so well please pls plz vesper um uh like honestly just really and but lol haha thx thanks u'.split(
    ' ',
  ),
);
/** A plan also serves a message that says its question and little else. */
const MOST_MORE_WORDS = 3;
/** Words from which a question is found inside a message. */
const LEAST_WORDS = 4;

/** Compiles the plans into a finder. */
export function createPlanFinder(plans: readonly AnswerPlan[]): PlanFinder {
  const asked = new Map<string, AnswerPlan>();
  const inside: { readonly words: string; readonly count: number; readonly plan: AnswerPlan }[] = [];
  for (const plan of plans)
    for (const ask of plan.asks) {
      const words = wordsOf(ask);
      if (words.length === 0) continue;
      asked.set(words.join(' '), plan);
      if (words.length >= LEAST_WORDS)
        inside.push({ words: ` ${words.join(' ')} `, count: words.length, plan });
    }
  return (text, topic = 'general') => {
    const words = wordsOf(text);
    const whole = words.join(' ');
    const found = asked.get(whole);
    if (found !== undefined) return found;
    const padded = ` ${whole} `;
    const near = inside.filter(
      (one) =>
        words.length - one.count <= MOST_MORE_WORDS &&
        padded.includes(one.words) &&
        (topic === 'general' || one.plan.topic === 'general' || one.plan.topic === topic),
    );
    return near.toSorted((a, b) => b.count - a.count)[0]?.plan ?? null;
  };
}

/** Lower-case words without marks, apostrophes and fillers at the ends. */
function wordsOf(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const isFiller = (word: string | undefined): boolean => word !== undefined && FILLERS.has(word);
  let [from, to] = [0, words.length];
  while (to - from > 1 && isFiller(words[from])) from += 1;
  while (to - from > 1 && isFiller(words[to - 1])) to -= 1;
  return words.slice(from, to);
}
