/**
 * The on-device composer: a question and a fact sheet in, a reading out.
 *
 * Pure and reproducible: the same ask, sheet, memory, pack and seed give the same bytes on every device and on the
 * server. Nothing here computes an astrological value; it chooses, orders and words what the sheet holds.
 */
import { seededStream } from '#lib/seeded-stream.ts';
import { sha256Hex } from '#lib/sha256.ts';
import type { Ask, Topic } from '#facts/ask.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading, SaidEntry, Sentence, Weighed } from '#facts/reading.ts';
import type { ReadingSettings } from '#companion/request.ts';
import { chooseTestimonies } from '#companion/salience/choose.ts';
import { scoreTestimonies } from '#companion/salience/salience.ts';
import type { Scored } from '#companion/salience/salience.ts';
import { significators } from '#companion/salience/significators.ts';
import { coreFacts } from '#companion/testimony/testimony.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import { westernTestimonies } from '#companion/testimony/western.ts';
import { toldPoints } from '#companion/testimony/told-points.ts';
import type { ToldPoint } from '#companion/testimony/told-points.ts';
import type { Theme } from '#companion/voice/atoms.ts';
import { clausesOf } from '#companion/voice/context.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import type { VoicePack } from '#companion/voice/pack.ts';
import { conceptsOf } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';
import { localDate } from '#lib/local-date.ts';
import { layOut } from './layout.ts';
import { isTold, layOutTold } from './told.ts';
import { readingShape } from './shape.ts';
import type { ReadingShape } from './shape.ts';

export type ComposeInput = {
  readonly ask: Ask;
  readonly sheet: FactSheet;
  readonly settings: ReadingSettings;
  /** Entries of this chat, oldest first. */
  readonly chat: readonly SaidEntry[];
  /** Entries of the last readings in any chat, oldest first. */
  readonly ledger: readonly SaidEntry[];
  /** Bodies, signs and houses the message names, as subjects (`venus`, `house7`). */
  readonly named: readonly string[];
  readonly pack: VoicePack;
  /** Texts of the earlier answers of this chat: their sentences are not said again. */
  readonly spoken: readonly string[];
  /** At least 32 hex digits. */
  readonly seed: string;
  /** Words of the reading that this one follows up, so that it stays shorter; null otherwise. */
  readonly previousWords: number | null;
  /** Whose chart came with the message when it is not the person’s own; undefined when it is theirs or none came. */
  readonly readTo?: { readonly name: string | null } | undefined;
  readonly minor: boolean;
  /** Under thirteen: the day's sky, and nothing about the person. */
  readonly child: boolean;
  /** Someone is under strain or worried for a body: no hard dates. */
  readonly gentle: boolean;
};

/** Writes a reading. Never throws for a person's input; every sentence that asserts a fact cites it. */
export function compose(input: ComposeInput): Reading {
  const { ask, sheet, settings, pack } = input;
  const inputs = sheet.inputs as { readonly now: string; readonly zone: string };
  const now = Date.parse(inputs.now);
  const topic = primaryTopic(ask);
  const asked = readingShape(ask, { previousWords: input.previousWords });
  const shape = input.child && asked !== 'thanks' && asked !== 'app' ? 'sky' : asked;
  const theme = input.minor && significators[topic].theme === 'love' ? 'self' : significators[topic].theme;
  const context = contextOf(input, theme, now);
  if (isTold(sheet) && shape !== 'thanks' && shape !== 'app' && !input.child)
    return composeTold(input, context, topic);
  const testimonies = westernTestimonies(sheet, conceptsOf(pack)).filter(
    (testimony) => fitsShape(shape, input.named)(testimony) && !(input.gentle && isHardDate(testimony)),
  );
  const scored = scoreTestimonies({
    ask,
    testimonies,
    ...housesOf(sheet),
    chat: input.chat,
    ledger: input.ledger,
    now,
    frame: frameInstants(ask),
    hasNatal: shape !== 'sky' && !sheet.missing.includes('birth-date'),
    named: input.named,
  });
  const choice = chooseTestimonies(scored, ask, settings.length);
  const page = layOut(context, shape, choice, {
    ask,
    topic,
    minor: input.minor,
    previousWords: input.previousWords,
    length: settings.length,
    saidFacts: new Set(input.chat.flatMap(({ facts }) => facts)),
  });
  const weighed = weigh(choice.chosen, choice.leftOut, page.map(({ draft }) => draft.cites).flat());
  const cites = new Set(page.flatMap(({ draft }) => draft.cites));
  const made = choice.chosen
    .filter(({ testimony }) => coreFacts(testimony).some((id) => cites.has(id)))
    .map(({ testimony }) => testimony.key);
  const said = saidEntry(page, made, topic, context);
  return {
    author: 'composer',
    lang: pack.lang,
    sentences: [...readToSentence(input), ...sentencesOf(page, context)],
    ask,
    sheetHash: sheet.hash,
    seed: input.seed.slice(0, 32),
    planHash: sha256Hex(choice.chosen.map(({ testimony }) => testimony.key).join('\n')),
    weighed,
    said,
  };
}

