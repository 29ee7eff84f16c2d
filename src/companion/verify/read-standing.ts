/** Claims of how a body stands: motion, dignity, angularity, the quality of its sign. */
import { SOLAR_LIMITS_DEG, solarCondition } from '#astro/chart/dignity.ts';
import { holderOf, candidates, negation } from './holder.ts';
import { known, isCue, isMark, mentionAt, say, unknown, wordOutcome } from './reader.ts';
import type { Outcome, Reader } from './reader.ts';
import { longitudeOf } from './sheet-view.ts';
import type { SheetView } from './sheet-view.ts';
import { DIGNITY_NAMES, dignitiesIn, elementOf, modalityOf } from './tables.ts';

/** "retrograde", "direct", "stationary". */
export function readMotion(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const motion = tokens[at]?.id ?? '';
  // "direct" is a plain word: said of a planet it ends its clause.
  if (
    tokens[at]?.form === 'plain' &&
    // "Venus, direct and at home".
    !(
      isMark(tokens[at - 1], ',') &&
      mentionAt(reader, at - 2) !== undefined &&
      isCue(tokens[at + 1], 'and')
    ) &&
    (!isCue(tokens[at - 1], 'be', 'not', 'sky', 'light') ||
      (tokens[at + 1] !== undefined && !isMark(tokens[at + 1], '.', ',')))
  )
    return;
  const holder = holderOf(reader, at);
  if (holder === null) return;
  for (const mention of holder.mentions) {
    if (mention.body === 'asc' || mention.body === 'mc' || mention.isLot) continue;
    say(reader, at, {
      shape: 'motion',
      says: motion,
      negated: negation(reader, mention, holder.from, at),
      candidates: candidates(
        reader,
        mention,
        motion === 'stationary' ? 'stationary' : 'retrograde',
        (slot) => {
          const isOn = view.flag(slot);
          if (isOn !== null) return known(isOn === (motion !== 'direct'), slot);
          if (mention.body === 'sun' || mention.body === 'moon') {
            const sign = slot.replace(/\.[a-z]+$/, '.sign');
            return view.has(sign) ? known(motion === 'direct', sign) : unknown;
          }
          return unknown;
        },
      ),
    });
  }
}

const STRONG = ['domicile', 'exaltation'];
const WEAK = ['detriment', 'fall'];
/** Words for either of two dignities. */
const EITHER: Readonly<Record<string, readonly string[]>> = {
  strong: STRONG,
  dignified: STRONG,
  weak: WEAK,
  'debilitated-any': WEAK,
};

/** The essential dignities, and how near the Sun a planet is. */
export function readDignity(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const token = tokens[at];
  if (token === undefined) return;
  // "strong" and "weak" are plain words: they tell of dignity only beside a sign.
  const isPlain = token.id === 'strong' || token.id === 'weak' || token.form === 'plain';
  if (isPlain && !isWeighedBySign(reader, at)) return;
  const holder = holderOf(reader, at);
  if (holder === null) return;
  if (SUN_CONDITIONS.has(token.id)) {
    for (const mention of holder.mentions)
      say(reader, at, {
        shape: 'dignity',
        says: token.id,
        negated: negation(reader, mention, holder.from, at),
        candidates: candidates(reader, mention, 'sun-condition', (slot, prefix) =>
          sunOutcome(view, slot, prefix, mention.body, token.id),
        ),
      });
    return;
  }
  const isPeregrine = token.id === 'peregrine';
  const isBare = token.id === 'undignified';
  const wanted = isPeregrine || isBare ? STRONG : (EITHER[token.id] ?? [token.id]);
  for (const mention of holder.mentions) {
    say(reader, at, {
      shape: 'dignity',
      says: token.id,
      negated: negation(reader, mention, holder.from, at) !== isBare,
      candidates: candidates(reader, mention, 'dignity', (slot, prefix) =>
        isPeregrine
          ? peregrineOutcome(view, slot, dignityOutcome(view, slot, prefix, mention.body, wanted))
          : dignityOutcome(view, slot, prefix, mention.body, wanted),
      ),
    });
  }
}

