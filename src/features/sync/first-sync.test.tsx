import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#lib/result.ts';
import type { Account, AnonymousCount } from '#account/account.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { useOpenDialog } from '#store/open-dialog.ts';
import { MemoryRouter } from '#ui/router.ts';
import { accountId, createFakeAccount, signedIn } from '../../../tests/support/fake-account.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { FirstSync } from './first-sync.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb(accountId);
});
afterEach(() => closeSoulsticeDb(local.db));

const offer: AnonymousCount = { items: 42, byKind: { thread: 3, message: 38, profile: 1 } };

function Later() {
  const open = useOpenDialog('adopt');
  return (
    <button type="button" onClick={open}>
      add after all
    </button>
  );
}

function start(parts: Partial<Account> = {}) {
  const account = createFakeAccount(signedIn, parts);
  return render(
    <LocalDataProvider value={local}>
      <AccountProvider value={account}>
        <MemoryRouter>
          <FirstSync />
          <Later />
        </MemoryRouter>
      </AccountProvider>
    </LocalDataProvider>,
  );
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Long enough for a dialog to have come. */
async function nothingComes() {
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(screen.queryByRole('dialog')).toBeNull();
}

test('the first sign-in says what is stored, links the text about it, and says it once', async () => {
  const first = start();
  expect(
    await screen.findByText(/birth data, your chats and your journal will be stored on this server/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  expect(screen.queryByRole('button', { name: 'Add them' })).toBeNull();
  await userEvent.click(await button('Go on'));
  await gone();
  first.unmount();
  start();
  await nothingComes();
});

test('what is here is asked about, counted in words, with no answer suggested', async () => {
  start({ anonymousOffer: async () => offer });
  expect(
    await screen.findByRole('heading', { name: 'Add the 42 items on this device to this account?' }),
  ).toBeVisible();
  expect(
    screen.getByText(
      'Made here without an account: your profile with your birth data, 3 chats and 38 messages.',
    ),
  ).toBeVisible();
  const [add, keep] = [await button('Add them'), await button('Keep them on this device only')];
  expect(add.className).toBe(keep.className);
  expect(document.activeElement?.tagName).toBe('H2');
});

test('adding tells how far it is, and what came of it', async () => {
  let finish: () => void = () => undefined;
  const adoptAnonymous = vi.fn<Account['adoptAnonymous']>(async (onMoved) => {
    onMoved?.(20);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return ok(null);
  });
  start({ anonymousOffer: async () => offer, adoptAnonymous });
  await userEvent.click(await button('Add them'));
  expect(await screen.findByText('20 of 42 added')).toBeVisible();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(20);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  finish();
  expect(await screen.findByText(/^All 42 items are in your account now/)).toBeVisible();
  await userEvent.click(await button('Done'));
  await gone();
});

test('adding that breaks off says that nothing is lost, and goes on', async () => {
  const adoptAnonymous = vi
    .fn<Account['adoptAnonymous']>()
    .mockResolvedValueOnce(err({ type: 'quota', name: 'QuotaExceededError' }))
    .mockResolvedValue(ok(null));
  start({ anonymousOffer: async () => offer, adoptAnonymous });
  await userEvent.click(await button('Add them'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/no room left. Nothing is lost/);
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText(/^All 42 items/)).toBeVisible();
});

test('keeping them apart is remembered, and can be changed later', async () => {
  let refused = false;
  const adoptAnonymous = vi.fn<Account['adoptAnonymous']>(async () => ok(null));
  start({
    anonymousOffer: async (options) => (refused && options?.evenRefused !== true ? null : offer),
    refuseAnonymous: async () => {
      refused = true;
    },
    adoptAnonymous,
  });
  await userEvent.click(await button('Keep them on this device only'));
  await gone();
  expect(refused).toBe(true);
  expect(adoptAnonymous).not.toHaveBeenCalled();
  await userEvent.click(await button('add after all'));
  await userEvent.click(await button('Add them'));
  expect(adoptAnonymous).toHaveBeenCalledOnce();
});

test('an answer that is put off is asked for again at the next start', async () => {
  const refuseAnonymous = vi.fn(async () => undefined);
  const first = start({ anonymousOffer: async () => offer, refuseAnonymous });
  await userEvent.click(await button('Ask me later'));
  await gone();
  expect(refuseAnonymous).not.toHaveBeenCalled();
  first.unmount();
  start({ anonymousOffer: async () => offer });
  expect(await button('Add them')).toBeVisible();
});
