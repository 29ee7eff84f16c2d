import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      dataDir: './data',
      distDir: './dist',
      publicUrl: null,
      supabaseUrl: null,
      trustedProxies: 0,
      serviceWorkerOff: false,
      logLevel: 'info',
    });
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
      SUPABASE_URL: 'https://abc.supabase.co',
      TRUST_PROXY: '1',
      SERVICE_WORKER: 'off',
      LOG_LEVEL: 'warn',
    });
    expect(env).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      dataDir: '/srv/soulstice',
      publicUrl: 'https://soulstice.example',
      supabaseUrl: 'https://abc.supabase.co',
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
});
