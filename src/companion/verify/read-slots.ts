/**
 * Claims of the form "this slot holds that value", for every mode whose words name its slots and its values.
 *
 * A value belongs to the slot that it stands in ("Tian Ji in your life palace"), to the slot in its turn where there are as many
 * slots as values, else to the slot before it, else to the next one. Words of a slot alone claim nothing.
 */
import { isCue, isDeniedBefore, isMark, isNegated, known, sameClause, say, unknown } from './reader.ts';
import type { Outcome, Reader } from './reader.ts';
import type { Token } from './lex.ts';
import { facetsOf, factsIn, valueAt } from './slot-words.ts';
import type { Facet } from './slot-words.ts';
import type { SheetView } from './sheet-view.ts';
import { BRANCHES, STEMS } from './tables.ts';

/** A value said of a slot. */
type Filling = { readonly slot: number; readonly facet: Facet; readonly at: number; readonly said: string };

/** All claims of slots in a sentence. */
export function readSlots(reader: Reader): void {
  const { tokens, taken } = reader;
  const isNamed = tokens.some(({ kind }) => kind === 'slot' || kind === 'value');
  if (!isNamed) return;
  const fillings = withoutMirrors(reader, [...namedFillings(reader), ...numberFillings(reader)]);
  for (const filling of fillings) {
    sayFilling(reader, filling, fillings);
    if (!taken.has(filling.at)) taken.add(filling.at);
  }
  tokens.forEach((token, at) => {
    if (token.kind === 'value' && !taken.has(at)) sayLone(reader, at);
  });
}

/**
 * Words that are slot and value both ("Di Kong in your spirit palace") are read two ways. The way that the sheet knows nothing of is
 * left out; of two such the first stands.
 */
function withoutMirrors({ tokens, view }: Reader, all: readonly Filling[]): readonly Filling[] {
  const isKnown = ({ facet }: Filling): boolean => factsIn(view, facet.facts).length > 0;
  return all.filter((one, i) => {
    const at = all.findIndex(
      (other) => other.at === one.slot && valueAt(tokens[other.slot], one.facet.kinds) === one.said,
    );
    const mirror = all[at];
    return mirror === undefined || isKnown(one) || (!isKnown(mirror) && i < at);
  });
}

// Which value fills which slot

function namedFillings(reader: Reader): readonly Filling[] {
  const { tokens, taken } = reader;
  return tokens.flatMap((_, at): readonly Filling[] => {
    if (taken.has(at)) return [];
    const open = slotsFor(reader, at);
    const [first] = open;
    if (first === undefined) return [];
    const slot = slotOf(reader, at, open) ?? first;
    const facet = facetFor(tokens, slot, at);
    const said = facet === undefined ? null : valueAt(tokens[at], facet.kinds);
    return facet === undefined || said === null ? [] : [{ slot, facet, at, said }];
  });
}

/** The slots of a value's clause that take it; one that means anything drawn ("you drew") only where nothing nearer is named. */
function slotsFor(reader: Reader, at: number): readonly number[] {
  const { tokens } = reader;
  const open = tokens.flatMap((token, i) =>
    i !== at && token.kind === 'slot' && sameClause(reader, i, at) && facetFor(tokens, i, at) !== undefined
      ? [i]
      : [],
  );
  const near = open.filter((i) => !isAnywhere(facetFor(tokens, i, at)));
  return near.length > 0 ? near : open;
}

const isAnywhere = (facet: Facet | undefined): boolean =>
  facet?.facts.every((fact) => fact.includes('*') && !fact.includes('?')) === true;

const facetFor = (tokens: readonly Token[], slot: number, at: number): Facet | undefined =>
  facetsOf(tokens[slot]?.id ?? '').find(({ kinds }) => valueAt(tokens[at], kinds) !== null);

function slotOf(reader: Reader, at: number, open: readonly number[]): number | undefined {
  const { tokens } = reader;
  const before = open.findLast((i) => i < at);
  const after = open.find((i) => i > at);
  const rivals = tokens.flatMap((_, i) =>
    sameClause(reader, i, at) && sameSet(slotsFor(reader, i), open) ? [i] : [],
  );
  const [first, last] = choiceAround(tokens, rivals, at);
  if (before !== undefined && isLinked(tokens, before, first)) return before;
  if (after !== undefined && isLinked(tokens, last, after)) return after;
  if (open.length > 1 && rivals.length === open.length && first === last) return open[rivals.indexOf(at)];
  return before ?? after;
}

