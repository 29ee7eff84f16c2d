/** Claims about a seat and who holds it: taksa seats, lords of the year, lunar mansions, periods; and words of other traditions. */
import { holderOf } from './holder.ts';
import { isCue, isDeniedBefore, isNegated, known, sameClause, say, unknown, wordOutcome } from './reader.ts';
import type { Candidate, Mention, Outcome, Reader } from './reader.ts';
import type { Token } from './lex.ts';
import type { SheetView } from './sheet-view.ts';

/** All claims of seats, mansions and periods in a sentence. */
export function readRoles(reader: Reader): void {
  const { tokens } = reader;
  tokens.forEach((token, at) => {
    if (token.kind === 'role') readRole(reader, at);
    else if (token.kind === 'nakshatra') readNakshatra(reader, at);
    else if (token.kind === 'period') readPeriod(reader, at);
    else if (isCue(token, 'pada')) readPada(reader, at);
    else if (token.kind === 'technique') readTechnique(reader, at);
    else if (token.kind === 'house' && isYear(tokens[at + 1])) readYear(reader, at);
  });
}

const isYear = (token: Token | undefined): boolean =>
  isCue(token, 'year-word') || (token?.kind === 'pillar' && token.id === 'year');

/** "a sixth-house year, ruled by Mercury": the year of life and its lord. */
function readYear(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const lord = reader.mentions.find(
    (one) => one.at > at && tokens.slice(at, one.at).some((token) => isCue(token, 'ruled-by', 'ruler')),
  );
  const sayRole = (slot: string, value: number, says: string): void => {
    reader.taken.add(value);
    say(reader, value, {
      shape: 'role',
      says,
      negated: isNegated(reader, Math.max(-1, at - 5), value),
      candidates: [{ slot, outcome: wordOutcome(view, slot, [says]) }],
    });
  };
  sayRole('profection.house', at, tokens[at]?.id ?? '');
  if (lord !== undefined) sayRole('profection.lord', lord.at, lord.body);
}

/** A seat is filled by what is named after it, before the next seat; else by what stands before it. */
function readRole(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const role = tokens[at];
  // A seat that a year or a day stands in is the value of another slot.
  if (reader.taken.has(at)) return;
  if (role === undefined || role.id.startsWith('iching.') || role.form === 'nakshatra') {
    if (role?.form === 'nakshatra') readAbsentMansion(reader, at);
    return;
  }
  const filler = fillerOf(reader, at, role.form);
  if (filler === null) return;
  const said = tokens[filler]?.id ?? '';
  reader.taken.add(filler);
  // "the fourth house, the house of home": the same house by another name.
  if (role.form === 'house')
    tokens.forEach((token, i) => {
      if (token.kind === 'house' && token.id === said && sameClause(reader, i, filler)) reader.taken.add(i);
    });
  const slots = role.id.split('|');
  say(reader, Math.max(at, filler), {
    shape: 'role',
    says: said,
    negated:
      isNegated(reader, Math.min(at, filler), Math.max(at, filler)) ||
      isDeniedBefore(reader, Math.min(at, filler)),
    candidates: slots.map((slot) => ({ slot, outcome: roleOutcome(view, slot, said) })),
  });
}

function fillerOf(reader: Reader, at: number, kind: string): number | null {
  const { tokens } = reader;
  // "The Sun is your utsaha, the Moon your montri": what stands right before a seat fills it.
  let lead = at - 1;
  while (isCue(tokens[lead], 'be', 'light', 'the', 'your', 'indefinite', 'than', 'stand', 'not', 'in'))
    lead -= 1;
  if (tokens[lead]?.kind === kind && !reader.taken.has(lead) && sameClause(reader, lead, at)) return lead;
  for (let j = at + 1; j < tokens.length && sameClause(reader, j, at); j += 1) {
    if (tokens[j]?.kind === 'role') break;
    if (tokens[j]?.kind === kind && !reader.taken.has(j)) return j;
  }
  for (let j = at - 1; j >= 0 && sameClause(reader, j, at); j -= 1) {
    if (tokens[j]?.kind === 'role') break;
    if (tokens[j]?.kind === kind && !reader.taken.has(j)) return j;
  }
  return null;
}

