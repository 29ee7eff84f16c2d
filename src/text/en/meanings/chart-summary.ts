/** A birth chart in short, in words: every sentence names the placement it rests on. */
import type { Placement, SummaryPoint } from '#practice/chart-summary/chart-summary.ts';
import { uiChart } from '../ui-chart.ts';
import { westernClauses } from './western-clauses.ts';

/** What each point stands for, said where it is named first. */
const standsFor: Readonly<Partial<Record<SummaryPoint, string>>> = {
  sun: 'the core of who you are',
  moon: 'how you feel and what you need',
};

const elementMeans = {
  fire: 'you act quickly, and you are at your best when something excites you',
  earth: 'you trust what you can see and use, and you like a result you can hold',
  air: 'you think and talk your way through things, and you need people to talk to',
  water: 'you notice what people feel, and your own feelings decide more than you show',
} as const;

const modalityMeans = {
  cardinal: 'you like to start things, and waiting is hard for you',
  fixed: 'you keep going once you have decided, and changing course is hard for you',
  mutable: 'you adapt easily, and staying with one plan is hard for you',
} as const;

/** A count of the ten planets at the start of a sentence. */
const number = (count: number): string =>
  ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'][count] ??
  String(count);

/** The row of the table of clauses that a placement has; null where it has none. */
export function clauseKey(placement: Placement): string | null {
  switch (placement.type) {
    case 'sign':
      return `${placement.point}.sign=${placement.sign}`;
    case 'house':
      return `${placement.point}.house=${placement.house}`;
    case 'aspect': {
      const { a, aspect, b } = placement;
      return `${a}-${aspect === 'trine' || aspect === 'sextile' ? 'easy' : 'tense'}-${b}`;
    }
    case 'element':
    case 'modality':
      return null;
  }
}

/** "Sun square Mars", "Saturn in the 11th house", "Midheaven in Capricorn". */
export function placementTitle(placement: Placement): string {
  switch (placement.type) {
    case 'sign':
      return `${uiChart[placement.point]} in ${uiChart[placement.sign]}`;
    case 'house':
      return `${uiChart[placement.point]} in the ${uiChart.ordinal(placement.house)} house`;
    case 'aspect':
      return `${uiChart[placement.a]} ${uiChart[placement.aspect].toLowerCase()} ${uiChart[placement.b]}`;
    case 'element':
      return `${number(placement.count)} of ten planets in ${placement.element} signs`;
    case 'modality':
      return `${number(placement.count)} of ten planets in ${placement.modality} signs`;
  }
}

/** What it means, a clause without its full stop; null where nothing is written. */
export function placementClause(placement: Placement): string | null {
  switch (placement.type) {
    case 'element':
      return elementMeans[placement.element];
    case 'modality':
      return modalityMeans[placement.modality];
    default:
      return westernClauses[clauseKey(placement) ?? ''] ?? null;
  }
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
