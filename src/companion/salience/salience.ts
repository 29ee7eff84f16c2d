/**
 * Salience: how much each testimony matters to this question, as a plain sum that can be shown.
 *
 * R relevance 0–35, Q concepts 0–14, T tightness 0–18, D condition 0–10, F time fit 0–20, C agreement 0–10,
 * N novelty −30–0 (a follow-up's anchor +25), U certainty −12–0. A point that no significator of the topic supports is
 * not eligible.
 */
import type { Ask, Topic } from '#facts/ask.ts';
import type { SaidEntry, ScoreRow } from '#facts/reading.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import { significators } from '#reading/themes/significators.ts';
import type { Significators } from '#reading/themes/significators.ts';

export type Scored = {
  readonly testimony: Testimony;
  readonly score: number;
  readonly rows: readonly ScoreRow[];
};

export type SalienceInput = {
  readonly ask: Ask;
  readonly testimonies: readonly Testimony[];
  /** Ruler of each house on the sheet, by number; empty without houses. */
  readonly rulers: ReadonlyMap<number, string>;
  /** Bodies by house; empty without houses. */
  readonly occupants: ReadonlyMap<number, readonly string[]>;
  /** Entries of this chat, oldest first. */
  readonly chat: readonly SaidEntry[];
  /** Entries of all chats, oldest first. */
  readonly ledger: readonly SaidEntry[];
  /** The instant of the question and the asked stretch, UTC milliseconds; `null` when the question has none. */
  readonly now: number;
  readonly frame: { readonly from: number; readonly to: number } | null;
  /** Whether the sheet holds a birth; without one today's Moon is all there is to read. */
  readonly hasNatal: boolean;
  /** Subjects that the message itself names (`venus`, `house7`); they matter whatever the topic. */
  readonly named: readonly string[];
};

/** A passage that ended before now answers no question but one about the past. */
function isOver({ shape, windows }: Testimony, { ask, now }: SalienceInput): boolean {
  if (shape.type !== 'transit' || windows.length === 0) return false;
  const isPast = ask.frame.to !== null && Date.parse(`${ask.frame.to}T23:59:59Z`) < now;
  return !isPast && windows.every(({ leave }) => leave !== '' && Date.parse(leave) < now);
}

/** How much a transit by each body weighs: the slow ones are what a season is about. */
const MOVER_WEIGHT: Readonly<Record<string, number>> = {
  saturn: 1,
  uranus: 1,
  neptune: 1,
  pluto: 1,
  jupiter: 0.9,
  mars: 0.6,
  sun: 0.4,
  mercury: 0.4,
  venus: 0.4,
  moon: 0.4,
};
const DAY = 86_400_000;
const NATAL_FORMS = new Set(['why', 'who-am-i', 'what-is', 'how']);

/** Scores every eligible testimony for the question, best first. Ties fall by key, so the order is fixed. */
export function scoreTestimonies(input: SalienceInput): readonly Scored[] {
  const topicList: readonly Topic[] =
    input.ask.topics.length === 0 ? ['none'] : input.ask.topics.map(({ label }) => label);
  const scored = input.testimonies.flatMap((testimony): Scored[] => {
    if (isOver(testimony, input)) return [];
    const isNamed =
      testimony.shape.type !== 'transit' &&
      testimony.subjects.some((subject) => input.named.includes(subject));
    const relevance = isNamed
      ? 35
      : Math.max(
          ...topicList.map(
            (topic, i) => relevanceOf(testimony, significators[topic], input) * (i === 0 ? 1 : 0.9),
          ),
        );
    if (relevance <= 0) return [];
    // A tight aspect of a body that has little to do with the matter is still beside the matter.
    const share = relevance >= 26 ? 1 : relevance >= 20 ? 0.75 : 0.4;
    const rows: ScoreRow[] = [
      { part: 'relevance', points: Math.round(relevance) },
      { part: 'concept', points: conceptPoints(testimony, input.ask) },
      { part: 'tightness', points: Math.round(testimony.tightness * share) },
      { part: 'condition', points: Math.round(testimony.condition * share) },
      { part: 'time', points: timePoints(testimony, input) },
      { part: 'novelty', points: noveltyPoints(testimony, input) },
      {
        part: 'certainty',
        points: testimony.certain === 'in-range' ? -4 : testimony.certain === 'no' ? -25 : 0,
      },
    ];
    return [{ testimony, rows, score: rows.reduce((sum, { points }) => sum + points, 0) }];
  });
  return withAgreement(scored).toSorted(
    (a, b) => b.score - a.score || (a.testimony.key < b.testimony.key ? -1 : 1),
  );
}

