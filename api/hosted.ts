/** The hosted models behind `POST /api/chat`, where a server has some, and how their answers are counted. */
import { keyedDigest } from './auth/digest.ts';
import type { Identity } from './auth/verifier.ts';
import type { RequestCaller } from './caller.ts';
import type { Database } from './db/database.ts';
import type { ModelSettings } from './env.ts';
import type { Log } from './log.ts';
import { withFallbacks } from './model/fallbacks.ts';
import type { NamedCall } from './model/named-call.ts';
import { providerCall } from './model/providers.ts';
import { runs, standing } from './subscription-standing.ts';

export type HostedModel = NamedCall & {
  /** Answers a UTC day for this caller, null for someone without the sign-in; null is no limit. */
  readonly perDay: (identity: Identity | null) => Promise<number | null>;
};

/** What the meter calls these answers. */
export const HOSTED_ANSWERS = 'hosted-answers';

/**
 * What it calls every question that a hosted model was asked, answered or not: failures are not counted against a
 * person, but they cost, so there is an end to them as well.
 */
export const HOSTED_QUESTIONS = 'hosted-questions';

/** Questions a day for so many answers. */
export const questionsFor = (answers: number): number => answers * 3;

/** Whose answers are counted: the account, or a keyed digest of the address, which cannot be found back from it. */
export function hostedSubject({ identity, address }: RequestCaller, key: Uint8Array): string {
  if (identity !== null) return identity.userId;
  return `address:${keyedDigest(key, 'hosted', address)}`;
}

export type HostedDeps = {
  readonly settings: ModelSettings;
  readonly freePerDay: number;
  readonly db: Database;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
};

/** The configured models as one, each the fallback of the one before it. A subscription that runs lifts the cap. */
export function createHosted({ settings, freePerDay, db, log, nowMs }: HostedDeps): HostedModel {
  const calls = settings.providers.map((access): NamedCall => ({
    call: providerCall(access),
    model: () => access.model,
    canCallTools: access.provider !== 'compatible' || settings.compatibleTools,
    sees: settings.sees,
  }));
  const hosted = withFallbacks({
    calls,
    firstEventMs: settings.firstTokenMs,
    onFailure: (model, type) => log.warn('model-failed', { model, type }),
  });
  return {
    ...hosted,
    perDay: async (identity) => {
      if (identity === null) return freePerDay;
      const row = await db.own((tx) =>
        tx
          .selectFrom('app.subscriptions')
          .select(['status', 'trial_ends_at'])
          .where('user_id', '=', identity.userId)
          .executeTakeFirst(),
      );
      const stands = standing(row?.status, row?.trial_ends_at ?? null, nowMs());
      return runs(stands) ? null : freePerDay;
    },
  };
}
