/**
 * The models a person brings: kept on this device alone, keys sealed, one of each provider.
 *
 * They lie in the `local` table of the account's database: no outbox entry, no export, gone with the account's copy.
 * A key is opened for the one call that needs it and is in no message of a failure.
 */
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { FailureType, ModelCall } from '#companion/prompt/model-call.ts';
import { modelOrigins } from '#contract/api/model-origins.ts';
import { attempt } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import type { DbFailure } from '#db/failure.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { OwnProvider } from './author.ts';
import { BUILT_IN_NAME, builtInCall, languageModel } from './built-in.ts';
import type { LanguageModelApi } from './built-in.ts';
import { OWN_PREFIX } from './kept-url.ts';
import { readModelUrl } from './model-url.ts';
import type { UrlProblem } from './model-url.ts';
import { maskedKey, openKey, sealKey } from './sealed-key.ts';
import type { SealedKey } from './sealed-key.ts';
import { isKeyKnown, isModelName, modelNames } from './model-names.ts';
import { streamCall } from './stream-call.ts';
import type { FetchLike } from './stream-call.ts';
import { anthropicWire } from './wire/anthropic.ts';
import { completionsWire } from './wire/completions.ts';
import { googleWire } from './wire/google.ts';
import { openaiWire } from './wire/openai.ts';
import { HttpFailure } from './wire/wire.ts';
import type { Access, Wire } from './wire/wire.ts';

/** Providers that are kept; the built-in model needs nothing kept. */
export type KeptProvider = Exclude<OwnProvider, 'built-in'>;
export const keptProviders: readonly KeptProvider[] = [
  'anthropic',
  'openai',
  'google',
  'openrouter',
  'compatible',
];

export type OwnModel = {
  readonly provider: KeptProvider;
  /** Empty while a key is kept and no model was chosen for it. */
  readonly model: string;
  /** What may be shown of the key; null where there is none. */
  readonly masked: string | null;
  /** Of a compatible server; null for the providers. */
  readonly url: string | null;
  /** `server`: the key goes with the question to this app's server, which makes the call; for networks where the provider cannot be reached. */
  readonly way: 'direct' | 'server';
};

export type OwnModelDraft = {
  readonly provider: KeptProvider;
  readonly model: string;
  /** Null keeps the key that is there; an empty one is none. */
  readonly key: string | null;
  /** Of a compatible server, as typed. */
  readonly url: string | null;
  readonly way: 'direct' | 'server';
};

/** What is wrong with a draft. */
export type DraftProblem =
  | { readonly field: 'model'; readonly type: 'missing' | 'not-a-name' }
  | { readonly field: 'key'; readonly type: 'missing' | 'not-a-key' }
  | { readonly field: 'url'; readonly type: UrlProblem | 'missing' };

export type KeepFailure =
  | { readonly type: 'draft'; readonly problem: DraftProblem }
  | { readonly type: 'disk'; readonly failure: DbFailure }
  /** The page is not served securely, or the browser refuses to keep a key. */
  | { readonly type: 'no-vault' };

/** What a test found: a failure of the call; `no-model` where the provider does not know the model; `nothing-kept`. */
export type TestFailure = FailureType | 'no-model' | 'nothing-kept' | 'blocked-by-page';

/** A model that is ready to be asked. */
export type ReadyModel = {
  readonly call: ModelCall;
  readonly name: string;
  readonly canCallTools: boolean;
  /** Whether it can be given pictures. */
  readonly sees: boolean;
  /** Host that what is sent goes to; null when it stays on this device. */
  readonly host: string | null;
};

export type OwnModels = {
  /** What is kept, without any key. For a live query. */
  readonly list: () => Promise<readonly OwnModel[]>;
  /** Without a model, the draft can be kept only where the choice may wait: a key serves for more than readings. */
  readonly keep: (
    draft: OwnModelDraft,
    how?: { readonly modelMayWait: boolean },
  ) => Promise<Result<OwnModel, KeepFailure>>;
  readonly remove: (provider: KeptProvider) => Promise<Result<void, DbFailure>>;
  /** Asks for one word: `ok` when one came. With no model chosen, asks whether the key is known. Nothing of the person is sent. */
  readonly test: (provider: OwnProvider, signal?: AbortSignal) => Promise<Result<void, TestFailure>>;
  /** Names of the models that a kept key opens, in the provider's order; none where they cannot be had. Nothing of the person is sent. */
  readonly names: (provider: KeptProvider) => Promise<readonly string[]>;
  /** Ready to be called from this page; null when nothing is kept for it, or its key cannot be opened any more. */
  readonly ready: (provider: OwnProvider) => Promise<ReadyModel | null>;
  /** The key for a call through our server; null when there is none. */
  readonly keyOf: (provider: KeptProvider) => Promise<string | null>;
  readonly call: (provider: OwnProvider) => Promise<ModelCall | null>;
};

