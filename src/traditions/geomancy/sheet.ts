/** The fact sheet of a shield: sixteen figures, twelve houses, and for each matter how it comes together with the person who asks. */
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { castMethod, castRule, sourceCaveats, sourceFacts, sourceInputs } from '../cast/cast-facts.ts';
import type { CastSource } from '../cast/cast-facts.ts';
import { countValue, derived, fact, idsValue, idValue } from '../values.ts';
import { motionOf } from './figures.ts';
import type { Figure } from './figures.ts';
import { castShield, houseOfMatter, housesOf, perfectionOf, upperIds, viaPuncti } from './shield.ts';
import type { HouseSchool, MatterId, Shield } from './shield.ts';

export type GeomancyInput = {
  readonly mothers: readonly Figure[];
  readonly houses: HouseSchool;
  /** What is asked about, when the person said so. */
  readonly matter: MatterId | null;
  readonly source: CastSource;
};

const RULES = 'source.geomancy-shield';
const FIGURES = 'source.geomancy-figures';
const HOUSES = 'source.geomancy-houses';

/** The sheet of mode `geomancy-arabic`. */
export function geomancySheet(input: GeomancyInput): FactSheet {
  const { mothers, houses, matter, source } = input;
  const shield = castShield(mothers);
  return sealSheet({
    mode: 'geomancy-arabic',
    engineVersion,
    school: { houses },
    inputs: { mothers: mothers.map(({ rows }) => rows), matter, ...sourceInputs(source) },
    missing: [],
    facts: [
      ...sourceFacts('geomancy', source),
      ...upperFacts(input, shield),
      ...courtFacts(shield),
      ...houseFacts(shield, houses),
      ...(matter === null ? [] : [matterFact(matter)]),
    ],
    complete: ['geomancy.*'],
    caveats: sourceCaveats(source),
    confidence: 'high',
    sources: [castRule(source), RULES, FIGURES, HOUSES],
  });
}

const figureFact = (name: string, figure: Figure, method: string, from: readonly string[], source = RULES) =>
  fact(
    `geomancy.${name}`,
    idValue(figure.id),
    `label.geomancy-${name.replace(/[.\d].*$/, '')}`,
    derived(method, from, source, { rows: figure.rows }),
  );

const upperFact = (name: string): string => `geomancy.${name}`;

function upperFacts({ source }: GeomancyInput, { mothers, daughters, nieces }: Shield): readonly Fact[] {
  const all = (kind: string): readonly string[] => [1, 2, 3, 4].map((n) => `geomancy.${kind}.${n}`);
  const parents = [
    ['mother.1', 'mother.2'],
    ['mother.3', 'mother.4'],
    ['daughter.1', 'daughter.2'],
    ['daughter.3', 'daughter.4'],
  ];
  return [
    ...mothers.map((figure, n) =>
      figureFact(`mother.${n + 1}`, figure, castMethod(source), [], castRule(source)),
    ),
    ...daughters.map((figure, n) =>
      figureFact(`daughter.${n + 1}`, figure, 'same-row-of-mothers', all('mother')),
    ),
    ...nieces.map((figure, n) =>
      figureFact(`niece.${n + 1}`, figure, 'two-figures-added', (parents[n] ?? []).map(upperFact)),
    ),
  ];
}

function courtFacts(shield: Shield): readonly Fact[] {
  const { rightWitness, leftWitness, judge, reconciler, points } = shield;
  const added = 'two-figures-added';
  const of = derived('of-the-figure', ['geomancy.judge'], FIGURES);
  return [
    figureFact('witness.right', rightWitness, added, ['geomancy.niece.1', 'geomancy.niece.2']),
    figureFact('witness.left', leftWitness, added, ['geomancy.niece.3', 'geomancy.niece.4']),
    figureFact('judge', judge, added, ['geomancy.witness.right', 'geomancy.witness.left']),
    figureFact('reconciler', reconciler, added, ['geomancy.judge', 'geomancy.mother.1']),
    fact('geomancy.judge.quality', idValue(judge.quality), 'label.geomancy-quality', of),
    fact('geomancy.judge.motion', idValue(motionOf(judge)), 'label.geomancy-motion', of),
    fact('geomancy.judge.planet', idValue(judge.planet), 'label.geomancy-planet', of),
    fact(
      'geomancy.via-puncti',
      idsValue(viaPuncti(shield)),
      'label.geomancy-via-puncti',
      derived('head-followed-upward', ['geomancy.judge'], RULES),
    ),
    fact(
      'geomancy.points.count',
      countValue(points),
      'label.geomancy-points',
      derived('points-of-fifteen', ['geomancy.judge'], RULES),
    ),
  ];
}

function houseFacts(shield: Shield, school: HouseSchool): readonly Fact[] {
  const houses = housesOf(shield, school);
  const figures = houses.map(({ figure }) => figure);
  return houses.flatMap(({ figure, upper }, index) => {
    const house = index + 1;
    const id = `geomancy.house${house}`;
    const held = fact(
      id,
      idValue(figure.id),
      'label.geomancy-house',
      derived('figure-in-house', [upperFact(upperIds[upper] ?? '')], HOUSES, {
        rows: figure.rows,
        planet: figure.planet,
        quality: figure.quality,
        motion: motionOf(figure),
      }),
    );
    if (house === 1) return [held];
    return [
      held,
      fact(
        `${id}.perfection`,
        idsValue(perfectionOf(figures, house)),
        'label.geomancy-perfection',
        derived('querent-and-quesited', ['geomancy.house1', id], HOUSES),
      ),
    ];
  });
}

const matterFact = (matter: MatterId): Fact =>
  fact(
    'geomancy.quesited',
    idValue(matter),
    'label.geomancy-quesited',
    derived('chosen-by-you', [`geomancy.house${houseOfMatter(matter)}`], HOUSES, {
      house: houseOfMatter(matter),
    }),
  );
