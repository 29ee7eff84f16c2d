/** Claims about the four pillars and the two that pass: stems, branches, animals, gods, and what ties two of them. */
import { isCue, isDeniedBefore, isNegated, known, sameClause, say, unknown, wordOutcome } from './reader.ts';
import type { Candidate, Outcome, Reader } from './reader.ts';
import type { Token } from './lex.ts';
import type { SheetView } from './sheet-view.ts';
import { BRANCHES, STEMS, tenGodOf } from './tables.ts';

/** All claims about pillars in a sentence. */
export function readPillars(reader: Reader): void {
  reader.tokens.forEach((token, at) => {
    if (reader.taken.has(at)) return;
    if (token.kind === 'stem') sayPart(reader, at, 'stem');
    else if (token.kind === 'branch') sayPart(reader, at, 'branch');
    else if (token.kind === 'ten-god') sayGod(reader, at);
    else if (token.kind === 'element') sayStemElement(reader, at);
    else if (token.kind === 'relation') sayRelation(reader, at);
  });
}

type Pillar = { readonly id: string; readonly at: number };

const NAMED = new Set(['year', 'month', 'day', 'hour', 'luck', 'annual']);

/** The pillar a value is said of: the nearest before it, else after it; a calendar year is the passing one. */
function pillarNear(reader: Reader, at: number): Pillar | null {
  const { tokens } = reader;
  const at0 = (j: number): Pillar | null => {
    const token = tokens[j];
    if (token?.kind === 'pillar' && NAMED.has(token.id) && !isNamedAfter(tokens, j))
      return { id: token.id, at: j };
    if (token?.kind === 'number' && token.n >= 1900 && token.n <= 2200)
      return { id: String(token.n) === reader.view.today.slice(0, 4) ? 'annual' : 'another-year', at: j };
    return null;
  };
  const inTurn = pillarInTurn(reader, at, at0);
  if (inTurn !== null) return inTurn;
  for (let j = at - 1; j >= 0 && sameClause(reader, j, at); j -= 1) {
    const found = at0(j);
    if (found !== null) return found;
  }
  for (let j = at + 1; j < reader.tokens.length && sameClause(reader, j, at); j += 1) {
    const found = at0(j);
    if (found !== null) return found;
  }
  // "…; Direct Wealth sits there": the pillar spoken of last.
  const isThere = tokens.some((token, i) => token.form === 'there' && sameClause(reader, i, at));
  const spoken = isThere ? tokens.findLastIndex((_, j) => j < at && at0(j) !== null) : -1;
  if (spoken >= 0) return at0(spoken);
  // "A Direct Resource year: that is 2026". One who is "born in a year of the Rabbit" has the pillar in words of birth alone.
  const calendar = tokens.findIndex((token) => token.kind === 'number' && token.n >= 1900 && token.n <= 2200);
  return calendar < 0 ? null : at0(calendar);
}

/** "The Rat under your year and the Horse under your day": as many pillars as values, one each in order. */
function pillarInTurn(reader: Reader, at: number, pillarAt: (j: number) => Pillar | null): Pillar | null {
  const { tokens } = reader;
  const inClause = tokens.flatMap((_, j) => (sameClause(reader, j, at) ? [j] : []));
  const values = inClause.filter((j) => tokens[j]?.kind === tokens[at]?.kind);
  const pillars = inClause.flatMap((j) => pillarAt(j) ?? []);
  if (values.length < 2 || values.length !== pillars.length) return null;
  return pillars[values.indexOf(at)] ?? null;
}

/** "a Fire Horse year", "an Indirect Wealth year": a year called by what it brings, not the pillar of birth. */
const isNamedAfter = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text.toLowerCase() === 'year' &&
  (tokens[at - 1]?.kind === 'branch' || tokens[at - 1]?.kind === 'ten-god');

const stemOf = (word: string): string =>
  STEMS.find(([char, element, polarity, sound]) =>
    [char, `${polarity}-${element}`, sound].includes(word),
  )?.[0] ?? word.charAt(0);
const branchOf = (word: string): string =>
  BRANCHES.find(([char, animal]) => char === word || animal === word)?.[0] ??
  (word.length > 1 ? word.charAt(1) : word);

