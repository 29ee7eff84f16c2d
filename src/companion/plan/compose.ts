/**
 * The on-device composer: a question and a fact sheet in, a reading out.
 *
 * Pure and reproducible: the same ask, sheet, memory, content and seed give the same bytes on every device and on the
 * server. Western sheets in English are read by their themes (reading/read.ts), the other modes point by point.
 */
import type { Ask, Need, Topic } from '#facts/ask.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading, SaidEntry, Sentence, Weighed } from '#facts/reading.ts';
import { localDate } from '#lib/local-date.ts';
import { seededStream } from '#lib/seeded-stream.ts';
import { sha256Hex } from '#lib/sha256.ts';
import type { ReadingSettings } from '#companion/request.ts';
import { chooseTestimonies } from '#companion/salience/choose.ts';
import { scoreTestimonies } from '#companion/salience/salience.ts';
import type { Scored } from '#companion/salience/salience.ts';
import { coreFacts } from '#companion/testimony/testimony.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import { toldPoints } from '#companion/testimony/told-points.ts';
import type { ToldPoint, ToldWords } from '#companion/testimony/told-points.ts';
import type { ConceptTable } from '#companion/testimony/western.ts';
import { westernTestimonies } from '#companion/testimony/western.ts';
import type { TraditionVoice } from '#companion/traditions.ts';
import { refusalOf, withoutVerdict } from '#companion/understand/refusal.ts';
import { defaultFrame } from '#companion/understand/time-frame.ts';
import { readQuestion } from '#reading/read.ts';
import type { ReadingContent } from '#reading/read.ts';
import { housesOf } from '#reading/themes/evidence.ts';
import { significators } from '#reading/themes/significators.ts';
import { clausesOf } from './page.ts';
import type { PageContext, Placed } from './page.ts';
import { lookupPage } from './lookup.ts';
import { layOutPlain } from './plain.ts';
import type { PlainVoice, Theme } from './plain-voice.ts';
import { readingShape } from './shape.ts';
import type { ReadingShape } from './shape.ts';
import { skyAnswerOf } from './sky-answer.ts';
import { composeParts } from './parts.ts';
import type { AskedPart } from './parts.ts';
import { isTold, layOutTold } from './told.ts';
import { isOfTradition, layOutTradition, traditionPoints } from './tradition.ts';

export type ComposeInput = {
  readonly ask: Ask;
  /** The questions of a message that asks two or three; empty where it asks one. */
  readonly parts: readonly AskedPart[];
  /** The message as it was written. */
  readonly text: string;
  readonly sheet: FactSheet;
  readonly settings: ReadingSettings;
  /** Entries of this chat, oldest first. */
  readonly chat: readonly SaidEntry[];
  /** Entries of the last readings in any chat, oldest first. */
  readonly ledger: readonly SaidEntry[];
  /** Bodies, signs and houses the message names, as subjects (`venus`, `leo`, `house7`). */
  readonly named: readonly string[];
  /** The words of readings in English. */
  readonly content: ReadingContent;
  /** The words of two charts and of Human Design. */
  readonly told: ToldWords;
  /** What is said first where a mode lacks something. */
  readonly lacking: (need: Need) => string;
  /** Who tells a sheet of a tradition; absent for every other sheet. */
  readonly tradition?: TraditionVoice | undefined;
  /** What the chosen mode lacked, so that this sheet stands in; empty otherwise. */
  readonly needs?: readonly Need[];
  /** The voice of a question in Thai; English answers where it is missing. */
  readonly plain?: PlainVoice | undefined;
  /** Texts of the earlier answers of this chat: their sentences are not said again. */
  readonly spoken: readonly string[];
  /** Terms of the field that the message names, the longest first. */
  readonly terms: readonly string[];
  /** What was said in the earlier wordings of this very answer. */
  readonly reworded?: readonly SaidEntry[];
  /** At least 32 hex digits. */
  readonly seed: string;
  /** Words of the reading that this one follows up; null otherwise. */
  readonly previousWords: number | null;
  /** Whose chart came with the message when it is not the person’s own; undefined when it is theirs or none came. */
  readonly readTo?: { readonly name: string | null } | undefined;
  /** The other's birth was told in the message and is not kept: says how to keep it. */
  readonly offerSave?: boolean;
  /** The sky read is that of a moment somebody chose: nothing about it is called today's. */
  readonly elsewhen?: boolean;
  /** Hours that the clock of the device counts; 12 where left out. */
  readonly clock?: 12 | 24;
  /** The person keeps their own chart out of it, and needs not be told that it is missing. */
  readonly chartLeftOut?: boolean;
  readonly minor: boolean;
  /** The person is grown up and the one whose chart came beside theirs is not. */
  readonly pairUnder18?: boolean;
  /** Under thirteen: the day's sky, and nothing about the person. */
  readonly child: boolean;
  /** Someone is under strain or worried for a body: no hard dates. */
  readonly gentle: boolean;
};

