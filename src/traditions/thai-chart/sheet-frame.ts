/** What the sheets of the Thai chart modes share: how they close, and what they say of a birth. */
import type { Need } from '#facts/ask.ts';
import type { Json } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import type { FactBook } from '../indic/fact-book.ts';

type Frame = Pick<FactSheet, 'mode' | 'school' | 'confidence' | 'complete' | 'sources'> & {
  readonly inputs: { readonly [name: string]: Json };
  readonly missing: readonly Need[];
};

export function closeSheet(book: FactBook, frame: Frame): FactSheet {
  const { facts, caveats } = book.close();
  return sealSheet({ ...frame, engineVersion, facts, caveats: caveats.map(({ id }) => id) });
}

/** What the birth leaves unsaid. */
export function birthCaveats(book: FactBook, birth: BirthMoment): void {
  if (birth.details.time === null) book.caveat('birth-time-unknown');
  if (birth.details.place === null) book.caveat('birth-place-unknown');
  if (birth.knowledge === 'plus-minus')
    book.caveat('birth-time-uncertain', { plusMinusMin: birth.details.plusMinusMin });
}
