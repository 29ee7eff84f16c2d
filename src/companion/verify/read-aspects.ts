/** Claims about two bodies in contact: which aspect, how near, growing or fading, and when. */
import { bodyIds } from '#facts/fact-id.ts';
import type { BodyName } from '#facts/fact-id.ts';
import { comparisonBefore, rangeOutcome } from './read-places.ts';
import {
  groupOf,
  isCue,
  isDeniedBefore,
  isMark,
  isNegated,
  known,
  sameClause,
  say,
  subjectOf,
  tokensBetween,
  unknown,
  whoseIn,
} from './reader.ts';
import type { Candidate, Mention, Outcome, Reader, Timed } from './reader.ts';
import { longitudeOf } from './sheet-view.ts';
import type { Contact, SheetView } from './sheet-view.ts';
import { ASPECT_ANGLES, ASPECT_FAMILIES, ASPECT_ORBS } from './tables.ts';

type Pair = { readonly a: Mention; readonly b: Mention };

/** All claims of contact in a sentence, the orbs beside them, and the contacts that its dates may be about. */
export function readAspects(reader: Reader): void {
  const said = new Set<string>();
  reader.tokens.forEach((token, at) => {
    if (token.kind !== 'aspect' || reader.taken.has(at)) return;
    for (const pair of pairsAt(reader, at)) {
      const key = `${pair.a.body} ${pair.b.body} ${token.id}`;
      if (said.has(key)) continue;
      said.add(key);
      sayAspect(reader, at, pair, token.id, token.form);
    }
  });
  readBetween(reader, said);
  readReturn(reader);
  readOrbs(reader);
}

/** The two ends of an aspect word. */
function pairsAt(reader: Reader, at: number): readonly Pair[] {
  const { tokens, mentions } = reader;
  const token = tokens[at];
  const inClause = mentions.filter((one) => sameClause(reader, one.at, at));
  const left = inClause.filter((one) => one.at < at);
  const right = inClause.filter((one) => one.from > at || (one.at > at && one.from >= at));
  const direct = right.find((one) => isDirect(reader, at, one.from, token?.form === 'noun'));
  const isNoun = token?.form === 'noun';
  // "a square between Venus and Mars", "the trine from Saturn to your Sun"
  if (isNoun || isCue(tokens[at + 1], 'between')) {
    const [first, second] = right;
    const opening = tokens[at + 1];
    if (
      first !== undefined &&
      second !== undefined &&
      isCue(opening, 'between', 'from', 'of') &&
      second.from - first.at <= 15
    )
      return [{ a: first, b: second }];
    const two = left.slice(-2);
    const [x, y] = two;
    if (x !== undefined && y !== undefined && isCue(tokens[x.from - 1], 'between')) return [{ a: x, b: y }];
  }
  const subject = leftSubject(reader, at, left);
  if (direct !== undefined) {
    const objects = groupOf(reader, direct).filter((one) => one.at >= direct.at);
    if (subject.length > 0) {
      // "the conjunction of …" needs its own pair; a weak verb needs both its ends beside it.
      if (token?.form === 'weak' && !isNear(reader, subject.at(-1)?.at ?? 0, at)) return [];
      return subject.flatMap((a) => objects.map((b) => ({ a, b })));
    }
    const other = right.find((one) => one.at > (objects.at(-1)?.at ?? 0));
    if (other !== undefined && token?.form !== 'weak') return [{ a: other, b: direct }];
    const before = reader.memory.bodies.at(-1);
    return before !== undefined && token?.form === 'adj' && at <= 1
      ? [{ a: { ...before, at: -1 }, b: direct }]
      : [];
  }
  // "Venus and Mars are square", "the two of them oppose each other"
  const last = left.at(-1);
  if (last === undefined || token?.form === 'weak') return [];
  const group = groupOf(reader, last).filter((one) => one.at < at);
  const pair =
    group.length >= 2
      ? group.slice(-2)
      : left.filter(({ isPronoun }) => !isPronoun).length >= 2 && withBetween(reader, left)
        ? left.slice(-2)
        : [];
  const [a, b] = pair;
  return a === undefined || b === undefined ? [] : [{ a, b }];
}

function withBetween(reader: Reader, left: readonly Mention[]): boolean {
  const [a, b] = left.slice(-2);
  return (
    a !== undefined &&
    b !== undefined &&
    tokensBetween(reader, a.at, b.from).every(
      (token) => isCue(token, 'with', 'and', 'to') || isMark(token, '-', '/'),
    )
  );
}

