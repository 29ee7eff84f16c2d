import { useState } from 'react';
import { knownBirth } from '#contract/birth-details.ts';
import type { NatalRequest, NatalView } from '#engine/protocol.ts';
import type { Blueprint } from './profile-queries.ts';
import { type Asked, useEngineAnswer } from '#parts/use-engine-answer.ts';

export interface Natal {
  asked: Asked<NatalView>;
  /** What is asked; null without a birth. */
  request: NatalRequest | null;
  /** Asks once more after a failure. */
  again: () => void;
}

/** The chart of the stored birth. While another house system is worked out the chart before it stays. */
export function useNatal(blueprint: Blueprint | undefined): Natal {
  const [attempt, setAttempt] = useState(0);
  const birth = knownBirth(blueprint?.profile?.birth ?? null);
  const input =
    birth === null || blueprint === undefined
      ? null
      : { birth, houseSystem: blueprint.houseSystem, node: blueprint.node };
  const asked = useEngineAnswer('natal', input, attempt);
  const birthKey = JSON.stringify(birth);
  const [last, setLast] = useState<{ birthKey: string; asked: Asked<NatalView> } | null>(null);
  if (asked.type === 'answer' && last?.asked !== asked) setLast({ birthKey, asked });
  const kept = asked.type === 'working' && last?.birthKey === birthKey ? last.asked : asked;
  return { asked: kept, request: input, again: () => setAttempt((was) => was + 1) };
}
