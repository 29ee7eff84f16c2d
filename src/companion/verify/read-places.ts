/** Claims about where a body stands and how: sign, house, degree, motion, dignity, and who rules what. */
import { PLANET_IDS } from '#astro/body/body-id.ts';
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
  slotsOf,
  subjectOf,
  unknown,
  wordOutcome,
  tokensBetween,
  whoseIn,
} from './reader.ts';
import type { Candidate, Mention, Outcome, Reader } from './reader.ts';
import {
  DIGNITY_NAMES,
  dignitiesIn,
  elementOf,
  isRulerOf,
  modalityOf,
  oppositeSign,
  signNumber,
} from './tables.ts';
import type { SheetView } from './sheet-view.ts';

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
        if (isCue(token, 'rules')) readRulesSign(reader, at);
    }
  });
}

type Holder = { readonly mentions: readonly Mention[]; readonly from: number };

/**
 * The bodies that a value at `at` is said of: the nearest before it in its clause, passing over the far end of an aspect once a
 * verb has come between ("your Sun squares Mars and stands in Aries"); else the one it stands before ("your Capricorn Moon"); else
 * what the clause before was about.
 */
export function holderOf(reader: Reader, at: number): Holder | null {
  const { tokens } = reader;
  const next = adjacentBody(reader, at);
  if (next !== null && !isCue(tokens[at - 1], 'in', 'from', 'stand', 'be'))
    return { mentions: [next], from: next.at };
  let sawVerb = false;
  for (let j = at - 1; j >= 0; j -= 1) {
    if (!sameClause(reader, j, at)) break;
    const token = tokens[j];
    if (isCue(token, 'be', 'stand', 'from') || (token?.kind === 'aspect' && token.form === 'verb'))
      sawVerb = true;
    const mention = mentionAt(reader, j);
    if (mention === undefined) continue;
    if (mention.isObject && sawVerb && !isCue(tokens[j], 'which') && !isAppended(reader, j, at)) {
      const subject = subjectOf(reader, reader.scope.clause[at] ?? 0);
      if (subject !== undefined && subject.at < j)
        return { mentions: groupOf(reader, subject), from: subject.at };
    }
    return { mentions: mention.isObject ? [mention] : groupOf(reader, mention), from: mention.at };
  }
  const after = reader.mentions.find(
    (mention) => mention.at > at && !mention.isPronoun && sameClause(reader, mention.at, at),
  );
  if (after !== undefined && after.at - at <= 8 && isHead(reader, at))
    return { mentions: groupOf(reader, after), from: after.at };
  const clause = reader.scope.clause[at] ?? 0;
  for (let before = clause - 1; before >= 0; before -= 1) {
    const subject = subjectOf(reader, before);
    if (subject !== undefined) return { mentions: groupOf(reader, subject), from: at - 1 };
  }
  return null;
}

/** "your Uranus, the part that will not be handled, in the eighth": a verb between the two commas is not the sentence's. */
function isAppended(reader: Reader, object: number, at: number): boolean {
  const { tokens } = reader;
  let lead = at - 1;
  while (isCue(tokens[lead], 'in', 'your', 'the')) lead -= 1;
  return isMark(tokens[object + 1], ',') && isMark(tokens[lead], ',') && lead > object;
}

/** Nothing but small words before it in its clause: "In Capricorn, your Moon", "Leo is where your Sun stands". */
function isHead(reader: Reader, at: number): boolean {
  return reader.tokens.every(
    (token, i) =>
      i >= at ||
      !sameClause(reader, i, at) ||
      token.kind === 'mark' ||
      token.kind === 'sign' ||
      token.kind === 'house' ||
      isCue(
        token,
        'in',
        'from',
        'the',
        'your',
        'light',
        'not',
        'because',
        'but',
        'and',
        'here',
        'natal',
        'with',
        'sky',
        'it',
        'be',
        'indefinite',
        'around',
        'both',
        'reported',
      ),
  );
}

