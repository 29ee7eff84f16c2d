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

/**
 * Messages of people who are in no danger, from the folder that the companion learns to understand from. Without them the
 * detector takes plain unhappiness for need.
 * @param left writers that are left out
 */
export function readMessages(folder: string, left: readonly string[] = []): Row[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && !left.includes(name.replace('.jsonl', '')))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .flatMap((line): Row[] => {
          const { t, care } = JSON.parse(line) as { readonly t: string; readonly care: 0 | 1 };
          const writer = `messages-${name.replace('.jsonl', '')}`;
          return care === 1
            ? []
            : [{ text: t, family: 'ordinary', tier: 0, who: 'self', writer, lang: 'en' }];
        }),
    );
}

/** A row with what the detector sees of it. */
export function withFeatures(row: Row): Learnt {
  return { ...row, features: featuresOf(readable(row.text).text) };
}
