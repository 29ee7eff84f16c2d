/** The fact sheet of a hexagram, cast here or entered. */
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { castMethod, castRule, sourceCaveats, sourceFacts, sourceInputs } from '../cast/cast-facts.ts';
import type { CastSource } from '../cast/cast-facts.ts';
import { countValue, derived, fact, idsValue, idValue } from '../values.ts';
import { trigramsOf } from './hexagrams.ts';
import { lineKind, readLines } from './read-lines.ts';
import type { HexagramReading, Lines } from './read-lines.ts';

export const castMethods = ['coins', 'yarrow'] as const;
export type LineMethod = (typeof castMethods)[number];

export type IChingInput = {
  /** Six, bottom to top. */
  readonly lines: Lines;
  readonly method: LineMethod;
  readonly source: CastSource;
};

const KING_WEN = 'source.king-wen-table';
const RULES = 'source.i-ching-rules';
const ZHU_XI = 'source.zhu-xi-reading';

/** The sheet of mode `i-ching`. */
export function iChingSheet(input: IChingInput): FactSheet {
  const { lines, method, source } = input;
  const reading = readLines(lines);
  return sealSheet({
    mode: 'i-ching',
    engineVersion,
    school: { method, reading: 'zhu-xi', order: 'king-wen' },
    inputs: { lines, method, ...sourceInputs(source) },
    missing: [],
    facts: [
      ...sourceFacts('iching', source),
      ...lineFacts(input, reading),
      ...hexagramFacts(reading),
      ...structureFacts(reading),
    ],
    complete: ['iching.*'],
    caveats: sourceCaveats(source),
    confidence: 'high',
    sources: [castRule(source), KING_WEN, RULES, ZHU_XI],
  });
}

const lineId = (place: number): string => `iching.line.${place}`;
const allLines = [1, 2, 3, 4, 5, 6].map(lineId);

function lineFacts({ lines, method, source }: IChingInput, reading: HexagramReading): readonly Fact[] {
  const cast = fact(
    'iching.method',
    idValue(source.type === 'entered' ? 'entered' : method),
    'label.iching-method',
    derived('chosen-method', [], RULES),
  );
  return [
    cast,
    ...lines.map((line, at) =>
      fact(
        lineId(at + 1),
        idValue(lineKind(line)),
        'label.iching-line',
        derived(castMethod(source), ['iching.method'], castRule(source), { line }),
      ),
    ),
    fact(
      'iching.changing',
      idsValue(reading.changing.map(String)),
      'label.iching-changing',
      derived('old-lines-change', allLines, RULES),
    ),
    fact(
      'iching.changing.count',
      countValue(reading.changing.length),
      'label.iching-changing-count',
      derived('counted-lines', ['iching.changing'], RULES),
    ),
  ];
}

function hexagramFacts(reading: HexagramReading): readonly Fact[] {
  const named = (part: string, hexagram: number, method: string, from: readonly string[]): Fact =>
    fact(
      `iching.${part}`,
      idValue(String(hexagram)),
      `label.iching-${part}`,
      derived(method, from, KING_WEN),
    );
  const trigrams = (part: 'primary' | 'relating', hexagram: number): readonly Fact[] => {
    const { below, above } = trigramsOf(hexagram);
    const from = derived('three-lines', [`iching.${part}`], KING_WEN);
    return [
      fact(`iching.${part}.below`, idValue(below), 'label.iching-trigram', from),
      fact(`iching.${part}.above`, idValue(above), 'label.iching-trigram', from),
    ];
  };
  const { primary, relating } = reading;
  return [
    named('primary', primary, 'six-lines', allLines),
    ...trigrams('primary', primary),
    ...(relating === null
      ? []
      : [
          named('relating', relating, 'changing-lines-turned', ['iching.primary', 'iching.changing']),
          ...trigrams('relating', relating),
        ]),
    named('nuclear', reading.nuclear, 'inner-lines', ['iching.primary']),
    named('inverse', reading.inverse, 'turned-upside-down', ['iching.primary']),
    named('opposite', reading.opposite, 'all-lines-turned', ['iching.primary']),
    fact(
      'iching.read',
      idsValue(reading.texts),
      'label.iching-read',
      derived('zhu-xi', ['iching.changing', 'iching.primary'], ZHU_XI, { changing: reading.changing.length }),
    ),
  ];
}

function structureFacts({ lines, correct, corresponding }: HexagramReading): readonly Fact[] {
  const yang = lines.filter((line) => line === 7 || line === 9).length;
  return [
    fact(
      'iching.correct',
      idsValue(correct.map(String)),
      'label.iching-correct',
      derived('yang-odd-yin-even', ['iching.primary'], RULES),
    ),
    fact(
      'iching.corresponding',
      idsValue(corresponding),
      'label.iching-corresponding',
      derived('unlike-lines-three-apart', ['iching.primary'], RULES),
    ),
    fact(
      'iching.central',
      idsValue([2, 5].filter((place) => correct.includes(place)).map(String)),
      'label.iching-central',
      derived('middle-and-in-place', ['iching.correct'], RULES),
    ),
    fact(
      'iching.yang.count',
      countValue(yang),
      'label.iching-yang',
      derived('counted-lines', allLines, RULES),
    ),
  ];
}
