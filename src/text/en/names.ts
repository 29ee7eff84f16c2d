/** English names of what a western chart holds, as a sentence uses them. */
import { bodyIds } from '#facts/fact-id.ts';
import { ORDINALS } from './ordinals.ts';

const bodies: Readonly<Record<string, string>> = {
  moon: 'the Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  sun: 'the Sun',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  chiron: 'Chiron',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
  northnode: 'the north node',
  southnode: 'the south node',
  lilith: 'Lilith',
  vertex: 'the Vertex',
  asc: 'the Ascendant',
  mc: 'the Midheaven',
};

const ordinals = ORDINALS.slice(0, 12);

const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const phases: Readonly<Record<string, string>> = {
  new: 'a new Moon',
  'waxing-crescent': 'a waxing crescent',
  'first-quarter': 'a first-quarter Moon',
  'waxing-gibbous': 'a waxing, nearly full Moon',
  full: 'a full Moon',
  'waning-gibbous': 'a waning, still round Moon',
  'last-quarter': 'a last-quarter Moon',
  'waning-crescent': 'a thin waning crescent',
};

/** "within three degrees": orbs up to five degrees as a person says them; null beyond. */
export function orbWords(deg: number): string | null {
  if (deg <= 1) return 'within one degree';
  const whole = Math.ceil(deg);
  return whole <= 5 ? `within ${counts[whole]} degrees` : null;
}

/** "2°47′", cut and never rounded. */
export function degreesAndMinutes(deg: number): string {
  const whole = Math.floor(deg + 1e-9);
  const minutes = Math.min(59, Math.floor((deg - whole) * 60 + 1e-6));
  return `${whole}°${String(minutes).padStart(2, '0')}′`;
}

export function signName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

export function bodyName(id: string): string {
  return bodies[id] ?? id;
}

/** "Venus", "Moon": the bare name, for titles and lists. */
export function bareBodyName(id: string): string {
  return bodyName(id).replace(/^the /, '');
}

export function ordinalName(house: number): string {
  return ordinals[house - 1] ?? String(house);
}

const signOrder = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
];

/** "8°16′ Aries" for an ecliptic longitude. */
export function longitudeName(lonDeg: number): string {
  const wrapped = ((lonDeg % 360) + 360) % 360;
  const sign = Math.floor(wrapped / 30);
  return `${degreesAndMinutes(wrapped - sign * 30)} ${signName(signOrder[sign] ?? 'aries')}`;
}

export function phaseName(id: string): string {
  return phases[id] ?? id;
}

/** Which bodies, signs and houses a message names, as subjects of testimonies: `venus`, `sign:leo`, `house7`. */
export function namedSubjects(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const found: string[] = [];
  for (const id of bodyIds) {
    const name = bareBodyName(id).toLowerCase();
    // "Sun" and "Moon" are plain words too; in a question to an astrologer they still mean the bodies.
    if (new RegExp(`\\b${name}\\b`, 'u').test(lower)) found.push(id);
  }
  if (/\b(rising|ascendant)\b/u.test(lower)) found.push('asc');
  if (/\bmidheaven\b|\bmc\b/u.test(lower)) found.push('mc');
  ordinals.forEach((ordinal, index) => {
    if (new RegExp(`\\b(${ordinal}|${index + 1}(st|nd|rd|th)) house\\b`, 'u').test(lower))
      found.push(`house${index + 1}`);
  });
  return [...new Set(found)];
}
