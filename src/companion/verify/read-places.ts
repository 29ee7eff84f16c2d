/** Claims about where a body stands: sign and house, and what a house holds. */
import { PLANET_IDS } from '#astro/body/body-id.ts';
import { holderOf, adjacentBody, candidates, angle, negation, alternatives, eachInTurn } from './holder.ts';
import type { Holder } from './holder.ts';
import { readDecan, readDegree, readPartOfSign } from './read-degrees.ts';
import { readRuler, readOwnedSign, readRulesSign, isRulerTalk } from './read-rulers.ts';
import { readMotion, readDignity, readAngularity, readSignQuality } from './read-standing.ts';
import {
  known,
  isCue,
  isDeniedBefore,
  isMark,
  isNegated,
  mentionAt,
  groupOf,
  sameClause,
  say,
  unknown,
  wordOutcome,
  tokensBetween,
  whoseIn,
} from './reader.ts';
import type { Candidate, Mention, Outcome, Reader } from './reader.ts';
import type { SheetView } from './sheet-view.ts';
import { isRulerOf, OPPOSITE_POINTS, oppositeSign } from './tables.ts';

/** All claims of place in a sentence. */
export function readPlaces(reader: Reader): void {
  reader.tokens.forEach((token, at) => {
    if (reader.taken.has(at)) return;
    switch (token.kind) {
      case 'house':
        readHouse(reader, at);
        break;
      case 'sign':
        readSign(reader, at);
        break;
      case 'degree':
        readDegree(reader, at);
        break;
      case 'motion':
        readMotion(reader, at);
        break;
      case 'dignity':
        readDignity(reader, at);
        break;
      case 'angularity':
        readAngularity(reader, at);
        break;
      case 'element':
      case 'modality':
        readSignQuality(reader, at);
        break;
      default:
        if (isCue(token, 'rules', 'ruler', 'ruled-by')) readRulesSign(reader, at);
        else if (isCue(token, 'sign-word')) readOwnedSign(reader, at);
        else if (token.form === 'there') readThere(reader, at);
        else if (isCue(token, 'decan')) readDecan(reader, at);
        else if (isCue(token, 'early', 'mid', 'late', 'first-half', 'second-half'))
          readPartOfSign(reader, at);
    }
  });
}

function readSign(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const sign = tokens[at]?.id ?? '';
  if (isRulerTalk(reader, at)) return;
  const house = subjectHouse(reader, at);
  if (house !== null) {
    reader.taken.add(at);
    say(reader, at, {
      shape: 'house-sign',
      says: sign,
      negated: isNegated(reader, Math.min(house.at, at), Math.max(house.at, at)),
      candidates: [{ slot: `natal.house${house.n}.sign`, outcome: houseSignOutcome(view, house.n, sign) }],
    });
    return;
  }
  const rising = risingPoint(reader, at);
  const ownSign = rising !== null ? null : isOwnSign(reader, at);
  const holder: Holder | null =
    rising !== null
      ? { mentions: [angle(rising, at)], from: at }
      : ownSign !== null
        ? { mentions: [angle('sun', at)], from: ownSign }
        : holderOf(reader, at);
  if (holder === null) return;
  // "Sun and Moon are in Leo and Cancer": one each, in order.
  const mine = eachInTurn(reader, at, holder.mentions);
  for (const mention of mine) {
    const negated = negation(reader, mention, holder.from, at);
    say(reader, at, {
      shape: 'placement',
      says: sign,
      negated,
      candidates: signCandidates(reader, mention, alternatives(reader, at)),
    });
  }
}

function signCandidates(reader: Reader, mention: Mention, said: readonly string[]): readonly Candidate[] {
  const { view } = reader;
  return candidates(reader, mention, 'sign', (slot, prefix) => {
    if (view.has(slot)) return wordOutcome(view, slot, said);
    if (mention.body === 'asc' && view.has(`${prefix.split('.')[0]}.house1.sign`))
      return wordOutcome(view, `${prefix.split('.')[0]}.house1.sign`, said);
    return oppositeOutcome(view, slot, mention.body, said);
  });
}