/** What a pillar holds: one character, or two where the hour of birth decides. */
type Part = { readonly words: readonly string[]; readonly slot: string };

/** The stem or the branch of a pillar, from its own fact or from the pair that stands for the whole pillar. */
function partOf(view: SheetView, pillar: string, part: 'stem' | 'branch'): Part | null {
  const own = `bazi.${pillar}.${part}`;
  const whole = pillar === 'luck' ? 'bazi.luck.current' : `bazi.${pillar}.pillar`;
  const held = view.words(own);
  if (held !== null) return { words: held.map(part === 'stem' ? stemOf : branchOf), slot: own };
  const pairs = view.words(whole);
  return pairs === null ? null : { words: pairs.map((pair) => partOfPair(pair, part)), slot: whole };
}

/** The stem or the branch of `丙午` or of `bing-horse`. */
function partOfPair(pair: string, part: 'stem' | 'branch'): string {
  const [stem, branch] = pair.split('-');
  if (stem !== undefined && branch !== undefined) return part === 'stem' ? stemOf(stem) : branchOf(branch);
  return pair.charAt(part === 'stem' ? 0 : 1);
}

/** One of two answers is neither true nor false, unless the clause names both. */
function heldOutcome(reader: Reader, at: number, part: Part): Outcome {
  const { tokens } = reader;
  const token = tokens[at];
  const words = [...new Set(part.words)];
  if (!words.includes(token?.id ?? '')) return known(false, part.slot);
  const isNamed = (word: string): boolean =>
    tokens.some((one, i) => one.kind === token?.kind && one.id === word && sameClause(reader, i, at));
  return words.every(isNamed) ? known(true, part.slot) : { is: 'unknown', facts: [part.slot] };
}

function sayPart(reader: Reader, at: number, part: 'stem' | 'branch'): void {
  const { tokens, view } = reader;
  const said = tokens[at]?.id ?? '';
  const pillar = pillarNear(reader, at) ?? bornPillar(reader, at, part);
  if (pillar === null) return;
  const held = partOf(view, pillar.id, part);
  const element = part === 'branch' && tokens[at - 1]?.kind === 'element' ? tokens[at - 1]?.id : undefined;
  const outcome = ((): Outcome => {
    if (held === null) return unknown;
    const outcome = heldOutcome(reader, at, held);
    const stem = element === undefined ? null : partOf(view, pillar.id, 'stem');
    if (outcome.is !== 'true' || stem === null || element === undefined) return outcome;
    return elementOutcome(stem, element);
  })();
  if (element !== undefined) reader.taken.add(at - 1);
  say(reader, at, {
    shape: 'pillar',
    says: said,
    negated: isNegated(reader, Math.min(pillar.at, at), Math.max(pillar.at, at)),
    candidates: [{ slot: held?.slot ?? `bazi.${pillar.id}.${part}`, outcome }],
  });
}

/** "You are a Yang Metal person" is the day's stem; "born in the year of the Rabbit" the year's branch. */
function bornPillar(reader: Reader, at: number, part: 'stem' | 'branch'): Pillar | null {
  const before = reader.tokens.findIndex((token, i) => i < at && isCue(token, 'you', 'your', 'born'));
  // "As a Yin Earth person, you make room".
  const after = reader.tokens.findIndex((token, i) => i > at && i - at <= 4 && isCue(token, 'you'));
  const you = before >= 0 ? before : at <= 3 && part === 'stem' ? after : -1;
  if (you < 0 || at - you > 8) return null;
  if (part === 'stem') return { id: 'day', at: you };
  return reader.tokens[at]?.form === 'year' || reader.tokens.some((token) => isCue(token, 'year-word'))
    ? { id: 'year', at: you }
    : null;
}

