/**
 * A sheet as the verifier reads it: values by id, days in the person's zone, what is known to be absent.
 *
 * A fact that does not survive the doubt in the birth time counts as absent: nothing may rest on it.
 */
import { matchesGlob } from '#facts/fact-id.ts';
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { almanacDateTime, localDate } from '#lib/local-date.ts';
import { ASPECT_ANGLES, signNumber } from './tables.ts';

/** A pair in contact, as the sheet lists it: moving body or first person first where order means something. */
export type Contact = {
  readonly a: string;
  readonly aspect: string;
  readonly b: string;
  /** `natal.venus-opposition-jupiter`: the id without its last level. */
  readonly stem: string;
};

export type DayList = { readonly days: readonly string[]; readonly doubtDays: number };

export type SheetView = {
  readonly mode: string;
  readonly zone: string;
  /** Today in the zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly has: (id: string) => boolean;
  readonly fact: (id: string) => Fact | null;
  /** The one word or the two that a single-valued fact holds, in lower case; numbers as text; null when absent. */
  readonly words: (id: string) => readonly string[] | null;
  /** Members of a fact that holds a list; null when absent. */
  readonly list: (id: string) => readonly string[] | null;
  readonly flag: (id: string) => boolean | null;
  /** A number or a range. */
  readonly number: (id: string) => { readonly from: number; readonly to: number } | null;
  readonly days: (id: string) => DayList | null;
  /** Date and clock of the instants of a fact in the zone, to the nearest minute, as they are told: `HH:MM`. */
  readonly clocks: (id: string) => readonly { readonly date: string; readonly time: string }[];
  /** First and last day of a period that a fact carries with its value. */
  readonly period: (id: string) => { readonly from: string | null; readonly to: string | null } | null;
  /** Whether an id that is not there is known not to exist. */
  readonly isComplete: (id: string) => boolean;
  /** Ids that begin so. */
  readonly idsUnder: (prefix: string) => readonly string[];
  /** Whether any fact is of the family (first level of its id). */
  readonly hasFamily: (family: string) => boolean;
  /** Contacts of a family (`natal`, `transit`, `synastry`) between two bodies in either order. */
  readonly contacts: (family: string, a: string, b: string) => readonly Contact[];
  readonly contactsOf: (family: string) => readonly Contact[];
};

const CONTACT = new RegExp(
  `^(natal|transit|synastry)\\.([a-z]+)-(${Object.keys(ASPECT_ANGLES).join('|')})-([a-z]+)\\.[a-z]+$`,
);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Known = {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly families: ReadonlySet<string>;
  readonly contacts: ReadonlyMap<string, readonly Contact[]>;
  readonly byFamily: ReadonlyMap<string, readonly Contact[]>;
};

/** One sheet is asked about many sentences: its index is kept with it. */
const indexes = new WeakMap<readonly Fact[], Known>();

function indexOf(facts: readonly Fact[]): Known {
  const kept = indexes.get(facts);
  if (kept !== undefined) return kept;
  const byId = new Map<string, Fact>();
  const families = new Set<string>();
  const contacts = new Map<string, Contact[]>();
  const byFamily = new Map<string, Contact[]>();
  const seen = new Set<string>();
  for (const fact of facts) {
    if (fact.survives === 'no') continue;
    byId.set(fact.id, fact);
    families.add(fact.id.slice(0, fact.id.indexOf('.')));
    const found = contactOf(fact);
    if (found === null) continue;
    const { family, a, aspect, b, stem } = found;
    if (seen.has(stem)) continue;
    seen.add(stem);
    const contact = { a, aspect, b, stem };
    const key = pairKey(family, a, b);
    contacts.set(key, [...(contacts.get(key) ?? []), contact]);
    byFamily.set(family, [...(byFamily.get(family) ?? []), contact]);
  }
  const known = { facts: byId, families, contacts, byFamily };
  indexes.set(facts, known);
  return known;
}

/** By whole signs a pair of the birth chart has one regard; what stands in aversion makes no contact. */
const REGARD = /^hellenistic\.regard\.([a-z]+)-([a-z]+)$/;

/** A moving star of the Thai chart against one of the birth, counted in signs. */
const TRANSIT_RELATION = /^thaitransit\.([a-z]+)-([a-z]+)\.relation$/;
const BY_SIGN: Readonly<Record<string, string>> = {
  kum: 'conjunction',
  leng: 'opposition',
  trikon: 'trine',
  chatuken: 'square',
  yok: 'sextile',
};

function contactOf(fact: Fact): (Contact & { readonly family: string }) | null {
  const regard = REGARD.exec(fact.id);
  if (regard !== null && fact.value.type === 'id') {
    const [, a = '', b = ''] = regard;
    return { family: 'natal', a, aspect: fact.value.id, b, stem: fact.id };
  }
  const bySign = TRANSIT_RELATION.exec(fact.id);
  if (bySign !== null && fact.value.type === 'id') {
    const [, a = '', b = ''] = bySign;
    const stem = `thaitransit.${a}-${b}`;
    return { family: 'transit', a, aspect: BY_SIGN[fact.value.id] ?? '', b, stem };
  }
  const match = CONTACT.exec(fact.id);
  if (match === null) return null;
  const [, family = '', a = '', aspect = '', b = ''] = match;
  return { family, a, aspect, b, stem: fact.id.slice(0, fact.id.lastIndexOf('.')) };
}