function isWeighedBySign(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  const next = tokens.slice(at + 1, at + 4);
  return (
    (isCue(next[0], 'in') && next.some((token) => token.kind === 'sign' || isCue(token, 'sign-word'))) ||
    next.some((token) => isCue(token, 'sign-word'))
  );
}

function dignityOutcome(
  view: SheetView,
  slot: string,
  prefix: string,
  body: string,
  wanted: readonly string[],
): Outcome {
  const signs = view.words(`${prefix}.sign`);
  const bySign = signs?.length === 1 ? dignitiesIn(body, signs[0] ?? '') : null;
  const held = view.words(slot)?.map((word) => DIGNITY_NAMES[word] ?? word);
  if (held !== undefined && held !== null) {
    if (held.some((word) => wanted.includes(word))) return known(true, slot);
    // Mercury in Virgo is both at home and exalted.
    if (bySign?.some((word) => wanted.includes(word)) === true) return known(true, `${prefix}.sign`);
    return known(false, slot);
  }
  return bySign === null
    ? unknown
    : known(
        bySign.some((word) => wanted.includes(word)),
        `${prefix}.sign`,
      );
}

/** Peregrine is without any dignity: the two great ones deny it; the lesser ones are not on every sheet, so only its own word bears it out. */
function peregrineOutcome(view: SheetView, slot: string, dignified: Outcome): Outcome {
  if (dignified.is === 'true') return { is: 'false', facts: dignified.facts };
  return view.words(slot)?.includes('peregrine') === true ? known(true, slot) : unknown;
}

const SUN_CONDITIONS: ReadonlySet<string> = new Set(Object.keys(SOLAR_LIMITS_DEG));

/** How near the Sun: from its own fact, else from the two longitudes. */
function sunOutcome(view: SheetView, slot: string, prefix: string, body: string, said: string): Outcome {
  if (view.has(slot)) return wordOutcome(view, slot, [said]);
  const family = prefix.split('.')[0] ?? '';
  const [lon, sun] = [longitudeOf(view, family, body), longitudeOf(view, family, 'sun')];
  if (lon === null || sun === null) return unknown;
  return known(solarCondition(body, lon, sun) === said, `${prefix}.degree`, `${family}.sun.degree`);
}

const ANGULAR: Readonly<Record<string, number>> = { angular: 1, succedent: 2, cadent: 0 };

/** "angular", "succedent", "cadent": by the number of the house. */
export function readAngularity(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const kind = tokens[at]?.id ?? '';
  const holder = holderOf(reader, at);
  if (holder === null) return;
  for (const mention of holder.mentions) {
    say(reader, at, {
      shape: 'relation',
      says: kind,
      negated: negation(reader, mention, holder.from, at),
      candidates: candidates(reader, mention, 'house', (slot) => {
        const houses = view.words(slot);
        if (houses === null) return unknown;
        const holds = houses.map((house) => Number(house) % 3 === ANGULAR[kind]);
        return holds.every((one) => one === holds[0]) ? known(holds[0] === true, slot) : unknown;
      }),
    });
  }
}

/** "in a fire sign", "a cardinal sign": the quality of the sign a body stands in. */
export function readSignQuality(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const token = tokens[at];
  const isNamed = tokens.slice(at + 1, at + 3).some((one) => isCue(one, 'sign-word'));
  // "Fire for your Sun, earth for your Moon"
  if (token === undefined || (!isNamed && tokens[at + 1]?.form !== 'for')) return;
  if (tokens.slice(Math.max(0, at - 6), at).some((one) => isCue(one, 'planet-word'))) return;
  const holder = holderOf(reader, at);
  if (holder === null) return;
  reader.taken.add(at);
  const quality = token.kind === 'element' ? elementOf : modalityOf;
  for (const mention of holder.mentions) {
    say(reader, at, {
      shape: 'relation',
      says: token.id,
      negated: negation(reader, mention, holder.from, at),
      candidates: candidates(reader, mention, 'sign', (slot) => {
        const signs = view.words(slot);
        if (signs === null) return unknown;
        const holds = signs.map((sign) => quality(sign) === token.id);
        return holds.every((one) => one === holds[0])
          ? known(holds[0] === true, slot)
          : { is: 'unknown', facts: [slot] };
      }),
    });
  }
}