/** What stands between an aspect word and its far end: small words and adverbs, nothing that begins another thought. */
function isDirect(reader: Reader, at: number, from: number, isNoun: boolean): boolean {
  const between = tokensBetween(reader, at, from);
  let words = 0;
  for (const token of between) {
    if (token.kind === 'word') words += 1;
    else if (
      !isCue(
        token,
        'to',
        'with',
        'the',
        'your',
        'natal',
        'of',
        'both',
        'their',
        'sky',
        'moving',
        'light',
        'exactly',
        'nearly',
        'aspect-word',
        'same',
        'at',
      ) &&
      token.kind !== 'motion' &&
      token.kind !== 'aspect' &&
      token.kind !== 'sign' &&
      token.kind !== 'dignity' &&
      !(isCue(token, 'from') && isNoun) &&
      // Thai says "and" for "with": ทำมุมฉากกับดาวอังคาร.
      !(isCue(token, 'and') && token.text === 'กับ')
    )
      return false;
  }
  return words <= (isNoun ? 1 : 2);
}

/** Bodies before the aspect word that it is said of; a far end before it hands over to the subject of its clause. */
function leftSubject(reader: Reader, at: number, left: readonly Mention[]): readonly Mention[] {
  const last = left.at(-1);
  if (last === undefined) {
    const clause = reader.scope.clause[at] ?? 0;
    for (let before = clause - 1; before >= 0; before -= 1) {
      const subject = subjectOf(reader, before);
      if (subject !== undefined) return groupOf(reader, subject);
    }
    return [];
  }
  if (last.isObject) {
    const subject = left.find(({ isObject }) => !isObject);
    if (subject !== undefined && !isCue(reader.tokens[at - 1], 'which')) return groupOf(reader, subject);
  }
  return groupOf(reader, last).filter((one) => one.at < at);
}

function isNear(reader: Reader, from: number, to: number): boolean {
  return (
    isMark(reader.tokens[to - 1], ',') ||
    tokensBetween(reader, from, to).filter(({ kind }) => kind === 'word').length <= 2
  );
}

/** "Between your Sun and Saturn there is …, within two degrees": a contact without its name. */
function readBetween(reader: Reader, said: ReadonlySet<string>): void {
  const { tokens } = reader;
  tokens.forEach((token, at) => {
    if (!isCue(token, 'between')) return;
    const [a, b] = reader.mentions.filter((one) => one.at > at && sameClause(reader, one.at, at));
    if (a === undefined || b === undefined || a.from - at > 3 || b.from - a.at > 15) return;
    if (
      [...said].some(
        (key) => key.startsWith(`${a.body} ${b.body} `) || key.startsWith(`${b.body} ${a.body} `),
      )
    )
      return;
    if (tokens.slice(b.at).some(({ kind }) => kind === 'degree'))
      sayAspect(reader, at, { a, b }, 'any', 'noun');
  });
}

/** "Your Saturn return". */
function readReturn(reader: Reader): void {
  reader.tokens.forEach((token, at) => {
    if (!isCue(token, 'return')) return;
    const body = reader.mentions.findLast((one) => one.at < at && at - one.at <= 2);
    if (body === undefined) return;
    const stem = `transit.${body.body}-conjunction-${body.body}`;
    const contacts = reader.view
      .contacts('transit', body.body, body.body)
      .filter(({ aspect }) => aspect === 'conjunction');
    const candidate = {
      slot: stem,
      outcome: contacts.length > 0 ? known(true, ...factsOf(reader.view, stem)) : unknown,
    };
    say(reader, at, {
      shape: 'aspect',
      says: 'conjunction',
      negated: isDeniedBefore(reader, body.from),
      candidates: [candidate],
    });
    reader.timed.push({ at, stems: [stem], type: 'contact', role: null, orbs: [stem] });
  });
}

function namesOf(said: string): readonly string[] {
  return ASPECT_FAMILIES[said] ?? [said];
}

function sayAspect(reader: Reader, at: number, { a, b }: Pair, said: string, form: string): void {
  const names = namesOf(said);
  const isTimed = form === 'enter' || form === 'leave' || form === 'exact' || isTimedClause(reader, at);
  const candidates = contactCandidates(reader, a, b, names, isTimed);
  if (candidates.length === 0) return;
  const from = Math.min(a.at < 0 ? at : a.at, at);
  const negated =
    isNegated(reader, from, at) ||
    isNegated(reader, at, Math.max(b.at, at)) ||
    isDeniedBefore(reader, at) ||
    (a.at >= 0 && a.at < at && isDeniedBefore(reader, a.from));
  const valueAt = reader.scope.live[at] === true ? Math.max(at, b.at) : at;
  say(reader, valueAt, { shape: 'aspect', says: said, negated, candidates });
  const stems = stemsOf(reader, a, b, names);
  reader.timed.push({
    at,
    stems,
    type: 'contact',
    role: form === 'enter' || form === 'leave' ? form : form === 'exact' ? 'exact' : null,
    orbs: orbsOf(candidates),
  });
}

