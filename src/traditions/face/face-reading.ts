/**
 * Face-reading (โหงวเฮ้ง, 面相) from a guided form: shape, zones, and each feature the person answered. Nothing is read off a picture.
 *
 * `answers`: the questions of `faceQuestions`; heights in millimetres under `face-height`, `face-width`, `zone-upper`, `zone-middle`,
 * `zone-lower`. The shape is the drawing the person chose; the proportion is shown beside it as a hint.
 */
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { answerFacts, countFacts } from '../guided/answer-facts.ts';
import { answeredQuestions, measured, roundRatio, unsureCount } from '../guided/guided.ts';
import type { AnsweredQuestion, Answers } from '../guided/guided.ts';
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { derived, fact, flagValue, idValue, oneOrEither } from '../values.ts';
import { facePoints } from './points.ts';
import { faceMeasures, faceQuestions, zoneStages } from './questions.ts';
import type { Zone } from './questions.ts';
import { shapeHint, tallestZones } from './zones.ts';
import type { ZoneHeights } from './zones.ts';

const MAPS = 'source.face-maps';
const MEANINGS = 'source.face-handbooks';
const ANSWERED = 'source.your-answer';
const ANSWERED_CAVEAT = 'caveat.face-answered';

function heightsOf(answers: Answers): ZoneHeights | null {
  const upper = measured(faceMeasures.upper, answers);
  const middle = measured(faceMeasures.middle, answers);
  const lower = measured(faceMeasures.lower, answers);
  return upper === null || middle === null || lower === null ? null : { upper, middle, lower };
}

function ratioOf(answers: Answers): number | null {
  const height = measured(faceMeasures.height, answers);
  const width = measured(faceMeasures.width, answers);
  return height === null || width === null ? null : roundRatio(height / width);
}

/** The sheet of mode `face-reading`; null when nothing readable was answered. */
function faceSheet({ answers }: TraditionInputs): FactSheet | null {
  const answered = answeredQuestions(faceQuestions, answers);
  const heights = heightsOf(answers);
  if (answered.length === 0 && heights === null) return null;
  const ratio = ratioOf(answers);
  const shape = optionOf(answered, 'outline');
  return sealSheet({
    mode: 'face-reading',
    engineVersion,
    school: { palaces: 'twelve', ages: 'left-out' },
    inputs: {
      answers: Object.fromEntries(answered.map(({ question, options }) => [question.id, [...options]])),
      ratio,
      zones: heights === null ? null : { ...heights },
    },
    missing: shape === null ? ['answers'] : [],
    facts: [
      ...answered.flatMap((one) => [...answerFacts('face', one, MEANINGS), ...placeFacts(one)]),
      ...shapeFacts(shape, ratio),
      ...zoneFacts(heights, optionOf(answered, 'longest-zone')),
      ...countFacts('face', answered, unsureCount(faceQuestions, answers)),
      fact(ANSWERED_CAVEAT, flagValue(true), 'caveat', derived('answered-by-you', [], ANSWERED)),
    ],
    complete: ['face.*'],
    caveats: [ANSWERED_CAVEAT as FactId],
    // The maps are well attested (medium), what is said of a feature is not (low).
    confidence: 'low',
    sources: [ANSWERED, MAPS, MEANINGS],
  });
}

const optionOf = (answered: readonly AnsweredQuestion[], id: string): string | null =>
  answered.find(({ question }) => question.id === id)?.options[0] ?? null;

/** Palace and organ of a feature. */
function placeFacts({ question }: AnsweredQuestion): readonly Fact[] {
  const place = faceQuestions.find(({ id }) => id === question.id);
  const at = derived('place-of-feature', [`face.${question.id}`], MAPS);
  const named = (field: 'palace' | 'organ'): readonly Fact[] => {
    const id = place?.[field] ?? null;
    return id === null ? [] : [fact(`face.${question.id}.${field}`, idValue(id), `label.face-${field}`, at)];
  };
  return [...named('palace'), ...named('organ')];
}

function shapeFacts(shape: string | null, ratio: number | null): readonly Fact[] {
  const hint = ratio === null ? null : shapeHint(ratio);
  return [
    ...(shape === null
      ? []
      : [
          fact(
            'face.shape',
            idValue(shape),
            'label.face-shape',
            derived('chosen-drawing', ['face.outline'], MAPS),
          ),
        ]),
    ...(ratio === null
      ? []
      : [
          fact(
            'face.ratio',
            { type: 'ratio', n: ratio },
            'label.face-ratio',
            derived('measured-by-you', [], ANSWERED),
          ),
        ]),
    ...(hint === null
      ? []
      : [
          fact(
            'face.ratio.hint',
            idValue(hint),
            'label.face-ratio-hint',
            derived('height-to-width', ['face.ratio'], MAPS, { woodOver: 1.45, waterUnder: 1.25 }),
          ),
        ]),
  ];
}

/** Measured heights stand before a choice by eye. */
function zoneFacts(heights: ZoneHeights | null, chosen: string | null): readonly Fact[] {
  if (heights === null && chosen === null) return [];
  const tallest = heights === null ? [chosen ?? 'balanced'] : tallestZones(heights);
  const zone = fact(
    'face.zone',
    oneOrEither(tallest),
    'label.face-zone',
    heights === null
      ? derived('chosen-by-you', ['face.longest-zone'], MAPS)
      : derived('tallest-of-three', [], MAPS, { ...heights, equalWithin: 0.05 }),
  );
  const only = tallest.length === 1 ? tallest[0] : undefined;
  if (only === undefined || only === 'balanced') return [zone];
  const stage = derived('stage-of-zone', ['face.zone'], MAPS);
  return [zone, fact('face.zone.stage', idValue(zoneStages[only as Zone]), 'label.face-zone-stage', stage)];
}

export const faceReading: Tradition = {
  mode: 'face-reading',
  needs: (inputs) => {
    if (faceSheet(inputs) === null) return ['answers'];
    return [];
  },
  sheet: faceSheet,
  points: facePoints,
  schools: {},
};
