/** Claims of rule: who rules a house, who rules the sign that a body stands in. */
import {
  groupOf,
  known,
  isCue,
  isDeniedBefore,
  isMark,
  isNegated,
  mentionAt,
  sameClause,
  say,
  slotsOf,
  unknown,
  wordOutcome,
  tokensBetween,
} from './reader.ts';
import type { Candidate, Mention, Reader } from './reader.ts';
import type { SheetView } from './sheet-view.ts';
import { isRulerOf, signNumber } from './tables.ts';

/** Who rules a house, by any turn of phrase. */
export function readRuler(reader: Reader, at: number, n: string): boolean {
  const ruler = rulerNear(reader, at);
  if (ruler === null) return false;
  const { body, verbAt } = ruler;
  reader.taken.add(at);
  sayRuler(reader, n, body, Math.min(body.at, at, verbAt), Math.max(body.at, at));
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
      // "lord of the fourth in the first": a place, and no second house that is ruled.
      if (token?.kind !== 'house' || isCue(tokens[j + 1], 'in')) break;
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
    (token, i) =>
      isCue(token, 'be', 'not', 'the', 'your', 'yours', 'house-word', 'light') ||
      isMark(token, ',', '(') ||
      // "the lord of the seventh (the other person) is Mars"
      !sameClause(reader, at + 1 + i, at),
  );
}

