import type { SoulsticeDb } from '#db/database.ts';
import { createOpenAiVoice } from './openai-voice.ts';
import type { OpenAiVoiceCalls } from './openai-voice.ts';
import { createOwnModels } from './own-models.ts';
import type { OwnModels } from './own-models.ts';

/** The person's own models in this browser, with a watch on what the page's policy refuses. */
export function createBrowserModels(db: SoulsticeDb): OwnModels {
  return createOwnModels({
    db,
    fetch: (url, init) => fetch(url, init),
    watchPolicy: (onBlocked) => {
      const listen = (event: SecurityPolicyViolationEvent): void => {
        if (event.effectiveDirective === 'connect-src') onBlocked();
      };
      document.addEventListener('securitypolicyviolation', listen);
      return () => document.removeEventListener('securitypolicyviolation', listen);
    },
  });
}

/** OpenAI's voice and ear in this browser, by the key that is kept for OpenAI. */
export function createBrowserVoice(db: SoulsticeDb): OpenAiVoiceCalls {
  const models = createBrowserModels(db);
  return createOpenAiVoice({
    keyOf: () => models.keyOf('openai'),
    fetch: (url, init) => fetch(url, init),
  });
}
