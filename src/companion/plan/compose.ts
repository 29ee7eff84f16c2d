/**
 * The on-device composer: a question and a fact sheet in, a reading out.
 *
 * Pure and reproducible: the same ask, sheet, memory, pack and seed give the same bytes on every device and on the
 * server. Nothing here computes an astrological value; it chooses, orders and words what the sheet holds.
 */
import { present } from '#lib/assert.ts';
import { seededStream } from '#lib/seeded-stream.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { forms } from '#facts/ask.ts';
import type { Ask, Need, Topic } from '#facts/ask.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading, SaidEntry, Sentence, Weighed } from '#facts/reading.ts';
import type { ReadingSettings } from '#companion/request.ts';
import { chooseTestimonies } from '#companion/salience/choose.ts';
import { scoreTestimonies } from '#companion/salience/salience.ts';
import type { Scored } from '#companion/salience/salience.ts';
import { significators } from '#reading/themes/significators.ts';
import { coreFacts } from '#companion/testimony/testimony.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import { westernTestimonies } from '#companion/testimony/western.ts';
import { toldPoints } from '#companion/testimony/told-points.ts';
import type { ToldPoint } from '#companion/testimony/told-points.ts';
import type { Theme } from '#companion/voice/atoms.ts';
import { clausesOf } from '#companion/voice/context.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import type { Declaration } from '#companion/voice/claims.ts';
import type { VoicePack } from '#companion/voice/pack.ts';
import { conceptsOf, wordCount } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';
import { localDate } from '#lib/local-date.ts';
import { layOut, wordRange } from './layout.ts';
import type { Laid, LayoutOptions, Placed } from './page.ts';
import { layOutPlain } from './plain.ts';
import { defaultFrame } from '#companion/understand/time-frame.ts';
import { skyAnswerOf } from './sky-answer.ts';
import type { Refusal } from '#companion/understand/refusal.ts';
import { refusalOf, withoutVerdict } from '#companion/understand/refusal.ts';
import type { PlainVoice } from '#companion/voice/plain-voice.ts';
import type { Choice } from '#companion/salience/choose.ts';
import { isTold, layOutTold } from './told.ts';
import { isOfTradition, layOutTradition, traditionPoints } from './tradition.ts';
import type { TraditionVoice } from '#companion/traditions.ts';
import { tellBeside } from '#companion/beside.ts';
import type { Beside, BesideTold } from '#companion/beside.ts';
import { readQuestion } from '#reading/read.ts';
import type { ReadingContent } from '#reading/read.ts';
import { readingShape } from './shape.ts';
import type { ReadingShape } from './shape.ts';

