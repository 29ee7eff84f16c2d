/** How the facts of Jyotish come about, and where the rules are from. */
export const vedicMethods: Readonly<Record<string, string>> = {
  'limit-of-inputs': 'Follows from what was given, or from what the tables leave open.',
  'sidereal-longitude':
    'The place in the tropical sky, less the ayanamsa, which is how far the two zodiacs lie apart.',
  'rising-sidereal': 'The degree that rises at the place and minute of birth, less the ayanamsa.',
  'thirteen-degrees-twenty': 'The zodiac has 27 mansions of 13°20′ each; the place falls in this one.',
  'quarter-of-nakshatra': 'Each mansion has four quarters of 3°20′.',
  'ninth-of-sign': 'Each sign has nine parts of 3°20′; parts are counted on from Aries.',
  'signs-from-lagna': 'Whole signs are counted from the one that rises, which is the first house.',
  'signs-from-moon': 'Whole signs are counted from the one the natal Moon is in.',
  'daily-motion': 'Its motion along the zodiac in a day; below nothing means backwards.',
  'dignity-of-sign': 'What the table of exaltations and rulers gives this graha in that sign.',
  'near-the-sun': 'Closer to the Sun than the number of degrees given for this graha.',
  'lord-of-sign': 'The graha that rules the sign.',
  'house-of-lord': 'The house in which the lord of that house stands.',
  'grahas-in-sign': 'The grahas that share the sign of that house.',
  'drishti-by-sign':
    'All grahas look at the seventh sign; Mars also at the fourth and eighth, Jupiter at the fifth and ninth, Saturn at the third and tenth.',
  'furthest-in-sign': 'Of the seven bodies, the one with the most degrees behind it in its own sign.',
  'yoga-rules': 'Each combination has a plain rule of signs and houses, and these are the ones that hold.',
  'moon-less-sun': 'The Moon’s distance ahead of the Sun: twelve degrees to a tithi, six to a karana.',
  'moon-and-sun': 'The places of Moon and Sun added: 13°20′ to a yoga.',
  'weekday-from-sunrise': 'The weekday of the last sunrise before the birth, at that place.',
  'nakshatra-lord':
    'The mansion of the Moon names the first period; what the Moon had still to cross is its balance.',
  'share-of-120-years':
    'Nine lords share 120 years in a fixed order, and each period is shared out again in the same way.',
  'next-sign-change': 'The first minute at which it stands in another sign.',
  'saturn-about-moon': 'Saturn in the twelfth, first or second sign from the natal Moon.',
  'nakshatras-counted':
    'Count from the mansion of the natal Moon to that of the day; the count goes by nines.',
};

export const vedicSources: Readonly<Record<string, string>> = {
  'source.astronomy-engine':
    'Computed on this device from modern astronomy, with the ayanamsa that the sheet names.',
  'source.parashara': 'Brihat Parashara Hora Shastra, the common textbook of Jyotish.',
  'source.panchanga': 'The arithmetic of Indian almanacs, taken at the minute of birth and not at sunrise.',
  'source.surya-siddhanta': 'Surya Siddhanta, chapter 9, on which grahas the Sun outshines.',
  'source.phaladeepika': 'Phaladeepika, chapter 6, for the combinations; chapter 26 for transits.',
  'source.jaimini': 'The Jaimini Sutras, 1.1.11.',
  'source.muhurta-chintamani': 'Muhurta Chintamani, chapter 2.',
  'source.inputs': 'Follows from what was given.',
};
