/**
 * A message in, an answer out: safety, understanding, facts, reading. The one entry that device and server share.
 *
 * Pure: words, cues and zone rules are arguments, time is in the request.
 */
import { present } from '#lib/assert.ts';
import type { Ask, Need, SafetyTier } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { EventKey } from '#facts/sky-event.ts';
import type { Reading, SaidEntry } from '#facts/reading.ts';
import { localDate } from '#lib/local-date.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import { chipsFor } from './chips.ts';
import { chooseCards } from './cards.ts';
import type { CardVoice } from './cards.ts';
import { askForReader, compose, readingSeed, readingText } from './plan/compose.ts';
import { givenGoingOn } from './given.ts';
import { besideInputs, besideModes, besidesOf, mixedSheet } from './beside.ts';
import type { Answer, AnswerRequest, AttachedRequest, ReadingMode } from './request.ts';
import { missingNeeds, traditionInputs, traditionSheet } from './traditions.ts';
import type { ToolVoice } from './tools.ts';
import type { TraditionVoice } from './traditions.ts';
import { momentOf, sheetFor } from './sheet-for.ts';
import { assessSafety } from './safety/assess-safety.ts';
import type { SafetyTools } from './safety/assess-safety.ts';
import { ageAt, minorLimits } from './safety/minors.ts';
import type { AssessedSafety, SafetyFinding } from './safety/finding.ts';
import { safetyReply } from './safety/replies.ts';
import type { SafetyReplies } from './safety/replies.ts';
import type { Lexicon } from './understand/lexicon.ts';
import type { AskContext } from './understand/ask-context.ts';
import { typedBirth, understand } from './understand/understand.ts';
import { eventsAsked } from '#reading/value-asks.ts';
import type { ReadingContent } from '#reading/read.ts';
import type { AskedPart } from './plan/parts.ts';
import type { PlainVoice } from './plan/plain-voice.ts';
import { wordCount } from './plan/page.ts';
import type { ToldWords } from './testimony/told-points.ts';

export type AnswerDeps = {
  readonly zoneRules: ZoneRules;
  readonly lexicon: Lexicon;
  /** The words of two charts and of Human Design. */
  readonly told: ToldWords;
  /** What is said first where a mode lacks something. */
  readonly lacking: (need: Need) => string;
  /** The words of readings in English; passages are there once they were fetched. */
  readonly content: ReadingContent;
  /** The voice of Thai questions; English answers where it is missing. */
  readonly plain?: PlainVoice;
  readonly safety: SafetyTools;
  /** Replies that replace the reading when safety finds a need. */
  readonly replies: Readonly<Record<'en' | 'th', SafetyReplies>>;
  readonly chips: Readonly<Record<string, { readonly label: string; readonly send: string }>>;
  readonly namedSubjects: (text: string) => readonly string[];
  /** Terms of the field that a text names, in both languages; ids as `VoicePack.term` takes them, longest first. */
  readonly namedTerms: (text: string) => readonly string[];
  /** A place by the name somebody wrote, where a gazetteer is at hand; null when it is not known for certain. */
  readonly placeNamed?: (name: string) => Pick<BirthDetails, 'place' | 'zone'> | null;
  /** Who tells laid cards; where nobody is there, none are read. */
  readonly cards?: CardVoice;
  /** Who writes what the tools give; where nobody is there, the chart answers. */
  readonly tools?: ToolVoice;
  /** The reading modes that are loaded, by name; where one is not, the birth chart answers. */
  readonly tradition?: (mode: string) => TraditionVoice | undefined;
  /** Sheets by their inputs, so that a second question of the same minute costs nothing; may keep nothing. */
  readonly sheetFor: (key: string, make: () => FactSheet) => FactSheet;
};

/** UTF-16 units of a message at the most. */
const MAX_MESSAGE = 8000;

/** Earlier wordings of an answer that a new one keeps away from. */
const REWORDED = 2;

