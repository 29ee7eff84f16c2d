/**
 * What the worker does for a model that this device asks: understands the question and words its facts, judges what the
 * model writes, and looks up what it asks for. The model itself is called from the page.
 */
import type { ZoneRules } from '#astro/time/zone.ts';
import { createJudge } from '#companion/prompt/judge.ts';
import type { Judged, ToolAnswer } from '#companion/prompt/pipeline-types.ts';
import type { ToolName } from '#companion/prompt/model-call.ts';
import { promptInput } from '#companion/prompt/prompt-input.ts';
import type { PromptInput, PromptPerson } from '#companion/prompt/prompt-input.ts';
import { createRunTool } from '#companion/prompt/run-tool.ts';
import type { AnswerRequest } from '#companion/request.ts';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { traditionModes } from '#traditions/tradition.ts';
import { dealCards } from '#traditions/tarot/input.ts';
import type { Deal } from '#traditions/tarot/input.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { thaiVerifier } from '#text/th/verify/words.ts';
import { safetyTools } from './safety.ts';
import { withCitedFacts } from './cited-facts.ts';
import type { Companion } from './compose.ts';
import { modelVoice } from './model-voice.ts';
import type { ModelVoice } from './model-voice.ts';
import type { JudgeRequest, ToolRequest, Understood, UnderstoodRequest } from './protocol.ts';

export type ForModels = {
  readonly understood: (request: UnderstoodRequest) => Understood;
  readonly judge: (request: JudgeRequest) => Promise<readonly Judged[]>;
  readonly tool: (request: ToolRequest) => Promise<ToolAnswer>;
};

export function createForModels(companion: Companion, rules: ZoneRules): ForModels {
  return {
    understood: (request) => understood(request, companion),
    judge: async ({ sentences, sheet, zone, now }) =>
      createJudge({
        words: { en: englishVerifier, th: thaiVerifier },
        safety: safetyTools,
        zone,
        nowMs: now,
      })(sentences, sheet),
    tool: async ({ task, sheet, request }) => {
      const { settings, now, zone, people = [] } = request;
      const { houseSystem, node } = settings;
      const run = createRunTool({
        rules,
        birth: birthRead(request),
        houseSystem,
        node,
        now,
        zone,
        say: voiceOf(sheet, request, companion).say,
        birthOf: (id) => people.find((one) => one.id === id)?.birth ?? null,
        draw: request.deal === undefined ? null : drawFrom(request.deal),
      });
      return run(task, sheet);
    },
  };
}

function understood({ request, shown, allows }: UnderstoodRequest, companion: Companion): Understood {
  const answer = companion.answer(request);
  if (answer.support !== undefined) return { answer: withCitedFacts(answer), forModel: null };
  const seen = shown ?? request;
  const { reading, sheet, needs } = shown === null ? answer : companion.answer(shown);
  // Where the mode reads what is hidden, its reading is composed here: another sheet would not answer the question.
  const isHidden = (needs ?? []).some((need) => answer.needs?.includes(need) !== true);
  if (reading === null || sheet === null || isHidden)
    return { answer: withCitedFacts(answer), forModel: null };
  const { say, tradition } = voiceOf(sheet, seen, companion);
  const people = allows.people ? named(seen, reading.ask.people) : [];
  const prompt = promptInput(
    seen,
    { reading, sheet },
    {
      name: allows.name,
      fields: allows.fields,
      images: allows.images,
      people,
      tools: toolsFor(seen, sheet, people),
      ...(allows.turns === null ? {} : { turns: withoutStrain(allows.turns, companion) }),
    },
    say,
    tradition,
  );
  return { answer: withCitedFacts(answer), forModel: { prompt, reading } };
}

/** What was said under strain is never sent, and neither is what was answered to it. */
function withoutStrain(turns: PromptInput['turns'], { deps }: Companion): PromptInput['turns'] {
  let isUnderStrain = false;
  return turns.filter(({ role, text }) => {
    if (role === 'user') {
      const { tier, care } = assessSafety(text, deps.safety);
      isUnderStrain = tier !== 0 || care;
    }
    return !isUnderStrain;
  });
}

/** Saved people with a birth whom the question names: nobody else is offered to a model. */
function named({ people = [] }: AnswerRequest, asked: PromptInput['ask']['people']): readonly PromptPerson[] {
  return people
    .filter(({ id, birth }) => birth !== null && asked.some(({ personId }) => personId === id))
    .map(({ id, role, name }) => ({ id, role, name }));
}

function toolsFor(
  request: AnswerRequest,
  { mode }: FactSheet,
  people: readonly PromptPerson[],
): readonly ToolName[] {
  // Sheets of a tradition have no western chart behind them.
  const isOfOneChart = mode === 'western' || mode === 'mixed';
  const isTradition = mode !== 'western' && traditionModes.some((one) => one === mode);
  const hasBirth = birthRead(request) !== null;
  return [
    'fact',
    ...(hasBirth && isOfOneChart ? (['transits'] as const) : []),
    ...(hasBirth && people.length > 0 && !isTradition ? (['synastry'] as const) : []),
    // Who asked for cards has them on the table already.
    ...(request.deal !== undefined && !isTradition ? (['draw'] as const) : []),
  ];
}

/** What falls when a model asks for cards: fixed by a seed that was made before it was called. */
function drawFrom(deal: Deal): (spread: string) => readonly Fact[] {
  return (spread) =>
    layTarot(
      dealCards(deal, spread === 'celtic-cross' ? 'celtic' : spread === 'single' ? 'single' : 'three'),
    ).sheet.facts.filter(({ id }) => !/\.(?:relation|rate)$/.test(id));
}

/** The birth that the reading stands on. */
function birthRead({ attached, birth }: AnswerRequest): AnswerRequest['birth'] {
  return attached === null ? birth : attached.subject.birth;
}

/** The words are those of the mode that the sheet is of. */
function voiceOf(sheet: FactSheet, request: AnswerRequest, { deps }: Companion): ModelVoice {
  const wordsOf = (mode: string) => deps.tradition?.(mode)?.words;
  return modelVoice(sheet, request, wordsOf);
}
