/**
 * A model of one's own: set up, allowed by the page's policy, asked, and its key nowhere it could leave by. The model is a
 * server on this machine that speaks as OpenAI does.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/e2e-axe.ts';
import { enter, input, replies, send, waitUntilOffline } from '../support/e2e-app.ts';
import { completionsWire } from '../support/providers/wire-formats.ts';

test.use({ serviceWorkers: 'allow' });

const KEY = 'sk-canary-7f3a9b1c-never-leaves';

type Stub = {
  readonly origin: string;
  readonly asked: { readonly body: string; readonly key: string | undefined }[];
  readonly close: () => void;
};

/** A server that any page may ask, and that answers from the facts it is given. */
async function startModel(): Promise<Stub> {
  const asked: Stub['asked'] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' };
      if (request.method === 'OPTIONS') {
        response.writeHead(204, cors).end();
        return;
      }
      const body = Buffer.concat(chunks).toString('utf8');
      asked.push({ body, key: request.headers.authorization });
      const wire = completionsWire();
      response.writeHead(200, { ...cors, 'content-type': wire.contentType });
      response.write(wire.start());
      for (const piece of answerTo(body)) response.write(wire.text(piece));
      response.end(wire.end('stop'));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Two sentences about the Moon of the day, with the mark that the prompt gave its sign. */
function answerTo(body: string): readonly string[] {
  const prompt = body.replaceAll('\\"', '"');
  const found = /"k":"(\w+)","id":"sky\.moon\.sign","say":"[^"]*?\b(\w+)(?: [^"]*)?"/.exec(prompt);
  const sign =
    /"id":"sky\.moon\.sign","say":"[^"]*\b(Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\b/.exec(
      prompt,
    );
  if (found === null || sign === null) return ['ready'];
  return [
    `The Moon is in ${sign[1]} today [[`,
    `${found[1]}]]. `,
    `With the Moon in ${sign[1]} [[${found[1]}]], one small thing is enough. `,
    'What would it be?',
  ];
}

/** Whether a page can reach an address, as script on it would try. */
const canReach = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(
    (address) =>
      fetch(address, { method: 'POST', body: '{}' }).then(
        () => true,
        () => false,
      ),
    `${url}/v1/chat/completions`,
  );

async function openLens(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: /Settings/ }).click();
  await page.getByRole('button', { name: 'General', exact: true }).click();
  await page.getByRole('button', { name: 'Who writes, and what leaves' }).click();
  await expect(page.getByRole('radio', { name: 'Vesper, on this device' })).toBeVisible();
}

/** Everything the browser keeps for this app, as text: databases with their bytes, caches, storage. */
function everythingKept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const text = (value: unknown): string =>
      JSON.stringify(value, (_, one: unknown) => {
        if (one instanceof ArrayBuffer) return new TextDecoder('latin1').decode(one);
        if (ArrayBuffer.isView(one)) return new TextDecoder('latin1').decode(one);
        return one;
      }) ?? '';
    const kept: Record<string, string> = {
      storage: text([Object.entries(localStorage), Object.entries(sessionStorage)]),
    };
    const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
      });
    const db = await asked(indexedDB.open('soulstice-anon'));
    for (const name of db.objectStoreNames)
      kept[name] = text(await asked(db.transaction(name).objectStore(name).getAll()));
    db.close();
    return kept;
  });
}

test(
  'a model of one’s own writes, on this machine, and its key never leaves',
  { tag: '@long' },
  async ({ page }) => {
    const [model, elsewhere] = await Promise.all([startModel(), startModel()]);
    const sent: string[] = [];
    page.context().on('request', (request) => {
      if (!request.url().startsWith(model.origin))
        sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
    });
    await enter(page);
    await waitUntilOffline(page);

    await test.step('the page may talk to nobody that was not named', async () => {
      expect(await canReach(page, model.origin)).toBe(false);
      expect(model.asked).toHaveLength(0);
    });

    await test.step('named, it may once it is opened anew', async () => {
      await openLens(page);
      expect(await axeFindings(page, 'all')).toEqual([]);
      await page.getByRole('button', { name: 'Add a model of your own' }).click();
      await page.getByLabel('Provider').selectOption('compatible');
      await page.getByLabel('Address').fill('http://192.168.7.7:11434/v1');
      await page.getByLabel('Key').fill(KEY);
      await page.getByRole('combobox', { name: 'Model' }).fill('stub-model');
      await page.getByRole('button', { name: 'Save and test' }).click();
      await expect(page.getByText('browsers block it as mixed content')).toBeVisible();
      await page.getByLabel('Address').fill(`${model.origin}/v1`);
      await page.getByRole('button', { name: 'Save and test' }).click();
      await expect(page.getByText('only after it is opened anew')).toBeVisible();
      expect(await axeFindings(page, 'all')).toEqual([]);
      await page.getByRole('button', { name: 'Open the page anew' }).click();
      await expect(input(page)).toBeEnabled();
      await openLens(page);
      await page.getByRole('button', { name: 'Change An address of your own' }).click();
      await expect(page.getByText('••••aves is kept')).toBeVisible();
      await page.getByRole('button', { name: 'Save and test' }).click();
      await expect(page.getByText('It answers. Nothing of yours was sent.')).toBeVisible();
      expect(new Set(model.asked.map(({ key }) => key))).toEqual(new Set([`Bearer ${KEY}`]));
      expect(await canReach(page, elsewhere.origin)).toBe(false);
      expect(elsewhere.asked).toHaveLength(0);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByRole('radio', { name: /^An address of your own/ })).toBeChecked();
      await expect(page.getByText('Nothing. The model runs on this device.')).toBeVisible();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
    });

    await test.step('before a question is sent, it says where it goes', async () => {
      await input(page).fill('What is today good for?');
      await expect(page.getByText('Your question stays on this device.')).toBeVisible();
      await page.getByRole('button', { name: 'See what leaves' }).click();
      await page.getByRole('radio', { name: 'This app’s model' }).click();
      await expect(page.getByText(/"messages"/)).toContainText('What is today good for?');
      await page.getByRole('radio', { name: /^An address of your own/ }).click();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
    });

    await test.step('it writes a reading that rests on the sky, and nothing left the device', async () => {
      await send(page, 'What is today good for?');
      const reply = replies(page).first();
      await expect(reply).toContainText('one small thing is enough');
      await expect(reply).toContainText('Nothing left this device');
      // What is asked for the list of its models carries nothing.
      const told = model.asked.filter(({ body }) => body !== '');
      expect(told).toHaveLength(2);
      expect(told[1]?.body).toContain('What is today good for?');
      await expect(async () => {
        expect((await everythingKept(page))['message']).toContain('"model":"stub-model"');
      }).toPass();
    });

    await test.step('the key is in nothing that is kept open, sent on or could be exported', async () => {
      const kept = await everythingKept(page);
      expect(kept['local']).toContain('stub-model');
      expect(kept['outbox']).toContain('message');
      for (const [name, text] of Object.entries(kept)) expect(text, name).not.toContain('canary');
      for (const name of ['outbox', 'setting', 'thread'])
        expect(kept[name], name).not.toContain(model.origin);
      for (const request of sent) expect(request).not.toContain('canary');
    });
    model.close();
    elsewhere.close();
  },
);
