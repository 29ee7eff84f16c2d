/** A hosted model that says what a test lets it say: it stands in the page in the place of `POST /api/chat`. */
import type { Page } from '@playwright/test';
import { putRow } from './e2e-store.ts';

/** A sentence as the server sends it, checked. */
export type Said = {
  readonly text: string;
  readonly cites?: readonly string[];
  readonly verdict?: 'supported' | 'contradicted' | 'unsupported' | 'reflection';
  readonly truth?: string;
  readonly opens?: true;
};

type Asked = {
  readonly body: {
    readonly ask: object;
    readonly seed: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly images?: readonly object[];
  };
  readonly isAborted: () => boolean;
  readonly push: (event: object) => void;
  readonly end: () => void;
};

type InPage = { readonly hostedAsked: Asked[] };

/** Call it before the first page is opened. */
export async function withHostedModel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: Asked[] = [];
    Object.assign(globalThis, { hostedAsked: asked });
    const own = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.endsWith('/api/chat')) return own(input, init);
      let send: ReadableStreamDefaultController<Uint8Array> | null = null;
      let aborted = false;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          send = controller;
        },
      });
      init?.signal?.addEventListener('abort', () => {
        aborted = true;
        send?.error(new DOMException('stopped', 'AbortError'));
      });
      const encoder = new TextEncoder();
      asked.push({
        body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Asked['body'],
        isAborted: () => aborted,
        push: (event) => send?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
        end: () => send?.close(),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });
}

/** Chooses the hosted model as whoever writes on this device, past the screen that does so; the app is opened again. */
export async function chooseHosted(page: Page): Promise<void> {
  await putRow(page, 'local', { key: 'model:author', value: { type: 'hosted' } });
  await page.reload();
}

/** How often the model was asked. */
export function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as InPage).hostedAsked.length);
}

/** What the model was told at last. */
export function lastAsked(page: Page): Promise<Asked['body'] & { readonly aborted: boolean }> {
  return page.evaluate(() => {
    const last = (globalThis as unknown as InPage).hostedAsked.at(-1);
    if (last === undefined) throw new Error('the model was not asked');
    return { ...last.body, aborted: last.isAborted() };
  });
}

/** Lets the model say sentences, one event each. */
export async function say(page: Page, sentences: readonly Said[]): Promise<void> {
  await page.evaluate((list) => {
    const last = (globalThis as unknown as InPage).hostedAsked.at(-1);
    for (const { text, cites = [], verdict = 'reflection', truth, opens } of list) {
      const sentence = {
        text,
        cites,
        move: 'core',
        verdict,
        ...(truth === undefined ? {} : { truth }),
        ...(opens === undefined ? {} : { opens }),
      };
      last?.push({ type: 'sentence', sentence, truth: null });
    }
  }, sentences);
}

/** Lets the model withdraw what it said. */
export async function withdraw(page: Page, why: string): Promise<void> {
  await page.evaluate(
    (reason) => (globalThis as unknown as InPage).hostedAsked.at(-1)?.push({ type: 'replaced', why: reason }),
    why,
  );
}

/** Ends the reply whole, with all the sentences it is made of. */
export async function finish(page: Page, sentences: readonly Said[]): Promise<void> {
  await page.evaluate((list) => {
    const last = (globalThis as unknown as InPage).hostedAsked.at(-1);
    if (last === undefined) throw new Error('the model was not asked');
    const { ask, seed } = last.body;
    const whole = list.map(({ text, cites = [], verdict = 'reflection', truth, opens }) => ({
      text,
      cites,
      move: 'core',
      verdict,
      ...(truth === undefined ? {} : { truth }),
      ...(opens === undefined ? {} : { opens }),
    }));
    const struck = whole.filter(({ verdict }) => verdict === 'contradicted').length;
    const said = {
      testimonies: [],
      facts: [],
      topic: 'none',
      opener: null,
      image: null,
      practice: null,
      question: null,
      atoms: [],
    };
    last.push({
      type: 'done',
      response: '',
      reading: {
        author: 'model',
        lang: 'en',
        sentences: whole,
        ask,
        sheetHash: '0'.repeat(64),
        seed,
        planHash: '0'.repeat(64),
        weighed: [],
        said,
      },
      sheet: null,
      notes: { model: 'stub-model', struck, repaired: false, fellBack: null, partial: null },
    });
    last.end();
  }, sentences);
}

/** Breaks the connection off. */
export async function breakOff(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as InPage).hostedAsked.at(-1)?.end());
}
