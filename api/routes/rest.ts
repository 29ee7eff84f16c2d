/**
 * `/rest/v1/profiles`: the part of PostgREST that supabase-js needs for the profile table.
 *
 * Each request is one transaction as the caller's role; row-level security decides what is seen and what is written.
 * A write here changes the row alone and not the record that devices sync, which goes over it at its next change; to
 * change both, use `POST /api/profile`.
 * 200 and 201 rows, 204 nothing to say; 400 what is not served (PGRST100, PGRST102, PGRST204, 42703, 22…, 23…),
 * 401 not signed in or a token that does not hold (PGRST301), 403 refused by a policy or a grant (42501), 404 another
 * table (PGRST205), 405 another method (PGRST117), 406 not one row (PGRST116) or another media type (PGRST107),
 * 409 a row that is there already (23505), 413, 415, 422 from our own SQL, 429 too many.
 */
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_BODY_BYTES } from '#contract/api/calls.ts';
import type { RouteDeps } from '../calls.ts';
import { callerOf, limitSubject } from '../caller.ts';
import type { RequestCaller } from '../caller.ts';
import { sqlState } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
import { readJson } from '../net/json-body.ts';
import {
  checkSchema,
  OBJECT_TYPE,
  readAccept,
  readPreferences,
  readQuery,
  readRows,
  restError,
  RestError,
  shown,
} from './rest-request.ts';
import type { Preferences, ProfileColumn, ProfileValues, RestFailure, RestQuery } from './rest-request.ts';

const LIMIT = { name: 'rest', max: 600, windowS: 60 };

/** Rows in one body at most: a person has one. */
const MAX_ROWS_A_BODY = 100;

type Row = Readonly<Partial<Record<ProfileColumn, unknown>>>;

