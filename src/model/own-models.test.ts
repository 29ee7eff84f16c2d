import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDb, written } from '../../tests/support/test-db.ts';
import { startProvider } from '../../tests/support/providers/provider-stub.ts';
import type { ProviderStub } from '../../tests/support/providers/provider-stub.ts';
import { completionsWire } from '../../tests/support/providers/wire-formats.ts';
import { setSetting } from '#db/settings.ts';
import { readAuthor, readFactsOnly } from './author.ts';
import { keepAuthor, keepFactsOnly, keepLens, readLens } from './choices.ts';
import { readModelUrl } from './model-url.ts';
import { keptUrl } from './kept-url.ts';
import { createOwnModels } from './own-models.ts';
import type { OwnModelDraft } from './own-models.ts';
import { maskedKey, openKey, sealKey } from './sealed-key.ts';

const KEY = 'sk-canary-KEEP-ME-0123456789';
const draft: OwnModelDraft = { provider: 'openrouter', model: 'a/model', key: KEY, url: null, way: 'direct' };

const never = () => Promise.reject(new TypeError('no network in this test'));

describe('a sealed key', () => {
  it('comes back, and lies nowhere in what is kept', async () => {
    const sealed = await sealKey(KEY);
    expect(await openKey(sealed)).toBe(KEY);
    expect(Buffer.from(sealed.sealed).toString('latin1')).not.toContain('canary');
    expect(sealed.lock.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', sealed.lock)).rejects.toThrow(/extractable/);
  });

  it('is sealed differently each time, and a broken one is none', async () => {
    const [one, two] = [await sealKey(KEY), await sealKey(KEY)];
    expect(Buffer.from(one.sealed).equals(Buffer.from(two.sealed))).toBe(false);
    expect(await openKey({ ...one, sealed: two.sealed })).toBeNull();
  });

  it('shows its end alone, and nothing of a short one', () => {
    expect(maskedKey(KEY)).toBe('••••6789');
    expect(maskedKey('short-key')).toBe('••••');
  });
});

describe('models of one’s own', () => {
  it('keep a key where no outbox, export or list has it', async () => {
    const { db, deps } = createTestDb();
    const models = createOwnModels({ db, fetch: never });
    expect(await models.keep(draft)).toEqual({
      ok: true,
      value: { provider: 'openrouter', model: 'a/model', masked: '••••6789', url: null, way: 'direct' },
    });
    written(await keepAuthor(db, { type: 'own', provider: 'openrouter', model: 'a/model' }));
    // Something that does travel, so that the outbox is known to be looked into.
    written(await setSetting(db, deps, 'ai.responseLength', 'deep'));
    expect(await db.outbox.count()).toBe(1);
    for (const table of db.tables) {
      const rows = await table.toArray();
      const text = JSON.stringify(rows, (_, value: unknown) =>
        value instanceof ArrayBuffer || ArrayBuffer.isView(value)
          ? Buffer.from(value as ArrayBuffer).toString('latin1')
          : value,
      );
      expect(text, table.name).not.toContain('canary');
      if (table.name !== 'local') expect(text, table.name).not.toContain('openrouter');
    }
    expect(JSON.stringify(await models.list())).not.toContain('canary');
    expect(await models.keyOf('openrouter')).toBe(KEY);
    expect(await createOwnModels({ db, fetch: never }).keyOf('openrouter')).toBe(KEY);
  });

  it('go on with the key that is there, and are gone when they are removed', async () => {
    const { db } = createTestDb();
    const models = createOwnModels({ db, fetch: never });
    await models.keep(draft);
    await models.keep({ ...draft, key: null, model: 'another' });
    expect(await models.keyOf('openrouter')).toBe(KEY);
    expect((await models.list()).map(({ model }) => model)).toEqual(['another']);
    written(await models.remove('openrouter'));
    expect(await models.list()).toEqual([]);
    expect(await models.ready('openrouter')).toBeNull();
    expect(await models.test('openrouter')).toEqual({ ok: false, error: 'nothing-kept' });
  });

  it.each<readonly [Partial<OwnModelDraft>, string, string]>([
    [{ key: '' }, 'key', 'missing'],
    [{ key: null }, 'key', 'missing'],
    [{ key: 'has a space' }, 'key', 'not-a-key'],
    [{ model: ' ' }, 'model', 'missing'],
    [{ model: 'a model"' }, 'model', 'not-a-name'],
    [{ provider: 'compatible' }, 'url', 'missing'],
    [{ provider: 'compatible', url: 'http://192.168.1.5:11434/v1' }, 'url', 'plain-http'],
  ])('refuse %o', async (wrong, field, type) => {
    const models = createOwnModels({ db: createTestDb().db, fetch: never });
    const kept = await models.keep({ ...draft, ...wrong });
    expect(kept).toEqual({ ok: false, error: { type: 'draft', problem: { field, type } } });
    expect(await models.list()).toEqual([]);
  });

  it('keep a key whose model may wait, which writes nothing until one is chosen', async () => {
    const { db } = createTestDb();
    const asked: string[] = [];
    const known = { status: 200 };
    const models = createOwnModels({
      db,
      fetch: async (url) => {
        asked.push(url);
        return Response.json({ data: [] }, known);
      },
    });
    expect((await models.keep({ ...draft, model: '' })).ok).toBe(false);
    for (const provider of ['openai', 'anthropic', 'google', 'openrouter'] as const)
      expect((await models.keep({ ...draft, provider, model: '' }, { modelMayWait: true })).ok).toBe(true);
    expect(await models.ready('openai')).toBeNull();
    expect(await models.keyOf('openai')).toBe(KEY);
    // The test asks about the key alone; OpenRouter lists its models to anybody.
    for (const provider of ['openai', 'anthropic', 'google', 'openrouter'] as const)
      expect(await models.test(provider)).toEqual({ ok: true, value: undefined });
    expect(asked.map((url) => new URL(url)).map(({ host, pathname }) => host + pathname)).toEqual([
      'api.openai.com/v1/models',
      'api.anthropic.com/v1/models',
      'generativelanguage.googleapis.com/v1beta/models',
      'openrouter.ai/api/v1/key',
    ]);
    for (const url of asked) expect(url).not.toContain('canary');
    known.status = 401;
    expect(await models.test('openai')).toEqual({ ok: false, error: 'bad-key' });
    expect(await models.test('compatible')).toEqual({ ok: false, error: 'nothing-kept' });
  });

  it('say that nothing can be sealed where the browser cannot', async () => {
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
    try {
      const { db } = createTestDb();
      const kept = await createOwnModels({ db, fetch: never }).keep(draft);
      expect(kept).toEqual({ ok: false, error: { type: 'no-vault' } });
      expect(await db.local.count()).toBe(0);
    } finally {
      Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle });
    }
  });

  it('tell what leaves the device from what does not', async () => {
    const models = createOwnModels({ db: createTestDb().db, fetch: never, builtIn: null });
    await models.keep(draft);
    expect((await models.ready('openrouter'))?.host).toBe('openrouter.ai');
    const compatible = { ...draft, provider: 'compatible', key: '' } as const;
    await models.keep({ ...compatible, url: 'http://localhost:11434/v1/' });
    expect(await models.ready('compatible')).toMatchObject({ host: null, canCallTools: false });
    await models.keep({ ...compatible, url: 'https://llm.example/v1/chat/completions' });
    expect((await models.ready('compatible'))?.host).toBe('llm.example');
    expect(await models.ready('built-in')).toBeNull();
  });
});

