/**
 * Prints the accuracy table of the README: arcseconds of longitude, p50 / p99 / max, and the largest difference in
 * latitude and in daily motion. Usage: node --import tsx tools/accuracy.mjs
 */
import { accuracyTable } from '../tests/reference/accuracy.ts';

console.log(accuracyTable());