export function restRoutes(deps: RouteDeps): Hono {
  const app = new Hono();
  const path = '/rest/v1/profiles';
  const limited = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => failed(c, restError(413, 'PGRST102', 'The request is too long').failure),
  });

  app.get(path, (c) => served(c, deps, (request) => read(c, deps, request)));
  app.post(path, limited, (c) => served(c, deps, (request) => insert(c, deps, request)));
  app.patch(path, limited, (c) => served(c, deps, (request) => update(c, deps, request)));
  app.on(['PUT', 'DELETE'], path, (c) => {
    c.header('Allow', 'GET, HEAD, POST, PATCH');
    return failed(c, restError(405, 'PGRST117', `Unsupported HTTP method: ${c.req.method}`).failure);
  });
  app.all('/rest/v1/*', (c) => {
    const name = shown(c.req.path.slice('/rest/v1/'.length));
    return failed(
      c,
      restError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`).failure,
    );
  });
  return app;
}

type RestRequest = {
  readonly caller: RequestCaller;
  readonly query: RestQuery;
  readonly as: 'object' | 'list';
  readonly prefer: Preferences;
};

/** Reads what every method needs, and turns what goes wrong into PostgREST's words. */
async function served(
  c: Context,
  deps: RouteDeps,
  work: (request: RestRequest) => Promise<Response>,
): Promise<Response> {
  const verified = await deps.verifier.verify(c.req.header('authorization'), { publicKey: true });
  if (verified.type === 'refused') {
    const message =
      verified.code === 'bad_jwt' ? 'JWT invalid or expired' : 'The session of this JWT has ended';
    return failed(c, restError(401, 'PGRST301', message).failure);
  }
  const caller = callerOf(c, verified, deps.trustedProxies);
  const taken = await deps.limits.take(LIMIT, limitSubject(caller));
  if (!taken.ok) {
    c.header('Retry-After', String(Math.max(1, Math.ceil(taken.retryAfterS))));
    return failed(c, restError(429, 'over_request_rate_limit', 'Too many requests').failure);
  }
  try {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    checkSchema(c.req.header(isRead ? 'accept-profile' : 'content-profile'));
    return await work({
      caller,
      query: readQuery(new URL(c.req.url).searchParams),
      as: readAccept(c.req.header('accept')),
      prefer: readPreferences(c.req.header('prefer')),
    });
  } catch (error) {
    const failure = failureOf(error, caller);
    if (failure === null) throw error;
    return failed(c, failure);
  }
}

async function read(c: Context, deps: RouteDeps, { caller, query, as }: RestRequest): Promise<Response> {
  const rows = await deps.db.as(caller.db, (tx) => selectRows(tx, query));
  oneRow(as, rows);
  c.header('Content-Range', contentRange(rows.length, query.offset));
  return answered(c, 200, as, rows);
}

async function insert(c: Context, deps: RouteDeps, request: RestRequest): Promise<Response> {
  const { caller, query, as, prefer } = request;
  const rows = readRows(await jsonBody(c), query.columns);
  if (rows.length > MAX_ROWS_A_BODY)
    throw restError(400, 'PGRST102', `at most ${MAX_ROWS_A_BODY} rows a request`);
  if (query.onConflictId && prefer.resolution === null)
    throw restError(
      400,
      'PGRST100',
      'on_conflict needs Prefer: resolution=merge-duplicates or ignore-duplicates',
    );
  const written = await deps.db.as(caller.db, async (tx) => {
    const found = rows.length === 0 ? [] : await insertRows(tx, rows, prefer, query.select);
    if (prefer.returns === 'representation') oneRow(as, found);
    return found;
  });
  applied(c, prefer);
  c.header('Content-Range', '*/*');
  return prefer.returns === 'representation' ? answered(c, 201, as, written) : c.body(null, 201);
}

async function update(c: Context, deps: RouteDeps, request: RestRequest): Promise<Response> {
  const { caller, query, as, prefer } = request;
  const rows = readRows(await jsonBody(c), query.columns);
  const values = rows[0];
  if (values === undefined || rows.length > 1) throw restError(400, 'PGRST102', 'Empty or invalid json');
  if (query.filters.length === 0) throw restError(400, '21000', 'UPDATE requires a WHERE clause');
  const written = await deps.db.as(caller.db, async (tx) => {
    const found = Object.keys(values).length === 0 ? [] : await updateRows(tx, values, query);
    if (prefer.returns === 'representation') oneRow(as, found);
    return found;
  });
  applied(c, prefer);
  c.header('Content-Range', contentRange(written.length, 0));
  return prefer.returns === 'representation' ? answered(c, 200, as, written) : c.body(null, 204);
}

// ---- the queries: names come from PROFILE_COLUMNS alone, values are parameters ----

async function selectRows(
  tx: Tx,
  { select, filters, order, limit, offset }: RestQuery,
): Promise<readonly Row[]> {
  let query = tx.selectFrom('profiles').select([...select]);
  for (const { column, value } of filters) query = query.where(column, '=', value as never);
  for (const { column, descending, nulls } of order) {
    query = query.orderBy(column, (by) => {
      const directed = descending ? by.desc() : by.asc();
      if (nulls === null) return directed;
      return nulls === 'first' ? directed.nullsFirst() : directed.nullsLast();
    });
  }
  return query.limit(limit).offset(offset).execute();
}

async function insertRows(
  tx: Tx,
  rows: readonly ProfileValues[],
  { resolution, returns }: Preferences,
  select: readonly ProfileColumn[],
): Promise<readonly Row[]> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof ProfileValues)[];
  if (!columns.includes('id'))
    throw restError(
      400,
      '23502',
      'null value in column "id" of relation "profiles" violates not-null constraint',
    );
  let query = tx.insertInto('profiles').values(rows as never);
  if (resolution === 'ignore-duplicates') query = query.onConflict((on) => on.column('id').doNothing());
  if (resolution === 'merge-duplicates') {
    query = query.onConflict((on) =>
      on
        .column('id')
        .doUpdateSet((eb) =>
          Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    );
  }
  if (returns === 'representation') return query.returning([...select]).execute();
  await query.execute();
  return [];
}

async function updateRows(
  tx: Tx,
  values: ProfileValues,
  { filters, select }: RestQuery,
): Promise<readonly Row[]> {
  let query = tx.updateTable('profiles').set(values as never);
  for (const { column, value } of filters) query = query.where(column, '=', value as never);
  return query.returning([...select]).execute();
}

// ---- answers ----

/** A caller who asked for an object gets exactly one row, or this; thrown inside the transaction, it undoes it. */
function oneRow(as: 'object' | 'list', rows: readonly Row[]): void {
  if (as === 'list' || rows.length === 1) return;
  throw restError(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows.length} rows`,
  );
}

function answered(c: Context, status: 200 | 201, as: 'object' | 'list', rows: readonly Row[]): Response {
  const type = as === 'object' ? OBJECT_TYPE : 'application/json';
  return c.body(JSON.stringify(as === 'object' ? rows[0] : rows), status, {
    'Content-Type': `${type}; charset=utf-8`,
  });
}

function applied(c: Context, { resolution, returns }: Preferences): void {
  const said = [
    ...(resolution === null ? [] : [`resolution=${resolution}`]),
    ...(returns === null ? [] : [`return=${returns}`]),
  ];
  if (said.length > 0) c.header('Preference-Applied', said.join(', '));
}

/** `0-0/*`, and only stars for no rows at all. */
function contentRange(count: number, offset: number): string {
  return count === 0 ? '*/*' : `${offset}-${offset + count - 1}/*`;
}

async function jsonBody(c: Context): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw restError(415, 'PGRST102', 'Send the body as JSON, with Content-Type: application/json');
  const body = readJson(await c.req.text());
  if (body.type !== 'json') throw restError(400, 'PGRST102', 'Empty or invalid json');
  return body.value;
}

function failed(c: Context, { status, code, message, details, hint }: RestFailure): Response {
  return c.json({ code, details, hint, message }, status);
}

/** PostgREST's status for what the database refused; null for what is a fault of the server's own. */
function failureOf(error: unknown, caller: RequestCaller): RestFailure | null {
  if (error instanceof RestError) return error.failure;
  const code = sqlState(error);
  if (code === null || !(error instanceof Error)) return null;
  // Our own SQL says a status so, and PostgREST reads it so.
  if (code === 'PT422') return restError(422, code, error.message).failure;
  if (code === '42501') return restError(caller.identity === null ? 401 : 403, code, error.message).failure;
  if (code === '23503' || code === '23505') return restError(409, code, error.message).failure;
  // Data that does not fit (22…), rules of the table (23…), one row twice in a body (21000).
  if (/^2[123]/.test(code)) return restError(400, code, error.message).failure;
  return null;
}
