/** Each provider over its own wire format, as the server calls it: the laws of all calls, and what concerns the server alone. */
import { expect, it } from 'vitest';
import { KEY, request, testProviderLaws } from '../../tests/support/providers/provider-laws.ts';
import type { LawfulProvider } from '../../tests/support/providers/provider-laws.ts';
import { startProvider } from '../../tests/support/providers/provider-stub.ts';
import { completionsWire, openaiWire } from '../../tests/support/providers/wire-formats.ts';
import { providerCall } from './providers.ts';

const by = (provider: LawfulProvider) => ({
  prefix: '',
  callOf: (baseUrl: string) => providerCall({ provider, model: 'stub-model', key: KEY, baseUrl }),
});

testProviderLaws({
  anthropic: by('anthropic'),
  openai: by('openai'),
  google: by('google'),
  openrouter: by('openrouter'),
  compatible: by('compatible'),
});

it('leaves nothing with OpenAI to be read again', async () => {
  const stub = await startProvider(openaiWire());
  stub.answers({ text: ['Yes.'] });
  const call = providerCall({ provider: 'openai', model: 'm', key: KEY, baseUrl: stub.origin });
  for await (const event of call(request, new AbortController().signal)) if (event.type === 'end') break;
  expect(stub.requests[0]?.body).toMatchObject({ store: false });
  await stub.close();
});

it('keeps what a model of one’s own thinks between tags', async () => {
  const stub = await startProvider(completionsWire());
  stub.answers({ text: ['<think>The rules say', ' so.</think>', 'Your Venus.'] });
  const call = providerCall({ provider: 'compatible', model: 'm', key: null, baseUrl: stub.origin });
  let text = '';
  for await (const event of call(request, new AbortController().signal))
    if (event.type === 'text') text += event.text;
  expect(text.trim()).toBe('Your Venus.');
  expect(stub.requests[0]?.headers.authorization).toBeUndefined();
  await stub.close();
});