export type ComposeInput = {
  readonly ask: Ask;
  /** The message as it was written. */
  readonly text: string;
  /** The words of readings in English. */
  readonly content: ReadingContent;
  readonly sheet: FactSheet;
  readonly settings: ReadingSettings;
  /** Entries of this chat, oldest first. */
  readonly chat: readonly SaidEntry[];
  /** Entries of the last readings in any chat, oldest first. */
  readonly ledger: readonly SaidEntry[];
  /** Bodies, signs and houses the message names, as subjects (`venus`, `house7`). */
  readonly named: readonly string[];
  readonly pack: VoicePack;
  /** Who tells a sheet of a tradition; absent for every other sheet. */
  readonly tradition?: TraditionVoice | undefined;
  /** What other traditions say to the same birth and day, in `mixed`; their facts stand on `sheet`. Absent means none. */
  readonly beside?: readonly Beside[];
  /** What the chosen mode lacked, so that this sheet stands in; empty otherwise. */
  readonly needs?: readonly Need[];
  /** The voice of a question in another language than the pack's; the pack answers where it is missing. */
  readonly plain?: PlainVoice | undefined;
  /** Texts of the earlier answers of this chat: their sentences are not said again. */
  readonly spoken: readonly string[];
  /** Terms of the field that the message names, the longest first. */
  readonly terms: readonly string[];
  /** What was said in the earlier wordings of this very answer: another wording is wanted, about the same points. */
  readonly reworded?: readonly SaidEntry[];
  /** At least 32 hex digits. */
  readonly seed: string;
  /** Words of the reading that this one follows up, so that it stays shorter; null otherwise. */
  readonly previousWords: number | null;
  /** Whose chart came with the message when it is not the person’s own; undefined when it is theirs or none came. */
  readonly readTo?: { readonly name: string | null } | undefined;
  /** The other's birth was told in the message and is not kept: says how to keep it. */
  readonly offerSave?: boolean;
  /** The sky read is that of a moment somebody chose: nothing about it is called today's. */
  readonly elsewhen?: boolean;
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
  const read = forReader(given);
  const refusal = refusalOf(read.ask);
  const input = refusal === null ? read : refusing(read, refusal);
  const { sheet, settings, pack } = input;
  const inputs = sheet.inputs as { readonly now: string; readonly zone: string };
  const now = Date.parse(inputs.now);
  const skyAnswer =
    refusal === null
      ? skyAnswerOf(input.ask, factsById(sheet), inputs.zone, localDate(now, inputs.zone))
      : null;
  // Once the sky has been told, what follows is how the day stands with the person.
  const ask: Ask =
    skyAnswer === null || skyAnswer.type === 'past'
      ? input.ask
      : { ...input.ask, form: 'how-am-i', frame: defaultFrame('how-am-i', [], Math.floor(now / 86_400_000)) };
  const topic = primaryTopic(ask);
  const asked = readingShape(ask, { previousWords: input.previousWords, terms: input.terms });
  const shape = input.child && asked !== 'thanks' && asked !== 'app' && asked !== 'clarify' ? 'sky' : asked;
  const theme = themeOf(input, topic);
  const first = contextOf(input, theme, now, input.seed);
  if (
    isTold(sheet) &&
    !['thanks', 'app', 'clarify', 'term'].includes(shape) &&
    !input.child &&
    !isPairClosed(input, topic) &&
    hasUntold(input, topic)
  )
    return {
      ...composeTold(input, first, topic, refusal === null ? null : { kind: refusal, form: given.ask.form }),
      ask: given.ask,
    };
  if (
    isOfTradition(sheet, input.tradition) &&
    input.tradition !== undefined &&
    !UNTOLD_SHAPES.has(shape) &&
    !input.child
  )
    return {
      ...composeTradition(
        input,
        input.tradition,
        first,
        topic,
        refusal === null ? null : { kind: refusal, form: given.ask.form },
      ),
      ask: given.ask,
    };
  const plainVoice =
    ask.lang === input.plain?.lang && sheet.mode !== 'human-design' ? input.plain : undefined;
  if (plainVoice === undefined) {
    const reading = readQuestion({
      ask: input.ask,
      text: input.text,
      sheet,
      content: input.content,
      length: settings.length,
      chat: input.chat,
      ledger: input.ledger,
      named: input.named,
      terms: input.terms,
      seed: input.seed,
      refusal,
      gentle: input.gentle,
      child: input.child,
      chartLeftOut: input.chartLeftOut === true,
    });
    return { ...reading, ask: given.ask, sentences: [...readToSentence(input), ...reading.sentences] };
  }
  const testimonies = westernTestimonies(sheet, conceptsOf(pack)).filter(
    (testimony) =>
      fitsShape(shape, input)(testimony) &&
      !(input.gentle && (isHardDate(testimony) || (isOwnSky(testimony) && shape === 'feeling'))) &&
      (refusal === null || testimony.kind !== 'timing') &&
      (topic !== 'health-worry' || isRestful(testimony)),
  );
  const choose = (from: readonly Testimony[]): Choice =>
    chooseTestimonies(
      scoreTestimonies({
        ask,
        testimonies: from,
        ...housesOf(sheet),
        chat: input.chat,
        ledger: input.ledger,
        now,
        frame: frameInstants(ask),
        hasNatal: shape !== 'sky' && shape !== 'clarify' && !sheet.missing.includes('birth-date'),
        named: input.named,
      }),
      ask,
      settings.length,
    );
  const named = choose(aboutNamed(input, testimonies));
  const choice = named.chosen.length < FEW ? choose(testimonies) : named;
  const options: LayoutOptions = {
    ask,
    topic,
    minor: input.minor,
    softened: read !== given,
    skyAnswer,
    refusal: refusal === null ? null : { kind: refusal, form: given.ask.form },
    pairUnder18: isPairClosed(input, topic) && !input.minor,
    previousWords: input.previousWords,
    length: settings.length,
    saidFacts: saidFactsOf(input),
    chat: input.chat,
    terms: input.terms,
  };
  const plain = ask.lang === input.plain?.lang && sheet.mode !== 'human-design' ? input.plain : undefined;
  const { page: laid, context } =
    plain !== undefined
      ? plainly(first, plain, shape, choice, options)
      : passing(
          input,
          theme,
          now,
          (context, without) => {
            const chosen = choice.chosen.filter(({ testimony }) => !without.has(testimony.key));
            for (const { testimony } of chosen)
              for (const concept of testimony.concepts) context.pointConcepts.add(concept);
            return layOut(context, shape, { ...choice, chosen }, options);
          },
          wordRange(shape, options, !sheet.missing.includes('birth-date')),
          choice.chosen.length,
        );
  const others =
    plain === undefined && refusal === null ? besideOf(input, context, choice, topic, shape) : null;
  const page = others === null ? laid : withBeside(laid, others.drafts);
  const weighed = weigh(choice.chosen, choice.leftOut, page.map(({ draft }) => draft.cites).flat());
  const cites = new Set(page.flatMap(({ draft }) => draft.cites));
  const made = choice.chosen
    .filter(({ testimony }) => coreFacts(testimony).some((id) => cites.has(id)))
    .map(({ testimony }) => testimony.key);
  const told = [...made, ...(others?.told ?? []).map(({ key }) => key)];
  const said = saidEntry(page, told, topic, context);
  return {
    author: 'composer',
    lang: plain?.lang ?? pack.lang,
    sentences: [...readToSentence(input), ...sentencesOf(page, context)],
    ask: given.ask,
    sheetHash: sheet.hash,
    seed: input.seed.slice(0, 32),
    planHash: sha256Hex(choice.chosen.map(({ testimony }) => testimony.key).join('\n')),
    weighed,
    said,
  };
}

