/** The author of the server's readings: the companion that answers on the device. */
import { randomBytes } from 'node:crypto';
import { readingCards } from '#engine/card-words.ts';
import { createCompanion } from '#engine/compose.ts';
import { modelVoice } from '#engine/model-voice.ts';
import type { Companion } from '#engine/compose.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { isCivilDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { answer, readingText } from '#companion/answer.ts';
import type { AnswerDeps } from '#companion/answer.ts';
import { promptInput } from '#companion/prompt/prompt-input.ts';
import { createRunTool } from '#companion/prompt/run-tool.ts';
import { defaultReadingSettings, readingModes } from '#companion/request.ts';
import type { AnswerRequest, ReadingMode } from '#companion/request.ts';
import { givenFor, givenIn, isDrawnMode } from '#companion/given.ts';
import type { TraditionGiven } from '#companion/given.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import type { Reading } from '#facts/reading.ts';
import { drawSeed } from '#lib/draw.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { tarotInputIn, tarotInputOf } from '#traditions/tarot/input.ts';
import { ChatInputError } from './composer.ts';
import type { ChatInput, ChatProfile, Composer, ForModel } from './composer.ts';

/** Tools a model may call here. Saved people are on the device alone, and so is what reads them. */
const toolsHere = ['transits', 'fact'] as const;

/** Makes the composer. Words are compiled at the first request, not at start. */
export function createComposer(): Composer {
  const rules = createZoneRules();
  let companion: Companion | null = null;
  return {
    reply: async (input) => {
      companion ??= readingCards(createCompanion());
      const { deps, ready } = companion;
      const request = requestOf(input, (zone) => rules.isZone(zone));
      await ready(request.mode);
      const given = sheetInstead(input, request);
      const {
        support = [],
        reading,
        sheet,
      } = answer(request, given === null ? deps : standingOn(given, deps));
      if (reading === null || sheet === null)
        return { text: support.join('\n\n'), reading, sheet, forModel: null };
      const forModel = (): ForModel =>
        toModel(input, request, { reading, sheet }, { rules, wordsOf: (of) => deps.tradition?.(of)?.words });
      return { text: readingText(reading), reading, sheet, forModel };
    },
  };
}

/**
 * The client's facts, where there is no birth to compute them from. Our own sheet stands before a client's: when the
 * hashes are equal they are the same, and when they are not, ours is the one that can be vouched for.
 */
function sheetInstead({ profile, sheet }: ChatInput, { now, zone }: AnswerRequest): FactSheet | null {
  if (sheet === null || (profile?.birthDate ?? null) !== null) return null;
  const { hash: _, ...contents } = sheet;
  // A device keeps to itself when and where it asked: the question was asked now, and here.
  const inputs = { now: new Date(now).toISOString(), zone, ...contents.inputs };
  return sealSheet({ ...contents, inputs });
}

/** Whoever brings the facts of a mode has given what it needs. */
function standingOn(sheet: FactSheet, deps: AnswerDeps): AnswerDeps {
  const voice = deps.tradition?.(sheet.mode);
  if (voice === undefined) return { ...deps, sheetFor: () => sheet };
  const { tradition, words } = voice;
  const told = { words, tradition: { ...tradition, needs: () => [] } };
  return {
    ...deps,
    sheetFor: () => sheet,
    tradition: (mode) => (mode === sheet.mode ? told : deps.tradition?.(mode)),
  };
}

function toModel(
  input: ChatInput,
  request: AnswerRequest,
  composed: { readonly reading: Reading; readonly sheet: FactSheet },
  {
    rules,
    wordsOf,
  }: {
    readonly rules: ZoneRules;
    readonly wordsOf: (mode: string) => TraditionWords | undefined;
  },
): ForModel {
  const { reading, sheet } = composed;
  const { now, zone, birth, settings } = request;
  const { say, tradition } = modelVoice(sheet, { now, zone }, wordsOf);
  const prompt = promptInput(
    request,
    composed,
    {
      name: true,
      fields: input.fields,
      images: input.images,
      people: [],
      // Facts of a client say no birth to compute further ones from.
      tools: tradition !== null || (input.profile?.birthDate ?? null) === null ? ['fact'] : toolsHere,
      turns: input.messages.slice(0, -1).map(({ role, content }) => ({ role, text: content })),
    },
    say,
    tradition,
  );
  const { houseSystem, node } = settings;
  const none = { birthOf: () => null, draw: null };
  return {
    prompt: input.ask === null ? prompt : { ...prompt, ask: { ...input.ask, safety: 0 } },
    runTool: createRunTool({ rules, birth, houseSystem, node, now, zone, say, ...none }),
    reading,
    nowMs: now,
  };
}

