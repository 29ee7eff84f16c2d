/** Claims about the contacts of a birth as a whole: how many there are, which is the closest, who has none. */
import { holderOf } from './holder.ts';
import { isCue, isNegated, known, sameClause, say, unknown } from './reader.ts';
import type { Outcome, Reader } from './reader.ts';
import type { Contact, SheetView } from './sheet-view.ts';
import { ASPECT_FAMILIES } from './tables.ts';

/** All claims of that kind in a sentence; the contacts that it names must have been read. */
export function readContactCounts(reader: Reader): void {
  if (reader.tokens.some((token) => isCue(token, 'sky', 'moving', 'their')) || reader.dates.length > 0)
    return;
  reader.tokens.forEach((token, at) => {
    if (token.kind === 'aspect') readNumber(reader, at);
    else if (isCue(token, 'unaspected')) readUnaspected(reader, at);
    else if (isCue(token, 'closest', 'loosest'))
      if (token.form === 'than') readNearer(reader, at);
      else readNearest(reader, at);
  });
}

const aspectsOf = (said: string): readonly string[] => ASPECT_FAMILIES[said] ?? [said];

/** A family listed whole: what is not there is not. */
const isWhole = (view: SheetView): boolean => view.isComplete('natal.sun-trine-moon.orb');

const orbsOf = (contacts: readonly Contact[]): readonly string[] => contacts.map(({ stem }) => `${stem}.orb`);

/** Contacts counted against a number; an unfinished list can only grow. */
function countOutcome(view: SheetView, contacts: readonly Contact[], n: number): Outcome {
  if (isWhole(view)) return known(contacts.length === n, ...orbsOf(contacts));
  return contacts.length > n ? known(false, ...orbsOf(contacts)) : unknown;
}

/** "You have three squares", "there are no oppositions in your chart", "your Moon makes two trines". */
function readNumber(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const said = tokens[at]?.id ?? '';
  const form = tokens[at]?.form;
  if ((form !== 'noun' && form !== 'verb') || readMany(reader, at)) return;
  const n = numberBefore(reader, at);
  // "no square to Saturn" and "one trine between two bodies" name the pair, and are read as one contact.
  if (n === null || isCue(tokens[at + 1], 'to', 'with', 'between', 'from', 'of')) return;
  const owner = reader.mentions.findLast((one) => one.at < n.at && sameClause(reader, one.at, at));
  if (owner === undefined && !tokens.some((token) => isCue(token, 'your', 'you', 'here', 'natal', 'holds')))
    return;
  const contacts = view
    .contactsOf('natal')
    .filter(
      ({ a, aspect, b }) =>
        aspectsOf(said).includes(aspect) && (owner === undefined || a === owner.body || b === owner.body),
    );
  say(reader, at, {
    shape: 'count',
    says: `${n.value} ${said}`,
    negated: n.value > 0 && isNegated(reader, Math.max(-1, n.at - 3), n.at),
    candidates: [{ slot: 'natal.*-*-*.orb', outcome: countOutcome(view, contacts, n.value) }],
  });
}

/** "No planet opposes your Sun", "two planets square your Moon". */
function readMany(reader: Reader, at: number): boolean {
  const { tokens, view } = reader;
  let noun = at - 1;
  while (isCue(tokens[noun], 'light')) noun -= 1;
  const target = reader.mentions.find(
    (one) => one.at > at && one.from - at <= 3 && sameClause(reader, one.at, at),
  );
  const n = isCue(tokens[noun], 'planet-word') ? numberBefore(reader, noun) : null;
  if (n === null || target === undefined) return false;
  const said = tokens[at]?.id ?? '';
  const contacts = view
    .contactsOf('natal')
    .filter(
      ({ a, aspect, b }) => aspectsOf(said).includes(aspect) && (a === target.body || b === target.body),
    );
  say(reader, Math.max(at, target.at), {
    shape: 'count',
    says: `${n.value} ${said}`,
    candidates: [{ slot: `natal.${target.body}-*-*.orb`, outcome: countOutcome(view, contacts, n.value) }],
  });
  return true;
}