/** Shapes with room for another tradition: a feeling, a greeting and a word are met by themselves. */
const WITHOUT_BESIDE: ReadonlySet<ReadingShape> = new Set([
  'thanks',
  'app',
  'clarify',
  'term',
  'sky',
  'feeling',
]);

/** What other traditions add; null where nothing may be added. */
function besideOf(
  input: ComposeInput,
  context: VoiceContext,
  choice: Choice,
  topic: Topic,
  shape: ReadingShape,
): BesideTold | null {
  const { beside = [], ask, pack, settings, chat } = input;
  if (beside.length === 0 || WITHOUT_BESIDE.has(shape) || ask.followUp || input.gentle || input.child)
    return null;
  return tellBeside(context, beside, pack.beside, {
    topic,
    length: settings.length,
    saidKeys: new Set(chat.flatMap(({ testimonies }) => testimonies)),
    lean: choice.chosen.reduce((sum, { testimony }) => sum + testimony.polarity, 0),
  });
}

/** A paragraph of its own, before what there is to do. */
function withBeside(page: readonly Placed[], drafts: readonly Draft[]): readonly Placed[] {
  if (drafts.length === 0) return page;
  const end = page.findIndex(({ draft }) => draft.move === 'practice' || draft.move === 'askback');
  const at = end < 0 ? page.length : end;
  const added = drafts.map((draft, i): Placed => ({ draft, opens: i === 0 }));
  return [
    ...page.slice(0, at),
    ...added,
    ...page.slice(at).map((one, i) => (i === 0 ? { ...one, opens: true } : one)),
  ];
}

/** The theme that words are looked up by: a good mood is read as oneself, for the words of a mood are those of a low one. */
function themeOf({ ask, minor }: ComposeInput, topic: Topic): Theme {
  const { theme } = significators[topic];
  if (theme === 'love') return minor ? 'self' : theme;
  return theme === 'mood' && ask.affect.valence > 0 ? 'self' : theme;
}

/** Points that are too few to make a reading of. */
const FEW = 2;

/** "Tell me about my Moon" is about the Moon: nothing, where no body or house is asked about by name. */
function aboutNamed({ ask, named }: ComposeInput, testimonies: readonly Testimony[]): readonly Testimony[] {
  if (ask.form !== 'tell-me-more' || ask.followUp) return [];
  return testimonies.filter(
    ({ kind, subjects }) => kind === 'limit' || subjects.some((subject) => named.includes(subject)),
  );
}

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

function forReader(input: ComposeInput): ComposeInput {
  const ask = askForReader(input.ask, input.minor);
  return ask === input.ask ? input : { ...input, ask };
}

/** Nothing is dated or judged for a question that is declined, and what touches a body is met gently. */
function refusing(input: ComposeInput, refusal: Refusal): ComposeInput {
  const gentle = input.gentle || refusal === 'death' || refusal === 'medical' || refusal === 'pregnancy';
  return { ...input, ask: withoutVerdict(input.ask), gentle };
}

const COUPLE: ReadonlySet<Topic> = new Set(['love', 'partner', 'breakup', 'compatibility']);

