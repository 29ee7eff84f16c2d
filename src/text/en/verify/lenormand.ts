/** English names of the 36 cards of the small deck, which count only where the sheet has a draw of it. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';
import { endRows } from './cards.ts';

/** By number, 1 first. */
const LENORMAND: readonly (readonly string[])[] = [
  ['Rider'],
  ['Clover'],
  ['Ship'],
  ['House'],
  ['Tree'],
  ['Clouds'],
  ['Snake'],
  ['Coffin'],
  ['Bouquet'],
  ['Scythe'],
  ['Whip', 'Rod', 'Birch Rod'],
  ['Birds', 'Owls'],
  ['Child'],
  ['Fox'],
  ['Bear'],
  ['Stars'],
  ['Stork'],
  ['Dog'],
  ['Tower'],
  ['Garden'],
  ['Mountain'],
  ['Crossroads', 'Paths', 'Crossroad'],
  ['Mice'],
  ['Heart'],
  ['Ring'],
  ['Book'],
  ['Letter'],
  ['Man', 'Gentleman'],
  ['Woman', 'Lady'],
  ['Lily', 'Lilies'],
  ['Sun'],
  ['Moon'],
  ['Key'],
  ['Fish'],
  ['Anchor'],
  ['Cross'],
];

const lenormand: readonly WordRow[] = LENORMAND.map((names, i): WordRow => [
  'card',
  `lenormand-${String(i + 1).padStart(2, '0')}`,
  ...names.flatMap((name) => [`the ${name}`, `The ${name}`, `${name} card`, name]),
]);

const line: readonly WordRow[] = [
  ['cue', 'here', 'this line', 'the line', 'this row', 'the row', 'your line', 'this tableau', 'the tableau'],
];

/** "The Heart comes first" is said of a pair as well as of the whole line: it claims no place. */
const ends = endRows.map(([kind, id, ...names]): WordRow => [
  kind,
  id,
  ...names.filter((name) => !/^comes (?:first|last)$/.test(name)),
]);

export const lenormandWords: readonly WordTable[] = [
  { families: ['lenormand'], rows: [...lenormand, ...ends, ...line] },
];
