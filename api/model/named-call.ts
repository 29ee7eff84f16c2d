/** A way to call a model, with the name of the one that answers. */
import type { ModelCall } from '#companion/prompt/model-call.ts';

export type NamedCall = {
  readonly call: ModelCall;
  /** The model that answered last: with fallbacks, not always the first. */
  readonly model: () => string;
  readonly canCallTools: boolean;
  /** Whether it can be given pictures. */
  readonly sees: boolean;
};
