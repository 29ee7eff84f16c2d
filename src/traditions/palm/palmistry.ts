/**
 * Palmistry from a guided form: the type of the hand, and each feature the person answered. Nothing is read off a picture.
 *
 * `answers`: the questions of `palmQuestions`; lengths in millimetres under `palm-length`, `palm-width`, `middle-finger`, or ratios under
 * `palm-ratio` and `finger-ratio`. School `hand`: the dominant hand is what a person makes of it, the other what they were given; the
 * older rule by sex is off unless it is chosen.
 */
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { answerFacts, countFacts } from '../guided/answer-facts.ts';
import { answeredQuestions, measured, positive, roundRatio, unsureCount } from '../guided/guided.ts';
import type { AnsweredQuestion, Answers } from '../guided/guided.ts';
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { derived, fact, flagValue, idValue, oneOrEither } from '../values.ts';
import { FINGER_THRESHOLD, handTypes, PALM_THRESHOLD } from './hand-type.ts';
import { palmPoints } from './points.ts';
import { palmMeasures, palmQuestions } from './questions.ts';
import type { HandRole, HandType } from './questions.ts';

const HANDBOOKS = 'source.palmistry-handbooks';
const TYPES = 'source.palm-types';
const ANSWERED = 'source.your-answer';

export const handSchools = ['dominant', 'by-sex'] as const;

type Ratios = { readonly palm: number | null; readonly fingers: number | null };

/** Ratios of the lengths where those were measured, else the ratios as they were given, in 0.2 to 5. */
export function ratiosOf(answers: Answers): Ratios {
  const length = measured(palmMeasures.palmLength, answers);
  const width = measured(palmMeasures.palmWidth, answers);
  const finger = measured(palmMeasures.middleFinger, answers);
  return {
    palm: length !== null && width !== null ? roundRatio(length / width) : givenRatio(answers['palm-ratio']),
    fingers:
      length !== null && finger !== null ? roundRatio(finger / length) : givenRatio(answers['finger-ratio']),
  };
}

function givenRatio(answer: readonly string[] | undefined): number | null {
  const ratio = positive(answer?.[0]);
  return ratio === null || ratio < 0.2 || ratio > 5 ? null : roundRatio(ratio);
}

/** The type by both ratios, or as the person chose it from the drawings; empty when neither is known. */
function typesOf({ palm, fingers }: Ratios, chosen: string | null): readonly HandType[] {
  if (palm !== null && fingers !== null) return handTypes(palm, fingers);
  return (['earth', 'air', 'fire', 'water'] as const).filter((type) => type === chosen);
}

const chosenOf = (answered: readonly AnsweredQuestion[], id: string): string | null =>
  answered.find(({ question }) => question.id === id)?.options[0] ?? null;

/** What the hand that is looked at stands for; null when the form does not say which hand it is. */
function roleOf(answered: readonly AnsweredQuestion[], { school, sex }: TraditionInputs): HandRole | null {
  const hand = chosenOf(answered, 'hand');
  const own = school['hand'] === 'by-sex' ? ownHandBySex(sex) : chosenOf(answered, 'dominant');
  if (hand === null || own === null) return null;
  return hand === own ? 'made' : 'given';
}

const ownHandBySex = (sex: TraditionInputs['sex']): string | null =>
  sex === null ? null : sex === 'male' ? 'right' : 'left';

/** The sheet of mode `palmistry`; null when nothing was answered. */
function palmSheet(inputs: TraditionInputs): FactSheet | null {
  const { answers } = inputs;
  const answered = answeredQuestions(palmQuestions, answers);
  const ratios = ratiosOf(answers);
  const chosen = chosenOf(answered, 'shape');
  const types = typesOf(ratios, chosen);
  const isReadable = answered.some(({ themes }) => themes.length > 0) || types.length > 0;
  if (!isReadable) return null;
  const role = roleOf(answered, inputs);
  const isMeasured = ratios.palm !== null && ratios.fingers !== null;
  const caveats = [
    { id: 'caveat.palm-answered', on: true },
    { id: 'caveat.palm-near-threshold', on: types.length > 1 },
    {
      id: 'caveat.palm-type-differs',
      on: isMeasured && chosen !== null && !types.some((type) => type === chosen),
    },
  ].filter(({ on }) => on);
  return sealSheet({
    mode: 'palmistry',
    engineVersion,
    school: { hand: inputs.school['hand'] === 'by-sex' ? 'by-sex' : 'dominant' },
    inputs: {
      answers: Object.fromEntries(answered.map(({ question, options }) => [question.id, [...options]])),
      palmRatio: ratios.palm,
      fingerRatio: ratios.fingers,
    },
    missing: types.length === 0 || role === null ? ['answers'] : [],
    facts: [
      ...answered.flatMap((one) => answerFacts('palm', one, HANDBOOKS)),
      ...ratioFacts(ratios),
      ...(types.length === 0 ? [] : [typeFact(types, isMeasured)]),
      ...(role === null ? [] : [roleFact(role, answered)]),
      ...countFacts('palm', answered, unsureCount(palmQuestions, answers)),
      ...caveats.map(({ id }) =>
        fact(id, flagValue(true), 'caveat', derived('answered-by-you', [], ANSWERED)),
      ),
    ],
    complete: ['palm.*'],
    caveats: caveats.map(({ id }) => id as FactId),
    confidence: 'low',
    sources: [ANSWERED, HANDBOOKS, TYPES],
  });
}

function ratioFacts({ palm, fingers }: Ratios): readonly Fact[] {
  const ratio = (name: string, n: number | null, threshold: number): readonly Fact[] =>
    n === null
      ? []
      : [
          fact(
            `palm.ratio.${name}`,
            { type: 'ratio', n },
            'label.palm-ratio',
            derived('measured-by-you', [], TYPES, { threshold }),
          ),
        ];
  return [...ratio('palm', palm, PALM_THRESHOLD), ...ratio('fingers', fingers, FINGER_THRESHOLD)];
}

const typeFact = (types: readonly HandType[], isMeasured: boolean): Fact =>
  fact(
    'palm.type',
    oneOrEither(types),
    'label.palm-type',
    isMeasured
      ? derived('two-ratios', ['palm.ratio.palm', 'palm.ratio.fingers'], TYPES)
      : derived('chosen-drawing', ['palm.shape'], ANSWERED),
  );

const roleFact = (role: HandRole, answered: readonly AnsweredQuestion[]): Fact =>
  fact(
    'palm.role',
    idValue(role),
    'label.palm-role',
    derived(
      'hand-and-habit',
      ['palm.hand', ...(chosenOf(answered, 'dominant') === null ? [] : ['palm.dominant'])],
      HANDBOOKS,
    ),
  );

export const palmistry: Tradition = {
  mode: 'palmistry',
  needs: (inputs) => {
    if (palmSheet(inputs) === null) return ['answers'];
    return [];
  },
  sheet: palmSheet,
  points: palmPoints,
  schools: { hand: handSchools },
};
