/** The end of a reading, where it comes back to the part of the person that it began with and gives it a turn. */
import type { FactId, SignName } from '#facts/fact-id.ts';
import { LISTED_PLANET_IDS } from '#astro/body/body-id.ts';
import type { Scored } from '#companion/salience/salience.ts';
import { placementClaims } from '#companion/voice/claims.ts';
import { clausesOf, pick } from '#companion/voice/context.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import type { ReturnBody } from '#companion/voice/pack.ts';
import { firstWord, MOST_FACTS } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';

/** Parts of the two lists, so that two kinds of question about one body seldom end in the same words. */
const THIRDS = 3;
const HALVES = 2;

/** The body that a point makes the thread of a reading; `null` where it has none that stands in one sign. */
export function threadBody(context: VoiceContext, { testimony: { shape } }: Scored): ReturnBody | null {
  const bodies =
    shape.type === 'placement'
      ? [shape.body]
      : shape.type === 'ruler'
        ? [shape.ruler]
        : shape.type === 'aspect'
          ? [shape.a, shape.b]
          : shape.type === 'transit'
            ? [shape.target]
            : [];
  return bodies.filter(isReturnBody).find((body) => signOf(context, body) !== null) ?? null;
}

/**
 * The sentence that returns, and the turn as one of its own where the carrier has a stop; none where the words are used up or
 * one more fact would be too many.
 */
export function returnDrafts(
  context: VoiceContext,
  body: ReturnBody,
  avoidFirst: ReadonlySet<string>,
): readonly Draft[] {
  const { pack, cited } = context;
  const sign = signOf(context, body);
  const id = `natal.${body}.sign` as FactId;
  if (sign === null || (!cited.has(id) && cited.size >= MOST_FACTS)) return [];
  const before = new Set(context.used);
  const accept = ofKind(context, `return.${sign}`, pack.returns.accepts[sign], THIRDS);
  const turn = ofKind(
    context,
    `turn.${body}.${context.theme}`,
    pack.returns.turns[body][context.theme],
    HALVES,
  );
  if (accept === null || turn === null) return [];
  const placed = pack.names.placed(body, sign);
  const said = (carrier: string): readonly string[] =>
    carrier
      .split(/(?<=\.) /u)
      .map((part) =>
        pack.polish(part.replace('{placed}', placed).replace('{accept}', accept).replace('{turn}', turn)),
      );
  const carriers = pack.returns.carriers.filter((carrier) => {
    const [first = '', second] = said(carrier);
    return (
      !avoidFirst.has(firstWord(first)) &&
      (second === undefined || firstWord(second) !== firstWord(first)) &&
      ![first, second ?? ''].flatMap(clausesOf).some((clause) => context.spoken.has(clause))
    );
  });
  const carrier = pick(context, 'return', carriers);
  if (carrier === null) return [];
  cited.add(id);
  const atoms = [...context.used].filter((key) => !before.has(key));
  const asked = `practice:turn-${atoms.find((key) => key.startsWith('turn.')) ?? body}`;
  const [first = '', second] = said(carrier);
  const returns: Draft = {
    text: first,
    cites: [id],
    declares: placementClaims(context, id),
    move: 'resource',
    atoms: second === undefined ? [...atoms, asked] : atoms,
  };
  return second === undefined
    ? [returns]
    : [returns, { text: second, cites: [], declares: [], move: 'practice', atoms: [asked] }];
}

/** One of a list, from the part of it that this kind of question draws on first. */
function ofKind(
  context: VoiceContext,
  table: string,
  options: readonly string[],
  parts: number,
): string | null {
  const turn = context.kind % parts;
  const own = options.filter((_, i) => i % parts === turn);
  const isWorn = own.every((_, i) => (context.worn.get(`${table}.${turn}#${i}`) ?? 0) > 0);
  return isWorn ? pick(context, table, options) : pick(context, `${table}.${turn}`, own);
}

function isReturnBody(body: string): body is ReturnBody {
  return LISTED_PLANET_IDS.some((known) => known === body);
}

function signOf({ facts }: VoiceContext, body: ReturnBody): SignName | null {
  const fact = facts.get(`natal.${body}.sign` as FactId);
  return fact?.value.type === 'id' && fact.survives !== 'no' ? (fact.value.id as SignName) : null;
}