/** A body right after the value, with at most a word such as "sign" or a hyphen between: "Capricorn Moon". */
function adjacentBody(reader: Reader, at: number): Mention | null {
  for (let i = at + 1; i <= at + 2; i += 1) {
    const mention = mentionAt(reader, i);
    if (mention !== undefined && !mention.isPronoun) return mention;
    const token = reader.tokens[i];
    if (
      !isMark(token, '-') &&
      !isCue(token, 'house-word') &&
      token?.kind !== 'motion' &&
      token?.kind !== 'dignity'
    )
      return null;
  }
  return null;
}

/** One candidate for each id where the field may stand. */
function candidates(
  reader: Reader,
  mention: Mention,
  field: string,
  check: (slot: string, prefix: string) => Outcome,
): readonly Candidate[] {
  return slotsOf(reader, mention, field).map((slot) => ({
    slot,
    outcome: check(slot, slot.slice(0, slot.length - field.length - 1)),
  }));
}

// Signs

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
  const rising = isRising(reader, at);
  const ownSign = rising ? null : isOwnSign(reader, at);
  const holder: Holder | null = rising
    ? { mentions: [angle('asc', at)], from: at }
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

function angle(body: string, at: number): Mention {
  return { body, at, from: at, whose: 'natal', isLot: false, isPronoun: false, isObject: false, group: -1 };
}

function negation(reader: Reader, mention: Mention, from: number, at: number): boolean {
  if (mention.at >= 0 && from < at)
    return isNegated(reader, from, at) || isDeniedBefore(reader, firstOf(reader, mention).from);
  return isDeniedBefore(reader, at) || isNegated(reader, at, from);
}

function firstOf(reader: Reader, mention: Mention): Mention {
  return mention.group < 0 ? mention : (groupOf(reader, mention)[0] ?? mention);
}

/** "Aries or Taurus", "Leo or in Virgo": together they are what is said. */
function alternatives(reader: Reader, at: number): readonly string[] {
  const { tokens } = reader;
  const said = [tokens[at]?.id ?? ''];
  for (const step of [1, -1]) {
    let joined = false;
    for (let i = at + step; i >= 0 && i < tokens.length; i += step) {
      const token = tokens[i];
      if (isCue(token, 'or')) joined = true;
      else if (token !== undefined && joined && token.kind === tokens[at]?.kind) {
        said.push(token.id);
        joined = false;
      } else if (!isCue(token, 'in', 'the', 'your') && !isMark(token, ',')) break;
    }
  }
  return said;
}

/** The value of a group's own member where a list of values follows a list of bodies. */
function eachInTurn(reader: Reader, at: number, mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.length < 2) return mentions;
  const { tokens } = reader;
  const kind = tokens[at]?.kind;
  const run = [at];
  for (const step of [1, -1]) {
    for (let i = at + step; i >= 0 && i < tokens.length; i += step) {
      const token = tokens[i];
      if (token?.kind === kind) run.push(i);
      else if (!isCue(token, 'and', 'in', 'the') && !isMark(token, ',')) break;
    }
  }
  if (run.length !== mentions.length) return mentions;
  const mine = mentions[run.toSorted((a, b) => a - b).indexOf(at)];
  return mine === undefined ? mentions : [mine];
}

function signCandidates(reader: Reader, mention: Mention, said: readonly string[]): readonly Candidate[] {
  const { view } = reader;
  return candidates(reader, mention, 'sign', (slot, prefix) => {
    if (view.has(slot)) return wordOutcome(view, slot, said);
    if (mention.body === 'asc' && view.has(`${prefix.split('.')[0]}.house1.sign`))
      return wordOutcome(view, `${prefix.split('.')[0]}.house1.sign`, said);
    if (mention.body === 'southnode' || mention.body === 'northnode') return nodeOutcome(view, slot, said);
    return unknown;
  });
}

/** One node stands opposite the other. */
function nodeOutcome(view: SheetView, slot: string, said: readonly string[]): Outcome {
  const other = slot.includes('southnode')
    ? slot.replace('southnode', 'northnode')
    : slot.replace('northnode', 'southnode');
  return wordOutcome(
    view,
    other,
    said.flatMap((sign) => oppositeSign(sign) ?? []),
  );
}

