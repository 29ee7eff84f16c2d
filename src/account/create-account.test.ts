import { afterEach, expect, test, vi } from 'vitest';
import { openSoulsticeDb } from '#db/database.ts';
import { getProfile, saveProfile } from '#db/profile.ts';
import {
  createFakeServer,
  FakeBrowser,
  json,
  keepSession,
  marta,
  noor,
  refusal,
} from '../../tests/support/account-world.ts';
import type { Tab } from '../../tests/support/account-world.ts';

const browserOf = () => new FakeBrowser(createFakeServer());
const standing = ({ account }: Tab) => {
  const session = account.session();
  return session.type === 'signed-in' ? session.standing : session.type;
};
/** The library is fetched at its first need, which takes its time on a busy machine. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000 });
const becomes = (tab: Tab, wanted: string) => eventually(() => expect(standing(tab)).toBe(wanted));
const refreshes = (browser: FakeBrowser) =>
  browser.server.calls.filter((call) => call === 'POST /auth/v1/token refresh_token').length;

/** The library speaks to the console about what went wrong; these tests are about what is then done. */
function quietLibrary() {
  // oxlint-disable-next-line no-console -- the spy of tests/support/console.ts
  vi.mocked(console.error).mockImplementation(() => undefined);
}

afterEach(() => {
  vi.useRealTimers();
});

