/** English spellings of the 27 lunar mansions and of planetary periods. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';

const MANSIONS: readonly (readonly [id: string, ...names: readonly string[]])[] = [
  ['ashwini', 'ashwini', 'asvini', 'aswini'],
  ['bharani', 'bharani'],
  ['krittika', 'krittika', 'kritika'],
  ['rohini', 'rohini'],
  ['mrigashira', 'mrigashira', 'mrigasira', 'mrigashirsha'],
  ['ardra', 'ardra', 'arudra'],
  ['punarvasu', 'punarvasu'],
  ['pushya', 'pushya', 'pushyami'],
  ['ashlesha', 'ashlesha', 'aslesha'],
  ['magha', 'magha', 'makha'],
  ['purva-phalguni', 'purva phalguni', 'purva-phalguni', 'purvaphalguni', 'pubba'],
  ['uttara-phalguni', 'uttara phalguni', 'uttara-phalguni', 'uttaraphalguni'],
  ['hasta', 'hasta'],
  ['chitra', 'chitra', 'chitta'],
  ['swati', 'swati', 'svati'],
  ['vishakha', 'vishakha', 'visakha'],
  ['anuradha', 'anuradha'],
  ['jyeshtha', 'jyeshtha', 'jyestha', 'jyeshta'],
  ['mula', 'Mula', 'moola'],
  ['purva-ashadha', 'purva ashadha', 'purva-ashadha', 'purvashadha', 'purvasadha'],
  ['uttara-ashadha', 'uttara ashadha', 'uttara-ashadha', 'uttarashadha', 'uttarasadha'],
  ['shravana', 'shravana', 'sravana'],
  ['dhanishta', 'dhanishta', 'dhanishtha'],
  ['shatabhisha', 'shatabhisha', 'satabhisha', 'shatabhishak'],
  ['purva-bhadrapada', 'purva bhadrapada', 'purva-bhadrapada', 'purvabhadra'],
  ['uttara-bhadrapada', 'uttara bhadrapada', 'uttara-bhadrapada', 'uttarabhadra'],
  ['revati', 'revati'],
];

const rows: readonly WordRow[] = [
  ...MANSIONS.map(([id, ...names]): WordRow => ['nakshatra', id, ...names]),
  [
    'role',
    'vedic.moon.nakshatra/nakshatra',
    'nakshatra',
    'lunar mansion',
    'birth nakshatra',
    'janma nakshatra',
    'lunar station',
  ],
  ['period', 'maha', 'mahadasha', 'maha dasha', 'main period', 'major period', 'great period', 'mahadasa'],
  ['period', 'antar', 'antardasha', 'antar dasha', 'bhukti', 'antardasa'],
  [
    'period',
    'pratyantar',
    'pratyantardasha',
    'pratyantar dasha',
    'pratyantar',
    'sub-sub-period',
    'sub-subperiod',
  ],
  ['period', 'sub', 'sub-period', 'subperiod', 'sub period', 'minor period'],
  ['period', 'any', 'dasha', 'planetary period', 'dasa'],
];

export const indicWords: readonly WordTable[] = [
  { families: [], rows },
  {
    families: ['vedic'],
    rows: [
      ['period', 'any', 'period'],
      ['body', 'northnode', 'the node'],
    ],
  },
];
