/** A reading by a model on the server: the shared pipeline with this platform's clock and the words of the prompt. */
import { readWithModel } from '#companion/prompt/pipeline.ts';
import type { Judge, PipelineEvent, Wait } from '#companion/prompt/pipeline.ts';
import { modelWords } from '#text/en/model-words.ts';
import type { ForModel } from '../composer.ts';
import type { NamedCall } from './named-call.ts';

export type ModelReader = (
  question: ForModel,
  model: NamedCall,
  control: AbortController,
) => AsyncGenerator<PipelineEvent, void, undefined>;

const wait: Wait = (ms) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return { over, cancel: () => clearTimeout(timer) };
};

/** `judge` is made at the first question: the verifier's words are compiled then, not at start. */
export function createModelReader(makeJudge: (question: ForModel) => Judge): ModelReader {
  return (question, { call, model, canCallTools }, control) =>
    readWithModel(
      {
        call,
        model,
        canCallTools,
        verify: makeJudge(question),
        composeInstead: () => question.reading,
        runTool: question.runTool,
        words: modelWords,
        wait,
      },
      question.prompt,
      control,
    );
}
