/** Whole authored lines: which opener, practice or question fits, by theme, concept and what was said before. */
import { present } from '#lib/assert.ts';
import type { Ask } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Move } from '#facts/reading.ts';
import { imageFields } from '#companion/voice/atoms.ts';
import type { ImageField, Line, PlanetName } from '#companion/voice/atoms.ts';
import type { SignName } from '#facts/fact-id.ts';
import { clausesOf } from '#companion/voice/context.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import type { LimitKind, Opener } from '#companion/voice/pack.ts';
import type { Draft } from '#companion/voice/realise.ts';

/**
 * The line of a list that fits best: shared concepts count three each, the asked theme two, and what was said lately
 * counts against. Among equals the stream decides. `null` for an empty list.
 */
export function fittingLine(context: VoiceContext, kind: string, lines: readonly Line[]): Line | null {
  const unused = lines.filter((line) => !context.used.has(`${kind}:${line.key}`));
  const unsaid = unused.filter(({ text }) => !clausesOf(text).some((clause) => context.spoken.has(clause)));
  const candidates = unsaid.length > 0 ? unsaid : unused;
  if (candidates.length === 0) return null;
  const fit = (line: Line): number =>
    3 * line.concepts.filter((concept) => context.concepts.includes(concept)).length +
    (line.themes[0] === context.theme ? 5 : line.themes.includes(context.theme) ? 2 : 0) -
    4 * (context.worn.get(`${kind}:${line.key}`) ?? 0);
  const best = Math.max(...candidates.map(fit));
  const top = candidates.filter((line) => fit(line) >= best - 3);
  const chosen = present(top[context.stream.below(top.length)], kind);
  context.used.add(`${kind}:${chosen.key}`);
  return chosen;
}

export function lineDraft(
  line: Line | null,
  kind: string,
  move: Move,
  cites: readonly FactId[] = [],
  text?: string,
): Draft | null {
  return line === null ? null : { text: text ?? line.text, cites, move, atoms: [`${kind}:${line.key}`] };
}

/** The first line: takes up the person's own words when there are some worth giving back, else the feeling. */
export function openerDraft(context: VoiceContext, ask: Ask): Draft | null {
  const twoCharts = context.sheet.mode === 'synastry';
  const valence = ask.affect.valence < 0 ? 'low' : ask.affect.valence > 0 ? 'high' : 'open';
  const words = ask.mirror?.text;
  const fits = (line: Opener): boolean =>
    line.valence === valence &&
    line.themes.includes(context.theme) &&
    !(twoCharts && line.oneChart === true) &&
    (line.slot === undefined || words !== undefined) &&
    (line.bound === undefined || line.concepts.some((concept) => context.concepts.includes(concept))) &&
    (line.forms === undefined || line.forms.includes(ask.form));
  const pool = context.pack.openers.filter(fits);
  // The person's words come first when they gave some; styles that mirror little take them every other time.
  const withWords = pool.filter(({ slot }) => slot === 'words');
  const mirrors = context.style === 'warm' || context.style === 'playful' || context.stream.below(2) === 0;
  const line = fittingLine(
    context,
    'opener',
    withWords.length > 0 && mirrors ? withWords : pool.filter(({ slot }) => slot === undefined),
  );
  return lineDraft(line, 'opener', 'mirror', [], line?.text.replace('{words}', words ?? ''));
}

export function limitDraft(
  context: VoiceContext,
  kind: LimitKind,
  cites: readonly FactId[],
  fill: Readonly<Record<string, string>> = {},
): Draft | null {
  const line = fittingLine(context, 'limit', context.pack.limits[kind]);
  const text =
    line === null
      ? undefined
      : Object.entries(fill).reduce((out, [slot, word]) => out.replace(`{${slot}}`, word), line.text);
  return lineDraft(line, 'limit', 'limit', cites, text);
}

/** One picture for the reading, from the body or the sign the core rests on; its field then rules the reading. */
export function coreDraft(context: VoiceContext, body: string | null, sign: string | null): Draft | null {
  const images = [
    ...(body === null
      ? []
      : (context.pack.planets[body as PlanetName]?.image ?? []).map((image, i) => ({
          ...image,
          key: `image:${body}#${i}`,
        }))),
    ...(sign === null
      ? []
      : (context.pack.signs[sign as SignName]?.image ?? []).map((image, i) => ({
          ...image,
          key: `image:${sign}#${i}`,
        }))),
  ];
  const wear = (key: string): number => context.worn.get(key) ?? 0;
  if (images.length === 0) return null;
  const least = Math.min(...images.map(({ key }) => wear(key)));
  const pool = images.filter(({ key }) => wear(key) === least);
  const image = present(pool[context.stream.below(pool.length)], 'image');
  const carriers = context.pack.cores;
  const carrier = present(carriers[context.stream.below(carriers.length)], 'core');
  context.image = isField(image.field) ? image.field : null;
  context.used.add(image.key);
  return {
    text: context.pack.polish(carrier.replace('{image}', image.text)),
    cites: [],
    move: 'core',
    atoms: [image.key],
  };
}

function isField(field: string): field is ImageField {
  return imageFields.some((known) => known === field);
}
