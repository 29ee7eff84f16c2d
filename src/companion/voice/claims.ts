/**
 * What a sentence of the composer claims, in the words of the verifier: shape, slot, value, polarity.
 *
 * Most of it follows from the slots that were really filled, so that a claim falls away with its bracket: `{sign}` places a
 * body, `{onDates}` dates a passage. A frame adds what its own words state, and names the facts that its words mean without
 * stating them. The verifier's reading of the same sentence must come to the same claims.
 */
import type { FactId } from '#facts/fact-id.ts';
import { localDate } from '#lib/local-date.ts';
import type { Claim } from '#companion/verify/claim.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import type { VoiceContext } from './context.ts';
import type { Frame } from './frame.ts';
import { mainBody, pastExact, relevantExact, relevantWindow, returnOf } from './slots.ts';

/** What of a reading in the making its claims are read off: facts, days and how exactly it speaks. */
export type ClaimContext = Pick<VoiceContext, 'facts' | 'depth' | 'zone' | 'today' | 'now'>;

export type DeclaredClaim = Pick<Claim, 'shape' | 'slot' | 'says' | 'negated'>;

/**
 * The claims of a sentence, none for one that asserts nothing; or that its words are an authored meaning, which no reading of
 * them can check, so that it stands on its citation alone.
 */
export type Declaration = readonly DeclaredClaim[] | 'by-citation';

/** Slots that say a fact, by its role; a fact is cited when one of them was filled. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  sign: ['sign', 'degree', 'angleSign'],
  degree: ['degree'],
  house: ['where', 'wherePlain', 'yearOrdinal', 'yearGloss'],
  retrograde: ['retro', 'backLead'],
  dignity: ['dignity'],
  ruler: ['ordinal', 'houseGloss'],
  orb: ['aspectVerb', 'aspectNoun', 'aspectName', 'enters', 'near'],
  aSign: ['aSign'],
  bSign: ['bSign'],
  aHouse: ['aOrdinal'],
  bHouse: ['bOrdinal'],
  targetSign: ['targetSign'],
  targetHouse: ['targetWhere'],
  exact: ['onDates', 'days', 'pastDates', 'pastOnly', 'pastDays', 'nextDates', 'nextDays'],
  enter: ['windowClause', 'fromTo', 'fromDate', 'backDate'],
  leave: ['windowClause', 'fromTo', 'until', 'leaveDate', 'leaveDay', 'lastLeave'],
  phase: ['moonPhase', 'birthPhase', 'phaseDay'],
  next: ['moonUntil'],
  sect: ['sectName'],
  count: ['elementCount', 'elementNumber'],
  lord: ['yearLord'],
};

/** Slots whose filling names a fact's meaning and not its value: no reading of the words could check them. */
const MEANT: ReadonlySet<string> = new Set(['dignity', 'phaseDay', 'backLead']);

/** Names of a contact; without one, a moving body beside its target is in some contact with it. */
const ASPECT_SLOTS = ['aspectVerb', 'aspectNoun', 'aspectName', 'enters'];

/** Whether a sentence of this frame says the fact of a role, in a slot that was filled or in the frame's own words. */
export function saysRole(frame: Frame, role: string, slots: readonly string[]): boolean {
  return (
    (SAID_BY[role] ?? []).some((slot) => slots.includes(slot)) ||
    frame.claims?.some(({ on }) => on === role) === true ||
    frame.byCitation?.includes(role) === true
  );
}

/**
 * What a frame leaves undeclared, as roles: those it cites though neither slot nor word says them, and those that its slots
 * say though it does not cite them. Empty for a frame that may stand in a pack.
 */
export function undeclaredRoles(frame: Frame, slots: readonly string[]): readonly string[] {
  const unsaid = frame.cites.filter((role) => !saysRole(frame, role, slots));
  const said = Object.entries(SAID_BY).flatMap(([role, by]) =>
    by.some((slot) => slots.includes(slot)) && !isBeside(frame, role) ? [role] : [],
  );
  return [...unsaid, ...said.filter((role) => !frame.cites.includes(role))];
}

/** A passage rests on its dates, so its name needs no mark; a degree carries its sign, a stretch both its ends. */
function isBeside(frame: Frame, role: string): boolean {
  return role === 'orb' && frame.on === 'transit';
}

