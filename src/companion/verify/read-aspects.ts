/** Claims about two bodies in contact: which aspect, how near, growing or fading, and when. */
import { bodyIds } from '#facts/fact-id.ts';
import type { BodyName } from '#facts/fact-id.ts';
import { readOrbs } from './read-orbs.ts';
import {
  groupOf,
  isCue,
  isDeniedBefore,
  isMark,
  isNegated,
  known,
  mentionAt,
  sameClause,
  say,
  slotsOf,
  subjectOf,
  tokensBetween,
  unknown,
  whoseIn,
} from './reader.ts';
import type { Token } from './lex.ts';
import type { Candidate, Mention, Outcome, Reader } from './reader.ts';
import { longitudeOf } from './sheet-view.ts';
import type { Contact, SheetView } from './sheet-view.ts';
import {
  ASPECT_ANGLES,
  ASPECT_FAMILIES,
  ASPECT_ORBS,
  MIRRORED_ASPECTS,
  OPPOSITE_POINTS,
  signNumber,
} from './tables.ts';

type Pair = { readonly a: Mention; readonly b: Mention };

/** All claims of contact in a sentence, the orbs beside them, and the contacts that its dates may be about. */
export function readAspects(reader: Reader): void {
  const said = new Set<string>();
  reader.tokens.forEach((token, at) => {
    if (token.kind !== 'aspect' || reader.taken.has(at)) return;
    if (isBySign(reader, at)) {
      saySignAspect(reader, at);
      return;
    }
    for (const pair of pairsAt(reader, at)) {
      const key = `${pair.a.body} ${pair.b.body} ${token.id}`;
      if (said.has(key)) continue;
      said.add(key);
      sayAspect(reader, at, pair, token.id, token.form);
    }
  });
  readBetween(reader, said);
  readPartings(reader);
  readOn(reader);
  readReturn(reader);
  readOrbs(reader);
}

/** "three exact trines": the name of the aspect, in a form that could be its verb. */
const isNamed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.form === 'noun' ||
  (tokens[at]?.form === 'verb' &&
    (tokens[at - 1]?.kind === 'number' ||
      tokens[at - 1]?.kind === 'ordinal' ||
      isCue(tokens[at - 1], 'exact')));

/** What leads in the name of the aspect that two bodies make. */
const BY = /(?:^| )(?:by|in|with|through)(?: an?)?$/i;

/** The two ends of an aspect word. */
function pairsAt(reader: Reader, at: number): readonly Pair[] {
  const { tokens, mentions } = reader;
  const token = tokens[at];
  const inClause = mentions.filter((one) => sameClause(reader, one.at, at));
  const left = inClause.filter((one) => one.at < at);
  const right = inClause.filter((one) => one.from > at || (one.at > at && one.from >= at));
  const direct = right.find((one) => isDirect(reader, at, one.from, isNamed(tokens, at)));
  const isNoun = isNamed(tokens, at);
  // "…, since the closer angle is the busier one" compares two that were named.
  if (isNoun && tokens[at - 1]?.id === 'closer') return [];
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
    const named = left.filter(({ isPronoun }) => !isPronoun);
    const [x, y] = named.length >= 2 ? named.slice(-2) : left.slice(-2);
    // "your Moon and your Sun, the part that signs its name, have between them a square"
    const isBetween =
      isCue(tokens[at - 2], 'between') && tokens[at - 1]?.id === 'them' && x?.group === y?.group;
    if (x !== undefined && y !== undefined && (isBetween || isCue(tokens[x.from - 1], 'between')))
      return [{ a: x, b: y }];
  }
  const named = left.filter(({ isPronoun }) => !isPronoun).slice(-2);
  const [first, second] = named;
  // "The Moon beholds Mercury by trine".
  if (
    isNoun &&
    direct === undefined &&
    first !== undefined &&
    second !== undefined &&
    isCue(tokens[at - 1], 'light', 'in', 'with', 'indefinite') &&
    BY.test(
      tokens
        .slice(at - 2, at)
        .map(({ text }) => text)
        .join(' '),
    ) &&
    at - (left.at(-1)?.at ?? second.at) <= 3
  )
    return [{ a: first, b: second }];
  const subject = leftSubject(reader, at, left);
  if (direct !== undefined) {
    const objects = groupOf(reader, direct).filter((one) => one.at >= direct.at);
    if (subject.length > 0) {
      // "the conjunction of …" needs its own pair; a weak verb needs both its ends beside it.
      if (token?.form === 'weak' && !isNear(reader, subject.at(-1)?.at ?? 0, at)) return [];
      return subject.flatMap((a) => objects.map((b) => ({ a, b })));
    }
    // "An opposition links your Venus and your Jupiter".
    const [one, two] = objects;
    if (isNoun && one !== undefined && two !== undefined) return [{ a: one, b: two }];
    const other = right.find((one) => one.at > (objects.at(-1)?.at ?? 0));
    if (other !== undefined && token?.form !== 'weak') return [{ a: other, b: direct }];
    const before = reader.memory.bodies.at(-1);
    return before !== undefined && token?.form === 'adj' && at <= 1
      ? [{ a: { ...before, at: -1 }, b: direct }]
      : [];
  }
  // "Venus and Mars are square", "the two of them oppose each other"
  const last = left.findLast(({ isPronoun }) => !isPronoun) ?? left.at(-1);
  if (last === undefined || token?.form === 'weak' || hasOtherObject(reader, at)) return [];
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

