/**
 * The grammar of fact ids: lower case, dots between levels, hyphens inside one level.
 *
 * The faster body comes first in a natal pair, the moving body first in a transit. No hyphen stands
 * inside a body or an aspect, so a pair splits in exactly one way.
 */
import type { Brand } from '#lib/brand.ts';
import { divinationFamilies } from './families/divination.ts';
import { eastAsianFamilies } from './families/east-asian.ts';
import { indicFamilies } from './families/indic.ts';
import { observationFamilies } from './families/observation.ts';
import { thaiFamilies } from './families/thai.ts';
import { westernMoreFamilies } from './families/western-more.ts';

export type FactId = Brand<string, 'FactId'>;

/** A pattern over fact ids in which `*` stands for any characters, as in `natal.venus.*`. */
export type FactGlob = string;

/** Bodies from the fastest to the slowest, then points, then angles: the order of every pair. */
export const bodyIds = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'chiron',
  'uranus',
  'neptune',
  'pluto',
  'northnode',
  'southnode',
  'lilith',
  'vertex',
  'asc',
  'mc',
] as const;
export type BodyName = (typeof bodyIds)[number];

/** The major aspects, then the minor ones, each in one word. */
export const aspectIds = [
  'conjunction',
  'sextile',
  'square',
  'trine',
  'opposition',
  'semisextile',
  'semisquare',
  'quintile',
  'sesquisquare',
  'biquintile',
  'quincunx',
] as const;
export type AspectName = (typeof aspectIds)[number];

export const signIds = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type SignName = (typeof signIds)[number];

