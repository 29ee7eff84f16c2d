/** Facts of answered questions: what was chosen, and its theme in the tradition. */
import type { Fact } from '#facts/fact.ts';
import { countValue, derived, fact, idsValue, idValue } from '../values.ts';
import type { AnsweredQuestion } from './guided.ts';

const ANSWERED = 'source.your-answer';

/** `<prefix>.<question>` and `<prefix>.<question>.theme`; a question with several answers has lists. */
export function answerFacts(
  prefix: string,
  { question, options, themes }: AnsweredQuestion,
  source: string,
): readonly Fact[] {
  const id = `${prefix}.${question.id}`;
  const value = (ids: readonly string[]) => (question.many ? idsValue(ids) : idValue(ids[0] ?? ''));
  const chosen = fact(
    id,
    value(options),
    `label.${prefix}-${question.id}`,
    derived('answered-by-you', [], ANSWERED, { subject: question.subject }),
  );
  if (themes.length === 0) return [chosen];
  return [
    chosen,
    fact(`${id}.theme`, value(themes), `label.${prefix}-theme`, derived('theme-of-feature', [id], source)),
  ];
}

/** How many questions were answered and how many left open. */
export function countFacts(
  prefix: string,
  answered: readonly AnsweredQuestion[],
  unsure: number,
): readonly Fact[] {
  return [
    fact(
      `${prefix}.answered.count`,
      countValue(answered.length),
      `label.${prefix}-answered`,
      derived(
        'answers-counted',
        answered.map(({ question }) => `${prefix}.${question.id}`),
        ANSWERED,
      ),
    ),
    fact(
      `${prefix}.unsure.count`,
      countValue(unsure),
      `label.${prefix}-unsure`,
      derived('answers-counted', [], ANSWERED),
    ),
  ];
}
