/**
 * The settings of the server, read once from the environment.
 *
 * Every variable is optional: with none set the app runs on http://localhost:8787 with a database of its own in
 * ./data. A variable that is set but wrong, or a mixture that cannot work, stops the start with a sentence that
 * says what to do. `.env.example` explains each one.
 */
import { z } from 'zod';
import { providerNames } from './model/provider-names.ts';
import type { ProviderAccess, ProviderName } from './model/provider-names.ts';

/** Where rows are kept: a database inside this process, or a PostgreSQL that others may use too. */
export type DatabaseSettings =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'postgres'; readonly url: string };

/** A provider of sign-in that speaks OpenID Connect. */
export type ProviderSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** A bucket that speaks S3; Supabase Storage does. */
export type BucketSettings = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** What payments need. */
export type PaymentSettings = {
  readonly secretKey: string;
  /** Signs the events that Stripe sends. */
  readonly webhookSecret: string;
  /** Another address in Stripe's place, for tests; null for Stripe itself. */
  readonly apiBase: string | null;
};

/** The language models that may answer. */
export type ModelSettings = {
  /** In the order they are asked; at least one. */
  readonly providers: readonly ProviderAccess[];
  /** Longest wait for the first word, milliseconds, all providers together. */
  readonly firstTokenMs: number;
  /** Whether the compatible server can call tools. */
  readonly compatibleTools: boolean;
  /** Whether the models may be given pictures. */
  readonly sees: boolean;
};

export type Env = {
  /** TCP port, 0–65535; 0 lets the system choose a free one. */
  readonly port: number;
  /** Address to listen on. Loopback unless the person asks for more. */
  readonly host: string;
  /** Folder for everything the server keeps. */
  readonly dataDir: string;
  /** Bytes of the disk that stay free for the embedded database. */
  readonly diskFloorBytes: number;
  /** Most bytes of database and uploaded files together; null for as many as fit. */
  readonly storageMaxBytes: number | null;
  /** Folder of the built client. */
  readonly distDir: string;
  /** Origin people reach the app at, without a slash at the end; null when it is not known. */
  readonly publicUrl: string | null;
  readonly database: DatabaseSettings;
  /** What keys are derived from; null for one made once into the data folder. */
  readonly serverSecret: string | null;
  /** The hosted Supabase project that signs people in; null when this server does. */
  readonly supabase: { readonly url: string; readonly anonKey: string } | null;
  /** The keys by which push services know this server; null for a pair made once into the database. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Addresses, in lower case, that become admin at a sign-in with that address confirmed. */
  readonly adminEmails: readonly string[];
  /** How mail leaves; null writes sign-in codes into the log. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  readonly google: ProviderSettings | null;
  readonly oidc: ProviderSettings | null;
  /** Key of the maps service, handed out as it is; empty when there is none. */
  readonly mapsKey: string;
  /** Where uploaded audio is kept; null for a folder beside the database. */
  readonly bucket: BucketSettings | null;
  /** Null where the composer alone answers. */
  readonly models: ModelSettings | null;
  /** How subscriptions are paid; null where nothing is sold. */
  readonly payments: PaymentSettings | null;
  /** The operator gives the money back within 30 days, and the app may say so. */
  readonly moneyBack: boolean;
  /** Answers by a hosted model a day, for an account without a subscription, and for a network. */
  readonly freeHostedPerDay: number;
  /** Questions to the hosted models a day, by everyone together. */
  readonly totalHostedPerDay: number;
  /** What every limit is multiplied by. */
  readonly limitFactor: number;
  /** How many proxies in front of this server are trusted to name the client's address. */
  readonly trustedProxies: number;
  /** Tells installed service workers to remove themselves. */
  readonly serviceWorkerOff: boolean;
  readonly logLevel: LogLevel;
};

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A wrong setting. The message is for the person who starts the server: one line a variable. It quotes no value. */
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

/** An address of one of these schemes, with whatever else it needs. */
const address = (schemes: readonly string[], advice: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), advice);

/** An address that secrets travel to: encrypted, unless it is this machine. */
const trustworthy = (advice: string) =>
  z.string().refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  }, advice);

