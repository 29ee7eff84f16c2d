/** Chooses the author of the server's readings. */
import type { Composer } from './composer.ts';

export function createComposer(): Composer {
  return {
    reply: () => {
      throw new Error('the composer is not connected');
    },
  };
}
