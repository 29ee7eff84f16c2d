/**
 * A fact sheet: everything one reading mode computed from given inputs.
 *
 * Plain JSON, canonical and reproducible: the same inputs give the same sheet and the same hash on
 * every device and on the server.
 */
import type { Json, Fact, TextKey } from './fact.ts';
import type { FactGlob, FactId } from './fact-id.ts';
import type { Need } from './ask.ts';
import { canonicalJson } from './canonical-json.ts';
import { sha256Hex } from '#lib/sha256.ts';
import type { Brand } from '#lib/brand.ts';

/** SHA-256 of the canonical JSON of a sheet without its `hash`, 64 lower-case hex digits. */
export type SheetHash = Brand<string, 'SheetHash'>;

/** Version of the arithmetic. A change of any computed value beyond its rounding moves it. */
export const engineVersion = 3;

export type Confidence = 'high' | 'medium' | 'low';

export type FactSheet = {
  readonly mode: string;
  readonly engineVersion: number;
  /** Named choices of school: `{ house: 'placidus', zodiac: 'tropical', node: 'mean' }`. */
  readonly school: { readonly [name: string]: string };
  /** All that the values depend on, the birth moment and `now` (UTC, whole minute) among them. */
  readonly inputs: { readonly [name: string]: Json };
  readonly missing: readonly Need[];
  readonly facts: readonly Fact[];
  /** Families listed whole, so that absence is knowledge. */
  readonly complete: readonly FactGlob[];
  readonly caveats: readonly FactId[];
  readonly confidence: Confidence;
  readonly sources: readonly TextKey[];
  readonly hash: SheetHash;
};

/** Hashes a sheet's contents. The order of facts is part of the contents; the order of keys is not. */
export function hashSheet(sheet: Omit<FactSheet, 'hash'>): SheetHash {
  return sha256Hex(canonicalJson(sheet)) as SheetHash;
}

/** Seals a sheet: adds the hash of its contents. */
export function sealSheet(sheet: Omit<FactSheet, 'hash'>): FactSheet {
  return { ...sheet, hash: hashSheet(sheet) };
}

/** Facts by id, for look-ups. */
export function factsById(sheet: Pick<FactSheet, 'facts'>): ReadonlyMap<FactId, Fact> {
  return new Map(sheet.facts.map((fact) => [fact.id, fact]));
}
