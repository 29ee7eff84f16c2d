import { expect, test } from 'vitest';
import { createTestDb } from '../../tests/support/test-db.ts';
import { createOwnModels } from './own-models.ts';
import type { KeptProvider } from './own-models.ts';

const KEY = 'sk-canary-KEEP-ME-0123456789';

/** Answers as each provider documents its list; `asked` is what was sent for it. */
function listing(body: unknown, status = 200) {
  const asked: { url: string; init: RequestInit }[] = [];
  const models = createOwnModels({
    db: createTestDb().db,
    fetch: async (url, init) => {
      asked.push({ url, init });
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
  });
  const names = async (provider: KeptProvider, url: string | null = null) => {
    await models.keep({ provider, model: 'a-model', key: KEY, url, way: 'direct' });
    return models.names(provider);
  };
  return { asked, names };
}

const listed = { object: 'list', data: [{ id: 'one' }, { id: 'two/b:free' }, { id: 'one' }] };

test.each([
  ['anthropic', null, 'https://api.anthropic.com/v1/models?limit=1000', 'x-api-key', KEY],
  ['openai', null, 'https://api.openai.com/v1/models', 'Authorization', `Bearer ${KEY}`],
  ['openrouter', null, 'https://openrouter.ai/api/v1/models', 'Authorization', `Bearer ${KEY}`],
  [
    'compatible',
    'http://localhost:11434/v1',
    'http://localhost:11434/v1/models',
    'Authorization',
    `Bearer ${KEY}`,
  ],
] as const)('%s lists its models by id', async (provider, base, url, header, value) => {
  const { asked, names } = listing(listed);
  expect(await names(provider, base)).toEqual(['one', 'two/b:free']);
  expect(asked.map((one) => one.url)).toEqual([url]);
  expect(new Headers(asked[0]?.init.headers).get(header)).toBe(value);
  expect(asked[0]?.init).toMatchObject({ redirect: 'error', credentials: 'omit' });
  expect(asked[0]?.init.body).toBeUndefined();
});

test('Google lists them by name, and only what writes text is of use', async () => {
  const { asked, names } = listing({
    models: [
      { name: 'models/writer', supportedGenerationMethods: ['generateContent', 'countTokens'] },
      { name: 'models/embedder', supportedGenerationMethods: ['embedContent'] },
    ],
  });
  expect(await names('google')).toEqual(['writer']);
  expect(asked[0]?.url).toBe('https://generativelanguage.googleapis.com/v1beta/models?pageSize=1000');
});

test.each([
  ['a refusal', {}, 401],
  ['no JSON', '<html>', 200],
  ['no list', { data: 'x' }, 200],
  ['names that are none', { data: [{ id: '<b>' }, { id: 7 }, null] }, 200],
])('%s is an empty list', async (_, body, status) => {
  expect(await listing(body, status).names('openai')).toEqual([]);
});

test('nothing kept, nothing asked', async () => {
  const { db } = createTestDb();
  const models = createOwnModels({ db, fetch: () => Promise.reject(new Error('asked')) });
  expect(await models.names('openai')).toEqual([]);
});
