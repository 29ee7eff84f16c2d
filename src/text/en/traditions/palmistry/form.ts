/** The guided form of a hand: each question, how to look, and its choices. "Unsure" is one more choice of every question. */
import { markPlaceNames } from './features.ts';

type FormQuestion = {
  readonly ask: string;
  readonly hint: string;
  readonly options: Readonly<Record<string, string>>;
};

const UNSURE = { unsure: 'Unsure' } as const;

const question = (ask: string, hint: string, options: Readonly<Record<string, string>>): FormQuestion => ({
  ask,
  hint,
  options: { ...options, ...UNSURE },
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const markPlaces = Object.fromEntries(
  Object.entries(markPlaceNames).map(([place, [en]]) => [place, capital(en.replace(/^the /, ''))]),
);

const marks = (article: string, shape: string): FormQuestion =>
  question(
    `Is there ${article} anywhere?`,
    `${shape} Choose every place where you see one, or leave it out.`,
    markPlaces,
  );

const measure = (ask: string, hint: string): FormQuestion => ({ ask, hint, options: {} });

/** By the ids of the questions, in the order of asking; the last three are lengths in millimetres and may stay empty. */
export const form: Readonly<Record<string, FormQuestion>> = {
  hand: question(
    'Which hand are you looking at?',
    'Take one hand for the whole form, palm up, in good light.',
    {
      left: 'Left',
      right: 'Right',
    },
  ),
  dominant: question(
    'Which hand do you write with?',
    'The hand you use most is read for what you make of things, the other for what you were given.',
    { left: 'Left', right: 'Right' },
  ),
  shape: question(
    'Which of these is closest to your hand?',
    'Look at the palm without the fingers first, then at the length of the fingers.',
    {
      earth: 'Square palm, short fingers',
      air: 'Square palm, long fingers',
      fire: 'Long palm, short fingers',
      water: 'Long palm, long fingers',
    },
  ),
  skin: question('How does the skin of the palm feel?', 'Press it lightly with the other thumb.', {
    soft: 'Soft',
    firm: 'Firm',
    rough: 'Rough',
  }),
  'finger-spacing': question(
    'How do the fingers lie when the hand rests?',
    'Shake the hand out and lay it on the table without arranging it.',
    { together: 'Close together', even: 'Evenly apart', apart: 'Wide apart' },
  ),
  'thumb-angle': question(
    'How far does the thumb open?',
    'Stretch it out to the side as far as is comfortable, and look at the angle to the index finger.',
    { 'under-45': 'Less than 45°', '45-to-90': 'Between 45° and 90°', 'over-90': 'More than 90°' },
  ),
  'index-ring': question(
    'Which is longer, the index or the ring finger?',
    'Hold the fingers together and look from the palm side.',
    { 'index-longer': 'Index finger', 'ring-longer': 'Ring finger', equal: 'About equal' },
  ),
  'life-arc': question(
    'How does the life line run?',
    'It is the curve around the base of the thumb. Its length means nothing here.',
    { wide: 'In a wide arc', close: 'Close to the thumb', absent: 'I cannot find it' },
  ),
  'life-start': question(
    'Where it begins, is the life line joined to the head line?',
    'Look at the edge of the palm between thumb and index finger.',
    { joined: 'Joined', separate: 'Apart' },
  ),
  'head-shape': question('What shape is the head line?', 'It crosses the middle of the palm.', {
    straight: 'Straight',
    curved: 'Curved downward',
    forked: 'Forked at its end',
  }),
  'head-end': question(
    'Under which finger does the head line end?',
    'Follow it as far as it is plain to see.',
    {
      'under-middle': 'The middle finger',
      'under-ring': 'The ring finger',
      'under-little': 'The little finger',
    },
  ),
  'heart-end': question(
    'Where does the heart line end?',
    'It is the top line; follow it away from the little finger.',
    {
      'under-index': 'Under the index finger',
      'between-index-and-middle': 'Between index and middle finger',
      'under-middle': 'Under the middle finger',
    },
  ),
  'heart-shape': question(
    'What shape is the heart line?',
    'Look at the whole line, and leave small branches out.',
    {
      straight: 'Rather straight',
      curved: 'Curved',
    },
  ),
  fate: question(
    'Is there a fate line?',
    'It runs upward through the middle of the palm; many hands have none.',
    {
      none: 'None that I can see',
      faint: 'Faint',
      clear: 'Clear',
    },
  ),
  'fate-start': question('Where does the fate line start?', 'Leave this out when there is no fate line.', {
    wrist: 'At the wrist',
    'life-line': 'At the life line',
    'mid-palm': 'In the middle of the palm',
  }),
  'fate-end': question(
    'Under which finger does the fate line end?',
    'Leave this out when there is no fate line.',
    {
      'under-index': 'The index finger',
      'under-middle': 'The middle finger',
      'under-ring': 'The ring finger',
    },
  ),
  sun: question('Is there a sun line?', 'It runs upward under the ring finger; many hands have none.', {
    none: 'None that I can see',
    faint: 'Faint',
    clear: 'Clear',
  }),
  bonds: question(
    'How many short marks are at the edge, under the little finger?',
    'They are read for closeness, and their number foretells nothing.',
    { none: 'None', one: 'One', two: 'Two', 'three-or-more': 'Three or more' },
  ),
  mounts: question(
    'Which mounts stand out?',
    'Cup the hand a little and look at the small cushions from the side. Choose as many as you like.',
    {
      jupiter: 'Jupiter, under the index finger',
      saturn: 'Saturn, under the middle finger',
      apollo: 'Apollo, under the ring finger',
      mercury: 'Mercury, under the little finger',
      venus: 'Venus, at the base of the thumb',
      luna: 'Luna, opposite the thumb',
      'mars-upper': 'Upper Mars, below Mercury',
      'mars-lower': 'Lower Mars, inside the thumb',
    },
  ),
  'mark-star': marks('a star', 'Three or more short lines that cross at one point.'),
  'mark-cross': marks('a cross', 'Two short lines that cross by themselves.'),
  'mark-island': marks('an island', 'A line that parts and joins again.'),
  'mark-chain': marks('a chain', 'A stretch of a line made of small links.'),
  'mark-square': marks('a square', 'Four short lines that close a box.'),
  'double-line': question(
    'Is there a second line beside the life line?',
    'It runs inside the arc, on the side of the thumb.',
    {
      yes: 'Yes',
      no: 'No',
    },
  ),
  simian: question(
    'Do head line and heart line run as one?',
    'A single line straight across the palm. It is an ordinary variation.',
    { yes: 'Yes', no: 'No' },
  ),
  'palm-length': measure(
    'How long is the palm, in millimetres?',
    'From the crease at the wrist to the base of the middle finger. A guess is worse than leaving it out.',
  ),
  'palm-width': measure('How wide is the palm, in millimetres?', 'At its widest, without the thumb.'),
  'middle-finger': measure(
    'How long is the middle finger, in millimetres?',
    'From its base to its tip, on the palm side.',
  ),
};
