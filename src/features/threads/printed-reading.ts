import type { StoredReading } from '#contract/stored-reading.ts';
import type { Fact } from '#facts/fact.ts';
import { localDate } from '#lib/local-date.ts';

/** A sentence on paper with the numbers of the notes it stands on, in order. */
export interface PrintedSentence {
  readonly text: string;
  readonly notes: readonly number[];
  /** The heading of its paragraph, printed in bold. */
  readonly lead?: true;
}

/** A reading on paper: what is tapped on a screen stands below it as numbered notes, the first one numbered 1. */
export interface PrintedReading {
  readonly paragraphs: readonly (readonly PrintedSentence[])[];
  readonly notes: readonly string[];
}

export interface NoteWords {
  /** A fact with its name and what it says. */
  readonly fact: (fact: Fact) => string;
  /** Behind a sentence that says more than was computed. */
  readonly notOnSheet: string;
  /** In the place of facts that were removed with somebody's data. */
  readonly removed: (names: readonly string[]) => string;
}

/** Sentences that the facts deny are left out, as they are wherever else a reading is taken along. */
export function printedReading(reading: StoredReading, words: NoteWords): PrintedReading {
  const facts = new Map<string, Fact>(reading.facts.map((fact) => [fact.id, fact]));
  const notes: string[] = [];
  const numberOf = (note: string): number => {
    const at = notes.indexOf(note);
    return at === -1 ? notes.push(note) : at + 1;
  };
  const notesOf = (id: string): readonly string[] => {
    const fact = facts.get(id);
    if (fact !== undefined) return [words.fact(fact)];
    return reading.removed === undefined ? [] : [words.removed(reading.removed)];
  };
  const paragraphs: PrintedSentence[][] = [];
  for (const { text, cites, verdict, opens, lead } of reading.sentences) {
    if (verdict === 'contradicted') continue;
    const said = lead === true ? [] : verdict === 'unsupported' ? [words.notOnSheet] : cites.flatMap(notesOf);
    const notes = [...new Set(said.map(numberOf))].toSorted((a, b) => a - b);
    const sentence: PrintedSentence = { text, notes, ...(lead === true ? { lead } : {}) };
    const open = paragraphs.at(-1);
    if (open === undefined || opens === true) paragraphs.push([sentence]);
    else open.push(sentence);
  }
  return { paragraphs, notes };
}

/** The calendar day in `zone` on which a reading's sky stood, `YYYY-MM-DD`: "today" in the words of its facts. */
export function skyDay({ sheet }: StoredReading, zone: string): string {
  const now = sheet.inputs['now'];
  const at = typeof now === 'string' ? Date.parse(now) : Number.NaN;
  return localDate(Number.isFinite(at) ? at : 0, zone);
}
