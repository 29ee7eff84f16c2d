/**
 * `POST /otp` sends a code to an address; `POST /verify` begins a session by it.
 *
 * A code is of the browser that asked for it, and its five tries are that browser's alone. A browser that has asked for none
 * may show a code all the same (asked for on the laptop, typed on the phone), a few times a mailbox, with waits that double.
 * So nobody elsewhere can use up somebody's tries (ADR 0103).
 */
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { err } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { Tx } from '../db/database.ts';
import { codeLetter } from '../mail/code-letter.ts';
import { authLimits } from './auth-limits.ts';
import { browserOf, hasSignedIn, keepBrowser, newBrowser, signedIn } from './browser.ts';
import { codeMinutes, codeTries, newCode, signInUses } from './codes.ts';
import type { SignInUse } from './codes.ts';
import { mailboxOf, parseEmail } from './email.ts';
import { answerFailure, failures, invalid, overMails, overRequests } from './failure.ts';
import type { AuthFailure } from './failure.ts';
import { keepCode, useCodeOfOthers, useOwnCode } from './otp.ts';
import type { SignedInSession } from './sessions.ts';
import { kindOf, readBody } from './surface.ts';
import type { Surface } from './surface.ts';
import { isBanned, noteSignIn, userByEmail } from './users.ts';

const otpBody = z.object({ email: z.string(), create_user: z.boolean().nullish() });
const verifyBody = z.object({ type: z.literal('email'), email: z.string(), token: z.string().max(64) });

const noEmail = invalid('That is not an e-mail address.');

export function addCodeRoutes(app: Hono, surface: Surface): void {
  const { db, keys, limits, log, mail, nowMs, over, overClient, refuse } = surface;
  const many = createManyWrong(surface);
  const isSecure = (c: Context): boolean => surface.publicOrigin(c).startsWith('https:');

  // Nothing here asks whether the address has an account: the answer, and the work for it, are the same.
  app.post('/otp', async (c) => {
    const body = await readBody(c, otpBody, 'Send an e-mail address as email.');
    if (!body.ok) return refuse(c, body.error);
    const email = parseEmail(body.value.email);
    if (email === null) return refuse(c, noEmail);
    const browser = browserOf(c) ?? newBrowser();
    const mailbox = mailboxOf(email);
    const refused =
      (await overClient(authLimits.mailsOfClient, c)) ??
      (hasSignedIn(keys.pepper, browser, mailbox)
        ? await over(authLimits.mailsOfBrowser, `${mailbox} ${browser.id}`, overMails)
        : await over(authLimits.mailsOfMailbox, mailbox, overMails));
    if (refused !== null) return refuse(c, refused);

    const code = newCode();
    const use = body.value.create_user === false ? 'sign-in' : 'sign-in-or-up';
    await db.own((tx) => keepCode(tx, keys.pepper, { email, code, use, browser: browser.id }, nowMs()));
    try {
      await mail.send(codeLetter(email, code, codeMinutes));
    } catch (error) {
      log.error('mail-failed', { kind: kindOf(error) });
      return answerFailure(c, failures.mailNotSent);
    }
    log.info('code-sent', { delivery: mail.delivery });
    keepBrowser(c, browser, isSecure(c));
    return c.json({});
  });

  app.post('/verify', async (c) => {
    const body = await readBody(c, verifyBody, 'Send type "email" with email and token.');
    if (!body.ok) return refuse(c, body.error);
    const email = parseEmail(body.value.email);
    if (email === null) return refuse(c, noEmail);
    const refused = await overClient(authLimits.triesOfClient, c);
    if (refused !== null) return refuse(c, refused);

    const browser = browserOf(c);
    const mailbox = mailboxOf(email);
    const shown = { email, code: body.value.token.trim() };
    const isKnown = browser !== null && hasSignedIn(keys.pepper, browser, mailbox);
    const tries = many.endsInS() === null || isKnown ? codeTries : 1;
    const own =
      browser === null
        ? null
        : await db.own(async (tx) => {
            const asked = { ...shown, browser: browser.id };
            const use = await useOwnCode(tx, keys.pepper, asked, signInUses, nowMs(), tries);
            return use === 'not-asked' ? null : enter(c, tx, email, use);
          });
    const opened = own ?? (await fromElsewhere(c, shown, mailbox));
    if (!opened.ok) {
      if (opened.error === failures.wrongCode) await many.note();
      return refuse(c, opened.error);
    }
    const here = signedIn(keys.pepper, browser ?? newBrowser(), mailbox);
    await limits.clear(authLimits.mailsOfMailbox, mailbox);
    await limits.clear(authLimits.mailsOfBrowser, `${mailbox} ${here.id}`);
    await limits.clear(authLimits.triesElsewhere, mailbox);
    keepBrowser(c, here, isSecure(c));
    return surface.answerSignIn(c, opened.value);
  });

  type Opened = Result<SignedInSession, AuthFailure>;

  /** Begins a session for what a right code was asked for; refuses where `use` is null, which a wrong code gives. */
  async function enter(c: Context, tx: Tx, email: string, use: SignInUse | null): Promise<Opened> {
    if (use === null) return err(failures.wrongCode);
    const user = await userByEmail(tx, email, { make: use === 'sign-in-or-up' }, nowMs());
    if (user === null) return err(failures.wrongCode);
    if (isBanned(user, nowMs())) return err(failures.userBanned);
    const data = { sub: user.id, email, email_verified: true, phone_verified: false };
    await noteSignIn(tx, user, { provider: 'email', providerId: user.id, email, data }, nowMs());
    return surface.begin(c, tx, user.id, 'otp');
  }

  async function fromElsewhere(
    c: Context,
    shown: { readonly email: string; readonly code: string },
    mailbox: string,
  ): Promise<Opened> {
    const closedS = many.endsInS();
    if (closedS !== null) return err(overRequests(closedS));
    const refused = await over(authLimits.triesElsewhere, mailbox);
    if (refused !== null) return err(refused);
    return db.own(async (tx) =>
      enter(c, tx, shown.email, await useCodeOfOthers(tx, keys.pepper, shown, signInUses, nowMs())),
    );
  }
}

/**
 * The ceiling of wrong codes over all, for guessers with many addresses. Above it each code has one try, unless its browser
 * has signed in there before, and codes are taken only where they were asked for: who types the right one still comes in.
 */
function createManyWrong({ limits, log, nowMs }: Surface) {
  let closed: { readonly fromMs: number; readonly untilMs: number } | null = null;
  const endsInS = (): number | null => {
    const now = nowMs();
    if (closed === null || now < closed.fromMs || now >= closed.untilMs) return null;
    return Math.ceil((closed.untilMs - now) / 1000);
  };
  return {
    /** Whole seconds until the ceiling is lifted; null when it is not reached. */
    endsInS,
    /** Counts a wrong code. */
    note: async (): Promise<void> => {
      const { wrongOverAll } = authLimits;
      const taken = await limits.take(wrongOverAll, 'all');
      if (taken.ok || endsInS() !== null) return;
      const now = nowMs();
      closed = { fromMs: now, untilMs: now + taken.retryAfterS * 1000 };
      log.warn('many-wrong-codes', { seconds: taken.retryAfterS });
    },
  };
}