/** "Saturn sits on the doorstep": a verb with an object that is no body. */
const hasOtherObject = ({ tokens }: Reader, at: number): boolean =>
  tokens[at]?.form === 'verb' &&
  isCue(tokens[at + 1], 'the', 'indefinite', 'your') &&
  tokens[at + 2]?.kind === 'word';

function withBetween(reader: Reader, left: readonly Mention[]): boolean {
  const [a, b] = left.slice(-2);
  return (
    a !== undefined &&
    b !== undefined &&
    tokensBetween(reader, a.at, b.from).every(
      (token) =>
        isCue(token, 'with', 'and', 'to', 'your', 'the', 'light') ||
        isMark(token, '-', '/') ||
        token.id === 'beside',
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
      // A name in quotes is still that name.
      !isMark(token, '"', '“', '”') &&
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

/** "Saturn on your Moon": what passes over a point of the birth. */
function readOn(reader: Reader): void {
  reader.tokens.forEach((token, at) => {
    if (!isCue(token, 'in') || token.text.toLowerCase() !== 'on') return;
    const [a, b] = [mentionAt(reader, at - 1), reader.mentions.find(({ from }) => from === at + 1)];
    if (a === undefined || b === undefined || a.isPronoun || b.isPronoun) return;
    if ((a.whose === null || a.whose === 'sky') && b.whose === 'natal')
      sayAspect(reader, at, { a, b }, 'any', 'window');
  });
}

/** "in signs that square each other", "a square by sign": the signs alone are meant. */
function isBySign({ tokens }: Reader, at: number): boolean {
  const before = isCue(tokens[at - 1], 'light', 'which') ? tokens[at - 2] : tokens[at - 1];
  return isCue(before, 'sign-word') || /^by signs?$/i.test(tokens[at + 1]?.text ?? '');
}

function saySignAspect(reader: Reader, at: number): void {
  const { view, tokens } = reader;
  const [a, b] = reader.mentions.filter((one) => one.at < at && !one.isPronoun).slice(-2);
  if (a === undefined || b === undefined) return;
  const said = tokens[at]?.id ?? '';
  const [slotA = '', slotB = ''] = [slotsOf(reader, a, 'sign')[0], slotsOf(reader, b, 'sign')[0]];
  const [x, y] = [slotA, slotB].map((slot) => signNumber(view.words(slot)?.[0] ?? ''));
  const apart = x === null || y === null || x === undefined || y === undefined ? null : Math.abs(x - y);
  const angle = apart === null ? null : Math.min(apart, 12 - apart) * 30;
  say(reader, at, {
    shape: 'relation',
    says: `${said} by sign`,
    negated: isNegated(reader, a.at, at),
    candidates: [
      {
        slot: slotA,
        outcome:
          angle === null
            ? unknown
            : known(
                namesOf(said).some((name) => ASPECT_ANGLES[name] === angle),
                slotA,
                slotB,
              ),
      },
    ],
  });
}

/** "Saturn leaves your Moon": a word of coming or going, with the point it is said of right after it. */
function readPartings(reader: Reader): void {
  reader.tokens.forEach((token, at) => {
    if (!isCue(token, 'enter', 'leave')) return;
    const far = reader.mentions.find((one) => one.at > at && sameClause(reader, one.at, at));
    const near = reader.mentions.findLast((one) => one.at < at && sameClause(reader, one.at, at));
    if (far === undefined || near === undefined || far.whose !== 'natal' || near.whose === 'natal') return;
    if (isDirect(reader, at, far.from, false) && tokensBetween(reader, near.at, at).length <= 3)
      sayAspect(reader, at, { a: near, b: far }, 'any', token.id);
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
  // Contacts of lots are listed on no sheet: their silence denies nothing.
  if (x === 'other' || y === 'other' || a.isLot || b.isLot) return [{ slot: 'other', outcome: unknown }];
  if (x === 'partner' || y === 'partner') return [synastryCandidate(view, a, b, names)];
  const candidates: Candidate[] = [];
  const moving = x === 'sky' || y === 'sky' || isTimed || isSkyClause(reader, a);
  // "Your Sun squares Jupiter": what moves is named first, so without a word of time both are of the birth.
  const bothNatal = x === 'natal' && (y === 'natal' || y === null);
  // A mark of the birth's own contact decides where no word says whose it is.
  const isCited =
    x !== 'sky' &&
    y !== 'sky' &&
    view
      .contacts('natal', a.body, b.body)
      .some(({ stem }) => reader.cites.some((id) => id.startsWith(`${stem}.`)));
  if ((!moving || isCited) && a.body !== b.body) candidates.push(natalCandidate(view, a.body, b.body, names));
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
  for (const [near, far] of [
    [a, b],
    [b, a],
  ] as const) {
    const opposite = OPPOSITE_POINTS[far] ?? '';
    const mirrored = names.flatMap((name) => MIRRORED_ASPECTS[name] ?? []);
    if (view.contacts('natal', near, opposite).length > 0)
      return natalCandidate(view, near, opposite, mirrored);
  }
  // The sheet lists no contacts of these two ends of the axes: their silence denies nothing.
  if ([a, b].some((body) => body === 'dsc' || body === 'ic'))
    return { slot: `${slot}.orb`, outcome: unknown };
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
  const meant = listed.filter(({ aspect }) => names.includes(aspect));
  // "reaches your Sun" names no aspect: of several contacts the cited one is meant.
  const match = meant.find(({ stem }) => reader.cites.some((id) => id.startsWith(`${stem}.`))) ?? meant[0];
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
  // A regard by whole signs is one fact; a contact by degrees has several.
  return [
    stem,
    ...['orb', 'exact', 'enter', 'leave', 'applying', 'relation'].map((field) => `${stem}.${field}`),
  ].filter((id) => view.has(id));
}

/** The contacts an orb may belong to: those that bear the aspect out, else the ones it was asked of. */
function orbsOf(candidates: readonly Candidate[]): readonly string[] {
  return candidates.flatMap(({ slot, outcome }) => {
    const orbs = outcome.facts.filter((id) => id.endsWith('.orb')).map((id) => id.slice(0, -4));
    return outcome.is === 'true' ? orbs : outcome.is === 'unknown' ? [slot.replace(/\.orb$/, '')] : [];
  });
}
