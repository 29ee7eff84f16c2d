/** Fact ids of the modes of this family. Values of ids are lower case, dots between levels, hyphens inside one. */

const palmFeature =
  'hand|dominant|shape|skin|finger-spacing|thumb-angle|index-ring|life-arc|life-start|head-shape|head-end|heart-end|heart-shape|fate|fate-start|fate-end|sun|bonds|mounts|mark-(?:star|cross|island|chain|square)|double-line|simian';
const faceFeature =
  'outline|longest-zone|forehead|brow-shape|brow-density|brow-distance|eye-size|eye-tilt|nose-bridge|nose-tip|nose-wings|lips|chin|ears|moles';

export const observationFamilies = {
  palmFeature: new RegExp(`^palm\\.(?:${palmFeature})(?:\\.theme)?$`),
  palmWhole: /^palm\.(?:type|role|ratio\.(?:palm|fingers)|answered\.count|unsure\.count)$/,
  faceFeature: new RegExp(`^face\\.(?:${faceFeature})(?:\\.(?:theme|palace|organ))?$`),
  faceWhole: /^face\.(?:shape|ratio(?:\.hint)?|zone(?:\.stage)?|answered\.count|unsure\.count)$/,
} as const;
