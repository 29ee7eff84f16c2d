/** A model that says what a test wrote: for the pipeline, which does not care where events come from. */
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { FailureType, ModelCall, ModelEvent, ModelRequest } from '#companion/prompt/model-call.ts';

/** One answer: text in pieces, tool calls, then how it ends. `hang` never says another word; `fail` throws. */
export type Scripted = {
  readonly text?: string | readonly string[];
  readonly tools?: readonly { readonly name: string; readonly input: unknown }[];
  readonly end?: 'stop' | 'length' | 'refusal' | 'tools' | 'none' | 'hang';
  readonly fail?: FailureType;
};

export type ScriptedModel = {
  readonly call: ModelCall;
  /** Everything that was asked, in order. */
  readonly requests: readonly ModelRequest[];
  /** Calls whose stream was left or aborted before its end. */
  readonly left: () => number;
};

/** Answers in order; asked more often than there are answers, it says the last one again. An answer may depend on the request. */
export function scriptedModel(
  ...answers: readonly (Scripted | ((request: ModelRequest) => Scripted))[]
): ScriptedModel {
  const requests: ModelRequest[] = [];
  let left = 0;
  async function* call(
    request: ModelRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent, void, undefined> {
    requests.push(request);
    const next = answers[Math.min(requests.length, answers.length) - 1] ?? {};
    const answer = typeof next === 'function' ? next(request) : next;
    let isOver = false;
    try {
      const pieces = typeof answer.text === 'string' ? answer.text.split(/(?<= )/) : (answer.text ?? []);
      for (const text of pieces) yield { type: 'text', text };
      if (answer.fail !== undefined) throw new ModelFailure(answer.fail);
      for (const [at, { name, input }] of (answer.tools ?? []).entries())
        yield { type: 'tool', id: `call-${at}`, name: name as 'fact', input };
      const { end } = answer;
      if (end === 'hang') {
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
        return;
      }
      isOver = true;
      if (end === 'none') return;
      yield { type: 'end', why: end ?? ((answer.tools?.length ?? 0) > 0 ? 'tools' : 'stop') };
    } finally {
      if (!isOver) left += 1;
    }
  }
  return { call, requests, left: () => left };
}