/**
 * Answers a message. `request.text` is 1 to 8,000 UTF-16 units; the caller has checked it.
 *
 * A birth that cannot be resolved (a skipped hour nobody chose for) is treated as a day without a time: never guessed.
 */
export function answer(given: AnswerRequest, deps: AnswerDeps): Answer {
  const typed = withoutGoOnNote(given.text);
  const goneOn = questionGoneOn(typed, deps);
  const text = goneOn ?? typed;
  const assessed = assessSafety(text, deps.safety);
  const request = withoutNames({ ...given, text }, deps);
  const understood = understand(request.text, contextOf(request, assessed.tier), deps.lexicon);
  const found = safetyFindingOf(assessed, understood, deps.namedTerms(text));
  // After "I’m all right" drop the caring line, but keep a tier.
  const finding = goneOn === null ? found : { ...found, care: false };
  if (finding.tier !== 0 || finding.care) return supported(finding, text, understood, deps);
  return readingFor(request, understood, finding, deps);
}

/**
 * The finding for a message that has also been understood: one that mentions death, harm, a weapon, hunger or medicine
 * and is about nothing we know gets the caring line instead of a question back or a general reading.
 * @param terms terms of the field that the message names
 */
export function safetyFindingOf(assessed: AssessedSafety, ask: Ask, terms: readonly string[]): SafetyFinding {
  const { hits: _, mentions, ...found } = assessed;
  return { ...found, care: found.tier === 0 && (found.care || (mentions && isGeneral(ask, terms))) };
}

/**
 * The message without the note that the app adds when a model is to go on after a stop (`uiChat.goOnAfter`). The model
 * reads the note; nobody wrote it, so it is neither judged nor understood.
 */
export function withoutGoOnNote(text: string): string {
  return text.replace(/\n\n\(You answered this in part and stopped after: “[^”]*” Go on[^)]*\)$/u, '');
}

/** The question of somebody who was asked whether they are all right and says so; null for any other message. */
function questionGoneOn(text: string, { replies }: AnswerDeps): string | null {
  const prefix = [replies.en, replies.th]
    .map(({ goOnPrefix }) => goOnPrefix)
    .find((one) => text.startsWith(one) && text.length > one.length);
  return prefix === undefined ? null : text.slice(prefix.length).trim() || null;
}

/** Returns true if the message names no subject, so that the answer would be a question back or a general reading. */
function isGeneral({ act, form, topics, clarify }: Ask, terms: readonly string[]): boolean {
  if (terms.length > 0 || form === 'what-is' || act === 'small-talk' || act === 'app') return false;
  const topic = topics[0]?.label ?? 'none';
  return clarify !== undefined || topic === 'none' || topic === 'mood' || topic === 'self';
}

/** No reading and no chart: the written reply, and after a caring line the way to the answer. */
function supported(safety: SafetyFinding, text: string, ask: Ask, { replies }: AnswerDeps): Answer {
  const topic = ask.topics[0]?.label ?? 'none';
  const words = replies[safety.lang];
  const goOn = { topic, label: words.goOnChip, send: `${words.goOnPrefix} ${text}`.slice(0, MAX_MESSAGE) };
  return {
    safety,
    support: safetyReply(safety, topic, words),
    reading: null,
    sheet: null,
    chips: safety.care ? [goOn] : [],
  };
}