/** "Either Rahu or Jupiter takes over": one slot has both. The first and the last value of the choice that `at` belongs to. */
function choiceAround(
  tokens: readonly Token[],
  rivals: readonly number[],
  at: number,
): readonly [first: number, last: number] {
  const isChoice = (from: number, to: number): boolean => {
    const between = tokens.slice(from + 1, to).filter((token) => !isCue(token, 'the', 'your'));
    return between.length === 1 && isCue(between[0], 'or');
  };
  let [first, last] = [at, at];
  for (let i = rivals.indexOf(at); isChoice(rivals[i - 1] ?? first, first); i -= 1)
    first = rivals[i - 1] ?? first;
  for (let i = rivals.indexOf(at); isChoice(last, rivals[i + 1] ?? last); i += 1)
    last = rivals[i + 1] ?? last;
  return [first, last];
}

const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** "Tian Ji sits in your life palace", "your judge is Via": nothing of content between them. */
function isLinked(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from + 1, to)
    .every(
      (token) =>
        token.kind === 'number' ||
        isCue(
          token,
          'in',
          'of',
          'the',
          'your',
          'be',
          'stand',
          'light',
          'not',
          'indefinite',
          'holds',
          'here',
        ) ||
        token.text.toLowerCase() === 'as',
    );
}

/** Figures fill a slot that counts: the first free one after it, else the one right before. */
function numberFillings(reader: Reader): readonly Filling[] {
  const { tokens } = reader;
  const used = new Set<number>();
  return tokens.flatMap((token, slot): readonly Filling[] => {
    if (token.kind !== 'slot') return [];
    const facet = facetsOf(token.id).find(({ kinds }) => kinds.includes('number'));
    if (facet === undefined) return [];
    const found = numbersAfter(reader, slot, facet).filter((at) => !used.has(at));
    const at = found.length > 0 ? found : numberBefore(reader, slot, facet).filter((one) => !used.has(one));
    for (const one of at) used.add(one);
    return at.map((one) => ({ slot, facet, at: one, said: String(tokens[one]?.n) }));
  });
}

const FAR = 12;

function numbersAfter(reader: Reader, slot: number, facet: Facet): readonly number[] {
  const { tokens } = reader;
  for (let j = slot + 1; j < Math.min(tokens.length, slot + FAR) && sameClause(reader, j, slot); j += 1) {
    const token = tokens[j];
    // What stands between belongs to another thing, or is what the slot holds.
    if (token?.kind === 'slot' || token?.kind === 'month' || facetFor(tokens, slot, j) !== undefined)
      return [];
    if (!isFreeNumber(reader, j, facet)) continue;
    const list = [j];
    while (isJoint(tokens[j + 1]) && isFreeNumber(reader, j + 2, facet)) {
      j += 2;
      list.push(j);
    }
    return list;
  }
  return [];
}

const isJoint = (token: Token | undefined): boolean => isCue(token, 'and', 'or') || isMark(token, ',');

function numberBefore(reader: Reader, slot: number, facet: Facet): readonly number[] {
  const { tokens } = reader;
  let at = slot - 1;
  while (isCue(tokens[at], 'be', 'the', 'your', 'as', 'in', 'of', 'light') || tokens[at]?.id === 'as')
    at -= 1;
  return isFreeNumber(reader, at, facet) ? [at] : [];
}

const COUNTED = new Set<Token['kind']>([
  'unit',
  'month',
  'house',
  'card',
  'body',
  'degree',
  'clock',
  'number',
]);

/** A figure that counts nothing else, and no year where the slot holds none. */
function isFreeNumber({ tokens, taken, view, dates }: Reader, at: number, facet: Facet): boolean {
  const token = tokens[at];
  if (token === undefined || taken.has(at)) return false;
  const isOrdinal = token.kind === 'ordinal' && facet.kinds.includes('ordinal');
  if (token.kind !== 'number' && !isOrdinal) return false;
  const next = tokens[at + 1];
  if (COUNTED.has(next?.kind ?? 'mark') && !isOrdinal) return false;
  if (isCue(next, 'house-word', 'year-word', 'of') && !isOrdinal) return false;
  if (isMark(next, '%', '-', '+', '=', '/') || isMark(tokens[at - 1], '-', '+', '=', '/')) return false;
  // "four things", "seven letters": something is counted.
  if (next?.kind === 'word' && next.id.endsWith('s') && next.id !== 'is' && next.id !== 'as') return false;
  // "up to the age of 29": a year of life.
  if (tokens.slice(Math.max(0, at - 4), at).some(({ id }) => /^ages?$/.test(id))) return false;
  const isDate = dates.some(({ start, end }) => at >= start && at < end);
  const holdsYears =
    facet.facts.some((fact) => /\.next-/.test(fact)) ||
    factsIn(view, facet.facts).some((id) => (view.number(id)?.from ?? 0) >= 1000);
  return token.n >= 1000 ? holdsYears : !isDate;
}

