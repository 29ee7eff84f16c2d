/** Claims of number: how many, none, more than, most. A count must stand on the sheet or follow from a family listed whole. */
import { PLANET_IDS } from '#astro/body/body-id.ts';
import { isCue, isMark, isNegated, known, sameClause, say, unknown } from './reader.ts';
import type { Candidate, Outcome, Reader } from './reader.ts';
import type { SheetView } from './sheet-view.ts';
import type { Token } from './lex.ts';
import { ELEMENTS, MODALITIES, WUXING, elementOf, modalityOf } from './tables.ts';

type Counted = { readonly slot: string; readonly n: number | null; readonly facts: readonly string[] };
type Subject = { readonly at: number; readonly token: Token; readonly family: string };

/** All claims of number in a sentence. */
export function readCounts(reader: Reader): void {
  const subjects = subjectsIn(reader);
  if (subjects.length === 0) return;
  if (readComparison(reader, subjects)) return;
  for (const subject of subjects) {
    if (reader.taken.has(subject.at)) continue;
    if (!readSuperlative(reader, subject, subjects) && !readNumber(reader, subject))
      readAmount(reader, subject);
  }
}

/** What may be counted here: elements where the sentence speaks of planets or pillars, suits, orientations, houses of planets. */
function subjectsIn(reader: Reader): readonly Subject[] {
  const { tokens, view } = reader;
  const anchored = tokens.some((token) =>
    isCue(
      token,
      'planet-word',
      'element-word',
      'count-verb',
      'absent',
      'strongest',
      'weakest',
      'most',
      'least',
      'here',
      'more',
      'fewer',
      'none',
      'empty',
      'plenty',
      'scant',
      'equal',
      'half',
      'rank',
    ),
  );
  return tokens.flatMap((token, at): readonly Subject[] => {
    if (token.kind === 'element') {
      // A sentence that cites the planets' signs counts those.
      const isOfSigns = reader.cites.some((id) => id.startsWith('natal.element.'));
      const isPillar =
        !isOfSigns && view.hasFamily('bazi') && (WUXING as readonly string[]).includes(token.id);
      const isSky = ELEMENTS.includes(token.id);
      const isShort = tokens.length <= 7 && tokens.some((one) => isCue(one, 'not', 'you', 'your'));
      // "no Metal", "only one Earth": beside its number it is counted.
      const isCounted =
        isPillar &&
        (tokens[at - 1]?.kind === 'number' ||
          isCue(tokens[at - 1], 'not', 'none') ||
          tallied(reader, at) !== null);
      if (!anchored && !isShort && !isCounted) return [];
      return isPillar ? [{ at, token, family: 'bazi' }] : isSky ? [{ at, token, family: 'natal' }] : [];
    }
    if (token.kind === 'modality') return anchored ? [{ at, token, family: 'natal' }] : [];
    if (token.kind === 'suit' || token.kind === 'arcana') return [{ at, token, family: 'tarot' }];
    if (token.kind === 'orientation' && tokens.some((one) => isCue(one, 'card-word', 'all', 'both', 'none')))
      return [{ at, token, family: 'tarot' }];
    if (
      (token.kind === 'sign' || token.kind === 'house' || token.kind === 'motion') &&
      isOfPlanets(reader, at)
    )
      return [{ at, token, family: 'natal' }];
    return [];
  });
}

/** "planets in Leo", "retrograde planets": what is counted stands right beside. */
function isOfPlanets(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  if (isCue(tokens[at + 1], 'planet-word')) return true;
  // "Nothing in your chart is retrograde".
  if (
    tokens[at]?.kind === 'motion' &&
    isCue(tokens[0], 'none') &&
    isCue(tokens[1], 'here', 'natal', 'in', 'of', 'be')
  )
    return true;
  for (let j = at - 1; j >= Math.max(0, at - 5); j -= 1) {
    if (isCue(tokens[j], 'planet-word')) return true;
    if (!isCue(tokens[j], 'in', 'the', 'your', 'be', 'stand', 'light', 'here')) return false;
  }
  return false;
}

