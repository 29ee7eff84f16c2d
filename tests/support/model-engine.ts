/** The compute worker's answers for models, computed beside the test. */
import { createZoneRules } from '#astro/time/zone.ts';
import type { Engine } from '#engine/client.ts';
import { createCompanion } from '#engine/compose.ts';
import type { Companion } from '#engine/compose.ts';
import { createForModels } from '#engine/for-models.ts';
import type { ForModels } from '#engine/for-models.ts';

let made: { readonly companion: Companion; readonly forModels: ForModels } | undefined;

/** The words are compiled once for all tests. */
export function modelEngine(): Engine & { readonly companion: Companion } {
  const companion = made?.companion ?? createCompanion();
  made ??= { companion, forModels: createForModels(companion, createZoneRules()) };
  const calls = { ...made.forModels, factsOnly: companion.factsOnly, answer: companion.answer };
  return {
    companion,
    ask: async (call, input, signal) => {
      signal?.throwIfAborted();
      const answer = calls[call as keyof typeof calls] as ((input: unknown) => unknown) | undefined;
      if (answer === undefined) throw new Error(`${call} is not answered in this test`);
      // Both ways are copies, as between the page and the worker.
      return structuredClone(await answer(structuredClone(input))) as never;
    },
    close: () => undefined,
  };
}
