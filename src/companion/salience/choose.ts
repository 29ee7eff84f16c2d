/** The choice of three to seven points: greedy by score, with what a fair reading must hold. */
import type { Ask } from '#facts/ask.ts';
import type { ReadingLength } from '#companion/request.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import type { Scored } from './salience.ts';

const COUNT: Readonly<Record<ReadingLength, number>> = { brief: 3, medium: 5, deep: 6 };
const MOST_FACTS = 9;
const TIMED_FORMS = new Set(['when', 'will', 'should', 'which']);

export type Choice = {
  readonly chosen: readonly Scored[];
  readonly limits: readonly Scored[];
  readonly leftOut: readonly Scored[];
};

/**
 * Picks points for a reading.
 *
 * Never a subject more than twice; at least one root; at least one timed point when the question is about time; the
 * best hard and the best easy testimony both when each reaches 60 % of the top score; caveats that touch the topic.
 */
export function chooseTestimonies(scored: readonly Scored[], ask: Ask, length: ReadingLength): Choice {
  const points = scored.filter(({ testimony }) => testimony.kind !== 'limit' && testimony.certain !== 'no');
  const limits = scored.filter(({ testimony }) => testimony.kind === 'limit');
  const small =
    ask.act === 'tell' ||
    ask.form === 'how-am-i' ||
    ask.form === 'what-is' ||
    ask.act === 'small-talk' ||
    ask.topics[0]?.label === 'health-worry';
  const count = small
    ? Math.min(2, COUNT[length])
    : ask.followUp
      ? Math.max(2, COUNT[length] - 2)
      : COUNT[length];
  const chosen: Scored[] = [];
  const wantsTime = TIMED_FORMS.has(ask.form) || ask.frame.kind !== 'none';
  const top = points[0]?.score ?? 0;

  const take = (candidate: Scored | undefined): void => {
    if (candidate !== undefined && !chosen.includes(candidate) && hasRoom(candidate, chosen))
      chosen.push(candidate);
  };
  if (wantsTime && !small)
    take(points.find(({ testimony, score }) => testimony.shape.type === 'transit' && score >= top * 0.3));
  // "And spring?" asks for what falls in spring, beside what the last reading spoke of.
  if (ask.followUp && wantsTime && !ask.frame.assumed) {
    take(
      points.find(
        (point) =>
          point.testimony.shape.type === 'transit' &&
          !chosen.includes(point) &&
          pointsFor(point, 'time') >= 16,
      ),
    );
  }
  const isRoot = ({ testimony }: Scored): boolean => testimony.kind === 'root';
  const strong = (sign: -1 | 1, among: readonly Scored[]): Scored | undefined =>
    points.find(
      (point) =>
        Math.sign(point.testimony.polarity) === sign &&
        point.score >= top * 0.6 &&
        (among.includes(point) || hasRoom(point, among)),
    );
  if (ask.topics[0]?.label === 'day') {
    // A day is told by what moves through it.
    take(points.find(({ testimony }) => testimony.shape.type === 'moon-now'));
    take(points.find((point) => point.testimony.shape.type === 'transit' && pointsFor(point, 'time') >= 12));
  }
  const root = points.find((point) => isRoot(point) && hasRoom(point, chosen));
  const withRoot = root === undefined ? chosen : [...chosen, root];
  const hard = strong(-1, withRoot);
  const withHard = hard === undefined ? withRoot : [...withRoot, hard];
  if (!small && strong(-1, chosen) !== undefined && strong(1, chosen) !== undefined) {
    // Both testimonies are told when both are strong: what is contradicted is content. A root that leaves no room
    // for one of them gives way to the next.
    if (hard !== undefined && strong(1, withHard) !== undefined) {
      take(root);
      take(hard);
      take(strong(1, withHard));
    } else {
      take(strong(-1, chosen));
      take(strong(1, chosen));
      take(points.find((point) => isRoot(point) && hasRoom(point, chosen)));
    }
  } else take(root);
  while (chosen.length < count) {
    const next = best(points, chosen, ask);
    if (next === null) break;
    chosen.push(next);
  }
  const trimmed = chosen.slice(0, count);
  return {
    chosen: trimmed.toSorted((a, b) => b.score - a.score),
    limits,
    leftOut: points.filter((point) => !trimmed.includes(point)).slice(0, 5),
  };
}

function best(points: readonly Scored[], chosen: readonly Scored[], ask: Ask): Scored | null {
  let found: Scored | null = null;
  let foundValue = Number.NEGATIVE_INFINITY;
  // A date that is asked for is told with its end and with where it falls.
  const told = ask.form === 'when' ? 3 : 0;
  const factCount = chosen.reduce((sum, { testimony }) => sum + weightInFacts(testimony), told);
  for (const point of points) {
    if (chosen.includes(point) || point.score <= 0) continue;
    if (!hasRoom(point, chosen)) continue;
    if (factCount + weightInFacts(point.testimony) > MOST_FACTS && chosen.length >= 3) continue;
    // Two timed points are plenty unless time is what was asked.
    const timed = chosen.filter(({ testimony }) => testimony.shape.type === 'transit').length;
    if (
      point.testimony.shape.type === 'transit' &&
      timed >= (ask.form === 'when' ? 3 : ask.frame.kind === 'none' ? 1 : 2)
    )
      continue;
    if (isSamePlace(point, chosen)) continue;
    const sharedSubjects = bodiesOf(point).reduce((sum, subject) => sum + timesChosen(subject, chosen), 0);
    const sharedConcepts = point.testimony.concepts.filter((concept) =>
      chosen.some(({ testimony }) => testimony.concepts.includes(concept)),
    ).length;
    const value = point.score - 14 * sharedSubjects - Math.min(8, 2 * sharedConcepts);
    if (value > foundValue) {
      found = point;
      foundValue = value;
    }
  }
  return found;
}

/** No subject stands in a reading more than twice. */
function hasRoom(point: Scored, chosen: readonly Scored[]): boolean {
  return bodiesOf(point).every((subject) => timesChosen(subject, chosen) < 2);
}

/** What a point is about, houses aside: two matters of one house are still two matters. */
function bodiesOf({ testimony }: Scored): readonly string[] {
  return testimony.subjects.filter((subject) => !subject.startsWith('house'));
}

function timesChosen(subject: string, chosen: readonly Scored[]): number {
  return chosen.filter(({ testimony }) => testimony.subjects.includes(subject)).length;
}

function pointsFor({ rows }: Scored, part: string): number {
  return rows.find((row) => row.part === part)?.points ?? 0;
}

/**
 * Facts that a point cannot be told without: a contact is one, a place is a sign, a house and perhaps a motion, a passage
 * its exact days and its end.
 */
export function weightInFacts({ shape, facts, exact }: Testimony): number {
  switch (shape.type) {
    case 'placement':
      return (facts['house'] === undefined ? 1 : 2) + (facts['retrograde'] === undefined ? 0 : 1);
    case 'ruler':
      return 3 + (facts['retrograde'] === undefined ? 0 : 1);
    case 'transit':
      return exact.length > 0 ? 1 : 2;
    case 'profection':
    case 'moon-now':
      return 2;
    default:
      return 1;
  }
}

/** A ruler and the placement of the same body tell the same place twice. */
function isSamePlace(point: Scored, chosen: readonly Scored[]): boolean {
  const body = bodyOf(point);
  return body !== null && chosen.some((other) => bodyOf(other) === body);
}

function bodyOf({ testimony: { shape } }: Scored): string | null {
  if (shape.type === 'placement') return shape.body;
  return shape.type === 'ruler' ? shape.ruler : null;
}
