/**
 * From a declaration in `src/contract/api/calls.ts` to a route.
 *
 * What every call asks for is checked here, in this order: the bearer token (401), the right (403), the limit (429),
 * the path (404), the body (415, 413, 400). A handler gets what is left: read input and a known caller.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { callOf, failuresOf, MAX_BODY_BYTES, takesBytes } from '#contract/api/calls.ts';
import type { Body, Call, CallName, Calls, Ok, Params, Query } from '#contract/api/calls.ts';
import type { Failure } from '#contract/api/shapes.ts';
import { assert } from '#lib/assert.ts';
import type { Identity, Verifier } from './auth/verifier.ts';
import { callerOf, limitSubject } from './caller.ts';
import type { RequestCaller } from './caller.ts';
import type { Database } from './db/database.ts';
import { firstFault, wordsOf } from './fault.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import { MAX_JSON_DEPTH, readJson } from './net/json-body.ts';

export type RouteDeps = {
  readonly db: Database;
  readonly verifier: Verifier;
  readonly limits: Limits;
  /** Whether this session has an admin's rights now; asked anew for each request. */
  readonly isAdmin: (identity: Identity) => Promise<boolean>;
  readonly log: Log;
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: () => number;
  readonly trustedProxies: number;
  /** Tests set it: an answer that is not what its declaration says becomes an error. */
  readonly checkAnswers?: boolean;
};

/** A call that was understood and is not done. Made by `refuse`. */
export class Refusal {
  readonly status: ContentfulStatusCode;
  readonly body: Failure;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: ContentfulStatusCode, body: Failure, headers: Readonly<Record<string, string>>) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Says no: `message` is for the person, and goes out as `error`. `extra` adds to the body, `headers` to the answer. */
export function refuse(
  status: ContentfulStatusCode,
  message: string,
  extra: Omit<Failure, 'error'> = {},
  headers: Readonly<Record<string, string>> = {},
): Refusal {
  return new Refusal(status, { error: message, ...extra }, headers);
}

/** The refusal of a caller who has used up a limit. */
export function tooMany(retryAfterS: number): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfterS));
  return refuse(
    429,
    `Too many requests. Please try again in ${seconds} seconds.`,
    {},
    {
      'Retry-After': String(seconds),
    },
  );
}

/** What the server reads out of the body; null where bytes come instead, which the handler reads from `c.req.raw`. */
type Read<Name extends CallName> = Calls[Name] extends { readonly upload: object }
  ? Body<Name> | null
  : Body<Name>;

export type CallInput<Name extends CallName> = {
  readonly body: Read<Name>;
  readonly params: Params<Name>;
  readonly query: Query<Name>;
  readonly caller: RequestCaller;
  readonly c: Context;
};

export type CallHandler<Name extends CallName> = (
  input: CallInput<Name>,
) => Promise<Ok<Name> | Refusal | Response> | Ok<Name> | Refusal | Response;

/** Who has signed in, for calls whose `who` is `user` or `admin`: there it cannot be missing. */
export function identityOf(caller: RequestCaller): Identity {
  assert(caller.identity !== null, 'a call for signed-in people has a caller who is signed in');
  return caller.identity;
}

/** Adds the route of a declared call. A handler gives the answer, a refusal, or a whole response of its own. */
export function register<const Name extends CallName>(
  app: Hono,
  name: Name,
  deps: RouteDeps,
  handler: NoInfer<CallHandler<Name>>,
): void {
  const call = callOf(name);
  app.on(call.method, call.path, async (c) => {
    const result = await answer(c, call, name, deps, handler as unknown as AnyHandler);
    if (deps.checkAnswers === true) checkAnswer(name, call, result);
    if (result instanceof Response) return result;
    if (!(result instanceof Refusal)) return c.json(result, (call.status ?? 200) as ContentfulStatusCode);
    for (const [header, value] of Object.entries(result.headers)) c.header(header, value);
    return c.json(result.body, result.status);
  });
}

type AnyInput = Record<'body' | 'params' | 'query', unknown> & Pick<CallInput<CallName>, 'caller' | 'c'>;
type AnyHandler = (input: AnyInput) => Promise<object | Refusal | Response>;

async function answer(
  c: Context,
  call: Call,
  name: string,
  deps: RouteDeps,
  handler: AnyHandler,
): Promise<object | Refusal | Response> {
  const caller = await admit(c, call, deps);
  if (caller instanceof Refusal) return caller;
  if (call.limit !== undefined) {
    const taken = await deps.limits.take({ name, ...call.limit }, limitSubject(caller));
    if (!taken.ok) return tooMany(taken.retryAfterS);
  }
  const params = call.params?.safeParse(c.req.param());
  // An id that no row can have names nothing, like any other that is not there.
  if (params?.success === false) return refuse(404, 'Not found');
  const query = call.query?.safeParse(c.req.query(), { error: wordsOf });
  if (query?.success === false) return refuse(400, firstFault(query.error.issues));
  const body = await readBody(c, call);
  if (body instanceof Refusal) return body;
  return handler({ body: body.value, params: params?.data ?? {}, query: query?.data ?? {}, caller, c });
}