describe('a test of a model', () => {
  let stub: ProviderStub;
  beforeAll(async () => {
    stub = await startProvider(completionsWire());
  });
  afterAll(() => stub.close());

  const kept = async () => {
    const { db } = createTestDb();
    const models = createOwnModels({ db, fetch });
    await models.keep({ ...draft, provider: 'compatible', url: `${stub.origin}/v1` });
    return { db, models };
  };

  it('asks for one word, with nothing of the person', async () => {
    const { db, models } = await kept();
    stub.answers({ text: ['ready'] });
    expect(await models.test('compatible')).toEqual({ ok: true, value: undefined });
    expect(stub.requests).toHaveLength(1);
    expect(stub.requests[0]?.url).toBe('/v1/chat/completions');
    expect(stub.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(stub.requests[0]?.body['messages']).toEqual([
      { role: 'system', content: 'Answer with one word.' },
      { role: 'user', content: 'Say: ready' },
    ]);
    expect(await keptUrl(db)).toBe(`${stub.origin}/v1`);
  });

  it.each([
    [{ status: 401 }, 'bad-key'],
    [{ status: 404 }, 'no-model'],
    [{ status: 429 }, 'rate-limited'],
    [{ garbage: 'data: {"a":1}\n\n' }, 'malformed'],
    [{ after: 'close' }, 'unreachable'],
    [{ end: 'refusal' }, 'refused'],
  ] as const)('tells %o', async (answer, error) => {
    const { models } = await kept();
    stub.answers(answer);
    expect(await models.test('compatible')).toEqual({ ok: false, error });
  });

  it('tells a policy of the page from a server that is not there', async () => {
    const { db } = createTestDb();
    let isBlocked: () => void = () => undefined;
    const models = createOwnModels({
      db,
      fetch: () => {
        setTimeout(isBlocked, 5);
        return Promise.reject(new TypeError('Failed to fetch'));
      },
      watchPolicy: (onBlocked) => {
        isBlocked = onBlocked;
        return () => undefined;
      },
    });
    await models.keep({ ...draft, provider: 'compatible', url: 'https://llm.example/v1' });
    expect(await models.test('compatible')).toEqual({ ok: false, error: 'blocked-by-page' });
    isBlocked = () => undefined;
  });
});

describe('an address', () => {
  it.each([
    ['https://llm.example', 'https://llm.example', false],
    [' https://llm.example:8443/v1/ ', 'https://llm.example:8443/v1', false],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1', true],
    ['http://127.0.0.1:8080/v1/chat/completions', 'http://127.0.0.1:8080/v1', true],
    ['http://[::1]:1234', 'http://[::1]:1234', true],
    ['https://localhost/v1', 'https://localhost/v1', true],
  ])('%s is taken', (typed, base, isHere) => {
    expect(readModelUrl(typed)).toEqual({
      ok: true,
      value: { base, origin: new URL(base).origin, isHere },
    });
  });

  it.each([
    ['', 'not-a-url'],
    ['llm.example/v1', 'not-a-url'],
    ['ftp://llm.example', 'not-http'],
    ['javascript:alert(1)', 'not-http'],
    ['http://llm.example/v1', 'plain-http'],
    ['http://10.0.0.2', 'plain-http'],
    ['http://127.0.0.1.evil.example', 'plain-http'],
    ['http://localhost.evil.example', 'plain-http'],
    ['https://user:pass@llm.example', 'has-secrets'],
    ['https://llm.example/v1?key=1', 'has-query'],
  ])('%s is not: %s', (typed, error) => {
    expect(readModelUrl(typed)).toEqual({ ok: false, error });
  });
});

it('the choice of an author, the lens and facts only stay on this device, and junk there is the default', async () => {
  const { db } = createTestDb();
  expect(await readAuthor(db)).toEqual({ type: 'composer' });
  written(await keepAuthor(db, { type: 'hosted' }));
  written(await keepLens(db, { name: 'first', place: 'round', time: 'hide' }));
  written(await keepFactsOnly(db, true));
  expect(await readAuthor(db)).toEqual({ type: 'hosted' });
  expect(await readLens(db)).toEqual({ name: 'first', place: 'round', time: 'hide' });
  expect(await readFactsOnly(db)).toBe(true);
  expect(await db.outbox.count()).toBe(0);
  for (const key of ['model:author', 'model:lens', 'model:facts-only', 'model:own:anthropic'])
    await db.local.put({ key, value: { type: 'own', provider: 'evil', name: 7 } });
  expect(await readAuthor(db)).toEqual({ type: 'composer' });
  expect(await readLens(db)).toEqual({ name: 'hide', place: 'exact', time: 'exact' });
  expect(await readFactsOnly(db)).toBe(false);
  expect(await createOwnModels({ db, fetch: never }).list()).toEqual([]);
});
