/**
 * What other traditions say beside the western chart, in mode `mixed`: which of them, and their facts on the one sheet. Themes
 * that they agree or disagree with are named by reading/themes/agreement.ts.
 */
import { sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import type { TraditionInputs, TraditionMode } from '#traditions/tradition.ts';
import { missingNeeds, traditionInputs } from './traditions.ts';
import type { TraditionAsked, TraditionVoice } from './traditions.ts';

/**
 * The traditions that `mixed` asks, in this order. The pillars and the Vedic chart need an hour and a horizon.
 */
export const besideModes = ['thai-taksa', 'chinese-bazi', 'vedic', 'pythagorean', 'thai-almanac'] as const;
const TIMED: ReadonlySet<TraditionMode> = new Set<TraditionMode>(['chinese-bazi', 'vedic']);

export type Beside = { readonly voice: TraditionVoice; readonly sheet: FactSheet };

/** What they are given: the birth and the day. Names and schools of a mode's own stay with that mode. */
export function besideInputs(
  known: Pick<TraditionAsked, 'birth' | 'now' | 'zone'>,
  zoneRules: ZoneRules,
): TraditionInputs {
  return traditionInputs({ ...known, given: {}, day: null }, zoneRules);
}

/** The sheets of those that need nothing that is missing. */
export function besidesOf(voices: readonly TraditionVoice[], inputs: TraditionInputs): readonly Beside[] {
  const { birth } = inputs;
  const isTimed = birth !== null && birth.at !== null && birth.details.place !== null;
  return voices.flatMap((voice): readonly Beside[] => {
    const { tradition } = voice;
    if (TIMED.has(tradition.mode) && !isTimed) return [];
    if (missingNeeds(tradition, inputs).length > 0) return [];
    const sheet = tradition.sheet(inputs);
    return sheet === null ? [] : [{ voice, sheet }];
  });
}

/** The western sheet with what the points of the others rest on. `complete` stays the western one: the others are not there whole. */
export function mixedSheet(western: FactSheet, beside: readonly Beside[]): FactSheet {
  const here = new Set<string>(western.facts.map(({ id }) => id));
  const facts = beside.flatMap(({ voice, sheet }) => {
    const told = new Set<string>(voice.tradition.points(sheet).flatMap((point) => point.facts));
    return sheet.facts.filter(({ id }) => told.has(id) && !here.has(id) && here.add(id));
  });
  if (facts.length === 0) return western;
  const { hash: _, ...contents } = western;
  return sealSheet({
    ...contents,
    inputs: { ...contents.inputs, beside: beside.map(({ voice }) => voice.tradition.mode) },
    facts: [...contents.facts, ...facts],
    sources: [...new Set([...contents.sources, ...beside.flatMap(({ sheet }) => sheet.sources)])],
  });
}