/** The nodes, and the two ends of each axis of the chart, stand opposite each other. */
function oppositeOutcome(view: SheetView, slot: string, body: string, said: readonly string[]): Outcome {
  const other = OPPOSITE_POINTS[body];
  if (other === undefined) return unknown;
  const family = slot.split('.')[0] ?? '';
  if (body === 'dsc' && view.has(`${family}.house7.sign`))
    return wordOutcome(view, `${family}.house7.sign`, said);
  return wordOutcome(
    view,
    slot.replace(`.${body}.`, `.${other}.`),
    said.flatMap((sign) => oppositeSign(sign) ?? []),
  );
}

/** "Leo rising", "Leo at the top of the sky": the angle that a sign is said of before it is named. */
function risingPoint(reader: Reader, at: number): 'asc' | 'mc' | null {
  const { tokens } = reader;
  const near = [tokens[at + 1], tokens[at + 2]];
  // "Libra rises in your chart".
  if (isCue(tokens[at + 1], 'stand') && tokens[at + 1]?.form === 'rise') return 'asc';
  if (
    isCue(tokens[at - 1], 'in') ||
    (tokens[at + 1]?.kind !== 'body' && !isCue(tokens[at + 1], 'be', 'stand'))
  )
    return null;
  const found = near.find((token) => token?.kind === 'body');
  return found?.id === 'asc' ? 'asc' : found?.id === 'mc' ? 'mc' : null;
}

/** "You are a Leo", "your sign is Leo", "as a Leo you": the Sun's; gives the place to look for a "not" from. */
function isOwnSign(reader: Reader, at: number): number | null {
  const { tokens } = reader;
  const next = tokens[at + 1];
  if (next?.kind === 'body' || isMark(next, '-') || isCue(next, 'cusp')) return null;
  for (let j = at - 1; j >= Math.max(0, at - 6); j -= 1) {
    const token = tokens[j];
    if (isCue(token, 'indefinite', 'be', 'not', 'light', 'with') || isMark(token, ',')) continue;
    if (token?.kind === 'word' && (token.id === 'as' || token.id === 'indeed')) continue;
    if (isCue(token, 'you')) {
      const between = tokens.slice(j + 1, at);
      return between.some((one) => isCue(one, 'indefinite')) && between.some((one) => isCue(one, 'be'))
        ? j
        : null;
    }
    // "your sign is": the zodiac sign itself, with no body named.
    if (isCue(token, 'sign-word') && (isCue(tokens[j - 1], 'your') || token?.form === 'you')) return j;
    return null;
  }
  return null;
}

/** A house that the sign is said of: "your seventh house is in Libra", "Libra on the cusp of the seventh". */
function subjectHouse(reader: Reader, at: number): { readonly at: number; readonly n: string } | null {
  const { tokens } = reader;
  for (let j = at - 1; j >= Math.max(0, at - 8); j -= 1) {
    const token = tokens[j];
    if (!sameClause(reader, j, at) || mentionAt(reader, j) !== undefined) break;
    if (token?.kind !== 'house') continue;
    const between = tokensBetween(reader, j, at);
    const before = tokens[j - 1];
    const isPlace =
      isCue(before, 'in', 'from', 'to') ||
      (isCue(before, 'your', 'the') && isCue(tokens[j - 2], 'in', 'from', 'to'));
    const hasCusp =
      tokens.slice(Math.max(0, j - 4), at).some((one) => isCue(one, 'cusp')) ||
      tokens.slice(Math.max(0, j - 4), j).some((one) => isCue(one, 'sign-word'));
    // "in the first house in Aries" goes on about the body; "your seventh house is in Libra" is the house's own.
    if (isPlace && !hasCusp) return null;
    return between.some((one) => isCue(one, 'be', 'stand', 'in', 'holds', 'cusp')) || hasCusp
      ? { at: j, n: token.id }
      : null;
  }
  for (let j = at + 1; j <= Math.min(tokens.length - 1, at + 8); j += 1) {
    const token = tokens[j];
    if (!sameClause(reader, j, at) || mentionAt(reader, j) !== undefined) return null;
    if (token?.kind === 'house')
      return tokensBetween(reader, at, j).some((one) => isCue(one, 'cusp')) ? { at: j, n: token.id } : null;
  }
  return null;
}

