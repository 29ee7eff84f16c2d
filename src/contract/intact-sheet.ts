import { hashSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';

/** Whether a sheet that came back from a store still is what its hash says. */
export function isIntactSheet(sheet: FactSheet): boolean {
  try {
    const { hash, ...contents } = sheet;
    return hashSheet(contents) === hash;
  } catch {
    return false;
  }
}
