/** English names of what a western chart holds, as a sentence uses them. */
import { bodyIds } from '#facts/fact-id.ts';
import type { MajorAspect, VoicePack } from '#companion/voice/pack.ts';
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

/** Orbs as a person says them; the exact figure is for the advanced depth. */
function orbWords(deg: number, exact: boolean): string | null {
  if (exact) return `${degreesAndMinutes(deg)} from exact`;
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

/** What a planet stands for in a person, in a word or two. */
const matters: Readonly<Record<string, string>> = {
  sun: 'pride',
  moon: 'comfort',
  mercury: 'plain words',
  venus: 'affection',
  mars: 'wanting',
  jupiter: 'hope',
  saturn: 'caution',
  uranus: 'freedom',
  neptune: 'longing',
  pluto: 'control',
};

/** A contact in plain words, without its name. */
const bonds: Readonly<Record<MajorAspect, string>> = {
  conjunction: 'the meeting of',
  sextile: 'the help between',
  square: 'the strain between',
  trine: 'the ease between',
  opposition: 'the pull between',
};

export const names: VoicePack['names'] = {
  body: bodyName,
  possessive: (id) => `${bodyName(id)}’s`,
  bare: bareBodyName,
  same: (id) => `the same ${bareBodyName(id)}`,
  yours: (id) => `your ${bareBodyName(id)}`,
  sign: signName,
  ordinal: ordinalName,
  aspect: (id) => id,
  element: (id) => id,
  sect: (id) => id,
  phase: phaseName,
  count: (n) => counts[n] ?? String(n),
  inHouse: (house) => `in your ${ordinalName(house)} house`,
  theHouse: (house) => `the ${ordinalName(house)} house`,
  backwards: 'moving backwards',
  thatWay: 'that way round',
  contact: (a, aspect, b, { moving, plain }) => {
    const other = moving ? `your ${bareBodyName(b)}` : bodyName(b);
    if (plain && !moving && a in matters && b in matters)
      return `${bonds[aspect]} ${bodyName(a)} and ${other}, ${matters[a]} and ${matters[b]},`;
    return plain
      ? `${bonds[aspect]} ${bodyName(a)} and ${other}`
      : `${bodyName(a)}’s ${aspect} ${aspect === 'conjunction' ? 'with' : 'to'} ${other}`;
  },
  placed: (body, sign) => `your ${bareBodyName(body)} in ${signName(sign)}`,
  degreeOf: longitudeName,
  orbWords,
  eitherSign: (ids) => ids.map(signName).join(' or '),
  angle: {
    asc: { name: 'Ascendant', is: 'rising' },
    mc: { name: 'Midheaven', is: 'at the top of the sky' },
  },
};

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