/** What the sentence made of a frame declares, by the slots that were filled and the facts it cites. */
export function declare(
  frame: Frame,
  testimony: Testimony,
  context: ClaimContext,
  filled: { readonly slots: readonly string[]; readonly cites: readonly FactId[] },
): Declaration {
  const { slots, cites } = filled;
  const claims = [
    ...slots.flatMap((slot) => claimsOfSlot(slot, testimony, context, slots)),
    ...contactOf(testimony, slots),
    ...(frame.claims ?? []).flatMap(({ shape, on, says }): readonly DeclaredClaim[] => {
      const id = testimony.facts[on];
      const value = id === undefined ? null : (says ?? wordOf(context, id));
      return id === undefined || value === null ? [] : [claimOf(shape, id, value)];
    }),
  ];
  if (claims.length > 0 || cites.length === 0) return distinct(claims);
  const isMeant =
    slots.some((slot) => MEANT.has(slot)) ||
    (frame.byCitation ?? []).some((role) => frame.cites.includes(role));
  return isMeant ? 'by-citation' : [];
}

/** A claim of an affirmed value, as every sentence of the composer makes it. */
export function claimOf(shape: Claim['shape'], slot: string, says: string): DeclaredClaim {
  return { shape, slot, says, negated: false };
}

/** The contact of a testimony that is named by its aspect. */
export function contactClaim({ shape }: Testimony): readonly DeclaredClaim[] {
  if (shape.type === 'aspect')
    return [claimOf('aspect', `natal.${shape.a}-${shape.aspect}-${shape.b}.orb`, shape.aspect)];
  return shape.type === 'transit' ? [claimOf('aspect', stemOf(shape), shape.aspect)] : [];
}

/** "your Venus in Aries": where a body stands, for a fact that holds one sign or either of two. */
export function placementClaims(context: ClaimContext, id: FactId): readonly DeclaredClaim[] {
  const value = context.facts.get(id)?.value;
  const held = value?.type === 'id' ? [value.id] : value?.type === 'either' ? value.ids : [];
  return held.map((sign) => claimOf('placement', id, sign));
}

function stemOf(shape: { readonly mover: string; readonly aspect: string; readonly target: string }): string {
  return `transit.${shape.mover}-${shape.aspect}-${shape.target}`;
}

/** "Saturn is within reach of your Sun": a contact that the sentence does not name. */
function contactOf({ shape }: Testimony, slots: readonly string[]): readonly DeclaredClaim[] {
  const isUnnamed =
    slots.includes('mover') && slots.includes('target') && !ASPECT_SLOTS.some((slot) => slots.includes(slot));
  return shape.type === 'transit' && isUnnamed ? [claimOf('aspect', stemOf(shape), 'any')] : [];
}

function claimsOfSlot(
  slot: string,
  testimony: Testimony,
  context: ClaimContext,
  slots: readonly string[],
): readonly DeclaredClaim[] {
  const { shape, facts } = testimony;
  const placed = (role: string): readonly DeclaredClaim[] => {
    const id = facts[role];
    return id === undefined ? [] : placementClaims(context, id);
  };
  const worded = (shape: Claim['shape'], role: string): readonly DeclaredClaim[] => {
    const id = facts[role];
    const word = id === undefined ? null : wordOf(context, id);
    return id === undefined || word === null ? [] : [claimOf(shape, id, word)];
  };
  switch (slot) {
    case 'sign':
    case 'angleSign':
      return placed('sign');
    case 'where':
    case 'wherePlain':
      return placed('house');
    case 'aSign':
    case 'bSign':
    case 'targetSign':
      return placed(slot);
    case 'aOrdinal':
      return placed('aHouse');
    case 'bOrdinal':
      return placed('bHouse');
    case 'targetWhere':
      return placed('targetHouse');
    case 'retro':
      return facts['retrograde'] === undefined ? [] : [claimOf('motion', facts['retrograde'], 'retrograde')];
    case 'degree':
      return [...degreeClaim(testimony, context), ...placed('sign')];
    case 'ordinal':
    case 'houseGloss':
      return slots.includes('rulerName') ? worded('ruler', 'ruler') : [];
    case 'aspectVerb':
    case 'aspectNoun':
    case 'aspectName':
    case 'enters':
      return contactClaim(testimony);
    case 'near':
      return orbClaim(testimony, context);
    case 'moonPhase':
    case 'birthPhase':
      return worded('phase', 'phase');
    case 'sectName':
      return worded('sect', 'sect');
    case 'yearOrdinal':
    case 'yearGloss':
      return worded('role', 'house');
    case 'yearLord':
      return worded('role', 'lord');
    case 'elementCount':
    case 'elementNumber':
      return worded('count', 'count');
    case 'moonUntil':
      return facts['next'] === undefined
        ? []
        : instantsOf(context, facts['next'])
            .slice(0, 1)
            .map((day) => claimOf('date', 'sky.moon.next-sign', day));
    default:
      return shape.type === 'transit' ? dateClaims(slot, testimony, context, stemOf(shape)) : [];
  }
}