function houseSignOutcome(view: SheetView, n: string, sign: string): Outcome {
  for (const slot of [`natal.house${n}.sign`, `vedic.house${n}.sign`, `thai.house${n}.sign`])
    if (view.has(slot)) return wordOutcome(view, slot, [sign]);
  const ruler = view.words(`natal.house${n}.ruler`) ?? view.words(`vedic.house${n}.lord`);
  // The ruler alone can deny a sign, never bear it out: it rules two.
  if (ruler?.length === 1 && !isRulerOf(ruler[0] ?? '', sign))
    return known(false, view.has(`natal.house${n}.ruler`) ? `natal.house${n}.ruler` : `vedic.house${n}.lord`);
  if (n === '1' && view.has('natal.asc.sign')) return wordOutcome(view, 'natal.asc.sign', [sign]);
  return unknown;
}

function readHouse(reader: Reader, at: number): void {
  const n = reader.tokens[at]?.id ?? '';
  if (readRuler(reader, at, n) || readOccupants(reader, at, n) || isHouseTopic(reader, at)) return;
  const holder = holderOf(reader, at);
  if (holder === null) return;
  for (const mention of eachInTurn(reader, at, holder.mentions)) {
    say(reader, at, {
      shape: 'placement',
      says: n,
      negated: negation(reader, mention, holder.from, at),
      candidates: houseCandidates(reader, mention, alternatives(reader, at)),
    });
  }
}

/** "Your first house does the talking, and Venus lives there": the house that was named last. */
function readThere(reader: Reader, at: number): void {
  const { tokens } = reader;
  if (!isCue(tokens[at - 1], 'stand')) return;
  const house = tokens.findLast((token, i) => i < at && token.kind === 'house');
  const subject = reader.mentions.findLast((one) => one.at < at);
  if (house === undefined || subject === undefined || tokens.indexOf(house) > subject.at) return;
  for (const mention of groupOf(reader, subject))
    say(reader, at, {
      shape: 'placement',
      says: house.id,
      negated: isNegated(reader, mention.at, at),
      candidates: houseCandidates(reader, mention, [house.id]),
    });
}

function houseCandidates(reader: Reader, mention: Mention, said: readonly string[]): readonly Candidate[] {
  const { view } = reader;
  const at = (slot: string): Candidate => ({ slot, outcome: wordOutcome(view, slot, said) });
  // "their Venus falls in your seventh": the house of the other.
  const overlay =
    whoseIn(reader, mention) === 'partner'
      ? [at(`partner.${mention.body}.overlay`)]
      : theirHouse(reader, mention)
        ? [at(`synastry.${mention.body}.overlay`)]
        : null;
  if (overlay !== null)
    return [
      ...overlay,
      ...(whoseIn(reader, mention) === 'partner' ? [at(`partner.${mention.body}.house`)] : []),
    ];
  return candidates(reader, mention, 'house', (slot, prefix) =>
    view.has(slot) ? wordOutcome(view, slot, said) : occupancy(view, prefix, mention.body, said),
  );
}

function theirHouse(reader: Reader, mention: Mention): boolean {
  return reader.tokens.some(
    (token, i) => i > mention.at && token.kind === 'house' && isCue(reader.tokens[i - 1], 'their'),
  );
}

const OCCUPANTS: ReadonlySet<string> = new Set(PLANET_IDS);

/** Where a body's house is not a fact, the list of a house's occupants may tell. */
function occupancy(view: SheetView, prefix: string, body: string, said: readonly string[]): Outcome {
  // Only the ten planets are listed among the occupants.
  if (!OCCUPANTS.has(body)) return unknown;
  for (const house of said) {
    const slot = `${prefix.split('.')[0]}.house${house}.occupants`;
    const list = view.list(slot);
    if (list !== null) return known(list.includes(body), slot);
  }
  return unknown;
}

