/** Decodes MP3 in the browser that the tests use: what is measured is what will be heard. */
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureBrowser } from '../test-browser.mjs';

/**
 * Opens a decoder; `decode(bytes, channels)` gives a Float32Array a channel. `close` must be called.
 * The samples go over a server on this machine, since they are too many to be written as JSON.
 */
export async function openDecoder() {
  let input = Buffer.alloc(0);
  let output = [];
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const bytes = Buffer.concat(chunks);
        output[Number(request.url.slice(1))] = new Float32Array(
          bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
        );
        response.end();
      });
      return;
    }
    response.setHeader('content-type', request.url === '/' ? 'text/html' : 'audio/mpeg');
    response.end(request.url === '/' ? '<!doctype html><title>decoder</title>' : input);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...chromiumFlags] });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  return {
    async decode(bytes, channels) {
      input = bytes;
      output = [];
      await page.evaluate(async (count) => {
        const file = await (await fetch('/input.mp3', { cache: 'no-store' })).arrayBuffer();
        const sound = await new OfflineAudioContext(count, 1, 48_000).decodeAudioData(file);
        for (let c = 0; c < count; c++) {
          await fetch(`/${c}`, { method: 'POST', body: sound.getChannelData(c) });
        }
      }, channels);
      return output;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