function pairKey(family: string, a: string, b: string): string {
  return a < b ? `${family} ${a} ${b}` : `${family} ${b} ${a}`;
}

/** Reads a sheet. `nowMs` is UTC, `zone` an IANA zone; throws on an unknown zone. */
export function viewSheet(
  sheet: Pick<FactSheet, 'mode' | 'facts' | 'complete'>,
  zone: string,
  nowMs: number,
): SheetView {
  const known = indexOf(sheet.facts);
  const fact = (id: string): Fact | null => known.facts.get(id) ?? null;
  const days = (id: string): DayList | null => {
    const found = fact(id);
    if (found === null) return null;
    const { value } = found;
    const at = value.type === 'instants' ? value.at : value.type === 'instant' ? [value.at] : null;
    if (at === null) return null;
    const doubt = found.derivation.values?.['doubtDays'];
    return {
      days: at.map((one) => dayOf(one, zone)),
      doubtDays: typeof doubt === 'number' ? doubt : 0,
    };
  };
  return {
    mode: sheet.mode,
    zone,
    today: localDate(nowMs, zone),
    has: (id) => known.facts.has(id),
    fact,
    words: (id) => wordsOf(fact(id)),
    list: (id) => {
      const value = fact(id)?.value;
      return value === undefined
        ? null
        : value.type === 'ids' || value.type === 'either'
          ? value.ids.map((one) => one.toLowerCase())
          : wordsOf(fact(id));
    },
    flag: (id) => {
      const value = fact(id)?.value;
      return value?.type === 'flag' ? value.on : null;
    },
    number: (id) => numberOf(fact(id)),
    days,
    clocks: (id) => {
      const value = fact(id)?.value;
      const at = value?.type === 'instants' ? value.at : value?.type === 'instant' ? [value.at] : [];
      return at.flatMap((one) => (DAY.test(one) ? [] : [almanacDateTime(Date.parse(one), zone)]));
    },
    period: (id) => {
      const values = fact(id)?.derivation.values;
      const from = values?.['from'];
      const to = values?.['to'];
      if (typeof from !== 'string' && typeof to !== 'string') return null;
      return {
        from: typeof from === 'string' ? dayOf(from, zone) : null,
        to: typeof to === 'string' ? dayOf(to, zone) : null,
      };
    },
    isComplete: (id) => sheet.complete.some((glob) => matchesGlob(id, glob)),
    idsUnder: (prefix) => [...known.facts.keys()].filter((id) => id.startsWith(prefix)),
    hasFamily: (family) => known.families.has(family),
    contacts: (family, a, b) => known.contacts.get(pairKey(family, a, b)) ?? [],
    contactsOf: (family) => known.byFamily.get(family) ?? [],
  };
}

/** A day stays as it is; an instant becomes the day it falls on in the zone. */
function dayOf(at: string, zone: string): string {
  return DAY.test(at) ? at : localDate(Date.parse(at), zone);
}

function wordsOf(fact: Fact | null): readonly string[] | null {
  if (fact === null) return null;
  const { value } = fact;
  switch (value.type) {
    case 'id':
      return [value.id.toLowerCase()];
    case 'either':
      return value.ids.map((id) => id.toLowerCase());
    case 'count':
      return [String(value.n)];
    case 'text':
      return [value.text.toLowerCase()];
    case 'ids':
      return value.ids.map((id) => id.toLowerCase());
    case 'degrees':
    case 'degree-range':
    case 'ratio':
    case 'flag':
    case 'instant':
    case 'instants':
      return null;
  }
}

function numberOf(fact: Fact | null): { readonly from: number; readonly to: number } | null {
  if (fact === null) return null;
  const { value } = fact;
  switch (value.type) {
    case 'degrees':
      return { from: value.deg, to: value.deg };
    case 'degree-range':
      return { from: value.fromDeg, to: value.toDeg };
    case 'count':
    case 'ratio':
      return { from: value.n, to: value.n };
    case 'id':
      return /^\d+$/.test(value.id) ? { from: Number(value.id), to: Number(value.id) } : null;
    case 'ids':
    case 'either':
    case 'flag':
    case 'instant':
    case 'instants':
    case 'text':
      return null;
  }
}

/** Ecliptic longitude of a placed body when sign and degree are both known: degrees, or null. */
export function longitudeOf(view: SheetView, prefix: string, body: string): number | null {
  const degree = view.number(`${prefix}.${body}.degree`);
  const signs = view.words(`${prefix}.${body}.sign`);
  const sign = signs?.length === 1 ? signNumber(signs[0] ?? '') : null;
  if (degree === null || sign === null || degree.from !== degree.to) return null;
  return sign * 30 + (degree.from % 30);
}
