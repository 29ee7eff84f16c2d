/** A provider's stream with an end to every wait: to the first event, and between two. */
import { ModelFailure } from './model-call.ts';
import type { ModelEvent, StopControl } from './model-call.ts';
import type { Wait } from './pipeline-types.ts';

/** Longest wait for the first event. */
export const FIRST_TOKEN_MS = 20_000;
/** Longest silence in the middle. */
export const SILENCE_MS = 20_000;

/** Thrown when the person stopped the reading. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** Gives the events on. Throws `ModelFailure('timeout')` when one is late, `Stopped` when `control` was aborted by others. */
export async function* timedEvents(
  events: AsyncIterable<ModelEvent>,
  control: StopControl,
  wait: Wait,
): AsyncGenerator<ModelEvent, void, undefined> {
  const iterator = events[Symbol.asyncIterator]();
  const stop = stopped(control);
  let limitMs = FIRST_TOKEN_MS;
  let isOver = false;
  try {
    for (;;) {
      const timer = wait(limitMs);
      const next = iterator.next();
      const step = await Promise.race([next, stop.when, timer.over.then(() => 'late' as const)]).finally(
        timer.cancel,
      );
      if (step === 'stopped' || step === 'late') {
        // What still comes is nobody's: neither its value nor its failure.
        next.catch(() => null);
        if (step === 'stopped') throw new Stopped();
        control.abort();
        throw new ModelFailure('timeout');
      }
      if (step.done === true) {
        isOver = true;
        return;
      }
      yield step.value;
      limitMs = SILENCE_MS;
    }
  } catch (error) {
    throw control.signal.aborted && !(error instanceof ModelFailure) ? new Stopped() : error;
  } finally {
    stop.forget();
    if (!isOver) void iterator.return?.().then(null, () => null);
  }
}

function stopped({ signal }: StopControl): {
  readonly when: Promise<'stopped'>;
  readonly forget: () => void;
} {
  let tell: () => void = () => undefined;
  const when = new Promise<'stopped'>((resolve) => {
    tell = () => resolve('stopped');
  });
  if (signal.aborted) tell();
  else signal.addEventListener('abort', tell);
  return { when, forget: () => signal.removeEventListener('abort', tell) };
}
