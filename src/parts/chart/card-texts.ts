/** What the parts of a chart mean, for its cards and tables; fetched when a chart is shown. */
export { placementMeaning } from '#text/en/meanings/placement.ts';
export { aspectMeaning, stationMeaning, transitMeaning } from '#text/en/meanings/contacts.ts';
export { birthPhaseMeaning, houseMeaning } from '#text/en/meanings/houses.ts';
export { placementClause, placementTitle, summarySentence } from '#text/en/meanings/chart-summary.ts';
export { patternMeaning, shapeMeaning } from '#text/en/meanings/figures.ts';
export { ordinalName } from '#text/en/names.ts';
export { themeWords } from '../reading/theme-words.ts';
