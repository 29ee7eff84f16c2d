/** The hosted models behind `POST /api/chat`, where a server has some, and how their answers are counted. */
import { keyedDigest } from './auth/digest.ts';
import type { Identity } from './auth/verifier.ts';
import type { RequestCaller } from './caller.ts';
import type { Database } from './db/database.ts';
import type { ModelSettings } from './env.ts';
import type { Meter } from './limits.ts';
import type { Log } from './log.ts';
import { withFallbacks } from './model/fallbacks.ts';
import type { NamedCall } from './model/named-call.ts';
import { providerCall } from './model/providers.ts';
import { runs, standing } from './subscription-standing.ts';

export type HostedModel = NamedCall & {
  readonly allowanceOf: (identity: Identity | null) => Promise<Allowance>;
  /** Questions a UTC day by everyone together. */
  readonly totalPerDay: number;
};

export type Allowance = {
  /** Answers a UTC day. */
  readonly perDay: number;
  /** By a subscription that runs. */
  readonly paid: boolean;
};

/** Answers a day for a subscription: one every two minutes for sixteen hours, which nobody reads. */
export const fairPerDay = 500;

/** The share of the total that answers without a subscription may use up, so that those who pay still have theirs. */
const freeShare = 0.8;

/** What the meter calls these answers. */
export const HOSTED_ANSWERS = 'hosted-answers';

/**
 * What it calls every question that a hosted model was asked, answered or not: failures are not counted against a
 * person, but they cost, so there is an end to them as well.
 */
const HOSTED_QUESTIONS = 'hosted-questions';

/** Questions a day for so many answers. */
const questionsFor = (answers: number): number => answers * 3;

/** Whom the total is counted under. */
const EVERYONE = 'everyone';

/**
 * Who the answers of a caller are counted under: the account, and without a subscription the network too, as a keyed digest
 * that it cannot be found back from. All free answers of a network count together, so neither another address of it nor
 * another account brings more.
 */
export function hostedSubjects(
  { identity, network }: RequestCaller,
  paid: boolean,
  key: Uint8Array,
): readonly string[] {
  const ofNetwork = `address:${keyedDigest(key, 'hosted', network)}`;
  if (identity === null) return [ofNetwork];
  return paid ? [identity.userId] : [identity.userId, ofNetwork];
}

export type HostedTaken =
  | { readonly ok: true; readonly giveBack: () => Promise<void> }
  | {
      readonly ok: false;
      /** What is used up: the answers of the caller, or those of everyone. */
      readonly usedUp: 'own' | 'all';
      readonly perDay: number;
      /** Milliseconds since 1970. */
      readonly resetsAtMs: number;
    };

/**
 * Takes one answer of today, which `giveBack` returns when it fails. What is refused takes nothing. The question stays
 * counted either way.
 */
export async function takeHosted(
  { allowanceOf, totalPerDay }: Pick<HostedModel, 'allowanceOf' | 'totalPerDay'>,
  meter: Meter,
  caller: RequestCaller,
  key: Uint8Array,
  nowMs: number,
): Promise<HostedTaken> {
  const { perDay, paid } = await allowanceOf(caller.identity);
  const subjects = hostedSubjects(caller, paid, key);
  const total = paid ? totalPerDay : Math.floor(totalPerDay * freeShare);
  const counts = [
    ...subjects.map((who) => ({ who, kind: HOSTED_ANSWERS, max: perDay })),
    ...subjects.map((who) => ({ who, kind: HOSTED_QUESTIONS, max: questionsFor(perDay) })),
    { who: EVERYONE, kind: HOSTED_QUESTIONS, max: total },
  ];
  const taken: typeof counts = [];
  const giveBack = async (those: typeof counts): Promise<void> => {
    for (const { who, kind } of those) await meter.giveBack(who, kind, nowMs);
  };
  for (const count of counts) {
    const metered = await meter.take(count.who, count.kind, count.max);
    if (metered.ok) {
      taken.push(count);
      continue;
    }
    await giveBack(taken);
    const usedUp = count.who === EVERYONE ? 'all' : 'own';
    return { ok: false, usedUp, perDay, resetsAtMs: metered.resetsAtMs };
  }
  return { ok: true, giveBack: () => giveBack(taken.filter(({ kind }) => kind === HOSTED_ANSWERS)) };
}

export type HostedDeps = {
  readonly settings: ModelSettings;
  readonly freePerDay: number;
  readonly totalPerDay: number;
  readonly db: Database;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
};

/** The configured models as one, each the fallback of the one before it. A subscription that runs brings more answers. */
export function createHosted({ settings, freePerDay, totalPerDay, db, log, nowMs }: HostedDeps): HostedModel {
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
    totalPerDay,
    allowanceOf: async (identity) => {
      const free = { perDay: freePerDay, paid: false };
      if (identity === null) return free;
      const row = await db.own((tx) =>
        tx
          .selectFrom('app.subscriptions')
          .select(['status', 'trial_ends_at'])
          .where('user_id', '=', identity.userId)
          .executeTakeFirst(),
      );
      const stands = standing(row?.status, row?.trial_ends_at ?? null, nowMs());
      return runs(stands) ? { perDay: Math.max(fairPerDay, freePerDay), paid: true } : free;
    },
  };
}