function count(view: SheetView, { token, family }: Subject): Counted {
  switch (token.kind) {
    case 'element':
    case 'modality': {
      const slot = `${family}.${token.kind}.${token.id}.count`;
      const held = view.number(slot);
      if (held !== null) return { slot, n: held.from, facts: [slot] };
      if (view.isComplete(slot) && view.idsUnder(`${family}.${token.kind}.`).length > 0)
        return { slot, n: 0, facts: view.idsUnder(`${family}.${token.kind}.`) };
      return {
        slot,
        ...(family === 'natal'
          ? bySigns(
              view,
              (sign) => (token.kind === 'element' ? elementOf(sign) : modalityOf(sign)) === token.id,
            )
          : { n: null, facts: [] }),
      };
    }
    case 'suit':
    case 'arcana':
    case 'orientation':
      return countCards(view, token);
    case 'sign':
      return { slot: 'natal.*.sign', ...bySigns(view, (sign) => sign === token.id) };
    case 'house':
      return { slot: `natal.house${token.id}.occupants`, ...byHouse(view, token.id) };
    case 'motion':
      return { slot: 'natal.*.retrograde', ...byMotion(view, token.id) };
    default:
      return { slot: family, n: null, facts: [] };
  }
}

function bySigns(
  view: SheetView,
  wanted: (sign: string) => boolean,
): { n: number | null; facts: readonly string[] } {
  const slots = PLANET_IDS.map((body) => `natal.${body}.sign`);
  const signs = slots.map((slot) => view.words(slot));
  if (signs.some((held) => held?.length !== 1)) return { n: null, facts: [] };
  return { n: signs.filter((held) => wanted(held?.[0] ?? '')).length, facts: slots };
}

function byHouse(view: SheetView, house: string): { n: number | null; facts: readonly string[] } {
  const slot = `natal.house${house}.occupants`;
  const list = view.list(slot);
  if (list !== null) return { n: list.length, facts: [slot] };
  const slots = PLANET_IDS.map((body) => `natal.${body}.house`).filter((id) => view.has(id));
  const inside = slots.filter((id) => view.words(id)?.includes(house) === true);
  if (inside.length > 0 || view.isComplete('natal.sun.house'))
    return { n: slots.length > 0 ? inside.length : null, facts: inside.length > 0 ? inside : slots };
  return { n: null, facts: [] };
}

function byMotion(view: SheetView, motion: string): { n: number | null; facts: readonly string[] } {
  const slots = PLANET_IDS.map((body) => `natal.${body}.retrograde`).filter((id) => view.has(id));
  const moving = slots.filter((id) => view.flag(id) === (motion === 'retrograde'));
  // Of an unfinished list some are known: enough to deny that there is none.
  if (!view.isComplete('natal.mercury.retrograde') || slots.length === 0) return { n: null, facts: moving };
  return { n: moving.length, facts: slots };
}

const COURTS = /-(?:page|knight|queen|king)$/;

function countCards(view: SheetView, token: Token): Counted {
  const named =
    token.kind === 'suit'
      ? `tarot.suit.${token.id}.count`
      : token.id === 'majors'
        ? 'tarot.majors.count'
        : `tarot.${token.id}.count`;
  const held = view.number(named);
  if (held !== null) return { slot: named, n: held.from, facts: [named] };
  const slots = view
    .idsUnder('tarot.')
    .filter((id) =>
      (token.kind === 'orientation' ? /^tarot\.\d+\.reversed$/ : /^tarot\.\d+\.card$/).test(id),
    );
  if (slots.length === 0 || !view.isComplete('tarot.1.card')) return { slot: named, n: null, facts: [] };
  const matching = slots.filter((id) => {
    if (token.kind === 'orientation') return view.flag(id) === (token.id === 'reversed');
    const card = view.words(id)?.[0] ?? '';
    if (token.kind === 'suit') return card.startsWith(`${token.id}-`);
    return token.id === 'majors' ? card.startsWith('major-') : COURTS.test(card);
  });
  return { slot: named, n: matching.length, facts: matching.length > 0 ? matching : slots };
}

