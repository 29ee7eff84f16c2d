/** Signing in by a code: guesses, ages, copies of the database and the curious get nowhere. */
import { createHash } from 'node:crypto';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { expect, it } from 'vitest';
import { userByEmail } from '../../api/auth/users.ts';
import type { Database } from '../../api/db/database.ts';
import { describeAnyDatabase } from '../support/api-database.ts';
import { authLimits } from '../../api/auth/auth-limits.ts';
import { codeOf, createSignInServer, dumpOf, newJar } from './auth-support.ts';
import type { BrowserJar, SignInServer } from './auth-support.ts';

const minute = 60_000;
const hour = 60 * minute;
const ada = 'ada@example.com';

const verify = (
  server: SignInServer,
  email: string,
  token: string,
  { from, browser }: { readonly from?: string; readonly browser?: BrowserJar } = {},
): Promise<Response> =>
  server.send(
    '/verify',
    { email, token, type: 'email' },
    { ...(from === undefined ? {} : { from }), ...(browser === undefined ? {} : { browser }) },
  );

/** Another code than this one. */
const wrong = (code: string, step = 1): string =>
  ((Number(code) + step) % 1_000_000).toString().padStart(6, '0');

const answer = async (res: Response) => ({
  status: res.status,
  body: (await res.json()) as Record<string, unknown>,
});
const refusedCode = {
  status: 403,
  body: { code: 'otp_expired', message: 'Token has expired or is invalid' },
};

const count = (
  db: Database,
  table: 'auth.users' | 'auth.sessions' | 'auth.one_time_tokens',
): Promise<number> =>
  db.own(async (tx) => {
    const { n } = await tx
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  });