/** Writes a reading. Never throws for a person's input; every sentence that asserts a fact cites it. */
export function compose(given: ComposeInput): Reading {
  const ask = askForReader(given.ask, given.minor);
  const refusal = refusalOf(ask);
  const isBody = refusal === 'death' || refusal === 'medical' || refusal === 'pregnancy';
  const isQuiet = given.settings.style === 'quiet';
  const settings = isQuiet ? { ...given.settings, length: 'brief' as const } : given.settings;
  const input = { ...given, ask, settings, gentle: given.gentle || isBody };
  const { sheet, child } = input;
  const topic = primaryTopic(ask);
  const isChat = ask.act === 'thanks' || ask.act === 'feedback' || ask.act === 'app' || topic === 'app';
  const isTerm = ask.kind === 'explain' && input.terms.length > 0;
  let reading: Reading;
  if (isTold(sheet) && !isChat && !isTerm && !child && !isPairClosed(input, topic) && hasUntold(input, topic))
    reading = inStyle(settings, composeTold(input, topic, refusal));
  else if (isOfTradition(sheet, input.tradition) && input.tradition !== undefined && !isChat && !child)
    reading = inStyle(settings, composeTradition(input, input.tradition, topic, refusal));
  else if (input.plain !== undefined && ask.lang === input.plain.lang && sheet.mode !== 'human-design')
    reading = composePlain(input, input.plain, topic, refusal, ask !== given.ask);
  else if (input.parts.length > 1 && !child) reading = composeEach(input);
  else reading = composeThemes(input, refusal, ask !== given.ask);
  return { ...reading, ask: given.ask, sentences: [...readToSentence(input), ...reading.sentences] };
}

/** The clear style ends without a question of ours. */
function inStyle({ style }: ReadingSettings, reading: Reading): Reading {
  if (style !== 'clear') return reading;
  return { ...reading, sentences: reading.sentences.filter(({ move }) => move !== 'askback') };
}

/** Each question of the message by itself, from the same sheet. */
function composeEach(input: ComposeInput): Reading {
  return composeParts(input.parts, input.content.lines, (part, before) => {
    const ask = askForReader(part.ask, input.minor);
    const gentle = input.gentle || primaryTopic(ask) === 'health-worry';
    const one = { ...input, ...part, ask, gentle };
    return composeThemes(one, refusalOf(ask), ask !== part.ask, { before });
  });
}

/** @param part the question is one of two: it gets half the room, and repeats nothing of the answer before it */
function composeThemes(
  input: ComposeInput,
  refusal: string | null,
  softened: boolean,
  part: { readonly before: SaidEntry | null } | null = null,
): Reading {
  const { settings, chat, ledger, reworded = [] } = input;
  return readQuestion({
    ask: input.ask,
    text: input.text,
    sheet: input.sheet,
    content: input.content,
    length: settings.length,
    depth: settings.depth,
    style: settings.style,
    part,
    chat,
    ledger: [...ledger, ...reworded],
    named: input.named,
    terms: input.terms,
    seed: input.seed,
    refusal,
    gentle: input.gentle,
    child: input.child,
    chartLeftOut: input.chartLeftOut === true,
    elsewhen: input.elsewhen === true,
    clock: input.clock ?? 12,
    softened,
    pairClosed: isPairClosed(input, primaryTopic(input.ask)),
  });
}

const COUPLE: ReadonlySet<Topic> = new Set(['love', 'partner', 'breakup', 'compatibility']);