// What the sheet says to it

function sayFilling(reader: Reader, filling: Filling, all: readonly Filling[]): void {
  const { slot, facet, at, said } = filling;
  const present = factsIn(reader.view, facet.facts);
  const together = all.filter((one) => one.slot === slot && one.facet === facet).map((one) => one.said);
  const outcome = present.length === 0 ? unknown : outcomeOf(reader.view, present, said, together);
  if (outcome === null) return;
  const [from, to] = [Math.min(slot, at), Math.max(slot, at)];
  say(reader, at, {
    shape: 'role',
    says: said,
    negated: isNegated(reader, from, to) || isDeniedBefore(reader, from),
    candidates: [{ slot: present[0] ?? facet.facts[0] ?? '', outcome }],
  });
}

/**
 * True where one of the facts holds the value; where one of them may (it holds one of two), neither true nor false, unless the
 * sentence names both. Null where no fact holds anything that words could say.
 */
function outcomeOf(
  view: SheetView,
  facts: readonly string[],
  said: string,
  together: readonly string[],
): Outcome | null {
  let open: string | null = null;
  let readable = 0;
  const holding: string[] = [];
  for (const id of facts) {
    const held = heldBy(view, id);
    if (held === null) continue;
    readable += 1;
    if (said === 'none' && held.length === 0) holding.push(id);
    if (!held.some((one) => isSameValue(one, said))) continue;
    const isOpen = view.fact(id)?.value.type === 'either';
    if (isOpen && !held.every((one) => together.some((word) => isSameValue(one, word)))) open = id;
    else holding.push(id);
  }
  if (holding.length > 0) return known(true, ...holding);
  if (open !== null) return { is: 'unknown', facts: [open] };
  return readable === 0 ? null : known(false, ...facts);
}

function heldBy(view: SheetView, id: string): readonly string[] | null {
  const isOn = view.flag(id);
  return isOn === null ? (view.list(id) ?? view.words(id)) : [isOn ? 'yes' : 'no'];
}

/** Names of one thing in two traditions: the nodes, and stems and branches by sign and by sound. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['rahu', 'northnode'],
  ['ketu', 'southnode'],
  ...STEMS.map(([char, , , sound]): [string, string] => [char, sound]),
  ...BRANCHES.map(([char, animal]): [string, string] => [char, animal]),
]);

const plain = (word: string): string => SAME.get(word) ?? word;
/** A word that names several things (`decan-01|decan-21`) is right with any of them. */
const isSameValue = (held: string, said: string): boolean =>
  said.split('|').some((one) => plain(held) === plain(one));

/** A value with no slot beside it: borne out where the sheet holds it and the sentence is about the person; else nothing is said. */
function sayLone(reader: Reader, at: number): void {
  const { tokens, view, cites } = reader;
  const token = tokens[at];
  // Plain words and figures say nothing on their own, and neither does a name at the head of a sentence.
  if (token === undefined || at === 0 || token.form.endsWith('.plain')) return;
  if (/^[\d.]+$|^(?:yes|no|none)$/.test(token.id)) return;
  const family = token.form.slice(0, token.form.indexOf('.'));
  const holding = view
    .idsUnder(`${family}.`)
    .filter((id) => heldBy(view, id)?.some((one) => isSameValue(one, token.id)) === true)
    .filter((id) => view.fact(id)?.value.type !== 'either');
  const isCited = holding.some((id) => cites.some((cited) => cited === id));
  const isPersonal = tokens.some(
    (one, i) => i < at && sameClause(reader, i, at) && isCue(one, 'your', 'you', 'here', 'drawn'),
  );
  const isDenied = tokens.some((one, i) => sameClause(reader, i, at) && isCue(one, 'not', 'absent', 'none'));
  if (holding.length === 0 || isDenied || !(isCited || isPersonal)) return;
  say(reader, at, {
    shape: 'role',
    says: token.id,
    candidates: [{ slot: holding[0] ?? '', outcome: known(true, ...holding) }],
  });
}