/** Whether a name or an address is this machine's own. */
export const isLoopback = (hostname: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(hostname) || /^127(?:\.\d{1,3}){3}$/.test(hostname);

const emails = z.string().transform((text, ctx) => {
  const list = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());
  if (list.every((part) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(part))) return list;
  ctx.addIssue({ code: 'custom', message: 'give e-mail addresses with commas between them' });
  return z.NEVER;
});

const providers = z.string().transform((text, ctx): readonly ProviderName[] => {
  const names = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());
  const known = names.flatMap((name) => providerNames.filter((one) => one === name));
  if (known.length === names.length && new Set(known).size === known.length && known.length > 0) return known;
  ctx.addIssue({
    code: 'custom',
    message: `name each of ${providerNames.join(', ')} at most once, in the order they are asked`,
  });
  return z.NEVER;
});

/** Settings that other programs read as well: looked at only where the provider is asked. */
const shared = z.string().optional();

/** Shortest secret that is taken: 32 characters of a random generator are far beyond guessing. */
const minSecretChars = 32;

/** Fewest different characters: 32 random hexadecimal digits have 14 of 16, and fewer than 10 once in a million. */
const minDistinctChars = 10;

/** Returns false for repeated pieces, rows of neighbouring characters, and text of few characters. */
function isHardToGuess(secret: string): boolean {
  const steps = Array.from(secret.slice(1), (_, at) => secret.charCodeAt(at + 1) - secret.charCodeAt(at));
  const inRow = steps.filter((step) => Math.abs(step) <= 1).length;
  const repeats = (secret + secret).indexOf(secret, 1) < secret.length;
  return new Set(secret).size >= minDistinctChars && inRow <= steps.length / 2 && !repeats;
}

