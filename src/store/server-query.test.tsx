import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Account } from '#account/account.ts';
import type { Api, QueryName } from '#account/api-client.ts';
import type { Session, Standing } from '#account/session.ts';
import {
  accountId,
  createFakeAccount,
  createFakeApi,
  refuses,
  signedIn,
  signedOut,
} from '../../tests/support/fake-account.ts';
import { AccountProvider } from './account-context.tsx';
import { ApiProvider } from './api-context.tsx';
import { useInvalidate, useServerQuery } from './server-query.tsx';

const standing = (now: Standing): Session => ({ type: 'signed-in', accountId, email: null, standing: now });

function Reader(props: { enabled?: boolean }) {
  const { enabled = true } = props;
  const query = useServerQuery('adminStatus', { on401: 'null', enabled });
  const shown = query.status === 'failed' ? query.error.message : JSON.stringify(query.data ?? null);
  return (
    <p>
      {query.status} {shown} {query.refreshing ? 'refreshing' : 'still'}
    </p>
  );
}

function Change(props: { name: QueryName }) {
  const invalidate = useInvalidate();
  return (
    <button type="button" onClick={() => invalidate(props.name)}>
      Changed {props.name}
    </button>
  );
}

/** An account whose session a test can change. */
function movingAccount(first: Session) {
  let session = first;
  const listeners = new Set<() => void>();
  const account: Account = createFakeAccount(first, {
    session: () => session,
    watchSession: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const become = (next: Session) =>
    act(() => {
      session = next;
      for (const listener of listeners) listener();
    });
  return { account, become };
}

function show(api: Api, account: Account, parts: React.ReactNode) {
  const tree = (inner: React.ReactNode) => (
    <AccountProvider value={account}>
      <ApiProvider value={api}>{inner}</ApiProvider>
    </AccountProvider>
  );
  // Who is here is known before the first screen is drawn.
  const { rerender } = render(tree(null));
  rerender(tree(parts));
  return (next: React.ReactNode) => rerender(tree(next));
}

/** Gives out promises that the test settles, one a request. */
function slowAnswers() {
  const waiting: { resolve: (value: unknown) => void }[] = [];
  const answer = () => new Promise((resolve) => waiting.push({ resolve }));
  return { waiting, answer };
}

const isAdmin = { isAdmin: true };

test('two readers share one request, and a third one later asks nothing', async () => {
  const api = createFakeApi({ adminStatus: isAdmin });
  const shown = show(api, createFakeAccount(signedIn), [<Reader key="1" />, <Reader key="2" />]);
  expect(screen.getAllByText('loading null refreshing')).toHaveLength(2);
  expect(await screen.findAllByText('ok {"isAdmin":true} still')).toHaveLength(2);
  shown(<Reader key="3" />);
  expect(screen.getByText('ok {"isAdmin":true} still')).toBeVisible();
  expect(api.asked).toHaveLength(1);
});

test('a failure is said and not repeated by itself, nor by focus or a new reader', async () => {
  const api = createFakeApi({ adminStatus: refuses(503, 'Later.') });
  const shown = show(api, createFakeAccount(signedIn), <Reader key="1" />);
  await screen.findByText('failed 503: Later. still');
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  shown(<Reader key="2" />);
  await screen.findByText('failed 503: Later. still');
  expect(api.asked).toHaveLength(1);
});

test('nobody signed in is the answer null where the reader says so', async () => {
  const api = createFakeApi({ adminStatus: refuses(401, 'Please sign in again.') });
  show(api, createFakeAccount(signedIn), <Reader />);
  expect(await screen.findByText('ok null still')).toBeVisible();
});

test('nothing is asked while the query is not enabled, nor before it is known who is here', async () => {
  const api = createFakeApi({ adminStatus: isAdmin });
  const { account, become } = movingAccount(standing('checking'));
  const shown = show(api, account, <Reader enabled={false} />);
  shown(<Reader />);
  expect(api.asked).toHaveLength(0);
  become(signedIn);
  expect(await screen.findByText('ok {"isAdmin":true} still')).toBeVisible();
  expect(api.asked).toHaveLength(1);
});

test('after a change the old answer stays on the screen until the new one is there', async () => {
  const { waiting, answer } = slowAnswers();
  const api = createFakeApi({ adminStatus: answer });
  show(api, createFakeAccount(signedIn), [<Reader key="1" />, <Change key="2" name="adminStatus" />]);
  await act(async () => waiting[0]?.resolve({ isAdmin: false }));
  expect(screen.getByText('ok {"isAdmin":false} still')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('ok {"isAdmin":false} refreshing')).toBeVisible();
  await act(async () => waiting[1]?.resolve(isAdmin));
  expect(screen.getByText('ok {"isAdmin":true} still')).toBeVisible();
});

test('an answer that was on its way when something changed does not count', async () => {
  const { waiting, answer } = slowAnswers();
  const api = createFakeApi({ adminStatus: answer });
  show(api, createFakeAccount(signedIn), [<Reader key="1" />, <Change key="2" name="adminStatus" />]);
  await userEvent.click(screen.getByRole('button'));
  expect(waiting).toHaveLength(2);
  await act(async () => waiting[1]?.resolve(isAdmin));
  await act(async () => waiting[0]?.resolve({ isAdmin: false }));
  expect(screen.getByText('ok {"isAdmin":true} still')).toBeVisible();
});

test('a change of one thing asks for no other', async () => {
  const api = createFakeApi({ adminStatus: isAdmin });
  show(api, createFakeAccount(signedIn), [<Reader key="1" />, <Change key="2" name="adminList" />]);
  await screen.findByText('ok {"isAdmin":true} still');
  await userEvent.click(screen.getByRole('button'));
  expect(api.asked).toHaveLength(1);
});

test("somebody else never sees the last person's answers", async () => {
  const { waiting, answer } = slowAnswers();
  const api = createFakeApi({ adminStatus: answer });
  const { account, become } = movingAccount(signedIn);
  show(api, account, <Reader />);
  await act(async () => waiting[0]?.resolve(isAdmin));
  become({ type: 'signed-in', accountId: 'somebody-else', email: null, standing: 'current' });
  expect(screen.getByText('loading null refreshing')).toBeVisible();
  become(signedOut);
  await act(async () => waiting[1]?.resolve(isAdmin));
  expect(screen.queryByText('ok {"isAdmin":true} still')).toBeNull();
});

test('an answer stays while the network is gone; what failed without it is asked again once the session stands', async () => {
  let failing = true;
  const api = createFakeApi({ adminStatus: () => (failing ? refuses(401, 'Who?')() : isAdmin) });
  const { account, become } = movingAccount(standing('waiting'));
  show(api, account, <Reader />);
  await screen.findByText('ok null still');
  failing = false;
  become(signedIn);
  await screen.findByText('ok {"isAdmin":true} still');
  become(standing('waiting'));
  become(signedIn);
  expect(screen.getByText('ok {"isAdmin":true} still')).toBeVisible();
  expect(api.asked).toHaveLength(2);
});
