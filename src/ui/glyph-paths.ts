/*
 * Our own drawings of the planets, points, signs, aspects and moon phases. Grid 24, keyline circle of radius 8.25,
 * stroke 1.75 with round caps and joins. A solid dot is a circle of radius .65 under the normal stroke.
 * Drawn as paths because the Unicode signs turn into emoji on phones.
 */
interface GlyphDrawing {
  /** The name to speak when the glyph stands alone. */
  readonly title: string;
  /** Stroked paths. */
  readonly paths: readonly string[];
  /** Paths filled solid under the stroke (moon phases). */
  readonly fills?: readonly string[];
}

export const glyphs = {
  sun: {
    title: 'Sun',
    paths: [
      'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0',
      'M11.35 12a.65.65 0 1 0 1.3 0a.65.65 0 1 0-1.3 0',
    ],
  },
  moon: {
    title: 'Moon',
    paths: ['M6.6 4.1A8.4 8.4 0 1 1 6.6 19.9A10.4 10.4 0 0 0 6.6 4.1Z'],
  },
  mercury: {
    title: 'Mercury',
    paths: [
      'M7.4 2.5A4.6 4 0 0 0 16.6 2.5',
      'M7.85 10.65a4.15 4.15 0 1 0 8.3 0a4.15 4.15 0 1 0-8.3 0',
      'M12 14.8V21.75',
      'M8.6 18.35H15.4',
    ],
  },
  venus: {
    title: 'Venus',
    paths: ['M6.9 7.85a5.1 5.1 0 1 0 10.2 0a5.1 5.1 0 1 0-10.2 0', 'M12 12.95V21.5', 'M8.1 17.4H15.9'],
  },
  mars: {
    title: 'Mars',
    paths: [
      'M4 14.25a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0',
      'M13.55 10.3L20 3.85',
      'M14.6 3.75H20.15V9.3',
    ],
  },
  jupiter: {
    title: 'Jupiter',
    paths: [
      'M5 7.1C5.6 4.6 7.3 3.5 9.1 3.5C11.5 3.5 13.1 5.3 13.1 7.8C13.1 11.6 9.6 14.6 4.5 15.75H20',
      'M16.1 6.25V20.75',
    ],
  },
  saturn: {
    title: 'Saturn',
    paths: [
      'M8.2 2.75V17',
      'M4.6 6.5H12.3',
      'M8.2 12.4C9.4 10.2 11 9.1 12.8 9.1C15.2 9.1 16.8 10.6 16.8 12.8C16.8 15.4 14.1 16.6 14.1 19.1C14.1 20.6 15.1 21.4 16.4 21.4C17.4 21.4 18.2 20.9 18.7 20.1',
    ],
  },
  uranus: {
    title: 'Uranus',
    paths: [
      'M12 3V15.9',
      'M9.55 18.4a2.45 2.45 0 1 0 4.9 0a2.45 2.45 0 1 0-4.9 0',
      'M7 9.4H17',
      'M4.4 3.4C6.1 4.4 7 6.6 7 9.4S6.1 14.4 4.4 15.4',
      'M19.6 3.4C17.9 4.4 17 6.6 17 9.4S17.9 14.4 19.6 15.4',
    ],
  },
  neptune: {
    title: 'Neptune',
    paths: ['M12 2.9V21.4', 'M5.1 4.1V7.2C5.1 11.4 8 13.9 12 13.9S18.9 11.4 18.9 7.2V4.1', 'M8.6 17.7H15.4'],
  },
  pluto: {
    title: 'Pluto',
    paths: [
      'M9.15 5.55a2.85 2.85 0 1 0 5.7 0a2.85 2.85 0 1 0-5.7 0',
      'M5.4 5.9C5.4 10 8.2 12.7 12 12.7S18.6 10 18.6 5.9',
      'M12 12.7V21.5',
      'M8.4 17.3H15.6',
    ],
  },
  northnode: {
    title: 'North Node',
    paths: [
      'M7.85 16.15C5.7 14.1 4.6 12 4.6 9.9A7.4 6.9 0 0 1 19.4 9.9C19.4 12 18.3 14.1 16.15 16.15',
      'M3.85 18.25a2.35 2.35 0 1 0 4.7 0a2.35 2.35 0 1 0-4.7 0',
      'M15.45 18.25a2.35 2.35 0 1 0 4.7 0a2.35 2.35 0 1 0-4.7 0',
    ],
  },
  southnode: {
    title: 'South Node',
    paths: [
      'M7.85 7.85C5.7 9.9 4.6 12 4.6 14.1A7.4 6.9 0 0 0 19.4 14.1C19.4 12 18.3 9.9 16.15 7.85',
      'M3.85 5.75a2.35 2.35 0 1 0 4.7 0a2.35 2.35 0 1 0-4.7 0',
      'M15.45 5.75a2.35 2.35 0 1 0 4.7 0a2.35 2.35 0 1 0-4.7 0',
    ],
  },
  chiron: {
    title: 'Chiron',
    paths: ['M11 2.6V14.2', 'M17.2 3.1L11 8.5L17.2 13.4', 'M6.5 17.8a4.5 3.6 0 1 0 9 0a4.5 3.6 0 1 0-9 0'],
  },
  lilith: {
    title: 'Black Moon Lilith',
    paths: [
      'M8.2 2.75C14.2 2.2 16.6 5.3 16.6 8.1C16.6 10.9 14.2 14 8.2 13.45C10.6 12.3 11.9 10.4 11.9 8.1C11.9 5.8 10.6 3.9 8.2 2.75Z',
      'M12 13.3V21.5',
      'M8.4 17.6H15.6',
    ],
  },
  ascendant: {
    title: 'Ascendant',
    paths: ['M1.9 18L6.3 6L10.7 18', 'M3.4 14.1H9.2', 'M21.9 8.15A5 6.1 0 1 0 21.9 15.85'],
  },
  midheaven: {
    title: 'Midheaven',
    paths: ['M2 18V6L6.5 13.2L11 6V18', 'M22 8.15A5 6.1 0 1 0 22 15.85'],
  },
  fortune: {
    title: 'Part of Fortune',
    paths: [
      'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0',
      'M6.17 6.17L17.83 17.83',
      'M17.83 6.17L6.17 17.83',
    ],
  },
  spirit: {
    title: 'Part of Spirit',
    paths: ['M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0', 'M12 2.75V21.25'],
  },
  vertex: {
    title: 'Vertex',
    paths: ['M1.9 6L6.3 18L10.7 6', 'M13.6 6L21.9 18', 'M21.9 6L13.6 18'],
  },
  aries: {
    title: 'Aries',
    paths: [
      'M12 20.75C12 12.2 10.9 3.9 7.1 3.9C5.2 3.9 3.9 5.4 3.9 7.3C3.9 9.3 5.2 10.7 6.9 10.8',
      'M12 20.75C12 12.2 13.1 3.9 16.9 3.9C18.8 3.9 20.1 5.4 20.1 7.3C20.1 9.3 18.8 10.7 17.1 10.8',
    ],
  },
  taurus: {
    title: 'Taurus',
    paths: [
      'M6.75 15.5a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0-10.5 0',
      'M4.3 3.4C5.4 7.8 8 10.25 12 10.25S18.6 7.8 19.7 3.4',
    ],
  },
  gemini: {
    title: 'Gemini',
    paths: [
      'M4.6 3.6C8.6 6.05 15.4 6.05 19.4 3.6',
      'M4.6 20.4C8.6 17.95 15.4 17.95 19.4 20.4',
      'M8.6 5.3V18.7',
      'M15.4 5.3V18.7',
    ],
  },
  cancer: {
    title: 'Cancer',
    paths: [
      'M4 9.7a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0',
      'M4 9.7C4.3 6.4 8 4.4 12.2 4.4C15.4 4.4 18.2 5.4 20.2 7.3',
      'M14.2 14.3a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0',
      'M20 14.3C19.7 17.6 16 19.6 11.8 19.6C8.6 19.6 5.8 18.6 3.8 16.7',
    ],
  },
  leo: {
    title: 'Leo',
    paths: [
      'M4 14.6a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0',
      'M9.1 12.6C7.6 10.7 6.9 9.2 6.9 7.7C6.9 5.1 8.9 3.3 11.8 3.3C14.9 3.3 16.8 5.2 16.8 8C16.8 11.7 13.7 14.5 13.7 17.8C13.7 19.8 14.9 21 16.6 21C18.2 21 19.4 20 20 18.3',
    ],
  },
  virgo: {
    title: 'Virgo',
    paths: [
      'M2.6 5.2C4.2 4.9 5 6 5 7.6V17.6',
      'M5 7.8C5 6 6 4.9 7.3 4.9C8.7 4.9 9.6 6 9.6 7.8V17.6',
      'M9.6 7.8C9.6 6 10.6 4.9 11.9 4.9C13.3 4.9 14.2 6 14.2 7.8V15.6C14.2 18.7 16.6 20.9 20.6 21',
      'M14.2 10.9C14.9 9.4 16 8.6 17.3 8.6C19 8.6 20.2 9.8 20.2 11.6C20.2 15 16.4 18.4 11.6 20.6',
    ],
  },
  libra: {
    title: 'Libra',
    paths: [
      'M3.6 20H20.4',
      'M3.6 15.5H9.3C7.6 14.4 6.6 12.6 6.6 10.5A5.4 5.4 0 0 1 17.4 10.5C17.4 12.6 16.4 14.4 14.7 15.5H20.4',
    ],
  },
  scorpio: {
    title: 'Scorpio',
    paths: [
      'M2.4 5.2C4 4.9 4.8 6 4.8 7.6V17.6',
      'M4.8 7.8C4.8 6 5.8 4.9 7.1 4.9C8.5 4.9 9.4 6 9.4 7.8V17.6',
      'M9.4 7.8C9.4 6 10.4 4.9 11.7 4.9C13.1 4.9 14 6 14 7.8V16C14 18.3 15.1 19.4 17 19.4H21.6',
      'M19.1 16.8L21.7 19.4L19.1 22',
    ],
  },
  sagittarius: {
    title: 'Sagittarius',
    paths: ['M4 20L19.75 4.25', 'M11.4 4H20V12.6', 'M6 11.4L12.6 18'],
  },
  capricorn: {
    title: 'Capricorn',
    paths: [
      'M3 4.6C5 4.7 6.2 6.3 6.2 8.9V15.6',
      'M6.2 9.2C6.2 6.5 7.4 4.7 9.2 4.7C11.2 4.7 12.2 6.3 12.2 8.9V15.9C12.2 19.2 11 21.2 8.2 21.2',
      'M12.2 15.6C12.2 13 13.9 11.4 16.1 11.4C18.5 11.4 20.3 13.1 20.3 15.5C20.3 17.9 18.6 19.6 16.4 19.6C14 19.6 12.2 18 12.2 15.6',
    ],
  },
  aquarius: {
    title: 'Aquarius',
    paths: [
      'M3 10.2L6.9 6.7L10.3 10.2L14.1 6.7L17.5 10.2L21 7',
      'M3 17L6.9 13.5L10.3 17L14.1 13.5L17.5 17L21 13.8',
    ],
  },
  pisces: {
    title: 'Pisces',
    paths: ['M5.4 3.2C10 8 10 16 5.4 20.8', 'M18.6 3.2C14 8 14 16 18.6 20.8', 'M4 12H20'],
  },
  conjunction: {
    title: 'Conjunction',
    paths: ['M4 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0', 'M12.6 11.4L20 4'],
  },
  opposition: {
    title: 'Opposition',
    paths: [
      'M3 17.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0',
      'M13.8 6.6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0',
      'M9.2 14.8L14.8 9.2',
    ],
  },
  trine: {
    title: 'Trine',
    paths: ['M12 3.9L20.4 18.9H3.6Z'],
  },
  square: {
    title: 'Square',
    paths: ['M5.25 5.25H18.75V18.75H5.25Z'],
  },
  sextile: {
    title: 'Sextile',
    paths: ['M12 3.5V20.5', 'M4.64 7.75L19.36 16.25', 'M19.36 7.75L4.64 16.25'],
  },
  quincunx: {
    title: 'Quincunx',
    paths: ['M3.75 6.9H20.25', 'M5.3 18.4L12 6.9L18.7 18.4'],
  },
  semisextile: {
    title: 'Semisextile',
    paths: ['M3.75 17.1H20.25', 'M5.3 5.6L12 17.1L18.7 5.6'],
  },
  semisquare: {
    title: 'Semisquare',
    paths: ['M17.6 5.4L4.6 18.4H19.6'],
  },
  sesquisquare: {
    title: 'Sesquisquare',
    paths: ['M8.2 3.6H18.4V13.8H8.2Z', 'M8.2 13.8L3.9 20.4H14.6'],
  },
  quintile: {
    title: 'Quintile',
    paths: ['M4.25 11.4a7.75 7.75 0 1 0 15.5 0a7.75 7.75 0 1 0-15.5 0', 'M13.6 14.2L20 20.6'],
  },
  biquintile: {
    title: 'Biquintile',
    paths: ['M4.4 5.4H19.6', 'M6.9 5.4V13.4A5.1 5.1 0 0 0 17.1 13.4V5.4', 'M13.6 15L19.2 20.8'],
  },
  stationary: {
    title: 'Stationary',
    paths: [
      'M17.6 6.7C16.6 4.7 14.6 3.5 12.1 3.5C9 3.5 6.8 5.2 6.8 7.7C6.8 13 17.6 10.6 17.6 16.2C17.6 18.8 15.2 20.5 12.1 20.5C9.3 20.5 7.1 19.3 6.2 17.1',
    ],
  },
  retrograde: {
    title: 'Retrograde',
    paths: [
      'M6.4 20.2V3.9H11.6C14.5 3.9 16.4 5.7 16.4 8.3S14.5 12.7 11.6 12.7H6.4',
      'M11 12.7L18.4 21.2',
      'M18.6 14.2L11.4 20.6',
    ],
  },
  'moon-new': {
    title: 'New moon',
    paths: ['M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0'],
  },
  'moon-waxing-crescent': {
    title: 'Waxing crescent moon',
    paths: ['M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0'],
    fills: ['M12 3.75A8.25 8.25 0 0 1 12 20.25A4.37 8.25 0 0 0 12 3.75Z'],
  },
  'moon-first-quarter': {
    title: 'First quarter moon',
    paths: ['M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0'],
    fills: ['M12 3.75A8.25 8.25 0 0 1 12 20.25A0 8.25 0 0 0 12 3.75Z'],
  },
  'moon-waxing-gibbous': {
    title: 'Waxing gibbous moon',
    paths: ['M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0'],
    fills: ['M12 3.75A8.25 8.25 0 0 1 12 20.25A4.37 8.25 0 0 1 12 3.75Z'],
  },
  'moon-full': {
    title: 'Full moon',
    paths: ['M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0'],
    fills: ['M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0Z'],
  },
  'moon-waning-gibbous': {
    title: 'Waning gibbous moon',
    paths: ['M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0'],
    fills: ['M12 3.75A8.25 8.25 0 0 0 12 20.25A4.37 8.25 0 0 0 12 3.75Z'],
  },
  'moon-last-quarter': {
    title: 'Last quarter moon',
    paths: ['M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0'],
    fills: ['M12 3.75A8.25 8.25 0 0 0 12 20.25A0 8.25 0 0 0 12 3.75Z'],
  },
  'moon-waning-crescent': {
    title: 'Waning crescent moon',
    paths: ['M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0'],
    fills: ['M12 3.75A8.25 8.25 0 0 0 12 20.25A4.37 8.25 0 0 1 12 3.75Z'],
  },
} as const satisfies Record<string, GlyphDrawing>;

export type GlyphId = keyof typeof glyphs;
