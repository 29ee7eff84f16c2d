/** English for the Thai ring of eight seats and for the star of the day. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';

const rows: readonly WordRow[] = [
  [
    'role',
    'thai.taksa.boriwan/body',
    'boriwan',
    'seat of the circle',
    'seat of followers',
    'seat of dependants',
  ],
  ['role', 'thai.taksa.ayu/body', 'ayu', 'seat of vitality', 'seat of life', 'seat of longevity'],
  ['role', 'thai.taksa.det/body', 'Det', 'det seat', 'seat of authority', 'seat of power'],
  ['role', 'thai.taksa.si/body', 'Si seat', 'sri', 'seat of fortune', 'seat of luck'],
  [
    'role',
    'thai.taksa.mula/body',
    'mula seat',
    'seat of assets',
    'seat of roots',
    'seat of wealth',
    'seat called mula',
  ],
  ['role', 'thai.taksa.utsaha/body', 'utsaha', 'seat of effort', 'seat of diligence', 'effort seat'],
  [
    'role',
    'thai.taksa.montri/body',
    'montri',
    'seat of patrons',
    'seat of the patron',
    'seat of helpers',
    'patron seat',
  ],
  [
    'role',
    'thai.taksa.kalakini/body',
    'kalakini',
    'kali seat',
    'seat of caution',
    'seat of misfortune',
    'seat of what to avoid',
    'caution seat',
  ],
  [
    'role',
    'thai.birth-star/body',
    'birth star',
    'birth planet',
    'star of your birth day',
    'star of your birthday',
    'day star',
    'star of the day you were born',
  ],
  ['role', 'thai.mahataksa.major|thai.mahataksa.major/body', 'major star', 'great taksa star'],
  ['role', 'thai.mahataksa.sub/body', 'sub star', 'inserted star', 'minor star'],
];

export const thaiRingWords: readonly WordTable[] = [{ families: ['thai'], rows }];
