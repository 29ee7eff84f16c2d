/** Methods, sources and limits of Hellenistic sheets, in sentences a person can follow. */

export const methods: Readonly<Record<string, string>> = {
  'apparent-longitude': 'Where it stood along the ecliptic at that instant.',
  'place-by-whole-signs': 'Signs counted from the rising one, which is the first place whole.',
  'sign-of-speed': 'It counts as moving backwards while its longitude shrinks.',
  'essential-dignity': 'Read off the old table of houses and exaltations.',
  'planet-of-the-sect':
    'Sun, Jupiter and Saturn belong to the day, Moon, Venus and Mars to the night. Mercury goes by whether it rises before the Sun.',
  'distance-from-the-sun':
    'In the heart within 17′ of the Sun, combust within 8½°, under the beams within 15°.',
  'egyptian-bound':
    'Each sign is cut into five unequal stretches with a planet each; this is the Egyptian cut.',
  'face-of-ten-degrees':
    'Each sign has three faces of ten degrees, shared out from Mars in Aries in the order of speed.',
  'triplicity-by-sect': 'The three planets that look after its element, the one of your sect first.',
  'triplicity-by-day-night-helper':
    'The three planets that look after its element: by day, by night, and the helper.',
  'place-of-joy': 'Each of the seven has one place in which it rejoices, and it stands there.',
  'regard-by-whole-signs':
    'By how many signs lie between them; degrees do not matter. Signs 2, 6, 8 and 12 do not see each other.',
  'rising-degree': 'The degree of the ecliptic on the eastern horizon.',
  'culminating-degree': 'The degree of the ecliptic on the meridian.',
  'ruler-of-sign': 'The old ruler of that sign, with seven planets for twelve signs.',
  'sign-of-place': 'The sign so many steps on from the rising one.',
  'bodies-in-house': 'All of the seven whose sign fills that place.',
  'sun-above-horizon': 'Day when the Sun’s centre is above the horizon, else night.',
  'office-by-sect': 'Day gives the lead to Sun, Jupiter and Saturn; night gives it to Moon, Venus and Mars.',
  'ascendant-plus-arc':
    'The stretch from the first point to the second, laid off from the Ascendant. By night the two change places.',
  'completed-years': 'Birthdays that have passed on the day asked about.',
  'house-of-the-year': 'One place on for each year of life, begun again after twelve.',
  'sign-of-the-year': 'One sign on from the rising sign for each year of life.',
  'planets-in-sign-of-year': 'Planets whose sign at birth is the sign of the year.',
  'house-of-the-month': 'One place on for each twelfth of the year, counted from the place of the year.',
  'sign-of-the-month': 'One sign on for each 30.44 days since the birthday.',
  'sign-of-lot': 'Releasing begins in the sign of its lot.',
  'sign-after-shared-lot':
    'Spirit shares the sign of Fortune, so its releasing begins one sign on, as Valens has it.',
  'chapter-by-years-of-sign':
    'Each sign lasts the years of its ruler (Capricorn 27); the chapters run on from the first.',
  'month-by-years-of-sign':
    'Inside a chapter the signs run again from its own, a month for each of their years.',
  'place-from-fortune': 'Signs counted from the one that holds the Lot of Fortune.',
  'days-from-birth': 'Whole days counted on from birth.',
  'angular-from-fortune': 'A sign is a peak when it is first, fourth, seventh or tenth from Fortune.',
  'after-the-jump': 'Whether the inner count has already jumped across the zodiac in this chapter.',
  'jump-after-twelve-signs':
    'After twelve signs the inner count would be back at its start, and jumps to the sign opposite.',
  'limit-of-inputs': 'Left open by the birth details as they stand.',
};

export const sources: Readonly<Record<string, string>> = {
  'source.astronomy-engine':
    'Computed on this device: apparent positions on the ecliptic of date, from VSOP87, ELP/MPP02 and JPL DE405.',
  'source.hellenistic-tradition':
    'Rules of Valens, Ptolemy, Paulus and Firmicus, as gathered in Brennan, Hellenistic Astrology (2017).',
  'source.inputs': 'Follows from what was given about the birth.',
};

export const caveats: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'birth-time-unknown': ['Birth time unknown', 'No rising sign, so no places, sect, lots or time lords.'],
  'birth-place-unknown': ['Birth place unknown', 'No horizon, so no places, sect, lots or time lords.'],
  'birth-time-uncertain': [
    'Birth time uncertain',
    'What changes within the doubt is given as both, or left out.',
  ],
  'near-boundary': [
    'Near a border',
    'Two minutes on the clock would change something; both answers are given.',
  ],
  'near-twilight': [
    'Near twilight',
    'The Sun was within two degrees of the horizon, so day and night are a matter of judgement.',
  ],
  'polar-latitude': [
    'Far north or south',
    'Beyond the polar circle the rising sign can rush or stand still.',
  ],
};

/** A limit as it is told, first what is so. */
export const limitLines: Readonly<Record<string, readonly [string, string]>> = {
  'birth-time-unknown': [
    'Your birth time is unknown, so I leave out the rising sign and everything counted from it.',
    'Without an hour of birth I can see your planets in their signs, and no places or lots.',
  ],
  'birth-place-unknown': [
    'Your birth place is unknown, so there is no horizon to count from.',
    'Without a place I can tell the signs of your planets, and nothing of day or night.',
  ],
  'birth-time-uncertain': [
    'Your birth time has some play in it, so I say both where two answers are possible.',
    'Because the hour is uncertain, what changes within it is told as either, or left out.',
  ],
  'near-twilight': [
    'You were born near twilight, so day or night is a matter of judgement here.',
    'The Sun was at the horizon when you were born; an old reader would have weighed both sects.',
  ],
  'near-boundary': [
    'Your birth stands near a border, where two minutes on the clock would change the answer.',
    'Something in this chart turns on two minutes, so both answers are given.',
  ],
};
