/**
 * Writes src/practice/archetypes/data/reference.ts: 101 quantiles of each archetype over the reference births.
 *
 *     node --import tsx tools/archetype-reference/main.ts
 *
 * Run it when the formula changes. A test of the same folder makes the table again and compares.
 */
import { writeFileSync } from 'node:fs';
import { ARCHETYPE_IDS, FORMULA_VERSION } from '#practice/archetypes/formula.ts';
import { REFERENCE_BIRTHS, referenceBirths, referenceTable } from '#practice/archetypes/reference-births.ts';

const table = referenceTable(referenceBirths());
const rowsOf = (kind: 'known' | 'unknown'): string =>
  ARCHETYPE_IDS.map((id) => `    ${id}: [${table[kind][id].join(', ')}],`).join('\n');

writeFileSync(
  new URL('../../src/practice/archetypes/data/reference.ts', import.meta.url),
  `/**
 * Points, in tenths, at each whole percent from 0 to 100 of ${REFERENCE_BIRTHS} generated births, formula version ${FORMULA_VERSION}.
 * Made by tools/archetype-reference; a test makes it again and compares.
 */
import type { ReferenceTable } from '../reference-births.ts';

export const reference: ReferenceTable = {
  known: {
${rowsOf('known')}
  },
  unknown: {
${rowsOf('unknown')}
  },
};
`,
);
