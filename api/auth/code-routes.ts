/** `POST /otp` sends a code to an address; `POST /verify` begins a session by it. */
import type { Hono } from 'hono';
import { z } from 'zod';
import { err } from '#lib/result.ts';
import { codeLetter } from '../mail/code-letter.ts';
import { authLimits } from './auth-limits.ts';
import { codeMinutes, newCode, signInUses } from './codes.ts';
import { mailboxOf, parseEmail } from './email.ts';
import { answerFailure, failures, invalid, overMails } from './failure.ts';
import { keepCode, useCode } from './otp.ts';
import { kindOf, readBody } from './surface.ts';
import type { Surface } from './surface.ts';
import { isBanned, noteSignIn, userByEmail } from './users.ts';

const otpBody = z.object({ email: z.string(), create_user: z.boolean().nullish() });
const verifyBody = z.object({ type: z.literal('email'), email: z.string(), token: z.string().max(64) });

const noEmail = invalid('That is not an e-mail address.');

export function addCodeRoutes(app: Hono, surface: Surface): void {
  const { db, keys, log, mail, nowMs, over, refuse, clientOf } = surface;

  // Nothing here asks whether the address has an account: the answer, and the work for it, are the same.
  app.post('/otp', async (c) => {
    const body = await readBody(c, otpBody, 'Send an e-mail address as email.');
    if (!body.ok) return refuse(c, body.error);
    const email = parseEmail(body.value.email);
    if (email === null) return refuse(c, noEmail);
    const refused =
      (await over(authLimits.mailsOfClient, clientOf(c))) ??
      (await over(authLimits.mailsOfAddress, mailboxOf(email), overMails)) ??
      (await over(authLimits.mailsOfAddressHourly, mailboxOf(email), overMails));
    if (refused !== null) return refuse(c, refused);

    const code = newCode();
    const use = body.value.create_user === false ? 'sign-in' : 'sign-in-or-up';
    await db.own((tx) => keepCode(tx, keys.pepper, { email, code, use }, nowMs()));
    try {
      await mail.send(codeLetter(email, code, codeMinutes));
    } catch (error) {
      log.error('mail-failed', { kind: kindOf(error) });
      return answerFailure(c, failures.mailNotSent);
    }
    log.info('code-sent', { delivery: mail.delivery });
    return c.json({});
  });

  app.post('/verify', async (c) => {
    const body = await readBody(c, verifyBody, 'Send type "email" with email and token.');
    if (!body.ok) return refuse(c, body.error);
    const email = parseEmail(body.value.email);
    if (email === null) return refuse(c, noEmail);
    const refused =
      (await over(authLimits.triesOfClient, clientOf(c))) ?? (await over(authLimits.triesOfAddress, email));
    if (refused !== null) return refuse(c, refused);

    const shown = { email, code: body.value.token.trim() };
    const opened = await db.own(async (tx) => {
      const use = await useCode(tx, keys.pepper, shown, signInUses, nowMs());
      if (use === null) return err(failures.wrongCode);
      const user = await userByEmail(tx, email, { make: use === 'sign-in-or-up' }, nowMs());
      if (user === null) return err(failures.wrongCode);
      if (isBanned(user, nowMs())) return err(failures.userBanned);
      const data = { sub: user.id, email, email_verified: true, phone_verified: false };
      await noteSignIn(tx, user, { provider: 'email', providerId: user.id, email, data }, nowMs());
      return surface.begin(c, tx, user.id, 'otp');
    });
    return opened.ok ? surface.answerSignIn(c, opened.value) : refuse(c, opened.error);
  });
}
