/**
 * An answer without prose: the facts a question rests on and what is authored about each, nothing generated.
 *
 * The same safety, understanding, sheet and choice of points as a reading; only the writing is left out.
 */
import type { Ask } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { ScoreRow } from '#facts/reading.ts';
import { answer } from './answer.ts';
import type { AnswerDeps } from './answer.ts';
import type { AnswerRequest, Chip, SafetyFinding } from './request.ts';

/** What is written about something, and the ids of the facts it names. */
export type Meaning = { readonly text: string; readonly facts: readonly string[] };

/** Authored meanings by what a fact is about, each always in the same words; `null` where nothing is written. */
export type Meanings = {
  readonly placement: (place: {
    readonly body: string;
    readonly sign: string | null;
    readonly house: number | null;
    readonly retrograde: boolean;
    readonly dignity: string | null;
  }) => Meaning | null;
  readonly aspect: (
    a: string,
    aspect: string,
    b: string,
    houses: { readonly a: number | null; readonly b: number | null },
  ) => Meaning | null;
  /** `house` is that of the point of the birth. */
  readonly transit: (mover: string, aspect: string, point: string, house: number | null) => Meaning | null;
  readonly house: (
    house: number,
    held: {
      readonly sign: string | null;
      readonly ruler: string | null;
      readonly rulerHouse: number | null;
      readonly inside: readonly string[] | null;
    },
  ) => Meaning | null;
  readonly birthPhase: (phase: string) => Meaning | null;
  readonly synastry: (a: string, aspect: string, b: string) => string | null;
  /** What a theme says about a person. */
  readonly theme: (theme: string) => string | null;
};

export type FactsRow = {
  /** The point, as in "Why these?": `theme:starts-fast`, `transit:saturn-square-sun`. */
  readonly key: string;
  /** Facts of the sheet, most telling first. */
  readonly facts: readonly FactId[];
  readonly meaning: string | null;
  readonly rows: readonly ScoreRow[];
};

export type FactsOnly = {
  readonly safety: SafetyFinding;
  /** `null` where `support` is said instead of facts. */
  readonly ask: Ask | null;
  readonly sheet: FactSheet | null;
  readonly rows: readonly FactsRow[];
  /** Limits of the sheet that touch the answer. */
  readonly caveats: readonly FactId[];
  /** Reply that replaces the facts when safety finds a need. */
  readonly support: readonly string[];
  readonly chips: readonly Chip[];
};

/** The facts card of a message. Never composes prose that is shown. */
export function factsOnly(
  request: AnswerRequest,
  deps: AnswerDeps & { readonly meanings: Meanings },
): FactsOnly {
  const { safety, support = [], reading, sheet, chips } = answer(request, deps);
  if (reading === null || sheet === null)
    return { safety, ask: null, sheet: null, rows: [], caveats: [], support, chips };
  if (sheet.mode === 'tarot')
    return {
      safety,
      ask: reading.ask,
      sheet,
      rows: cardRows(sheet, deps),
      caveats: sheet.caveats,
      support: [],
      chips,
    };
  const held = factsById(sheet);
  const rows = reading.weighed
    .filter(({ used }) => used)
    .map(({ key, facts, rows: sum }): FactsRow => {
      const meaning = meaningOf(key, sheet, deps.meanings);
      const named = (meaning?.facts ?? []).map((id) => id as FactId);
      return {
        key,
        facts: [...new Set([...facts, ...named])].filter((id) => held.has(id)),
        meaning: meaning?.text ?? null,
        rows: sum,
      };
    })
    .filter(({ facts }) => facts.length > 0);
  return { safety, ask: reading.ask, sheet, rows, caveats: sheet.caveats, support: [], chips };
}

/** A row a card, in the order of the places. */
function cardRows({ facts }: FactSheet, { cards }: AnswerDeps): readonly FactsRow[] {
  const held = factsById({ facts });
  return facts.flatMap(({ id, value }): FactsRow[] => {
    const place = /^tarot\.(\d+)\.card$/.exec(id)?.[1];
    if (place === undefined || value.type !== 'id') return [];
    const side = held.get(`tarot.${place}.reversed` as FactId)?.value;
    const isReversed = side?.type === 'flag' && side.on;
    return [
      {
        key: `card:${place}`,
        facts: [
          id,
          `tarot.${place}.position` as FactId,
          ...(isReversed ? [`tarot.${place}.reversed` as FactId] : []),
        ],
        meaning: cards?.meaning(value.id, isReversed) ?? null,
        rows: [],
      },
    ];
  });
}

function meaningOf(key: string, sheet: FactSheet, meanings: Meanings): Meaning | null {
  const held = factsById(sheet);
  const word = (id: string): string | null => {
    const value = held.get(id as FactId)?.value;
    return value?.type === 'id' ? value.id : null;
  };
  const idsOf = (id: string): readonly string[] | null => {
    const value = held.get(id as FactId)?.value;
    return value?.type === 'ids' ? value.ids : null;
  };
  const houseOf = (body: string): number | null => {
    const house = word(`natal.${body}.house`);
    return house === null ? null : Number(house);
  };
  const placed = (body: string): Meaning | null => {
    const back = held.get(`natal.${body}.retrograde` as FactId)?.value;
    return meanings.placement({
      body,
      sign: word(`natal.${body}.sign`),
      house: houseOf(body),
      retrograde: back?.type === 'flag' && back.on,
      dignity: word(`natal.${body}.dignity`),
    });
  };
  const [kind, rest] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  const [a = '', aspect = '', b = ''] = rest.split('-');
  switch (kind) {
    case 'placement':
    case 'angle':
      return placed(rest);
    case 'ruler': {
      const ruler = word(`natal.house${rest}.ruler`);
      return meanings.house(Number(rest), {
        sign: word(`natal.house${rest}.sign`),
        ruler,
        rulerHouse: ruler === null ? null : houseOf(ruler),
        inside: idsOf(`natal.house${rest}.occupants`),
      });
    }
    case 'theme':
      return pairMeaning(meanings.theme(rest));
    case 'aspect':
      return meanings.aspect(a, aspect, b, { a: houseOf(a), b: houseOf(b) });
    case 'transit':
      return meanings.transit(a, aspect, b, houseOf(b));
    case 'synastry':
      return rest === 'score' ? null : pairMeaning(meanings.synastry(a, aspect, b));
    default: {
      const phase = key === 'phase' ? word('natal.phase') : null;
      return phase === null ? null : meanings.birthPhase(phase);
    }
  }
}

/** A meaning that names no facts beyond those of its row. */
function pairMeaning(text: string | null): Meaning | null {
  return text === null ? null : { text, facts: [] };
}