/** The same database, with each query noted by its kind and table. */
function watched(db: Database): { readonly db: Database; readonly take: () => readonly string[] } {
  let seen: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      seen.push(describeNode(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    db: { ...db, own: (work) => db.own((tx) => work(tx.withPlugin(plugin))) },
    take: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}

function describeNode(node: RootOperationNode): string {
  return `${node.kind} ${/"identifier":\{"kind":"IdentifierNode","name":"(\w+)"\}/.exec(JSON.stringify(node))?.[1] ?? ''}`;
}

describeAnyDatabase('a code by mail', (open) => {
  it('is six digits in a letter that says how long it holds, and makes an account at its first use', async () => {
    const server = await createSignInServer(await open());
    const res = await server.send('/otp', { email: ' Ada@Example.com ', create_user: true, data: {} });
    expect(await answer(res)).toEqual({ status: 200, body: {} });
    expect(res.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(server.letters).toHaveLength(1);
    expect(server.letters[0]?.to).toBe(ada);
    expect(server.letters[0]?.text).toMatch(/\b\d{6}\b[\s\S]*10 minutes/);
    expect(await count(server.db, 'auth.users')).toBe(0);

    const signedIn = await answer(await verify(server, 'ADA@example.com', codeOf(server.letters[0])));
    expect(signedIn).toMatchObject({
      status: 200,
      body: {
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: Math.floor(server.nowMs() / 1000) + 3600,
        user: {
          aud: 'authenticated',
          role: 'authenticated',
          email: ada,
          phone: '',
          email_confirmed_at: new Date(server.nowMs()).toISOString(),
          last_sign_in_at: new Date(server.nowMs()).toISOString(),
          app_metadata: { provider: 'email', providers: ['email'] },
          user_metadata: {},
          identities: [
            { provider: 'email', email: ada, identity_data: { email: ada, email_verified: true } },
          ],
          is_anonymous: false,
        },
      },
    });
    expect(await count(server.db, 'auth.users')).toBe(1);
    expect(server.signIns).toEqual([
      { id: (signedIn.body['user'] as { id: string }).id, email: ada, verified: true },
    ]);
  });

  it('finds the same account the next time', async () => {
    const server = await createSignInServer(await open());
    const [first, second] = [await server.signIn(ada), await server.signIn(ada)];
    expect(second.user.id).toBe(first.user.id);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await count(server.db, 'auth.users')).toBe(1);
    expect(await count(server.db, 'auth.sessions')).toBe(2);
  });

  it('works once', async () => {
    const server = await createSignInServer(await open());
    const code = await server.codeFor(ada);
    expect((await verify(server, ada, code)).status).toBe(200);
    expect(await answer(await verify(server, ada, code))).toEqual(refusedCode);
  });

  it.each([
    ['works at 9:59', 10 * minute - 1000, 200],
    ['is over at 10:01', 10 * minute + 1000, 403],
  ])('%s', async (_, age, status) => {
    const server = await createSignInServer(await open());
    const code = await server.codeFor(ada);
    server.wait(age);
    expect((await verify(server, ada, code)).status).toBe(status);
  });

  it('is over once its browser has asked for another', async () => {
    const server = await createSignInServer(await open());
    const browser = newJar();
    const first = await server.codeFor(ada, browser);
    server.wait(61_000);
    let second = await server.codeFor(ada, browser);
    for (; second === first; second = await server.codeFor(ada, browser)) server.wait(hour);
    expect(await answer(await verify(server, ada, first, { browser }))).toEqual(refusedCode);
    expect((await verify(server, ada, second, { browser })).status).toBe(200);
  });

  it('is of use for its own address alone', async () => {
    const server = await createSignInServer(await open());
    const code = await server.codeFor(ada);
    await server.codeFor('bob@example.com');
    const kept = codeOf(server.letters.at(-1));
    if (kept !== code)
      expect(await answer(await verify(server, 'bob@example.com', code))).toEqual(refusedCode);
    expect(await answer(await verify(server, 'eve@example.com', code))).toEqual(refusedCode);
  });

  it('has five tries: the fifth may be right, the sixth may not', async () => {
    for (const [tries, status] of [
      [4, 200],
      [5, 403],
    ] as const) {
      const server = await createSignInServer(await open());
      const browser = newJar();
      const code = await server.codeFor(ada, browser);
      for (let i = 1; i <= tries; i += 1)
        expect(await answer(await verify(server, ada, wrong(code, i), { browser }))).toEqual(refusedCode);
      expect((await verify(server, ada, code, { browser })).status).toBe(status);
    }
  });

  it('is still good in its browser after 40 wrong ones elsewhere, where waits double', async () => {
    const server = await createSignInServer(await open());
    const browser = newJar();
    const code = await server.codeFor(ada, browser);
    const statuses: number[] = [];
    for (let i = 1; i <= 40; i += 1) {
      const plus = i % 2 === 0 ? ada : ada.replace('@', `+${i}@`);
      statuses.push((await verify(server, plus, wrong(code, i), { from: `203.0.113.${i}` })).status);
    }
    expect(statuses).toEqual([...Array<number>(5).fill(403), ...Array<number>(35).fill(429)]);
    const waits: (string | null)[] = [];
    for (let i = 0; i < 8; i += 1) {
      const late = await verify(server, ada, '', { from: `203.0.113.${100 + i}` });
      waits.push(late.headers.get('retry-after'));
      server.wait(Number(late.headers.get('retry-after')) * 1000);
      expect((await verify(server, ada, '', { from: `203.0.113.${110 + i}` })).status).toBe(403);
    }
    expect(waits).toEqual(['60', '120', '240', '480', '960', '1920', '3600', '3600']);
    expect(await count(server.db, 'auth.sessions')).toBe(0);
  });

  it('lets its browser in while others guess, and is not ended by what others ask for', async () => {
    const server = await createSignInServer(await open());
    const browser = newJar();
    const code = await server.codeFor(ada, browser);
    server.wait(61_000);
    const stranger = newJar();
    const other = await server.codeFor(ada, stranger);
    for (let i = 1; i <= 20; i += 1)
      await verify(server, ada, wrong(code, i), i % 2 === 0 ? { browser: stranger } : {});
    // The stranger's own code has had its tries, and the mailbox its tries from elsewhere.
    expect((await verify(server, ada, other, { browser: stranger })).status).toBe(403);
    expect((await verify(server, ada, code)).status).toBe(429);
    expect((await verify(server, ada, code, { browser })).status).toBe(200);
  });

  it('may be typed on another device than it was asked for on', async () => {
    const server = await createSignInServer(await open());
    const code = await server.codeFor(ada, newJar());
    const phone = newJar();
    await server.send('/otp', { email: 'someone@example.com' }, { browser: phone });
    expect((await verify(server, ada, code, { browser: phone })).status).toBe(200);
    expect(await answer(await verify(server, ada, code, { browser: phone }))).toEqual(refusedCode);
  });

  it('can be asked for in a browser that has signed in there before, whatever others ask for', async () => {
    const server = await createSignInServer(await open());
    const browser = newJar();
    const code = await server.codeFor(ada, browser);
    expect((await verify(server, ada, code, { browser })).status).toBe(200);
    const asks = async (jar: BrowserJar) =>
      (await server.send('/otp', { email: ada }, { browser: jar })).status;
    const stranger = newJar();
    expect([await asks(stranger), await asks(stranger), await asks(newJar())]).toEqual([200, 429, 429]);
    expect([await asks(browser), await asks(browser)]).toEqual([200, 429]);
    // A mark that somebody made up is none, and one for another mailbox is none here.
    const [id] = browser.cookie.split('.');
    expect(await asks({ cookie: `${id}.${'x'.repeat(22)}` })).toBe(429);
    expect((await server.send('/otp', { email: 'bo@example.com' }, { browser })).status).toBe(200);
    expect((await server.send('/otp', { email: 'bo@example.com' }, { browser })).status).toBe(429);
  });

  it('names its browser by a cookie that no script reads, no other site sends and nothing here keeps', async () => {
    const server = await createSignInServer(await open());
    const asked = await server.send('/otp', { email: ada });
    const cookie = asked.headers.get('set-cookie') ?? '';
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=15552000',
      'Path=/auth/v1',
      'SameSite=Strict',
      'Secure',
    ]);
    const [name, value = ''] = pair.split('=');
    expect(name).toBe('soulstice-browser');
    expect(await dumpOf(server.db)).not.toContain(value);
    expect(JSON.stringify(server.lines)).not.toContain(value);
    const signedIn = await verify(server, ada, codeOf(server.letters[0]), { browser: { cookie: pair } });
    const marked = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect(marked.startsWith(`${pair}.`)).toBe(true);
    expect(Buffer.from(marked.split('.')[1] ?? '', 'base64url').toString()).not.toContain('ada');
    const plain = await createSignInServer(server.db, { origin: 'http://localhost:8787' });
    const there = await plain.send('/otp', { email: 'bo@example.com' });
    expect(there.headers.get('set-cookie')).not.toContain('Secure');
  });

  it.each([
    ['/64', '2001:db8:1:2300::/64', 100, '2001:db8:1:2300::9', '2001:db8:1:2301::9'],
    ['/56', '2001:db8:1:2300::/56', 200, '2001:db8:1:23ff::9', '2001:db8:1:2400::9'],
    ['/48', '2001:db8:1::/48', 400, '2001:db8:1:ffff::9', '2001:db8:2:1::9'],
  ])('cannot be guessed from all of a %s', async (_, key, max, inside, outside) => {
    const server = await createSignInServer(await open());
    // As if that many tries had come from addresses all over it.
    await server.limits.take({ ...authLimits.triesOfClient, max }, key, max);
    expect((await verify(server, ada, '000000', { from: inside })).status).toBe(429);
    expect((await verify(server, ada, '000000', { from: outside })).status).toBe(403);
  });

  it('has one try where it was asked for, and none elsewhere, while too many are wrong over all', async () => {
    const server = await createSignInServer(await open());
    const [known, browser, hasty] = [newJar(), newJar(), newJar()];
    await verify(server, ada, await server.codeFor(ada, known), { browser: known });
    await server.limits.take(authLimits.wrongOverAll, 'all', authLimits.wrongOverAll.max);
    expect((await verify(server, 'x@example.com', '000000')).status).toBe(403);
    expect(server.lines.filter(({ event }) => event === 'many-wrong-codes')).toEqual([
      { event: 'many-wrong-codes', fields: { seconds: 3600 } },
    ]);
    const elsewhere = await verify(server, 'y@example.com', '000000');
    expect([elsewhere.status, elsewhere.headers.get('retry-after')]).toEqual([429, '3600']);

    const code = await server.codeFor('bo@example.com', browser);
    expect((await verify(server, 'bo@example.com', code, { browser })).status).toBe(200);
    const second = await server.codeFor('cy@example.com', hasty);
    await verify(server, 'cy@example.com', wrong(second), { browser: hasty });
    expect((await verify(server, 'cy@example.com', second, { browser: hasty })).status).toBe(403);
    const third = await server.codeFor(ada, known);
    await verify(server, ada, wrong(third), { browser: known });
    expect((await verify(server, ada, third, { browser: known })).status).toBe(200);

    server.wait(hour);
    expect((await verify(server, 'y@example.com', '000000')).status).toBe(403);
    expect(server.lines.filter(({ event }) => event === 'many-wrong-codes')).toHaveLength(1);
  });

  it('is not good for longer when the clock is set back', async () => {
    const server = await createSignInServer(await open());
    const browser = newJar();
    const code = await server.codeFor(ada, browser);
    server.wait(-3 * hour);
    expect((await verify(server, ada, code, { browser })).status).toBe(403);
    const again = await server.send('/otp', { email: ada }, { browser });
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
    server.wait(60_000);
    const next = await server.codeFor(ada, browser);
    expect((await verify(server, ada, next, { browser })).status).toBe(200);
  });

  it('cannot be guessed at many addresses from one client: 100 tries an hour', async () => {
    const server = await createSignInServer(await open());
    let status = 0;
    for (let i = 0; i < 100; i += 1) status = (await verify(server, `a${i}@example.com`, '000000')).status;
    expect(status).toBe(403);
    expect((await verify(server, 'another@example.com', '000000')).status).toBe(429);
    const elsewhere = { from: '203.0.113.7' };
    expect((await verify(server, 'another@example.com', '000000', elsewhere)).status).toBe(403);
  });

  it('counts by the socket, whatever a caller says of itself', async () => {
    const server = await createSignInServer(await open());
    let status = 0;
    for (let i = 0; i <= 100; i += 1) {
      const body = { email: `a${i}@example.com`, token: '000000', type: 'email' };
      const headers = { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` };
      status = (await server.send('/verify', body, { headers })).status;
    }
    expect(status).toBe(429);
  });

  it('is mailed once a minute, then after waits that double', async () => {
    const server = await createSignInServer(await open());
    await server.codeFor(ada);
    const again = await server.send('/otp', { email: ada.toUpperCase() }, { from: '203.0.113.1' });
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await again.json()).toMatchObject({ code: 'over_email_send_rate_limit' });
    const plus = ada.replace('@', '+2@');
    expect((await server.send('/otp', { email: plus }, { from: '203.0.113.2' })).status).toBe(429);
    expect(server.letters).toHaveLength(1);
    const waits: (string | null)[] = [];
    for (let i = 0; i < 8; i += 1) {
      const refused = await server.send('/otp', { email: ada }, { from: `203.0.113.${i}` });
      waits.push(refused.headers.get('retry-after'));
      server.wait(Number(refused.headers.get('retry-after')) * 1000);
      expect((await server.send('/otp', { email: ada }, { from: `203.0.113.${i}` })).status).toBe(200);
    }
    expect(waits).toEqual(['60', '120', '240', '480', '960', '1920', '3600', '3600']);
    expect(server.letters).toHaveLength(9);
    // Who signs in begins anew.
    expect((await verify(server, ada, codeOf(server.letters.at(-1)))).status).toBe(200);
    expect((await server.send('/otp', { email: ada })).status).toBe(200);
  });

  it('lets fifty who show it at once make one session', async () => {
    const server = await createSignInServer(await open());
    const browser = newJar();
    const code = await server.codeFor(ada, browser);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        verify(server, ada, code, { from: `203.0.113.${i}`, browser: { ...browser } }),
      ),
    );
    const statuses = answers.map((res) => res.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 403, 429]));
    expect(await count(server.db, 'auth.sessions')).toBe(1);
    expect(await count(server.db, 'auth.users')).toBe(1);
  });

  it('looks at five of twenty guesses that come at once', async () => {
    const server = await createSignInServer(await open());
    const browser = newJar();
    const code = await server.codeFor(ada, browser);
    await Promise.all(
      Array.from({ length: 15 }, (_, i) =>
        verify(server, ada, wrong(code, i + 1), { from: `203.0.113.${i}`, browser: { ...browser } }),
      ),
    );
    expect(await answer(await verify(server, ada, code, { browser }))).toEqual(refusedCode);
  });

  it('makes one account of an address, however many first sign-ins come at once', async () => {
    const db = await open();
    const users = await Promise.all(
      Array.from({ length: 8 }, () =>
        db.own((tx) => userByEmail(tx, ada, { make: true }, Date.UTC(2026, 4, 1))),
      ),
    );
    expect(new Set(users.map((user) => user?.id)).size).toBe(1);
    expect(await count(db, 'auth.users')).toBe(1);
  });

  it('makes no account where none is wanted, and does not tell', async () => {
    const server = await createSignInServer(await open());
    await server.signIn('bob@example.com');
    const asked = [];
    for (const email of [ada, 'bob@example.com']) {
      server.wait(61_000);
      asked.push(await answer(await server.send('/otp', { email, create_user: false })));
    }
    expect(asked[0]).toEqual(asked[1]);
    const [forAda, forBob] = server.letters.slice(-2).map(codeOf);
    expect(await answer(await verify(server, ada, forAda ?? ''))).toEqual(refusedCode);
    expect(await count(server.db, 'auth.users')).toBe(1);
    expect((await verify(server, 'bob@example.com', forBob ?? '')).status).toBe(200);
  });

  it('is refused to a closed account, and only by the right code', async () => {
    const server = await createSignInServer(await open());
    const { user } = await server.signIn(ada);
    await server.db.own((tx) =>
      tx
        .updateTable('auth.users')
        .set({ banned_until: new Date(server.nowMs() + hour).toISOString() })
        .where('id', '=', user.id)
        .execute(),
    );
    server.wait(61_000);
    const code = await server.codeFor(ada);
    expect(await answer(await verify(server, ada, wrong(code)))).toEqual(refusedCode);
    expect(await answer(await verify(server, ada, code))).toMatchObject({
      status: 403,
      body: { code: 'user_banned' },
    });
    expect(server.signIns).toHaveLength(1);
  });

  it('says so when it could not be sent, as a fault of the server', async () => {
    const server = await createSignInServer(await open(), { mailFails: true });
    expect(await answer(await server.send('/otp', { email: ada }))).toMatchObject({
      status: 500,
      body: { code: 'unexpected_failure' },
    });
    expect(JSON.stringify(server.lines)).not.toContain(codeOf(server.letters[0]));
  });

  it('lets a person in even when what follows a sign-in fails', async () => {
    const server = await createSignInServer(await open(), {
      onSignIn: () => Promise.reject(new Error('no admins today')),
    });
    await server.signIn(ada);
    expect(server.lines.map(({ event }) => event)).toContain('after-sign-in');
  });
});

describeAnyDatabase('someone who asks whether an address has an account', (open) => {
  it('gets the same answers for the same work', async () => {
    const watch = watched(await open());
    const server = await createSignInServer(watch.db);
    await server.signIn(ada);
    server.wait(61_000);

    const seen: Record<string, unknown>[] = [];
    for (const email of [ada, 'nobody@example.com']) {
      watch.take();
      const otp = await answer(await server.send('/otp', { email }, { from: '203.0.113.1' }));
      const asking = watch.take();
      const code = codeOf(server.letters.at(-1));
      const bad = await answer(await verify(server, email, wrong(code), { from: '203.0.113.1' }));
      seen.push({ otp, bad, asking, guessing: watch.take() });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(JSON.stringify(seen[0])).toContain('InsertQueryNode one_time_tokens');
    expect(JSON.stringify(seen[0])).not.toContain('users');

    // Nor does a guess tell whether a code was asked for.
    server.wait(hour);
    const guesses: Record<string, unknown>[] = [];
    for (const email of ['asked@example.com', 'not-asked@example.com']) {
      if (email === 'asked@example.com') await server.codeFor(email);
      const shown = email === 'asked@example.com' ? wrong(codeOf(server.letters.at(-1))) : '000000';
      watch.take();
      guesses.push({
        ...(await answer(await verify(server, email, shown, { from: '203.0.113.2' }))),
        work: watch.take(),
      });
    }
    expect(guesses[0]).toEqual(guesses[1]);
  });
});

describeAnyDatabase('a copy of the database', (open) => {
  it('holds no code, no refresh token and no key', async () => {
    const db = await open();
    const secret = 'the secret of this server, which is nowhere in its database';
    const server = await createSignInServer(db, { secret });
    const session = await server.signIn(ada);
    const refreshed = (await (
      await server.send('/token?grant_type=refresh_token', { refresh_token: session.refresh_token })
    ).json()) as { refresh_token: string };
    server.wait(61_000);
    const code = await server.codeFor(ada);

    const dump = await dumpOf(db);
    expect(dump).toContain(ada);
    for (const clear of [session.refresh_token, refreshed.refresh_token, session.access_token, secret]) {
      expect(dump).not.toContain(clear);
      expect(dump).not.toContain(clear.split('.').at(-1));
    }
    expect(dump).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(dump).not.toContain(Buffer.from(server.keys.pepper).toString('base64url'));

    // Who has the table and tries all million codes still lacks the pepper: no plain digest of the right one is there.
    for (const text of [code, `${ada}${code}`, `${code}${ada}`, `${ada}:${code}`]) {
      for (const algorithm of ['md5', 'sha1', 'sha224', 'sha256', 'sha512']) {
        for (const encoding of ['hex', 'base64', 'base64url'] as const)
          expect(dump).not.toContain(createHash(algorithm).update(text).digest(encoding));
      }
    }
  });

  it('has a log beside it that tells of sign-ins without saying whose', async () => {
    const server = await createSignInServer(await open());
    const session = await server.signIn(ada);
    await verify(server, ada, '000000');
    await server.send('/logout', undefined, { method: 'POST', bearer: session.access_token });
    const log = JSON.stringify(server.lines);
    expect(server.lines.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['code-sent', 'sign-in', 'auth-refused', 'sign-out']),
    );
    for (const secret of [
      ada,
      codeOf(server.letters[0]),
      session.access_token,
      session.refresh_token,
      session.user.id,
    ])
      expect(log).not.toContain(secret);
  });
});

describeAnyDatabase('a body', (open) => {
  it('is JSON, short, and what the call asks for', async () => {
    const server = await createSignInServer(await open());
    const post = async (path: string, body: string, type = 'application/json') =>
      answer(await server.send(path, body, { headers: { 'content-type': type } }));
    expect(await post('/otp', 'email=ada%40example.com', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      body: { code: 'validation_failed' },
    });
    expect((await post('/otp', JSON.stringify({ email: ada }), 'text/plain')).status).toBe(415);
    expect((await post('/otp', JSON.stringify({ email: ada, pad: 'x'.repeat(20_000) }))).status).toBe(413);
    expect(await post('/otp', '{"email"')).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    for (const [path, body] of [
      ['/otp', '[]'],
      ['/otp', 'null'],
      ['/otp', '{}'],
      ['/otp', '{"email":42}'],
      ['/otp', '{"email":"ada"}'],
      ['/otp', '{"email":"ada@example.com\\u0000"}'],
      ['/otp', '{"phone":"+4912345"}'],
      ['/verify', '{"email":"ada@example.com","token":"000000"}'],
      ['/verify', '{"email":"ada@example.com","token":"000000","type":"recovery"}'],
      ['/verify', '{"email":"ada@example.com","token":0,"type":"email"}'],
      ['/verify', '{"token_hash":"abc","type":"email"}'],
      ['/token', '{}'],
      ['/token?grant_type=password', '{"email":"ada@example.com","password":"x"}'],
      ['/token?grant_type=refresh_token', '{}'],
      ['/token?grant_type=refresh_token', '{"refresh_token":{}}'],
      ['/token?grant_type=pkce', '{"auth_code":"x"}'],
    ] as const)
      expect(await post(path, body), `${path} ${body}`).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    expect(server.letters).toEqual([]);
  });
});
