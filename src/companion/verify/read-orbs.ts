/** How near a contact is, growing or fading: degrees and words of nearness beside it. */
import { comparisonBefore, rangeOutcome } from './read-degrees.ts';
import { isCue, isNegated, known, sameClause, say, unknown } from './reader.ts';
import type { Outcome, Reader, Timed } from './reader.ts';
import type { SheetView } from './sheet-view.ts';

/** Degrees and words of nearness beside a contact: said of the last one named before them, else the first after. */
export function readOrbs(reader: Reader): void {
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
  // "at half a degree" is a distance: no place is told so.
  if (isBounded(reader, at) || (tokens[at]?.n ?? 1) < 1) return true;
  if (
    isCue(tokens[at - 1], 'in') ||
    tokens.slice(Math.max(0, at - 3), at).some((token) => isCue(token, 'stand'))
  )
    return false;
  return reader.timed.length > 0;
}

/** "within three degrees": never a place in a sign. */
function isBounded(reader: Reader, at: number): boolean {
  return reader.tokens.slice(Math.max(0, at - 2), at).some((token) => isCue(token, 'within'));
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