/** A date, or a word that only a moving body takes, makes the contact one of the sky. */
function isTimedClause(reader: Reader, at: number): boolean {
  const inClause = reader.tokens.filter((_, i) => sameClause(reader, i, at));
  return (
    inClause.some((token) => isCue(token, 'moving')) ||
    reader.dates.some(
      ({ start, spans }) => sameClause(reader, start, at) && spans.some(({ grain }) => grain !== 'year'),
    ) ||
    reader.dates.some(({ start }) => start < at && reader.scope.clause[start] === 0)
  );
}

/** Stems of the sheet's moving contacts that a date beside these two may be about. */
function stemsOf(reader: Reader, a: Mention, b: Mention, names: readonly string[]): readonly string[] {
  return reader.view
    .contacts('transit', a.body, b.body)
    .filter((contact) => fits(contact, a, b, reader) && names.includes(contact.aspect))
    .map(({ stem }) => stem);
}

function fits(contact: Contact, a: Mention, b: Mention, reader: Reader): boolean {
  const mover = moverOf(reader, a, b);
  return mover === null || contact.a === mover.body;
}

/** Which of two bodies moves: the one that is not the person's, else the one named first. */
function moverOf(reader: Reader, a: Mention, b: Mention): Mention | null {
  const [x, y] = [whoseIn(reader, a), b.whose];
  if (a.whose === 'natal' && b.whose !== 'natal') return b;
  if (x === 'sky' || y === 'natal') return a;
  return a.body === b.body ? a : null;
}

function contactCandidates(
  reader: Reader,
  a: Mention,
  b: Mention,
  names: readonly string[],
  isTimed: boolean,
): readonly Candidate[] {
  const { view } = reader;
  const [x, y] = [a.whose, b.whose];
  if (x === 'other' || y === 'other') return [{ slot: 'other', outcome: unknown }];
  if (x === 'partner' || y === 'partner') return [synastryCandidate(view, a, b, names)];
  const candidates: Candidate[] = [];
  const moving = x === 'sky' || y === 'sky' || isTimed || isSkyClause(reader, a);
  // "Your Sun squares Jupiter": what moves is named first, so without a word of time both are of the birth.
  const bothNatal = x === 'natal' && (y === 'natal' || y === null);
  if (!moving && a.body !== b.body) candidates.push(natalCandidate(view, a.body, b.body, names));
  if (!bothNatal || moving) candidates.push(transitCandidate(reader, a, b, names, moving));
  // A date beside a contact that the sky does not hold may stand beside the birth's own.
  if (
    moving &&
    x !== 'sky' &&
    y !== 'sky' &&
    a.body !== b.body &&
    view.contacts('transit', a.body, b.body).length === 0 &&
    reader.dates.length === 0
  )
    candidates.push(natalCandidate(view, a.body, b.body, names));
  return candidates;
}

function isSkyClause(reader: Reader, a: Mention): boolean {
  return a.whose === null && whoseIn(reader, a) === 'sky';
}

const rank = (body: string): number => {
  const found = bodyIds.indexOf(body as BodyName);
  return found < 0 ? bodyIds.length : found;
};

function natalStem(a: string, b: string, aspect: string): string {
  return rank(a) <= rank(b) ? `natal.${a}-${aspect}-${b}` : `natal.${b}-${aspect}-${a}`;
}

/** A pair of the birth chart has one aspect or none. */
function natalCandidate(view: SheetView, a: string, b: string, names: readonly string[]): Candidate {
  const listed = view.contacts('natal', a, b);
  const slot = natalStem(a, b, names.length === 1 ? (names[0] ?? '') : 'any');
  const match = listed.find(({ aspect }) => names.includes(aspect));
  if (match !== undefined)
    return { slot: `${match.stem}.orb`, outcome: known(true, ...factsOf(view, match.stem)) };
  const other = listed[0];
  if (other !== undefined)
    return { slot: `${slot}.orb`, outcome: known(false, ...factsOf(view, other.stem)) };
  return { slot: `${slot}.orb`, outcome: unlistedOutcome(view, a, b, names, `${slot}.orb`) };
}