/** "more wood than metal", "metal outnumbers wood", "as much fire as earth". */
function readComparison(reader: Reader, subjects: readonly Subject[]): boolean {
  const { tokens, view } = reader;
  const at = tokens.findIndex((token) => isCue(token, 'more', 'fewer', 'equal'));
  const cue = tokens[at];
  if (at < 0 || cue === undefined || subjects.length < 2) return false;
  const than = tokens.findIndex((token, i) => i > at && isCue(token, 'than', 'equal'));
  const joint = cue.form === 'verb' ? at : cue.form === 'both' ? (subjects[1]?.at ?? at) : than;
  if (joint < 0) return false;
  const first = subjects.findLast((one) => one.at < joint);
  const second = cue.form === 'both' ? subjects[1] : subjects.find((one) => one.at > joint);
  if (first === undefined || second === undefined) return false;
  const [x, y] = [count(view, first), count(view, second)];
  const outcome: Outcome =
    x.n === null || y.n === null
      ? unknown
      : known(
          isCue(cue, 'more') ? x.n > y.n : isCue(cue, 'fewer') ? x.n < y.n : x.n === y.n,
          ...new Set([...x.facts, ...y.facts]),
        );
  const negated = tokens.slice(Math.max(0, at - 3), at).some((token) => isCue(token, 'not'));
  say(reader, second.at, {
    shape: 'comparison',
    says: `${first.token.id} ${cue.id} ${second.token.id}`,
    negated,
    candidates: [{ slot: x.slot, outcome }],
  });
  return true;
}

/** "Metal is the strongest", "most of your planets are in fire", "water dominates". */
function readSuperlative(reader: Reader, subject: Subject, subjects: readonly Subject[]): boolean {
  const { tokens, view } = reader;
  const cues = tokens.flatMap((token, i) =>
    sameClause(reader, i, subject.at) &&
    isCue(token, 'strongest', 'weakest', 'most', 'least', 'all', 'rank') &&
    Math.abs(i - subject.at) <= 9 &&
    !isOfAnother(reader, i, subject, subjects)
      ? [i]
      : [],
  );
  const at = cues[0];
  if (at === undefined) return false;
  const cue = tokens[at];
  const isShare =
    isCue(cue, 'all') ||
    (isCue(cue, 'most') && tokens.some((token) => isCue(token, 'planet-word', 'card-word')));
  const own = isShare ? countJoined(reader, subject, subjects) : count(view, subject);
  const negated = tokens
    .slice(Math.max(0, Math.min(at, subject.at) - 1), Math.max(at, subject.at))
    .some((token) => isCue(token, 'not'));
  const emit = (outcome: Outcome): boolean => {
    say(reader, Math.max(at, subject.at), {
      shape: 'comparison',
      says: `${cue?.id} ${subject.token.id}`,
      negated,
      candidates: [{ slot: own.slot, outcome }],
    });
    return true;
  };
  if (own.n === null) return emit(unknown);
  if (isShare) {
    const total = totalOf(view, subject);
    return emit(known(isCue(cue, 'all') ? own.n === total : own.n > total / 2, ...own.facts));
  }
  const kin = kinOf(subject).map((token) => count(view, { ...subject, token }));
  if (isCue(cue, 'rank')) {
    const counts = kin.flatMap(({ n }) => n ?? []);
    const above = counts.filter((n) => n > (own.n ?? 0)).length;
    if (at < subject.at || counts.length < kin.length) return at < subject.at ? false : emit(unknown);
    return emit(known(above === Number(cue?.form) - 1, ...new Set(kin.flatMap(({ facts }) => facts))));
  }
  const others = kin.flatMap(({ n, slot }) => (slot === own.slot ? [] : [n]));
  const rival = isCue(cue, 'strongest', 'most') ? Math.max : Math.min;
  const numbers = others.filter((n) => n !== null);
  const holds = isCue(cue, 'strongest', 'most') ? own.n >= rival(...numbers) : own.n <= rival(...numbers);
  // One rival that is greater denies; to bear it out all must be known.
  if (!holds) return emit(known(false, ...new Set(kin.flatMap(({ facts }) => facts))));
  return emit(
    others.some((n) => n === null) ? unknown : known(true, ...new Set(kin.flatMap(({ facts }) => facts))),
  );
}

/** How many planets or cards there are in all. */
function totalOf(view: SheetView, { family }: Subject): number {
  return family === 'tarot'
    ? view.idsUnder('tarot.').filter((id) => id.endsWith('.card')).length
    : PLANET_IDS.length;
}

/** "in earth and fire": counted together, the second taken with the first. */
function countJoined(reader: Reader, subject: Subject, subjects: readonly Subject[]): Counted {
  const own = count(reader.view, subject);
  const next = subjects.find((one) => one.at > subject.at && one.token.kind === subject.token.kind);
  const isJoined =
    next !== undefined &&
    reader.tokens
      .slice(subject.at + 1, next.at)
      .every((token) => isCue(token, 'and', 'or', 'in', 'sign-word'));
  if (!isJoined) return own;
  reader.taken.add(next.at);
  const other = count(reader.view, next);
  return {
    slot: own.slot,
    n: own.n === null || other.n === null ? null : own.n + other.n,
    facts: [...own.facts, ...other.facts],
  };
}

