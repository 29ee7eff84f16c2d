/** Which bodies a value of a sentence is said of, and whether it is denied of them. */
import {
  isCue,
  isDeniedBefore,
  isMark,
  isNegated,
  mentionAt,
  groupOf,
  sameClause,
  slotsOf,
  subjectOf,
} from './reader.ts';
import type { Candidate, Mention, Outcome, Reader } from './reader.ts';

/** The bodies a value is said of, and the token from which a "not" may govern it. */
export type Holder = { readonly mentions: readonly Mention[]; readonly from: number };

/**
 * The bodies that a value at `at` is said of: the nearest before it in its clause, passing over the far end of an aspect once a
 * verb has come between ("your Sun squares Mars and stands in Aries"); else the one it stands before ("your Capricorn Moon"); else
 * what the clause before was about.
 */
export function holderOf(reader: Reader, at: number): Holder | null {
  const { tokens } = reader;
  // "one at home, the other exalted" does not tell which of the two.
  if (isOneOfTwo(reader, at)) return null;
  const next = adjacentBody(reader, at);
  if (next !== null && !isCue(tokens[at - 1], 'in', 'from', 'stand', 'be'))
    return { mentions: [next], from: next.at };
  let sawVerb = false;
  for (let j = at - 1; j >= 0; j -= 1) {
    if (isInBracket(reader, j, at)) continue;
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
  const glossed = glossedBy(reader, at);
  if (glossed !== null) return { mentions: [glossed], from: at - 1 };
  const after = reader.mentions.find(
    (mention) => mention.at > at && !mention.isPronoun && sameClause(reader, mention.at, at),
  );
  if (after !== undefined && after.at - at <= 8 && (isHead(reader, at) || isInverted(reader, at, after)))
    return { mentions: groupOf(reader, after), from: after.at };
  const clause = reader.scope.clause[at] ?? 0;
  for (let before = clause - 1; before >= 0; before -= 1) {
    const subject = subjectOf(reader, before);
    if (subject !== undefined) return { mentions: groupOf(reader, subject), from: at - 1 };
  }
  // "Where does your Moon live? In the tenth house."
  const { askedOf } = reader.memory;
  return askedOf !== null && reader.mentions.length === 0 && isHead(reader, at)
    ? { mentions: [{ ...askedOf, at: -1, from: -1 }], from: -1 }
    : null;
}

/** A clause that began after this one and is over before it goes on: what stands in brackets. */
function isInBracket(reader: Reader, j: number, at: number): boolean {
  return (reader.scope.clause[j] ?? 0) > (reader.scope.clause[at] ?? 0);
}

/** "your Sun charges (Aries), your Moon calculates (Capricorn)": a bracket tells of what was named last before it. */
function glossedBy(reader: Reader, at: number): Mention | null {
  const open = reader.tokens.findLastIndex((token, i) => i < at && isMark(token, '('));
  if (open < 0 || !sameClause(reader, open + 1, at)) return null;
  const isOf = (one: Mention): boolean => one.at < open && !one.isPronoun && sameClause(reader, one.at, open);
  const last = reader.mentions.findLast(isOf);
  // "your Sun and your Moon (both in Aries)" tells of the group, and is left to what the clause was about.
  return last === undefined || groupOf(reader, last).length > 1 ? null : last;
}

function isOneOfTwo({ tokens }: Reader, at: number): boolean {
  const before = tokens[at - 1];
  if (isCue(before, 'other-one') || isCue(tokens[at - 2], 'other-one')) return true;
  return (
    before?.kind === 'number' && before.n === 1 && tokens.some((one, i) => i > at && isCue(one, 'other-one'))
  );
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
        'after',
        'over',
        'nearly',
        'of',
      ),
  );
}

/** A body right after the value, with at most a word such as "sign" or a hyphen between: "Capricorn Moon". */
export function adjacentBody(reader: Reader, at: number): Mention | null {
  // "Aries for the Sun, Capricorn for the Moon"
  if (isCue(reader.tokens[at + 1], 'in') && reader.tokens[at + 1]?.form === 'for')
    return reader.mentions.find(({ from }) => from === at + 2) ?? null;
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

/** "Past the twenty-fourth degree stands your Sun", "Scorpio holds the Moon": the verb hands over to what is right behind it. */
const isInverted = (reader: Reader, at: number, after: Mention): boolean =>
  isCue(reader.tokens[at + 1], 'stand', 'holds') && after.from === at + 2;

/** One candidate for each id where the field may stand. */
export function candidates(
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

/** An angle, or the Sun, that no word of the sentence names: "Leo rising", "you are a Leo". */
export function angle(body: string, at: number): Mention {
  return { body, at, from: at, whose: 'natal', isLot: false, isPronoun: false, isObject: false, group: -1 };
}

/** Whether a value at `at` is denied of a body, wherever the "not" stands. */
export function negation(reader: Reader, mention: Mention, from: number, at: number): boolean {
  if (mention.at >= 0 && from < at)
    return isNegated(reader, from, at) || isDeniedBefore(reader, firstOf(reader, mention).from);
  return isDeniedBefore(reader, at) || isNegated(reader, at, from);
}

function firstOf(reader: Reader, mention: Mention): Mention {
  return mention.group < 0 ? mention : (groupOf(reader, mention)[0] ?? mention);
}

/** "Aries or Taurus", "Leo or in Virgo": together they are what is said. */
export function alternatives(reader: Reader, at: number): readonly string[] {
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
export function eachInTurn(reader: Reader, at: number, mentions: readonly Mention[]): readonly Mention[] {
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
