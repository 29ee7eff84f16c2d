/** The calls of our own server, typed by their declarations. */
import { callOf, pathOf } from '#contract/api/calls.ts';
import type { Calls, JsonCallName, Ok, Params, Sent } from '#contract/api/calls.ts';

/** The server answered, and not with what was asked for. `message` is `<status>: <detail>`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** What the server said: its `message`, else its `error`, else the text of the answer, else the status in words. */
  readonly detail: string;
  /** For telling failures apart; null when the server gave none. */
  readonly code: string | null;
  /** Seconds until it may be asked again, from `Retry-After`; null when the server did not say. */
  readonly retryAfterS: number | null;
  constructor(status: number, detail: string, code: string | null, retryAfterS: number | null) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}

type BodyPart<Name extends JsonCallName> = Calls[Name] extends { readonly upload: object }
  ? { readonly body: Sent<Name> } | { readonly file: Blob }
  : Calls[Name] extends { readonly bodyOptional: true }
    ? { readonly body?: Sent<Name> }
    : Calls[Name] extends { readonly body: object }
      ? { readonly body: Sent<Name> }
      : object;
type ParamsPart<Name extends JsonCallName> = Calls[Name] extends { readonly params: object }
  ? { readonly params: Params<Name> }
  : object;

export type CallOptions<Name extends JsonCallName> = BodyPart<Name> &
  ParamsPart<Name> & { readonly signal?: AbortSignal };

/** The options may be left out where nothing in them is needed. */
type OptionsArgument<Name extends JsonCallName> =
  object extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/** The calls that only read. */
export type QueryName = {
  [Name in JsonCallName]: Calls[Name] extends { readonly method: 'GET' } ? Name : never;
}[JsonCallName];

type On401 = 'throw' | 'null';

export type Api = {
  /**
   * Makes a call. Throws `ApiError` when the server refuses, and what `fetch` throws when it cannot be reached or the
   * signal aborts.
   */
  readonly call: <Name extends JsonCallName>(name: Name, ...rest: OptionsArgument<Name>) => Promise<Ok<Name>>;
  /** Reads. With `on401: 'null'` a missing or ended session is an answer too: null. */
  readonly query: <Name extends QueryName, Mode extends On401>(
    name: Name,
    options: { readonly on401: Mode; readonly params?: Params<Name>; readonly signal?: AbortSignal },
  ) => Promise<Ok<Name> | (Mode extends 'null' ? null : never)>;
  /**
   * Asks for an answer as server-sent events and gives the response, whose body is still on its way. Throws as `call`
   * does; the answer is JSON where the server does not stream.
   */
  readonly stream: (name: 'chat', options: StreamOptions) => Promise<Response>;
};

export type StreamOptions = {
  readonly body: Sent<'chat'>;
  readonly signal: AbortSignal;
  /** Beyond those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type ApiDeps = {
  readonly fetch: typeof fetch;
  /** The access token of the session, null when nobody is signed in. When it throws, the call goes out without. */
  readonly token: () => Promise<string | null>;
  /** Told when no token could be had, for the log. */
  readonly onTokenFailure?: (error: unknown) => void;
};

type AnyOptions = {
  readonly body?: unknown;
  readonly file?: Blob;
  readonly params?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
};

export function createApi(deps: ApiDeps): Api {
  const ask = async (
    name: JsonCallName,
    options: AnyOptions,
    accept = 'application/json',
  ): Promise<Response> => {
    const call = callOf(name);
    const { body, type } = payloadOf(options);
    const token = await tokenOf(deps);
    const response = await deps.fetch(pathOf(call, options.params), {
      method: call.method,
      credentials: 'include',
      headers: {
        Accept: accept,
        ...options.headers,
        ...(type === null ? {} : { 'Content-Type': type }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === null ? {} : { body }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    if (!response.ok) throw await failureOf(response);
    return response;
  };

  const send = async (name: JsonCallName, options: AnyOptions = {}): Promise<unknown> => {
    const response = await ask(name, options);
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch {
      throw new ApiError(response.status, 'The answer of the server cannot be read.', 'unreadable', null);
    }
  };

  return {
    call: (name, ...[options]) => send(name, options as AnyOptions | undefined) as never,
    query: async (name, { on401, ...options }) => {
      try {
        return (await send(name, options as AnyOptions)) as never;
      } catch (error) {
        if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null as never;
        throw error;
      }
    },
    stream: (name, options) => ask(name, options, 'text/event-stream'),
  };
}

function payloadOf({ body, file }: AnyOptions): {
  readonly body: Blob | string | null;
  readonly type: string | null;
} {
  if (file !== undefined) {
    // Browsers name some audio files after a container of films, or not at all; the server looks at the bytes.
    const type = file.type.startsWith('audio/') ? file.type : 'application/octet-stream';
    return { body: file, type };
  }
  return body === undefined
    ? { body: null, type: null }
    : { body: JSON.stringify(body), type: 'application/json' };
}

async function tokenOf(deps: ApiDeps): Promise<string | null> {
  try {
    return await deps.token();
  } catch (error) {
    deps.onTokenFailure?.(error);
    return null;
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = objectOf(text);
  const detail = filled(body?.['message']) ?? filled(body?.['error']) ?? filled(text) ?? response.statusText;
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(response.status, detail, filled(body?.['code']), Number.isFinite(wait) ? wait : null);
}

const filled = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
