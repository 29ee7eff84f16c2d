/** Each provider over its own wire format, as a page calls it: the laws of all calls, and what a page alone must keep to. */
import { expect, it } from 'vitest';
import { eventsOf, KEY, request, testProviderLaws } from '../../../tests/support/providers/provider-laws.ts';
import { startProvider } from '../../../tests/support/providers/provider-stub.ts';
import {
  anthropicWire as anthropicFormat,
  completionsWire as completionsFormat,
  openaiWire as openaiFormat,
} from '../../../tests/support/providers/wire-formats.ts';
import { streamCall } from '../stream-call.ts';
import { anthropicWire } from './anthropic.ts';
import { completionsWire } from './completions.ts';
import { googleWire } from './google.ts';
import { openaiWire } from './openai.ts';
import type { Wire } from './wire.ts';

const callBy = (wire: Wire) => (base: string) =>
  streamCall(wire, { model: 'stub-model', key: KEY, base }, fetch);

testProviderLaws({
  anthropic: { prefix: '/v1', callOf: callBy(anthropicWire) },
  openai: { prefix: '/v1', callOf: callBy(openaiWire) },
  google: { prefix: '/v1beta', callOf: callBy(googleWire) },
  openrouter: { prefix: '/api/v1', callOf: callBy(completionsWire('/api/v1')) },
  compatible: { prefix: '', callOf: callBy(completionsWire('')) },
});

it('shows a page to Anthropic for what it is, and leaves nothing with OpenAI to be read again', async () => {
  const anthropic = await startProvider(anthropicFormat());
  anthropic.answers({ text: ['Yes.'] });
  const access = { model: 'm', key: KEY };
  await eventsOf(
    streamCall(
      anthropicWire,
      { ...access, base: anthropic.origin },
      fetch,
    )(request, new AbortController().signal),
  );
  expect(anthropic.requests[0]?.headers).toMatchObject({
    'anthropic-version': '2023-06-01',
    'anthropic-dangerous-direct-browser-access': 'true',
  });
  await anthropic.close();
  const openai = await startProvider(openaiFormat());
  openai.answers({ text: ['Yes.'] });
  await eventsOf(
    streamCall(openaiWire, { ...access, base: openai.origin }, fetch)(request, new AbortController().signal),
  );
  expect(openai.requests[0]?.body).toMatchObject({ store: false });
  await openai.close();
});

it('keeps what a model of one’s own thinks between tags, wherever they are cut, and needs no key', async () => {
  const stub = await startProvider(completionsFormat());
  const told = '<think>The rules say so.</think>\n\nYour Venus < Mars.';
  for (let at = 1; at < told.length; at += 3) {
    stub.answers({ text: [told.slice(0, at), told.slice(at)] });
    const call = streamCall(completionsWire(''), { model: 'm', key: null, base: stub.origin }, fetch);
    expect((await eventsOf(call(request, new AbortController().signal))).text.trim(), `${at}`).toBe(
      'Your Venus < Mars.',
    );
    expect(stub.requests[0]?.headers.authorization).toBeUndefined();
  }
  await stub.close();
});

it('takes Google’s refusal of a key for one, though its status says otherwise', async () => {
  const error = { code: 400, status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] };
  const answering = async () => new Response(JSON.stringify({ error }), { status: 400 });
  const call = streamCall(googleWire, { model: 'm', key: KEY, base: 'https://x.example' }, answering);
  expect((await eventsOf(call(request, new AbortController().signal))).failure).toBe('bad-key');
});

it('never follows a redirect, sends no cookie and no address of ours', async () => {
  let init: RequestInit = {};
  const call = streamCall(
    completionsWire(''),
    { model: 'm', key: KEY, base: 'https://x.example' },
    (_, given) => {
      init = given;
      return Promise.reject(new TypeError('no'));
    },
  );
  expect((await eventsOf(call(request, new AbortController().signal))).failure).toBe('unreachable');
  expect(init).toMatchObject({ redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' });
});