/** One star sits in one seat: a star that the sheet puts elsewhere denies this seat too, where the seat itself is not listed. */
function roleOutcome(view: SheetView, slot: string, said: string): Outcome {
  if (view.has(slot)) return wordOutcome(view, slot, [said]);
  if (slot === 'thai.taksa.boriwan' && view.has('thai.birth-star'))
    return wordOutcome(view, 'thai.birth-star', [said]);
  if (slot === 'thai.birth-star' && view.has('thai.taksa.boriwan'))
    return wordOutcome(view, 'thai.taksa.boriwan', [said]);
  if (slot.startsWith('thai.taksa.')) return ringOutcome(view, slot, said);
  return unknown;
}

const RING = ['sun', 'moon', 'mars', 'mercury', 'saturn', 'jupiter', 'rahu', 'venus'];
const SEATS = ['boriwan', 'ayu', 'det', 'si', 'mula', 'utsaha', 'montri', 'kalakini'];

/** The ring turns as one: the birth star tells every seat. */
function ringOutcome(view: SheetView, slot: string, said: string): Outcome {
  const star = view.words('thai.birth-star')?.[0];
  const seat = SEATS.indexOf(slot.slice('thai.taksa.'.length));
  const start = star === undefined ? -1 : RING.indexOf(star);
  if (seat < 0 || start < 0 || !view.isComplete(slot)) return unknown;
  return known(RING[(start + seat) % 8] === said, 'thai.birth-star');
}

// Lunar mansions

function readNakshatra(reader: Reader, at: number): void {
  const { tokens } = reader;
  const holders = mansionHolders(reader, at);
  for (const { body, from } of holders) {
    say(reader, at, {
      shape: 'nakshatra',
      says: tokens[at]?.id ?? '',
      negated:
        from < at ? isNegated(reader, from, at) : isDeniedBefore(reader, at) || isNegated(reader, at, from),
      candidates: mansionCandidates(reader.view, body, tokens[at]?.id ?? ''),
    });
  }
}

function mansionCandidates(view: SheetView, body: string, said: string): readonly Candidate[] {
  const slots =
    body === 'asc'
      ? ['vedic.lagna.nakshatra', 'thai.lagna.nakshatra']
      : [`vedic.${body}.nakshatra`, `thai.${body}.nakshatra`];
  return slots.map((slot) => ({ slot, outcome: wordOutcome(view, slot, [said], isSameMansion) }));
}

const isSameMansion = (held: string, said: string): boolean =>
  held.replace(/[\s-]/g, '') === said.replace(/[\s-]/g, '');

/** "Your nakshatra" without a body is the Moon's. */
function mansionHolders(
  reader: Reader,
  at: number,
): readonly { readonly body: string; readonly from: number }[] {
  const { tokens } = reader;
  const role = tokens.findIndex(
    (token, i) => token.kind === 'role' && token.form === 'nakshatra' && sameClause(reader, i, at),
  );
  const holder = holderOf(reader, at);
  const named: readonly Mention[] = holder === null ? [] : holder.mentions;
  if (named.length > 0) return named.map(({ body }) => ({ body, from: holder?.from ?? at }));
  if (role >= 0) return [{ body: 'moon', from: role }];
  const you = tokens.findIndex((token, i) => i < at && isCue(token, 'you', 'your', 'born'));
  return you >= 0 ? [{ body: 'moon', from: you }] : [];
}

/** "Your nakshatra" on a sheet that knows none. */
function readAbsentMansion(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  if (tokens.some(({ kind }) => kind === 'nakshatra') || view.hasFamily('vedic') || view.hasFamily('thai'))
    return;
  if (!tokens.slice(Math.max(0, at - 3), at).some((token) => isCue(token, 'your'))) return;
  say(reader, at, {
    shape: 'technique',
    says: 'nakshatra',
    candidates: [{ slot: 'vedic.moon.nakshatra', outcome: unknown }],
  });
}

function readPada(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  let after = at + 1;
  while (isCue(tokens[after], 'be', 'the', 'not', 'light')) after += 1;
  const near = [after, at + 2, at - 1, at - 2].find(
    (i) => (tokens[i]?.kind === 'number' || tokens[i]?.kind === 'ordinal') && (tokens[i]?.n ?? 9) <= 4,
  );
  if (near === undefined) return;
  const body = holderOf(reader, at)?.mentions[0]?.body ?? 'moon';
  const slot = `vedic.${body === 'asc' ? 'lagna' : body}.pada`;
  say(reader, at, {
    shape: 'nakshatra',
    says: String(tokens[near]?.n),
    negated: isNegated(reader, Math.max(-1, Math.min(at, near) - 5), Math.max(at, near)),
    candidates: [{ slot, outcome: wordOutcome(view, slot, [String(tokens[near]?.n)]) }],
  });
}