/** What every sentence of a reading is worded by. */
function contextOf(input: ComposeInput, theme: Theme, now: number): VoiceContext {
  const { ask, sheet, settings, pack } = input;
  const { zone } = sheet.inputs as { readonly zone: string };
  return {
    pack,
    stream: seededStream(input.seed),
    sheet,
    facts: factsById(sheet),
    depth: settings.depth,
    style: settings.style,
    theme,
    concepts: ask.concepts,
    zone,
    today: localDate(now, zone),
    now,
    worn: wornAtoms(input.chat, input.ledger),
    glossed: new Set(
      input.chat.flatMap(({ atoms }) =>
        atoms.filter((key) => key.startsWith('gloss:')).map((key) => key.slice(6)),
      ),
    ),
    spoken: new Set(input.spoken.flatMap((text) => text.split(/(?<=[.?])\s+/u)).flatMap(clausesOf)),
    used: new Set(),
    named: new Set(),
    newGlosses: new Set(),
    image: null,
  };
}

/** A reading of two charts or of a Human Design chart, told point by point. */
function composeTold(input: ComposeInput, context: VoiceContext, topic: Topic): Reading {
  const { ask, sheet, settings, pack } = input;
  const points = toldPoints(sheet, pack.told, topic);
  const { page, told, leftOut } = layOutTold(context, points, {
    ask,
    topic,
    length: settings.length,
    saidFacts: new Set(input.chat.flatMap(({ facts }) => facts)),
  });
  const weighed = (items: readonly ToldPoint[], used: boolean): readonly Weighed[] =>
    items.map(({ key, cites, score, rows }) => ({ key, facts: cites, score, rows, used }));
  return {
    author: 'composer',
    lang: pack.lang,
    sentences: [...readToSentence(input), ...sentencesOf(page, context)],
    ask,
    sheetHash: sheet.hash,
    seed: input.seed.slice(0, 32),
    planHash: sha256Hex(told.map(({ key }) => key).join('\n')),
    weighed: [...weighed(told, true), ...weighed(leftOut, false)],
    said: saidEntry(
      page,
      told.map(({ key }) => key),
      topic,
      context,
    ),
  };
}

/** Who is spoken to, for a chart that is not the person's own. */
function readToSentence({ readTo, pack }: ComposeInput): readonly Sentence[] {
  if (readTo === undefined) return [];
  return [{ text: pack.told.readTo(readTo.name), cites: [], move: 'limit', verdict: 'reflection' }];
}

/** A sentence is supported when every fact it cites stands on the sheet. */
function sentencesOf(
  page: readonly { readonly draft: Draft; readonly opens: boolean }[],
  { facts }: VoiceContext,
): readonly Sentence[] {
  return page.map(({ draft, opens }): Sentence => {
    const { text, cites, move, why } = draft;
    const verdict = cites.length > 0 && cites.every((id) => facts.has(id)) ? 'supported' : 'reflection';
    return { text, cites, move, verdict, ...(why === undefined ? {} : { why }), ...(opens ? { opens } : {}) };
  });
}

/** A date that weighs on someone. */
function isHardDate({ kind, polarity }: Testimony): boolean {
  return kind === 'timing' && polarity < 0;
}

