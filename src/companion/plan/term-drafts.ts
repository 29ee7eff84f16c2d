/** What a term of the field means, for a question that asks for it. */
import { present } from '#lib/assert.ts';
import type { Scored } from '#companion/salience/salience.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import type { Draft } from '#companion/voice/realise.ts';

/** What the asked term means, in one or two sentences; `null` when the message names none that is known. */
export function termDrafts(
  context: VoiceContext,
  terms: readonly string[],
  chosen: readonly Scored[],
): readonly Draft[] | null {
  for (const id of terms) {
    const found = context.pack.term(id);
    if (found === null) continue;
    context.newGlosses.add(id);
    return found.gloss.map((text) => ({
      text: context.pack.polish(text),
      cites: [],
      declares: [],
      move: 'answer',
      atoms: [`term:${id}`],
    }));
  }
  const draft = termDraft(context, chosen);
  return draft === null ? null : [draft];
}

/** "Venus is the part that chooses and likes." for the first named body, sign or house. */
function termDraft(context: VoiceContext, chosen: readonly Scored[]): Draft | null {
  const { pack } = context;
  const carrier = present(pack.terms[context.stream.below(pack.terms.length)], 'term');
  for (const { testimony } of chosen) {
    const { shape } = testimony;
    const pair: readonly [string, string] | null =
      shape.type === 'placement'
        ? [pack.names.body(shape.body), pack.planets[shape.body as 'sun']?.gloss ?? '']
        : shape.type === 'ruler'
          ? [pack.names.theHouse(shape.house), pack.houses[shape.house]?.gloss ?? '']
          : shape.type === 'aspect'
            ? [pack.names.aspect(shape.aspect), pack.aspects[shape.aspect as 'square'].gloss]
            : null;
    if (pair === null || pair[1] === '') continue;
    if (shape.type === 'placement') context.newGlosses.add(shape.body);
    return {
      text: pack.polish(carrier.replace('{term}', pair[0]).replace('{gloss}', pair[1])),
      cites: [],
      declares: [],
      move: 'answer',
      atoms: [`term:${pair[0]}`],
    };
  }
  return null;
}