function relevanceOf(testimony: Testimony, of: Significators, input: SalienceInput): number {
  const { shape } = testimony;
  switch (shape.type) {
    case 'ruler': {
      const place = of.houses.indexOf(shape.house as Significators['houses'][number]);
      return place === 0 ? 35 : place > 0 ? 24 : 0;
    }
    case 'placement': {
      // Without houses the two lights carry what can be said of any matter.
      if (input.rulers.size === 0 && (shape.body === 'sun' || shape.body === 'moon')) return 30;
      const houseIndex = of.houses.findIndex((house) => input.occupants.get(house)?.includes(shape.body));
      if (houseIndex >= 0 && shape.body !== 'northnode') return houseIndex === 0 ? 28 : 24;
      return pointRelevance(shape.body, of, input);
    }
    case 'aspect': {
      const a = pointRelevance(shape.a, of, input);
      const b = pointRelevance(shape.b, of, input);
      const both = Math.max(a, b) === 0 ? 0 : Math.max(a, b) + (Math.min(a, b) > 12 ? 4 : 0) - 2;
      // A node or an angle is where a contact ends; it says little unless the matter is the person themselves.
      const isEnd = [shape.a, shape.b].some((point) => ENDS.has(point) && !of.co.includes(point));
      return isEnd ? both * 0.6 : both;
    }
    case 'angle':
      if (shape.angle === 'asc')
        return of.houses[0] === 1 || of.co.includes('asc') ? 26 : of.theme === 'self' ? 22 : 0;
      return of.houses.includes(10) ? 28 : 0;
    case 'transit':
      return Math.max(
        pointRelevance(shape.target, of, input),
        shape.target === 'asc' && of.houses[0] === 1 ? 24 : 0,
        // The Midheaven speaks for a career first; for a family it is one end of the axis.
        shape.target === 'mc' && of.houses[0] === 10 ? 30 : 0,
        shape.target === 'mc' && of.houses.includes(10) ? 16 : 0,
      );
    case 'moon-now':
      if (!input.hasNatal || input.ask.act === 'small-talk') return 24;
      return of === significators[input.ask.topics[0]?.label ?? 'none'] && of.theme === 'mood'
        ? 30
        : input.frame !== null && input.frame.to - input.frame.from <= 8 * DAY
          ? 18
          : 0;
    case 'phase':
      return of.theme === 'self' || of.theme === 'spirit' ? 14 : of.theme === 'mood' ? 12 : 8;
    case 'sect':
      return of.theme === 'self' || of.theme === 'spirit' ? 12 : 0;
    case 'element':
      return of.theme === 'self' || of.theme === 'mood' || of.theme === 'decision' ? 18 : 10;
    case 'profection':
      return input.frame === null
        ? 10
        : [...of.houses].some((house) => testimony.subjects.includes(`house${house}`))
          ? 26
          : 12;
    case 'caveat':
      return 1;
  }
}

const ENDS: ReadonlySet<string> = new Set(['northnode', 'asc', 'mc']);

/** What a body has to do with a topic: as ruler of its house, as natural significator, as colour, or as chart ruler. */
function pointRelevance(point: string, of: Significators, input: SalienceInput): number {
  const [first, ...others] = of.houses;
  let best = 0;
  if (first !== undefined && input.rulers.get(first) === point) best = 32;
  if (others.some((house) => input.rulers.get(house) === point)) best = Math.max(best, 22);
  if (others.some((house) => input.occupants.get(house)?.includes(point))) best = Math.max(best, 24);
  if (first !== undefined && input.occupants.get(first)?.includes(point)) best = Math.max(best, 26);
  if (of.natural.includes(point)) best = Math.max(best, 26);
  if (of.co.includes(point)) best = Math.max(best, 22);
  if (input.rulers.get(1) === point || point === 'sun' || point === 'moon') best = Math.max(best, 12);
  return best;
}

