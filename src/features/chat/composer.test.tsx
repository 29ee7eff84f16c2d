import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadingMode } from '#companion/request.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { useSetFreeMessagesUsed } from '#store/free-messages.ts';
import { useDialogOpen } from '#store/open-dialog.ts';
import { Toaster } from '#ui/toaster.tsx';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import {
  createFakeAccount,
  createFakeApi,
  signedIn,
  signedOut,
} from '../../../tests/support/fake-account.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { Composer } from './composer.tsx';

let local: TestDb;
let sent: string[];
let modes: string[];
beforeEach(() => {
  local = createTestDb();
  sent = [];
  modes = [];
});
afterEach(() => {
  closeSoulsticeDb(local.db);
  vi.restoreAllMocks();
});

/** As if so many messages had gone to a hosted model in this visit. */
function Used({ count }: { count: number }) {
  const set = useSetFreeMessagesUsed();
  useLayoutEffect(() => set(count), [set, count]);
  const [plansOpen] = useDialogOpen('plans');
  return plansOpen ? <p>The plans are open</p> : null;
}

function Held(props: { loading?: boolean; onStop?: () => void }) {
  const [text, setText] = useState('');
  const [mode, setMode] = useState<ReadingMode>('mixed');
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <Composer
      text={text}
      onText={setText}
      draftKey="new"
      attached={null}
      onDetach={() => undefined}
      onSend={() => sent.push(text)}
      onStop={props.onStop ?? null}
      loading={props.loading ?? false}
      mode={mode}
      onMode={(next) => {
        modes.push(next);
        setMode(next);
      }}
      onNear={() => undefined}
      input={input}
    />
  );
}

/** `plan`: how the subscription of somebody with an account stands; without it nobody is signed in. */
const show = (
  props: {
    loading?: boolean;
    onStop?: () => void;
    plan?: 'free' | 'active';
    used?: number;
    sells?: 'yes' | 'not-set-up';
  } = {},
) =>
  render(
    <UiProvider theme="dark" env="test">
      <AccountProvider value={createFakeAccount(props.plan === undefined ? signedOut : signedIn)}>
        <ApiProvider
          value={createFakeApi({
            subscription: { status: props.plan ?? 'free', trialEndsAt: null },
            paymentsConfig: { sells: props.sells ?? 'not-set-up', moneyBack: false },
          })}
        >
          <LocalDataProvider value={local}>
            <MemoryRouter>
              <Used count={props.used ?? 0} />
              <Held {...props} />
            </MemoryRouter>
          </LocalDataProvider>
        </ApiProvider>
      </AccountProvider>
      <Toaster regionLabel="Notices" closeLabel="Dismiss" />
    </UiProvider>,
  );
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask Vesper' });

test('Enter sends, Shift+Enter makes a line, and blank text goes nowhere', async () => {
  show();
  await userEvent.type(box(), '  {Enter}');
  expect(sent).toEqual([]);
  await userEvent.type(box(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
  expect(sent).toEqual(['  one\ntwo']);
});

test('an input method that is choosing a word keeps its Enter', async () => {
  show();
  await userEvent.type(box(), 'word');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(sent).toEqual([]);
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(sent).toEqual(['word']);
});

test('on a touch screen Enter makes a line and the button sends', async () => {
  const plain = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(plain(media), { matches: media.includes('coarse') }),
  );
  show();
  await userEvent.type(box(), 'one{Enter}two');
  expect(sent).toEqual([]);
  expect(screen.queryByText(/Enter to send/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['one\ntwo']);
});

test('while an answer is made the box waits; one that can be stopped leaves it open', async () => {
  const { unmount } = show({ loading: true });
  expect(box().disabled).toBe(true);
  unmount();
  const onStop = vi.fn();
  show({ loading: true, onStop });
  await userEvent.type(box(), 'next{Enter}');
  expect([box().value, sent]).toEqual(['next', []]);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledOnce();
});

test('a mode is found by typing and chosen with Enter', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Reading mode: Mixed' }));
  const search = await screen.findByRole('combobox', { name: 'Search modes' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  await userEvent.type(search, 'aspects');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringContaining('Western'),
  ]);
  await userEvent.keyboard('{Enter}');
  expect(modes).toEqual(['western']);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(box());
});

test('a slash offers commands; Enter takes one and sends nothing', async () => {
  show();
  await userEvent.type(box(), '/we');
  const option = await screen.findByRole('option', { name: /Western/ });
  expect(box().getAttribute('aria-activedescendant')).toBe(option.id);
  await userEvent.keyboard('{Enter}');
  expect([modes, sent, box().value]).toEqual([['western'], [], '']);
  await userEvent.type(box(), '/n');
  await screen.findByRole('listbox', { name: 'Commands' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('/n');
});

test('a browser that hears nothing says so in the words of the specification', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Voice input' }));
  expect(
    await screen.findByText(
      'Speech recognition is not supported in your browser. Please use Chrome or Edge.',
      { selector: '[role=alert]' },
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Voice input' }).getAttribute('aria-pressed')).toBe('false');
});

test('messages are counted on the free plan, and not on one that runs', async () => {
  const { unmount } = show({ plan: 'free' });
  expect(await screen.findByText('0 of 50 free messages')).toBeVisible();
  unmount();
  show({ plan: 'active' });
  await waitFor(() => expect(screen.queryByText(/free messages/)).toBeNull());
});

test('at the cap it says so, leaves the box open and shows the way to the plans', async () => {
  show({ plan: 'free', used: 50, sells: 'yes' });
  expect(await screen.findByText(/^The free messages for hosted models are used up\./)).toBeVisible();
  await userEvent.type(box(), 'one{Enter}');
  expect(sent).toEqual(['one']);
  await userEvent.click(await screen.findByRole('button', { name: 'See plans' }));
  expect(screen.getByText('The plans are open')).toBeVisible();
});

test('where nothing is sold there is no way to plans', async () => {
  show({ plan: 'free', used: 50, sells: 'not-set-up' });
  expect(await screen.findByText(/^The free messages/)).toBeVisible();
  await expect(screen.findByRole('button', { name: 'See plans' }, { timeout: 200 })).rejects.toThrow(
    /See plans/,
  );
});

test('a plan that runs has no cap', async () => {
  show({ plan: 'active', used: 60, sells: 'yes' });
  await waitFor(() => expect(screen.queryByText(/free messages/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'See plans' })).toBeNull();
});
