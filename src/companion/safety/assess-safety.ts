/**
 * How much care a message asks for, found on the device before anything else reads it.
 *
 * Rules over slots find what is said (compose-need.ts) and bring at least the caring line. A learned detector
 * (detector.ts) raises that to a tier and adds what the rules do not know; it never takes care away. Errors lean to kindness. Nothing here stores, counts or sends.
 */
import { composeNeeds } from './compose-need.ts';
import type { Need } from './compose-need.ts';
import { familyOf, scoreOf, tierOf } from './detector.ts';
import type { Detector } from './detector.ts';
import { featuresOf } from './features.ts';
import type { AssessedSafety, SafetyFamily, SupportCard } from './finding.ts';
import { languageOf, originalSpan } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';
import { readable } from './readable.ts';
import type { SlotFinder } from './slots.ts';

export type { AssessedSafety, SafetyFinding, SupportCard } from './finding.ts';

/** The words and weights that safety works with; made once and kept. */
export type SafetyTools = {
  /** One finder a language; both always run, so that mixed messages are understood. */
  readonly finders: readonly SlotFinder[];
  /** Words of death, harm, weapons, hunger and medicine. */
  readonly mentions: RegExp;
  readonly detector: Detector;
};

/** How much lower than for the caring line the detector's score may be where a rule of a tier holds. */
const ruleLead = { 1: 1.5, 2: 0.5, 3: 0.5 } as const;

/** Families with the violence lines first and a way to leave the page quickly. */
const abuseFamilies: ReadonlySet<SafetyFamily> = new Set([
  'violence',
  'stalking',
  'assault',
  'child',
  'forced',
  'elder',
  'minor',
]);

/**
 * How much care a message asks for.
 * @param text the message as typed, any string
 */
export function assessSafety(text: string, tools: SafetyTools): AssessedSafety {
  const found = assess(text, readable(text), tools);
  if (!/(\p{L})\1{2,}/iu.test(text)) return found;
  // "killl" is cut to two letters, "waaant" needs one: the graver of the two readings holds.
  const single = assess(text, readable(text, 1), tools);
  return gravity(single) < gravity(found) ? single : found;
}

/** 1 to 3 as the tiers, 4 for a caring line, 5 for nothing. */
function gravity({ tier, care }: AssessedSafety): number {
  return tier !== 0 ? tier : care ? 4 : 5;
}

const unharmed = {
  tier: 0,
  care: false,
  family: null,
  isOther: false,
  card: null,
  hits: [],
  mentions: false,
} as const;

function assess(original: string, mapped: MappedText, tools: SafetyTools): AssessedSafety {
  const { finders, detector, mentions } = tools;
  const lang = languageOf(original, 'en');
  const { text } = mapped;
  if (!/\p{L}/u.test(text)) return { ...unharmed, lang };
  const matches = finders
    .flatMap((find) => find(text))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const needs = composeNeeds(text, matches);
  const features = featuresOf(text);
  const score = scoreOf(features, detector.need);
  const limits = detector.thresholds[lang];
  // A rule alone brings the caring line; its tier needs a detector that does not find the words plainly harmless. It
  // hears the sentence as well as the whole: a long message must not drown a short cry.
  const composed = strongestOf(
    needs.filter(({ sentence, tier }) => {
      const { start, end } = sentence;
      const alone = scoreOf(featuresOf(text.slice(start, end)), detector.need);
      return Math.max(score, alone) >= limits.care - ruleLead[tier];
    }),
  );
  const isSeen = score >= limits.tier;
  const care = composed === undefined && !isSeen && (needs.length > 0 || score >= limits.care);
  const nothing = {
    ...unharmed,
    lang,
    // An idiom is no mention: what it holds was said of something else.
    mentions: mentions.test(text) && !matches.some(({ slot }) => slot === 'idiom'),
  };
  if (composed === undefined && !isSeen && !care) return nothing;

  const { family, isOther } = strongestOf(needs) ?? {
    family: familyOf(features, detector),
    isOther: scoreOf(features, detector.other) > 0,
  };
  if (care) return { ...nothing, care, family, isOther };
  // Rules know a time, a denial and a past; the detector gives the tier only where no rule holds.
  const tier = composed?.tier ?? tierOf(features, detector);
  return {
    ...nothing,
    tier,
    family,
    isOther,
    card: tier === 3 ? null : cardOf(family, isOther),
    hits: needs
      .map(({ start, end }) => originalSpan(mapped, start, end))
      .toSorted((a, b) => a.start - b.start),
  };
}

/** At equal weight the violence line comes first, and the writer before somebody else. */
function strongestOf(needs: readonly Need[]): Need | undefined {
  const gravest = needs.filter(({ tier }) => tier === needs[0]?.tier);
  return (
    gravest.find(({ family }) => abuseFamilies.has(family)) ??
    gravest.find(({ family }) => family !== 'friend') ??
    gravest[0]
  );
}

function cardOf(family: SafetyFamily, isOther: boolean): SupportCard {
  if (abuseFamilies.has(family)) return 'abuse';
  return isOther || family === 'friend' ? 'friend' : 'self';
}

/**
 * Whether a text speaks of a need of tier 1 or 2 by the rules alone. For what a model writes: the detector learned from
 * what people write about themselves, not from prose about charts.
 */
export function speaksOfNeed(text: string, { finders }: SafetyTools): boolean {
  const mapped = readable(text);
  const matches = finders
    .flatMap((find) => find(mapped.text))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  return composeNeeds(mapped.text, matches).some(({ tier }) => tier < 3);
}