/** Two charts are not weighed as a couple where one of the two is under eighteen. */
function isPairClosed({ ask, minor, pairUnder18, sheet }: ComposeInput, topic: Topic): boolean {
  const isKin = ask.topics.some(({ label }) => label === 'family');
  const isCouple = topic === 'none' || (significators[topic].theme === 'love' && !isKin);
  return (minor || pairUnder18 === true) && sheet.mode === 'synastry' && isCouple;
}

/** The same points in a plain voice. */
function plainly(
  context: VoiceContext,
  voice: PlainVoice,
  shape: ReadingShape,
  choice: Choice,
  options: LayoutOptions,
): { readonly page: readonly Placed[]; readonly context: VoiceContext } {
  return { page: layOutPlain(context, voice, shape, choice, options), context };
}

/** Whether two charts still hold something this chat has not heard; if not, the person's own chart goes on alone. */
function hasUntold({ sheet, pack, chat }: ComposeInput, topic: Topic): boolean {
  if (sheet.mode !== 'synastry' || chat.length === 0) return true;
  const said = new Set(chat.flatMap(({ testimonies }) => testimonies));
  return (
    toldPoints(sheet, pack.told, topic).filter(({ key, isFrame }) => !isFrame && !said.has(key)).length > 2
  );
}

/** Wordings tried before the nearest one is taken. */
const ATTEMPTS = 8;

/** Ways to word a point that a reading may begin at: more than any list has. */
const VARIANTS = 60;

/**
 * The first wording that keeps its length and says no sentence twice; where none of eight does, the one nearest to its
 * length. Attempts differ in the stream alone, so the same seed still gives the same text.
 */
function passing(
  input: ComposeInput,
  theme: Theme,
  now: number,
  lay: (context: VoiceContext, without: ReadonlySet<string>) => Laid,
  [low, high]: readonly [number, number],
  points: number,
): { readonly page: readonly Placed[]; readonly context: VoiceContext } {
  let best: { page: readonly Placed[]; context: VoiceContext; faults: number } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seed = attempt === 0 ? input.seed : sha256Hex(`${input.seed} ${attempt}`);
    const { page, context } = withoutUnsaid(() => contextOf(input, theme, now, seed), lay);
    const texts = page.map(({ draft }) => draft.text);
    const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
    const cited = page.filter(({ draft }) => draft.cites.length > 0).length;
    const faults =
      Math.max(0, low - words, words - high) +
      10 * (texts.length - new Set(texts).size) +
      10 * Math.max(0, Math.min(2, points) - cited);
    if (best === null || faults < best.faults) best = { page, context, faults };
    if (faults === 0) break;
  }
  return present(best, 'an attempt');
}

/** Times that a page is laid out anew without the points it had no room for. */
const RELAID = 2;

/** A page in which every point has its place, so that "the same Moon" and "and yet" stand behind what they speak of. */
function withoutUnsaid(
  contextFor: () => VoiceContext,
  lay: (context: VoiceContext, without: ReadonlySet<string>) => Laid,
): { readonly page: readonly Placed[]; readonly context: VoiceContext } {
  const without = new Set<string>();
  let context = contextFor();
  let laid = lay(context, without);
  for (let again = 0; again < RELAID && laid.unsaid.length > 0; again += 1) {
    for (const { testimony } of laid.unsaid) without.add(testimony.key);
    context = contextFor();
    laid = lay(context, without);
  }
  return { page: laid.page, context };
}

/** Matters that hurt whatever the words. */
const SORE: ReadonlySet<Topic> = new Set(['health-worry', 'breakup', 'legal']);

/** What every sentence of a reading is worded by. */
function contextOf(input: ComposeInput, theme: Theme, now: number, seed: string): VoiceContext {
  const { ask, sheet, settings, pack } = input;
  const { zone } = sheet.inputs as { readonly zone: string };
  return {
    pack,
    // Another style words the same points anew.
    stream: seededStream(settings.style === 'warm' ? seed : sha256Hex(`${seed} ${settings.style}`)),
    sheet,
    facts: factsById(sheet),
    depth: settings.depth,
    style: settings.style,
    theme,
    topic: primaryTopic(ask),
    form: ask.form,
    kind: forms.indexOf(ask.form) + (ask.act === 'ask' ? 0 : 1),
    brief: settings.length === 'brief',
    concepts: ask.concepts,
    heavy: input.gentle || ask.affect.valence < 0 || SORE.has(primaryTopic(ask)),
    zone,
    today: localDate(now, zone),
    now,
    elsewhen: input.elsewhen === true,
    worn: wornAtoms([...input.chat, ...(input.reworded ?? [])], input.ledger),
    glossed: new Set(
      input.chat.flatMap(({ atoms }) =>
        atoms.filter((key) => key.startsWith('gloss:')).map((key) => key.slice(6)),
      ),
    ),
    spoken: new Set(input.spoken.flatMap((text) => text.split(/(?<=[.?])\s+/u)).flatMap(clausesOf)),
    here: new Set(),
    used: new Set(),
    named: new Set(),
    newGlosses: new Set(),
    cited: new Set(),
    reserve: 0,
    pointConcepts: new Set(),
    thread: new Set(),
    image: null,
  };
}