/** The embedded database reserves 16 MB at a time and is lost without them. */
const floorAdvice = 'give whole megabytes, 32 to 999999, for example DISK_FLOOR_MB=64';
const ceilingAdvice =
  'give whole megabytes, 64 to 999999, for example STORAGE_MAX_MB=20000, or leave it out for no ceiling';

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
  DISK_FLOOR_MB: wholeNumber(999_999, floorAdvice)
    .refine((mb) => mb >= 32, floorAdvice)
    .default(64),
  STORAGE_MAX_MB: wholeNumber(999_999, ceilingAdvice)
    .refine((mb) => mb >= 64, ceilingAdvice)
    .optional(),
  DIST_DIR: z.string().default('./dist'),
  PUBLIC_URL: origin(
    'give the whole origin with nothing after it, for example PUBLIC_URL=https://soulstice.example',
  ).optional(),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'give a PostgreSQL address, for example DATABASE_URL=postgres://user:password@host:5432/soulstice',
  ).optional(),
  SERVER_SECRET: z
    .string()
    .min(
      minSecretChars,
      `give ${minSecretChars} random characters or more, for example from: openssl rand -base64 48`,
    )
    .refine(
      isHardToGuess,
      'give random characters, not words or a row of keys, for example from: openssl rand -base64 48',
    )
    .optional(),
  SUPABASE_URL: origin(
    'give the project address with nothing after it, for example SUPABASE_URL=https://abc.supabase.co',
  ).optional(),
  SUPABASE_ANON_KEY: z
    .string()
    .regex(/^[\w.-]{20,}$/, 'give the anon or publishable key of the project as it is shown there')
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'give the public key as "npx web-push generate-vapid-keys" prints it')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'give the private key as "npx web-push generate-vapid-keys" prints it')
    .optional(),
  ADMIN_EMAILS: emails.optional(),
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    'give a mail server, for example SMTP_URL=smtps://user:password@mail.example:465',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /@/,
      'give the address mail comes from, for example MAIL_FROM="Soulstice <hello@soulstice.example>"',
    )
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: trustworthy('give an https address, or leave it out for Google itself').optional(),
  OIDC_ISSUER: trustworthy(
    'give the https address of the provider, for example OIDC_ISSUER=https://login.example',
  ).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  GOOGLE_MAPS_API_KEY: z.string().default(''),
  S3_ENDPOINT: trustworthy(
    'give the https address of the storage, for example S3_ENDPOINT=https://s3.example',
  ).optional(),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MODEL_PROVIDERS: providers.optional(),
  ANTHROPIC_API_KEY: shared,
  ANTHROPIC_MODEL: shared,
  ANTHROPIC_BASE_URL: shared,
  OPENAI_API_KEY: shared,
  OPENAI_MODEL: shared,
  OPENAI_BASE_URL: shared,
  GOOGLE_API_KEY: shared,
  GOOGLE_MODEL: shared,
  GOOGLE_BASE_URL: shared,
  OPENROUTER_API_KEY: shared,
  OPENROUTER_MODEL: shared,
  OPENROUTER_BASE_URL: shared,
  COMPATIBLE_API_KEY: shared,
  COMPATIBLE_MODEL: shared,
  COMPATIBLE_BASE_URL: shared,
  COMPATIBLE_TOOLS: z.enum(['on', 'off'], 'write COMPATIBLE_TOOLS=on or COMPATIBLE_TOOLS=off').default('on'),
  MODEL_SEES: z.enum(['on', 'off'], 'write MODEL_SEES=on or MODEL_SEES=off').default('on'),
  MODEL_FIRST_WORD_S: wholeNumber(20, 'give whole seconds from 1 to 20')
    .refine((seconds) => seconds >= 1, 'give whole seconds from 1 to 20')
    .default(20),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(?:sk|rk)_(?:test|live)_\w{8,250}$/,
      'give a secret or restricted key as Stripe shows it, beginning with sk_ or rk_',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,250}$/, 'give the signing secret of the webhook endpoint, beginning with whsec_')
    .optional(),
  STRIPE_API_BASE: trustworthy('give an https address, or leave it out for Stripe itself').optional(),
  MONEY_BACK_30_DAYS: z
    .enum(['on', 'off'], 'write MONEY_BACK_30_DAYS=on or MONEY_BACK_30_DAYS=off')
    .default('off'),
  FREE_HOSTED_PER_DAY: wholeNumber(100_000, 'give a whole number of answers a day, 0 to 100000').default(50),
  TOTAL_HOSTED_PER_DAY: wholeNumber(999_999, 'give a whole number of questions a day, 0 to 999999').default(
    5000,
  ),
  LIMIT_FACTOR: wholeNumber(1000, 'give a whole number from 1 to 1000')
    .refine((factor) => factor >= 1, 'give a whole number from 1 to 1000')
    .default(1),
  TRUST_PROXY: wholeNumber(9, 'give the number of proxies in front of this server, 0 to 9').default(0),
  SERVICE_WORKER: z.enum(['on', 'off'], 'write SERVICE_WORKER=on or SERVICE_WORKER=off').default('on'),
  LOG_LEVEL: z.enum(logLevels, `write one of ${logLevels.join(', ')}`).default('info'),
});
type Variables = z.infer<typeof variables>;
type Name = keyof Variables;

