/** `/api/account`: all that the server holds of a person, to take along, and the end of it. */
import { Hono } from 'hono';
import { deleteAccount } from '../account/delete-account.ts';
import { exportAccount } from '../account/export-account.ts';
import { authLimits } from '../auth/auth-limits.ts';
import { codeMinutes, newCode } from '../auth/codes.ts';
import { keepCode, useOwnCode } from '../auth/otp.ts';
import { kindOf } from '../auth/surface.ts';
import { fromDb } from '../auth/times.ts';
import type { Identity } from '../auth/verifier.ts';
import { identityOf, refuse, register, tooMany } from '../calls.ts';
import type { Refusal } from '../calls.ts';
import { deletionLetter } from '../mail/code-letter.ts';
import type { Mail } from '../mail/mail.ts';
import type { Payments } from '../payments/payments.ts';
import type { SyncRouteDeps } from './sync.ts';

export type AccountRouteDeps = SyncRouteDeps & {
  /** Null where payments are not set up. */
  readonly payments: Pick<Payments, 'sweep'> | null;
  /** How codes are sent; null where a hosted project signs people in, and a fresh sign-in stands for the code. */
  readonly deletionCodes: { readonly pepper: Uint8Array; readonly mail: Mail } | null;
};

/** How old a session may be whose sign-in counts as fresh. */
const freshMs = 10 * 60_000;

export function accountRoutes(deps: AccountRouteDeps): Hono {
  const { db, log, nowMs, limits, deletionCodes } = deps;
  const signsInItself = deletionCodes !== null;
  const app = new Hono();

  register(app, 'exportAccount', deps, ({ caller, c }) => {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="soulstice-account.json"',
    };
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const { userId, email } = identityOf(caller);
    const pieces = exportAccount({ db, blobs: deps.sync.blobs, nowMs }, { userId, email }, signsInItself);
    return new Response(streamOf(pieces), { headers });
  });

  register(app, 'sendDeletionCode', deps, async ({ caller }) => {
    const { email, userId } = identityOf(caller);
    if (deletionCodes === null || email === null) return { proof: 'recent-sign-in' as const };
    const taken = await limits.take(authLimits.mailsOfBrowser, userId);
    if (!taken.ok) return tooMany(taken.retryAfterS);
    const code = newCode();
    const asked = { email, code, use: 'delete-account', browser: userId } as const;
    await db.own((tx) => keepCode(tx, deletionCodes.pepper, asked, nowMs()));
    try {
      await deletionCodes.mail.send(deletionLetter(email, code, codeMinutes));
    } catch (error) {
      log.error('mail-failed', { kind: kindOf(error) });
      return refuse(503, 'The code could not be sent. Please try again in a minute.');
    }
    return { proof: 'code' as const };
  });

  register(app, 'deleteAccount', deps, async ({ body, caller }) => {
    const who = identityOf(caller);
    const gone = await (deletionCodes === null || who.email === null
      ? deleteFresh(who)
      : deleteByCode(who, who.email, body.code?.trim() ?? '', deletionCodes.pepper));
    if (gone !== null) return gone;
    log.info('account-deleted');
    deps.sync.pokes.sessionsChanged(who.userId);
    await deps.sync.blobs.removeFiles().catch((error: unknown) => {
      // They are on the list of removals, and go with the next sweep.
      log.warn('files-not-removed', { kind: kindOf(error) });
    });
    await deps.payments?.sweep().catch((error: unknown) => {
      // So is the customer whom the payment provider is to forget, with what they still pay for.
      log.warn('customer-not-removed', { kind: kindOf(error) });
    });
    return { success: true as const };
  });

  async function deleteByCode(
    who: Identity,
    email: string,
    code: string,
    pepper: Uint8Array,
  ): Promise<Refusal | null> {
    return db.own(async (tx) => {
      const shown = { email, code, browser: who.userId };
      const use = await useOwnCode(tx, pepper, shown, ['delete-account'], nowMs());
      // The transaction commits either way: a try that was used stays used.
      if (use !== 'delete-account')
        return refuse(403, 'This code is wrong or over. Please ask for a new one.', { code: 'otp_expired' });
      await deleteAccount(tx, who, true);
      return null;
    });
  }

  function deleteFresh(who: Identity): Promise<Refusal | null> {
    return db.own(async (tx) => {
      const session = await tx
        .selectFrom('auth.sessions')
        .select('created_at')
        .where('id', '=', who.sessionId)
        .where('user_id', '=', who.userId)
        .executeTakeFirst();
      if (session === undefined || nowMs() - fromDb(session.created_at) > freshMs)
        return refuse(403, 'Please sign in again, and delete the account within ten minutes.', {
          code: 'reauthentication_needed',
        });
      await deleteAccount(tx, who, signsInItself);
      return null;
    });
  }

  return app;
}

/** Text as bytes, a piece whenever the reader is ready for one. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
