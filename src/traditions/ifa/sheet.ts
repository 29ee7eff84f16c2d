/** The fact sheet of an odu: the sign, its two legs, its rank. Themes are general; verses are not ours to give, and the sheet says so. */
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { castMethod, castRule, sourceCaveats, sourceFacts, sourceInputs } from '../cast/cast-facts.ts';
import type { CastSource } from '../cast/cast-facts.ts';
import { countValue, derived, fact, flagValue, idsValue, idValue } from '../values.ts';
import { oduOf } from './odu.ts';
import type { Odu, RankOrder } from './odu.ts';

/** Blessing or obstacle: asked of the extra toss alone, and only when the person wants it. */
export const orientationIds = ['ire', 'ibi'] as const;
export type Orientation = (typeof orientationIds)[number];

export type IfaInput = {
  /** Four marks each, top to bottom, 1 single and 2 double. */
  readonly right: string;
  readonly left: string;
  readonly orientation: Orientation | null;
  readonly order: RankOrder;
  readonly source: CastSource;
};

const SIGNS = 'source.ifa-signs';
const RANKS = 'source.ifa-ranks';
const SCOPE = 'caveat.ifa-scope';

/** The sheet of mode `geomancy-ifa`. */
export function ifaSheet(input: IfaInput): FactSheet {
  const { right, left, orientation, order, source } = input;
  const odu = oduOf(right, left, order);
  return sealSheet({
    mode: 'geomancy-ifa',
    engineVersion,
    school: { order },
    inputs: { right, left, orientation, ...sourceInputs(source) },
    missing: [],
    facts: [
      ...sourceFacts('ifa', source),
      ...legFacts(input, odu),
      ...oduFacts(odu, order),
      ...(orientation === null ? [] : [orientationFact(orientation, source)]),
      fact(SCOPE, flagValue(true), 'caveat', derived('themes-only', ['ifa.odu'], 'source.ifa-scope')),
    ],
    complete: ['ifa.*'],
    caveats: [...sourceCaveats(source), SCOPE as FactId],
    // The sign is certain; what is said of it in general terms is not (low to medium).
    confidence: 'medium',
    sources: [castRule(source), SIGNS, RANKS, 'source.ifa-scope'],
  });
}

const markOf = (mark: string): string => (mark === '1' ? 'single' : 'double');

function legFacts({ right, left, source }: IfaInput, odu: Odu): readonly Fact[] {
  const leg = (side: 'right' | 'left', marks: string): readonly Fact[] => [
    fact(
      `ifa.legs.${side}`,
      idsValue(Array.from(marks).map(markOf)),
      'label.ifa-leg',
      derived(castMethod(source), [], castRule(source), { marks }),
    ),
    fact(
      `ifa.${side}`,
      idValue(odu[side]),
      'label.ifa-parent',
      derived('marks-of-leg', [`ifa.legs.${side}`], SIGNS),
    ),
  ];
  return [
    ...leg('right', right),
    ...leg('left', left),
    fact(
      'ifa.single.count',
      countValue(Array.from(right + left).filter((mark) => mark === '1').length),
      'label.ifa-single-count',
      derived('counted-marks', ['ifa.legs.right', 'ifa.legs.left'], SIGNS),
    ),
  ];
}

function oduFacts({ id, isMeji, index, senior }: Odu, order: RankOrder): readonly Fact[] {
  const legs = ['ifa.right', 'ifa.left'];
  return [
    fact('ifa.odu', idValue(id), 'label.ifa-odu', derived('right-then-left', legs, SIGNS)),
    fact('ifa.meji', flagValue(isMeji), 'label.ifa-meji', derived('same-legs', legs, SIGNS)),
    fact(
      'ifa.index',
      countValue(index),
      'label.ifa-index',
      derived('rank-of-right-and-left', legs, RANKS, { order }),
    ),
    ...(senior === null
      ? []
      : [
          fact(
            'ifa.senior',
            idValue(senior),
            'label.ifa-senior',
            derived('higher-rank', legs, RANKS, { order }),
          ),
        ]),
  ];
}

const orientationFact = (orientation: Orientation, source: CastSource): Fact =>
  fact(
    'ifa.orientation',
    idValue(orientation),
    'label.ifa-orientation',
    derived(castMethod(source), ['ifa.odu'], castRule(source)),
  );
