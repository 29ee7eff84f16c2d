/** Puts the server's parts together as the environment asks for them. */
import { join } from 'node:path';
import type { Context } from 'hono';
import { MAX_AUDIO_BYTES } from '#contract/api/content.ts';
import { MAX_BLOB_BYTES } from '#contract/api/sync.ts';
import { createAdmins } from './admin/admins.ts';
import type { AppDeps } from './app.ts';
import { authLimits } from './auth/auth-limits.ts';
import { deriveKeys } from './auth/keys.ts';
import type { OidcConfig } from './auth/provider.ts';
import { exactRedirects } from './auth/redirects.ts';
import { readOrMakeSecret } from './auth/secret.ts';
import { sweepDeletedAccounts } from './account/deleted-accounts.ts';
import { sweepSignIns } from './auth/sweep.ts';
import { hostedVerifier, ownVerifier } from './auth/verifier.ts';
import type { Database } from './db/database.ts';
import { openEmbedded, openPostgres } from './db/open.ts';
import { createComposer } from './device-composer.ts';
import { freeBytesOf } from './disk.ts';
import type { FreeBytes } from './disk.ts';
import { isLoopback } from './env.ts';
import type { Env, ProviderSettings } from './env.ts';
import { createAudioLibrary } from './files/audio-library.ts';
import { folderStore } from './files/folder-store.ts';
import { s3Store } from './files/s3-store.ts';
import { createSpool } from './files/spool.ts';
import { createHosted } from './hosted.ts';
import { createLimits, createMeter } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import { logMail, smtpMail } from './mail/mail.ts';
import { createJudge } from './model/judge.ts';
import { createModelReader } from './model/model-reader.ts';
import { ownCall } from './model/own-call.ts';
import { createSafeFetch } from './net/safe-fetch.ts';
import { createSafePost } from './net/safe-post.ts';
import { createPushKeys } from './push/push-keys.ts';
import { createReminders } from './push/reminders.ts';
import type { Reminders } from './push/reminders.ts';
import { createSendPush } from './push/send-push.ts';
import { createPayments } from './payments/payments.ts';
import { openStripe } from './payments/stripe-client.ts';
import { createStorageRoom, storedBytes } from './storage-room.ts';
import { createBlobs, defaultBlobQuota } from './sync/blobs.ts';
import { sweepDevices } from './sync/devices.ts';
import { createPokes } from './sync/pokes.ts';
import { defaultQuota } from './sync/rows.ts';

/** How often rows that have had their time are removed. */
const sweepMs = 3_600_000;

/** The lowest version of the contract whose apps may still push; an older one is asked to update. */
const oldestSchema = 1;

/** What is true of a server that says which page it serves, and when; the rest of `AppDeps` follows from these. */
export type WiringDeps = {
  readonly db: Database;
  readonly secret: string;
  readonly log: Log;
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: () => number;
  /** The port it listens on, once it does. */
  readonly port: () => number;
  /** Writes a line for the person who runs the server, whatever the log's level. */
  readonly tell: (line: string) => void;
  /** Free bytes of the disk; asked of the system when not given. */
  readonly freeBytes?: FreeBytes;
  /** See `LimitsDeps.exact`. */
  readonly exactLimits?: boolean;
};

export type Wired = {
  readonly deps: Omit<AppDeps, 'version' | 'serviceWorkerOff' | 'client'>;
  /** What is done once the database is open. */
  readonly afterOpening: () => Promise<void>;
  /** Sends the daily reminders once it is started. */
  readonly reminders: Reminders;
  /** Removes what has had its time. */
  readonly sweep: () => Promise<void>;
  readonly sweepEveryMs: number;
  /** Ends answers that have no end of their own, so that the server can stop. */
  readonly stop: () => Promise<void>;
};

/** The secret that keys are derived from: the one that was set, or the one made for this folder. */
export function readSecret(env: Pick<Env, 'serverSecret' | 'dataDir'>): Promise<string> {
  return env.serverSecret === null ? readOrMakeSecret(env.dataDir) : Promise.resolve(env.serverSecret);
}

