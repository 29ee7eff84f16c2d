/**
 * Decides how much care a message needs. Runs on the device before any other code reads the message.
 *
 * Rules over slots find needs (compose-need.ts); any match shows at least the caring line. A learned detector
 * (detector.ts) raises that to a tier and finds needs that no rule covers. It never lowers care. When in doubt, show
 * care. Nothing here stores, counts or sends.
 */
import { composeNeeds, isOfOneself } from './compose-need.ts';
import type { Need } from './compose-need.ts';
import { familyOf, scoreOf, tierOf } from './detector.ts';
import type { Detector } from './detector.ts';
import { featuresOf } from './features.ts';
import { gravityOf } from './finding.ts';
import type { AssessedSafety, SafetyFamily, SupportCard } from './finding.ts';
import { languageOf, originalSpan } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';
import { readable } from './readable.ts';
import { findSlots } from './slots.ts';
import type { SlotFinder, SlotMatch } from './slots.ts';

export type { AssessedSafety, SafetyFinding, SupportCard } from './finding.ts';

/** The words and weights that safety works with; made once and kept. */
export type SafetyTools = {
  /** One finder a language; both always run, so that mixed messages are understood. */
  readonly finders: readonly SlotFinder[];
  /** Words of death, harm, weapons, hunger and medicine. */
  readonly mentions: RegExp;
  readonly detector: Detector;
};

/** Subtracted, by tier, from the threshold of a tier where a rule matches: the rule counts as evidence. */
const ruleLead = { 1: 0.7, 2: 0.7, 3: 0.5 } as const;

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
 * Decides how much care a message needs.
 * @param text the message as typed, any string
 */
export function assessSafety(text: string, tools: SafetyTools): AssessedSafety {
  const found = assess(text, readable(text), tools);
  if (!/(\p{L})\1{2,}/iu.test(text)) return found;
  // "killl" is cut to two letters, "waaant" needs one: the graver of the two readings holds.
  const single = assess(text, readable(text, 1), tools);
  return gravityOf(single) < gravityOf(found) ? single : found;
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
  const matches = findSlots(text, finders);
  if (isIdiom(text, matches)) return { ...unharmed, lang };
  const needs = composeNeeds(text, matches);
  const features = featuresOf(text);
  const score = scoreOf(features, detector.need);
  const limits = detector.thresholds[lang];
  // A rule alone shows the caring line. It gives its tier if the detector agrees to some extent. Score the sentence as well
  // as the message, so that a long message does not hide one sentence.
  const composed = strongestOf(
    needs.filter(({ sentence, tier }) => {
      const { start, end } = sentence;
      const alone = scoreOf(featuresOf(text.slice(start, end)), detector.need);
      return Math.max(score, alone) >= limits.tier - ruleLead[tier];
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

  const strongest = strongestOf(needs);
  const family = strongest?.family ?? familyOf(features, detector);
  // Rules tell whose danger it is only for wishes and acts against oneself.
  const isOther =
    strongest !== undefined && isOfOneself(strongest.family)
      ? strongest.isOther
      : scoreOf(features, detector.other) > 0;
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

/** Returns true if the message is nothing but an idiom ("to die for"). */
function isIdiom(text: string, matches: readonly SlotMatch[]): boolean {
  return matches.some(
    ({ slot, start, end }) => slot === 'idiom' && !/\p{L}/u.test(text.slice(0, start) + text.slice(end)),
  );
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
 * Returns true if a rule of tier 1 or 2 matches. Checks what a model writes, without the detector: the detector learned
 * from what people write about themselves, not from prose about charts.
 */
export function speaksOfNeed(text: string, { finders }: SafetyTools): boolean {
  const { text: plain } = readable(text);
  return composeNeeds(plain, findSlots(plain, finders)).some(({ tier }) => tier < 3);
}