/** A greeting gets the day's sky alone; a question about a term stays with the term. */
function fitsShape(shape: ReadingShape, named: readonly string[]): (testimony: Testimony) => boolean {
  if (shape === 'sky') return ({ shape: { type } }) => type === 'moon-now' || type === 'caveat';
  if (shape !== 'term' || named.length === 0) return () => true;
  return ({ kind, subjects }) =>
    kind === 'limit' || (kind !== 'timing' && subjects.some((subject) => named.includes(subject)));
}

/** The seed of a reading: the same message in the same chat about the same sheet is worded the same way. */
export function readingSeed(
  threadId: string,
  messageId: string,
  sheetHash: string,
  regenerate: number,
): string {
  return sha256Hex([threadId, messageId, sheetHash, String(regenerate)].join('\n'));
}

export function primaryTopic(ask: Ask): Topic {
  return ask.topics[0]?.label ?? 'none';
}

/** Rulers and occupants of the houses on the sheet, for the salience of bodies. */
function housesOf(sheet: FactSheet): {
  rulers: ReadonlyMap<number, string>;
  occupants: ReadonlyMap<number, readonly string[]>;
} {
  const rulers = new Map<number, string>();
  const occupants = new Map<number, readonly string[]>();
  for (const { id, value, survives } of sheet.facts) {
    const match = /^natal\.house(\d+)\.(ruler|occupants)$/.exec(id);
    if (match === null || survives === 'no') continue;
    const house = Number(match[1]);
    if (value.type === 'id') rulers.set(house, value.id);
    if (value.type === 'ids') occupants.set(house, value.ids);
  }
  return { rulers, occupants };
}

/** The asked stretch in UTC. Local dates are taken at UTC midnight: a day's doubt either way does not change a choice. */
function frameInstants(ask: Ask): { from: number; to: number } | null {
  const { from, to } = ask.frame;
  if (from === null || to === null) return null;
  return { from: Date.parse(`${from}T00:00:00Z`), to: Date.parse(`${to}T23:59:59Z`) };
}

/** An atom said in this chat wears by two, in another one by one. */
function wornAtoms(chat: readonly SaidEntry[], ledger: readonly SaidEntry[]): ReadonlyMap<string, number> {
  const worn = new Map<string, number>();
  const add = (entries: readonly SaidEntry[], by: number): void => {
    for (const { atoms } of entries) for (const key of atoms) worn.set(key, (worn.get(key) ?? 0) + by);
  };
  add(ledger, 1);
  add(chat, 2);
  return worn;
}

function weigh(
  chosen: readonly Scored[],
  leftOut: readonly Scored[],
  cited: readonly string[],
): readonly Weighed[] {
  const list = (items: readonly Scored[], used: boolean): readonly Weighed[] =>
    items.map(({ testimony, score, rows }) => ({
      key: testimony.key,
      facts: Object.values(testimony.facts),
      score,
      rows,
      used,
    }));
  const said = chosen.filter(({ testimony }) => coreFacts(testimony).some((id) => cited.includes(id)));
  const dropped = chosen.filter((point) => !said.includes(point));
  return [...list(said, true), ...list([...dropped, ...leftOut].slice(0, 5), false)];
}

function saidEntry(
  page: readonly { readonly draft: Draft }[],
  testimonies: readonly string[],
  topic: Topic,
  context: VoiceContext,
): SaidEntry {
  const atoms = page.flatMap(({ draft }) => draft.atoms);
  const cites = new Set(page.flatMap(({ draft }) => draft.cites));
  const keyed = (prefix: string): string | null => atoms.find((key) => key.startsWith(prefix)) ?? null;
  return {
    testimonies,
    facts: [...cites],
    topic,
    opener: keyed('opener'),
    image: context.image,
    practice: keyed('practice:'),
    question: keyed('question:'),
    atoms: [...atoms, ...[...context.newGlosses].map((key) => `gloss:${key}`)],
  };
}

/** The text of a reading as one string, paragraphs parted by a blank line. */
export function readingText(reading: Pick<Reading, 'sentences'>): string {
  return reading.sentences
    .map(({ text, opens }, index) => `${index === 0 ? '' : opens === true ? '\n\n' : ' '}${text}`)
    .join('');
}