function readingFor(
  request: AnswerRequest,
  understood: Ask,
  finding: SafetyFinding,
  deps: AnswerDeps,
): Answer {
  const told = tellCards(request, understood, deps);
  if (told !== null) return { safety: finding, ...told, chips: [] };
  const written = writeTool(request, understood, deps);
  if (written !== null) return { safety: finding, ...written, chips: [] };
  const attached = attachedTo(request, understood, deps);
  const ask = askOfMoment(understood, attached, request.zone);
  const voiced =
    attached === null && !isYoungReader(request) && !isPlainly(understood, request.mode)
      ? ofTradition(request, understood, deps)
      : null;
  const charted = request.withoutOwnChart === true ? { ...request, birth: null } : request;
  const asked = ask.lang === 'en' ? eventsAsked(ask, deps.content.valuesAsked(request.text)) : [];
  const sheet =
    voiced?.sheet ?? withBesides(charted, attached, sheetOf(charted, attached, deps, asked), deps);
  const seed = readingSeed(request.threadId, request.messageId, sheet.hash, request.regenerate);
  const today = localDate(request.now, request.zone);
  const chat = request.turns.flatMap(({ said }) => (said === null ? [] : [said]));
  const limits = minorLimits(ageAt(request.birth?.date ?? null, today));
  const isYoung = (person: AttachedRequest['partner'] | undefined): boolean =>
    minorLimits(ageAt(person?.birth.date ?? null, today)).under18;
  const compositionOf = (regenerate: number, reworded: readonly SaidEntry[]): Reading =>
    compose({
      ask,
      parts: partsOf(request, ask, finding.tier, deps),
      text: request.text,
      content: deps.content,
      sheet,
      settings: request.settings,
      chat,
      ledger: request.ledger,
      spoken: request.turns.map(({ text }) => text),
      named: deps.namedSubjects(request.text),
      terms: deps.namedTerms(request.text),
      told: deps.told,
      lacking: deps.lacking,
      tradition: voiced?.voice,
      needs: voiced?.needs ?? [],
      plain: deps.plain,
      seed:
        regenerate === request.regenerate
          ? seed
          : readingSeed(request.threadId, request.messageId, sheet.hash, regenerate),
      reworded,
      readTo: readTo(request, attached),
      offerSave:
        request.attached === null &&
        sheet.mode === 'synastry' &&
        !ask.people.some(({ personId }) => personId !== undefined),
      elsewhen: attached?.at !== undefined,
      clock: request.clock ?? 12,
      chartLeftOut: request.withoutOwnChart === true,
      previousWords: previousWords(request),
      // A chart of someone under eighteen is held to the same limits, whoever asks.
      minor: limits.under18 || isYoung(attached?.subject),
      pairUnder18: !limits.under18 && isYoung(attached?.partner),
      child: limits.under13,
      gentle: ask.topics[0]?.label === 'health-worry',
    });
  // Another wording has to know the ones before it; the last few are enough.
  const reworded: SaidEntry[] = [];
  for (let i = Math.max(0, request.regenerate - REWORDED); i < request.regenerate; i += 1)
    reworded.push(compositionOf(i, reworded).said);
  const reading = compositionOf(request.regenerate, reworded);
  const needs = voiced?.needs ?? [];
  return {
    safety: finding,
    reading,
    sheet,
    chips: chipsFor({
      ask: { ...askForReader(ask, limits.under18), lang: reading.lang },
      sheet,
      named: deps.namedSubjects(request.text),
      today,
      skyOnly: limits.under13 || sheet.missing.includes('birth-date'),
      byTopic: deps.chips,
      lines: deps.content.lines,
      words: deps.content.words,
    }),
    ...(needs.length === 0 ? {} : { needs }),
  };
}

/** The questions of a message that asks more than one in English, each understood on its own. */
function partsOf(request: AnswerRequest, ask: Ask, tier: SafetyTier, deps: AnswerDeps): readonly AskedPart[] {
  const spans = ask.lang === 'en' ? (ask.parts ?? []) : [];
  const parts: AskedPart[] = [];
  for (const { text } of spans) {
    const part = understand(text, contextOf(request, tier), deps.lexicon);
    const [named, terms] = [deps.namedSubjects(text), deps.namedTerms(text)];
    // "Do I have a stellium, and what does it mean": what names nothing explains what was named before.
    const last = part.kind === 'explain' && named.length + terms.length === 0 ? parts.at(-1) : undefined;
    parts.push({ ask: part, text, named: last?.named ?? named, terms: last?.terms ?? terms });
  }
  return parts;
}

