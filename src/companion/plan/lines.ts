/** Whole authored lines: which opener, practice or question fits, by theme, concept and what was said before. */
import { present } from '#lib/assert.ts';
import type { Ask, Form } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Move } from '#facts/reading.ts';
import { imageFields } from '#companion/voice/atoms.ts';
import type { ImageField, Line, PlanetName } from '#companion/voice/atoms.ts';
import type { SignName } from '#facts/fact-id.ts';
import type { SaidEntry } from '#facts/reading.ts';
import { clausesOf, pick, PRESENT } from '#companion/voice/context.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import type { ReadingStyle } from '#companion/request.ts';
import type { Refusal } from '#companion/understand/refusal.ts';
import type { LimitKind, Opener } from '#companion/voice/pack.ts';
import { firstWord } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';

/** Nobody is played with in a sore matter, and a worry for a body has lines of its own. */
export function isOutOfPlace({ style, heavy, topic }: VoiceContext): boolean {
  return topic === 'health-worry' || (heavy && style === 'playful');
}

/** Points within which a line is as good as the best one. */
const NEAR = 3;

/** Lines from which a style has enough of its own. */
const DOZEN = 12;

/** Lines to choose from where as many suit the theme. */
const SCORE = 10;

/** What a line takes as given about somebody’s life: it fits only where that was spoken of. */
const TAKEN_AS_GIVEN: ReadonlySet<string> = new Set([
  'exam',
  'in-laws',
  'children',
  'siblings',
  'beyond-death',
  'beyond-fidelity',
  'beyond-pregnancy',
  'beyond-secret',
  'beyond-wager',
  'beyond-diet',
]);

/** Nobody who asks what a day is good for is taken to grieve. */
const OF_MOURNING: ReadonlySet<string> = new Set(['loss', 'grief']);

/** Forms that ask for a choice. */
const CHOICES: ReadonlySet<string> = new Set(['should', 'which']);

function mustBeSaid({ topic, theme }: VoiceContext, concept: string): boolean {
  const plainDay = topic === 'day' || topic === 'none' || theme === 'mood';
  return TAKEN_AS_GIVEN.has(concept) || (plainDay && OF_MOURNING.has(concept));
}

/**
 * The line of a list that fits best: shared concepts count three each, the asked theme two, and what was said lately
 * counts against. Among equals the stream decides. `null` for an empty list.
 */
export function fittingLine(
  context: VoiceContext,
  kind: string,
  lines: readonly Line[],
  near = NEAR,
): Line | null {
  const unused = lines.filter(
    ({ key, text }) => !context.used.has(`${kind}:${key}`) && !(context.elsewhen && PRESENT.test(text)),
  );
  const unsaid = unused.filter(({ text }) => !clausesOf(text).some((clause) => context.spoken.has(clause)));
  // In a very long chat a line runs out before the questions do; better none than one that was heard.
  const fitting = (unsaid.length > 0 || context.spoken.size > 400 ? unsaid : unused).filter(
    ({ topics, styles, concepts }) =>
      concepts.every((concept) => !mustBeSaid(context, concept) || context.concepts.includes(concept)) &&
      (topics === undefined || topics.includes(context.topic)) &&
      (styles === undefined || (styles.includes(context.style) && !isOutOfPlace(context))),
  );
  const isOnTheme = ({ themes, topics }: Line): boolean =>
    topics !== undefined ||
    themes.length === 0 ||
    themes.includes(context.theme) ||
    (CHOICES.has(context.form) && themes[0] === 'decision');
  const onTheme = fitting.filter(isOnTheme);
  const own = onTheme.filter(({ styles }) => styles !== undefined);
  // Now and then a style speaks in its own words, the more the more it has; else the nearest line of all is looked for.
  const candidates =
    own.length > 0 && context.stream.below(own.length < DOZEN ? 5 : 4) === 0
      ? own
      : onTheme.length >= DOZEN
        ? onTheme
        : fitting;
  if (candidates.length === 0) return null;
  const shared = (line: Line, concepts: (concept: string) => boolean): number =>
    line.concepts.filter(concepts).length;
  const fit = (line: Line): number =>
    3 * shared(line, (concept) => context.concepts.includes(concept)) +
    Math.min(
      2,
      shared(line, (concept) => context.pointConcepts.has(concept)),
    ) +
    // The step and the question follow from what the reading came back to.
    2 *
      Math.min(
        2,
        shared(line, (concept) => context.thread.has(concept)),
      ) +
    (line.topics !== undefined
      ? 8
      : line.themes[0] === context.theme
        ? 5
        : line.themes.includes(context.theme)
          ? 1
          : 0) +
    (CHOICES.has(context.form) && line.themes.includes('decision') ? 3 : 0) -
    6 * (context.worn.get(`${kind}:${line.key}`) ?? 0);
  const best = Math.max(...candidates.map(fit));
  const ranked = candidates.toSorted((a, b) => fit(b) - fit(a));
  const suits = (line: Line): boolean => line.topics !== undefined || line.themes[0] === context.theme;
  // Enough to choose from, so that two people who ask alike are not sent home with the same task.
  const top = ranked.filter(
    (line, i) => fit(line) >= best - near || (i < SCORE && suits(line) && fit(line) >= 0),
  );
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
  if (line === null) return null;
  // A line is authored whole: what it cites it means.
  const declares = cites.length === 0 ? [] : 'by-citation';
  return { text: text ?? line.text, cites, declares, move, atoms: [`${kind}:${line.key}`] };
}