export type OwnModelsDeps = {
  readonly db: SoulsticeDb;
  readonly fetch: FetchLike;
  /** The browser's own model; the page's unless a test gives one. */
  readonly builtIn?: LanguageModelApi | null;
  /** Where each provider is called; their own addresses unless a test gives stubs. */
  readonly bases?: Readonly<Partial<Record<KeptProvider, string>>>;
  /** Tells when the page's policy refuses an address; gives what ends the watch. */
  readonly watchPolicy?: (onBlocked: () => void) => () => void;
};

type KeptRow = Omit<OwnModel, 'masked'> & { readonly masked: string | null; readonly key: SealedKey | null };

const KEY = /^[\x21-\x7e]{8,400}$/;
const TEST_MS = 30_000;

const wires: Readonly<Record<KeptProvider, Wire>> = {
  anthropic: anthropicWire,
  openai: openaiWire,
  google: googleWire,
  openrouter: completionsWire('/api/v1'),
  compatible: completionsWire(''),
};

export function createOwnModels(deps: OwnModelsDeps): OwnModels {
  const { db } = deps;

  const rowOf = async (provider: KeptProvider): Promise<KeptRow | null> =>
    readRow((await db.local.get(OWN_PREFIX + provider))?.value);

  const keyOf = async (provider: KeptProvider): Promise<string | null> => {
    const row = await rowOf(provider);
    return row === null || row.key === null ? null : openKey(row.key);
  };

  const keep: OwnModels['keep'] = async (draft, how) => {
    const before = await rowOf(draft.provider);
    const problem = problemOf(draft, before?.key ?? null, how?.modelMayWait);
    if (problem !== null) return err({ type: 'draft', problem });
    const { provider, way } = draft;
    const typed = draft.key?.trim() ?? null;
    let { key, masked }: Pick<KeptRow, 'key' | 'masked'> = before ?? { key: null, masked: null };
    if (typed !== null) {
      try {
        [key, masked] = typed === '' ? [null, null] : [await sealKey(typed), maskedKey(typed)];
      } catch {
        return err({ type: 'no-vault' });
      }
    }
    const url = provider === 'compatible' ? baseOf(draft.url) : null;
    const row: KeptRow = {
      provider,
      model: draft.model.trim(),
      url,
      way: provider === 'compatible' ? 'direct' : way,
      masked,
      key,
    };
    const kept = await attempt(db, () => db.local.put({ key: OWN_PREFIX + provider, value: row }));
    return kept.ok ? ok(shown(row)) : err({ type: 'disk', failure: kept.error });
  };

  const accessOf = async (provider: KeptProvider): Promise<Access | null> => {
    const row = await rowOf(provider);
    if (row === null) return null;
    const key = row.key === null ? null : await openKey(row.key);
    if (row.key !== null && key === null) return null;
    const base = deps.bases?.[provider] ?? (provider === 'compatible' ? row.url : modelOrigins[provider]);
    return base === null ? null : { model: row.model, key, base };
  };

  const ready: OwnModels['ready'] = async (provider) => {
    if (provider === 'built-in') {
      const api = deps.builtIn === undefined ? languageModel() : deps.builtIn;
      return api === null
        ? null
        : { call: builtInCall(api), name: BUILT_IN_NAME, canCallTools: false, sees: false, host: null };
    }
    const access = await accessOf(provider);
    if (access === null || access.model === '') return null;
    const { base, model } = access;
    const url = readModelUrl(base);
    return {
      call: streamCall(wires[provider], access, deps.fetch),
      name: model,
      // Many small models cannot, and their servers refuse the whole question: facts are looked up for them.
      canCallTools: provider !== 'compatible',
      // Of an address of one's own nobody knows: who sends a picture there is told what the server made of it.
      sees: true,
      host: url.ok && url.value.isHere ? null : new URL(base).host,
    };
  };

  return {
    list: async () => {
      const rows = await Promise.all(keptProviders.map(rowOf));
      return rows.flatMap((row) => (row === null ? [] : [shown(row)]));
    },
    keep,
    remove: (provider) => attempt(db, () => db.local.delete(OWN_PREFIX + provider)),
    ready,
    names: async (provider) => {
      const access = await accessOf(provider);
      return access === null ? [] : modelNames(provider, wires[provider], access, deps.fetch);
    },
    keyOf,
    call: async (provider) => (await ready(provider))?.call ?? null,
    test: async (provider, signal) => {
      const model = await ready(provider);
      if (model !== null) return testCall(model.call, deps, signal);
      const access = provider === 'built-in' ? null : await accessOf(provider);
      if (access === null || provider === 'built-in') return err('nothing-kept');
      return checkKey(provider, wires[provider], access, deps);
    },
  };
}

