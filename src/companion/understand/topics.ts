/** Scores of topics: the sum of their cues, more in the clause that asks, less when negated or quoted. */
import type { Form, Scored, Topic } from '#facts/ask.ts';
import { onAxis } from './lexicon.ts';
import { clauseAt } from './sentences.ts';
import type { Parsed } from './understand.ts';

export type TopicScores = {
  readonly ranked: readonly Scored<Topic>[];
  /** Two topics as strong as each other with nothing to link them. */
  readonly tie: readonly Topic[] | null;
  /** Tags of the cues that counted, strongest first. */
  readonly concepts: readonly string[];
  /** First place of each topic in the text. */
  readonly places: ReadonlyMap<Topic, number>;
};

/** A topic is accepted from here on. */
export const accepted = 3;
const margin = 1;

/** Bonds read from the same places of a chart: only the strongest of them stays. */
const bonds: ReadonlySet<Topic> = new Set(['love', 'partner', 'compatibility', 'breakup']);

/** `form` gives the tie-break its meaning: only a bare keyword message can tie. */
export function scoreTopics(parsed: Parsed, form: Form): TopicScores {
  const { text, clauses } = parsed;
  const negations = onAxis(parsed.found, 'negation');
  const formClauses = new Set(
    onAxis(parsed.found, 'form')
      .filter((cue) => cue.payload.w >= 3)
      .map((cue) => clauseAt(clauses, cue.start)?.start),
  );
  const scores = new Map<Topic, number>();
  const places = new Map<Topic, number>();
  const tags = new Map<string, number>();
  const counted = new Set<string>();
  for (const { start, end, cue, payload } of onAxis(parsed.found, 'topic')) {
    const clause = clauseAt(clauses, start);
    const asks = clause !== null && (clause.sentence.asks || formClauses.has(clause.start));
    const negated = negations.some(
      (no) => no.end <= start && !/[.!?;,\n]/.test(text.slice(no.end, start)) && start - no.end <= 14,
    );
    const quoted = parsed.quotes.some((range) => range.start < start && end < range.end);
    const again = counted.has(`${payload.label} ${cue}`) ? 0.25 : 1;
    counted.add(`${payload.label} ${cue}`);
    const points = payload.w * (asks ? 1.3 : 1) * (negated ? 0.3 : 1) * (quoted ? 0.5 : 1) * again;
    scores.set(payload.label, (scores.get(payload.label) ?? 0) + points);
    if (!places.has(payload.label)) places.set(payload.label, start);
    if (payload.concept && !negated) tags.set(payload.concept, (tags.get(payload.concept) ?? 0) + points);
  }

  // A choice without a subject is a decision; with one, it is about that subject.
  const others = [...scores].some(
    ([label, score]) => label !== 'decision' && label !== 'mood' && score >= accepted,
  );
  if (others) scores.delete('decision');

  // How it feels, and on which day, comes after what it is about: "will he be ok at school", "a good day to sign".
  const after: readonly Topic[] = ['mood', 'day'];
  const matter = Math.max(0, ...[...scores].map(([label, score]) => (after.includes(label) ? 0 : score)));
  for (const label of after) {
    const score = scores.get(label);
    if (score !== undefined && matter >= accepted && score >= matter) scores.set(label, matter - margin);
  }

  const ranked = [...scores]
    .map(([label, score]): Scored<Topic> => ({ label, score: Math.round(score * 100) / 100 }))
    .toSorted((a, b) => b.score - a.score || (places.get(a.label) ?? 0) - (places.get(b.label) ?? 0));
  const [first, second] = ranked;
  const tied =
    first !== undefined &&
    second !== undefined &&
    second.score >= accepted &&
    first.score - second.score < margin &&
    form === 'yes-no-other' &&
    formClauses.size === 0 &&
    !isLinked(parsed, places.get(first.label)!, places.get(second.label)!);
  return {
    ranked,
    tie: tied ? [first.label, second.label] : null,
    concepts: [...tags].toSorted((a, b) => b[1] - a[1]).map(([tag]) => tag),
    places,
  };
}

/** The topics that count, best first; `none` when no topic is strong enough. */
export function acceptTopics(scores: TopicScores, parsed: Parsed): readonly Scored<Topic>[] {
  const strong = scores.ranked.filter((topic) => topic.score >= accepted);
  const [first, ...rest] = strong;
  if (!first) return [{ label: 'none', score: 0 }];
  const second = rest.find((topic) => {
    if (bonds.has(first.label) && bonds.has(topic.label)) return false;
    const close = first.score - topic.score < margin;
    return (
      close ||
      topic.score >= first.score * 0.4 ||
      isLinked(parsed, scores.places.get(first.label)!, scores.places.get(topic.label)!)
    );
  });
  return second ? [first, second] : [first];
}

/** A joining word, or the edge of a clause, between two places. */
function isLinked(parsed: Parsed, a: number, b: number): boolean {
  const [from, to] = a < b ? [a, b] : [b, a];
  if (clauseAt(parsed.clauses, from) !== clauseAt(parsed.clauses, to)) return true;
  return onAxis(parsed.found, 'joiner').some((joiner) => joiner.start >= from && joiner.end <= to);
}
