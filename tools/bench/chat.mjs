/**
 * A chat of 20,000 messages in a real browser over the built app: from the tap on its title until its newest message is
 * painted, and what a key costs in it while a reply appears, beside what the same key costs in peace.
 */
import { freshPage, inBrowser, median, wide } from './in-browser.mjs';

const MESSAGES = 20_000;
const RUNS = 5;
const KEYS = 40;
const question = 'Why does the same pattern keep coming round for me?';

export function measure() {
  return inBrowser(async (browser, url) => {
    const { page } = await freshPage(browser, wide);
    await plant(page, url);
    const opening = await openingMs(page, url);
    const keys = await keysMs(page);
    return [
      {
        what: 'opening a chat of 20,000 messages, median',
        value: median(opening),
        unit: 'ms',
        budget: 150,
      },
      { what: 'a key in that chat, median', value: median(keys.still), unit: 'ms' },
      {
        what: 'a key while a reply appears, beside one in peace',
        value: median(keys.streaming) / median(keys.still),
        unit: '×',
        budget: 1.5,
      },
    ];
  });
}

/** A chat as years of use make it: each question answered by a whole reading with its facts. */
async function plant(page, url) {
  await page.goto(`${url}/`);
  const box = page.getByRole('textbox', { name: 'Ask Vesper' });
  await box.fill(question);
  await box.press('Enter');
  await page.getByRole('button', { name: /^\d+ facts?$/ }).waitFor();
  await page.evaluate(async (count) => {
    const db = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('soulstice-anon');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    const all = (table) =>
      new Promise((resolve, reject) => {
        const asked = db.transaction(table).objectStore(table).getAll();
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error));
      });
    const [chat] = await all('thread');
    const messages = await all('message');
    const asked = messages.find(({ sender }) => sender === 'user');
    const answered = messages.find(({ sender }) => sender === 'ai');
    const thread = 'bench-chat-0123456789';
    const idOf = (at) => `019${at.toString(16).padStart(5, '0')}-0000-7000-8000-000000000000`;
    const began = Date.now() - count * 60_000;
    const writing = db.transaction(['thread', 'message'], 'readwrite');
    writing.objectStore('thread').put({
      ...chat,
      id: thread,
      title: 'A long chat',
      leafId: idOf(count - 1),
    });
    for (let at = 0; at < count; at += 1) {
      const like = at % 2 === 0 ? asked : answered;
      writing.objectStore('message').put({
        ...like,
        id: idOf(at),
        threadId: thread,
        parentId: at === 0 ? null : idOf(at - 1),
        createdAt: began + at * 60_000,
        ...(at % 2 === 0 ? { content: `${like.content} (${at})` } : {}),
      });
    }
    await new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('error', () => reject(writing.error));
    });
    db.close();
  }, MESSAGES);
}

/** From the tap on the chat in the sidebar to the frame that shows its last question. The page has been idle before. */
async function openingMs(page, url) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${url}/`);
    const row = page.getByRole('link', { name: /A long chat/ });
    await row.waitFor();
    await page.waitForTimeout(2000);
    await page.evaluate(
      (last) => {
        window.opened = new Promise((resolve) => {
          let tappedAt = 0;
          addEventListener('click', () => (tappedAt = performance.now()), { capture: true, once: true });
          const look = () => {
            const bubbles = [...document.querySelectorAll('[role=log] article')];
            const shown = bubbles.some(
              (bubble) =>
                bubble.textContent?.includes(last) && getComputedStyle(bubble).visibility === 'visible',
            );
            if (tappedAt === 0 || !shown) requestAnimationFrame(look);
            else requestAnimationFrame(() => resolve(performance.now() - tappedAt));
          };
          look();
        });
      },
      `(${MESSAGES - 2})`,
    );
    await row.click();
    times.push(await page.evaluate(() => window.opened));
  }
  return times;
}

/** What a key costs, from the press until its letter was painted: in peace, and while the words of a reply appear. */
async function keysMs(page) {
  const box = page.getByRole('textbox', { name: 'Ask Vesper' });
  const type = async () => {
    await box.click();
    await page.evaluate(() => {
      window.keys = [];
      const field = document.querySelector('textarea');
      field.addEventListener('keydown', (event) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // A message comes after the frame was painted.
          port1.addEventListener('message', () => window.keys.push(performance.now() - event.timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      });
    });
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press('abcdefgh '[key % 9]);
      await page.waitForTimeout(35);
    }
    await box.fill('');
    return page.evaluate(() => window.keys);
  };
  await type();
  const still = await type();
  await box.fill(question);
  await box.press('Enter');
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  const streaming = await type();
  return { still, streaming };
}
