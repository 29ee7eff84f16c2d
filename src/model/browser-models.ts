import type { SoulsticeDb } from '#db/database.ts';
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