/** In how many readings of ten a style gives the person's words back. */
export const MIRRORS: Readonly<Record<ReadingStyle, number>> = { warm: 8, quiet: 6, playful: 5, clear: 2 };
/** In how many of ten it shows a picture. */
export const PICTURES: Readonly<Record<ReadingStyle, number>> = { playful: 4, warm: 2, quiet: 1, clear: 0 };

/** Openers are told apart by the feeling more than by tags. */
const OPENERS_NEAR = 7;

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
  const spoken = (line: Opener): boolean =>
    clausesOf(line.text.replace('{words}', words ?? '')).some((clause) => context.spoken.has(clause));
  const pool = context.pack.openers.filter((line) => fits(line) && !spoken(line));
  // The person's words come first when they gave some; styles that mirror little take them every other time.
  const withWords = pool.filter(({ slot }) => slot === 'words');
  const mirrors = context.stream.below(10) < MIRRORS[context.style];
  const line = fittingLine(
    context,
    'opener',
    withWords.length > 0 && mirrors ? withWords : pool.filter(({ slot }) => slot === undefined),
    OPENERS_NEAR,
  );
  return lineDraft(
    line,
    'opener',
    'mirror',
    [],
    line === null ? undefined : context.pack.polish(line.text.replace('{words}', words ?? '')),
  );
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

/** Lines of a limit that send somewhere else and do not say no. */
const SOFT: ReadonlySet<string> = new Set(['limit-legal-money-3', 'limit-legal-money-5']);

/** The sentence that declines: of its own kind, whatever the matter around it. */
export function refusalDraft(context: VoiceContext, kind: Refusal, form: Form): Draft | null {
  const { declined, legalMoney, outcome, medical } = context.pack.limits;
  const lines =
    kind === 'medical'
      ? CHOICES.has(form)
        ? medical
        : outcome
      : kind === 'suit'
        ? legalMoney.filter(({ topics }) => topics?.includes('legal') === true)
        : [...declined, ...legalMoney].filter(({ concepts }) => concepts.includes(`beyond-${kind}`));
  const own = lines
    .filter(({ key }) => !SOFT.has(key))
    .map(({ key, text, themes }): Line => ({ key, text, themes, concepts: [] }));
  return lineDraft(fittingLine(context, 'limit', own), 'limit', 'limit');
}

