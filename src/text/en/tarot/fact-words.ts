/** What a fact about laid cards is called and says. */
import type { Fact } from '#facts/fact.ts';
import type { PositionId } from '#traditions/tarot/spreads.ts';
import type { RelationKind } from '#traditions/tarot/relations.ts';
import type { TitleAndDetail } from '../fact-words-pair.ts';
import { tarotCardName } from './names.ts';

export const tarotMethods: Readonly<Record<string, string>> = {
  'drawn-card': 'It lay in the slot that was picked; order and sides were fixed before the first pick.',
  'entered-card': 'Entered by hand from a deck of paper.',
  'place-of-spread': 'The place it was laid at, in the order of the spread.',
  'chosen-spread': 'Chosen before the first card.',
  'counted-cards': 'Counted over the cards on the table.',
  'pair-of-cards': 'Read off numbers, ranks, suits, elements and sides of the two cards.',
  'hypergeometric-rate': 'The share of all spreads of this size that show it, counted over the 78 cards.',
  'binomial-rate': 'The share of all spreads of this size that show it, three of ten cards lying reversed.',
};

export const tarotSources: Readonly<Record<string, string>> = {
  'source.tarot-draw-2': 'Our draw protocol, version 2; the commitment can be checked.',
  'source.tarot-spreads': 'Spreads as commonly laid; no place stands for an outcome.',
  'source.tarot-counts': 'The deck of 1909: 22 majors and four suits of fourteen.',
  'source.tarot-relations':
    'Elements by suit and by the attributions of the Golden Dawn; the weights are ours.',
  'source.tarot-rates': 'Exact counting on a shuffled deck.',
};

export const tarotCaveats: Readonly<Record<string, readonly [string, string]>> = {
  'tarot-entered': ['Cards entered by hand', 'Laid with a deck of paper: there is no proof of the draw.'],
};

const placeNames: Readonly<Record<PositionId, string>> = {
  'your-card': 'Your Card',
  past: 'Past',
  present: 'Present',
  future: 'Future',
  'present-situation': 'Present Situation',
  challenge: 'Challenge',
  crown: 'Crown',
  foundation: 'Foundation',
  'recent-past': 'Recent Past',
  approach: 'Approach',
  'external-influences': 'External Influences',
  'hopes-and-fears': 'Hopes & Fears',
};

const relationNames: Readonly<Record<RelationKind, string>> = {
  'same-rank': 'one rank',
  'same-number': 'one number',
  'sequence-up': 'one step up in a suit',
  'sequence-down': 'one step down in a suit',
  'public-private': 'one suit, one of them reversed',
  'turning-dark': 'from bright to dark',
  'turning-light': 'from dark to bright',
  hostile: 'elements at odds',
  friendly: 'friendly elements',
  'larger-theme': 'a major beside a minor',
  'same-suit': 'one suit',
  'same-element': 'one element',
  neutral: 'neutral elements',
};

const spreadNames: Readonly<Record<string, string>> = {
  single: 'Single card',
  three: 'Past, present, future',
  celtic: 'Celtic Cross',
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const word = ({ value }: Fact): string => (value.type === 'id' ? value.id : '');

/** A pair by the key of its point, `2-3-sequence-up`: "Cards 2 and 3: one step up in a suit". */
export function tarotPointTitle(rest: string): string {
  const [a = '', b = '', ...kind] = rest.split('-');
  return `Cards ${a} and ${b}: ${relationNames[kind.join('-') as RelationKind]}`;
}

/** `middle` and `last` as in `tarot.<middle>.<last>`. */
export function tarotFactTitle(middle: string, last: string, fact: Fact): TitleAndDetail {
  const { value } = fact;
  if (middle === 'spread') return { title: spreadNames[word(fact)] ?? '', detail: 'Spread' };
  if (middle === 'pair') {
    const [a = '', b = ''] = (last.split('.')[0] ?? '').split('-');
    const kinds = value.type === 'ids' ? value.ids.map((id) => relationNames[id as RelationKind]) : [];
    return { title: `Cards ${a} and ${b}: ${kinds.join(', ')}`, detail: 'How two cards act on each other' };
  }
  if (middle === 'balance') {
    const what = (last.split('.')[0] ?? '').replaceAll('-', ' ');
    const percent = value.type === 'ratio' ? `${Math.round(value.n * 1000) / 10} % of spreads` : '';
    return { title: `${upper(what)}: ${percent}`, detail: 'How often a shuffled deck does this' };
  }
  if (value.type === 'count')
    return { title: `${countTitle(middle, last)}: ${value.n}`, detail: 'Counted on the table' };
  return cardTitle(middle, last, fact);
}

function countTitle(middle: string, last: string): string {
  const what = last.split('.')[0] ?? '';
  if (middle === 'suit') return upper(what);
  if (middle === 'number') return `Cards of number ${what}`;
  if (middle === 'rank') return `${upper(what)}s`;
  return { majors: 'Majors', courts: 'Court cards', reversed: 'Reversed cards' }[middle] ?? upper(middle);
}

function cardTitle(place: string, last: string, fact: Fact): TitleAndDetail {
  const detail = `Card ${place}`;
  if (last === 'card') return { title: tarotCardName(word(fact)), detail };
  if (last === 'position') return { title: placeNames[word(fact) as PositionId], detail };
  return { title: fact.value.type === 'flag' && fact.value.on ? 'Reversed' : 'Upright', detail };
}

/** Seed and commitment of a draw, as far as they are there. */
export function tarotProofText(proof: unknown): readonly string[] {
  if (typeof proof !== 'object' || proof === null || !('seed' in proof) || !('commitment' in proof))
    return [];
  return [`Commitment ${String(proof.commitment)}, seed ${String(proof.seed)}.`];
}
