/** The authored sentences, one file a writer. `data/README.md` says who wrote them and how they are split. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from '#companion/safety/features.ts';
import type { Features } from '#companion/safety/features.ts';
import type { SafetyFamily } from '#companion/safety/finding.ts';
import { readable } from '#companion/safety/readable.ts';

export type Row = {
  readonly text: string;
  /** `ordinary`: a plain question, written to be nothing else. */
  readonly family: SafetyFamily | 'ordinary';
  /** 0 for a look-alike. */
  readonly tier: 0 | 1 | 2 | 3;
  readonly who: 'self' | 'other';
  readonly writer: string;
  readonly lang: 'en' | 'th';
};

export type Learnt = Row & { readonly features: Features };

/** Reads a folder of writers' files in a fixed order. */
export function readRows(folder: string): Row[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): Row => {
          const row = JSON.parse(line) as Omit<Row, 'writer' | 'lang'>;
          return { ...row, writer: name.replace('.jsonl', ''), lang: name.startsWith('th') ? 'th' : 'en' };
        }),
    );
}

/** A row with what the detector sees of it. */
export function withFeatures(row: Row): Learnt {
  return { ...row, features: featuresOf(readable(row.text).text) };
}
