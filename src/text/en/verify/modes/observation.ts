/** English of the answered features of a hand and of a face, for the verifier. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';
import { faceFeatures } from '../../traditions/face-reading/features.ts';
import { handTypeWords } from '../../traditions/palmistry/hand-types.ts';
import { palmFeatures } from '../../traditions/palmistry/features.ts';
import { slotRow, valueRow } from './rows.ts';

type Question = { readonly options: Readonly<Record<string, { readonly name: string }>> };

/** Words of answers are plain words, and one word answers several questions: a name holds the id of each. */
function optionRows(vocabulary: string, questions: Readonly<Record<string, Question>>): readonly WordRow[] {
  const byName = new Map<string, Set<string>>();
  for (const { options } of Object.values(questions))
    for (const [id, { name }] of Object.entries(options)) {
      const ids = byName.get(name) ?? new Set<string>();
      ids.add(id);
      byName.set(name, ids);
    }
  return [...byName].map(([name, ids]) => valueRow(vocabulary, [...ids].join('|'), name));
}

/** What a feature is called in a sentence, by the name of its question. */
const PALM: Readonly<Record<string, readonly string[]>> = {
  hand: ['you looked at your', 'hand that you answered for'],
  dominant: ['you write with your', 'hand is the one you use most', 'dominant hand'],
  shape: ['drawing of the', 'of the four drawings, you took'],
  skin: ['skin of your palm', 'skin of the palm', 'your skin'],
  'finger-spacing': ['your fingers lie', 'your fingers', 'finger spacing'],
  'thumb-angle': ['your thumb opens', 'the thumb stands', 'your thumb'],
  'index-ring': ['comparing index and ring finger', 'you found'],
  'life-arc': ['arc of your life line', 'life line runs', 'arc of the life line'],
  'life-start': ['life line and head line start', 'two lines begin'],
  'head-shape': ['your head line is', 'head line is', 'shape of your head line'],
  'head-end': ['your head line ends', 'head line stops', 'end of your head line'],
  'heart-end': ['your heart line ends', 'heart line reaches its end', 'end of your heart line'],
  'heart-shape': ['your heart line is', 'heart line is', 'shape of your heart line'],
  fate: ['your fate line is', 'the fate line and found it', 'fate line is'],
  'fate-start': ['your fate line starts', 'fate line begins'],
  'fate-end': ['your fate line ends', 'runs out'],
  sun: ['your sun line is', 'the sun line and found it', 'sun line is'],
  mounts: ['of the mounts, you answered', 'in your palm'],
};

const FACE: Readonly<Record<string, readonly string[]>> = {
  outline: ['outline of your face', 'of the five drawings, you took'],
  'longest-zone': ['longest zone', 'by eye, you answered'],
  forehead: ['your forehead', 'the forehead'],
  'brow-shape': ['shape of your brows', 'in shape, you answered, the brows are'],
  'brow-density': ['density of your brows', 'in density, you answered, the brows are'],
  'brow-distance': ['space between your brows', 'between the brows, you answered, the space is'],
  'eye-size': ['size of your eyes', 'in size, you answered, the eyes are'],
  'eye-tilt': ['outer corners of your eyes', 'outer corners'],
  'nose-bridge': ['bridge of your nose', 'bridge of the nose'],
  'nose-tip': ['tip of your nose', 'tip of the nose'],
  'nose-wings': ['wings of your nose', 'wings of the nose'],
  lips: ['your lips', 'the lips are'],
  chin: ['your chin', 'the chin is'],
  ears: ['your ears', 'the ears'],
};

const slots = (
  family: 'palm' | 'face',
  rows: Readonly<Record<string, readonly string[]>>,
): readonly WordRow[] =>
  Object.entries(rows).map(([id, phrases]) =>
    slotRow({ [`${family}.option.plain`]: [`${family}.${id}`] }, phrases),
  );

const palm: readonly WordRow[] = [
  ...optionRows('palm.option.plain', palmFeatures),
  ...slots('palm', PALM),
  ...Object.entries(handTypeWords).map(([id, { name }]) =>
    valueRow('palm.type', id, `${name} hand`, `hand of ${name}`, `type of ${name}`),
  ),
  slotRow({ 'palm.type': ['palm.type'] }, [
    'your hand is',
    'type of your hand',
    'your hand type',
    'yours is',
    'makes it',
  ]),
];

const SHAPES = ['wood', 'fire', 'earth', 'metal', 'water'] as const;

const face: readonly WordRow[] = [
  ...optionRows('face.option.plain', faceFeatures),
  ...slots('face', FACE),
  // Brows and eyes are asked about more than once: their plain name means any of the answers.
  slotRow({ 'face.option.plain': ['face.brow-shape', 'face.brow-density', 'face.brow-distance'] }, [
    'your brows',
    'your eyebrows',
  ]),
  slotRow({ 'face.option.plain': ['face.eye-size', 'face.eye-tilt'] }, ['your eyes']),
  ...SHAPES.map((shape) =>
    valueRow('face.shape', shape, `${shape} face`, `face of ${shape}`, `${shape} shape`),
  ),
  slotRow({ 'face.shape': ['face.shape'] }, ['your face is', 'shape of your face', 'yours is', 'makes it']),
];

export const observationModeWords: readonly WordTable[] = [
  { families: ['palm', 'palmistry'], rows: palm },
  { families: ['face'], rows: face },
];