function isYoungReader(request: AnswerRequest): boolean {
  return minorLimits(ageAt(request.birth?.date ?? null, localDate(request.now, request.zone))).under13;
}

/** The western sheet with what other traditions say, where the mode is `mixed` and the chart is the person's own. */
function withBesides(
  request: AnswerRequest,
  attached: AttachedRequest | null,
  western: FactSheet,
  deps: AnswerDeps,
): FactSheet {
  const voices = besideModes.flatMap((mode) => deps.tradition?.(mode) ?? []);
  const { mode, birth, now, zone } = request;
  if (mode !== 'mixed' || attached !== null || western.mode !== 'mixed' || voices.length < besideModes.length)
    return western;
  const moment = momentOf(birth, deps.zoneRules);
  const beside = besidesOf(voices, besideInputs({ birth: moment, now, zone }, deps.zoneRules));
  return mixedSheet(western, beside);
}

/** A message that no chart and no draw answers, in whatever mode: a greeting, or words that mean nothing to us. */
function isPlainly({ kind, act, lang }: Ask, mode: ReadingMode): boolean {
  if (lang === 'th') return false;
  return (kind === 'social' && act === 'small-talk') || (kind === 'not-understood' && usesBirth(mode));
}

type OfTradition = {
  readonly voice: TraditionVoice;
  /** Null when the mode lacks something. */
  readonly sheet: FactSheet | null;
  readonly needs: readonly Need[];
};

/** The sheet of the chosen mode, where that mode is one that is told by its tradition. */
function ofTradition(request: AnswerRequest, ask: Ask, deps: AnswerDeps): OfTradition | null {
  const voice = deps.tradition?.(request.mode);
  if (voice === undefined) return null;
  const { now, zone, birth, givenBefore = null, given = {} } = request;
  // Who asks for a draw wants a new one.
  const goesOn = ask.followUp && ask.act !== 'draw-request' && givenBefore !== null;
  const inputs = traditionInputs(
    {
      given: goesOn ? givenGoingOn(request.mode, given, givenBefore) : given,
      birth: momentOf(birth, deps.zoneRules),
      now,
      zone,
      day: ask.frame.kind === 'day' ? ask.frame.from : null,
    },
    deps.zoneRules,
  );
  const needs = missingNeeds(voice.tradition, inputs);
  if (needs.length > 0) return { voice, sheet: null, needs };
  const { zoneRules: _, ...known } = inputs;
  const key = JSON.stringify([request.mode, known]);
  // A mode that says it lacks nothing has a sheet.
  const make = (): FactSheet => present(traditionSheet(voice, inputs), request.mode);
  return { voice, sheet: deps.sheetFor(key, make), needs };
}

/** Cards that came with a message are named in it; what is asked stands beside their names. */
function withoutNames(request: AnswerRequest, { cards }: AnswerDeps): AnswerRequest {
  const hasCards = (request.cards ?? null) !== null && cards !== undefined;
  return hasCards ? { ...request, text: cards.questionIn(request.text) } : request;
}

/** The reading of laid cards, where the message is about some. Under thirteen there is only the day's sky. */
function tellCards(
  request: AnswerRequest,
  ask: Ask,
  deps: AnswerDeps,
): { readonly reading: Reading; readonly sheet: FactSheet } | null {
  const limits = minorLimits(ageAt(request.birth?.date ?? null, localDate(request.now, request.zone)));
  const chosen = limits.under13 ? null : chooseCards(request, ask, deps.cards);
  if (chosen === null || deps.cards === undefined) return null;
  const laid = layTarot(chosen.input);
  const sheet = deps.sheetFor(`cards ${JSON.stringify(chosen.input)}`, () => laid.sheet);
  const reading = deps.cards.read({
    layout: { ...laid, sheet },
    question: request.text,
    ask: askForReader(ask, limits.under18),
    seed: readingSeed(request.threadId, request.messageId, sheet.hash, request.regenerate),
    goesOn: chosen.goesOn,
  });
  return { reading, sheet };
}

