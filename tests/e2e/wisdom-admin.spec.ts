/** From admin to listener: what is published is in a list that is already open, and heard; a draft is nowhere. */
import { expect, test } from '@playwright/test';
import { wav } from '../support/audio-samples.ts';
import { signInByCode } from '../support/e2e-account.ts';
import { enter, recordPage } from '../support/e2e-app.ts';
import { hearAudio, levelOf, soundOf } from '../support/e2e-sound.ts';
import { ownServer } from '../support/server.ts';
import type { OwnServer } from '../support/server.ts';
import { send, setupTokenOf, signInAt } from '../support/server-people.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer({ LIMIT_FACTOR: '100' });
});
test.afterAll(() => server?.dispose());

/** Twenty seconds of a tone of 440 Hz at a quarter of full scale, 8000 samples a second. */
function tone(): Buffer {
  const file = Buffer.from(wav(20));
  const start = file.indexOf('data') + 8;
  for (let at = start, n = 0; at < file.length; at += 2, n += 1)
    file.writeInt16LE(Math.round(8192 * Math.sin((2 * Math.PI * 440 * n) / 8000)), at);
  return file;
}

test(
  'an upload is invisible as a draft, and once published it is in an open list of a second profile, and heard',
  { tag: '@long' },
  async ({ page: listener, browser }) => {
    // In the order in which the server writes them.
    const token = await setupTokenOf(server);
    const ana = await signInAt(server, 'ana@example.org');
    const claimed = await ana.call('POST', '/api/admin/setup', { token });
    expect(claimed.status).toBe(200);
    const asked: string[] = [];
    listener.on('response', async (answer) => {
      if (answer.url().endsWith('/api/soul-wisdom')) asked.push(await answer.text().catch(() => ''));
    });
    const record = await recordPage(listener);
    await hearAudio(listener);
    await enter(listener, server.url);
    await listener.getByRole('link', { name: 'Wisdom' }).click();
    const play = listener.getByRole('button', { name: 'Play: Evening at 440' });
    await expect(listener.getByRole('button', { name: 'Play: Cosmic Awakening Journey' })).toBeVisible();
    await expect(play).toHaveCount(0);

    const admin = await (await browser.newContext()).newPage();
    await admin.goto(`${server.url}/`);
    await signInByCode(admin, server, 'ana@example.org');
    await admin.goto(`${server.url}/admin`);
    await admin.getByRole('button', { name: 'Add Content' }).click();
    const form = admin.getByRole('dialog', { name: 'Add New Content' });
    await form.getByLabel('Title').fill('Evening at 440');
    await form.getByLabel('Description').fill('One tone.');
    await form
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'tone.wav', mimeType: 'audio/wav', buffer: tone() });
    await expect(form.getByLabel('Duration')).toHaveValue('0:20');
    await expect(form.getByText('tone.wav is uploaded.')).toBeAttached();
    await form.getByLabel('Published').uncheck();
    await form.getByRole('button', { name: 'Create Content' }).click();
    const card = admin.getByRole('article', { name: 'Evening at 440' });
    await expect(card).toContainText('Draft');

    await test.step('a draft is in no list, and its audio is not there', async () => {
      const before = asked.length;
      await listener.evaluate(() => void window.dispatchEvent(new Event('focus')));
      await expect.poll(() => asked.length).toBeGreaterThan(before);
      await expect(play).toHaveCount(0);
      expect(asked.join()).not.toContain('440');
      const playing = admin.waitForRequest(/\/api\/soul-wisdom\/audio\//);
      await card.getByRole('button', { name: /^Play/ }).click();
      const draftUrl = new URL((await playing).url()).pathname;
      for (const path of [draftUrl, '/api/soul-wisdom'])
        expect(await (await send(server.url, 'GET', path)).text(), path).not.toMatch(/440|RIFF/);
      expect((await send(server.url, 'GET', draftUrl)).status).toBe(404);
    });

    await test.step('published, it comes by itself into the list that is open, and sounds at once at any place', async () => {
      await card.getByRole('button', { name: /^Edit/ }).click();
      const edit = admin.getByRole('dialog', { name: /Edit/ });
      await edit.getByLabel('Published').check();
      await edit.getByRole('button', { name: 'Update Content' }).click();
      await expect(card).toContainText('Published');
      // Nothing is pressed and nothing is loaded anew: the open list asks by itself.
      await expect(play).toBeVisible({ timeout: 40_000 });
      await play.click();
      await expect.poll(async () => (await soundOf(listener)).at, { intervals: [50] }).toBeGreaterThan(0.2);
      expect(await levelOf(listener, 0.05)).toBeGreaterThan(0.05);
      const place = listener
        .getByRole('region', { name: 'Player' })
        .getByRole('slider', { name: 'Place in the title' });
      await place.fill('15');
      await expect.poll(async () => (await soundOf(listener)).at, { intervals: [50] }).toBeGreaterThan(15.2);
    });
    expect([record.violations, record.faults]).toEqual([[], []]);
  },
);
