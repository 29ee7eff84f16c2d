/**
 * The settings of the server, read once from the environment.
 *
 * Every variable is optional: with none set the app runs on http://localhost:8787 and keeps its data
 * in ./data. A variable that is set but wrong stops the start with a sentence that says what to do.
 */
import { z } from 'zod';

export type Env = {
  /** TCP port, 0–65535; 0 lets the system choose a free one. */
  readonly port: number;
  /** Address to listen on. Loopback unless the person asks for more. */
  readonly host: string;
  /** Folder for everything the server keeps. */
  readonly dataDir: string;
  /** Folder of the built client. */
  readonly distDir: string;
  /** Origin people reach the app at, without a slash at the end; null when it is not known. */
  readonly publicUrl: string | null;
  /** Origin of a hosted Supabase project; null when there is none. */
  readonly supabaseUrl: string | null;
  /** How many proxies in front of this server are trusted to name the client's address. */
  readonly trustedProxies: number;
  /** Tells installed service workers to remove themselves. */
  readonly serviceWorkerOff: boolean;
  readonly logLevel: LogLevel;
};

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A wrong setting. The message is for the person who starts the server: one line a variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const wholeNumber = (max: number, advice: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, advice)
    .transform(Number)
    .refine((n) => n <= max, advice);

const origin = (advice: string) =>
  z.string().transform((text, ctx) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    const plain =
      url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
    if (plain && (url.protocol === 'https:' || url.protocol === 'http:')) return url.origin;
    ctx.addIssue({ code: 'custom', message: advice });
    return z.NEVER;
  });

const variables = z.object({
  PORT: wholeNumber(65535, 'give a port from 0 to 65535, for example PORT=8787').default(8787),
  HOST: z
    .string()
    .regex(
      /^[A-Za-z0-9.:_-]+$/,
      'give an address or a host name, for example HOST=0.0.0.0 to be reached from outside',
    )
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DIST_DIR: z.string().default('./dist'),
  PUBLIC_URL: origin(
    'give the whole origin with nothing after it, for example PUBLIC_URL=https://soulstice.example',
  ).optional(),
  SUPABASE_URL: origin(
    'give the project address with nothing after it, for example SUPABASE_URL=https://abc.supabase.co',
  ).optional(),
  TRUST_PROXY: wholeNumber(9, 'give the number of proxies in front of this server, 0 to 9').default(0),
  SERVICE_WORKER: z.enum(['on', 'off'], 'write SERVICE_WORKER=on or SERVICE_WORKER=off').default('on'),
  LOG_LEVEL: z.enum(logLevels, `write one of ${logLevels.join(', ')}`).default('info'),
});

/**
 * Reads the settings out of environment variables; an empty variable counts as absent.
 * Throws `EnvError` naming every variable that is wrong and what to do about it.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(`The environment has settings this server cannot use:\n${lines.join('\n')}`);
  }
  const v = parsed.data;
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: v.DATA_DIR,
    distDir: v.DIST_DIR,
    publicUrl: v.PUBLIC_URL ?? null,
    supabaseUrl: v.SUPABASE_URL ?? null,
    trustedProxies: v.TRUST_PROXY,
    serviceWorkerOff: v.SERVICE_WORKER === 'off',
    logLevel: v.LOG_LEVEL,
  };
}