function requestOf(input: ChatInput, isZone: (zone: string) => boolean): AnswerRequest {
  const mode = readingModes.find((known) => known === input.readingMode);
  if (mode === undefined) throw new ChatInputError(`readingMode must be one of: ${readingModes.join(', ')}`);
  const zone = input.timeZone ?? input.profile?.birthTimeZoneId ?? 'UTC';
  if (!isZone(zone)) throw new ChatInputError(`timeZone is not an IANA time zone: ${zone}`);
  const last = input.messages.at(-1)?.content ?? '';
  return {
    text: last,
    mode,
    birth: birthOf(input.profile, isZone) ?? birthDayOn(input.sheet),
    attached: null,
    attachedBefore: null,
    cards: cardsOn(input.sheet),
    ...(mode === 'tarot' ? { deal: { seed: dealSeed(input.seed), reversals: true } } : {}),
    given: givenTo(mode, input),
    name: input.profile?.name ?? null,
    now: input.nowMs as UnixMs,
    zone,
    uiLang: 'en',
    settings: {
      ...defaultReadingSettings,
      length: input.length,
      depth: input.depth,
      style: input.style,
    },
    threadId: input.threadId,
    messageId: input.seed ?? sha256Hex(JSON.stringify(input.messages)),
    regenerate: 0,
    turns: [],
    ledger: [],
  };
}

/** The cards of a client's sheet; nobody else lays any where it brings some. */
function cardsOn(sheet: FactSheet | null): TarotInput | null {
  return sheet === null || sheet.mode !== 'tarot' ? null : (tarotInputOf(sheet) ?? tarotInputIn(sheet));
}

/** What a mode reads of the profile, and the draw of this question; what the client's own facts were given stands before both. */
function givenTo(mode: ReadingMode, { profile, seed, sheet }: ChatInput): TraditionGiven {
  const name = profile?.name ?? null;
  const of = (script: RegExp): string | null => (name !== null && script.test(name) ? name : null);
  const brought = sheet === null || sheet.mode !== mode ? null : givenIn(sheet);
  if (brought !== null) return givenFor(mode, brought);
  return givenFor(mode, {
    sex: profile?.sex ?? null,
    thaiName: of(/\p{Script=Thai}/u),
    latinName: of(/\p{Script=Latin}/u),
    seed: isDrawnMode(mode) ? dealSeed(seed) : null,
  });
}

/** A caller that gives a seed gets the same cards again. */
function dealSeed(given: string | null): string {
  return given === null ? drawSeed((count) => randomBytes(count)) : sha256Hex(`deal ${given}`).slice(0, 32);
}

/** The day of birth that the client's facts were computed from: who is under age is so on every way here. */
function birthDayOn(sheet: FactSheet | null): BirthDetails | null {
  const birth = sheet?.inputs['birth'];
  if (typeof birth !== 'object' || birth === null || !('date' in birth)) return null;
  const { date } = birth;
  const day = typeof date === 'string' ? parseIsoDate(date) : null;
  if (day === null || !isCivilDate(day) || typeof date !== 'string') return null;
  return { date, time: null, plusMinusMin: 0, place: null, zone: null, offsetSeconds: null, fold: null };
}

/** The birth as the arithmetic takes it; null without a date. A place counts only whole: latitude, longitude and zone. */
function birthOf(profile: ChatProfile | null, isZone: (zone: string) => boolean): BirthDetails | null {
  if (profile === null || profile.birthDate === null) return null;
  const day = parseIsoDate(profile.birthDate);
  if (day === null || !isCivilDate(day))
    throw new ChatInputError(`birthDate is not a date of the calendar: ${profile.birthDate}`);
  const { birthLat: latDeg, birthLng: lonDeg, birthTimeZoneId: zone } = profile;
  if (zone !== null && !isZone(zone))
    throw new ChatInputError(`birthTimeZoneId is not an IANA time zone: ${zone}`);
  const placed = latDeg !== null && lonDeg !== null && zone !== null;
  return {
    date: profile.birthDate,
    time: profile.birthTime?.slice(0, 5) ?? null,
    plusMinusMin: 0,
    place: placed ? { name: profile.birthPlace ?? '', latDeg, lonDeg } : null,
    zone: placed ? zone : null,
    offsetSeconds: null,
    fold: null,
  };
}