export function openDatabase(
  env: Env,
  deps: {
    readonly sqlDir: string;
    readonly log: Log;
    readonly nowMs: () => number;
    /** See `EmbeddedOptions`. */
    readonly onGivenUp: (error: unknown) => void;
  },
): Promise<Database> {
  const { database } = env;
  return database.kind === 'embedded'
    ? openEmbedded({ dir: env.dataDir, floorBytes: env.diskFloorBytes, ...deps })
    : openPostgres({ url: database.url, hosted: env.supabase !== null, ...deps });
}

export async function wire(env: Env, given: WiringDeps): Promise<Wired> {
  const { db, log, nowMs } = given;
  const keys = await deriveKeys(given.secret);
  const publicOrigin = (c: Context): string => env.publicUrl ?? originOf(c);
  /** Origins whose page may be sent a sign-in code: the public one, or this machine's own names. */
  const pageOrigins = (): readonly string[] =>
    env.publicUrl === null
      ? ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${given.port()}`)
      : [env.publicUrl];

  const limits = withFactor(
    createLimits({ db, key: keys.limitKey, nowMs, log, exact: given.exactLimits ?? false }),
    env.limitFactor,
  );
  const meter = createMeter({ db, nowMs });
  const admins = createAdmins({ db, key: keys.pepper, allowedEmails: env.adminEmails, nowMs, log });
  const mail = env.mail === null ? logMail(given.tell) : smtpMail(env.mail.smtpUrl, env.mail.from);
  const issuer = `${env.publicUrl ?? 'http://localhost'}/auth/v1`;
  const verifier =
    env.supabase === null
      ? ownVerifier({ keys, db, issuer, nowMs })
      : hostedVerifier({ supabaseUrl: env.supabase.url, db, nowMs });
  const audio = createAudioLibrary({
    db,
    store: env.bucket === null ? folderStore(join(env.dataDir, 'audio')) : s3Store(env.bucket),
    spool: createSpool(join(env.dataDir, 'incoming')),
    fetch: createSafeFetch(),
    maxBytes: MAX_AUDIO_BYTES,
    nowMs,
    log,
  });
  const pokes = createPokes({ db, nowMs, log });
  const blobs = createBlobs({
    db,
    store: env.bucket === null ? folderStore(join(env.dataDir, 'blobs')) : s3Store(env.bucket),
    spool: createSpool(join(env.dataDir, 'incoming-blobs')),
    nowMs,
    log,
    maxBytes: MAX_BLOB_BYTES,
    quota: defaultBlobQuota,
  });
  const pushKeys = createPushKeys(db, env.pushKeys);
  const reminders = createReminders({
    db,
    send: createSendPush({ keys: pushKeys, subject: pushSubject(env), post: createSafePost() }),
    nowMs,
    log,
  });
  const payments =
    env.payments === null
      ? null
      : createPayments({
          stripe: await openStripe(env.payments),
          webhookSecret: env.payments.webhookSecret,
          db,
          pokes,
          log,
          nowMs,
          key: keys.limitKey,
        });
  const room = createStorageRoom({
    // PostgreSQL's disk is another one, and it says itself when that is full.
    freeBytes:
      given.freeBytes ??
      (db.kind === 'embedded' ? freeBytesOf(env.dataDir) : () => Promise.resolve(Number.POSITIVE_INFINITY)),
    floorBytes: env.diskFloorBytes,
    usedBytes: () => storedBytes(db),
    ceilingBytes: env.storageMaxBytes,
    nowMs,
    log,
  });
  const google = provider('google', env.google);
  const oidc = provider('oidc', env.oidc);

  return {
    deps: {
      db,
      verifier,
      limits,
      room,
      isAdmin: admins.isAdmin,
      log,
      nowMs,
      trustedProxies: env.trustedProxies,
      security: {
        connectOrigins: env.supabase === null ? [] : [env.supabase.url],
        https: env.publicUrl?.startsWith('https:') ?? false,
      },
      publicOrigin,
      loopbackOnly: env.publicUrl === null && isLoopback(env.host),
      backend: {
        url: env.supabase?.url ?? null,
        anonKey: env.supabase?.anonKey ?? keys.anonKey,
        codeDelivery: env.supabase === null ? mail.delivery : 'email',
        google: env.supabase !== null || google !== null,
        oidc: env.oidc === null ? null : new URL(env.oidc.issuer).hostname,
      },
      mapsKey: env.mapsKey,
      composer: createComposer(),
      hosted:
        env.models === null
          ? null
          : createHosted({
              settings: env.models,
              freePerDay: env.freeHostedPerDay,
              totalPerDay: env.totalHostedPerDay,
              db,
              log,
              nowMs,
            }),
      ownCall,
      readWithModel: createModelReader(createJudge),
      meter,
      addressKey: keys.limitKey,
      payments,
      moneyBack: env.moneyBack,
      admins,
      audio,
      sync: { pokes, blobs, quota: defaultQuota, oldestSchema },
      pushKeys,
      deletionCodes: env.supabase === null ? { pepper: keys.pepper, mail } : null,
      auth:
        env.supabase === null
          ? {
              db,
              keys,
              limits,
              mail,
              log,
              nowMs,
              issuer,
              redirects: { allows: (url) => exactRedirects(pageOrigins()).allows(url) },
              google,
              oidc,
              trustedProxies: env.trustedProxies,
              onSignIn: admins.onSignIn,
              onSessionsEnded: pokes.sessionsChanged,
              publicOrigin,
            }
          : null,
    },
    afterOpening: async () => {
      if (db.kind === 'embedded')
        given.tell(
          'The database is embedded: for one machine and one process. Set DATABASE_URL for more than that.',
        );
      if (env.host !== '127.0.0.1' && env.publicUrl === null)
        given.tell(
          'People come from outside (HOST), and PUBLIC_URL is not set: sign-in by a provider cannot return.',
        );
      if (env.payments !== null && env.models === null)
        given.tell(
          'Payments are set up (STRIPE_SECRET_KEY), and there is nothing to buy: a plan brings replies by a hosted model, and MODEL_PROVIDERS is not set.',
        );
      // With ADMIN_EMAILS the admins are named: a log that somebody reads makes nobody one.
      const token = env.adminEmails.length === 0 ? await admins.ensureSetupToken() : null;
      if (token !== null)
        given.tell(
          `There is no admin yet. Sign in, open /admin and enter this token within 24 hours: ${token}`,
        );
    },
    sweep: async () => {
      await limits.sweep();
      // A hosted project looks after its own.
      if (env.supabase === null) await sweepSignIns(db, nowMs());
      await audio.sweep();
      await blobs.sweep();
      await sweepDevices(db, nowMs());
      await sweepDeletedAccounts(db, nowMs());
      await payments?.sweep();
    },
    sweepEveryMs: sweepMs,
    reminders,
    stop: async () => {
      await reminders.stop();
      await pokes.close();
    },
  };
}

/**
 * Whom push services may turn to about this server. A server that has no public address reminds nobody but who runs it; the
 * address of nobody is of the kind that services take.
 */
function pushSubject({ publicUrl, mail }: Env): string {
  if (publicUrl?.startsWith('https:') === true) return publicUrl;
  const address = /[^\s<>"]+@[^\s<>"]+/.exec(mail?.from ?? '')?.[0];
  return `mailto:${address ?? 'nobody@soulstice.invalid'}`;
}

/** The origin a request was sent to; a page that lies about it only misleads itself. */
const originOf = (c: Context): string => new URL(c.req.url).origin;

/** Many may share one address of the network; a mailbox is one person's, so guesses at its code stay as few as they are. */
function withFactor(limits: Limits, factor: number): Limits {
  return {
    ...limits,
    take: (limit, subject, cost) =>
      limit === authLimits.triesElsewhere
        ? limits.take(limit, subject, cost)
        : limits.take({ ...limit, max: limit.max * factor }, subject, cost),
  };
}

/** A provider on this very machine may be asked without TLS: tests are. */
function provider(name: OidcConfig['name'], settings: ProviderSettings | null): OidcConfig | null {
  return settings === null ? null : { name, ...settings, allowHttp: settings.issuer.startsWith('http:') };
}