/** Settings that mean something only together: one without the others is refused. */
const together: readonly (readonly [readonly Name[], string])[] = [
  [['SUPABASE_URL', 'SUPABASE_ANON_KEY'], 'a hosted project needs its address and its key'],
  [['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'], 'push services know a server by both keys of one pair'],
  [['SMTP_URL', 'MAIL_FROM'], 'mail needs a server and an address it comes from'],
  [['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'sign-in by Google needs both'],
  [['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], 'sign-in by a provider needs all three'],
  [
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    'a bucket needs its address, its name and both keys',
  ],
  [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    'payments need both: without the events nobody who paid would get what they paid for',
  ],
];

/** A setting that another one asks for. */
const needs: readonly (readonly [Name, Name, string])[] = [
  [
    'DATABASE_URL',
    'SERVER_SECRET',
    'servers that share a database share their secret: set SERVER_SECRET to the same random text on each',
  ],
  [
    'SUPABASE_URL',
    'DATABASE_URL',
    "set DATABASE_URL to the project's own database: people and their rows live together",
  ],
  [
    'STRIPE_API_BASE',
    'STRIPE_SECRET_KEY',
    'it says where STRIPE_SECRET_KEY is sent; set that, or leave it out',
  ],
  ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID', 'it says whose GOOGLE_CLIENT_ID is meant; set that, or leave it out'],
];

/** Sign-in is the project's own when there is one; a setting here would be read by nobody. */
const notBesideSupabase: readonly Name[] = ['SMTP_URL', 'GOOGLE_CLIENT_ID', 'OIDC_ISSUER'];

function mixtures(v: Variables): readonly string[] {
  const lines: string[] = [];
  for (const [names, why] of together) {
    const missing = names.filter((name) => v[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) lines.push(`${missing.join(', ')}: ${why}`);
  }
  for (const [given, needed, why] of needs) {
    if (v[given] !== undefined && v[needed] === undefined) lines.push(`${needed}: ${why}`);
  }
  lines.push(...modelFaults(v));
  if (v.SUPABASE_URL !== undefined) {
    for (const name of notBesideSupabase) {
      if (v[name] !== undefined)
        lines.push(
          `${name}: the Supabase project signs people in; set this in its dashboard and leave it out here`,
        );
    }
    if (v.DATABASE_URL !== undefined && !isSameProject(v.SUPABASE_URL, v.DATABASE_URL))
      lines.push('DATABASE_URL: it names another Supabase project than SUPABASE_URL');
  }
  return lines;
}

/** What a provider that is asked lacks, or has that cannot be used. */
function modelFaults(v: Variables): readonly string[] {
  return (v.MODEL_PROVIDERS ?? []).flatMap((provider) => {
    const names = modelVariables[provider];
    const [key, model, url] = [v[names.key], v[names.model], v[names.baseUrl]];
    const isOwn = provider === 'compatible';
    const lacking = [names.model, isOwn ? names.baseUrl : names.key].filter((name) => v[name] === undefined);
    return [
      ...lacking.map((name) => `${name}: MODEL_PROVIDERS asks ${provider}, so this is needed`),
      ...(key === undefined || /^[\x21-\x7e]{8,400}$/.test(key)
        ? []
        : [`${names.key}: give the key as the provider shows it, without spaces`]),
      ...(model === undefined || /^[\w.:/@-]{1,120}$/.test(model)
        ? []
        : [`${names.model}: give the name of the model as its provider writes it`]),
      ...(url === undefined || mayBeCalled(url, key !== undefined)
        ? []
        : [`${names.baseUrl}: give an https address; without a key, http is taken as well`]),
    ];
  });
}

/** A key is not sent unencrypted to another machine. */
function mayBeCalled(text: string, withKey: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && (!withKey || isLoopback(hostname)));
}

const modelVariables = {
  anthropic: { key: 'ANTHROPIC_API_KEY', model: 'ANTHROPIC_MODEL', baseUrl: 'ANTHROPIC_BASE_URL' },
  openai: { key: 'OPENAI_API_KEY', model: 'OPENAI_MODEL', baseUrl: 'OPENAI_BASE_URL' },
  google: { key: 'GOOGLE_API_KEY', model: 'GOOGLE_MODEL', baseUrl: 'GOOGLE_BASE_URL' },
  openrouter: { key: 'OPENROUTER_API_KEY', model: 'OPENROUTER_MODEL', baseUrl: 'OPENROUTER_BASE_URL' },
  compatible: { key: 'COMPATIBLE_API_KEY', model: 'COMPATIBLE_MODEL', baseUrl: 'COMPATIBLE_BASE_URL' },
} as const satisfies Readonly<Record<ProviderName, Readonly<Record<'key' | 'model' | 'baseUrl', Name>>>>;

function modelSettings(v: Variables): ModelSettings | null {
  if (v.MODEL_PROVIDERS === undefined) return null;
  return {
    providers: v.MODEL_PROVIDERS.map((provider) => {
      const { key, model, baseUrl } = modelVariables[provider];
      return { provider, model: v[model] ?? '', key: v[key] ?? null, baseUrl: v[baseUrl] ?? null };
    }),
    firstTokenMs: v.MODEL_FIRST_WORD_S * 1000,
    compatibleTools: v.COMPATIBLE_TOOLS === 'on',
    sees: v.MODEL_SEES === 'on',
  };
}

function paymentSettings(v: Variables): PaymentSettings | null {
  const pair = all({ secretKey: v.STRIPE_SECRET_KEY, webhookSecret: v.STRIPE_WEBHOOK_SECRET });
  return pair === null ? null : { ...pair, apiBase: v.STRIPE_API_BASE ?? null };
}

/** Whether both addresses name one project, as far as Supabase's own host names tell; others are believed. */
function isSameProject(supabaseUrl: string, databaseUrl: string): boolean {
  const ref = /^([a-z0-9]+)\.supabase\.(?:co|net)$/.exec(new URL(supabaseUrl).hostname)?.[1];
  if (ref === undefined) return true;
  const { hostname, username } = new URL(databaseUrl);
  const isSupabase = /\.supabase\.(?:co|com|net)$/.test(hostname);
  return isSupabase && (hostname.split('.').includes(ref) || username.endsWith(`.${ref}`));
}

/**
 * Reads the settings out of environment variables; an empty variable counts as absent.
 * Throws `EnvError` naming every variable that is wrong and what to do about it.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  const wrong = parsed.success
    ? mixtures(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || wrong.length > 0) {
    const lines = wrong.map((line) => `  ${line}`).join('\n');
    throw new EnvError(`The environment has settings this server cannot use:\n${lines}`);
  }
  return settingsOf(parsed.data);
}

function settingsOf(v: Variables): Env {
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: v.DATA_DIR,
    diskFloorBytes: v.DISK_FLOOR_MB * 1024 ** 2,
    storageMaxBytes: v.STORAGE_MAX_MB === undefined ? null : v.STORAGE_MAX_MB * 1024 ** 2,
    distDir: v.DIST_DIR,
    publicUrl: v.PUBLIC_URL ?? null,
    database: v.DATABASE_URL === undefined ? { kind: 'embedded' } : { kind: 'postgres', url: v.DATABASE_URL },
    serverSecret: v.SERVER_SECRET ?? null,
    supabase: all({ url: v.SUPABASE_URL, anonKey: v.SUPABASE_ANON_KEY }),
    pushKeys: all({ publicKey: v.VAPID_PUBLIC_KEY, privateKey: v.VAPID_PRIVATE_KEY }),
    adminEmails: v.ADMIN_EMAILS ?? [],
    mail: all({ smtpUrl: v.SMTP_URL, from: v.MAIL_FROM }),
    google: all({
      issuer: v.GOOGLE_ISSUER ?? 'https://accounts.google.com',
      clientId: v.GOOGLE_CLIENT_ID,
      clientSecret: v.GOOGLE_CLIENT_SECRET,
    }),
    oidc: all({ issuer: v.OIDC_ISSUER, clientId: v.OIDC_CLIENT_ID, clientSecret: v.OIDC_CLIENT_SECRET }),
    mapsKey: v.GOOGLE_MAPS_API_KEY,
    bucket: all({
      endpoint: v.S3_ENDPOINT,
      region: v.S3_REGION,
      bucket: v.S3_BUCKET,
      accessKeyId: v.S3_ACCESS_KEY_ID,
      secretAccessKey: v.S3_SECRET_ACCESS_KEY,
    }),
    models: modelSettings(v),
    payments: paymentSettings(v),
    moneyBack: v.MONEY_BACK_30_DAYS === 'on',
    freeHostedPerDay: v.FREE_HOSTED_PER_DAY,
    totalHostedPerDay: v.TOTAL_HOSTED_PER_DAY,
    limitFactor: v.LIMIT_FACTOR,
    trustedProxies: v.TRUST_PROXY,
    serviceWorkerOff: v.SERVICE_WORKER === 'off',
    logLevel: v.LOG_LEVEL,
  };
}

/** The settings of a group, null when one of them is not there. */
function all<Group extends Record<string, string | undefined>>(
  group: Group,
): { readonly [Key in keyof Group]: string } | null {
  return Object.values(group).includes(undefined)
    ? null
    : (group as { readonly [Key in keyof Group]: string });
}
