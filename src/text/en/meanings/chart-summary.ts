/** A birth chart in short, in words: every sentence names the placement it rests on. */
import type { Placement, SummaryPoint } from '#practice/chart-summary/chart-summary.ts';
import { uiChart } from '../ui-chart.ts';
import { rowOf } from './tables.ts';

/** What each point stands for, said where it is named first. */
const standsFor: Readonly<Partial<Record<SummaryPoint, string>>> = {
  sun: 'the core of who you are',
  moon: 'how you feel and what you need',
};

/** A count of the ten planets at the start of a sentence. */
const number = (count: number): string =>
  ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'][count] ??
  String(count);

/** The row of the table of meanings that a placement has. */
function rowKey(placement: Placement): string {
  switch (placement.type) {
    case 'sign':
      return `natal.${placement.point}.sign=${placement.sign}`;
    case 'house':
      return `natal.${placement.point}.house=${placement.house}`;
    case 'aspect': {
      const { a, aspect, b } = placement;
      return `natal.${a}-${aspect === 'trine' || aspect === 'sextile' ? 'easy' : 'tense'}-${b}`;
    }
    case 'element':
      return `natal.element.${placement.element}=much`;
    case 'modality':
      return `natal.modality.${placement.modality}=much`;
  }
}

/** How two points are in plain words, between their names. */
const linked = {
  sextile: 'helps',
  trine: 'works well with',
  square: 'at odds with',
  opposition: 'opposite',
} as const;

/** "Sun at odds with Mars", "Saturn in the 11th house", "Midheaven in Capricorn". */
export function placementTitle(placement: Placement): string {
  switch (placement.type) {
    case 'sign':
      return `${uiChart[placement.point]} in ${uiChart[placement.sign]}`;
    case 'house':
      return `${uiChart[placement.point]} in the ${uiChart.ordinal(placement.house)} house`;
    case 'aspect':
      return `${uiChart[placement.a]} ${linked[placement.aspect]} ${uiChart[placement.b]}`;
    case 'element':
      return `${number(placement.count)} of ten planets in ${placement.element} signs`;
    case 'modality':
      return `${number(placement.count)} of ten planets in ${placement.modality} signs`;
  }
}

/** What it means, a clause without its full stop; null where nothing is written. */
export function placementClause(placement: Placement): string | null {
  return rowOf(rowKey(placement))?.clause ?? null;
}

/** A whole sentence of the summary, the placement first; null where nothing is written. */
export function summarySentence(placement: Placement): string | null {
  const clause = placementClause(placement);
  if (clause === null) return null;
  switch (placement.type) {
    case 'sign': {
      const sign = uiChart[placement.sign];
      const meaning = standsFor[placement.point];
      if (placement.point === 'asc') return `${sign} was rising when you were born: ${clause}.`;
      return meaning === undefined
        ? `${placementTitle(placement)}: ${clause}.`
        : `Your ${uiChart[placement.point]}, ${meaning}, is in ${sign}: ${clause}.`;
    }
    case 'element':
      return `${number(placement.count)} of your ten planets are in ${placement.element} signs, so ${clause}.`;
    case 'modality':
      return `${number(placement.count)} of your ten planets are in ${placement.modality} signs, so ${clause}.`;
    default:
      return `${placementTitle(placement)}: ${clause}.`;
  }
}