/** Not listed: absent where the family is whole, or where the longitudes put it out of reach. */
function unlistedOutcome(
  view: SheetView,
  a: string,
  b: string,
  names: readonly string[],
  slot: string,
): Outcome {
  const [lonA, lonB] = [longitudeOf(view, 'natal', a), longitudeOf(view, 'natal', b)];
  if (lonA !== null && lonB !== null) {
    const apart = Math.abs(((lonA - lonB + 540) % 360) - 180);
    const facts = [`natal.${a}.degree`, `natal.${b}.degree`];
    const near = names.some((name) => {
      const limit = (ASPECT_ORBS[name] ?? 3) + (isLight(a) || isLight(b) ? 2 : 0);
      return Math.abs(apart - (ASPECT_ANGLES[name] ?? 0)) <= limit + 1;
    });
    return near ? { is: 'unknown', facts } : known(false, ...facts);
  }
  return view.isComplete(slot) ? known(false) : unknown;
}

const isLight = (body: string): boolean => body === 'sun' || body === 'moon';

/** A moving body makes several aspects to a point in turn: another one on the sheet denies this one. */
function transitCandidate(
  reader: Reader,
  a: Mention,
  b: Mention,
  names: readonly string[],
  isMoving: boolean,
): Candidate {
  const { view } = reader;
  const listed = view.contacts('transit', a.body, b.body).filter((contact) => fits(contact, a, b, reader));
  const mover = moverOf(reader, a, b) ?? a;
  const target = mover === a ? b : a;
  const slot = `transit.${mover.body}-${names.length === 1 ? (names[0] ?? '') : 'any'}-${target.body}`;
  const match = listed.find(({ aspect }) => names.includes(aspect));
  if (match !== undefined) {
    const facts = factsOf(view, match.stem);
    return { slot: match.stem, outcome: known(true, ...facts) };
  }
  const other = listed[0];
  // Without a date or a moving word the birth's own pair decides; the sky's other aspect says nothing against it.
  if (other !== undefined && (isMoving || view.contacts('natal', a.body, b.body).length === 0))
    return { slot, outcome: known(false, ...factsOf(view, other.stem)) };
  return { slot, outcome: view.isComplete(`${slot}.exact`) ? known(false) : unknown };
}

function synastryCandidate(view: SheetView, a: Mention, b: Mention, names: readonly string[]): Candidate {
  const [mine, theirs] = a.whose === 'partner' ? [b, a] : [a, b];
  const slot = `synastry.${mine.body}-${names.length === 1 ? (names[0] ?? '') : 'any'}-${theirs.body}.orb`;
  const listed = view
    .contacts('synastry', mine.body, theirs.body)
    .filter((contact) => contact.a === mine.body);
  const match = listed.find(({ aspect }) => names.includes(aspect));
  if (match !== undefined) return { slot, outcome: known(true, `${match.stem}.orb`) };
  const other = listed[0];
  if (other !== undefined) return { slot, outcome: known(false, `${other.stem}.orb`) };
  return { slot, outcome: view.isComplete(slot) ? known(false) : unknown };
}

/** Facts of a contact that the sheet has. */
export function factsOf(view: SheetView, stem: string): readonly string[] {
  return ['orb', 'exact', 'enter', 'leave', 'applying']
    .map((field) => `${stem}.${field}`)
    .filter((id) => view.has(id));
}

// How near

/** Degrees and words of nearness beside a contact: said of the last one named before them, else the first after. */
function readOrbs(reader: Reader): void {
  const { tokens } = reader;
  const contacts = reader.timed.filter(({ type }) => type === 'contact');
  tokens.forEach((token, at) => {
    const isNear = isCue(token, 'exactly', 'tight', 'wide', 'exact');
    if (token.kind === 'degree' ? !isOrb(reader, at) : !isNear && !isCue(token, 'applying', 'separating'))
      return;
    const contact =
      contacts.findLast((one) => one.at < at) ??
      contacts.find((one) => one.at > at) ??
      pairInSight(reader, at) ??
      remembered(reader);
    if (contact === null || contact === undefined) return;
    const stems = contact.orbs;
    // A contact that the sheet denies has no orb to be right or wrong about.
    if (stems.length === 0) return;
    if (token.kind === 'degree') {
      reader.taken.add(at);
      sayOrb(reader, at, stems);
    } else if (isCue(token, 'applying', 'separating')) {
      say(reader, at, {
        shape: 'applying',
        says: token.id,
        negated: isNegated(reader, Math.min(contact.at, at), at),
        candidates: stems.map((stem) => ({
          slot: `${stem}.applying`,
          outcome: flagOutcome(reader.view, `${stem}.applying`, token.id === 'applying'),
        })),
      });
    } else if (isVagueOrb(reader, at)) {
      sayVagueOrb(reader, at, stems, token.id);
    }
  });
}

