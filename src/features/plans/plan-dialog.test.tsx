import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#account/session.ts';
import type { PaymentsConfig, Plan, Subscription } from '#contract/api/subscription.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { type CheckoutReturn, useCheckoutReturn } from '#store/checkout-return.ts';
import { useFollowPlan } from '#store/plan.ts';
import { SyncProvider } from '#store/sync-context.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import {
  createFakeAccount,
  createFakeApi,
  refuses,
  signedIn,
  signedOut,
} from '../../../tests/support/fake-account.ts';
import { createFakeSync } from '../../../tests/support/fake-sync.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { PlanDialog } from './plan-dialog.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => {
  vi.restoreAllMocks();
  closeSoulsticeDb(local.db);
});

const monthly: Plan = {
  id: 'premium-monthly',
  name: 'Soulstice Premium',
  price: 9.99,
  currency: 'USD',
  interval: 'monthly',
  features: ['More replies'],
  trialDays: 0,
};
const yearly: Plan = { ...monthly, id: 'premium-yearly', price: 101.89, interval: 'yearly' };
const sold: PaymentsConfig = { sells: 'yes', moneyBack: false };
const free: Subscription = {
  status: 'free',
  trialEndsAt: null,
  planId: null,
  renewsAt: null,
  endsAt: null,
  managed: false,
  messagesUsed: 0,
  messagesLimit: 40,
};
const active: Subscription = {
  ...free,
  status: 'active',
  planId: 'premium-monthly',
  renewsAt: '2026-12-22T12:00:00.000Z',
  managed: true,
  messagesLimit: null,
};

function ComesBack(props: { how: CheckoutReturn; children: React.ReactNode }) {
  const [returned, setReturned] = useCheckoutReturn();
  if (returned === null) setReturned(props.how);
  return returned === null ? null : props.children;
}

function Follow() {
  useFollowPlan();
  return null;
}

function open(
  answers: Record<string, unknown>,
  { session = signedIn, back }: { session?: Session; back?: CheckoutReturn } = {},
) {
  const api = createFakeApi({
    plans: [monthly, yearly],
    paymentsConfig: sold,
    subscription: free,
    ...answers,
  });
  const goTo = vi.fn<(address: string) => void>();
  const sync = createFakeSync();
  const dialog = <PlanDialog onClose={() => undefined} goTo={goTo} />;
  render(
    <UiProvider theme="dark" env="test">
      <AccountProvider value={createFakeAccount(session)}>
        <ApiProvider value={api}>
          <LocalDataProvider value={local}>
            <SyncProvider value={sync}>
              <Follow />
              {back === undefined ? dialog : <ComesBack how={back}>{dialog}</ComesBack>}
            </SyncProvider>
          </LocalDataProvider>
        </ApiProvider>
      </AccountProvider>
    </UiProvider>,
  );
  return { api, goTo, sync };
}

const premium = async () => within(await screen.findByRole('region', { name: 'Soulstice Premium' }));
const asked = (api: ReturnType<typeof createFakeApi>, name: string) =>
  api.asked.filter((one) => one.name === name);

test('the plans are asked for when it opens, each once', async () => {
  const { api } = open({});
  expect(screen.getByRole('dialog', { name: 'Choose Your Cosmic Journey' })).toBeVisible();
  await premium();
  expect(api.asked.map(({ name }) => name).toSorted()).toEqual(['paymentsConfig', 'plans', 'subscription']);
});

