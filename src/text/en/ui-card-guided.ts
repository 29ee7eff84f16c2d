/** Words on the drawings of the modes that a person answers: hand, face and dream. */

export const uiCardGuided = {
  // Palmistry
  handLabel: (count: string) => `A hand with the ${count} features you answered, each with its number.`,
  leftHand: 'Left hand',
  rightHand: 'Right hand',
  someHand: 'A hand',
  typeOf: (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1)} hand`,
  featureSays: (answer: string, theme: string) => (theme === '' ? answer : `${answer}; ${theme}`),

  // Face
  faceLabel: (count: string) =>
    `A face in three zones with the ${count} features you answered, each with its number.`,
  shapeOf: (shape: string) => `${shape.charAt(0).toUpperCase()}${shape.slice(1)} face`,
  upper: 'Upper',
  middle: 'Middle',
  lower: 'Lower',
  longest: 'longest',
  longestOr: 'perhaps longest',

  // Dream
  dreamLabel: (images: string) => `Images of the dream, larger where they came more often: ${images}.`,
  dreamNone: 'A quiet field: no image of the lexicon was found in the dream.',
  noImage: 'No image was found in your words',
  image: 'Image',
  times: (count: string) => (count === '1' ? 'once' : count === '2' ? 'twice' : `${count} times`),
  before: (count: string) => (count === '1' ? 'in one earlier dream' : `in ${count} earlier dreams`),
  feelings: 'Feelings in the words',
  noFeeling: 'No feeling was named in the words.',
  turnsTo: (first: string, last: string) => `${first}, then ${last}`,
  answered: 'You answered',
};
