/** A reading on the server, by facts that come from a device: without the hour, the name or the cast behind them. */
import { expect, it } from 'vitest';
import { traditionSheet } from '#companion/traditions.ts';
import { loadTradition } from '#engine/traditions.ts';
import { cardInputs } from '../tests/support/card-inputs.ts';
import { createComposer } from './device-composer.ts';

const composer = createComposer();

/** The sheet of a mode as a device sends it: of the birth, the day alone. */
async function sent(mode: string) {
  const tradition = await loadTradition(mode);
  const sheet = tradition === null ? null : traditionSheet({ tradition }, cardInputs());
  if (sheet === null) throw new Error(`no sheet of ${mode}`);
  return { ...sheet, inputs: { birth: { date: '1990-05-15' } } };
}

it.each([
  ['chinese-ziwei', 'ziwei.palace.life.stars'],
  ['thai-name-analysis', 'thainame.total'],
  ['i-ching', 'iching.primary'],
  ['western', 'natal.sun.sign'],
])('%s stands on the facts that came with the question, and lacks nothing', async (readingMode, fact) => {
  const sheet = await sent(readingMode);
  const reply = await composer.reply({
    messages: [{ role: 'user', content: 'What does this say about my work?' }],
    readingMode,
    threadId: 'thread',
    profile: null,
    seed: '5f0c2a7be1d94c3f8a6b7d2e90f1c4a3',
    timeZone: 'Asia/Bangkok',
    nowMs: Date.parse('2026-11-21T10:00:00Z'),
    sheet,
    ask: null,
    fields: [],
    images: [],
    length: 'medium',
    depth: 'intermediate',
    style: 'warm',
  });
  const { prompt } = reply.forModel?.() ?? {};
  expect(prompt?.sheet.facts.map(({ id }) => id)).toEqual(sheet.facts.map(({ id }) => id));
  expect(prompt?.say).toHaveProperty([fact]);
  expect(prompt?.tradition?.limits.length ?? null).toBe(readingMode === 'western' ? null : 3);
  // Where a mode lacks something, a reading says so before anything else.
  expect(reply.reading?.sentences[0]?.move).not.toBe('limit');
});