/** What two bodies in one matter each want, and what their elements make of it; `null` where a sign is open. */
export function apartDrafts(context: VoiceContext, a: string, b: string): readonly Draft[] {
  const { pack } = context;
  const placed = (body: string): { sign: SignName; id: FactId } | null => {
    const id = `natal.${body}.sign` as FactId;
    const value = context.facts.get(id)?.value;
    return value?.type === 'id' ? { sign: value.id as SignName, id } : null;
  };
  const [first, second] = [placed(a), placed(b)];
  if (first === null || second === null || first.sign === second.sign) return [];
  const wantsA = pick(context, `sign.${first.sign}.wants`, pack.signs[first.sign].wants);
  const wantsB = pick(context, `sign.${second.sign}.wants`, pack.signs[second.sign].wants);
  const carrier = pick(context, 'apart', pack.apart);
  if (wantsA === null || wantsB === null || carrier === null) return [];
  const filled = carrier
    .replace('{a}', pack.names.body(a))
    .replace('{b}', pack.names.body(b))
    .replace('{wantsA}', wantsA)
    .replace('{wantsB}', wantsB);
  const atoms = [`apart:${a}-${b}`];
  const sentences = filled.split(/(?<=\.) /u).map((text, i, all): Draft => ({
    text: pack.polish(text),
    cites: all.length === 1 ? [first.id, second.id] : [i === 0 ? first.id : second.id],
    declares: 'by-citation',
    move: 'tension',
    atoms,
  }));
  const [ea, eb] = [pack.elementOf(first.sign), pack.elementOf(second.sign)];
  const before = firstWord(sentences.at(-1)?.text ?? '');
  const clause = pick(
    context,
    `element-pair.${ea}-${eb}`,
    pack.elementPair(ea, eb).filter((text) => firstWord(text) !== before),
  );
  if (sentences.some(({ text }) => clausesOf(text).some((said) => context.spoken.has(said)))) return [];
  for (const id of [first.id, second.id]) context.cited.add(id);
  return clause === null
    ? sentences
    : [
        ...sentences,
        { text: pack.polish(`${clause}.`), cites: [], declares: [], move: 'tension', atoms: [] },
      ];
}

/** What ties a reading to an earlier one of this chat: its small task asked after, or the same body met again. */
export function linkDraft(
  context: VoiceContext,
  chat: readonly SaidEntry[],
  lead: string | null,
): Draft | null {
  const unsaid = (texts: readonly string[]): readonly string[] =>
    texts.filter((text) => !clausesOf(text).some((clause) => context.spoken.has(clause)));
  const before = chat.findLast(({ topic }) => topic === context.topic);
  if (
    before !== undefined &&
    before.practice !== null &&
    !before.atoms.some((key) => key.startsWith('check:'))
  ) {
    const text = pick(context, 'check', unsaid(context.pack.practiceChecks));
    if (text !== null) return { text, cites: [], declares: [], move: 'link', atoms: ['check:asked'] };
  }
  const met = lead !== null && chat.some(({ facts }) => facts.some((id) => id.startsWith(`natal.${lead}.`)));
  if (!met || lead === null) return null;
  const said = context.pack.links.map((line) =>
    context.pack.polish(line.replace('{body}', context.pack.names.body(lead))),
  );
  const text = pick(context, 'link', unsaid(said));
  return text === null ? null : { text, cites: [], declares: [], move: 'link', atoms: ['link:body'] };
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
  const isHeard = (carrier: string): boolean =>
    clausesOf(carrier.replace('{image}', image.text)).some((clause) => context.spoken.has(clause));
  const carriers = context.pack.cores.filter((carrier) => !isHeard(carrier));
  if (carriers.length === 0) return null;
  const carrier = present(carriers[context.stream.below(carriers.length)], 'core');
  context.image = isField(image.field) ? image.field : null;
  context.used.add(image.key);
  return {
    text: context.pack.polish(carrier.replace('{image}', image.text)),
    cites: [],
    declares: [],
    move: 'core',
    atoms: [image.key],
  };
}

function isField(field: string): field is ImageField {
  return imageFields.some((known) => known === field);
}