/** A house named as a subject of its own ("the seventh house is where …", "the sixth and twelfth") says nothing of a body. */
function isHouseTopic(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  const before = tokens[at - 1];
  const lead = isCue(before, 'your', 'the', 'their') ? tokens[at - 2] : before;
  if (
    isCue(lead, 'in', 'from', 'stand', 'be') ||
    isMark(lead, ',') ||
    mentionAt(reader, at - 1) !== undefined
  )
    return false;
  if (adjacentBody(reader, at) !== null) return false;
  // "of your seventh house", "for the seventh house", or the first word of the sentence.
  return (
    lead === undefined || isCue(lead, 'of', 'and', 'to', 'between', 'but', 'with') || lead.kind === 'word'
  );
}

/** "Your seventh house holds Jupiter", "in the seventh you find Jupiter", "your fifth house is empty". */
function readOccupants(reader: Reader, at: number, n: string): boolean {
  const { tokens, view } = reader;
  const stop = tokens.findIndex(
    (token, i) =>
      i > at && (isHolding(reader, i) || isCue(token, 'empty') || mentionAt(reader, i) !== undefined),
  );
  const cue = stop < 0 ? undefined : tokens[stop];
  if (cue === undefined || !sameClause(reader, stop, at) || stop - at > 6) return false;
  // "The fifth house holds your Moon and the eighth your Sun": the verb of the first serves the second.
  const heard = mentionAt(reader, stop);
  if (heard !== undefined && heard.from === at + 1 && isHeldBefore(reader, at)) {
    reader.taken.add(at);
    sayHeld(reader, at, n, heard);
    return true;
  }
  const isPlaceOfOther = reader.mentions.some(
    (one) => one.at < at && sameClause(reader, one.at, at) && !one.isPronoun,
  );
  if (isCue(cue, 'empty')) {
    if (isPlaceOfOther) return false;
    reader.taken.add(at);
    say(reader, stop, {
      shape: 'count',
      says: '0',
      negated: isNegated(reader, at, stop),
      candidates: [emptyHouse(view, n)],
    });
    return true;
  }
  if (!isHolding(reader, stop) || isPlaceOfOther) return false;
  const held = reader.mentions.filter(
    (one) => one.at > stop && sameClause(reader, one.at, at) && one.from - stop <= 4,
  );
  const first = held[0];
  if (first === undefined) return false;
  reader.taken.add(at);
  sayHeld(reader, at, n, first);
  return true;
}

/** Another house of the clause stands before the verb of holding. */
function isHeldBefore(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  return tokens.some(
    (token, i) =>
      i < at &&
      sameClause(reader, i, at) &&
      token.kind === 'house' &&
      tokens.slice(i, at).some((one) => isCue(one, 'holds')),
  );
}

function sayHeld(reader: Reader, at: number, n: string, first: Mention): void {
  for (const mention of groupOf(reader, first)) {
    say(reader, mention.at, {
      shape: 'placement',
      says: n,
      negated: isNegated(reader, at, mention.at) || isDeniedBefore(reader, mention.from),
      candidates: houseCandidates(reader, mention, [n]),
    });
  }
}

/** "holds your Moon", and "has your Moon" where the body follows at once. */
function isHolding(reader: Reader, at: number): boolean {
  const token = reader.tokens[at];
  if (isCue(token, 'holds')) return true;
  return (
    isCue(token, 'light') && token?.form === 'has' && reader.mentions.some(({ from }) => from === at + 1)
  );
}

function emptyHouse(view: SheetView, n: string): Candidate {
  const slot = `natal.house${n}.occupants`;
  const list = view.list(slot);
  if (list !== null) return { slot, outcome: known(list.length === 0, slot) };
  const placed = view
    .idsUnder('natal.')
    .filter((id) => id.endsWith('.house') && !id.startsWith('natal.lot.'));
  const inside = placed.filter((id) => view.words(id)?.includes(n) === true);
  if (inside.length > 0) return { slot, outcome: known(false, ...inside) };
  return {
    slot,
    outcome: view.isComplete('natal.sun.house') && placed.length > 0 ? known(true, ...placed) : unknown,
  };
}
