/** The guided form of a face: each question, how to look, and its choices. "Unsure" is one more choice of every question. */
type FormQuestion = {
  readonly ask: string;
  readonly hint: string;
  readonly options: Readonly<Record<string, string>>;
};

const question = (ask: string, hint: string, options: Readonly<Record<string, string>>): FormQuestion => ({
  ask,
  hint,
  options: { ...options, unsure: 'Unsure' },
});

const measure = (ask: string, hint: string): FormQuestion => ({ ask, hint, options: {} });

/** By the ids of the questions, in the order of asking; the last five are lengths in millimetres and may stay empty. */
export const form: Readonly<Record<string, FormQuestion>> = {
  outline: question(
    'Which of these is closest to the outline of your face?',
    'Tie your hair back and look straight into a mirror. No shape is better than another.',
    {
      wood: 'Wood: long and upright',
      fire: 'Fire: narrow above or pointed below',
      earth: 'Earth: square, with a broad jaw',
      metal: 'Metal: oval or even',
      water: 'Water: round and soft',
    },
  ),
  'longest-zone': question(
    'Which of the three zones is longest?',
    'Hairline to brows, brows to the tip of the nose, nose to chin.',
    { upper: 'The upper', middle: 'The middle', lower: 'The lower', balanced: 'All about equal' },
  ),
  forehead: question(
    'How high is your forehead?',
    'From the hairline, or where it used to be, to the brows.',
    {
      high: 'High',
      middle: 'In between',
      low: 'Low',
    },
  ),
  'brow-shape': question('What shape are your brows by nature?', 'As they grow, before any shaping.', {
    straight: 'Straight',
    arched: 'Arched',
    angled: 'Angled',
  }),
  'brow-density': question('How dense are your brows?', 'As they grow, before any make-up.', {
    full: 'Full',
    middle: 'In between',
    fine: 'Fine',
  }),
  'brow-distance': question(
    'How far apart are your brows?',
    'Lay two fingers between them: that is about the middle.',
    {
      wide: 'Wide apart',
      middle: 'In between',
      close: 'Close together',
    },
  ),
  'eye-size': question('How large are your eyes in your face?', 'Look at them relaxed, as when you read.', {
    large: 'Large',
    middle: 'In between',
    narrow: 'Narrow',
  }),
  'eye-tilt': question(
    'How do the outer corners of your eyes lie?',
    'Compare the outer corner with the inner one.',
    {
      up: 'A little higher',
      level: 'Level',
      down: 'A little lower',
    },
  ),
  'nose-bridge': question('How high is the bridge of your nose?', 'Look from the side, between the eyes.', {
    high: 'High',
    middle: 'In between',
    low: 'Low',
  }),
  'nose-tip': question('What shape is the tip of your nose?', 'Look from the front.', {
    round: 'Round',
    pointed: 'Pointed',
    straight: 'Straight',
  }),
  'nose-wings': question('How are the wings of your nose?', 'The sides around the nostrils.', {
    full: 'Full',
    slim: 'Slim',
  }),
  lips: question('How full are your lips?', 'Look at them closed and at rest.', {
    full: 'Full',
    middle: 'In between',
    thin: 'Thin',
  }),
  chin: question('What shape is your chin?', 'Look from the front.', {
    broad: 'Broad',
    round: 'Round',
    pointed: 'Pointed',
  }),
  ears: question(
    'How high do your ears sit?',
    'Compare their tops with the eyes and their lobes with the nose.',
    {
      high: 'High',
      level: 'Level with eyes and nose',
      low: 'Low',
    },
  ),
  moles: question(
    'Are there moles that you notice, and where?',
    'Only the place is noted; nothing is read into it. For a mole that has changed, a doctor is the one to ask.',
    {
      life: 'Between the brows',
      wealth: 'On the nose tip or wings',
      siblings: 'In or on the brows',
      property: 'On an upper eyelid',
      children: 'Below an eye',
      servants: 'At the sides of the chin',
      spouse: 'At the outer corner of an eye',
      health: 'On the bridge of the nose',
      travel: 'At a temple',
      career: 'In the middle of the forehead',
      fortune: 'Above the end of a brow',
      parents: 'High on the forehead',
    },
  ),
  'face-height': measure(
    'How high is your face, in millimetres?',
    'From the hairline to the point of the chin.',
  ),
  'face-width': measure('How wide is your face, in millimetres?', 'At its widest, from cheek to cheek.'),
  'zone-upper': measure('How high is the upper zone, in millimetres?', 'From the hairline to the brows.'),
  'zone-middle': measure(
    'How high is the middle zone, in millimetres?',
    'From the brows to the tip of the nose.',
  ),
  'zone-lower': measure(
    'How high is the lower zone, in millimetres?',
    'From the tip of the nose to the chin.',
  ),
};