/** The bodies of a Human Design side; `earth` stands in these families alone. */
export const humanDesignBodyIds = [
  'sun',
  'earth',
  'northnode',
  'southnode',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;

const body = bodyIds.join('|');
const aspect = aspectIds.join('|');
const house = '(?:[1-9]|1[0-2])';
const gate = '(?:[1-9]|[1-5][0-9]|6[0-4])';

/**
 * Every family of ids that the product writes, as a regular expression over the whole id.
 * A new family is added here and to the table in docs/facts.md in the same change.
 */
export const factFamilies = {
  natalBody: new RegExp(
    `^natal\\.(?:${body})\\.(?:sign|degree|house|retrograde|stationary|dignity|speed|range|out-of-bounds|dignity-score|sect-condition|sun-condition|reception)$`,
  ),
  natalHouse: new RegExp(`^natal\\.house${house}\\.(?:sign|ruler|occupants|cusp)$`),
  natalAspect: new RegExp(`^natal\\.(?:${body})-(?:${aspect})-(?:${body})\\.(?:orb|applying)$`),
  natalWhole:
    /^natal\.(?:sect|phase|element\.(?:fire|earth|air|water)\.count|modality\.(?:cardinal|fixed|mutable)\.count)$/,
  natalParallel: new RegExp(`^natal\\.(?:${body})-(?:parallel|contraparallel)-(?:${body})\\.orb$`),
  natalPattern:
    /^natal\.pattern\.(?:t-square|grand-trine|grand-cross|yod|kite|mystic-rectangle|stellium)\.[1-9]\d*$/,
  natalShape: /^natal\.shape$/,
  natalLot: /^natal\.lot\.[a-z]+\.(?:sign|degree|house)$/,
  transitAspect: new RegExp(`^transit\\.(?:${body})-(?:${aspect})-(?:${body})\\.(?:exact|enter|leave|orb)$`),
  transitBody: new RegExp(`^transit\\.(?:${body})\\.(?:sign|house|retrograde)$`),
  sky: new RegExp(
    `^sky\\.(?:moon\\.(?:sign|phase|illumination|void|next-sign|full|new|lunation)|hours\\.(?:sunrise|sunset|day-ruler|chosen)|(?:${body})\\.(?:sign|station|ingress|eclipse))$`,
  ),
  cycle: new RegExp(`^cycle\\.(?:${body})\\.(?:return|opposition)$`),
  profection: /^profection\.(?:house|lord)$/,
  humanDesignWhole: /^humandesign\.(?:type|strategy|authority|profile|definition|cross)$/,
  humanDesignActivation: new RegExp(
    `^humandesign\\.(?:personality|design)\\.(?:${humanDesignBodyIds.join('|')})\\.(?:gate|line|margin)$`,
  ),
  humanDesignCenter:
    /^humandesign\.center\.(?:head|ajna|throat|g|heart|spleen|sacral|solar-plexus|root)\.defined$/,
  humanDesignChannel: new RegExp(`^humandesign\\.channel\\.${gate}-${gate}$`),
  partnerBody: new RegExp(`^partner\\.(?:${body})\\.(?:sign|degree|house|retrograde)$`),
  synastryAspect: new RegExp(`^synastry\\.(?:${body})-(?:${aspect})-(?:${body})\\.orb$`),
  synastryOverlay: new RegExp(`^(?:synastry|partner)\\.(?:${body})\\.overlay$`),
  synastryScore: /^synastry\.score$/,
  compositeBody: new RegExp(`^composite\\.(?:${body})\\.(?:sign|degree|house)$`),
  tarotCard: /^tarot\.[1-9]\d?\.(?:card|position|reversed)$/,
  tarotWhole: /^tarot\.spread$/,
  tarotCount:
    /^tarot\.(?:suit\.(?:wands|cups|swords|pentacles)|majors|courts|reversed|number\.(?:[1-9]|10)|rank\.(?:page|knight|queen|king))\.count$/,
  tarotPair: /^tarot\.pair\.[1-9]\d?-[1-9]\d?\.relation$/,
  tarotBalance: /^tarot\.balance\.[a-z0-9-]+\.rate$/,
  numerology:
    /^numerology\.(?:life-path|life-path-by-digits|birthday|expression|expression-by-word|soul-urge|personality|maturity|personal-(?:year|month|day)|(?:pinnacle|challenge)\.[1-4]|karmic-debts|missing-digits)$/,
  dream:
    /^dream\.(?:language|(?:symbol|emotion)\.[1-9]\d*|symbol\.[1-9]\d*\.before|count\.[a-z]+|feeling|returning|cause|night-part)$/,
  ...divinationFamilies,
  ...eastAsianFamilies,
  ...indicFamilies,
  ...observationFamilies,
  ...thaiFamilies,
  ...westernMoreFamilies,
  caveat: /^caveat\.[a-z0-9-]+$/,
} as const;
export type FactFamily = keyof typeof factFamilies;

/** Families by id: the ids of all sheets are a few thousand, and each is asked for again and again. */
const found = new Map<string, FactFamily | null>();
const MOST_FOUND = 20_000;

/** The family an id belongs to, or `null` when no family is registered for it. */
export function familyOf(id: string): FactFamily | null {
  const before = found.get(id);
  if (before !== undefined) return before;
  const name = Object.entries(factFamilies).find(([, pattern]) => pattern.test(id))?.[0] ?? null;
  // Ids that came from elsewhere must not fill the memory.
  if (found.size >= MOST_FOUND) found.clear();
  found.set(id, name as FactFamily | null);
  return name as FactFamily | null;
}

/** Checks an id against the registry and brands it. Throws on an id of no registered family: a defect of ours. */
export function factId(id: string): FactId {
  if (familyOf(id) === null) throw new Error(`not a registered fact id: ${id}`);
  return id as FactId;
}

/** Whether `id` matches `glob`; `*` stands for any run of characters, everything else for itself. */
export function matchesGlob(id: string, glob: FactGlob): boolean {
  const parts = glob.split('*');
  const first = parts[0] ?? '';
  if (parts.length === 1) return id === first;
  if (!id.startsWith(first)) return false;
  let at = first.length;
  const last = parts.at(-1) ?? '';
  for (const part of parts.slice(1, -1)) {
    const found = id.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return id.length - last.length >= at && id.endsWith(last);
}

/** Position of a body in the order of pairs; lower comes first. */
export function bodyRank(name: BodyName): number {
  return bodyIds.indexOf(name);
}
