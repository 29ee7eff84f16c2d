import type { StopSignal } from '#companion/prompt/model-call.ts';

/** An abort of our own that follows the caller's: leaving early closes the connection as well. */
export function abortWith(signal: StopSignal): {
  readonly signal: AbortSignal;
  readonly abort: () => void;
  /** Stops following. */
  readonly release: () => void;
} {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  return { signal: controller.signal, abort, release: () => signal.removeEventListener('abort', abort) };
}