/** To a reader under eighteen a question about love is one about friendship, feelings and pace. */
export function askForReader(ask: Ask, minor: boolean): Ask {
  const [first, ...others] = ask.topics;
  if (!minor || first === undefined || !COUPLE.has(first.label)) return ask;
  const topics = [
    { ...first, label: 'friendship' as const },
    ...others.filter(({ label }) => !COUPLE.has(label)),
  ];
  return { ...ask, topics };
}

/** Two charts are not weighed as a couple where one of the two is under eighteen. */
function isPairClosed({ ask, minor, pairUnder18, sheet }: ComposeInput, topic: Topic): boolean {
  const isKin = ask.topics.some(({ label }) => label === 'family');
  const isCouple =
    topic === 'none' || topic === 'friendship' || (significators[topic].theme === 'love' && !isKin);
  return (minor || pairUnder18 === true) && sheet.mode === 'synastry' && isCouple;
}

/** Whether two charts still hold something this chat has not heard; if not, the person's own chart goes on alone. */
function hasUntold({ sheet, told, chat }: ComposeInput, topic: Topic): boolean {
  if (sheet.mode !== 'synastry' || chat.length === 0) return true;
  const said = new Set(chat.flatMap(({ testimonies }) => testimonies));
  return toldPoints(sheet, told, topic).filter(({ key, isFrame }) => !isFrame && !said.has(key)).length > 2;
}

function pageContext(input: ComposeInput, topic: Topic): PageContext {
  const { ask, sheet, settings, seed, chat, ledger, reworded = [] } = input;
  const { now: instant, zone } = sheet.inputs as { readonly now: string; readonly zone: string };
  const now = Date.parse(instant);
  return {
    sheet,
    facts: factsById(sheet),
    content: input.content,
    stream: seededStream(settings.style === 'warm' ? seed : sha256Hex(`${seed} ${settings.style}`)),
    topic,
    theme: themeOf(topic, ask, input.minor),
    zone,
    today: localDate(now, zone),
    now,
    elsewhen: input.elsewhen === true,
    spoken: new Set(input.spoken.flatMap((text) => text.split(/(?<=[.?])\s+/u)).flatMap(clausesOf)),
    said: [...ledger, ...chat, ...reworded].flatMap(({ atoms }) => atoms),
  };
}

/** The topic that words are looked up by: a good mood is read as oneself, for the words of a mood are those of a low one. */
function themeOf(topic: Topic, { affect }: Ask, minor: boolean): Theme {
  const { theme } = significators[topic];
  if (theme === 'love') return minor ? 'self' : theme;
  return theme === 'mood' && affect.valence > 0 ? 'self' : theme;
}

/** A reading of two charts or of a Human Design chart, told point by point. */
function composeTold(input: ComposeInput, topic: Topic, refusal: string | null): Reading {
  const context = pageContext(input, topic);
  const laid = layOutTold(context, input.told, toldPoints(input.sheet, input.told, topic), {
    ask: input.ask,
    refusal,
    offerSave: input.offerSave === true,
    isLimited: input.chat.some(({ testimonies }) => testimonies.some((key) => key.startsWith('synastry:'))),
    length: input.settings.length,
    saidKeys: new Set(input.chat.flatMap(({ testimonies }) => testimonies)),
  });
  return readingOf(input, context, laid.page, keysOf(laid.told), weighPoints(laid.told, laid.leftOut));
}

/** Ways to word a point that a reading may begin at: more than any list has. */
const VARIANTS = 60;

/** A reading in a tradition, told point by point. */
function composeTradition(
  input: ComposeInput,
  voice: TraditionVoice,
  topic: Topic,
  refusal: string | null,
): Reading {
  const context = pageContext(input, topic);
  const points = traditionPoints(voice, context, context.stream.below(VARIANTS), input.ask);
  const looked = refusal === null ? lookupPage(context, points, input) : null;
  if (looked !== null)
    return readingOf(input, context, looked.page, keysOf(looked.told), weighPoints(looked.told, []));
  const laid = layOutTradition(context, voice, points, {
    ask: input.ask,
    refusal,
    length: input.settings.length,
    saidKeys: new Set(input.chat.flatMap(({ testimonies }) => testimonies)),
    gentle: input.gentle || topic === 'health-worry',
  });
  return readingOf(input, context, laid.page, keysOf(laid.told), weighPoints(laid.told, laid.leftOut));
}

