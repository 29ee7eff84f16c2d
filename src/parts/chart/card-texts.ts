/** What the parts of a chart mean, for its cards and tables; fetched when a chart is shown. */
export {
  aspectMeaning,
  birthPhaseMeaning,
  houseMeaning,
  placementMeaning,
  stationMeaning,
  transitMeaning,
} from '#text/en/meanings/meaning.ts';
export { placementClause, placementTitle, summarySentence } from '#text/en/meanings/chart-summary.ts';
export { pointIs } from '#text/en/meanings/points.ts';
export { parallelMeans, patternMeans, shapeMeans } from '#text/en/meanings/whole-chart.ts';
export { bodyName, ordinalName } from '#text/en/names.ts';