/** "Leo rising", "rising in Leo" is the Ascendant's. */
function isRising(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  const near = [tokens[at + 1], tokens[at + 2]];
  return (
    near.some((token) => token?.kind === 'body' && token.id === 'asc') &&
    !isCue(tokens[at - 1], 'in') &&
    (tokens[at + 1]?.kind === 'body' || isCue(tokens[at + 1], 'be'))
  );
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
    if (isCue(token, 'sign-word') && isCue(tokens[j - 1], 'your')) return j;
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

/** "Mars rules Aries", "the ruler of Aries": knowledge about the sky in general. */
function isRulerTalk(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  for (let j = at - 1; j >= Math.max(0, at - 3); j -= 1) {
    if (isCue(tokens[j], 'rules', 'ruler')) return true;
    if (!isCue(tokens[j], 'of', 'the', 'sign-word')) return false;
  }
  return (
    isCue(tokens[at + 1], 'ruled-by') || (isCue(tokens[at + 1], 'be') && isCue(tokens[at + 2], 'ruled-by'))
  );
}

// Houses

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

/** Who rules a house, by any turn of phrase. */
function readRuler(reader: Reader, at: number, n: string): boolean {
  const { tokens } = reader;
  const ruler = rulerNear(reader, at);
  if (ruler === null) return false;
  const { body, verbAt } = ruler;
  const [from, to] = body.at < at ? [body.at, at] : [at, body.at];
  reader.taken.add(at);
  say(reader, to, {
    shape: 'ruler',
    says: body.body,
    negated:
      isNegated(reader, Math.min(from, verbAt), to) ||
      isDeniedBefore(reader, body.at < at ? body.from : from),
    candidates: rulerCandidates(
      reader.view,
      n,
      body.body,
      tokens.some((token) => isCue(token, 'sidereal')),
    ),
  });
  return true;
}

function rulerNear(reader: Reader, at: number): { readonly body: Mention; readonly verbAt: number } | null {
  const { tokens, mentions } = reader;
  // Venus rules your seventh house · Venus is the ruler of the seventh · the ruler of your seventh is Venus
  for (let j = at - 1; j >= Math.max(0, at - 7); j -= 1) {
    const token = tokens[j];
    if (!sameClause(reader, j, at)) break;
    if (isCue(token, 'rules', 'ruler')) {
      const isRuler = isCue(token, 'ruler');
      const left = mentions.findLast(
        (one) => one.at < j && sameClause(reader, one.at, at) && !isCrossed(reader, one.at, j, isRuler),
      );
      const right = mentions.find(
        (one) => one.at > at && sameClause(reader, one.at, at) && isLinked(reader, at, one.from),
      );
      const body =
        isRuler && right !== undefined && (left === undefined || !isCopula(reader, left.at, j))
          ? right
          : (left ?? (isRuler ? right : undefined));
      return body === undefined ? null : { body, verbAt: j };
    }
    if (mentionAt(reader, j) !== undefined || token?.kind === 'house') {
      // "rules your first and seventh houses" goes on; another body ends the search.
      if (token?.kind !== 'house') break;
    }
  }
  // your seventh house is ruled by Venus · the seventh house's ruler is Venus
  for (let j = at + 1; j <= Math.min(tokens.length - 1, at + 14); j += 1) {
    const token = tokens[j];
    if (!sameClause(reader, j, at) || mentionAt(reader, j) !== undefined || token?.kind === 'house') break;
    if (isCue(token, 'ruled-by') || isCue(token, 'ruler')) {
      const body = mentions.find((one) => one.at > j && sameClause(reader, one.at, at) && one.from - j <= 4);
      return body === undefined ? null : { body, verbAt: j };
    }
  }
  return null;
}

/** Another verb of place between a body and the word of rule: "Mars is in Leo and the ruler of …" still counts; a new clause does not. */
function isCrossed(reader: Reader, from: number, to: number, isNoun: boolean): boolean {
  return isNoun
    ? tokensBetween(reader, from, to).length > 8
    : tokensBetween(reader, from, to).filter(({ kind }) => kind === 'word').length > 6;
}

function isCopula(reader: Reader, from: number, to: number): boolean {
  const between = tokensBetween(reader, from, to);
  return between.some((token) => isCue(token, 'be', 'which') || isMark(token, ',')) || between.length <= 3;
}

function isLinked(reader: Reader, at: number, from: number): boolean {
  return tokensBetween(reader, at, from).every(
    (token) => isCue(token, 'be', 'not', 'the', 'house-word', 'light') || isMark(token, ','),
  );
}

function rulerCandidates(
  view: SheetView,
  n: string,
  body: string,
  isSidereal: boolean,
): readonly Candidate[] {
  const western = [`natal.house${n}.ruler`, `natal.house${n}.sign`] as const;
  const indic = [`vedic.house${n}.lord`, `vedic.house${n}.sign`] as const;
  const systems = isSidereal ? [indic] : [western, indic];
  return systems.map(([slot, signSlot]) => {
    if (view.has(slot)) {
      const direct = wordOutcome(view, slot, [body]);
      // A modern ruler of the same sign is as right as the old one that the sheet names.
      const signs = view.words(signSlot);
      if (direct.is === 'false' && signs?.length === 1 && isRulerOf(body, signs[0] ?? ''))
        return { slot, outcome: known(true, slot, signSlot) };
      return { slot, outcome: direct };
    }
    const signs =
      view.words(signSlot) ??
      (n === '1' ? view.words(slot.startsWith('vedic') ? 'vedic.lagna.sign' : 'natal.asc.sign') : null);
    if (signs === null || signs.length !== 1) return { slot, outcome: unknown };
    const from = view.has(signSlot)
      ? signSlot
      : slot.startsWith('vedic')
        ? 'vedic.lagna.sign'
        : 'natal.asc.sign';
    return { slot, outcome: known(isRulerOf(body, signs[0] ?? ''), from) };
  });
}

/** "Your seventh house holds Jupiter", "in the seventh you find Jupiter", "your fifth house is empty". */
function readOccupants(reader: Reader, at: number, n: string): boolean {
  const { tokens, view } = reader;
  const stop = tokens.findIndex(
    (token, i) => i > at && (isCue(token, 'holds', 'empty') || mentionAt(reader, i) !== undefined),
  );
  const cue = stop < 0 ? undefined : tokens[stop];
  if (cue === undefined || !sameClause(reader, stop, at) || stop - at > 6) return false;
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
  if (!isCue(cue, 'holds') || isPlaceOfOther) return false;
  const held = reader.mentions.filter(
    (one) => one.at > stop && sameClause(reader, one.at, at) && one.from - stop <= 4,
  );
  const first = held[0];
  if (first === undefined) return false;
  reader.taken.add(at);
  for (const mention of groupOf(reader, first)) {
    say(reader, mention.at, {
      shape: 'placement',
      says: n,
      negated: isNegated(reader, at, mention.at) || isDeniedBefore(reader, mention.from),
      candidates: houseCandidates(reader, mention, [n]),
    });
  }
  return true;
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

// Degrees

/** A place within a sign; a degree beside an aspect is its orb and is read there. */
function readDegree(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const token = tokens[at];
  if (token === undefined || token.id === 'minutes-only') return;
  const around = tokens.slice(Math.max(0, at - 4), at + 4);
  // What tells how near two bodies are is no place, even where the two could not be made out.
  if (
    around.some((one) => isCue(one, 'from-exact', 'orb')) ||
    tokens.slice(Math.max(0, at - 2), at).some((one) => isCue(one, 'within'))
  )
    return;
  const holder = holderOf(reader, at);
  const mention = holder?.mentions[0];
  if (holder === null || mention === undefined) return;
  const said = token.n;
  const exactTo = token.id === 'minutes' ? 2 / 60 : null;
  const comparison = comparisonBefore(reader, at);
  say(reader, at, {
    shape: 'degree',
    says: String(Math.round(said * 100) / 100),
    negated: negation(reader, mention, holder.from, at),
    candidates: candidates(reader, mention, 'degree', (slot) => {
      const held = view.number(slot);
      if (held === null) return unknown;
      const [from, to] = [held.from % 30, held.to % 30];
      // The first degree of a sign runs from 0° to 1°.
      if (token.form === 'nth')
        return known(Math.floor(from) === said - 1 && Math.floor(to) === said - 1, slot);
      return rangeOutcome(slot, from, to, said, comparison, exactTo);
    }),
  });
}

export type Comparison = 'equal' | 'under' | 'within' | 'over' | 'nearly';

/** How a number is bounded by the words before it. */
export function comparisonBefore(reader: Reader, at: number): Comparison {
  for (let j = at - 1; j >= Math.max(0, at - 4); j -= 1) {
    const token = reader.tokens[j];
    if (isCue(token, 'within')) return token?.form === 'under' ? 'under' : 'within';
    if (isCue(token, 'over')) return 'over';
    if (isCue(token, 'nearly', 'around')) return 'nearly';
    if (!isCue(token, 'the', 'indefinite', 'from', 'than', 'light', 'of') && token?.kind !== 'word') break;
  }
  return 'equal';
}

/** A number or a range on the sheet against a number that is said, bounded or plain. */
export function rangeOutcome(
  slot: string,
  from: number,
  to: number,
  said: number,
  comparison: Comparison,
  exactTo: number | null,
): Outcome {
  const holds = (value: number): boolean => {
    switch (comparison) {
      case 'within':
        return value <= said + 0.005;
      case 'under':
        return value < said + 0.005;
      case 'over':
        return value > said - 0.005;
      case 'nearly':
        return Math.abs(value - said) <= Math.max(0.5, said * 0.15);
      case 'equal':
        break;
    }
    if (exactTo !== null) return Math.abs(value - said) <= exactTo + 1e-6;
    if (Number.isInteger(said)) return Math.floor(value + 1e-9) === said || Math.round(value) === said;
    return Math.abs(value - said) <= 0.1;
  };
  const [low, high] = [holds(from), holds(to)];
  if (low !== high) return { is: 'unknown', facts: [slot] };
  return known(low, slot);
}

// Motion, dignity, quality

function readMotion(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const motion = tokens[at]?.id ?? '';
  // "direct" is a plain word: said of a planet it ends its clause.
  if (
    tokens[at]?.form === 'plain' &&
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

const WEIGHED: Readonly<Record<string, readonly string[]>> = {
  strong: ['domicile', 'exaltation'],
  weak: ['detriment', 'fall'],
};

function readDignity(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const token = tokens[at];
  if (token === undefined) return;
  // "strong" and "weak" are plain words: they tell of dignity only beside a sign.
  if (WEIGHED[token.id] !== undefined && !isWeighedBySign(reader, at)) return;
  const holder = holderOf(reader, at);
  if (holder === null) return;
  const wanted = WEIGHED[token.id] ?? [token.id];
  for (const mention of holder.mentions) {
    say(reader, at, {
      shape: 'dignity',
      says: token.id,
      negated: negation(reader, mention, holder.from, at),
      candidates: candidates(reader, mention, 'dignity', (slot, prefix) =>
        dignityOutcome(view, slot, prefix, mention.body, wanted),
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

const ANGULAR: Readonly<Record<string, number>> = { angular: 1, succedent: 2, cadent: 0 };

function readAngularity(reader: Reader, at: number): void {
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
function readSignQuality(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const token = tokens[at];
  if (token === undefined || !tokens.slice(at + 1, at + 3).some((one) => isCue(one, 'sign-word'))) return;
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

/** "Venus rules the sign of your Moon", "Saturn is the ruler of your Moon": read off the sign that the other stands in. */
function readRulesSign(reader: Reader, at: number): void {
  const { mentions, view } = reader;
  const after = mentions.find((one) => one.at > at && sameClause(reader, one.at, at));
  const before = mentions.findLast((one) => one.at < at && sameClause(reader, one.at, at));
  if (after === undefined || before === undefined || after.isPronoun) return;
  const between = tokensBetween(reader, at, after.from);
  if (!between.every((token) => isCue(token, 'the', 'sign-word', 'of', 'your', 'natal', 'both'))) return;
  say(reader, after.at, {
    shape: 'ruler',
    says: before.body,
    negated: isNegated(reader, before.at, after.at),
    candidates: slotsOf(reader, after, 'sign').map((slot) => {
      const signs = view.words(slot);
      return {
        slot,
        outcome:
          signs?.length === 1 && signNumber(signs[0] ?? '') !== null
            ? known(isRulerOf(before.body, signs[0] ?? ''), slot)
            : unknown,
      };
    }),
  });
}
