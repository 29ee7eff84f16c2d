import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      dataDir: './data',
      diskFloorBytes: 64 * 1024 * 1024,
      storageMaxBytes: null,
      distDir: './dist',
      publicUrl: null,
      database: { kind: 'embedded' },
      serverSecret: null,
      supabase: null,
      adminEmails: [],
      mail: null,
      google: null,
      oidc: null,
      mapsKey: '',
      bucket: null,
      models: null,
      payments: null,
      pushKeys: null,
      moneyBack: false,
      freeHostedPerDay: 50,
      totalHostedPerDay: 5000,
      limitFactor: 1,
      trustedProxies: 0,
      serviceWorkerOff: false,
      logLevel: 'info',
    });
  });

  it('sells with both secrets of Stripe, and never says what they are', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
    expect(readEnv({ ...keys, MONEY_BACK_30_DAYS: 'on' })).toMatchObject({
      payments: { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789', apiBase: null },
      moneyBack: true,
    });
    for (const [name, wrong] of [
      ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY }],
      ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: keys.STRIPE_WEBHOOK_SECRET }],
      ['STRIPE_SECRET_KEY', { ...keys, STRIPE_SECRET_KEY: 'pk_live_0123456789' }],
      ['STRIPE_WEBHOOK_SECRET', { ...keys, STRIPE_WEBHOOK_SECRET: 'sk_live_0123456789' }],
      ['STRIPE_API_BASE', { ...keys, STRIPE_API_BASE: 'http://elsewhere.example' }],
      ['STRIPE_SECRET_KEY', { STRIPE_API_BASE: 'https://elsewhere.example' }],
      ['MONEY_BACK_30_DAYS', { MONEY_BACK_30_DAYS: 'yes' }],
    ] as const) {
      const start = () => readEnv(wrong);
      expect(start).toThrow(EnvError);
      expect(start).toThrow(new RegExp(`^  ${name}: `, 'mu'));
      expect(start).not.toThrow(/0123456789/);
    }
  });

  it('takes an empty variable for none', () => {
    expect(readEnv({ PORT: '', SUPABASE_URL: ' ' })).toEqual(readEnv({}));
  });

  it('reads what is set', () => {
    const env = readEnv({
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/soulstice',
      PUBLIC_URL: 'https://soulstice.example/',
      TRUST_PROXY: '1',
      SERVICE_WORKER: 'off',
      LOG_LEVEL: 'warn',
    });
    expect(env).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      dataDir: '/srv/soulstice',
      publicUrl: 'https://soulstice.example',
      trustedProxies: 1,
      serviceWorkerOff: true,
      logLevel: 'warn',
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'soulstice.example'],
    ['SUPABASE_URL', 'https://x.example; script-src *'],
    ['SUPABASE_URL', 'https://abc.supabase.co/rest'],
    ['SUPABASE_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['SERVER_SECRET', 'too short'],
    ['SERVER_SECRET', 'a'.repeat(40)],
    ['SERVER_SECRET', 'abcdefghijklmnopqrstuvwxyz012345'],
    ['SERVER_SECRET', 'qV8-kJ2m'.repeat(5)],
    ['SUPABASE_ANON_KEY', 'a key with blanks in it'],
    ['ADMIN_EMAILS', 'everyone'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['GOOGLE_ISSUER', 'http://accounts.example'],
    ['OIDC_ISSUER', 'http://login.example'],
    ['S3_ENDPOINT', 'ftp://s3.example'],
    ['LIMIT_FACTOR', '0'],
    ['TRUST_PROXY', 'yes'],
    ['SERVICE_WORKER', 'false'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s and says which variable and what to write', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(
      new RegExp(`^The environment has settings this server cannot use:\n  ${name}: (?:give|write) `),
    );
  });

  it('names every wrong variable at once', () => {
    expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT: .*\n.*LOG_LEVEL: /);
  });

  const secret = 'kX4-9mQ2vZ7pL0sR8tY1wB3nD6fH5jGc';
  const database = 'postgres://postgres:pw@db.abcdefgh.supabase.co:5432/postgres';
  const project = {
    SUPABASE_URL: 'https://abcdefgh.supabase.co',
    SUPABASE_ANON_KEY: 'eyJhbGciOiJIUzI1NiJ9.e30.x',
  };

  it('takes a hosted project with its own database', () => {
    const env = readEnv({ ...project, DATABASE_URL: database, SERVER_SECRET: secret });
    expect(env.supabase).toEqual({ url: project.SUPABASE_URL, anonKey: project.SUPABASE_ANON_KEY });
    expect(env.database).toEqual({ kind: 'postgres', url: database });
    const pooled = 'postgres://postgres.abcdefgh:pw@aws-0-eu.pooler.supabase.com:5432/postgres';
    expect(readEnv({ ...project, DATABASE_URL: pooled, SERVER_SECRET: secret }).database).toEqual({
      kind: 'postgres',
      url: pooled,
    });
  });

  it.each([
    [{ SUPABASE_URL: project.SUPABASE_URL }, 'SUPABASE_ANON_KEY'],
    [{ SUPABASE_ANON_KEY: project.SUPABASE_ANON_KEY }, 'SUPABASE_URL'],
    [project, 'DATABASE_URL'],
    [{ DATABASE_URL: database }, 'SERVER_SECRET'],
    [
      { ...project, SERVER_SECRET: secret, DATABASE_URL: 'postgres://u:p@db.other.supabase.co/postgres' },
      'DATABASE_URL',
    ],
    [
      { ...project, SERVER_SECRET: secret, DATABASE_URL: 'postgres://u:p@localhost/postgres' },
      'DATABASE_URL',
    ],
    [
      {
        ...project,
        DATABASE_URL: database,
        SERVER_SECRET: secret,
        SMTP_URL: 'smtp://localhost',
        MAIL_FROM: 'a@b.example',
      },
      'SMTP_URL',
    ],
    [{ SMTP_URL: 'smtp://localhost:25' }, 'MAIL_FROM'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
    [{ OIDC_ISSUER: 'https://login.example' }, 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET'],
    [{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'audio' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  ])('refuses the mixture %o', (mixture, named) => {
    expect(() => readEnv(mixture)).toThrow(EnvError);
    expect(() => readEnv(mixture)).toThrow(`\n  ${named}: `);
  });

  it('reads the providers of models in their order, and leaves alone those that are not asked', () => {
    const env = readEnv({
      MODEL_PROVIDERS: ' OpenAI, compatible',
      OPENAI_API_KEY: 'sk-0123456789',
      OPENAI_MODEL: 'model-a',
      ANTHROPIC_API_KEY: 'set for another program',
      COMPATIBLE_BASE_URL: 'http://ollama:11434/v1',
      COMPATIBLE_MODEL: 'model-b:7b',
      COMPATIBLE_TOOLS: 'off',
      MODEL_FIRST_WORD_S: '12',
      FREE_HOSTED_PER_DAY: '7',
      TOTAL_HOSTED_PER_DAY: '900',
    });
    expect([env.freeHostedPerDay, env.totalHostedPerDay]).toEqual([7, 900]);
    expect(env.models).toEqual({
      providers: [
        { provider: 'openai', model: 'model-a', key: 'sk-0123456789', baseUrl: null },
        { provider: 'compatible', model: 'model-b:7b', key: null, baseUrl: 'http://ollama:11434/v1' },
      ],
      firstTokenMs: 12_000,
      compatibleTools: false,
      sees: true,
    });
  });

  it.each<[string, Record<string, string>]>([
    ['MODEL_PROVIDERS', { MODEL_PROVIDERS: 'openai, somebody' }],
    ['MODEL_PROVIDERS', { MODEL_PROVIDERS: 'openai openai' }],
    ['OPENAI_API_KEY', { MODEL_PROVIDERS: 'openai', OPENAI_MODEL: 'm' }],
    ['OPENAI_MODEL', { MODEL_PROVIDERS: 'openai', OPENAI_API_KEY: 'sk-0123456789' }],
    ['COMPATIBLE_BASE_URL', { MODEL_PROVIDERS: 'compatible', COMPATIBLE_MODEL: 'm' }],
    [
      'COMPATIBLE_BASE_URL',
      { MODEL_PROVIDERS: 'compatible', COMPATIBLE_MODEL: 'm', COMPATIBLE_BASE_URL: 'file:///etc/passwd' },
    ],
    [
      'COMPATIBLE_BASE_URL',
      {
        MODEL_PROVIDERS: 'compatible',
        COMPATIBLE_MODEL: 'm',
        COMPATIBLE_BASE_URL: 'http://models.example/v1',
        COMPATIBLE_API_KEY: 'sk-0123456789',
      },
    ],
    [
      'OPENAI_BASE_URL',
      {
        MODEL_PROVIDERS: 'openai',
        OPENAI_API_KEY: 'sk-0123456789',
        OPENAI_MODEL: 'm',
        OPENAI_BASE_URL: 'http://models.example',
      },
    ],
    ['MODEL_FIRST_WORD_S', { MODEL_FIRST_WORD_S: '21' }],
    ['FREE_HOSTED_PER_DAY', { FREE_HOSTED_PER_DAY: '-1' }],
    ['TOTAL_HOSTED_PER_DAY', { TOTAL_HOSTED_PER_DAY: 'none' }],
  ])('refuses models that cannot be asked: %s', (name, variables) => {
    expect(() => readEnv(variables)).toThrow(new RegExp(`${name}: `));
  });

  it('quotes no secret when it refuses', () => {
    const canary = 'canary-5b1f';
    const refuse = () =>
      readEnv({
        DATABASE_URL: `mysql://u:${canary}@host/db`,
        SERVER_SECRET: canary,
        SMTP_URL: `http://u:${canary}@mail.example`,
      });
    expect(refuse).toThrow(EnvError);
    expect(refuse).not.toThrow(new RegExp(canary));
  });

  it('reads the addresses of admins in any case and spacing', () => {
    expect(readEnv({ ADMIN_EMAILS: 'Ana@Example.org, bo@example.org' }).adminEmails).toEqual([
      'ana@example.org',
      'bo@example.org',
    ]);
  });
});
