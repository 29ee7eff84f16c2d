/**
 * The OpenAPI 3.1 document of the server, made from the declarations of the calls and from nothing else.
 *
 * Bodies are described as they may be sent, answers as they come.
 */
import * as z from 'zod/mini';
import { callNames, callOf, failuresOf, MAX_BODY_BYTES } from '#contract/api/calls.ts';
import type { Call, CallName } from '#contract/api/calls.ts';
import { failure } from '#contract/api/shapes.ts';

export type JsonSchema = { readonly [key: string]: unknown };

export type MediaMap = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export type ApiAnswer = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: MediaMap;
};

export type Operation = {
  readonly operationId: CallName;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Empty where no token is needed; with `{}` among them where one is taken if it is there. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly description?: string;
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: MediaMap };
  readonly responses: Readonly<Record<string, ApiAnswer>>;
};

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ApiAnswer>>;
  };
};

/** The document. `version` is that of the server. */
export function openApiDocument(version: string): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  const tags = new Set<string>();
  for (const name of callNames) {
    const call = callOf(name);
    tags.add(call.tag);
    const path = openApiPath(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Soulstice',
      version,
      description:
        'The calls of the Soulstice server. Sign-in and the profiles table follow the interface of Supabase ' +
        '(/auth/v1, /rest/v1) and are used through supabase-js.',
    },
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of the session, as supabase-js gives it.',
        },
      },
      schemas: { Failure: schemaOf(failure, 'output') },
      responses: Object.fromEntries(
        Object.entries(failureWords).map(([status, description]) => [
          `Failure${status}`,
          failureAnswer(description),
        ]),
      ),
    },
  };
}

/** `/api/admin/soul-wisdom/:id` as `/api/admin/soul-wisdom/{id}`. */
export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function operationOf(name: CallName, call: Call): Operation {
  return {
    operationId: name,
    summary: call.summary,
    description: rulesOf(call),
    tags: [call.tag],
    security: securityOf(call),
    ...parametersOf(call),
    ...requestBodyOf(call),
    responses: {
      ...successesOf(call),
      ...Object.fromEntries(
        failuresOf(call).map((status) => [
          String(status),
          { $ref: `#/components/responses/Failure${status}` } as unknown as ApiAnswer,
        ]),
      ),
    },
  };
}

function securityOf(call: Call): Operation['security'] {
  if (call.sameForAll === true) return [];
  return call.who === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

/** Who may make the call, and how often, in a sentence each. */
export function rulesOf(call: Call): string {
  const who = {
    anyone: 'For everyone.',
    user: 'For signed-in people.',
    admin: 'For admins.',
  }[call.who];
  if (call.limit === undefined) return who;
  const { max, windowS } = call.limit;
  const span = windowS === 60 ? 'a minute' : windowS === 3600 ? 'an hour' : `in ${windowS} seconds`;
  return `${who} At most ${max} times ${span}.`;
}

function parametersOf(call: Call): Pick<Operation, 'parameters'> {
  const list = (['path', 'query'] as const).flatMap((place) => {
    const schema = place === 'path' ? call.params : call.query;
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, JsonSchema>;
      required?: readonly string[];
    };
    return Object.entries(properties).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: part,
    }));
  });
  const headers = Object.entries(call.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header' as const,
    description,
    required: false,
    schema: { type: 'string' },
  }));
  const all = [...list, ...headers];
  return all.length === 0 ? {} : { parameters: all };
}

function requestBodyOf(call: Call): Pick<Operation, 'requestBody'> {
  if (call.body === undefined && call.upload === undefined) return {};
  const json =
    call.body === undefined ? {} : { 'application/json': { schema: schemaOf(call.body, 'input') } };
  const bytes = (call.upload?.types ?? []).map((type) => [type, { schema: binary }] as const);
  return {
    requestBody: {
      required: call.bodyOptional !== true,
      content: { ...json, ...Object.fromEntries(bytes) },
    },
  };
}

const binary: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

function successesOf(call: Call): Readonly<Record<string, ApiAnswer>> {
  const status = String(call.status ?? 200);
  switch (call.media) {
    case undefined:
    case 'application/json':
      return {
        [status]: {
          description: call.summary,
          content: {
            'application/json': { schema: schemaOf(call.ok, 'output') },
            ...(call.alsoMedia === undefined ? {} : { [call.alsoMedia]: { schema: { type: 'string' } } }),
          },
        },
      };
    case 'redirect':
      return {
        [status]: {
          description: call.summary,
          headers: { Location: { description: 'Where the browser goes on.', schema: { type: 'string' } } },
        },
      };
    case 'audio/*':
      return {
        [status]: { description: call.summary, content: { [call.media]: { schema: binary } } },
        206: { description: 'The range that was asked for.', content: { [call.media]: { schema: binary } } },
        304: { description: 'The copy you have is the same.' },
      };
    case '*/*':
      return { [status]: { description: call.summary, content: { [call.media]: { schema: binary } } } };
    default:
      return {
        [status]: { description: call.summary, content: { [call.media]: { schema: { type: 'string' } } } },
      };
  }
}

const failureWords: Readonly<Record<number, string>> = {
  400: 'The request says something that cannot be; `error` names the field.',
  401: 'Nobody is signed in, or the token is not good any more.',
  403: 'Signed in, and not allowed.',
  404: 'There is no such thing, or not for this caller.',
  409: 'It cannot be done as things stand: the answer says why.',
  413: `The body is too long. JSON may have ${MAX_BODY_BYTES / 1024} KB.`,
  415: 'The body is not of a kind that this call takes.',
  416: 'The range lies outside the file.',
  422: 'Understood, and against a rule; `error` says which.',
  426: 'The app is too old for this server; everything on the device stays as it is.',
  429: 'Too often; `Retry-After` says in how many seconds it may be tried again.',
  500: 'A fault of the server.',
  501: 'This server is not set up for it.',
  502: 'Another server that this needs did not give what it should.',
  503: 'The server cannot work now, as when its database is not there.',
};

function failureAnswer(description: string): ApiAnswer {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}

/** A shape in JSON Schema 2020-12, the dialect of OpenAPI 3.1. A part that JSON Schema cannot say is open there. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
