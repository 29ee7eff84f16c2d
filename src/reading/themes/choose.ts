/** Which themes a reading speaks of, in which role, and which facts it quotes for each. */
import type { Evidence } from './evidence.ts';
import type { Support, ThemeScore } from './score.ts';
import type { TextTopic, ThemeContent, ThemeId } from './theme.ts';

/** What a theme does in the reading. */
export type Role = 'main' | 'for' | 'against' | 'decide' | 'help';

/** A place for a theme. `side` says which themes suit it: what is hard about the person, what is good, or either. */
export type Slot = {
  readonly role: Role;
  readonly side: 'hard' | 'strength' | 'any';
  /** The topic it is read for, where that is not the topic of the question. */
  readonly topic?: TextTopic;
};

export type ChosenTheme = ThemeScore & {
  readonly role: Role;
  readonly topic: TextTopic;
  /** The facts that are named for it, one or two, none of them quoted for another theme. */
  readonly quoted: readonly Support[];
};

export type ThemeChoice = {
  /** In the order of the slots; a slot stays empty where no theme rests on a fact that can be quoted. */
  readonly chosen: readonly ChosenTheme[];
  /** The first theme and its opposite, where both are strong. */
  readonly both: readonly [ThemeId, ThemeId] | null;
};

export type Wanted = {
  readonly slots: readonly Slot[];
  /** Themes that answer this question better than others, and what each gains for it as a share of the best score. */
  readonly focus: ReadonlyMap<ThemeId, number>;
  /** Themes of earlier readings, by how often. */
  readonly worn: ReadonlyMap<ThemeId, number>;
  /** Evidence that is named elsewhere in the answer, by key. */
  readonly named: ReadonlySet<string>;
  /** Themes that are told elsewhere in the answer. */
  readonly without: ReadonlySet<ThemeId>;
};

/** A clause is quoted only for a theme that it clearly says. */
const QUOTED_WEIGHT = 2;
/** What is left of a theme for each reading that was lately about it. */
const WORN = 0.8;
/** What is left of a theme whose side does not suit the slot. */
const WRONG_SIDE = 0.3;
const BOTH_SIDES = { hard: 0.85, strength: 0.55 };
/** Both of two opposites are told where the weaker reaches this share of the stronger. */
const BOTH = 0.6;

/**
 * Fills the slots, the best theme first. Prefers another family of themes for each slot, and never takes a theme beside its
 * opposite.
 * @param scoresFor sorted scores of the chart for a topic
 * @param topic the topic of the question
 */
export function chooseThemes(
  scoresFor: (topic: TextTopic) => readonly ThemeScore[],
  topic: TextTopic,
  { traits }: Pick<ThemeContent, 'traits'>,
  wanted: Wanted,
): ThemeChoice {
  const used = new Set<string>(wanted.named);
  const chosen: ChosenTheme[] = [];
  for (const slot of wanted.slots) {
    const from = slot.topic ?? topic;
    const ranked = rank(scoresFor(from), traits, slot, wanted);
    const families = new Set(chosen.map(({ theme }) => traits.get(theme)?.family));
    const free = ranked.filter(({ theme }) => {
      const opposite = traits.get(theme)?.opposite ?? null;
      return chosen.every((one) => one.theme !== theme && one.theme !== opposite);
    });
    const fresh = free.filter(({ theme }) => !families.has(traits.get(theme)?.family));
    for (const one of [...fresh, ...free]) {
      const quoted = quotesFor(one, used, slot.side);
      if (quoted.length === 0 || (slot.role === 'help' && one.score <= 0)) continue;
      quoted.forEach(({ evidence }) => used.add(evidence.key));
      chosen.push({ ...one, role: slot.role, topic: from, quoted });
      break;
    }
  }
  const first = chosen[0];
  return { chosen, both: first === undefined ? null : oppositeOf(first, scoresFor(first.topic), traits) };
}

/** Themes that a fact clearly speaks for, as they suit a slot. */
function rank(
  scores: readonly ThemeScore[],
  traits: ThemeContent['traits'],
  { side }: Slot,
  { focus, worn, without }: Wanted,
): readonly ThemeScore[] {
  const best = Math.max(0.1, scores[0]?.score ?? 0);
  const rankOf = ({ theme, score }: ThemeScore): number => {
    const lean = traits.get(theme)?.lean ?? 'both';
    const suits = side === 'any' || lean === side ? 1 : lean === 'both' ? BOTH_SIDES[side] : WRONG_SIDE;
    // A theme whose side does not suit is not what was asked for either: nobody is helped by what makes it hard.
    const points = score + (focus.get(theme) ?? 0) * best * suits;
    return points > 0 ? points * suits * WORN ** (worn.get(theme) ?? 0) : points;
  };
  return scores
    .filter(
      ({ theme, support }) =>
        traits.has(theme) && !without.has(theme) && support.some(({ weight }) => weight >= QUOTED_WEIGHT),
    )
    .map((one) => ({ one, points: rankOf(one) }))
    .toSorted((a, b) => b.points - a.points || (a.one.theme < b.one.theme ? -1 : 1))
    .map(({ one }) => one);
}

/** One or two facts that say the theme clearly; the second of another body where there is one. */
function quotesFor(
  { support }: ThemeScore,
  used: ReadonlySet<string>,
  side: Slot['side'],
): readonly Support[] {
  const [first, ...others] = support.filter(
    ({ weight, evidence }) =>
      weight >= QUOTED_WEIGHT &&
      !used.has(evidence.key) &&
      (side === 'any' || toneOf(evidence) !== against[side]),
  );
  if (first === undefined) return [];
  const second = others.find(({ evidence }) => evidence.source !== first.evidence.source) ?? others[0];
  return second === undefined ? [first] : [first, second];
}

/** What a strength does not rest on, and what something hard does not. */
const against = { strength: 'hard', hard: 'easy' } as const;

/** Whether a fact sounds hard or easy whatever the theme. */
function toneOf({ shape }: Evidence): 'hard' | 'easy' | 'even' {
  if (shape.type === 'retrograde') return 'hard';
  if (shape.type === 'aspect')
    return shape.aspect === 'square' || shape.aspect === 'opposition'
      ? 'hard'
      : shape.aspect === 'conjunction'
        ? 'even'
        : 'easy';
  if (shape.type === 'dignity')
    return shape.dignity === 'domicile' || shape.dignity === 'exaltation' ? 'easy' : 'hard';
  return 'even';
}

function oppositeOf(
  { theme, score }: ThemeScore,
  scores: readonly ThemeScore[],
  traits: ThemeContent['traits'],
): readonly [ThemeId, ThemeId] | null {
  const opposite = traits.get(theme)?.opposite ?? null;
  const other = scores.find((one) => one.theme === opposite);
  return other !== undefined && score > 0 && other.score >= BOTH * score ? [theme, other.theme] : null;
}
