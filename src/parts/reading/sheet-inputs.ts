/** What a kept reading's sheet was computed from: read back for the drawer, and to compute it again. */
import { localDate } from '#lib/local-date.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { givenIn } from '#companion/given.ts';
import type { TraditionGiven } from '#companion/given.ts';
import { tarotInputOf } from '#traditions/tarot/input.ts';
import { traditionModes } from '#traditions/tradition.ts';
import { houseSystems } from '#contract/setting.ts';
import type { SheetRef, StoredReading } from '#contract/stored-reading.ts';
import type { SheetRequest } from '#engine/protocol.ts';
import type { Engine } from '#engine/client.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { isEventKey } from '#facts/sky-event.ts';
import type { EventKey } from '#facts/sky-event.ts';
import type { Json } from '#facts/fact.ts';

type Members = { readonly [name: string]: Json | undefined };

export interface SheetInputs {
  readonly birth: Omit<BirthDetails, 'fold'> | null;
  /** The second person of a synastry. */
  readonly partner: Omit<BirthDetails, 'fold'> | null;
  /** Milliseconds since 1970; null when the sheet does not say. */
  readonly now: number | null;
  readonly zone: string | null;
}

/** The parts of the inputs a drawer shows. Anything that is not as we write it counts as not given. */
export function sheetInputs(sheet: SheetRef): SheetInputs {
  const now = typeof sheet.inputs['now'] === 'string' ? Date.parse(sheet.inputs['now']) : Number.NaN;
  return {
    birth: birthOf(sheet.inputs['birth']),
    partner: birthOf(sheet.inputs['partner']),
    now: Number.isFinite(now) ? now : null,
    zone: text(sheet.inputs['zone']),
  };
}

/** The calendar day in `zone` on which a reading's sky stood, `YYYY-MM-DD`. */
export function madeOn(reading: StoredReading, zone: string): string {
  return localDate(sheetInputs(reading.sheet).now ?? 0, zone);
}

/**
 * The whole sheet, computed again; null when it does not come out as it was (other inputs, a newer engine).
 *
 * The sheet keeps which offset was used, not how a doubtful hour was answered, so the few ways to ask are tried
 * until one gives the same hash.
 */
export async function sheetAgain(
  engine: Engine,
  sheet: SheetRef,
  signal?: AbortSignal,
): Promise<FactSheet | null> {
  for (const request of sheetRequests(sheet)) {
    const made = await engine.ask('sheet', request, signal);
    if (made.hash === sheet.hash) return made;
  }
  return null;
}

/** Cards lie under no sky. */
const nowhere: SheetRequest = {
  birth: null,
  attached: null,
  now: 0 as UnixMs,
  zone: 'UTC',
  houseSystem: 'placidus',
  node: 'mean',
  mode: 'tarot',
};

function sheetRequests(sheet: SheetRef): readonly SheetRequest[] {
  const given = givenIn(sheet);
  const cards = given === null ? tarotInputOf(sheet) : null;
  if (cards !== null) return [{ ...nowhere, cards }];
  const { birth, partner, now, zone } = sheetInputs(sheet);
  if (now === null || zone === null) return [];
  if (given !== null) return ofTradition(sheet.mode, given, { birth, now: now as UnixMs, zone });
  const { houseSystem = 'placidus', node = 'mean' } = sheet.inputs;
  const system = houseSystems.find((known) => known === houseSystem);
  if (system === undefined || (node !== 'mean' && node !== 'true')) return [];
  const common = {
    now: now as UnixMs,
    zone,
    houseSystem: system,
    node,
    mode: sheet.mode === 'western' ? 'western' : 'mixed',
    ...(sheet.inputs['beside'] === undefined ? {} : { beside: true as const }),
    ...askedIn(sheet.inputs['asked']),
  } as const;
  if (birth === null) return [{ ...common, birth: null, attached: null }];
  const names = members(sheet.inputs['names']);
  if (sheet.mode === 'human-design') {
    return waysOf(birth).map((one) => ({
      ...common,
      birth: null,
      attached: { chartType: 'human-design', subject: { name: null, birth: one }, partner: null },
    }));
  }
  if (sheet.mode === 'synastry') {
    if (partner === null) return [];
    return waysOf(birth).flatMap((one) =>
      waysOf(partner).map((other) => ({
        ...common,
        birth: null,
        attached: {
          chartType: 'synastry' as const,
          subject: { name: text(names?.['first']), birth: one },
          partner: { name: text(names?.['second']), birth: other },
        },
      })),
    );
  }
  return waysOf(birth).map((one) => ({ ...common, birth: one, attached: null }));
}

/** The events that the question asked for. */
function askedIn(value: Json | undefined): { readonly asked?: readonly EventKey[] } {
  if (!Array.isArray(value)) return {};
  return { asked: value.flatMap((key) => (typeof key === 'string' && isEventKey(key) ? [key] : [])) };
}

/** The sheet of a tradition stands on what its mode was given; without a birth where it reads none. */
function ofTradition(
  kept: string,
  given: TraditionGiven,
  { birth, ...when }: Pick<SheetInputs, 'birth'> & Pick<SheetRequest, 'now' | 'zone'>,
): readonly SheetRequest[] {
  const mode = traditionModes.find((known) => known === kept);
  if (mode === undefined) return [];
  const common = { ...nowhere, ...when, mode, given };
  return birth === null ? [common] : waysOf(birth).map((one) => ({ ...common, birth: one }));
}

/** The ways in which a kept birth may have been asked about. */
function waysOf(birth: Omit<BirthDetails, 'fold'>): readonly BirthDetails[] {
  return [
    { ...birth, fold: null, offsetSeconds: null },
    { ...birth, fold: null },
    { ...birth, fold: 'first', offsetSeconds: null },
    { ...birth, fold: 'second', offsetSeconds: null },
  ];
}

function birthOf(value: Json | undefined): SheetInputs['birth'] {
  const birth = members(value);
  const date = text(birth?.['date']);
  if (birth === null || date === null) return null;
  const place = members(birth['place']);
  const [name, latDeg, lonDeg] = [
    text(place?.['name']),
    number(place?.['latDeg']),
    number(place?.['lonDeg']),
  ];
  return {
    date,
    time: text(birth['time']),
    plusMinusMin: number(birth['plusMinusMin']) ?? 0,
    place: name === null || latDeg === null || lonDeg === null ? null : { name, latDeg, lonDeg },
    zone: text(birth['zone']),
    offsetSeconds: number(birth['offsetSeconds']),
  };
}

function members(value: Json | undefined): Members | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : null;
}

function text(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function number(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
