/** A new device of somebody with a history: the built app in a real browser fetches 10,000 messages while its screen is watched. */
import { chromium, expect } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { CONTRACT_VERSION } from '#contract/contract-version.ts';
import type { FieldValues } from '#contract/kinds.ts';
import { stampOf } from '#contract/stamps.ts';
import { MAX_PUSH_ROWS } from '#contract/sync.ts';
import type { WireRow } from '#contract/sync.ts';
import { input } from '../../../tests/support/e2e-app.ts';
import { keepSession, newSession, syncLine } from '../../../tests/support/e2e-sync.ts';
import type { Session } from '../../../tests/support/e2e-sync.ts';
import { chromiumFlags, ensureBrowser } from '../../test-browser.mjs';
import { startServer } from '../../test-server.mjs';
import type { RunningServer } from '../../test-server.mjs';
import { part } from './figures.ts';
import { typicalRecords } from './records.ts';

const MESSAGES = 10_000;
const MESSAGES_A_THREAD = 50;
const VISITS = 3;
const LIMIT_MS = 120_000;

export type FirstPull = {
  /** Longest task of the page from the first request to the last row: median of the visits, and of all visits. */
  readonly longestMs: number;
  readonly longestOfAllMs: number;
  /** How many tasks were longer than 50 ms, all visits together. */
  readonly longTasks: number;
  /** From the first request until the app says that everything is here; median. */
  readonly tookMs: number;
};

type Visit = { readonly longMs: readonly number[]; readonly tookMs: number };

declare global {
  interface Window {
    longTasks?: { readonly startTime: number; readonly duration: number }[];
  }
}

export async function measureFirstPull(): Promise<FirstPull> {
  const server = await startServer({ env: { LIMIT_FACTOR: '1000' }, ready: true });
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ args: [...chromiumFlags], executablePath });
  try {
    const email = 'history@example.org';
    await pushHistory(server, await newSession(server, email));
    const visits: Visit[] = [];
    for (let at = 0; at < VISITS; at += 1)
      visits.push(await visit(browser, server, await newSession(server, email)));
    const longest = visits.map(({ longMs }) => Math.max(0, ...longMs));
    return {
      longestMs: part(longest, 0.5),
      longestOfAllMs: Math.max(...longest),
      longTasks: visits.flatMap(({ longMs }) => longMs).length,
      tookMs: part(
        visits.map(({ tookMs }) => tookMs),
        0.5,
      ),
    };
  } finally {
    await browser.close();
    await server.kill();
  }
}

/** On a profile where nothing is yet. */
async function visit(browser: Browser, server: RunningServer, session: Session): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    // A page of the origin without the app in it.
    await page.goto(`${server.url}/api/health`);
    await keepSession(page, session);
    await page.addInitScript(() => {
      const seen: { startTime: number; duration: number }[] = [];
      window.longTasks = seen;
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
        type: 'longtask',
        buffered: true,
      });
    });
    await page.goto(`${server.url}/`);
    await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
    await expect(input(page)).toBeEnabled({ timeout: LIMIT_MS });
    await expect(syncLine(page)).toHaveText(/^Data synced/, { timeout: LIMIT_MS });
    const seen = await page.evaluate(() => {
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/sync/pull'))
        .map(({ startTime }) => startTime);
      const startMs = Math.min(...asked);
      const inPull = (window.longTasks ?? []).filter((task) => task.startTime + task.duration > startMs);
      return { tookMs: performance.now() - startMs, longMs: inPull.map(({ duration }) => duration) };
    });
    const arrived = await page.evaluate(countMessages, session.user.id);
    if (arrived !== MESSAGES) throw new Error(`only ${arrived} messages arrived in the browser`);
    return seen;
  } finally {
    await context.close();
  }
}

/** Runs in the page, past the app's own code. */
function countMessages(account: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`soulstice-${account}`);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('it did not open')));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('message').objectStore('message').count();
      counting.addEventListener('error', () => reject(counting.error ?? new Error('it was not counted')));
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
}

/** Chats of fifty messages each, three lines a message, as another device would have sent them. */
async function pushHistory(server: RunningServer, session: Session): Promise<void> {
  const device = crypto.randomUUID();
  const rows = history(device);
  for (let at = 0; at < rows.length; at += MAX_PUSH_ROWS) {
    const answer = await fetch(new URL('/api/sync/push', server.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        device,
        gen: 0,
        schema: CONTRACT_VERSION,
        rows: rows.slice(at, at + MAX_PUSH_ROWS),
      }),
    });
    if (!answer.ok) throw new Error(`the history was answered with ${answer.status}`);
    const { refused } = (await answer.json()) as { readonly refused?: readonly unknown[] };
    if (refused?.length !== 0) throw new Error(`the history was refused: ${JSON.stringify(refused?.[0])}`);
  }
}

function history(device: string): readonly WireRow[] {
  const nowMs = Date.now();
  const rows: WireRow[] = [];
  let threadId = '';
  for (const [at, { id, fields }] of typicalRecords(MESSAGES).entries()) {
    const writtenMs = nowMs - (MESSAGES - at) * 60_000;
    const stamp = stampOf(writtenMs, device);
    if (at % MESSAGES_A_THREAD === 0) {
      threadId = `history-${String(at).padStart(13, '0')}`;
      rows.push(['thread', threadId, stamp, threadOf(at, writtenMs)]);
    }
    rows.push(['message', id, stamp, { ...fields, threadId, createdAt: writtenMs }]);
  }
  return rows;
}

function threadOf(at: number, writtenMs: number): FieldValues {
  return {
    title: `What does the moon say, ${at}?`,
    mode: 'mixed',
    lastMessage: 'And what about the work that begins in spring?',
    createdAt: writtenMs,
    updatedAt: writtenMs,
    folderId: null,
    leafId: null,
    pinned: false,
    archived: false,
    deletedAt: null,
  };
}