function conceptPoints(testimony: Testimony, ask: Ask): number {
  const shared = new Set(ask.concepts.filter((concept) => testimony.concepts.includes(concept)));
  return Math.min(14, shared.size * 7);
}

function timePoints(testimony: Testimony, { ask, frame, now }: SalienceInput): number {
  if (testimony.shape.type === 'moon-now') return 14;
  if (testimony.shape.type === 'profection') return frame === null ? 0 : 10;
  if (testimony.shape.type !== 'transit') return NATAL_FORMS.has(ask.form) || frame === null ? 14 : 6;
  const { mover } = testimony.shape;
  const short = frame !== null && frame.to - frame.from <= 8 * DAY;
  const weight = short ? Math.max(0.8, MOVER_WEIGHT[mover] ?? 0.4) : (MOVER_WEIGHT[mover] ?? 0.4);
  const asked = frame ?? { from: now, to: now + 60 * DAY };
  const exact = testimony.exact.map((at) => Date.parse(at));
  const inside = exact.some((at) => at >= asked.from && at <= asked.to);
  const covered = testimony.windows.some(
    ({ enter, leave }) =>
      (enter === '' || Date.parse(enter) <= asked.to) && (leave === '' || Date.parse(leave) >= asked.from),
  );
  const near = exact.some((at) => at >= asked.from - 30 * DAY && at <= asked.to + 30 * DAY);
  const raw = inside ? 20 : covered ? 14 : near ? 8 : -20;
  // A question of character is not answered by a date: the season then counts for a fifth.
  // A stretch already begun, with passes behind and ahead, is what the person is living in; so is one to a luminary.
  const ongoing =
    raw > 0 && exact.some((at) => at < now && at > now - 300 * DAY) && exact.some((at) => at >= now);
  const luminary = raw > 0 && (testimony.shape.target === 'sun' || testimony.shape.target === 'moon');
  const soon = raw > 0 && exact.some((at) => at >= now && at <= now + 120 * DAY);
  const lived = ask.form === 'when' ? (ongoing ? 8 : 0) + (luminary ? 6 : 0) + (soon ? 4 : 0) : 0;
  return Math.round((raw + lived) * weight * (frame === null && raw > 0 ? 0.6 : 1));
}

/** Whether an anchor, a fact without its last level (`transit.saturn-square-sun`, `natal.venus`) or a subject, names this point. */
function isAnchor({ key, subjects }: Testimony, anchor: string): boolean {
  return subjects.includes(anchor.replace(/^natal\./, '')) || key === anchor.replace('.', ':');
}

function noveltyPoints(testimony: Testimony, { ask, chat, ledger }: SalienceInput): number {
  const said = (entries: readonly SaidEntry[]): boolean =>
    entries.some(({ testimonies }) => testimonies.includes(testimony.key));
  if (ask.refersTo !== undefined && isAnchor(testimony, ask.refersTo.value)) return 25;
  if (said(chat.slice(-2))) return ask.followUp && testimony.kind === 'timing' ? -6 : -30;
  if (said(chat)) return -14;
  return said(ledger.slice(-6)) ? -6 : 0;
}

/** +4 for each further testimony of the same subject and the same sign of polarity, at most 10. */
function withAgreement(scored: readonly Scored[]): readonly Scored[] {
  return scored.map((one) => {
    const { testimony } = one;
    if (testimony.polarity === 0 || testimony.kind === 'limit') return one;
    const agreeing = scored.filter(
      (other) =>
        other !== one &&
        Math.sign(other.testimony.polarity) === Math.sign(testimony.polarity) &&
        other.testimony.kind !== 'limit' &&
        other.testimony.subjects[0] === testimony.subjects[0],
    ).length;
    const points = Math.min(10, agreeing * 4);
    return points === 0
      ? one
      : { testimony, rows: [...one.rows, { part: 'agreement', points }], score: one.score + points };
  });
}
