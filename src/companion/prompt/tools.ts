/**
 * What a model may look up. Every tool only reads, is answered by our own engine, and gives facts, never birth data.
 *
 * A saved person is named to the model by an alias of this prompt: an id from anywhere else names nobody.
 */
import { isCivilDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import { bodyIds } from '#facts/fact-id.ts';
import type { Json } from '#facts/fact.ts';
import type { ToolName, ToolSpec } from './model-call.ts';
import type { ToolTask } from './pipeline-types.ts';
import type { PromptPerson } from './prompt-input.ts';

export const MAX_TOOL_CALLS = 3;
export const MAX_TOOL_ROUNDS = 2;
export const MAX_TOOL_FACTS = 40;
const MAX_RANGE_DAYS = 731;

/** Layouts a draw may be asked for. */
export const spreads = ['single', 'three', 'celtic-cross'] as const;

/** What the model calls the saved person at a place in the list. */
export function personAlias(at: number): string {
  return `p${at + 1}`;
}

const object = (
  properties: { readonly [name: string]: Json },
  required: readonly string[],
): ToolSpec['parameters'] => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const words = (description: string): Json => ({ type: 'string', description });

const specs: Readonly<Record<ToolName, ToolSpec>> = {
  transits: {
    name: 'transits',
    description:
      'Passages of moving bodies over the natal points between two local dates, at most 24 months apart.',
    parameters: object(
      {
        from: words('YYYY-MM-DD'),
        to: words('YYYY-MM-DD'),
        bodies: { type: 'array', items: { type: 'string', enum: bodyIds.slice(0, 11) } },
        points: { type: 'array', items: { type: 'string', enum: bodyIds } },
      },
      ['from', 'to'],
    ),
  },
  synastry: {
    name: 'synastry',
    description: 'Aspects between the chart and that of a saved person, named as in ASK.saved.',
    parameters: object({ person: words('p1, p2 …') }, ['person']),
  },
  fact: {
    name: 'fact',
    description: 'Facts that were held back, by id or by the beginning of ids: natal.moon or transit.saturn.',
    parameters: object({ idOrPrefix: words('natal.moon') }, ['idOrPrefix']),
  },
  draw: {
    name: 'draw',
    description:
      'Draws cards once for this question. The cards are already fixed; you learn the result only.',
    parameters: object({ spread: { type: 'string', enum: spreads } }, ['spread']),
  },
};

/** The tools of a prompt, in a fixed order. */
export function toolSpecs(names: readonly ToolName[]): readonly ToolSpec[] {
  return (['transits', 'synastry', 'fact', 'draw'] as const)
    .filter((name) => names.includes(name))
    .map((name) => specs[name]);
}

export type ReadTool =
  | { readonly ok: true; readonly task: ToolTask }
  | { readonly ok: false; readonly error: string };

/** Reads what a model wrote into a call. Nothing in it is trusted; what is wrong is said back in one line. */
export function readToolCall(name: string, input: unknown, people: readonly PromptPerson[]): ReadTool {
  const given =
    typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>) : {};
  switch (name) {
    case 'transits':
      return readTransits(given);
    case 'synastry': {
      const at = people.findIndex((_, place) => personAlias(place) === given['person']);
      const person = people[at];
      return person === undefined
        ? refused('no such saved person')
        : { ok: true, task: { name: 'synastry', person } };
    }
    case 'fact': {
      const { idOrPrefix } = given;
      return typeof idOrPrefix === 'string' && /^[a-z][a-z0-9.*-]{0,63}$/.test(idOrPrefix)
        ? { ok: true, task: { name: 'fact', idOrPrefix: idOrPrefix.replace(/[.*]+$/, '') } }
        : refused('give an id or the beginning of one');
    }
    case 'draw': {
      const spread = spreads.find((known) => known === given['spread']);
      return spread === undefined
        ? refused(`spread is one of ${spreads.join(', ')}`)
        : { ok: true, task: { name: 'draw', spread } };
    }
    default:
      return refused('no such tool');
  }
}

function readTransits(given: Readonly<Record<string, unknown>>): ReadTool {
  const { from, to } = given;
  if (!isDay(from) || !isDay(to)) return refused('from and to are dates, YYYY-MM-DD');
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0 || days > MAX_RANGE_DAYS) return refused('from is before to, at most 24 months');
  const bodies = namesIn(given['bodies'], bodyIds);
  const points = namesIn(given['points'], bodyIds);
  if (bodies === 'wrong' || points === 'wrong') return refused('bodies and points are lists of body names');
  return { ok: true, task: { name: 'transits', from, to, bodies, points } };
}

function namesIn(given: unknown, known: readonly string[]): readonly string[] | null | 'wrong' {
  if (given === undefined || given === null) return null;
  if (!Array.isArray(given)) return 'wrong';
  const names = given.filter((name): name is string => typeof name === 'string' && known.includes(name));
  return names.length === given.length && names.length > 0 ? names : 'wrong';
}

function isDay(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const day = parseIsoDate(text);
  return day !== null && isCivilDate(day);
}

const refused = (error: string): ReadTool => ({ ok: false, error });