/** The number, or the "no", right before an aspect's name. */
function numberBefore(reader: Reader, at: number): { readonly value: number; readonly at: number } | null {
  const { tokens } = reader;
  let j = at - 1;
  while (isCue(tokens[j], 'light', 'only', 'tight', 'wide', 'exact')) j -= 1;
  const token = tokens[j];
  if (token?.kind === 'number' && Number.isInteger(token.n)) return { value: token.n, at: j };
  return isCue(token, 'not', 'none') ? { value: 0, at: j } : null;
}

function readUnaspected(reader: Reader, at: number): void {
  const holder = holderOf(reader, at);
  for (const { body } of holder?.mentions ?? []) {
    const contacts = reader.view.contactsOf('natal').filter(({ a, b }) => a === body || b === body);
    say(reader, at, {
      shape: 'count',
      says: '0 any',
      negated: isNegated(reader, holder?.from ?? at, at),
      candidates: [{ slot: `natal.${body}-*-*.orb`, outcome: countOutcome(reader.view, contacts, 0) }],
    });
  }
}

/** "… is the one between the Sun and Mars": the contact of the birth that the two have, unnamed. */
function pairAfter(reader: Reader, at: number): readonly string[] {
  const [a, b] = reader.mentions.filter(
    (one) => one.at > at && !one.isPronoun && sameClause(reader, one.at, at),
  );
  if (a === undefined || b === undefined) return [];
  return reader.view.contacts('natal', a.body, b.body).map(({ stem }) => stem);
}

/** "Your Sun-Mars square is tighter than your Venus-Jupiter opposition". */
function readNearer(reader: Reader, at: number): void {
  const { view } = reader;
  const orbOf = (stems: readonly string[]): string | undefined =>
    stems.map((stem) => `${stem}.orb`).find((slot) => view.number(slot) !== null);
  const contacts = reader.timed.filter(({ type }) => type === 'contact');
  const near = orbOf(contacts.findLast((one) => one.at < at)?.orbs ?? []);
  const far = orbOf(contacts.find((one) => one.at > at)?.orbs ?? []);
  if (near === undefined || far === undefined || near === far) return;
  const [a, b] = [near, far].map((slot) => view.number(slot)?.from ?? Number.NaN);
  if (a === undefined || b === undefined) return;
  const isCloser = isCue(reader.tokens[at], 'closest');
  say(reader, at, {
    shape: 'comparison',
    says: isCloser ? 'closer' : 'wider',
    negated: isNegated(reader, Math.max(-1, at - 3), at),
    candidates: [{ slot: near, outcome: known(isCloser ? a < b : a > b, near, far) }],
  });
}

/** "The closest aspect of your chart is the square of Venus and Neptune". */
function readNearest(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const noun = [at + 1, at + 2].find((i) => tokens[i]?.kind === 'aspect');
  const named = reader.timed.find(
    (one) => one.type === 'contact' && one.at !== noun && one.orbs.some((stem) => stem.startsWith('natal.')),
  );
  const pair = named === undefined ? pairAfter(reader, at) : [];
  const own = [...(named?.orbs ?? []), ...pair].find((stem) => view.number(`${stem}.orb`) !== null);
  if (noun === undefined || own === undefined) return;
  const orb = (stem: string): number => view.number(`${stem}.orb`)?.from ?? Number.NaN;
  const isCloser = isCue(tokens[at], 'closest');
  const rivals = view
    .contactsOf('natal')
    .filter(({ aspect, stem }) => stem !== own && aspectsOf(tokens[noun]?.id ?? '').includes(aspect))
    .filter(({ stem }) => (isCloser ? orb(stem) < orb(own) : orb(stem) > orb(own)));
  say(reader, Math.max(at, named?.at ?? at), {
    shape: 'comparison',
    says: isCloser ? 'closest' : 'loosest',
    negated: isNegated(reader, Math.max(-1, at - 4), at),
    candidates: [
      {
        slot: `${own}.orb`,
        outcome:
          rivals.length > 0
            ? known(false, `${own}.orb`, ...orbsOf(rivals))
            : isWhole(view)
              ? known(true, `${own}.orb`)
              : unknown,
      },
    ],
  });
}