/** One short call to its end. */
async function testCall(
  call: ModelCall,
  { watchPolicy }: OwnModelsDeps,
  signal: AbortSignal | undefined,
): Promise<Result<void, TestFailure>> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), TEST_MS);
  const stop = (): void => control.abort();
  signal?.addEventListener('abort', stop);
  let isBlocked = false;
  const unwatch = watchPolicy?.(() => {
    isBlocked = true;
  });
  const request = {
    system: 'Answer with one word.',
    messages: [{ role: 'user' as const, content: 'Say: ready' }],
    tools: [],
    maxTokens: 64,
  };
  try {
    let hasText = false;
    for await (const event of call(request, control.signal)) {
      if (event.type === 'text' && event.text.trim() !== '') hasText = true;
      if (event.type === 'end') return event.why === 'refusal' ? err('refused') : ok(undefined);
    }
    if (hasText) return ok(undefined);
    return err(control.signal.aborted ? 'timeout' : 'unreachable');
  } catch (error) {
    // The page is told of its policy a moment after the call has failed.
    if (watchPolicy !== undefined) await pause(60);
    if (isBlocked) return err('blocked-by-page');
    if (error instanceof HttpFailure && error.status === 404) return err('no-model');
    return err(error instanceof ModelFailure ? error.type : 'unreachable');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    unwatch?.();
    control.abort();
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Asks whether a key is known, where no model was chosen yet. */
async function checkKey(
  provider: KeptProvider,
  wire: Wire,
  access: Access,
  { fetch, watchPolicy }: OwnModelsDeps,
): Promise<Result<void, TestFailure>> {
  let isBlocked = false;
  const unwatch = watchPolicy?.(() => {
    isBlocked = true;
  });
  try {
    const known = await isKeyKnown(provider, wire, access, fetch);
    if (known.ok || watchPolicy === undefined) return known;
    // The page is told of its policy a moment after the call has failed.
    await pause(60);
    return isBlocked ? err('blocked-by-page') : known;
  } finally {
    unwatch?.();
  }
}

/** What is wrong with a draft, the first thing of it; null when it can be kept. */
export function problemOf(
  draft: OwnModelDraft,
  keptKey: SealedKey | null | 'kept',
  modelMayWait = false,
): DraftProblem | null {
  const model = draft.model.trim();
  if (draft.provider === 'compatible') {
    if ((draft.url ?? '').trim() === '') return { field: 'url', type: 'missing' };
    const url = readModelUrl(draft.url ?? '');
    if (!url.ok) return { field: 'url', type: url.error };
  }
  const key = draft.key?.trim() ?? null;
  const hasKey = key === null ? keptKey !== null : key !== '';
  if (!hasKey && draft.provider !== 'compatible') return { field: 'key', type: 'missing' };
  if (key !== null && key !== '' && !KEY.test(key)) return { field: 'key', type: 'not-a-key' };
  if (model === '') return modelMayWait ? null : { field: 'model', type: 'missing' };
  return isModelName(model) ? null : { field: 'model', type: 'not-a-name' };
}

function baseOf(typed: string | null): string | null {
  const url = readModelUrl(typed ?? '');
  return url.ok ? url.value.base : null;
}

function shown({ provider, model, masked, url, way }: KeptRow): OwnModel {
  return { provider, model, masked, url, way };
}

/** A row as we write it; null for anything else that lies there. */
function readRow(value: unknown): KeptRow | null {
  if (typeof value !== 'object' || value === null) return null;
  const row = value as Readonly<Partial<Record<keyof KeptRow, unknown>>>;
  const provider = keptProviders.find((one) => one === row.provider);
  if (provider === undefined || typeof row.model !== 'string') return null;
  return {
    provider,
    model: row.model,
    url: typeof row.url === 'string' ? row.url : null,
    way: row.way === 'server' ? 'server' : 'direct',
    masked: typeof row.masked === 'string' ? row.masked : null,
    key: typeof row.key === 'object' && row.key !== null ? (row.key as SealedKey) : null,
  };
}