/** What a tool gives, where the message asks for one. Under thirteen it reads only the day's sky. */
function writeTool(
  request: AnswerRequest,
  ask: Ask,
  deps: AnswerDeps,
): { readonly reading: Reading; readonly sheet: FactSheet } | null {
  const { tool = null, text, birth, threadId, messageId, regenerate } = request;
  if (tool === null || deps.tools === undefined) return null;
  const limits = minorLimits(ageAt(birth?.date ?? null, localDate(request.now, request.zone)));
  const own = request.withoutOwnChart === true || limits.under13 ? null : birth;
  const sheet = sheetOf({ ...request, birth: own, mode: 'western' }, null, deps);
  const reading = deps.tools.write({
    tool,
    text,
    ask: askForReader(ask, limits.under18),
    sheet,
    seed: readingSeed(threadId, messageId, sheet.hash, regenerate),
    turn: regenerate,
  });
  return reading === null ? null : { reading, sheet };
}

/** What is known beside the words of the message. */
function contextOf(request: AnswerRequest, tier: SafetyTier): AskContext {
  const previous = request.turns.findLast((turn) => turn.ask !== null && turn.said !== null);
  return {
    uiLang: request.uiLang,
    today: localDate(request.now, request.zone),
    zone: request.zone,
    latDeg: request.birth?.place?.latDeg ?? null,
    dateOrder: request.settings.dateOrder,
    safety: tier,
    previous:
      previous?.ask === undefined || previous.ask === null
        ? null
        : { ask: previous.ask, facts: previous.said?.facts ?? [] },
    savedPeople: (request.people ?? []).map(({ birth, ...person }) => ({
      ...person,
      hasBirth: birth !== null,
    })),
    turnsSinceClarify: sinceClarify(request),
    birth: {
      date: request.birth?.date ?? null,
      hasTime: request.birth !== null && request.birth.time !== null,
      hasPlace: request.birth !== null && request.birth.place !== null,
    },
    // What is not to be read is not missing either.
    usesBirth:
      usesBirth(request.mode) && (request.cards ?? null) === null && request.withoutOwnChart !== true,
  };
}

/** Modes that read no birth: a question in them lacks none. */
const WITHOUT_BIRTH: ReadonlySet<ReadingMode> = new Set([
  'tarot',
  'thai-tarot',
  'lenormand',
  'i-ching',
  'geomancy-arabic',
  'geomancy-ifa',
  'runes',
  'palmistry',
  'face-reading',
  'dream-interpretation',
  'astro-meteorology',
  'thai-almanac',
  'thai-numerology',
  'thai-name-analysis',
  'chaldean',
]);

/** Whether a mode reads the birth of the person. */
export function usesBirth(mode: ReadingMode): boolean {
  return !WITHOUT_BIRTH.has(mode);
}

/** Turns since a question was asked back; a large number when none was. */
function sinceClarify({ turns }: AnswerRequest): number {
  const last = turns.findLastIndex(({ ask }) => ask?.clarify !== undefined);
  return last < 0 ? Number.MAX_SAFE_INTEGER : turns.length - last;
}

/** A follow-up goes on from the chart it follows; a new question is about the person again. */
function attachedTo(request: AnswerRequest, ask: Ask, deps: AnswerDeps): AttachedRequest | null {
  const { attached, attachedBefore } = request;
  // A chat about one moment stays with it until a question names a time of its own.
  const staysThere = attachedBefore?.at !== undefined && (ask.frame.kind === 'none' || ask.frame.assumed);
  return attached ?? (ask.followUp || staysThere ? attachedBefore : null) ?? besideOf(request, ask, deps);
}