/** "Earth leads, then fire": the word of rank is the earlier one's, and a comma ends it. */
function isOfAnother(reader: Reader, cue: number, subject: Subject, subjects: readonly Subject[]): boolean {
  return (
    subjects.some((one) => one.at < cue && cue < subject.at) &&
    reader.tokens.slice(cue, subject.at).some((token) => isMark(token, ','))
  );
}

function kinOf({ token, family }: Subject): readonly Token[] {
  const ids: readonly string[] =
    token.kind === 'modality'
      ? MODALITIES
      : token.kind === 'suit'
        ? ['wands', 'cups', 'swords', 'pentacles']
        : family === 'bazi'
          ? WUXING
          : ELEMENTS;
  return ids.map((id) => ({ ...token, id }));
}

const SKIPPED = [
  'of',
  'your',
  'the',
  'in',
  'be',
  'stand',
  'planet-word',
  'card-word',
  'light',
  'here',
  'natal',
  'holds',
  'sign-word',
  'house-word',
  'element-word',
  'only',
  'indefinite',
  'drawn',
  'with',
  'all',
  'you',
  'suit-word',
  'exactly',
  'within',
  'over',
  'from',
  'count-verb',
  'both',
] as const;

/** The number before a subject, or after its verb; "no", "none" and "missing" are nought. */
function readNumber(reader: Reader, subject: Subject): boolean {
  const said =
    tallied(reader, subject.at) ??
    numberBefore(reader, subject) ??
    numberAfter(reader, subject.at) ??
    countedTogether(reader, subject.at);
  if (said === null) return false;
  const own = count(reader.view, subject);
  const { n, bound, at, negated } = said;
  const outcome: Outcome =
    own.n === null
      ? n === 0 && own.facts.length > 0
        ? known(false, ...own.facts)
        : unknown
      : known(
          bound === 'over'
            ? own.n > n
            : bound === 'min'
              ? own.n >= n
              : bound === 'under'
                ? own.n < n
                : own.n === n,
          ...own.facts,
        );
  reader.taken.add(subject.at);
  const candidate: Candidate = { slot: own.slot, outcome };
  say(reader, Math.max(at, subject.at), {
    shape: 'count',
    says: `${bound === 'equal' ? '' : `${bound} `}${n}`,
    negated,
    candidates: [candidate],
  });
  return true;
}

/** "a lot of water", "little fire": well above or below an even share; what lies between is no one's to say. */
function readAmount(reader: Reader, subject: Subject): void {
  const { tokens, view } = reader;
  const near = tokens.findIndex(
    (token, i) =>
      isCue(token, 'plenty', 'scant') && Math.abs(i - subject.at) <= 4 && sameClause(reader, i, subject.at),
  );
  const kin = kinOf(subject).map((token) => count(view, { ...subject, token }));
  const own = count(view, subject);
  const counted = kin.flatMap(({ n }) => n ?? []);
  if (near < 0 || own.n === null || counted.length < kin.length) return;
  const share = counted.reduce((sum, n) => sum + n, 0) / kin.length;
  const isPlenty = isCue(tokens[near], 'plenty');
  const isClear = Math.abs(own.n - share) >= share * 0.2;
  say(reader, Math.max(near, subject.at), {
    shape: 'comparison',
    says: `${tokens[near]?.id} ${subject.token.id}`,
    negated: isNegated(reader, Math.max(-1, Math.min(near, subject.at) - 3), Math.max(near, subject.at)),
    candidates: [
      { slot: own.slot, outcome: isClear ? known(own.n > share === isPlenty, ...own.facts) : unknown },
    ],
  });
}

type Said = {
  readonly n: number;
  readonly bound: 'equal' | 'over' | 'min' | 'under';
  readonly at: number;
  readonly negated: boolean;
};