/** "Your Sun and Mars are separating": the contact that the birth chart has between the two, unnamed. */
function pairInSight(reader: Reader, at: number): Timed | null {
  const [a, b] = reader.mentions
    .filter((one) => one.at < at && sameClause(reader, one.at, at) && !one.isPronoun)
    .slice(-2);
  if (a === undefined || b === undefined || a.group !== b.group) return null;
  const stems = reader.view.contacts('natal', a.body, b.body).map(({ stem }) => stem);
  return stems.length === 0 ? null : { at, stems: [], type: 'contact', role: null, orbs: stems };
}

function remembered(reader: Reader): Timed | null {
  if (reader.mentions.some(({ isPronoun }) => !isPronoun)) return null;
  return reader.memory.timed?.type === 'contact' ? { ...reader.memory.timed, at: -1 } : null;
}

/** "exact" beside a date is a date; alone, or with "nearly" before it, it tells how near. */
function isVagueOrb(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  const token = tokens[at];
  if (isCue(token, 'exactly', 'tight', 'wide')) {
    const contact = reader.timed.some(({ at: one }) => Math.abs(one - at) <= 12);
    return contact && !tokens.slice(Math.max(0, at - 3), at + 4).some(({ kind }) => kind === 'degree');
  }
  return isCue(tokens[at - 1], 'nearly', 'exactly') && !tokens.some(({ kind }) => kind === 'degree');
}

function isOrb(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  const next = [tokens[at + 1], tokens[at + 2]];
  if (next.some((token) => token?.kind === 'sign') && !isCue(tokens[at + 1], 'from-exact', 'orb'))
    return false;
  const around = tokens.slice(Math.max(0, at - 5), at + 6);
  if (around.some((token) => isCue(token, 'orb', 'from-exact', 'tight', 'wide'))) return true;
  if (
    isCue(tokens[at - 1], 'in') ||
    tokens.slice(Math.max(0, at - 3), at).some((token) => isCue(token, 'stand'))
  )
    return false;
  return reader.timed.length > 0 || isBounded(reader, at);
}

/** "within three degrees": never a place in a sign. */
export function isBounded(reader: Reader, at: number): boolean {
  return reader.tokens.slice(Math.max(0, at - 2), at).some((token) => isCue(token, 'within'));
}

/** The contacts an orb may belong to: those that bear the aspect out, else the ones it was asked of. */
function orbsOf(candidates: readonly Candidate[]): readonly string[] {
  return candidates.flatMap(({ slot, outcome }) => {
    const orbs = outcome.facts.filter((id) => id.endsWith('.orb')).map((id) => id.slice(0, -4));
    return outcome.is === 'true' ? orbs : outcome.is === 'unknown' ? [slot.replace(/\.orb$/, '')] : [];
  });
}

function sayOrb(reader: Reader, at: number, stems: readonly string[]): void {
  const { tokens, view } = reader;
  const token = tokens[at];
  if (token === undefined) return;
  const exactTo = token.id === 'minutes' ? 2 / 60 : null;
  const comparison = comparisonBefore(reader, at);
  say(reader, at, {
    shape: 'orb',
    says: `${comparison} ${Math.round(token.n * 100) / 100}`,
    negated: isNegated(reader, Math.max(0, at - 6), at),
    candidates: stems.map((stem) => {
      const slot = `${stem}.orb`;
      const held = view.number(slot);
      return {
        slot,
        outcome:
          held === null ? unknown : rangeOutcome(slot, held.from, held.to, token.n, comparison, exactTo),
      };
    }),
  });
}

const VAGUE: Readonly<Record<string, readonly [from: number, to: number]>> = {
  exact: [0, 1],
  exactly: [0, 1],
  tight: [0, 3],
  wide: [3, 15],
};

function sayVagueOrb(reader: Reader, at: number, stems: readonly string[], word: string): void {
  const [from, to] = VAGUE[word] ?? [0, 15];
  say(reader, at, {
    shape: 'orb',
    says: word,
    negated: isNegated(reader, Math.max(0, at - 4), at),
    candidates: stems.map((stem) => {
      const slot = `${stem}.orb`;
      const held = reader.view.number(slot);
      if (held === null) return { slot, outcome: unknown };
      const holds = [held.from, held.to].map((value) => value >= from && value <= to);
      return {
        slot,
        outcome: holds[0] === holds[1] ? known(holds[0] === true, slot) : { is: 'unknown', facts: [slot] },
      };
    }),
  });
}

function flagOutcome(view: SheetView, slot: string, wanted: boolean): Outcome {
  const isOn = view.flag(slot);
  return isOn === null ? unknown : known(isOn === wanted, slot);
}