/** Lets fake time pass while databases and answers go on. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

test('nobody is signed in at first, and nothing is asked', async () => {
  const browser = browserOf();
  const tab = browser.open();
  expect(tab.account.session()).toEqual({ type: 'signed-out', skipped: false });
  expect(await tab.account.accessToken()).toBeNull();
  expect(browser.server.calls).toEqual([]);
});

test('the last account is in at once, and the server then says that it stands', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  const tab = browser.open();
  expect(tab.account.session()).toMatchObject({ accountId: marta.id, standing: 'checking' });
  expect(tab.db.name).toBe(`soulstice-${marta.id}`);
  await becomes(tab, 'current');
  expect(tab.account.session()).toMatchObject({ email: marta.email });
  expect(await tab.account.accessToken()).toBe(`access-0-${marta.id}`);
});

test('a session whose key the browser lost is taken up again, and one that was signed out is not', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  browser.lastAccount = undefined;
  const lost = browser.open();
  await eventually(() => expect(lost.gone).toEqual(['/']));
  expect(browser.lastAccount).toBe(marta.id);

  const tab = browser.open();
  await becomes(tab, 'current');
  await tab.account.signOut({ keepCopy: true });
  const out = browser.open();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect([browser.lastAccount, out.gone]).toEqual([undefined, []]);
});

test('an expired token without network leaves the person in, with their data and their name', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: -3600 });
  browser.online = false;
  browser.server.down = true;
  const tab = browser.open();
  await becomes(tab, 'waiting');
  expect(tab.account.session()).toMatchObject({ accountId: marta.id, email: marta.email });
  await saveProfile(tab.db, tab.write, { name: 'Marta' });
  expect((await getProfile(tab.db))?.name).toBe('Marta');
  expect(tab.gone).toEqual([]);
  expect(browser.server.calls).toEqual([]);
});

test('a server that is down leaves the person in; they are current once the network is back', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: -3600 });
  browser.server.down = true;
  const tab = browser.open();
  await becomes(tab, 'waiting');
  expect(tab.logged).toContain('Failed to load Supabase configuration from server');
  browser.server.down = false;
  tab.network(true);
  await becomes(tab, 'current');
  expect(refreshes(browser)).toBe(1);
});

test('a refused refresh token asks to sign in again, and leaves the data open', async () => {
  quietLibrary();
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: -60, refreshToken: 'spent' });
  const tab = browser.open();
  await becomes(tab, 'ended');
  expect(tab.gone).toEqual([]);
  expect(browser.lastAccount).toBe(marta.id);
  expect(await getProfile(tab.db)).toBeNull();
  expect(await tab.account.accessToken()).toBeNull();
});

test('a session that was ended elsewhere asks to sign in again', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  browser.server.sessions.clear();
  browser.server.refreshTokens.clear();
  const tab = browser.open();
  await becomes(tab, 'ended');
  expect(browser.lastAccount).toBe(marta.id);
});

test('a refresh that gets no answer for half a minute does not end the session', async () => {
  quietLibrary();
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: -60 });
  browser.server.instead.set('POST /auth/v1/token refresh_token', () =>
    refusal(429, 'over_request_rate_limit'),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const tab = browser.open();
  const seconds = (count: number) => pass(count * 1000);
  await seconds(7);
  expect(standing(tab)).toBe('waiting');
  expect(refreshes(browser)).toBeGreaterThan(2);
  await seconds(33);
  expect(standing(tab)).toBe('waiting');
  expect(await browser.store.get('session')).not.toBeNull();
  browser.server.instead.clear();
  await seconds(90);
  expect(standing(tab)).toBe('current');
});

test('two tabs refresh once, and both have the new token', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: -60 });
  const tabs = [browser.open(), browser.open()] as const;
  for (const tab of tabs) await becomes(tab, 'current');
  expect(refreshes(browser)).toBe(1);
  const tokens = await Promise.all(tabs.map((tab) => tab.account.accessToken()));
  expect(tokens).toEqual([`access-1-${marta.id}`, `access-1-${marta.id}`]);
});

test('a device whose clock is behind renews a token that the server calls expired', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  let first = true;
  browser.server.instead.set('GET /auth/v1/user', () => {
    if (first) {
      first = false;
      return refusal(403, 'bad_jwt');
    }
    return json(marta);
  });
  const tab = browser.open();
  await becomes(tab, 'current');
  expect(refreshes(browser)).toBe(1);
});

test('a code signs in: the key is written and the page starts again', async () => {
  const browser = browserOf();
  browser.skipped = true;
  const tab = browser.open();
  expect(await tab.account.sendCode(marta.email)).toEqual({ ok: true, value: { delivery: 'email' } });
  expect(await tab.account.verifyCode(marta.email, '000000')).toEqual({
    ok: false,
    error: { type: 'wrong-code' },
  });
  expect(browser.lastAccount).toBeUndefined();
  expect(await tab.account.verifyCode(marta.email, '123456')).toEqual({ ok: true, value: null });
  expect(browser.lastAccount).toBe(marta.id);
  expect(tab.gone).toEqual(['/']);
  const next = browser.open();
  expect(next.db.name).toBe(`soulstice-${marta.id}`);
  await becomes(next, 'current');
});

test('a browser that keeps no keys is told, and the session is not left behind', async () => {
  const browser = browserOf();
  Object.defineProperty(browser, 'lastAccount', { get: () => undefined, set: (_ignored) => {} });
  const tab = browser.open();
  expect(await tab.account.verifyCode(marta.email, '123456')).toEqual({
    ok: false,
    error: { type: 'storage' },
  });
  expect(await browser.store.get('session')).toBeNull();
  expect(tab.gone).toEqual([]);
});

test('problems are told apart', async () => {
  quietLibrary();
  const browser = browserOf();
  const tab = browser.open();
  const problem = async () => {
    const result = await tab.account.sendCode(marta.email);
    return result.ok ? null : result.error;
  };
  browser.server.instead.set('POST /auth/v1/otp', () =>
    refusal(429, 'over_email_send_rate_limit', { 'Retry-After': '37' }),
  );
  expect(await problem()).toEqual({ type: 'too-many', retryAfterS: 37 });
  browser.server.instead.set('POST /auth/v1/otp', () => refusal(422, 'otp_disabled'));
  expect(await problem()).toEqual({ type: 'refused', message: 'refused: otp_disabled' });
  browser.server.instead.set('POST /auth/v1/otp', () => new Response('oops', { status: 503 }));
  expect(await problem()).toEqual({ type: 'unavailable' });
  browser.server.down = true;
  expect(await problem()).toEqual({ type: 'offline' });
  browser.online = false;
  expect(await problem()).toEqual({ type: 'offline' });
});

test('a server that cannot tell how to sign in is said plainly, and asked again the next time', async () => {
  const browser = browserOf();
  browser.server.instead.set('GET /api/config/supabase', () => new Response('', { status: 500 }));
  const tab = browser.open();
  expect(await tab.account.backend()).toBeNull();
  expect(await tab.account.sendCode(marta.email)).toEqual({ ok: false, error: { type: 'unavailable' } });
  expect((await tab.account.selectProfile()).error?.message).toBe('Supabase configuration not available');
  browser.server.instead.clear();
  expect(await tab.account.backend()).toMatchObject({ google: true });
});

test('a provider is left for with a proof key and the way back', async () => {
  const browser = browserOf();
  const tab = browser.open();
  expect((await tab.account.continueWith('google')).ok).toBe(true);
  const address = new URL(tab.gone[0] ?? '');
  expect(address.pathname).toBe('/auth/v1/authorize');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    provider: 'google',
    redirect_to: 'https://app.example/',
    code_challenge_method: 's256',
  });
  expect(await tab.account.continueWith('oidc')).toEqual({ ok: false, error: { type: 'not-offered' } });
});

test('the return from a provider is exchanged once, while the session loads', async () => {
  const browser = browserOf();
  await browser.store.set('session-code-verifier', JSON.stringify('the-verifier'));
  const tab = browser.open({ type: 'code', code: 'good-auth-code' });
  expect(tab.account.session()).toEqual({ type: 'loading' });
  await eventually(() => expect(tab.gone).toEqual(['/']));
  expect(browser.lastAccount).toBe(marta.id);
  expect(tab.account.takeArrivalProblem()).toBeNull();
});

test.each([
  [{ type: 'code', code: 'bad-auth-code' }, 'refused: flow_state_not_found'],
  [{ type: 'error', message: 'Access was denied' }, 'Access was denied'],
] as const)('a return that failed is told once: %o', async (arrival, message) => {
  const browser = browserOf();
  browser.skipped = true;
  await browser.store.set('session-code-verifier', JSON.stringify('the-verifier'));
  const tab = browser.open(arrival);
  await eventually(() => expect(tab.account.session()).toEqual({ type: 'signed-out', skipped: true }));
  expect(tab.account.takeArrivalProblem()).toEqual({ type: 'refused', message });
  expect(tab.account.takeArrivalProblem()).toBeNull();
});

test('a return that this browser did not start is no return', async () => {
  const browser = browserOf();
  const tab = browser.open({ type: 'error', message: 'Call this number' });
  await eventually(() => expect(tab.account.session().type).toBe('signed-out'));
  expect(tab.account.takeArrivalProblem()).toBeNull();
  expect(browser.server.calls).toEqual([]);
});

const databases = async ({ indexedDB }: FakeBrowser) =>
  (await indexedDB.databases()).map(({ name }) => name ?? '').toSorted((a, b) => a.localeCompare(b));

test('signing out keeps the copy when asked, and never the session', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  browser.skipped = true;
  const tab = browser.open();
  await becomes(tab, 'current');
  await saveProfile(tab.db, tab.write, { name: 'Marta' });
  expect(await tab.account.unsent()).toBe(1);
  await tab.account.signOut({ keepCopy: true });
  expect(tab.gone).toEqual(['/sign-in']);
  expect([browser.lastAccount, browser.skipped]).toEqual([undefined, false]);
  expect(await browser.store.get('session')).toBeNull();
  expect(await browser.store.get('who')).toBeNull();
  expect(browser.server.calls).toContain('POST /auth/v1/logout');
  expect(await databases(browser)).toEqual(
    ['soulstice-auth', `soulstice-${marta.id}`].toSorted((a, b) => a.localeCompare(b)),
  );
});

test('signing out removes the copy when asked, also without network', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: -3600 });
  browser.online = false;
  const tab = browser.open();
  await becomes(tab, 'waiting');
  await saveProfile(tab.db, tab.write, { name: 'Marta' });
  await tab.account.signOut({ keepCopy: false });
  expect(await databases(browser)).toEqual(['soulstice-auth']);
  expect(await browser.store.get('session')).toBeNull();
  expect((await saveProfile(tab.db, tab.write, { name: 'Late' })).ok).toBe(false);
  expect(await databases(browser)).toEqual(['soulstice-auth']);
  expect(tab.gone).toEqual(['/sign-in']);
});

test('signing out sends first what waits, and only then forgets the session', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  const order: string[] = [];
  const sync = {
    flush: async () => {
      order.push((await tab.account.accessToken()) === null ? 'too late' : 'sent');
    },
    stop: async () => {
      order.push('stopped');
    },
  };
  const tab: Tab = browser.open(null, sync);
  await becomes(tab, 'current');
  await tab.account.signOut({ keepCopy: false });
  expect(order).toEqual(['sent', 'stopped']);
  expect(await databases(browser)).toEqual(['soulstice-auth']);
});

test('a push that is held keeps nobody from signing out for more than five seconds', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  const never = new Promise<never>(() => undefined);
  const tab = browser.open(null, { flush: () => never, stop: () => never });
  await becomes(tab, 'current');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const left = tab.account.signOut({ keepCopy: true });
  await pass(4_900);
  expect(browser.server.calls).not.toContain('POST /auth/v1/logout');
  await pass(6_000);
  await left;
  expect(tab.gone).toEqual(['/sign-in']);
  expect(await browser.store.get('session')).toBeNull();
});

test('an account that was deleted elsewhere goes from this device too', async () => {
  quietLibrary();
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  browser.server.instead.set('GET /auth/v1/user', () => refusal(403, 'user_not_found'));
  const tab = browser.open();
  await vi.waitFor(() => expect(tab.gone).toEqual(['/sign-in']));
  expect(await databases(browser)).toEqual(['soulstice-auth']);
  expect([browser.lastAccount, await browser.store.get('session'), await browser.store.get('who')]).toEqual([
    undefined,
    null,
    null,
  ]);
});

test('it goes as well when its session was over long before the server could say so', async () => {
  quietLibrary();
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: -3600, refreshToken: 'spent' });
  browser.server.instead.set('GET /auth/v1/user', () => refusal(403, 'user_not_found'));
  const tab = browser.open();
  await vi.waitFor(() => expect(tab.gone).toEqual(['/sign-in']));
  expect(await databases(browser)).toEqual(['soulstice-auth']);
});

test.each(['session_not_found', 'bad_jwt', 'user_banned'])(
  'a session that is over for another reason (%s) costs nothing on this device',
  async (code) => {
    quietLibrary();
    const browser = browserOf();
    await keepSession(browser, marta, { expiresInS: 3000, refreshToken: 'spent' });
    browser.server.instead.set('GET /auth/v1/user', () => refusal(403, code));
    const tab = browser.open();
    await saveProfile(tab.db, tab.write, { name: 'Marta' });
    await becomes(tab, 'ended');
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    expect(tab.gone).toEqual([]);
    expect((await getProfile(tab.db))?.name).toBe('Marta');
  },
);

test('what was made without an account moves into the one that is asked, and counts as unsent', async () => {
  const browser = browserOf();
  const before = browser.open();
  await saveProfile(before.db, before.write, { name: 'Someone' });
  before.db.close();
  await keepSession(browser, marta, { expiresInS: 3000 });
  const tab = browser.open();
  await becomes(tab, 'current');
  expect(await tab.account.anonymousOffer()).toEqual({ items: 1, byKind: { profile: 1 } });
  expect((await tab.account.adoptAnonymous()).ok).toBe(true);
  expect((await getProfile(tab.db))?.name).toBe('Someone');
  expect(await tab.account.unsent()).toBe(1);
  expect(await tab.account.anonymousOffer()).toBeNull();
  expect(await databases(browser)).not.toContain('soulstice-anon');
});

test('a move that broke off ends at the next start in the account it was for, with nobody signed in too', async () => {
  const browser = browserOf();
  const before = browser.open();
  await saveProfile(before.db, before.write, { name: 'Someone' });
  await before.db.meta.put({ ...(await before.db.meta.get('sync'))!, mergeTo: marta.id });
  before.db.close();
  const tab = browser.open();
  await vi.waitFor(() => expect(tab.gone).toEqual(['/']));
  expect(await databases(browser)).not.toContain('soulstice-anon');
  browser.lastAccount = marta.id;
  expect((await getProfile(browser.open().db))?.name).toBe('Someone');
});

test('a copy that another tab held on to is removed at the next start', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  const tab = browser.open();
  await becomes(tab, 'current');
  await saveProfile(tab.db, tab.write, { name: 'Marta' });
  // A tab of a version that does not let go when it is asked to.
  const asleep = await new Promise<IDBDatabase>((resolve) => {
    const request = browser.indexedDB.open(`soulstice-${marta.id}`);
    request.onsuccess = () => resolve(request.result);
  });
  await tab.account.signOut({ keepCopy: false });
  expect(tab.gone).toEqual(['/sign-in']);
  asleep.close();
  await browser.open().account.backend();
  expect(await databases(browser)).not.toContain(`soulstice-${marta.id}`);
});

test('whoever signs in again keeps what they make from then on', async () => {
  const browser = browserOf();
  await browser.store.set('removals', JSON.stringify([marta.id]));
  await browser.open().account.verifyCode(marta.email, '123456');
  const again = browser.open();
  await becomes(again, 'current');
  await saveProfile(again.db, again.write, { name: 'Marta' });
  await again.account.backend();
  expect((await getProfile(again.db))?.name).toBe('Marta');
  expect(await browser.store.get('removals')).toBe('[]');
});

test('other tabs start again when somebody signs in or out', async () => {
  const browser = browserOf();
  browser.skipped = true;
  const [tab, other] = [browser.open(), browser.open()];
  await tab.account.verifyCode(marta.email, '123456');
  expect(other.gone).toEqual(['/']);
  const [inside, beside] = [browser.open(), browser.open()];
  await becomes(inside, 'current');
  await inside.account.signOut({ keepCopy: true });
  expect(beside.gone).toEqual(['/sign-in']);
});

test('a tab that heard nothing finds out when it is looked at', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  const tab = browser.open();
  await becomes(tab, 'current');
  tab.shown();
  expect(tab.gone).toEqual([]);
  browser.lastAccount = noor.id;
  tab.shown();
  expect(tab.gone).toEqual(['/']);
});

test('a tab that heard the word before the key could be read leaves once it can', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  const tab = browser.open();
  await becomes(tab, 'current');
  browser.say({ type: 'account-changed' });
  expect(tab.gone).toEqual([]);
  browser.lastAccount = undefined;
  tab.keysChanged();
  expect(tab.gone).toEqual(['/sign-in']);
});

test('nothing that is said over the channel moves a tab by itself', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  const tab = browser.open();
  await becomes(tab, 'current');
  const before = browser.server.calls.length;
  for (const junk of [
    null,
    7,
    'account-changed',
    [],
    {},
    { type: 'signed-out' },
    { type: 'account-changed', x: 1 },
  ]) {
    browser.say(junk);
  }
  expect(browser.server.calls.length).toBe(before);
  await eventually(() => {
    // One that comes while the tab still asks is answered by that asking.
    browser.say({ type: 'account-changed' });
    expect(browser.server.calls.length).toBeGreaterThan(before);
  });
  expect(tab.gone).toEqual([]);
  await becomes(tab, 'current');
});

test('a token of one account is never given out on the page of another', async () => {
  const browser = browserOf();
  await keepSession(browser, marta, { expiresInS: 3000 });
  const tab = browser.open();
  await becomes(tab, 'current');
  await keepSession(browser, noor, { expiresInS: 3000 });
  expect(await tab.account.accessToken()).toBeNull();
});

test('what was made without an account is noticed, what every database holds is not', async () => {
  const browser = browserOf();
  const tab = browser.open();
  expect(await tab.account.hasAnonymousData()).toBe(false);
  expect(await tab.account.unsent()).toBe(0);
  await saveProfile(tab.db, tab.write, { name: 'Someone' });
  expect(await tab.account.hasAnonymousData()).toBe(true);
  expect(openSoulsticeDb('anon').name).toBe('soulstice-anon');
});
