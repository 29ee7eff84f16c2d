import { present } from '#lib/assert.ts';
import { distance, wrap360 } from '../angle/degrees.ts';
import { elementOf, SIGN_IDS, signOf } from '../angle/sign.ts';
import type { ElementId, SignId } from '../angle/sign.ts';
import type { PlanetId } from '../body/body-id.ts';
import type { Sect } from './sect.ts';

/** The seven that can be seen with the eye, which the essential dignities were made for. */
export const CLASSICAL_PLANET_IDS = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
] as const satisfies readonly PlanetId[];
export type ClassicalPlanetId = (typeof CLASSICAL_PLANET_IDS)[number];

/** Ruler of each sign. Source: Ptolemy, Tetrabiblos I.17. */
export const TRADITIONAL_RULER = {
  aries: 'mars',
  taurus: 'venus',
  gemini: 'mercury',
  cancer: 'moon',
  leo: 'sun',
  virgo: 'mercury',
  libra: 'venus',
  scorpio: 'mars',
  sagittarius: 'jupiter',
  capricorn: 'saturn',
  aquarius: 'saturn',
  pisces: 'jupiter',
} as const satisfies Readonly<Record<SignId, ClassicalPlanetId>>;

/** The same with the three planets found since 1781 in their now common seats. */
export const MODERN_RULER = {
  ...TRADITIONAL_RULER,
  scorpio: 'pluto',
  aquarius: 'uranus',
  pisces: 'neptune',
} as const satisfies Readonly<Record<SignId, PlanetId>>;

/** Sign of exaltation. Source: Ptolemy, Tetrabiblos I.19. */
export const EXALTATION = {
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  sun: 'aries',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
} as const satisfies Readonly<Record<ClassicalPlanetId, SignId>>;

export type RulershipSchool = 'traditional' | 'modern';

export function rulerOf(sign: SignId, school: RulershipSchool): PlanetId {
  return school === 'modern' ? MODERN_RULER[sign] : TRADITIONAL_RULER[sign];
}

/** The signs a classical planet rules: one for the Sun and the Moon, two for the others. */
export function domicilesOf(planet: ClassicalPlanetId): readonly SignId[] {
  return SIGN_IDS.filter((sign) => TRADITIONAL_RULER[sign] === planet);
}

/** Six signs on: where detriment lies against domicile, and fall against exaltation. */
export function oppositeSign(sign: SignId): SignId {
  return SIGN_IDS[(SIGN_IDS.indexOf(sign) + 6) % 12] ?? sign;
}

export type DignityId = 'domicile' | 'exaltation' | 'detriment' | 'fall';

/**
 * The essential dignities of a body by sign, the weightier first; empty when it has none here or is not one
 * of the seven. Mercury in Virgo has two, and two debilities in Pisces.
 */
export function dignitiesOf(body: string, sign: SignId): readonly DignityId[] {
  if (!isClassical(body)) return [];
  const opposite = oppositeSign(sign);
  const found: DignityId[] = [];
  if (TRADITIONAL_RULER[sign] === body) found.push('domicile');
  if (EXALTATION[body] === sign) found.push('exaltation');
  if (TRADITIONAL_RULER[opposite] === body) found.push('detriment');
  if (EXALTATION[body] === opposite) found.push('fall');
  return found;
}

function isClassical(body: string): body is ClassicalPlanetId {
  return CLASSICAL_PLANET_IDS.some((planet) => planet === body);
}

/** Rulers of a triplicity: by day, by night, and the one that helps in both. */
export type TriplicityRulers = {
  readonly day: ClassicalPlanetId;
  readonly night: ClassicalPlanetId;
  readonly participating: ClassicalPlanetId;
};

/** Source: Dorotheus of Sidon, Carmen Astrologicum I.1. */
export const TRIPLICITY_RULERS: Readonly<Record<ElementId, TriplicityRulers>> = {
  fire: { day: 'sun', night: 'jupiter', participating: 'saturn' },
  earth: { day: 'venus', night: 'moon', participating: 'mars' },
  air: { day: 'saturn', night: 'mercury', participating: 'jupiter' },
  water: { day: 'venus', night: 'mars', participating: 'moon' },
};

