import type { Birth } from '#contract/birth.ts';
import { type SetupStep, setupSteps } from '#contract/setting.ts';

/** What the checklist looks at. `marked` are the steps ticked by doing them elsewhere or by hand. */
export interface SetupFacts {
  readonly marked: readonly SetupStep[];
  readonly birth: Birth | null;
  readonly anyMessageSent: boolean;
}

/**
 * Which steps are done: Welcome when marked or a message was sent; Birth Information when date, time and place are
 * known; Set Natal Chart when marked; Start Chatting when a message was sent or it is marked.
 *
 * A birth without a time that was saved with date and place counts: an unknown time is an answer, too.
 */
export function doneSteps(facts: SetupFacts): readonly SetupStep[] {
  const { marked, birth, anyMessageSent } = facts;
  return setupSteps.filter((step) => {
    switch (step) {
      case 'welcome':
      case 'start-chatting':
        return anyMessageSent || marked.includes(step);
      case 'birth-information':
        return birth !== null && birth.date !== null && birth.place !== null;
      case 'natal-chart':
        return marked.includes(step);
    }
  });
}