// Periods

const LEVELS: Readonly<Record<string, readonly string[]>> = {
  maha: ['vedic.dasha.maha'],
  antar: ['vedic.dasha.antar'],
  pratyantar: ['vedic.dasha.pratyantar'],
  sub: ['vedic.dasha.antar', 'vedic.dasha.pratyantar', 'thai.mahataksa.sub'],
  any: [
    'vedic.dasha.maha',
    'vedic.dasha.antar',
    'vedic.dasha.pratyantar',
    'thai.mahataksa.major',
    'thai.mahataksa.sub',
  ],
  major: ['thai.mahataksa.major', 'vedic.dasha.maha'],
  'thai-sub': ['thai.mahataksa.sub'],
};

/** "The Saturn sub-period", "the mahadasha of Venus", "Rahu's dasha": the lord, and the stretch that dates beside it are about. */
function readPeriod(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const slots = LEVELS[tokens[at]?.id ?? ''] ?? [];
  const lord = lordOf(reader, at);
  const present = slots.filter((slot) => view.has(slot));
  if (lord !== null) {
    const valueAt = Math.max(at, lord.at);
    say(reader, valueAt, {
      shape: 'period',
      says: lord.body,
      negated:
        isDeniedBefore(reader, Math.min(lord.from, at)) ||
        isNegated(reader, Math.min(lord.at, at), valueAt) ||
        isNegated(reader, Math.max(-1, Math.min(lord.from, at) - 4), Math.min(lord.from, at)),
      candidates: slots.map((slot) => ({ slot, outcome: wordOutcome(view, slot, [lord.body], isSameLord) })),
    });
  }
  const mine =
    lord === null ? present : present.filter((slot) => view.words(slot)?.includes(lord.body) === true);
  reader.timed.push({ at, stems: mine.length > 0 ? mine : present, type: 'period', role: null, orbs: [] });
}

const isSameLord = (held: string, said: string): boolean =>
  held === said || (held === 'northnode' && said === 'rahu') || (held === 'southnode' && said === 'ketu');

function lordOf(reader: Reader, at: number): Mention | null {
  const { tokens, mentions } = reader;
  const left = mentions.findLast(
    (one) => one.at < at && at - one.at <= 3 && sameClause(reader, one.at, at) && !one.isPronoun,
  );
  if (left !== undefined) return left;
  const right = mentions.find(
    (one) => one.at > at && one.from - at <= 6 && sameClause(reader, one.at, at) && !one.isPronoun,
  );
  if (right === undefined)
    return (
      mentions.findLast(
        (one) =>
          one.at < at &&
          sameClause(reader, one.at, at) &&
          tokens.slice(one.at, at).some((token) => isCue(token, 'rules', 'be', 'holds')),
      ) ?? null
    );
  return tokens
    .slice(at + 1, right.from)
    .every((token) => token.kind === 'cue' || token.kind === 'word' || token.kind === 'mark')
    ? right
    : null;
}

// Other traditions

const OF_MODE: Readonly<Record<string, readonly string[]>> = {
  western: ['natal', 'transit', 'sky', 'profection'],
  vedic: ['vedic'],
  bazi: ['bazi'],
  ziwei: ['ziwei'],
  iching: ['iching'],
  tarot: ['tarot'],
  humandesign: ['humandesign'],
  // Families that are not called as their technique is.
  runes: ['rune'],
  geomancy: ['geomancy', 'ifa'],
  ki: ['ninestar', 'kua'],
  numerology: ['numerology', 'chaldean', 'thainumbers', 'thainame'],
  hellenistic: ['hellenistic', 'egyptian'],
  thai: ['thai', 'khmer', 'thainame', 'wheel', 'kua', 'auspicious'],
};

/** A technique that this sheet does not hold, spoken of as the person's own: nothing here can bear it out. */
function readTechnique(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const family = tokens[at]?.id ?? '';
  const families = OF_MODE[family] ?? [family];
  if (families.some((one) => view.hasFamily(one))) return;
  const isOwned =
    tokens.slice(Math.max(0, at - 4), at).some((token) => isCue(token, 'your', 'natal')) ||
    tokens.some((token, i) => i > at && sameClause(reader, i, at) && isCue(token, 'your', 'you'));
  if (!isOwned) return;
  say(reader, at, {
    shape: 'technique',
    says: family,
    candidates: [{ slot: `${family}.*`, outcome: unknown }],
  });
}