type Term = readonly [ruler: ClassicalPlanetId, endsAtDeg: number];

/**
 * The Egyptian terms: who rules up to which degree of each sign.
 * Source: Ptolemy, Tetrabiblos I.20, "according to the Egyptians".
 */
export const EGYPTIAN_TERMS: Readonly<Record<SignId, readonly [Term, Term, Term, Term, Term]>> = {
  aries: [
    ['jupiter', 6],
    ['venus', 12],
    ['mercury', 20],
    ['mars', 25],
    ['saturn', 30],
  ],
  taurus: [
    ['venus', 8],
    ['mercury', 14],
    ['jupiter', 22],
    ['saturn', 27],
    ['mars', 30],
  ],
  gemini: [
    ['mercury', 6],
    ['jupiter', 12],
    ['venus', 17],
    ['mars', 24],
    ['saturn', 30],
  ],
  cancer: [
    ['mars', 7],
    ['venus', 13],
    ['mercury', 19],
    ['jupiter', 26],
    ['saturn', 30],
  ],
  leo: [
    ['jupiter', 6],
    ['venus', 11],
    ['saturn', 18],
    ['mercury', 24],
    ['mars', 30],
  ],
  virgo: [
    ['mercury', 7],
    ['venus', 17],
    ['jupiter', 21],
    ['mars', 28],
    ['saturn', 30],
  ],
  libra: [
    ['saturn', 6],
    ['mercury', 14],
    ['jupiter', 21],
    ['venus', 28],
    ['mars', 30],
  ],
  scorpio: [
    ['mars', 7],
    ['venus', 11],
    ['mercury', 19],
    ['jupiter', 24],
    ['saturn', 30],
  ],
  sagittarius: [
    ['jupiter', 12],
    ['venus', 17],
    ['mercury', 21],
    ['saturn', 26],
    ['mars', 30],
  ],
  capricorn: [
    ['mercury', 7],
    ['jupiter', 14],
    ['venus', 22],
    ['saturn', 26],
    ['mars', 30],
  ],
  aquarius: [
    ['mercury', 7],
    ['venus', 13],
    ['jupiter', 20],
    ['mars', 25],
    ['saturn', 30],
  ],
  pisces: [
    ['venus', 12],
    ['jupiter', 16],
    ['mercury', 19],
    ['mars', 28],
    ['saturn', 30],
  ],
};

/**
 * Rulers of the faces, 10° each from Aries on, over and over: the planets from the slowest down, entered at
 * Mars.
 */
const FACE_RULERS = [
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
  'saturn',
  'jupiter',
] as const satisfies readonly ClassicalPlanetId[];

/** The ruler of the triplicity of a sign in a chart of that sect. Source: as TRIPLICITY_RULERS. */
export function triplicityRulerOf(sign: SignId, sect: Sect): ClassicalPlanetId {
  return TRIPLICITY_RULERS[elementOf(sign)][sect];
}

/** The ruler of the Egyptian term that holds a longitude. A term begins at its first degree. */
export function termRulerOf(lon: number): ClassicalPlanetId {
  const inside = wrap360(lon) % 30;
  const [ruler] = present(
    EGYPTIAN_TERMS[signOf(lon)].find(([, end]) => inside < end),
    'term',
  );
  return ruler;
}

/**
 * The ruler of the face (decan) that holds a longitude. Source: the Chaldean order, as in Teucer and Firmicus
 * II.4.
 */
export function faceRulerOf(lon: number): ClassicalPlanetId {
  return present(FACE_RULERS[Math.floor(wrap360(lon) / 10) % 7], 'face');
}

export type EssentialDignityId = DignityId | 'triplicity' | 'term' | 'face';

/** Points of each. Source: the weights of Lilly, Christian Astrology, p. 115, which the field uses. */
export const DIGNITY_POINTS: Readonly<Record<EssentialDignityId, number>> = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  term: 2,
  face: 1,
  detriment: -5,
  fall: -4,
};

export type EssentialDignity = {
  /** What the planet has here, the weightier first: dignities, then debilities. */
  readonly held: readonly EssentialDignityId[];
  /** Sum of the points of what is held. Being peregrine costs nothing by itself. */
  readonly score: number;
  /** Holds none of the five dignities. Null when that hangs on the triplicity and the sect is unknown. */
  readonly peregrine: boolean | null;
};