/** A reading in Thai, told by testimonies of the birth chart. */
function composePlain(
  input: ComposeInput,
  voice: PlainVoice,
  topic: Topic,
  refusal: ReturnType<typeof refusalOf>,
  softened: boolean,
): Reading {
  const asked = refusal === null ? input.ask : withoutVerdict(input.ask);
  const context = pageContext(input, topic);
  const { sheet, settings, child } = input;
  const skyAnswer = refusal === null ? skyAnswerOf(asked, context.facts, context.zone, context.today) : null;
  // Once the sky has been told, what follows is how the day stands with the person.
  const ask: Ask =
    skyAnswer === null || skyAnswer.type === 'past'
      ? asked
      : {
          ...asked,
          form: 'how-am-i',
          frame: defaultFrame('how-am-i', [], Math.floor(context.now / 86_400_000)),
        };
  const own = readingShape(ask, { previousWords: input.previousWords, terms: input.terms });
  const shape = child && own !== 'thanks' && own !== 'app' && own !== 'clarify' ? 'sky' : own;
  const testimonies = westernTestimonies(sheet, noConcepts).filter(
    (testimony) =>
      fitsShape(shape, input)(testimony) &&
      !(
        input.gentle &&
        (isHardDate(testimony) || (testimony.shape.type === 'moon-now' && shape === 'feeling'))
      ) &&
      (refusal === null || testimony.kind !== 'timing') &&
      (topic !== 'health-worry' || isRestful(testimony)),
  );
  const choice = chooseTestimonies(
    scoreTestimonies({
      ask,
      testimonies,
      ...housesOf(sheet),
      chat: input.chat,
      ledger: input.ledger,
      now: context.now,
      frame: frameInstants(ask),
      hasNatal: shape !== 'sky' && shape !== 'clarify' && !sheet.missing.includes('birth-date'),
      named: input.named,
    }),
    ask,
    settings.length,
  );
  const page = layOutPlain(context, voice, shape, choice, {
    ask,
    topic,
    length: settings.length,
    saidFacts: saidFactsOf(input),
    terms: input.terms,
    softened,
    refusal: refusal === null ? null : { kind: refusal },
    skyAnswer,
    pairUnder18: isPairClosed(input, topic) && !input.minor,
  });
  const cites = new Set(page.flatMap(({ draft }) => draft.cites));
  const isUsed = ({ testimony }: Scored): boolean => coreFacts(testimony).some((id) => cites.has(id));
  const told = choice.chosen.filter(isUsed);
  return readingOf(
    input,
    context,
    page,
    told.map(({ testimony }) => testimony.key),
    weigh(told, [...choice.chosen.filter((one) => !isUsed(one)), ...choice.leftOut].slice(0, 5)),
    voice.lang,
  );
}

/** What was said in this chat, and what goes without saying. */
function saidFactsOf({ chat, chartLeftOut }: ComposeInput): ReadonlySet<string> {
  const said = chat.flatMap(({ facts }): readonly string[] => facts);
  return new Set(chartLeftOut === true ? [...said, 'caveat.birth-date-unknown'] : said);
}

function readingOf(
  { ask, sheet, seed }: ComposeInput,
  { facts, topic }: PageContext,
  page: readonly Placed[],
  testimonies: readonly string[],
  weighed: readonly Weighed[],
  lang: 'en' | 'th' = 'en',
): Reading {
  const atoms = page.flatMap(({ draft }) => draft.atoms);
  const keyed = (prefix: string): string | null => atoms.find((key) => key.startsWith(prefix)) ?? null;
  return {
    author: 'composer',
    lang,
    // A sentence is supported when it cites facts and every one of them stands on the sheet.
    sentences: page.map(({ draft, opens }): Sentence => {
      const { text, cites, move, why } = draft;
      const isHeld = cites.length > 0 && cites.every((id) => facts.has(id));
      return {
        text,
        cites,
        move,
        verdict: isHeld ? 'supported' : 'reflection',
        ...(why === undefined ? {} : { why }),
        ...(opens ? { opens } : {}),
      };
    }),
    ask,
    sheetHash: sheet.hash,
    seed: seed.slice(0, 32),
    planHash: sha256Hex(testimonies.join('\n')),
    weighed,
    said: {
      testimonies,
      facts: [...new Set(page.flatMap(({ draft }) => draft.cites))],
      topic,
      opener: null,
      image: null,
      practice: keyed('step:'),
      question: keyed('question:'),
      atoms,
    },
  };
}