/** The caller, if the call is theirs to make. */
async function admit(c: Context, call: Call, deps: RouteDeps): Promise<RequestCaller | Refusal> {
  const bearer = call.sameForAll === true ? undefined : c.req.header('authorization');
  const verified = await deps.verifier.verify(bearer);
  // Whether the account is still there is the sign-in surface's to say.
  if (verified.type === 'refused')
    return signInAgain(verified.code === 'bad_jwt' ? 'bad_jwt' : 'session_not_found');
  const caller = callerOf(c, verified, deps.trustedProxies);
  if (call.who === 'anyone') return caller;
  if (caller.identity === null) return refuse(401, 'Please sign in.', { code: 'no_authorization' });
  if (call.who === 'admin' && !(await deps.isAdmin(caller.identity)))
    return refuse(403, "You don't have admin privileges.", { code: 'not_admin' });
  return caller;
}

const signInAgain = (code: string): Refusal => refuse(401, 'Please sign in again.', { code });

/** The body as its schema reads it; null where the call takes bytes and bytes came; undefined where it takes none. */
async function readBody(c: Context, call: Call): Promise<{ readonly value: unknown } | Refusal> {
  if (call.body === undefined && call.upload === undefined) return { value: undefined };
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== undefined && takesBytes(call, type)) return { value: null };
  if (call.body === undefined) return notJson(call);
  const absent = call.bodyOptional === true && type === undefined;
  if (type !== 'application/json' && !absent) return notJson(call);
  const text = await textUpTo(c, call.maxBytes ?? MAX_BODY_BYTES);
  if (text instanceof Refusal) return text;
  if (absent && text !== '') return notJson(call);
  const json = readJson(call.bodyOptional === true && text.trim() === '' ? '{}' : text);
  if (json.type === 'not-json') return refuse(400, 'The body is not valid JSON.');
  if (json.type === 'too-deep')
    return refuse(400, `The body has more than ${MAX_JSON_DEPTH} levels of lists and objects.`);
  const read = call.body.safeParse(json.value, { error: wordsOf });
  return read.success ? { value: read.data } : refuse(400, firstFault(read.error.issues));
}

const notJson = (call: Call): Refusal =>
  refuse(
    415,
    call.upload === undefined
      ? 'Send the body as JSON, with Content-Type: application/json.'
      : `Send ${call.body === undefined ? '' : 'JSON, or '}a file as one of: ${call.upload.types.join(', ')}.`,
  );

const tooLong = (maxBytes: number): Refusal =>
  refuse(413, `This request is too long: the limit is ${Math.floor(maxBytes / 1024)} KB.`);

const cutOff = (): Refusal => refuse(400, 'The request ended before its body did. Please try again.');

/**
 * The body as text, unpacked when it came packed with gzip; a refusal as soon as it is longer than `maxBytes`,
 * whatever length it says and however small it was packed.
 */
async function textUpTo(c: Context, maxBytes: number): Promise<string | Refusal> {
  const said = c.req.header('content-length');
  if (said !== undefined && Number(said) > maxBytes) return tooLong(maxBytes);
  const packing = c.req.header('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (packing !== 'identity' && packing !== 'gzip')
    return refuse(415, 'Send the body as it is, or packed with gzip.');
  const sent = c.req.raw.body;
  if (sent === null) return '';
  const stream = packing === 'gzip' ? unpacked(sent) : sent;
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    // Who hangs up in the middle is no fault of the server: nothing is done, and nobody reads the answer. What is no
    // gzip is the sender's fault as well.
    const piece = await reader
      .read()
      .catch((error: unknown) => (packing === 'gzip' && isPackingFault(error) ? 'not-packed' : null));
    if (piece === null) return cutOff();
    if (piece === 'not-packed') return refuse(400, 'The body is not packed with gzip as it says.');
    if (piece.done) return new TextDecoder().decode(Buffer.concat(chunks));
    bytes += piece.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return tooLong(maxBytes);
    }
    chunks.push(piece.value);
  }
}

const isPackingFault = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));

const unpacked = (stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
  stream.pipeThrough<Uint8Array>(
    new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>,
  );

/** Holds an answer to its declaration: a status that is declared, each part of the declared kind, and no part more. */
function checkAnswer(name: string, call: Call, result: object | Refusal | Response): void {
  if (result instanceof Response) {
    const known = [call.status ?? 200, 206, 304, ...failuresOf(call)];
    assert(known.includes(result.status), 'a response has a declared status', {
      name,
      status: result.status,
    });
    return;
  }
  if (result instanceof Refusal) {
    assert(failuresOf(call).includes(result.status), 'a refusal has a declared status', {
      name,
      status: result.status,
    });
    return;
  }
  const sent: unknown = JSON.parse(JSON.stringify(result));
  const read = call.ok.safeParse(sent);
  assert(read.success, 'an answer is what its declaration says', {
    name,
    fault: String(read.error?.issues[0]?.path),
  });
  assert(isDeepStrictEqual(read.data, sent), 'an answer holds nothing beyond its declaration', { name });
}