/**
 * The essential dignities of a planet at a longitude; null for what is not one of the seven.
 *
 * Triplicity counts for the ruler of the sect alone, not for the participating one. Without a sect it is left
 * out.
 */
export function essentialDignity(body: string, lon: number, sect: Sect | null): EssentialDignity | null {
  if (!isClassical(body)) return null;
  const sign = signOf(lon);
  const bySign = dignitiesOf(body, sign);
  const held: EssentialDignityId[] = bySign.filter((id) => DIGNITY_POINTS[id] > 0);
  if (sect !== null && triplicityRulerOf(sign, sect) === body) held.push('triplicity');
  if (termRulerOf(lon) === body) held.push('term');
  if (faceRulerOf(lon) === body) held.push('face');
  const isDignified = held.length > 0;
  held.push(...bySign.filter((id) => DIGNITY_POINTS[id] < 0));
  const { day, night } = TRIPLICITY_RULERS[elementOf(sign)];
  const isUnsure = sect === null && (day === body || night === body);
  return {
    held,
    score: held.reduce((sum, id) => sum + DIGNITY_POINTS[id], 0),
    peregrine: isDignified ? false : isUnsure ? null : true,
  };
}

/** Two planets, each in a sign that the other rules. */
export type MutualReception = { readonly a: ClassicalPlanetId; readonly b: ClassicalPlanetId };

/** Every mutual reception by domicile, in the order the planets are given. */
export function mutualReceptions(
  bodies: readonly { readonly body: string; readonly sign: SignId }[],
): readonly MutualReception[] {
  const signs = new Map(
    bodies.flatMap(({ body, sign }) => (isClassical(body) ? [[body, sign] as const] : [])),
  );
  const hosts = [...signs].map(([body, sign]) => [body, TRADITIONAL_RULER[sign]] as const);
  return hosts.flatMap(([a, host], i) =>
    hosts
      .slice(i + 1)
      .filter(([b, theirs]) => host === b && theirs === a)
      .map(([b]) => ({ a, b })),
  );
}

/** In a chart of its own sect, or of the other. */
export type SectCondition = 'in-sect' | 'contrary';

const SECT_OF: Readonly<Record<Exclude<ClassicalPlanetId, 'mercury'>, Sect>> = {
  sun: 'day',
  jupiter: 'day',
  saturn: 'day',
  moon: 'night',
  venus: 'night',
  mars: 'night',
};

/**
 * Whether a planet is of the chart's sect; null for what is not one of the seven. Mercury is of the day when
 * it rises before the Sun (behind it in the zodiac), of the night when it sets after. Source: Ptolemy,
 * Tetrabiblos I.7.
 */
export function sectCondition(body: string, lon: number, sunLon: number, sect: Sect): SectCondition | null {
  if (!isClassical(body)) return null;
  const own = body === 'mercury' ? (wrap360(sunLon - lon) < 180 ? 'day' : 'night') : SECT_OF[body];
  return own === sect ? 'in-sect' : 'contrary';
}

/** How near the Sun a planet stands, by longitude alone. */
export type SolarCondition = 'cazimi' | 'combust' | 'under-beams';

/**
 * In the heart of the Sun within 17′, combust within 8°30′, under the beams within 15°. Source: Lilly and
 * Paulus (ch. 14).
 */
export const SOLAR_LIMITS_DEG: Readonly<Record<SolarCondition, number>> = {
  cazimi: 17 / 60,
  combust: 8.5,
  'under-beams': 15,
};

/** Null when it is clear of the Sun, is the Sun, or is not one of the seven. */
export function solarCondition(body: string, lon: number, sunLon: number): SolarCondition | null {
  if (!isClassical(body) || body === 'sun') return null;
  const apart = distance(lon, sunLon);
  if (apart <= SOLAR_LIMITS_DEG.cazimi) return 'cazimi';
  if (apart <= SOLAR_LIMITS_DEG.combust) return 'combust';
  return apart <= SOLAR_LIMITS_DEG['under-beams'] ? 'under-beams' : null;
}
