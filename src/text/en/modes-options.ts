/** The small choices of reading modes in words: what is laid, what is asked about, and the rules of a school. Loaded with the panel. */

export type OptionWords = {
  readonly label: string;
  /** By value; the empty value is the choice of not choosing. */
  readonly values: Readonly<Record<string, string>>;
};

export const uiModeOptions = {
  options: 'Options',
  about: (mode: string) => `${mode}, options`,
  schools: 'Count it another way',
  schoolsNote:
    'Schools differ in these. A change holds from your next question in this mode on; this card stays as it was counted.',
  schoolsNoteDrawn:
    'Schools differ in these. A change holds from your next draw in this mode on; this one stays as it fell.',
  schoolsKept: 'Kept.',
  couldNotKeep: 'The choice could not be kept on this device. Try again.',
  thaiName: 'Your name in Thai letters',
  latinName: 'Your name in Latin letters',
} as const;

/** What is chosen for one question. */
export const answerOptionWords: Readonly<Record<string, OptionWords>> = {
  spread: {
    label: 'Spread',
    values: {
      single: 'One',
      three: 'Three',
      celtic: 'Celtic Cross, ten',
      norns: 'Three, of the Norns',
      cross: 'Cross of five',
      nine: 'Nine on the cloth',
    },
  },
  layout: {
    label: 'Layout',
    values: {
      'grand-tableau': 'Grand Tableau, all 36',
      'line-3': 'Line of three',
      'line-5': 'Line of five',
      'square-9': 'Square of nine',
    },
  },
  significator: {
    label: 'The card that stands for you',
    values: { '': 'None', woman: 'The Woman', man: 'The Man' },
  },
  matter: {
    label: 'What it is about',
    values: {
      '': 'As the question says',
      money: 'Money',
      siblings: 'Siblings',
      home: 'Home',
      children: 'Children',
      illness: 'Illness',
      partner: 'Partner',
      loss: 'Loss',
      travel: 'Travel',
      work: 'Work',
      friends: 'Friends',
      hidden: 'Something hidden',
    },
  },
  toss: {
    label: 'Toss for fortune or trouble',
    values: { '': 'No', yes: 'Yes' },
  },
  purpose: {
    label: 'What the day is for',
    values: {
      '': 'Nothing in particular',
      'ask-borrow': 'Asking or borrowing',
      'money-invest': 'Money or investing',
      'start-work': 'Starting work',
      'build-house': 'Building a house',
      travel: 'Travelling',
      'trade-open': 'Opening a shop',
      'love-wedding': 'Love or a wedding',
      'cut-contest': 'A contest or a clean cut',
      'ceremony-office': 'A ceremony or taking office',
      'study-calm': 'Study or quiet work',
    },
  },
  'birth-part': {
    label: 'When you were born',
    values: {
      '': 'I do not know',
      'before-six': 'After midnight, before six',
      day: 'By day, six to eighteen',
      night: 'In the evening, after eighteen',
    },
  },
  'target-year': { label: 'Year', values: {} },
  number: { label: 'Telephone or plate number', values: {} },
};

/** What is true of the person, and kept with them. */
export const personOptionWords: Readonly<Record<'sex' | 'facing', OptionWords>> = {
  sex: {
    label: 'Counting rule',
    values: { '': 'Not given', female: 'As for a woman', male: 'As for a man' },
  },
  facing: { label: 'The door faces', values: { '': 'Not given' } },
};

