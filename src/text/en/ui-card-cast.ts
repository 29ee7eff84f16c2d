/** Words on the drawings of the cast and drawn modes: places and kinds. The names of what lies there come from the mode. */
const several = (count: number, one: string, more: string) => (count === 1 ? one : more);

export const uiCardCast = {
  // I Ching
  hexagramLabel: (primary: string, relating: string) => `Hexagram ${primary}, which changes to ${relating}.`,
  hexagramStill: (primary: string) => `Hexagram ${primary}, in which no line changes.`,
  primary: 'What you cast',
  relating: 'Where it leads',
  nuclear: 'Inside it',
  inverse: 'Turned over',
  opposite: 'Opposite',
  change: (count: number) => `${count} ${several(count, 'line changes', 'lines change')}`,
  noChange: 'No line changes',
  over: (above: string, below: string) => `${above} over ${below}`,
  numbered: (number: string, name: string) => `${number} ${name}`,
  line: (place: number) => `Line ${place}`,
  readLines: 'To be read',
  trigrams: 'Trigrams',

  // Runes
  runesLabel: (list: string) => `Runes in their places: ${list}.`,
  runeIn: (rune: string, place: string) => `${rune} as ${place}`,
  merkstave: 'upside down',
  runeAt: (place: number) => `Rune ${place}`,
  symmetric: 'the same either way up',

  // Lenormand
  tableauLabel: (person: string) => `The Grand Tableau of thirty-six cards; ${person}.`,
  tableauPerson: (card: string, row: string, column: string) =>
    `your card, ${card}, lies in row ${row}, column ${column}`,
  tableauNoPerson: 'no card stands for you, so nothing is read from one',
  lineLabel: (list: string) => `Cards in a line: ${list}.`,
  squareLabel: (list: string) => `Nine cards in a square: ${list}.`,
  yourCard: 'Your card',
  knights: 'Knight',
  mirrors: 'Mirror',
  around: 'Touching',
  corners: 'Corners',
  pastSide: 'Behind',
  aheadSide: 'Ahead',
  aboveSide: 'Above',
  belowSide: 'Below',
  nobody: 'none',
  cell: (row: number, column: number) => `Row ${row}, column ${column}`,
  inHouse: (house: string) => `in the house of ${house}`,

  // Geomancy
  shieldLabel: (judge: string, right: string, left: string) =>
    `A shield of sixteen figures: the judge is ${judge}, its witnesses ${right} and ${left}.`,
  mother: (n: number) => `Mother ${n}`,
  daughter: (n: number) => `Daughter ${n}`,
  niece: (n: number) => `Niece ${n}`,
  rightWitness: 'Right witness',
  leftWitness: 'Left witness',
  judge: 'Judge',
  reconciler: 'Reconciler',
  geomancyHouse: (house: number) => `House ${house}`,
  perfects: (how: string) => `perfects with house 1 by ${how}`,
  querent: 'the one who asks',
  noPerfection: 'does not perfect with house 1',
  wayOfPoint: 'Way of the point',
  asked: 'Asked about',

  // Ifá
  oduLabel: (odu: string, right: string, left: string) =>
    `The odu ${odu}: the right leg is ${right}, the left leg ${left}.`,
  rightLeg: 'Right leg',
  leftLeg: 'Left leg',
  oduRank: (index: number) => `${index} of 256`,
  senior: 'Senior leg',
  orientation: 'The extra toss',
  odu: 'Odu',
  oduIndex: 'Place in the order',
  singles: 'Single marks',
  source: 'Cast',
};