test('month and year: each price, and the saving as it is', async () => {
  open({});
  const card = await premium();
  expect(card.getByText('$9.99')).toBeVisible();
  expect(card.getByText('a month')).toBeVisible();
  expect(screen.getByText('Save 15% vs monthly')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(card.getByText('$101.89')).toBeVisible();
  expect(card.getByText('a year')).toBeVisible();
  expect(card.getByText(/About \$8\.49 a month/)).toBeVisible();
});

test('no saving is claimed where there is none, and no switch where there is nothing to choose', async () => {
  open({ plans: [monthly, { ...yearly, price: 119.88 }] });
  await premium();
  expect(screen.queryByText(/^Save/)).toBeNull();
});

test('one rhythm alone has no switch', async () => {
  open({ plans: [yearly] });
  expect((await premium()).getByText('$101.89')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('what is free is said, with the number of the server', async () => {
  open({});
  const card = within(await screen.findByRole('region', { name: 'Free Plan' }));
  expect(card.getByText('Every chart, card and reading that this device makes')).toBeVisible();
  expect(await card.findByText('40 replies by the hosted model a day')).toBeVisible();
  expect(card.getByText('What you have now')).toBeVisible();
});

test.each([
  [false, ['Secure payment by Stripe', 'Cancel anytime']],
  [true, ['Secure payment by Stripe', 'Cancel anytime', '30-day money-back guarantee']],
])('the foot promises what is true: money back %s', async (moneyBack, promised) => {
  open({ paymentsConfig: { ...sold, moneyBack } });
  await premium();
  const foot = screen.getByText('Cancel anytime').parentElement;
  expect([...(foot?.children ?? [])].map(({ textContent }) => textContent)).toEqual(promised);
});

test('Upgrade leads to the page of the chosen plan, and asks once however often it is pressed', async () => {
  const { api, goTo } = open({ checkout: { url: 'https://checkout.example/pay' } });
  await premium();
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  const upgrade = screen.getByRole('button', { name: 'Upgrade' });
  await userEvent.dblClick(upgrade);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://checkout.example/pay'));
  expect(asked(api, 'checkout')).toEqual([{ name: 'checkout', body: { planId: 'premium-yearly' } }]);
  expect(screen.getByRole('button', { name: 'Opening the payment page…' })).toBeVisible();
});

test.each([
  ['of another kind than a page', 'javascript:alert(1)'],
  ['unencrypted elsewhere', 'http://evil.example/'],
])('an address %s is not followed', async (_, url) => {
  const { goTo } = open({ checkout: { url } });
  await premium();
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged');
  expect(goTo).not.toHaveBeenCalled();
});

test.each([
  ['no network', undefined, 'The server could not be reached.'],
  ['the provider away', refuses(502, 'no'), 'The payment service did not answer.'],
  ['bought elsewhere', refuses(409, 'no'), 'You have a subscription already.'],
  ['withdrawn', refuses(404, 'no'), 'This plan is not on offer any more.'],
  ['an ended session', refuses(401, 'no'), 'Your session has ended.'],
  ['too often', refuses(429, 'no'), 'That was tried very often.'],
])('says what went wrong, and can be tried again: %s', async (_, checkout, words) => {
  open(checkout === undefined ? {} : { checkout });
  await premium();
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.getByRole('button', { name: 'Upgrade' }).getAttribute('aria-disabled')).toBe('false');
});

test('without an account it leads to one, and asks nothing of nobody', async () => {
  const { api } = open({}, { session: signedOut });
  await premium();
  expect(screen.getByRole('button', { name: 'Sign in to upgrade' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  expect(asked(api, 'subscription')).toEqual([]);
});

test.each([
  ['not-set-up', 'Payments are not set up on this server'],
  ['nothing-to-sell', 'There is nothing to buy on this server'],
] as const)('a server that sells nothing says so, without prices or promises: %s', async (sells, words) => {
  open({ paymentsConfig: { sells, moneyBack: true } });
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Free Plan' })).toBeVisible();
  expect(screen.queryByText('$9.99')).toBeNull();
  expect(screen.queryByText(/Stripe|Cancel anytime|money-back/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
});

test('what could not be loaded can be asked for again', async () => {
  let broken = true;
  const plans = () => {
    if (broken) throw new TypeError('Failed to fetch');
    return [monthly, yearly];
  };
  open({ plans });
  expect(await screen.findByText('The plans could not be loaded just now.')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await premium();
});

test('offline it says so, and loads by itself once there is a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let broken = true;
  const plans = () => {
    if (broken) throw new TypeError('Failed to fetch');
    return [monthly];
  };
  open({ plans });
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  broken = false;
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await premium();
});

test('a subscription that runs: until when, the way to change it, and nothing to buy', async () => {
  const { goTo } = open({
    subscription: { ...active, planId: 'premium-yearly' },
    billingPortal: { url: 'https://portal.example/' },
  });
  const card = await premium();
  expect(await screen.findByText('Premium Active')).toBeVisible();
  expect(card.getByText('$101.89')).toBeVisible();
  expect(card.getByText('What you have now')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(card.queryByText('What you have now')).toBeNull();
  expect(screen.getByText('Renews on 22 December 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Manage subscription' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://portal.example/'));
});

test.each([
  ['ending', { ...active, renewsAt: null, endsAt: '2027-01-05T12:00:00.000Z' }, 'Ends on 5 January 2027.'],
  ['late', { ...active, status: 'past_due' }, 'The last payment did not go through.'],
  ['given by the operator', { ...active, managed: false, renewsAt: null }, 'The operator of this server'],
  ['over', { ...free, status: 'canceled', managed: true }, 'It has ended, and nothing more is charged.'],
] as const)('a subscription that is %s says so', async (_, subscription, words) => {
  open({ subscription });
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  const over = subscription.status === 'canceled';
  expect(screen.queryByText('Subscription Expired') !== null).toBe(over);
  await premium();
  expect(screen.queryByRole('button', { name: 'Upgrade' }) !== null).toBe(over);
});

test('a plan bought on another device is there without a reload', async () => {
  let subscription = free;
  const { sync } = open({ subscription: () => subscription });
  await premium();
  expect(screen.getByRole('button', { name: 'Upgrade' })).toBeVisible();
  subscription = active;
  act(() => sync.changePlan());
  expect(await screen.findByText('Premium Active')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
});

test('back from the page before the event: the server asks the provider, and the thanks follow', async () => {
  let subscription = free;
  const refreshSubscription = () => {
    subscription = active;
    return subscription;
  };
  const { api } = open({ subscription: () => subscription, refreshSubscription }, { back: 'done' });
  expect(await screen.findByText(/^Thank you\. Your plan is active/)).toBeVisible();
  expect(asked(api, 'refreshSubscription')).toHaveLength(1);
});

test('a plan that ends after the thanks is no payment that is late', async () => {
  let subscription: Subscription = active;
  const { sync } = open({ subscription: () => subscription, refreshSubscription: active }, { back: 'done' });
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
  subscription = { ...free, status: 'canceled', managed: true };
  act(() => sync.changePlan());
  expect(await screen.findByText('Subscription Expired')).toBeVisible();
  expect(screen.queryByText(/^Thank you|^Waiting/)).toBeNull();
});

test('back from the page without having paid: nothing was bought', async () => {
  const { api } = open({}, { back: 'back' });
  expect(await screen.findByText(/^Nothing was bought/)).toBeVisible();
  expect(asked(api, 'refreshSubscription')).toEqual([]);
});
