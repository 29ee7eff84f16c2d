/** A fact of the chart and what it means, as one sentence: "Venus, the planet of love, is in Aries: you usually know …". */
import type { Evidence } from '#reading/themes/evidence.ts';
import type { WriteContext } from './context.ts';
import { colonHere, explainHere, whichHere } from './context.ts';
import { bodyName, capital, ordinal, signName, yourBody } from './words.ts';

/**
 * Writes a piece of evidence.
 * @param before the body that the sentence before was about: "It is also …" then says enough
 */
export function evidenceSentence(context: WriteContext, evidence: Evidence, before: string | null): string {
  return `${capital(factClause(context, evidence, before))}${colonHere} ${evidence.meaning.clause}.`;
}

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
      return `${same ? 'it is also' : `${subject(context, shape.body)} is`} in ${yourHouse(context, shape.house)}`;
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
      return `${yourHouse(context, shape.house)} begins in ${signName(shape.sign)}`;
    case 'ruler': {
      const own = shape.house === shape.stands;
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

/** A ruler by its own name: "the Moon", "Venus". */
function rulerName({ words }: WriteContext, body: string): string {
  return `${bodyName(words, body)}${explainHere(body)}`;
}