const keysOf = (points: readonly ToldPoint[]): readonly string[] => points.map(({ key }) => key);

function weighPoints(told: readonly ToldPoint[], leftOut: readonly ToldPoint[]): readonly Weighed[] {
  const list = (points: readonly ToldPoint[], used: boolean): readonly Weighed[] =>
    points.map(({ key, cites, score, rows }) => ({ key, facts: cites, score, rows, used }));
  return [...list(told, true), ...list(leftOut, false)];
}

function weigh(told: readonly Scored[], leftOut: readonly Scored[]): readonly Weighed[] {
  const list = (items: readonly Scored[], used: boolean): readonly Weighed[] =>
    items.map(({ testimony, score, rows }) => ({
      key: testimony.key,
      facts: Object.values(testimony.facts),
      score,
      rows,
      used,
    }));
  return [...list(told, true), ...list(leftOut, false)];
}

/** Who is spoken to, for a chart that is not the person's own; what a mode lacks, before another answers. */
function readToSentence(input: ComposeInput): readonly Sentence[] {
  const { readTo, plain, ask, sheet, lacking, told } = input;
  const said = (text: string): readonly Sentence[] => [
    { text, cites: [], move: 'limit', verdict: 'reflection' },
  ];
  const need = (input.needs ?? [])[0];
  if (need !== undefined) return said(lacking(need));
  const isOther =
    plain !== undefined &&
    ask.lang === plain.lang &&
    (isTold(sheet) || isOfTradition(sheet, input.tradition));
  if (isOther) return said(plain.inEnglish);
  return readTo === undefined ? [] : said(told.readTo(readTo.name));
}

/** The Thai voice has no finer tags. */
const noConcepts: ConceptTable = { planet: () => [], sign: () => [], house: () => [], pair: () => [] };

/** A date that weighs on someone. */
function isHardDate({ kind, polarity }: Testimony): boolean {
  return kind === 'timing' && polarity < 0;
}

/** A greeting gets the day's sky alone; a question about a term stays with the term. */
function fitsShape(
  shape: ReadingShape,
  { named, terms }: Pick<ComposeInput, 'named' | 'terms'>,
): (testimony: Testimony) => boolean {
  if (shape === 'sky' || shape === 'clarify')
    return ({ shape: { type } }) => type === 'moon-now' || type === 'caveat';
  if (shape !== 'term') return () => true;
  return ({ kind, subjects, shape: of }) => {
    if (kind === 'limit') return false;
    if (of.type === 'aspect') return terms[0] === of.aspect;
    if (terms[0] === 'transit') return of.type === 'transit';
    if (terms[0] === 'ruler') return of.type === 'ruler';
    return kind !== 'timing' && subjects.some((subject) => named.includes(subject));
  };
}

/** What may be said to someone who waits for news of a body: the Moon, and what is easy. */
function isRestful({ shape, polarity, subjects }: Testimony): boolean {
  return (
    shape.type === 'caveat' ||
    (shape.type === 'placement' && shape.body === 'moon') ||
    (shape.type === 'aspect' && polarity > 0 && subjects.includes('moon'))
  );
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

/** The asked stretch in UTC. Local dates are taken at UTC midnight: a day's doubt either way does not change a choice. */
function frameInstants(ask: Ask): { from: number; to: number } | null {
  const { from, to } = ask.frame;
  if (from === null || to === null) return null;
  return { from: Date.parse(`${from}T00:00:00Z`), to: Date.parse(`${to}T23:59:59Z`) };
}

/** The text of a reading as one string, paragraphs parted by a blank line. */
export function readingText(reading: Pick<Reading, 'sentences'>): string {
  return reading.sentences
    .map(({ text, opens }, index) => `${index === 0 ? '' : opens === true ? '\n\n' : ' '}${text}`)
    .join('');
}
