/**
 * Applies the rules to a message, sentence by sentence. Ignores slots inside idioms. Lowers a finding by one tier if it
 * is past, denied or from fiction, unless the message holds a second finding that is none of these.
 */
import type { SafetyFamily } from './finding.ts';
import { rules } from './rules.ts';
import type { Rule } from './rules.ts';
import type { SlotMatch } from './slots.ts';

export type Tier = 1 | 2 | 3;

/** A rule that holds, and where: offsets in the text made readable. */
export type Need = {
  /** The slots of the rule, as they stand in `rules`. */
  readonly rule: string;
  readonly family: SafetyFamily;
  readonly tier: Tier;
  readonly start: number;
  readonly end: number;
  /** Sentence that holds the match. */
  readonly sentence: Stretch;
  readonly isLowered: boolean;
  /** True if the person in danger is not the writer. */
  readonly isOther: boolean;
};

const ofOneself: ReadonlySet<SafetyFamily> = new Set(['wish', 'plan', 'selfharm', 'overdose', 'friend']);

/** Returns true for families of a wish or act against oneself: there the rules tell whose it is. */
export function isOfOneself(family: SafetyFamily): boolean {
  return ofOneself.has(family);
}

/** The needs that the rules find, gravest first. */
export function composeNeeds(text: string, matches: readonly SlotMatch[]): readonly Need[] {
  const idioms = matches.filter(({ slot }) => slot === 'idiom');
  const inIdiom = (one: SlotMatch): boolean =>
    idioms.some(({ start, end }) => start <= one.start && one.start < end);
  const used = matches.filter((one) => one.slot === 'idiom' || !inIdiom(one));
  const sentences = sentencesOf(text);
  const needs = rules.flatMap((rule) =>
    rule.wide
      ? needOf(rule, used, used, sentences, text)
      : sentences.flatMap(({ start, end }) =>
          needOf(
            rule,
            used.filter((one) => one.start >= start && one.start < end),
            used,
            sentences,
            text,
          ),
        ),
  );
  const untouched = needs.filter(({ isLowered }) => !isLowered);
  const undone = untouched.some(({ tier }) => tier < 3);
  return needs
    .map((need) => (need.isLowered && !undone ? { ...need, tier: Math.min(need.tier + 1, 3) as Tier } : need))
    .toSorted((a, b) => a.tier - b.tier || b.end - b.start - (a.end - a.start) || a.start - b.start);
}

export type Stretch = { readonly start: number; readonly end: number };

function needOf(
  rule: Rule,
  inside: readonly SlotMatch[],
  all: readonly SlotMatch[],
  sentences: readonly Stretch[],
  text: string,
): Need[] {
  const found = rule.all.map((slots) => inside.filter(({ slot }) => slots.includes(slot)));
  if (found.some((one) => one.length === 0)) return [];
  if (inside.some(({ slot }) => rule.not.includes(slot) || slot === 'fictionWork')) return [];
  // The rarest of the slots is what the rule is about.
  const core = found.toSorted((a, b) => a.length - b.length)[0]![0]!;
  const sentence = sentences.find(({ start, end }) => core.start >= start && core.start < end)!;
  const beside = all.filter(({ start }) => start >= sentence.start && start < sentence.end);
  const again = all.some(({ slot }) => slot === 'again');
  const isLowered = beside.some(
    ({ slot, start }) =>
      (slot === 'negated' && start <= core.end) || slot === 'fiction' || (slot === 'past' && !again),
  );
  const isOther = isOfOneself(rule.family) && isOfAnother(core, beside, text);
  const family = isOther ? 'friend' : rule.family;
  return [
    {
      rule: rule.all.join(' '),
      family,
      tier: rule.tier,
      start: core.start,
      end: core.end,
      sentence,
      isLowered,
      isOther,
    },
  ];
}

/**
 * Returns true if the sentence names another person before the core, with no first person between. Between Thai words a space
 * is the comma: what follows it is the writer's own, unless somebody told it.
 */
function isOfAnother(core: SlotMatch, beside: readonly SlotMatch[], text: string): boolean {
  return beside.some(({ slot, start, end }) => {
    if (slot !== 'friendOf' || end > core.start) return false;
    const between = beside.filter((one) => one.start >= end && one.start <= core.start);
    const told = between.find((one) => one.slot === 'telling');
    const first = between.find((one) => one.slot === 'first');
    if (first !== undefined && (told === undefined || told.start > first.start)) return false;
    const isThai = /\p{Script=Thai}/u.test(text.slice(start, end));
    return !isThai || told !== undefined || !text.slice(end, core.start).includes(' ');
  });
}

function sentencesOf(whole: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (let at = 0; at <= whole.length; at++) {
    if (at < whole.length && !/[.!?\n;…。]/.test(whole[at]!)) continue;
    if (at > start) found.push({ start, end: at });
    start = at + 1;
  }
  return found;
}