/** A body against the ruler of a house: from its own fact, else from the sign on the house. */
export function rulerCandidates(
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

/** "Your chart ruler is Venus", "Mars is the lord of the Ascendant": an office without a house, and the body it is said to be. */
export function readRulers(reader: Reader): void {
  for (const { from, to, house, named } of reader.offices) {
    const body = named === null ? undefined : mentionAt(reader, named);
    const hasHouse = reader.tokens.slice(from, to + 1).some(({ kind }) => kind === 'house');
    if (body === undefined || hasHouse) continue;
    for (let at = from; at <= to; at += 1) reader.taken.add(at);
    sayRuler(reader, house, body, Math.min(body.at, from), Math.max(body.at, to));
  }
}

function sayRuler(reader: Reader, house: string, body: Mention, from: number, to: number): void {
  say(reader, to, {
    shape: 'ruler',
    says: body.body,
    negated: isNegated(reader, from, to) || isDeniedBefore(reader, body.at === from ? body.from : from),
    candidates: rulerCandidates(
      reader.view,
      house,
      body.body,
      reader.tokens.some((token) => isCue(token, 'sidereal')),
    ),
  });
}

/** "Venus rules the sign of your Moon", "Mercury is in a sign ruled by Jupiter": read off the sign that the other stands in. */
export function readRulesSign(reader: Reader, at: number): void {
  const rule = isCue(reader.tokens[at], 'ruled-by') ? ruledBefore(reader, at) : ruledAfter(reader, at);
  if (rule === null) return;
  const governors = groupOf(reader, rule.governor);
  const governed = groupOf(reader, rule.governed);
  // "are in signs ruled by Jupiter and Venus": one each, in order.
  if (governors.length > 1 && governors.length === governed.length)
    governed.forEach((one, i) => sayRuleOfSign(reader, at, governors[i] ?? rule.governor, one));
  else for (const one of governed) sayRuleOfSign(reader, at, rule.governor, one);
}

/** "Your Moon sits in Saturn's sign". */
export function readOwnedSign(reader: Reader, at: number): void {
  const { tokens, mentions } = reader;
  const governor = mentionAt(reader, at - 3);
  if (tokens[at - 1]?.id !== 's' || !isMark(tokens[at - 2], "'") || governor === undefined) return;
  const governed = mentions.findLast((one) => one.at < governor.from && sameClause(reader, one.at, at));
  if (governed === undefined || !isCue(tokens[governor.from - 1], 'in', 'stand', 'be')) return;
  for (const one of groupOf(reader, governed)) sayRuleOfSign(reader, at, governor, one);
}

function sayRuleOfSign(reader: Reader, at: number, governor: Mention, governed: Mention): void {
  const [from, to] = [Math.min(governor.at, governed.at), Math.max(governor.at, governed.at, at)];
  if (governed.body === 'asc') {
    sayRuler(reader, '1', governor, from, to);
    return;
  }
  say(reader, to, {
    shape: 'ruler',
    says: governor.body,
    negated: isNegated(reader, from, to),
    candidates: slotsOf(reader, governed, 'sign').map((slot) => {
      const signs = reader.view.words(slot);
      return {
        slot,
        outcome:
          signs?.length === 1 && signNumber(signs[0] ?? '') !== null
            ? known(isRulerOf(governor.body, signs[0] ?? ''), slot)
            : unknown,
      };
    }),
  });
}

type Rule = { readonly governor: Mention; readonly governed: Mention };

/** What stands after a word of rule: "the sign of your Moon", "the sign that holds your Mars", "the sign it stands in", "it". */
function ruledAfter(reader: Reader, at: number): Rule | null {
  const { tokens, mentions } = reader;
  let isOfSign = false;
  let next = at + 1;
  for (; mentionAt(reader, next) === undefined; next += 1) {
    const token = tokens[next];
    if (isCue(token, 'sign-word')) isOfSign = true;
    else if (
      !isCue(token, 'the', 'of', 'your', 'natal', 'both') &&
      token?.form !== 'both' &&
      !(isOfSign && isCue(token, 'light', 'which', 'holds', 'stand', 'be', 'in'))
    )
      return null;
  }
  const governed = mentionAt(reader, next);
  if (governed === undefined || !sameClause(reader, governed.at, at)) return null;
  const before = mentions.findLast((one) => one.at < at && !one.isPronoun && sameClause(reader, one.at, at));
  if (isCue(tokens[at], 'rules')) return before === undefined ? null : { governor: before, governed };
  const after = mentions.find((one) => one.at > next && isLinked(reader, next, one.from));
  const governor = after ?? (before !== undefined && isCopula(reader, before.at, at) ? before : undefined);
  return governor === undefined || governed.isPronoun ? null : { governor, governed };
}

/** What stands before "ruled by": a body, or the sign that it is said to be in. */
function ruledBefore(reader: Reader, at: number): Rule | null {
  const { tokens, mentions } = reader;
  if (tokens[at]?.form !== 'plain') return null;
  const governor = mentions.find(
    (one) => one.at > at && one.from - at <= 2 && sameClause(reader, one.at, at),
  );
  const governed = mentions.findLast((one) => one.at < at && sameClause(reader, one.at, at));
  if (governor === undefined || governed === undefined) return null;
  const isBeside = tokensBetween(reader, governed.at, at).every(
    (token) =>
      token.kind === 'sign' ||
      token.kind === 'element' ||
      token.kind === 'modality' ||
      isMark(token, ',') ||
      isCue(token, 'be', 'stand', 'in', 'not', 'light', 'indefinite', 'the', 'sign-word', 'which', 'both'),
  );
  return isBeside ? { governor, governed } : null;
}

/** "Mars rules Aries", "the ruler of Aries": knowledge about the sky in general. */
export function isRulerTalk(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  // "Taurus, which Venus rules"
  const which = isMark(tokens[at + 1], ',') ? at + 2 : at + 1;
  if (
    isCue(tokens[which], 'which') &&
    tokens[which + 1]?.kind === 'body' &&
    isCue(tokens[which + 2], 'rules')
  )
    return true;
  for (let j = at - 1; j >= Math.max(0, at - 5); j -= 1) {
    if (isCue(tokens[j], 'rules', 'ruler')) return true;
    if (!isCue(tokens[j], 'of', 'the', 'sign-word', 'and', 'both') && tokens[j]?.kind !== 'sign')
      return false;
  }
  return (
    isCue(tokens[at + 1], 'ruled-by') || (isCue(tokens[at + 1], 'be') && isCue(tokens[at + 2], 'ruled-by'))
  );
}