function sayGod(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const said = tokens[at]?.id ?? '';
  const pillar = pillarNear(reader, at);
  if (pillar === null) {
    sayGodAnywhere(reader, at, said);
    return;
  }
  const slot = `bazi.${pillar.id}.ten-god`;
  const outcome = ((): Outcome => {
    const held = view.words(slot);
    if (held !== null) return heldOutcome(reader, at, { words: held.map(godOf), slot });
    const [day, stem] = [partOf(view, 'day', 'stem'), partOf(view, pillar.id, 'stem')];
    if (day === null || stem === null || pillar.id === 'day') return unknown;
    const gods = day.words.flatMap((one) => stem.words.flatMap((other) => tenGodOf(one, other) ?? []));
    if (gods.length === 0) return unknown;
    if (!gods.includes(said)) return known(false, day.slot, stem.slot);
    return gods.every((god) => god === said)
      ? known(true, day.slot, stem.slot)
      : { is: 'unknown', facts: [day.slot, stem.slot] };
  })();
  say(reader, at, {
    shape: 'ten-god',
    says: said,
    negated:
      isNegated(reader, Math.min(pillar.at, at), Math.max(pillar.at, at)) || isDeniedBefore(reader, at),
    candidates: [{ slot, outcome }],
  });
}

const GOD_NAMES: Readonly<Record<string, string>> = {
  companion: 'friend',
  'shoulder-to-shoulder': 'friend',
  'seven-killing': 'seven-killings',
  'indirect-officer': 'seven-killings',
};

const godOf = (held: string): string => GOD_NAMES[held] ?? held;

/** A god with no pillar named: somewhere on the chart. */
function sayGodAnywhere(reader: Reader, at: number, said: string): void {
  const { view } = reader;
  const isPersonal = reader.tokens.some((token) => isCue(token, 'your', 'you', 'here'));
  if (!isPersonal) return;
  const slots = view.idsUnder('bazi.').filter((id) => /^bazi\.(?:year|month|day|hour)\.ten-god$/.test(id));
  const found = slots.filter((slot) => view.words(slot)?.some((held) => godOf(held) === said) === true);
  const outcome =
    found.length > 0
      ? known(true, ...found)
      : slots.length > 0 && view.isComplete('bazi.year.ten-god')
        ? known(false, ...slots)
        : unknown;
  say(reader, at, {
    shape: 'ten-god',
    says: said,
    negated: isDeniedBefore(reader, at),
    candidates: [{ slot: 'bazi.*.ten-god', outcome }],
  });
}

function elementOutcome({ words, slot }: Part, said: string): Outcome {
  const elements = new Set(words.map((word) => STEMS.find(([char]) => char === word)?.[1]));
  const isHeld = [...elements].some((element) => element === said);
  if (!isHeld) return known(false, slot);
  return elements.size === 1 ? known(true, slot) : { is: 'unknown', facts: [slot] };
}

/** "Your day master is Earth": the element alone. */
function sayStemElement(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  if (tokens[at + 1]?.kind === 'branch' || tokens[at + 1]?.kind === 'stem') return;
  const pillar = pillarNear(reader, at);
  if (pillar === null || tokens[pillar.at]?.form !== 'stem' || Math.abs(pillar.at - at) > 4) return;
  const held = partOf(view, pillar.id, 'stem');
  reader.taken.add(at);
  say(reader, at, {
    shape: 'pillar',
    says: tokens[at]?.id ?? '',
    negated: isNegated(reader, Math.min(pillar.at, at), Math.max(pillar.at, at)),
    candidates: [
      {
        slot: held?.slot ?? `bazi.${pillar.id}.stem`,
        outcome: held === null ? unknown : elementOutcome(held, tokens[at]?.id ?? ''),
      },
    ],
  });
}

/** "The day and the month clash". */
function sayRelation(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const pillars = tokens.flatMap((token, i) =>
    token.kind === 'pillar' && sameClause(reader, i, at) ? [{ id: token.id, at: i }] : [],
  );
  const [a, b] = pillars;
  if (a === undefined || b === undefined) return;
  const candidates: readonly Candidate[] = [
    `bazi.relation.${a.id}-${b.id}`,
    `bazi.relation.${b.id}-${a.id}`,
  ].map((slot) => ({
    slot,
    outcome: wordOutcome(view, slot, [tokens[at]?.id ?? ''], (held, said) => held.includes(said)),
  }));
  say(reader, at, {
    shape: 'relation',
    says: tokens[at]?.id ?? '',
    negated: isNegated(reader, a.at, Math.max(at, b.at)),
    candidates,
  });
}