function dateClaims(
  slot: string,
  testimony: Testimony,
  { now, zone, today }: ClaimContext,
  stem: string,
): readonly DeclaredClaim[] {
  const day = (at: string): string => localDate(Date.parse(at), zone);
  const window = relevantWindow(testimony, now);
  const said = (role: 'exact' | 'enter' | 'leave', at: readonly string[]): readonly DeclaredClaim[] =>
    [...new Set(at.filter((one) => one !== '').map(day))].map((date) =>
      claimOf('date', stem, `${role} ${date}`),
    );
  switch (slot) {
    case 'onDates':
    case 'days':
      return said(
        'exact',
        relevantExact(testimony, now).filter((at) => day(at) >= today),
      );
    case 'nextDates':
    case 'nextDays':
      return said(
        'exact',
        relevantExact(testimony, now).filter((at) => day(at) > today),
      );
    case 'pastDates':
    case 'pastOnly':
    case 'pastDays':
      return said('exact', pastExact(testimony, now));
    case 'leaveDay':
    case 'lastLeave':
    case 'leaveDate':
    case 'until':
      return said('leave', [window?.leave ?? '']);
    case 'fromDate':
      return said('enter', [window?.enter ?? '']);
    case 'backDate':
      return said('enter', [returnOf(testimony, window?.leave ?? '') ?? '']);
    case 'windowClause':
    case 'fromTo':
      return window === null
        ? []
        : [claimOf('date', stem, `window ${day(window.enter)} to ${day(window.leave)}`)];
    default:
      return [];
  }
}

/** "8°16′ Aries", cut to the minute. */
function degreeClaim(testimony: Testimony, context: ClaimContext): readonly DeclaredClaim[] {
  const slot = `natal.${mainBody(testimony)}.degree`;
  const value = context.facts.get(slot as FactId)?.value;
  return value?.type === 'degrees' ? [claimOf('degree', slot, hundredths(toMinute(value.deg % 30)))] : [];
}

/** How near a contact is: to the minute where everything is said, else within the next whole degree. */
function orbClaim({ facts }: Testimony, { facts: held, depth }: ClaimContext): readonly DeclaredClaim[] {
  const id = facts['orb'];
  const value = id === undefined ? undefined : held.get(id)?.value;
  const deg = value?.type === 'degrees' ? value.deg : value?.type === 'degree-range' ? value.toDeg : null;
  if (id === undefined || deg === null) return [];
  const isToMinute = depth === 'advanced' && value?.type === 'degrees';
  return [
    claimOf(
      'orb',
      id,
      isToMinute ? `equal ${hundredths(toMinute(deg))}` : `within ${Math.max(1, Math.ceil(deg))}`,
    ),
  ];
}

const toMinute = (deg: number): number => Math.floor(deg * 60 + 1e-6) / 60;
const hundredths = (n: number): string => String(Math.round(n * 100) / 100);

function instantsOf({ facts, zone }: ClaimContext, id: FactId): readonly string[] {
  const value = facts.get(id)?.value;
  return value?.type === 'instants' ? value.at.map((at) => localDate(Date.parse(at), zone)) : [];
}

function wordOf({ facts }: ClaimContext, id: FactId): string | null {
  const value = facts.get(id)?.value;
  return value?.type === 'id' ? value.id : value?.type === 'count' ? String(value.n) : null;
}

function distinct(claims: readonly DeclaredClaim[]): readonly DeclaredClaim[] {
  const seen = new Set<string>();
  return claims.filter(({ shape, slot, says }) => {
    const key = `${shape} ${slot} ${says}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
