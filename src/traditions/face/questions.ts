/**
 * What is asked about a face (โหงวเฮ้ง, 面相), in the order of asking, with the theme of each answer and the place it belongs to.
 *
 * Wording is neutral: no feature is better than another and none is ranked. Nothing speaks of health, origin, mind or character as a
 * verdict. The hundred points of age (流年) differ between schools and are left out.
 */
import type { GuidedMeasure, GuidedQuestion } from '../guided/guided.ts';

export const faceShapeIds = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type FaceShape = (typeof faceShapeIds)[number];

/** The three zones (三停): hairline to brows, brows to the tip of the nose, nose to chin. */
export const zoneIds = ['upper', 'middle', 'lower'] as const;
export type Zone = (typeof zoneIds)[number];
/** Which stretch of life a zone is read for. */
export const zoneStages = { upper: 'early-life', middle: 'middle-life', lower: 'later-life' } as const;

/** The twelve palaces (十二宫). */
export const palaceIds = [
  'life',
  'wealth',
  'siblings',
  'property',
  'children',
  'servants',
  'spouse',
  'health',
  'travel',
  'career',
  'fortune',
  'parents',
] as const;
export type PalaceId = (typeof palaceIds)[number];

/** The five organs (五官). */
export const organIds = ['eyebrows', 'eyes', 'nose', 'mouth', 'ears'] as const;
export type OrganId = (typeof organIds)[number];

export type FaceQuestion = GuidedQuestion & {
  readonly palace: PalaceId | null;
  readonly organ: OrganId | null;
};

const one = (
  id: string,
  palace: PalaceId | null,
  organ: OrganId | null,
  options: GuidedQuestion['options'],
): FaceQuestion => ({ id, subject: palace ?? organ ?? 'face', palace, organ, many: false, options });

export const faceQuestions: readonly FaceQuestion[] = [
  one('outline', null, null, { wood: null, fire: null, earth: null, metal: null, water: null }),
  one('longest-zone', null, null, { upper: null, middle: null, lower: null, balanced: null }),
  one('forehead', 'career', null, { high: 'plans-ahead', middle: 'balanced', low: 'learns-by-doing' }),
  one('brow-shape', 'siblings', 'eyebrows', { straight: 'direct', arched: 'gentle', angled: 'driven' }),
  one('brow-density', 'siblings', 'eyebrows', { full: 'outspoken', middle: 'balanced', fine: 'subtle' }),
  one('brow-distance', 'life', 'eyebrows', { wide: 'easy-going', middle: 'balanced', close: 'focused' }),
  one('eye-size', null, 'eyes', { large: 'open', middle: 'balanced', narrow: 'observant' }),
  one('eye-tilt', 'spouse', 'eyes', { up: 'forthright', level: 'balanced', down: 'tender' }),
  one('nose-bridge', 'health', 'nose', { high: 'self-reliant', middle: 'balanced', low: 'adaptable' }),
  one('nose-tip', 'wealth', 'nose', { round: 'generous', pointed: 'discerning', straight: 'measured' }),
  one('nose-wings', 'wealth', 'nose', { full: 'holds-on', slim: 'lets-go' }),
  one('lips', null, 'mouth', { full: 'expressive', middle: 'balanced', thin: 'reserved' }),
  one('chin', 'servants', null, { broad: 'steady', round: 'welcoming', pointed: 'selective' }),
  one('ears', null, 'ears', { high: 'early-start', level: 'balanced', low: 'late-start' }),
  {
    id: 'moles',
    subject: 'moles',
    palace: null,
    organ: null,
    many: true,
    // Where they are and nothing else: what a mole means differs from book to book.
    options: Object.fromEntries(palaceIds.map((palace) => [palace, null])),
  },
];

export const faceMeasures = {
  height: { id: 'face-height', fromMm: 80, toMm: 400 },
  width: { id: 'face-width', fromMm: 60, toMm: 350 },
  upper: { id: 'zone-upper', fromMm: 10, toMm: 200 },
  middle: { id: 'zone-middle', fromMm: 10, toMm: 200 },
  lower: { id: 'zone-lower', fromMm: 10, toMm: 200 },
} as const satisfies Readonly<Record<string, GuidedMeasure>>;
