/** What a row of a theme's sum is called: the fact behind it, in the words it has everywhere else. */
import type { FactId } from '#facts/fact-id.ts';
import type { Fact } from '#facts/fact.ts';
import { factView, pointTitle } from './fact-words.ts';
import type { FactWordsContext } from './fact-words.ts';
import { ordinalName } from './names.ts';

const CONTACTS: Readonly<Record<string, string>> = {
  together: 'conjunction',
  tense: 'square|opposition',
  easy: 'sextile|trine',
};

/**
 * The fact behind a row: "Venus in Aries" for `natal.venus.sign=aries`. Null for a row that is no fact.
 *
 * Works without the whole sheet: what a row says is in its key and in the ids of its theme's facts.
 * @param part key of the meaning that gave the points
 * @param ids facts of the theme
 */
export function evidenceTitle(
  part: string,
  ids: readonly string[],
  context: FactWordsContext,
): string | null {
  const [id = '', word] = part.split('=');
  const contact = /^natal\.([a-z]+)-(together|tense|easy)-([a-z]+)$/u.exec(id);
  if (contact !== null) {
    const [, a, how = '', b] = contact;
    const own = new RegExp(`^natal\\.${a}-(?:${CONTACTS[how]})-${b}\\.orb$`, 'u');
    const found = ids.find((one) => own.test(one));
    return found === undefined ? null : titleOf(found, undefined, context);
  }
  const ruler = /^natal\.house(\d+)\.ruler\.house$/u.exec(id);
  if (ruler !== null) return rulerTitle(Number(ruler[1]), Number(word), context);
  const balance = /^natal\.(?:element|modality)\.([a-z]+)$/u.exec(id);
  if (balance !== null)
    return context.facts.has(`${id}.count` as FactId)
      ? titleOf(`${id}.count`, undefined, context)
      : pointTitle(`element:${balance[1]}`);
  return ids.includes(id) ? titleOf(id, word, context) : null;
}

function titleOf(id: string, word: string | undefined, context: FactWordsContext): string {
  const fact = context.facts.get(id as FactId) ?? factOf(id, word);
  const { title, detail } = factView(fact, context);
  return id === 'natal.phase' ? `${title}: ${detail}` : title;
}

/** The fact as far as its key tells it: enough for its title. */
function factOf(id: string, word: string | undefined): Fact {
  return {
    id: id as FactId,
    value: word === undefined ? { type: 'flag', on: true } : { type: 'id', id: word },
    label: '',
    derivation: { method: '', from: [], source: '' },
  };
}

function rulerTitle(house: number, stands: number, context: FactWordsContext): string {
  const id = `natal.house${house}.ruler`;
  const where = `in the ${ordinalName(stands)}`;
  return context.facts.has(id as FactId)
    ? `${titleOf(id, undefined, context)} and is ${where}`
    : `${pointTitle(`ruler:${house}`)} is ${where}`;
}
