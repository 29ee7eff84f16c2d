/**
 * The thirty-six decans: tens of degrees of the tropical zodiac, each with a name that was once a star's.
 *
 * Names as the Greek-Egyptian list of Hephaistio (Apotelesmatica I.1) hands them down; spellings vary from copy to copy, and
 * three names stand twice or more. Rulers are the Chaldean faces, a later layer.
 */
import { wrap360 } from '#astro/angle/degrees.ts';
import { signOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import { faceRulerOf } from '#astro/chart/dignity.ts';
import type { ClassicalPlanetId } from '#astro/chart/dignity.ts';
import { present } from '#lib/assert.ts';

export const DECAN_NAMES = [
  'Chontare',
  'Chontachre',
  'Siket',
  'Chou',
  'Ero',
  'Rhombromare',
  'Thosolk',
  'Ouare',
  'Phouori',
  'Sothis',
  'Sit',
  'Chnoumis',
  'Charchnoumis',
  'Hepe',
  'Phoupe',
  'Tom',
  'Ouestebkot',
  'Aphoso',
  'Souchoe',
  'Ptechout',
  'Chontare',
  'Stochnene',
  'Sesme',
  'Sisieme',
  'Rhouo',
  'Sesme',
  'Komme',
  'Smat',
  'Sro',
  'Isro',
  'Ptiau',
  'Aeu',
  'Ptebuou',
  'Biou',
  'Chontare',
  'Ptibiou',
] as const;

/** `decan-01` … `decan-36`: names repeat, numbers do not. */
export const DECAN_IDS = DECAN_NAMES.map((_, i) => `decan-${String(i + 1).padStart(2, '0')}`);

export type Decan = {
  /** 1–36 from the first degree of Aries. */
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly sign: SignId;
  /** Which third of its sign, 1–3. */
  readonly third: number;
  readonly ruler: ClassicalPlanetId;
};

/** The decan that holds a longitude; one begins at its first degree. */
export function decanOf(lon: number): Decan {
  const index = Math.floor(wrap360(lon) / 10);
  return {
    number: index + 1,
    id: present(DECAN_IDS[index], 'decan'),
    name: present(DECAN_NAMES[index], 'decan'),
    sign: signOf(lon),
    third: (index % 3) + 1,
    ruler: faceRulerOf(lon),
  };
}