/** A reading of two charts or of a Human Design chart, told point by point. */
function composeTold(
  input: ComposeInput,
  context: VoiceContext,
  topic: Topic,
  refusal: LayoutOptions['refusal'],
): Reading {
  const { ask, sheet, settings, pack } = input;
  const points = toldPoints(sheet, pack.told, topic);
  const { page, told, leftOut } = layOutTold(context, points, {
    ask,
    refusal,
    offerSave: input.offerSave === true,
    isLimited: input.chat.some(({ testimonies }) => testimonies.some((key) => key.startsWith('synastry:'))),
    topic,
    length: settings.length,
    saidFacts: saidFactsOf(input),
    saidKeys: new Set(input.chat.flatMap(({ testimonies }) => testimonies)),
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

/** Shapes that are about the app and not about a sheet. A term, a greeting and an open question are told from the sheet of a tradition too. */
const UNTOLD_SHAPES: ReadonlySet<ReadingShape> = new Set(['thanks', 'app']);

/** A reading in a tradition, told point by point. */
function composeTradition(
  input: ComposeInput,
  voice: TraditionVoice,
  context: VoiceContext,
  topic: Topic,
  refusal: LayoutOptions['refusal'],
): Reading {
  const { ask, sheet, settings, pack } = input;
  const points = traditionPoints(voice, context, context.stream.below(VARIANTS), ask);
  const { page, told, leftOut } = layOutTradition(context, voice, points, {
    ask,
    topic,
    refusal,
    length: settings.length,
    saidKeys: new Set(input.chat.flatMap(({ testimonies }) => testimonies)),
    gentle: input.gentle || topic === 'health-worry',
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

/** What was said in this chat, and what goes without saying. */
function saidFactsOf({ chat, chartLeftOut }: ComposeInput): ReadonlySet<string> {
  const said = chat.flatMap(({ facts }): readonly string[] => facts);
  return new Set(chartLeftOut === true ? [...said, 'caveat.birth-date-unknown'] : said);
}

/** Who is spoken to, for a chart that is not the person's own. */
function readToSentence(input: ComposeInput): readonly Sentence[] {
  const { readTo, pack, plain, ask, sheet } = input;
  const lacking = (input.needs ?? [])[0];
  if (lacking !== undefined)
    return [{ text: pack.lacking(lacking), cites: [], move: 'limit', verdict: 'reflection' }];
  const isOther =
    plain !== undefined &&
    ask.lang === plain.lang &&
    (isTold(sheet) || isOfTradition(sheet, input.tradition));
  if (isOther) return [{ text: plain.inEnglish, cites: [], move: 'limit', verdict: 'reflection' }];
  if (readTo === undefined) return [];
  return [{ text: pack.told.readTo(readTo.name), cites: [], move: 'limit', verdict: 'reflection' }];
}

/** What each sentence of a reading declares, for as long as the sentence itself is held: nothing of it is stored. */
const declared = new WeakMap<Sentence, Declaration>();

/** What the composer says that a sentence of its own claims; nothing for any other sentence. */
export function declarationOf(sentence: Sentence): Declaration {
  return declared.get(sentence) ?? [];
}

/** A sentence is supported when it declares a claim, or its citation, and every fact it cites stands on the sheet. */
function sentencesOf(
  page: readonly { readonly draft: Draft; readonly opens: boolean }[],
  { facts }: VoiceContext,
): readonly Sentence[] {
  return page.map(({ draft, opens }): Sentence => {
    const { text, cites, declares, move, why } = draft;
    const isHeld = cites.length > 0 && cites.every((id) => facts.has(id));
    const claims = declares === 'by-citation' || declares.length > 0;
    const verdict = claims && isHeld ? 'supported' : 'reflection';
    const sentence: Sentence = {
      text,
      cites,
      move,
      verdict,
      ...(why === undefined ? {} : { why }),
      ...(opens ? { opens } : {}),
    };
    declared.set(sentence, declares);
    return sentence;
  });
}

/** Today's Moon, which is no comfort to someone who can hardly stand the day. */
function isOwnSky({ shape }: Testimony): boolean {
  return shape.type === 'moon-now';
}

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
