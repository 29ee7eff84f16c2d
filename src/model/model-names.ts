/** The names of the models that a key opens, as a provider lists them. */
import type { FetchLike } from './stream-call.ts';
import { listOf, membersOf, textOf } from './wire/wire.ts';
import type { Access, Wire } from './wire/wire.ts';
import type { KeptProvider } from './own-models.ts';

const MODEL_NAME = /^[\w.:/@-]{1,120}$/;
const LIST_MS = 10_000;
/** OpenRouter lists several hundred; a list that goes on for ever is cut. */
const MAX_NAMES = 1000;

/** Where each provider lists its models, below its base. */
const paths: Readonly<Record<KeptProvider, string>> = {
  anthropic: '/v1/models?limit=1000',
  openai: '/v1/models',
  google: '/v1beta/models?pageSize=1000',
  openrouter: '/api/v1/models',
  compatible: '/models',
};

/** Whether something can be the name of a model: letters, digits and . : / @ - _, at most 120. */
export function isModelName(name: string): boolean {
  return MODEL_NAME.test(name);
}

/** One request with the key and nothing else. Empty when the provider does not answer, or not with a list. */
export async function modelNames(
  provider: KeptProvider,
  wire: Wire,
  access: Access,
  fetch: FetchLike,
): Promise<readonly string[]> {
  try {
    const response = await fetch(access.base + paths[provider], {
      headers: wire.headers(access),
      signal: AbortSignal.timeout(LIST_MS),
      // A redirect would carry the key to wherever it leads.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return [];
    const { data, models } = membersOf(await response.json());
    return [...new Set(listOf(data ?? models).map(nameOf))].filter(isModelName).slice(0, MAX_NAMES);
  } catch {
    return [];
  }
}

/** Google names a model `models/…` and says what it can do; those that write no text are of no use here. */
function nameOf(model: unknown): string {
  const { id, name, supportedGenerationMethods: can } = membersOf(model);
  if (can !== undefined && !listOf(can).includes('generateContent')) return '';
  return textOf(id ?? name).replace(/^models\//, '');
}