/** Rules on which schools differ, kept for each mode. */
export const schoolOptionWords: Readonly<Record<string, OptionWords>> = {
  dayStart: {
    label: 'A day begins',
    values: { six: 'At six', sunrise: 'At sunrise', midnight: 'At midnight' },
  },
  nightStart: { label: 'Night begins', values: { eighteen: 'At eighteen', sunset: 'At sunset' } },
  wednesdayNight: { label: 'Wednesday night', values: { rahu: 'Rahu', mercury: 'Mercury, as by day' } },
  monthCount: {
    label: 'Months are counted',
    values: { 'as-numbered': 'By their number', 'from-fifth': 'From the fifth month' },
  },
  mahaTaksaCycle: { label: 'One round lasts', values: { '108': '108 years', '96': '96 years' } },
  yearRelations: {
    label: 'The animal changes',
    values: { 'chinese-new-year': 'At Chinese New Year', 'month-five': 'With the fifth Thai month' },
  },
  marks: {
    label: 'Tone marks',
    values: { ignored: 'Left out', 'with-vowels': 'Counted with the vowels' },
  },
  system: {
    label: 'Reckoning',
    values: { suriyayatra: 'Suriyayatra', lahiri: 'Modern, Lahiri zodiac' },
  },
  dawn: { label: 'The lagna counts from', values: { six: 'Six, mean time', sunrise: 'Sunrise' } },
  dignities: { label: 'Standards of strength', values: { four: 'Four', six: 'Six' } },
  ayanamsa: {
    label: 'Ayanamsa',
    values: { lahiri: 'Lahiri', raman: 'Raman', krishnamurti: 'Krishnamurti' },
  },
  node: { label: 'Rahu and Ketu', values: { mean: 'Mean node', true: 'True node' } },
  'dasha-year': {
    label: 'A dasha year has',
    values: { julian: '365.25 days', savana: '360 days' },
  },
  lots: {
    label: 'Lots by night',
    values: { 'sect-reversed': 'Turned round', 'as-by-day': 'As by day' },
  },
  erosAndNecessity: {
    label: 'Lots of Eros and Necessity',
    values: { paulus: 'After Paulus', valens: 'After Valens' },
  },
  releasingYear: {
    label: 'A year of releasing has',
    values: { 'ideal-360': '360 days', 'solar-365': '365.25 days' },
  },
  spiritWithFortune: {
    label: 'Spirit in the sign of Fortune',
    values: { 'next-sign': 'Begins in the next sign', 'same-sign': 'Begins in the same sign' },
  },
  calendar: {
    label: 'Calendar',
    values: { civil: 'Civil, 365 days', alexandrian: 'Alexandrian, with leap days' },
  },
  correlation: { label: 'Correlation', values: { '584283': '584283', '584285': '584285' } },
  dayBoundary: {
    label: 'A day begins',
    values: { midnight: 'At midnight', 'zi-hour': 'With the hour of the rat, 23:00' },
  },
  solarTime: { label: 'Hours by', values: { clock: 'The clock', 'true-solar': 'The Sun' } },
  luckStart: {
    label: 'The first luck pillar, counted by',
    values: { 'by-minutes': 'Minutes', 'by-double-hours': 'Double hours' },
  },
  masters: {
    label: 'Master numbers',
    values: { '11-22-33': '11, 22 and 33', '11-22': '11 and 22', none: 'None' },
  },
  y: { label: 'The letter Y', values: { consonant: 'A consonant', vowel: 'A vowel' } },
  method: { label: 'Lines by', values: { coins: 'Three coins', yarrow: 'Yarrow stalks' } },
  houses: {
    label: 'Figures in the houses',
    values: { traditional: 'Traditional', 'golden-dawn': 'Golden Dawn' },
  },
  order: { label: 'Order of the odu', values: { widespread: 'The widespread one', ife: 'Of Ife' } },
  merkstave: { label: 'Turned runes', values: { on: 'Read as turned', off: 'All read upright' } },
  symmetric: {
    label: 'Runes that cannot turn',
    values: { eight: 'The eight', 'with-nauthiz': 'The eight and Nauthiz' },
  },
  tableau: {
    label: 'Shape of the Grand Tableau',
    values: { '4x9': 'Four rows of nine', '8x4+4': 'Four rows of eight, and four' },
  },
  past: { label: 'The past lies', values: { left: 'On the left', right: 'On the right' } },
  hand: {
    label: 'The hand that shows what you made of it',
    values: { dominant: 'The one you write with', 'by-sex': 'By the counting rule' },
  },
};