function numberBefore(reader: Reader, subject: Subject): Said | null {
  const { tokens, view } = reader;
  const { at } = subject;
  let found: { n: number; at: number } | null = null;
  let denied = false;
  for (let j = at - 1; j >= Math.max(0, at - 9); j -= 1) {
    const token = tokens[j];
    if (!sameClause(reader, j, at)) break;
    if (token?.kind === 'number') found = { n: token.n, at: j };
    // "only one of your three cards": the share, not the whole it is taken from.
    else if (found !== null && token?.form === 'one-of') found = { n: 1, at: j };
    else if (isCue(token, 'half'))
      return { n: totalOf(view, subject) / Number(token?.form), bound: 'equal', at: j, negated: denied };
    else if (isCue(token, 'none', 'absent', 'empty')) return { n: 0, bound: 'equal', at: j, negated: false };
    else if (isCue(token, 'not')) {
      denied = true;
      if (found === null) return { n: 0, bound: 'equal', at: j, negated: false };
      // "not a single", "not one" is none; "not four" denies the four.
      return found.n === 1
        ? { n: 0, bound: 'equal', at: j, negated: false }
        : { ...found, bound: 'equal', negated: true };
    } else if (isCue(token, 'more') && found !== null) return { ...found, bound: 'over', negated: denied };
    else if (isCue(token, 'fewer') && found !== null) return { ...found, bound: 'under', negated: denied };
    else if (isCue(token, 'over') && found !== null)
      return { ...found, bound: token?.form === 'min' ? 'min' : 'over', negated: denied };
    else if (
      !isCue(token, ...SKIPPED, 'than') &&
      !(token?.kind === 'word' && found === null && j === at - 1) &&
      !(isMark(token, ',') && found === null && tokens[j - 1]?.kind === 'number') &&
      token?.kind !== 'motion'
    )
      break;
  }
  return found === null ? null : { ...found, bound: 'equal', negated: denied };
}

/** "Wood and water are both missing", "cups and wands each appear once": what is said of the last is said of the first. */
function countedTogether(reader: Reader, at: number): Said | null {
  const { tokens } = reader;
  let next = at + 1;
  while (isCue(tokens[next], 'and', 'the') || isMark(tokens[next], ',')) next += 1;
  if (next === at + 1 || tokens[next]?.kind !== tokens[at]?.kind) return null;
  const said = numberAfter(reader, next) ?? countedTogether(reader, next);
  const isEach = said !== null && tokens.slice(next, said.at).some(({ id }) => EACH.has(id));
  return said?.n === 0 || isEach ? said : null;
}

/** Words that give every member of a list the same number. */
const EACH = new Set(['each', 'both']);

/** "fire 3, earth 5": the bare number of a list. */
function tallied({ tokens }: Reader, at: number): Said | null {
  const said = tokens[at + 1];
  let end = at + 2;
  // "metal four times over, wood once, water never"
  while (isCue(tokens[end], 'passes', 'above', 'over')) end += 1;
  const next = tokens[end];
  const isAlone = next === undefined || isMark(next, ',', '.', ';', ':') || isCue(next, 'and');
  const n =
    said?.kind === 'number'
      ? said.n
      : isCue(said, 'passes')
        ? Number(said?.form || Number.NaN)
        : isCue(said, 'not', 'none')
          ? 0
          : Number.NaN;
  return isAlone && !Number.isNaN(n) ? { n, bound: 'equal', at: at + 1, negated: false } : null;
}

function numberAfter(reader: Reader, at: number): Said | null {
  const { tokens } = reader;
  let sawVerb = false;
  let denied = false;
  let words = 0;
  for (let j = at + 1; j <= Math.min(tokens.length - 1, at + 8); j += 1) {
    const token = tokens[j];
    if (!sameClause(reader, j, at)) break;
    if (
      isCue(token, 'count-verb', 'be', 'holds', 'stand', 'with') ||
      (isCue(token, 'more') && token?.form === 'verb')
    ) {
      sawVerb = true;
      // "does not appear at all"
      if (denied && isCue(token, 'count-verb') && tokens[j + 1]?.kind !== 'number')
        return { n: 0, bound: 'equal', at: j, negated: false };
    } else if (isCue(token, 'not')) denied = true;
    else if (isCue(token, 'absent')) return { n: 0, bound: 'equal', at: j, negated: denied };
    else if (isCue(token, 'none')) return { n: 0, bound: 'equal', at: j, negated: false };
    else if (isCue(token, 'passes') && token?.form !== '' && sawVerb)
      return { n: Number(token?.form), bound: 'equal', at: j, negated: denied };
    else if (token?.kind === 'number' && (sawVerb || isMark(tokens[at + 1], ':')))
      return { n: token.n, bound: 'equal', at: j, negated: denied };
    else if (token?.kind === 'word' && words < 1) words += 1;
    else if (!isCue(token, ...SKIPPED, 'nearly') && !isMark(token, ':', ',')) break;
  }
  return null;
}
