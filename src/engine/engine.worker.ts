/** The compute worker: charts, sheets, the sky and answers, off the main thread. */
import { unreachable } from '#lib/assert.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { asksForCards } from '#companion/cards.ts';
import { sheetFor } from '#companion/sheet-for.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { defaultReadingSettings } from '#companion/request.ts';
import type { Answer, AnswerRequest } from '#companion/request.ts';
import { createCharts } from './charts.ts';
import { withCitedFacts } from './cited-facts.ts';
import type { Companion } from './compose.ts';
import type { ForModels } from './for-models.ts';
import { createQueue, messageTurns } from './queue.ts';
import type {
  EngineCall,
  EngineCalls,
  EngineReply,
  EngineRequest,
  EngineWithdrawal,
  SheetRequest,
} from './protocol.ts';
import { modeNeeds, sheetOfMode, withBeside } from './traditions.ts';

const zoneRules = createZoneRules();
const charts = createCharts(zoneRules);
let companion: Promise<Companion> | null = null;
let withDeck: Promise<Companion> | null = null;
let withTools: Promise<Companion> | null = null;
let forModels: Promise<ForModels> | null = null;

/** The words are the larger part of the worker; charts do not wait for them. */
function withWords(): Promise<Companion> {
  companion ??= import('./compose.ts').then(({ createCompanion }) => createCompanion());
  return companion;
}

/** The deck and the tools have books of their own: only a question that is answered from them waits for them. */
function withWordsFor({
  mode,
  tool = null,
  cards = null,
  cardsBefore = null,
}: AnswerRequest): Promise<Companion> {
  if (tool !== null) return withToolWords();
  return mode === 'tarot' || cards !== null || cardsBefore !== null ? withCardWords() : withWords();
}

/** With the mode of the question, which is fetched when it is first asked. */
async function withModeOf(request: AnswerRequest): Promise<Companion> {
  const words = await withWordsFor(request);
  await words.ready(request.mode);
  return words;
}

/** That a message asks for cards is known once it is understood. */
async function answerTo(request: AnswerRequest): Promise<Answer> {
  const answer = (await withModeOf(request)).answer(request);
  const { reading, sheet } = answer;
  const wantsCards = reading !== null && sheet?.mode !== 'tarot' && asksForCards(request.mode, reading.ask);
  return wantsCards && request.deal !== undefined ? (await withCardWords()).answer(request) : answer;
}

function withCardWords(): Promise<Companion> {
  withDeck ??= Promise.all([withWords(), import('./card-words.ts')]).then(([words, { readingCards }]) =>
    readingCards(words),
  );
  return withDeck;
}

function withToolWords(): Promise<Companion> {
  withTools ??= Promise.all([withWords(), import('./tool-words.ts')]).then(([words, { writingTools }]) =>
    writingTools(words),
  );
  return withTools;
}

/** Only who asks a model needs the verifier and its words. */
function withModels(): Promise<ForModels> {
  forModels ??= Promise.all([withCardWords(), import('./for-models.ts')]).then(
    ([words, { createForModels }]) => createForModels(words, zoneRules),
  );
  return forModels;
}

const queue = createQueue<EngineRequest>(
  (request) =>
    run(request).then(
      (output) => reply({ id: request.id, ok: true, output }),
      (reason: unknown) =>
        reply({
          id: request.id,
          ok: false,
          message: `${request.call}: ${reason instanceof Error ? reason.message : String(reason)}`,
        }),
    ),
  messageTurns(),
);

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest | EngineWithdrawal>) => {
  if ('withdraw' in data) queue.withdraw(data.id);
  else queue.add(data);
});

function reply(message: EngineReply): void {
  self.postMessage(message);
}

async function run(request: EngineRequest): Promise<EngineCalls[EngineCall]['out']> {
  switch (request.call) {
    case 'answer':
      return withCitedFacts(await answerTo(request.input));
    case 'factsOnly':
      return (await withModeOf(request.input)).factsOnly(request.input);
    case 'understood':
      await withModeOf(request.input.request);
      return (await withModels()).understood(request.input);
    case 'judge':
      return (await withModels()).judge(request.input);
    case 'tool':
      await withModeOf(request.input.request);
      return (await withModels()).tool(request.input);
    case 'natal':
      return charts.natal(request.input);
    case 'chartThemes':
      return (await import('./chart-themes.ts')).chartThemesOf(request.input, zoneRules);
    case 'resolve':
      return resolveBirth(request.input, zoneRules);
    case 'transits':
      return charts.transits(request.input);
    case 'skyAt':
      return charts.skyAt(request.input);
    case 'hits':
      return charts.hits(request.input);
    case 'synastry':
      return charts.synastry(request.input);
    case 'humanDesign':
      return charts.humanDesign(request.input);
    case 'sheet':
      return sheetOf(request.input);
    case 'modeNeeds':
      return modeNeeds(request.input, zoneRules);
    case 'sky':
      return charts.sky(request.input.now);
    case 'skyDay':
      return (await import('./sky-day.ts')).skyDayOf(request.input);
    case 'calendar':
      return (await import('./sky-day.ts')).calendarOf(request.input);
    case 'nextLunarEclipse': {
      const { now, zone, place } = request.input;
      return (await import('#practice/audio/lunar-eclipse.ts')).nextLunarEclipse(now, zone, zoneRules, place);
    }
    case 'soulcast':
      return (await import('./soulcast.ts')).soulcastOf(request.input);
    case 'archetypes':
      return (await import('./archetypes.ts')).archetypesOfBirth(request.input);
    case 'growth':
      return (await import('./growth.ts')).growthOf(request.input);
    case 'warm':
      return warm(request.input);
    default:
      return unreachable(request);
  }
}

/** A sheet by its request; that of a tradition where the request holds what its mode was given. */
async function sheetOf(request: SheetRequest): Promise<FactSheet> {
  const { given } = request;
  const ofMode = given === undefined ? null : await sheetOfMode({ ...request, given }, zoneRules);
  const sheet = ofMode ?? sheetFor(request, zoneRules);
  return request.beside === true ? withBeside(sheet, request, zoneRules) : sheet;
}

/** Loads the words and answers once into the air, so that the first question finds everything compiled and at hand. */
async function warm(request: SheetRequest | null): Promise<null> {
  const companion = await withWords();
  if (request === null) return null;
  const { birth, now, zone, houseSystem, node, mode } = request;
  if (mode === 'tarot') await withCardWords();
  await companion.ready(mode);
  companion.answer({
    text: 'Why do I feel stuck, and when does it change?',
    mode,
    birth,
    attached: null,
    attachedBefore: null,
    name: null,
    now,
    zone,
    uiLang: 'en',
    settings: { ...defaultReadingSettings, houseSystem, node },
    threadId: 'warm',
    messageId: 'warm',
    regenerate: 0,
    turns: [],
    ledger: [],
  });
  return null;
}