/** A question about the sky of one moment is about its day, however the message tells the date. */
function askOfMoment(ask: Ask, attached: AttachedRequest | null, zone: string): Ask {
  if (attached?.at === undefined) return ask;
  const day = localDate(attached.at, zone);
  return { ...ask, frame: { kind: 'day', from: day, to: day, assumed: false } };
}

/** Topics that are about the person alone, whoever else is named. */
const ALONE: ReadonlySet<string> = new Set([
  'none',
  'app',
  'dream',
  'name-number',
  'health-worry',
  'legal',
  'day',
]);

/** Somebody named whose birth is saved, or told in the message, is read beside the person. */
function besideOf(request: AnswerRequest, ask: Ask, deps: AnswerDeps): AttachedRequest | null {
  const { birth, people = [] } = request;
  const topic = ask.topics[0]?.label ?? 'none';
  if (birth === null || ALONE.has(topic) || ask.form === 'what-is' || ask.act !== 'ask') return null;
  const subject = { name: request.name, birth };
  for (const { personId } of ask.people) {
    const saved = people.find(({ id }) => id === personId);
    if (saved !== undefined && saved.birth !== null)
      return { chartType: 'synastry', subject, partner: { name: saved.name, birth: saved.birth } };
  }
  const typed =
    topic === 'compatibility' ? typedBirth(request.text, contextOf(request, 0), deps.lexicon) : null;
  if (typed === null) return null;
  // The hour counts only with the clock it was read off, so only with a place that is known.
  const found = typed.placeName === null ? null : (deps.placeNamed?.(typed.placeName) ?? null);
  const details: BirthDetails = {
    date: typed.date,
    time: found === null ? null : typed.time,
    plusMinusMin: 0,
    place: found?.place ?? null,
    zone: found?.zone ?? null,
    offsetSeconds: null,
    fold: null,
  };
  return {
    chartType: 'synastry',
    subject,
    partner: { name: ask.people.find(({ name }) => name !== undefined)?.name ?? null, birth: details },
  };
}

/** Whose chart is read when it is not the person's own. */
function readTo(
  request: AnswerRequest,
  attached: AttachedRequest | null,
): { readonly name: string | null } | undefined {
  if (attached === null) return undefined;
  const { name, birth } = attached.subject;
  // Somebody who has told no birth of their own may well have brought it with the chart.
  const isOwn =
    request.birth === null ? name === null || name === request.name : isSameBirth(birth, request.birth);
  return isOwn ? undefined : { name };
}

/** The same birth, one of the two perhaps known less well. */
function isSameBirth(a: BirthDetails, b: BirthDetails | null): boolean {
  if (b === null || a.date !== b.date) return false;
  const sameTime = a.time === null || b.time === null || a.time === b.time;
  const samePlace =
    a.place === null ||
    b.place === null ||
    (a.place.latDeg === b.place.latDeg && a.place.lonDeg === b.place.lonDeg);
  return sameTime && samePlace;
}

function sheetOf(
  request: AnswerRequest,
  attached: AttachedRequest | null,
  deps: AnswerDeps,
  asked: readonly EventKey[] = [],
): FactSheet {
  const { houseSystem, node } = request.settings;
  const { birth, now, zone, mode } = request;
  const minute = Math.floor(now / 60_000);
  const key = JSON.stringify([birth, attached, minute, zone, houseSystem, node, mode, asked]);
  const input = { birth, attached, now, zone, houseSystem, node, mode, asked };
  return deps.sheetFor(key, () => sheetFor(input, deps.zoneRules));
}

/** Words of the last reading, told from the atoms it was made of only by the caller's stored text; null when there is none. */
function previousWords(request: AnswerRequest): number | null {
  const last = request.turns.at(-1);
  return last === undefined || last.said === null ? null : Math.max(70, wordCount(last.text));
}

export { readingText };
