import { entryBudgetBytes, entryFiles, sum, totalBytes } from '../size.mjs';

/** What the browser fetches before the first screen, packed. */
export function measure() {
  const { scripts, styles } = entryFiles();
  return [
    { what: 'script for / (gzip)', value: sum(scripts) / 1000, unit: 'kB', budget: entryBudgetBytes / 1000 },
    { what: 'styles for / (gzip)', value: sum(styles) / 1000, unit: 'kB', budget: 40 },
    { what: 'whole build (unpacked)', value: totalBytes() / 1e6, unit: 'MB' },
  ];
}
