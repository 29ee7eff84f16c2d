/** A fact of the chart and what it means, as one sentence: "Venus, the planet of love, is in Aries: you usually know …". */
import type { FactId } from '#facts/fact-id.ts';
import type { Evidence } from '#reading/themes/evidence.ts';
import type { WriteContext } from './context.ts';
import { colonHere, explainHere, whichHere } from './context.ts';
import { bodyName, capital, ordinal, signName, yourBody } from './words.ts';

/**
 * Writes a piece of evidence.
 * @param before the body that the sentence before was about: "It is also …" then says enough
 */
export function evidenceSentence(
  context: WriteContext,
  evidence: Evidence,
  before: string | null,
): { readonly text: string; readonly cites: readonly FactId[] } {
  const exact = exactly(context, evidence);
  return {
    text: `${capital(factClause(context, evidence, before))}${exact.text}${colonHere} ${evidence.meaning.clause}.`,
    cites: [...evidence.cites, ...exact.cites],
  };
}

/** " (square, 1.2° from exact)", " (at 24.3°)": what the advanced depth adds; nothing at the others. */
function exactly(
  { depth, degrees }: WriteContext,
  { shape, cites }: Evidence,
): { readonly text: string; readonly cites: readonly FactId[] } {
  const none = { text: '', cites: [] };
  if (depth !== 'advanced') return none;
  if (shape.type === 'aspect') {
    const orb = degrees(cites[0] ?? '');
    return { text: ` (${shape.aspect}${orb === null ? '' : `, ${tenths(orb)}° from exact`})`, cites: [] };
  }
  if (shape.type !== 'sign') return none;
  const id = `natal.${shape.body}.degree`;
  const degree = degrees(id);
  return degree === null ? none : { text: ` (at ${tenths(degree % 30)}°)`, cites: [id as FactId] };
}

/** Tenths of a degree, cut and not rounded: 29.98° is still in the sign. */
const tenths = (degrees: number): string => (Math.floor(degrees * 10) / 10).toFixed(1);

/** The body that a piece of evidence is about; null where it is about two, or none. */
export function bodyOf({ shape }: Evidence): string | null {
  return 'body' in shape ? shape.body : null;
}

function factClause(context: WriteContext, { shape }: Evidence, before: string | null): string {
  const { words } = context;
  const same = 'body' in shape && shape.body === before;
  switch (shape.type) {
    case 'sign':
      if (shape.body === 'asc') return `${signName(shape.sign)} was rising when you were born`;
      return `${same ? 'it' : subject(context, shape.body)} is in ${signName(shape.sign)}`;
    case 'house':
      return `${same ? 'it is also' : `${subject(context, shape.body)} is`} in ${place(context, shape.house)}`;
    case 'retrograde':
      return `${same ? 'it' : subject(context, shape.body)} was moving backwards when you were born`;
    case 'dignity':
      return `${same ? 'it' : subject(context, shape.body)} is ${words.dignities[shape.dignity] ?? ''}`;
    case 'aspect': {
      const { a, b, aspect } = shape;
      const contact = words.contacts[aspect]?.natal ?? aspect;
      if (aspect === 'square' || aspect === 'opposition')
        return `${subject(context, a)} is ${contact} ${subject(context, b)}`;
      return `${subject(context, a)} and ${subject(context, b)} are ${contact} in your chart`;
    }
    case 'cusp':
      return `${place(context, shape.house)} begins in ${signName(shape.sign)}`;
    case 'ruler': {
      const own = shape.house === shape.stands;
      const { areas } = context.words;
      if (context.depth === 'basic')
        return own
          ? `${subject(context, shape.ruler)} speaks for ${place(context, shape.house)}, and it is also there`
          : `${subject(context, shape.ruler)} connects ${areas[shape.house] ?? ''} with ${areas[shape.stands] ?? ''} in your chart`;
      return `${yourHouse(context, shape.house)} is ruled by ${rulerName(context, shape.ruler)}${whichHere} in ${own ? 'that house' : yourHouse(context, shape.stands)}`;
    }
    case 'phase':
      return `you were born ${words.phases[shape.phase] ?? shape.phase}`;
    case 'sect':
      return `you were born ${words.sects[shape.sect] ?? shape.sect}`;
    case 'balance': {
      const signs = words.balance[shape.of] ?? shape.of;
      const count = words.counts[shape.count] ?? String(shape.count);
      return shape.extent === 'none'
        ? `none of your ten planets is in ${signs}`
        : `${count} of your ten planets are in ${signs}`;
    }
  }
}

/** "Venus", with its explanation where it is named first; "your Moon". */
export function subject(context: WriteContext, body: string): string {
  return `${named(context, body)}${explainHere(body)}`;
}

/** What is personal is "yours"; a planet has its name. */
function named({ words }: WriteContext, body: string): string {
  return words.bodies[body]?.article === true ? yourBody(words, body) : bodyName(words, body);
}

/** "your twelfth house", with its explanation where it is named first. */
export function yourHouse({ words }: WriteContext, house: number): string {
  return `your ${ordinal(words, house)} house${explainHere(`house${house}`)}`;
}

/** A house as evidence names it: without the word at the basic depth. */
export function place(context: WriteContext, house: number): string {
  if (context.depth !== 'basic') return yourHouse(context, house);
  return `the part of your chart about ${context.words.areas[house] ?? ''}`;
}

/** A ruler by its own name: "the Moon", "Venus". */
function rulerName({ words }: WriteContext, body: string): string {
  return `${bodyName(words, body)}${explainHere(body)}`;
}
