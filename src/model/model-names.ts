/** The names of the models that a key opens, as a provider lists them; and whether it knows the key at all. */
import type { FailureType } from '#companion/prompt/model-call.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { FetchLike } from './stream-call.ts';
import { failureOfStatus, listOf, membersOf, textOf } from './wire/wire.ts';
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
    const response = await look(paths[provider], wire, access, fetch);
    if (!response.ok) return [];
    const { data, models } = membersOf(await response.json());
    return [...new Set(listOf(data ?? models).map(nameOf))].filter(isModelName).slice(0, MAX_NAMES);
  } catch {
    return [];
  }
}

/**
 * Whether a provider knows a key, by the cheapest thing it can be asked for: the list of its models. OpenRouter shows that to
 * anybody; it is asked about the key itself (its reference, "Get current API key").
 */
export async function isKeyKnown(
  provider: KeptProvider,
  wire: Wire,
  access: Access,
  fetch: FetchLike,
): Promise<Result<void, FailureType>> {
  try {
    const path = provider === 'openrouter' ? '/api/v1/key' : paths[provider];
    const response = await look(path, wire, access, fetch);
    if (response.ok) return ok(undefined);
    const body: unknown = await response.json().catch(() => null);
    return err(failureOfStatus(response.status, membersOf(Array.isArray(body) ? body[0] : body)['error']));
  } catch (error) {
    return err(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
  }
}

const look = (path: string, wire: Wire, access: Access, fetch: FetchLike): Promise<Response> =>
  fetch(access.base + path, {
    headers: wire.headers(access),
    signal: AbortSignal.timeout(LIST_MS),
    // A redirect would carry the key to wherever it leads.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });

/** Google names a model `models/…` and says what it can do; those that write no text are of no use here. */
function nameOf(model: unknown): string {
  const { id, name, supportedGenerationMethods: can } = membersOf(model);
  if (can !== undefined && !listOf(can).includes('generateContent')) return '';
  return textOf(id ?? name).replace(/^models\//, '');
}
