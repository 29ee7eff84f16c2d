/**
 * What the worker does for a model that this device asks: understands the question and words its facts, judges what the
 * model writes, and looks up what it asks for. The model itself is called from the page.
 */
import { localDate } from '#lib/local-date.ts';
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
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { dealCards } from '#traditions/tarot/input.ts';
import type { Deal } from '#traditions/tarot/input.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import { factView } from '#text/en/fact-words.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { thaiVerifier } from '#text/th/verify/words.ts';
import { crisisCues } from './crisis-cues.ts';
import { withCitedFacts } from './cited-facts.ts';
import type { Companion } from './compose.ts';
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
        cues: crisisCues,
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
        say: wordsOf(sheet, request),
        birthOf: (id) => people.find((one) => one.id === id)?.birth ?? null,
        draw: request.deal === undefined ? null : drawFrom(request.deal),
      });
      return run(task, sheet);
    },
  };
}

function understood({ request, shown, allows }: UnderstoodRequest, companion: Companion): Understood {
  const answer = companion.answer(request);
  if (answer.safety.tier !== 0) return { answer: withCitedFacts(answer), forModel: null };
  const seen = shown ?? request;
  const { reading, sheet } = shown === null ? answer : companion.answer(shown);
  if (reading === null || sheet === null) return { answer: withCitedFacts(answer), forModel: null };
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
    wordsOf(sheet, seen),
  );
  return { answer: withCitedFacts(answer), forModel: { prompt, reading } };
}

/** What was said under strain is never sent, and neither is what was answered to it. */
function withoutStrain(turns: PromptInput['turns'], { deps }: Companion): PromptInput['turns'] {
  let isUnderStrain = false;
  return turns.filter(({ role, text }) => {
    if (role === 'user') isUnderStrain = assessSafety(text, deps.cues).tier !== 0;
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
  const isOfOneChart = mode !== 'synastry' && mode !== 'human-design' && mode !== 'tarot';
  const hasBirth = birthRead(request) !== null;
  return [
    'fact',
    ...(hasBirth && isOfOneChart ? (['transits'] as const) : []),
    ...(hasBirth && people.length > 0 && mode !== 'tarot' ? (['synastry'] as const) : []),
    // Who asked for cards has them on the table already.
    ...(request.deal !== undefined && mode !== 'tarot' ? (['draw'] as const) : []),
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

function wordsOf(sheet: FactSheet, { now, zone }: AnswerRequest): (fact: Fact) => string {
  const context = { zone, today: localDate(now, zone), facts: factsById(sheet) };
  return (fact) => {
    const { title, detail } = factView(fact, context);
    return detail === '' ? title : `${title}: ${detail}`;
  };
}
