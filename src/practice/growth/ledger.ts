/**
 * The ledger: one row a date without any of its text, so that long windows stay honest after old texts were removed.
 *
 * Derived from the entries and never sent anywhere. Entries met with the support card have no row.
 */
import type { Emotion, SoulEntry } from '#contract/soul-entry.ts';
import { emotions } from '#contract/soul-entry.ts';
import { canonicalJson } from '#facts/canonical-json.ts';
import { signOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import { positionsAt } from '#astro/body/position.ts';
import { moonPhaseAt } from '#astro/event/moon-phase.ts';
import { unixMs } from '#astro/time/instant.ts';
import { present } from '#lib/assert.ts';
import { localDateTime } from '#lib/local-date.ts';
import { sha256Hex } from '#lib/sha256.ts';
import type { ActionId } from '../soul-loop/actions.ts';
import { placesOf } from '../soul-loop/find-cues.ts';
import { daysBetween, isRestDay, pastRunOf } from '../soul-loop/past-run.ts';
import type { PatternId } from '../soul-loop/patterns.ts';
import { readText } from '../soul-loop/read-text.ts';
import type { CuesByLanguage, ReadText } from '../soul-loop/read-text.ts';

/** Days a row is kept. */
export const LEDGER_DAYS = 400;

export type LedgerRow = {
  /** Id of the entry it was made from. */
  readonly id: string;
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Local hour at which it was written, 0–23. */
  readonly hour: number;
  /** A loop, a day of rest, or a day without either on which a chat named a feeling (chat-rows.ts). */
  readonly mode: 'loop' | 'rest' | 'chat';
  readonly emotion: Emotion | null;
  readonly pattern: PatternId | null;
  readonly declined: readonly PatternId[];
  readonly action: ActionId | null;
  readonly completed: boolean;
  readonly helped: 0 | 1 | 2 | null;
  readonly words: number;
  readonly absolutes: number;
  /** Words for feelings, counted with repeats, and how many different ones. */
  readonly feelingWords: number;
  readonly distinctFeelings: number;
  /** The feeling that the words themselves point to, when they point to one. */
  readonly wordsSay: Emotion | null;
  /** How far the Moon was ahead of the Sun, degrees. */
  readonly phaseAngle: number;
  readonly moonSign: SignId;
};

/** The rows of entries, one a date (the newest), in the order of dates. `zone` is that of the person's days. */
export function ledgerOf(
  entries: readonly SoulEntry[],
  cues: CuesByLanguage,
  zone: string,
): readonly LedgerRow[] {
  const newest = new Map<string, SoulEntry>();
  for (const entry of entries) {
    const known = newest.get(entry.date);
    if (entry.deletedAt === null && (known === undefined || known.createdAt < entry.createdAt))
      newest.set(entry.date, entry);
  }
  return [...newest.values()]
    .flatMap((entry) => {
      const row = ledgerRow(entry, cues, zone);
      return row === null ? [] : [row];
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** The row of an entry; null when the entry was not read. */
export function ledgerRow(entry: SoulEntry, cues: CuesByLanguage, zone: string): LedgerRow | null {
  const run = pastRunOf(entry);
  const isRest = isRestDay(run);
  if (run.pattern === null && !isRest) return null;
  const read = readText(run.text, cues);
  const felt = feelingsIn(read, cues);
  return {
    id: entry.id,
    date: entry.date,
    mode: isRest ? 'rest' : 'loop',
    emotion: run.emotion,
    pattern: run.pattern,
    declined: run.declined,
    action: run.action,
    completed: run.completed,
    helped: run.helped,
    words: countWords(read.clean),
    absolutes: countOf(read, cues, 'absolutes'),
    feelingWords: felt.count,
    distinctFeelings: felt.distinct,
    wordsSay: felt.top,
    ...signsOf(entry.createdAt, zone),
  };
}

/** The hour of the person's day and the Moon at an instant, milliseconds since 1970. */
export function signsOf(ms: number, zone: string): Pick<LedgerRow, 'hour' | 'phaseAngle' | 'moonSign'> {
  const at = unixMs(ms);
  const moon = present(positionsAt(at, ['moon'], { node: 'mean' })[0], 'moon');
  return {
    hour: Number(localDateTime(ms, zone).time.slice(0, 2)),
    phaseAngle: Math.round(moonPhaseAt(at).angle * 100) / 100,
    moonSign: signOf(moon.lon),
  };
}

/** Rows kept: those of the last 400 days. */
export function keptRows(rows: readonly LedgerRow[], today: string): readonly LedgerRow[] {
  return rows.filter(({ date }) => daysBetween(date, today) < LEDGER_DAYS);
}

/** Rows of the last `days` days, today counted. */
export function rowsWithin(rows: readonly LedgerRow[], today: string, days: number): readonly LedgerRow[] {
  return rows.filter(({ date }) => {
    const age = daysBetween(date, today);
    return age >= 0 && age < days;
  });
}

/** 64 hex digits of a ledger: the seed of its statistics, so that a reload never changes a verdict. */
export function ledgerSeed(rows: readonly LedgerRow[], card: string): string {
  return sha256Hex(`${card} ${canonicalJson(rows)}`);
}

/** Latin words by letters; Thai by the platform's dictionary. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike === true) count += 1;
  return count;
}

const words = new Intl.Segmenter('th', { granularity: 'word' });

function countOf(read: ReadText, cues: CuesByLanguage, list: 'absolutes'): number {
  return (['en', 'th'] as const).reduce((sum, lang) => sum + placesOf(read, cues[lang][list]).length, 0);
}

/** Words for feelings in a text: how many, how many different ones, and the one they plainly point to. */
export function feelingsIn(
  read: ReadText,
  cues: CuesByLanguage,
): { readonly count: number; readonly distinct: number; readonly top: Emotion | null } {
  const counts = emotions.map((emotion) => {
    const places = (['en', 'th'] as const).flatMap((lang) => placesOf(read, cues[lang].feelings[emotion]));
    return { emotion, places: places.length, cues: new Set(places.map(({ cue }) => cue)).size };
  });
  const ranked = counts.toSorted((a, b) => b.places - a.places);
  const [first, second] = ranked;
  return {
    count: counts.reduce((sum, each) => sum + each.places, 0),
    distinct: counts.reduce((sum, each) => sum + each.cues, 0),
    top:
      first !== undefined && first.places > 0 && first.places > (second?.places ?? 0) ? first.emotion : null,
  };
}
