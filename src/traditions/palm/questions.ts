/**
 * What is asked about a hand, in the order of asking, with the theme of each answer.
 *
 * Themes restate what common handbooks share: life line vitality and roots, head thinking, heart relating, fate direction, sun
 * recognition. Nothing here speaks of health, of the length of a life, or of how many marriages there will be.
 */
import type { GuidedMeasure, GuidedQuestion } from '../guided/guided.ts';

export const handTypeIds = ['earth', 'air', 'fire', 'water'] as const;
export type HandType = (typeof handTypeIds)[number];

/** Lines and mounts that a mark may stand on. */
export const markPlaces = [
  'life-line',
  'head-line',
  'heart-line',
  'fate-line',
  'sun-line',
  'jupiter',
  'saturn',
  'apollo',
  'mercury',
  'venus',
  'luna',
] as const;

const one = (id: string, subject: string, options: GuidedQuestion['options']): GuidedQuestion => ({
  id,
  subject,
  many: false,
  options,
});

/** A mark has one theme wherever it stands; the place says in which part of life. */
const mark = (id: string, theme: string): GuidedQuestion => ({
  id: `mark-${id}`,
  subject: 'mark',
  many: true,
  options: Object.fromEntries(markPlaces.map((place) => [place, theme])),
});

export const palmQuestions: readonly GuidedQuestion[] = [
  one('hand', 'hand', { left: null, right: null }),
  one('dominant', 'hand', { left: null, right: null }),
  one('shape', 'hand-type', { earth: null, air: null, fire: null, water: null }),
  one('skin', 'skin', { soft: 'sensitive', firm: 'steady', rough: 'hands-on' }),
  one('finger-spacing', 'fingers', { together: 'careful', even: 'balanced', apart: 'open' }),
  one('thumb-angle', 'thumb', {
    'under-45': 'cautious',
    '45-to-90': 'balanced',
    'over-90': 'open-handed',
  }),
  one('index-ring', 'fingers', {
    'index-longer': 'taking-the-lead',
    'ring-longer': 'taking-chances',
    equal: 'balanced',
  }),
  one('life-arc', 'life-line', { wide: 'outgoing-strength', close: 'quiet-strength', absent: null }),
  one('life-start', 'life-line', { joined: 'thinks-first', separate: 'acts-first' }),
  one('head-shape', 'head-line', { straight: 'practical', curved: 'imaginative', forked: 'two-minded' }),
  one('head-end', 'head-line', {
    'under-middle': 'quick-to-decide',
    'under-ring': 'weighing',
    'under-little': 'thorough',
  }),
  one('heart-end', 'heart-line', {
    'under-index': 'idealistic',
    'between-index-and-middle': 'balanced',
    'under-middle': 'self-protective',
  }),
  one('heart-shape', 'heart-line', { straight: 'reserved-in-feeling', curved: 'open-in-feeling' }),
  one('fate', 'fate-line', {
    none: 'makes-the-road',
    faint: 'changing-direction',
    clear: 'steady-direction',
  }),
  one('fate-start', 'fate-line', {
    wrist: 'early-direction',
    'life-line': 'direction-from-family',
    'mid-palm': 'later-direction',
  }),
  one('fate-end', 'fate-line', {
    'under-index': 'toward-leading',
    'under-middle': 'toward-duty',
    'under-ring': 'toward-making',
  }),
  one('sun', 'sun-line', { none: 'works-unseen', faint: 'growing-recognition', clear: 'recognition' }),
  one('bonds', 'marriage-marks', {
    none: 'close-bonds',
    one: 'close-bonds',
    two: 'close-bonds',
    'three-or-more': 'close-bonds',
  }),
  {
    id: 'mounts',
    subject: 'mounts',
    many: true,
    options: {
      jupiter: 'ambition',
      saturn: 'seriousness',
      apollo: 'creativity',
      mercury: 'communication',
      venus: 'warmth',
      luna: 'imagination',
      'mars-upper': 'endurance',
      'mars-lower': 'courage',
    },
  },
  mark('star', 'highlight'),
  mark('cross', 'turning'),
  mark('island', 'divided-attention'),
  mark('chain', 'unevenness'),
  mark('square', 'shelter'),
  one('double-line', 'life-line', { yes: 'second-strength', no: null }),
  one('simian', 'head-and-heart', { yes: 'head-and-heart-as-one', no: null }),
];

/** Wrist crease to the base of the middle finger; the widest part of the palm; the middle finger itself. */
export const palmMeasures = {
  palmLength: { id: 'palm-length', fromMm: 40, toMm: 200 },
  palmWidth: { id: 'palm-width', fromMm: 30, toMm: 180 },
  middleFinger: { id: 'middle-finger', fromMm: 25, toMm: 180 },
} as const satisfies Readonly<Record<string, GuidedMeasure>>;

/** What you make of it, and what you were given. */
export const handRoleIds = ['made', 'given'] as const;
export type HandRole = (typeof handRoleIds)[number];
