/** Audio in the built app: a way to the server that breaks off where a test says so, and what a page hears. */
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AudioItem, AudioShelf, KeptState, ShelfUse } from '../../src/audio/shelf.ts';

export type BreakingWay = {
  readonly url: string;
  /** Every answer that came through, with the bytes of its body. */
  readonly log: { readonly path: string; readonly range: string | undefined; sent: number }[];
  /** The next answer to this path stands still after so many bytes, and ends as a lost connection ends it when it is told to. */
  readonly breakOnce: (path: string, bytes: number) => { readonly end: () => void };
  readonly close: () => Promise<void>;
};

/** A way to a server on this machine; the page knows only this address. */
export async function breakingWay(to: { readonly port: number }): Promise<BreakingWay> {
  const log: BreakingWay['log'] = [];
  const breaks = new Map<string, { readonly bytes: number; readonly told: Promise<void> }>();
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const path = (asked.url ?? '').split('?')[0] ?? '';
    const entry = { path, range: asked.headers.range, sent: 0 };
    const { host: _, ...headers } = asked.headers;
    const onward = request(
      { port: to.port, host: '127.0.0.1', method: asked.method, path: asked.url, headers },
      (found) => {
        log.push(entry);
        const broken = asked.method === 'GET' ? breaks.get(path) : undefined;
        if (broken !== undefined) breaks.delete(path);
        const limit = broken?.bytes;
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.on('data', (piece: Buffer) => {
          const part = limit === undefined ? piece : piece.subarray(0, Math.max(0, limit - entry.sent));
          entry.sent += part.byteLength;
          answer.write(part);
          if (limit === undefined || entry.sent < limit) return;
          found.destroy();
          // A browser lets go of what it has not read when the line ends: the test says when it was read.
          void broken?.told.then(() => answer.socket?.end());
        });
        found.on('end', () => answer.end());
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  };
  const server: Server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    breakOnce: (path, bytes) => {
      let end = (): void => undefined;
      const told = new Promise<void>((resolve) => {
        end = resolve;
      });
      breaks.set(path, { bytes, told });
      return { end };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The shelf as the build has it, for a page to import. */
const shelfModule = (): string => {
  const name = readdirSync('dist/assets').find((file) => /^browser-shelf-[\w-]+\.js$/.test(file));
  if (name === undefined) throw new Error('the build has no shelf');
  return `/assets/${name}`;
};

type PageWithShelf = typeof globalThis & { shelf?: AudioShelf };

/** Makes a shelf of this page's own over the same storage, as another part of the app would have it. */
export async function openShelf(page: Page): Promise<void> {
  await page.evaluate(async (module) => {
    const { startAudioShelf } = (await import(module)) as {
      startAudioShelf: (deps: object) => AudioShelf;
    };
    const deps = { budget: async () => 500_000_000, keepBudget: async () => {} };
    (globalThis as PageWithShelf).shelf = startAudioShelf(deps);
  }, shelfModule());
}

export const downloadIn = (page: Page, item: AudioItem): Promise<KeptState> =>
  page.evaluate((one) => (globalThis as PageWithShelf).shelf?.download(one) as Promise<KeptState>, item);

/** Whether the second chunk of an item has come, and so the first is counted. */
export const hasSecondChunk = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (one) => {
    const kept = await (await caches.open('soulstice-audio-v1')).keys();
    return kept.some(({ url }) => url.endsWith(`/audio-shelf/chunk/${encodeURIComponent(one)}/0/1`));
  }, address);

export const shelfUseIn = (page: Page): Promise<ShelfUse> =>
  page.evaluate(() => (globalThis as PageWithShelf).shelf?.use() as Promise<ShelfUse>);

/** Opens an item by the shelf and says how long it was until it sounded, in milliseconds. */
export const openedIn = (page: Page, item: AudioItem): Promise<{ duration: number; at: number }> =>
  page.evaluate(async (one) => {
    const playable = await (globalThis as PageWithShelf).shelf?.open(one);
    const audio = new Audio(playable?.url);
    audio.muted = true;
    await audio.play();
    await new Promise((resolve) => audio.addEventListener('timeupdate', resolve, { once: true }));
    audio.pause();
    playable?.release();
    return { duration: audio.duration, at: audio.currentTime };
  }, item);

/** Plays an address in a bare audio element from a part of its length on; gives where it began and where it came to. */
export const playedFrom = (
  page: Page,
  address: string,
  share: number,
): Promise<{ duration: number; from: number; to: number }> =>
  page.evaluate(
    async ({ src, at }) => {
      const audio = new Audio(src);
      audio.muted = true;
      const heard = (event: string) =>
        new Promise((resolve, reject) => {
          audio.addEventListener(event, resolve, { once: true });
          audio.addEventListener('error', () => reject(new Error(audio.error?.message ?? 'no audio')), {
            once: true,
          });
        });
      await heard('loadedmetadata');
      const sought = heard('seeked');
      audio.currentTime = audio.duration * at;
      await sought;
      const from = audio.currentTime;
      await audio.play();
      while (audio.currentTime < from + 0.2) await new Promise((resolve) => setTimeout(resolve, 20));
      audio.pause();
      return { duration: audio.duration, from, to: audio.currentTime };
    },
    { src: address, at: share },
  );

export type RangeAnswer = {
  readonly status: number;
  readonly range: string | null;
  readonly length: string | null;
  /** Bytes of the body as they came. */
  readonly bytes: number;
};

/** Asks for each of some ranges of an address; an empty one asks for the whole. */
export const rangesOf = (page: Page, address: string, ranges: readonly string[]): Promise<RangeAnswer[]> =>
  page.evaluate(
    ({ url, asked }) =>
      Promise.all(
        asked.map(async (range) => {
          const answer = await fetch(url, { headers: range === '' ? {} : { range }, cache: 'no-store' });
          return {
            status: answer.status,
            range: answer.headers.get('content-range'),
            length: answer.headers.get('content-length'),
            bytes: (await answer.arrayBuffer()).byteLength,
          };
        }),
      ),
    { url: address, asked: ranges },
  );
