/** The tool calls of one reading: counted, read, run, and their facts joined to the sheet. */
import type { Ask } from '#facts/ask.ts';
import type { Fact, Json } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import { sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Aliases } from './aliases.ts';
import { factLine } from './fact-lines.ts';
import type { ModelMessage, ToolCall } from './model-call.ts';
import type { RunTool, ToolTask } from './pipeline-types.ts';
import type { PromptInput } from './prompt-input.ts';
import { MAX_TOOL_CALLS, MAX_TOOL_FACTS, MAX_TOOL_ROUNDS, readToolCall } from './tools.ts';

export type ToolSession = {
  /** The sheet with everything that was found. */
  readonly sheet: () => FactSheet;
  readonly canCall: () => boolean;
  /** Answers the calls of one round. */
  readonly round: (calls: readonly ToolCall[]) => Promise<Extract<ModelMessage, { role: 'tool' }>>;
  /** Runs what the question needs without being asked, and gives the lines of what was found. */
  readonly lookUp: (tasks: readonly ToolTask[]) => Promise<readonly string[]>;
};

export function createToolSession(
  input: PromptInput,
  aliases: Aliases,
  runTool: RunTool,
  writeNow: string,
): ToolSession {
  let sheet = input.sheet;
  let calls = 0;
  let rounds = 0;
  let hasDrawn = false;

  const run = async (task: ToolTask): Promise<readonly string[] | { readonly error: string }> => {
    if (task.name === 'draw' && hasDrawn) return { error: 'one draw a question' };
    const answer = await runTool(task, sheet);
    if (!answer.ok) return { error: answer.error };
    if (task.name === 'draw') hasDrawn = true;
    const facts = answer.facts.slice(0, MAX_TOOL_FACTS);
    sheet = withFacts(sheet, facts);
    return facts.map(({ id }) => factLine(id, { ...input, say: answer.say }, aliases));
  };

  const answerTo = async (call: ToolCall): Promise<Json> => {
    if (calls >= MAX_TOOL_CALLS) return { error: 'no calls are left' };
    calls += 1;
    if (!input.tools.includes(call.name)) return { error: 'no such tool' };
    const read = readToolCall(call.name, call.input, input.people);
    if (!read.ok) return { error: read.error };
    const found = await run(read.task);
    return 'error' in found
      ? { error: found.error }
      : { facts: found.map((line) => JSON.parse(line) as Json) };
  };

  return {
    sheet: () => sheet,
    canCall: () => calls < MAX_TOOL_CALLS && rounds < MAX_TOOL_ROUNDS,
    round: async (asked) => {
      rounds += 1;
      const results: { id: string; name: ToolCall['name']; output: Json }[] = [];
      for (const call of asked) {
        const output = await answerTo(call);
        results.push({ id: call.id, name: call.name, output });
      }
      const last = results.at(-1);
      const isOver = calls >= MAX_TOOL_CALLS || rounds >= MAX_TOOL_ROUNDS;
      if (last !== undefined && isOver) last.output = { ...(last.output as object), note: writeNow };
      return { role: 'tool', results };
    },
    lookUp: async (tasks) => {
      const lines: string[] = [];
      for (const task of tasks.slice(0, MAX_TOOL_CALLS)) {
        const found = await run(task);
        if (!('error' in found)) lines.push(...found);
      }
      return lines;
    },
  };
}

/** What a question needs looked up when the provider cannot ask: the stretch it names, the saved person it names. */
export function tasksOf(ask: Ask, input: PromptInput): readonly ToolTask[] {
  const tasks: ToolTask[] = [];
  const { from, to, assumed } = ask.frame;
  if (input.tools.includes('transits') && from !== null && to !== null && !assumed) {
    const read = readToolCall('transits', { from, to }, []);
    if (read.ok) tasks.push(read.task);
  }
  const named = input.people.find(({ id }) => ask.people.some(({ personId }) => personId === id));
  if (input.tools.includes('synastry') && named !== undefined)
    tasks.push({ name: 'synastry', person: named });
  return tasks;
}

/** The sheet with more facts: a new id is added, instants of a known one are joined, other known ones stay as they are. */
function withFacts(sheet: FactSheet, facts: readonly Fact[]): FactSheet {
  const byId = new Map<FactId, Fact>(sheet.facts.map((fact) => [fact.id, fact]));
  for (const fact of facts) {
    const known = byId.get(fact.id);
    byId.set(fact.id, known === undefined ? fact : joined(known, fact));
  }
  const { hash: _, ...contents } = sheet;
  return sealSheet({ ...contents, facts: [...byId.values()] });
}

function joined(known: Fact, found: Fact): Fact {
  if (known.value.type !== 'instants' || found.value.type !== 'instants') return known;
  const at = [...new Set([...known.value.at, ...found.value.at])].toSorted();
  return { ...known, value: { type: 'instants', at } };
}
