/** Several providers as one: when the first fails before it has said anything, the next is asked. */
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { FailureType, ModelEvent, ModelRequest, StopSignal } from '#companion/prompt/model-call.ts';
import type { NamedCall } from './named-call.ts';

export type Fallbacks = {
  /** In the order they are asked; at least one. */
  readonly calls: readonly NamedCall[];
  /** To the first event of whoever answers, all waits together. */
  readonly firstEventMs: number;
  /** Told of each failure: the model's name and what kind it was. */
  readonly onFailure: (model: string, type: FailureType) => void;
};

/** The first one that answers. Once something was said, its failure is the caller's to deal with. */
export function withFallbacks({ calls, firstEventMs, onFailure }: Fallbacks): NamedCall {
  const first = calls[0];
  if (first === undefined) throw new RangeError('no provider is given');
  let answering = first;

  async function* call(
    request: ModelRequest,
    signal: StopSignal,
  ): AsyncGenerator<ModelEvent, void, undefined> {
    let leftMs = firstEventMs;
    for (const [at, next] of calls.entries()) {
      answering = next;
      const share = leftMs / (calls.length - at);
      const began = performance.now();
      const attempt = open(next, request, signal, share);
      try {
        yield* attempt;
        return;
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        onFailure(next.model(), error.type);
        if (attempt.hasBegun() || signal.aborted || at === calls.length - 1) throw error;
      }
      leftMs -= performance.now() - began;
    }
  }

  return {
    call,
    model: () => answering.model(),
    canCallTools: calls.every(({ canCallTools }) => canCallTools),
    sees: calls.every(({ sees }) => sees),
  };
}

/** One provider's events; late with the first one, it is closed and has failed. */
function open(
  { call }: NamedCall,
  request: ModelRequest,
  signal: StopSignal,
  firstEventMs: number,
): AsyncGenerator<ModelEvent, void, undefined> & { readonly hasBegun: () => boolean } {
  let begun = false;
  async function* events(): AsyncGenerator<ModelEvent, void, undefined> {
    const controller = new AbortController();
    const stop = (): void => controller.abort();
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      stop();
    }, firstEventMs);
    try {
      for await (const event of call(request, controller.signal)) {
        begun = true;
        clearTimeout(timer);
        yield event;
      }
      if (isLate) throw new ModelFailure('timeout');
    } catch (error) {
      throw isLate ? new ModelFailure('timeout') : error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      stop();
    }
  }
  return Object.assign(events(), { hasBegun: () => begun });
}
