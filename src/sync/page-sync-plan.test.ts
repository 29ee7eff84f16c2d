/** A plan that becomes another: every tab of the account hears of it, and nobody else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createSyncServer,
  marta,
  noor,
  pass,
  stopTime,
  SyncBrowser,
  until,
} from '../../tests/support/sync-world.ts';
import type { SyncServer, SyncTab } from '../../tests/support/sync-world.ts';

let server: SyncServer;
let tabs: SyncTab[];

beforeEach(() => {
  stopTime();
  server = createSyncServer();
  tabs = [];
});

afterEach(async () => {
  const closing = Promise.all(tabs.map((tab) => tab.close()));
  await pass(500);
  await closing;
  vi.useRealTimers();
});

async function open(browser: SyncBrowser, account = marta): Promise<SyncTab> {
  const tab = browser.open(account);
  tabs.push(tab);
  await until(() => tab.status()?.type === 'synced', 'status synced');
  return tab;
}

test('is told to each tab of each browser, though one tab of a browser listens', async () => {
  const browser = new SyncBrowser(server);
  const [first, second] = [await open(browser), await open(browser)];
  const elsewhere = await open(new SyncBrowser(server));
  const other = await open(new SyncBrowser(server), noor);
  await until(() => server.streams() === 3, 'three streams');
  expect([first, second, elsewhere, other].map((tab) => tab.plans())).toEqual([0, 0, 0, 0]);
  server.changePlan(marta);
  await until(() => second.plans() === 1, 'the second tab heard it');
  await pass(1000);
  expect([first, second, elsewhere, other].map((tab) => tab.plans())).toEqual([1, 1, 1, 0]);
});

test('is asked about after a stream was cut, since nobody heard what was said meanwhile', async () => {
  const tab = await open(new SyncBrowser(server));
  await until(() => server.streams() === 1, 'a stream');
  server.hangUp();
  await until(() => tab.plans() > 0, 'the new stream counts as a change');
  expect([tab.plans(), server.streams()]).toEqual([1, 1]);
});
