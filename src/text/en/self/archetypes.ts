/** The three archetypes in words, the bands, and how the sum is explained. */
import type { ArchetypeId } from '#practice/archetypes/formula.ts';
import type { ArchetypeBand } from '#practice/archetypes/percent.ts';
import type { ArchetypeRow } from '#practice/archetypes/score.ts';
import { bareBodyName, ordinalName, signName } from '../names.ts';

export type ArchetypeText = {
  readonly name: string;
  readonly gist: string;
  readonly traits: readonly string[];
  readonly influence: string;
  /** By how strong the bar is. */
  readonly bands: Readonly<Record<ArchetypeBand, string>>;
  readonly decisions: string;
  readonly relationships: string;
};

export const archetypeTexts: Readonly<Record<ArchetypeId, ArchetypeText>> = {
  mystic: {
    name: 'The Mystic',
    gist: 'The one who listens behind the words.',
    traits: [
      'Feels the mood of a room before its news',
      'Needs hours with nobody in them',
      'Remembers dreams and trusts them a little',
      'Finds the edges between people thin',
    ],
    influence:
      'This figure turns your attention inward and downward, towards what has no name yet. It brings patience with the dark and an ear for what is left unsaid. Its cost is fog: a feeling that belongs to someone else can sit in your chair for a week.',
    bands: {
      quiet: 'You meet the unseen by choice rather than by habit. It is a tool you reach for on purpose.',
      soft: 'It speaks in the evenings, or by the sea, and lets the day be practical.',
      balanced: 'You can go under and come up again, and you mostly know which one you are doing.',
      clear: 'Much reaches you that was never said. A door that closes is a kindness you can give yourself.',
      strong:
        'You live close to the water line. Plain food, plain facts and one dry friend keep the house standing.',
    },
    decisions:
      'It decides by waiting until the water is still enough to see through. That can be wisdom, and it can be a way to let the date pass. Ask it for a feeling and ask something else for a deadline.',
    relationships:
      'It loves by sensing, and forgets that the other person may want to be asked. It meets people deeply and quickly, and needs to learn where it ends and they begin.',
  },
  visionary: {
    name: 'The Visionary',
    gist: 'The one who stands where the road will be.',
    traits: [
      'Sees the pattern before there is proof of it',
      'Grows restless where everything is settled',
      'Says the sentence that changes the subject of the meeting',
      'Keeps friends among people who do not fit',
    ],
    influence:
      'This figure pulls your eye to the horizon. It brings the odd connection, the early warning, the courage to be the only one who thinks so. Its cost is distance: the person across the table can begin to look like an example.',
    bands: {
      quiet:
        'You trust what has been tried, and change when there is a reason. It is a tool you reach for on purpose.',
      soft: 'New ideas reach you by way of people you like, and then they tend to stay.',
      balanced: 'You can dream the house and you can also live in the one you have.',
      clear: 'You are often early. Write the date beside an idea, so that you can show it later.',
      strong:
        'Your mind lives some years ahead. Something old and slow, a garden or a choir, keeps you in this one.',
    },
    decisions:
      'It decides by asking what this will have been the beginning of. It is brave with the large choice and careless with the small print. Let it draw the map, and let someone else count the litres of petrol.',
    relationships:
      'It loves the person you are about to become and can overlook the one who is tired tonight. It gives great freedom, and has to learn that being missed is not the same as being held.',
  },
  healer: {
    name: 'The Healer',
    gist: 'The one whose hands know what to do.',
    traits: [
      'Notices who has not eaten',
      'Mends first and asks afterwards',
      'Is told things on trains',
      'Grows calm when there is something to look after',
    ],
    influence:
      'This figure turns your attention to what hurts and what would help. It brings tenderness with a sense of order: soup, a clean bed, the right question. Its cost is a scale that tips one way, until you no longer remember what you wanted for yourself.',
    bands: {
      quiet: 'You help when you are asked, and do it well. It is a tool you reach for on purpose.',
      soft: 'Your care is particular: a few people, a few ways, and these for a long time.',
      balanced: 'You can look after someone and still notice that your own feet are cold.',
      clear: 'People come to you with what they carry. You may ask them to carry the chairs.',
      strong: 'You feel a need almost as a command. Before you get up, ask whether it is yours to answer.',
    },
    decisions:
      'It decides by who would be hurt and who would be safe. That is a good first question and a poor last one. Add yourself to the list of people it asks about.',
    relationships:
      'It loves by tending, and may choose people who need tending. It grows when it lets itself be looked after by somebody clumsy, and says thank you.',
  },
};

export const bandNames: Readonly<Record<ArchetypeBand, string>> = {
  quiet: 'quiet',
  soft: 'soft',
  balanced: 'balanced',
  clear: 'clear',
  strong: 'strong',
};

/** Points as they are read: 59 tenths are `5.9`. */
export function pointsText(tenths: number): string {
  return (tenths / 10).toFixed(1);
}

const corners = { asc: 'Ascendant', dsc: 'Descendant', mc: 'Midheaven', ic: 'Imum Coeli' } as const;

const phases = {
  balsamic: 'Moon in its last eighth before new',
  new: 'Moon in its first eighth after new',
  full: 'Moon in the eighth after full',
} as const;

/** A contributing fact: "Mercury trine Uranus". The faster body comes first, as everywhere. */
export function rowTitle(row: ArchetypeRow): string {
  switch (row.kind) {
    case 'aspect':
      return `${bareBodyName(row.a)} ${row.aspect} ${bareBodyName(row.b)}`;
    case 'sign':
      return `${bareBodyName(row.point)} in ${signName(row.sign)}`;
    case 'house':
      return `${bareBodyName(row.body)} in the ${ordinalName(row.house)} house`;
    case 'angle':
      return `${bareBodyName(row.body)} on the ${corners[row.angle]}`;
    case 'phase':
      return phases[row.phase];
  }
}

/** How the points of a row are worked out: "10 × 0.7 × (1 − 1.15°/7°)". */
export function rowArithmetic(row: ArchetypeRow): string {
  switch (row.kind) {
    case 'aspect':
      return `${row.weight} × ${row.factor} × (1 − ${row.orbDeg.toFixed(2)}°/${row.orbLimitDeg}°)`;
    case 'angle':
      return `${row.weight} × (1 − ${row.orbDeg.toFixed(2)}°/${row.orbLimitDeg}°)`;
    case 'house':
      return 'whole sign';
    case 'phase':
      return `${row.angleDeg.toFixed(1)}° past the Sun`;
    case 'sign':
      return 'by sign';
  }
}

export const archetypeWords = {
  title: 'Archetypes',
  bar: (percent: number) => `${percent} %: stronger than in ${percent} of 100 births`,
  range: (low: number, high: number) =>
    `${low} to ${high} %: between ${low} and ${high} of 100 births are weaker, depending on the hour`,
  sum: (tenths: number) => `Together ${pointsText(tenths)} points`,
  median: (tenths: number) => `The middle of 5,000 births has ${pointsText(tenths)}`,
  noRows: 'No part of this chart gives points here.',
  noChart: '–',
  noChartHint: 'Add your birth data to see this',
  withoutAngles:
    'Without a birth time and place, the Ascendant, the Midheaven and the houses are left out, and the bar is measured against births without them.',
  ourChoice:
    'The weights are our own choice. No tradition fixes them, and another table would give other bars. Houses are always counted by whole signs here, whatever your setting.',
  decisionsHeading: 'How archetypes shape your decisions',
  relationshipsHeading: 'How archetypes shape your relationships',
} as const;
