/** What can be chosen where a reading mode asks for something: the words by what they stand for. */
export const modeNeedChoices = {
  sexes: { female: 'As for a woman', male: 'As for a man' },
  directions: [
    ['North', 0],
    ['North-east', 45],
    ['East', 90],
    ['South-east', 135],
    ['South', 180],
    ['South-west', 225],
    ['West', 270],
    ['North-west', 315],
  ] as const,
  lines: { 6: '6, old yin', 7: '7, yang', 8: '8, yin', 9: '9, old yang' },
  dots: { 1: 'One point', 0: 'Two points' },
  marks: { 1: 'Single', 2: 'Double' },
} as const;
