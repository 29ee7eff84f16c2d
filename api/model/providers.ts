/** The providers of language models, each as a call. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { ModelCall } from '#companion/prompt/model-call.ts';
import type { ProviderAccess, ProviderName } from './provider-names.ts';
import { sdkCall } from './sdk-call.ts';

/** Where each provider is called when nothing else is said. */
const ownAddress: Readonly<Record<Exclude<ProviderName, 'compatible'>, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  openrouter: 'https://openrouter.ai/api/v1',
};

/** Models that think first count it as output; without room for it an answer may come out empty. */
const thinking = 2048;

/** A redirect would carry the key to wherever it leads. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** The call of one provider. Throws when a compatible server has no address: `readEnv` has seen to that. */
export function providerCall({ provider, model, key, baseUrl }: ProviderAccess): ModelCall {
  const shared = { apiKey: key ?? '', fetch: fetchWithoutRedirects };
  switch (provider) {
    case 'anthropic': {
      const sdk = createAnthropic({ ...shared, baseURL: baseUrl ?? ownAddress.anthropic });
      return sdkCall(sdk(model), { headroom: 0, providerOptions: {}, returnsMetadata: false });
    }
    case 'openai': {
      const sdk = createOpenAI({ ...shared, baseURL: baseUrl ?? ownAddress.openai });
      // Nothing of what people ask is left with the provider to be read again.
      return sdkCall(sdk(model), {
        headroom: thinking,
        providerOptions: { openai: { store: false } },
        returnsMetadata: false,
      });
    }
    case 'google': {
      const sdk = createGoogleGenerativeAI({ ...shared, baseURL: baseUrl ?? ownAddress.google });
      // Its calls are signed, and the signature has to come back.
      return sdkCall(sdk(model), { headroom: thinking, providerOptions: {}, returnsMetadata: true });
    }
    case 'openrouter':
    case 'compatible': {
      const baseURL = baseUrl ?? (provider === 'openrouter' ? ownAddress.openrouter : null);
      if (baseURL === null) throw new RangeError('a compatible server has an address');
      const sdk = createOpenAICompatible({
        name: provider,
        baseURL,
        fetch: fetchWithoutRedirects,
        ...(key === null ? {} : { apiKey: key }),
      });
      // Small models of one's own write what they think between tags.
      const reasoning = extractReasoningMiddleware({ tagName: 'think' });
      return sdkCall(wrapLanguageModel({ model: sdk(model), middleware: reasoning }), {
        headroom: thinking,
        providerOptions: {},
        returnsMetadata: false,
      });
    }
  }
}
