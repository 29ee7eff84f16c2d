/**
 * What a request to `/rest/v1/profiles` asks for, read from its address, headers and body.
 *
 * The part of PostgREST that supabase-js needs for one table: a list of columns, `column=eq.value`, order, limit and
 * offset, upsert on `id`. Every name is looked up in `PROFILE_COLUMNS` and every operator in a list of one, so nothing
 * that a caller writes can become a name or an operator of a query. Codes are PostgREST's.
 */

/** Columns of `public.profiles`, in the order of the table, and what each holds. */
export const PROFILE_COLUMNS = {
  id: 'uuid',
  full_name: 'text',
  birth_date: 'text',
  birth_time: 'text',
  birth_place: 'text',
  birth_place_id: 'text',
  birth_lat: 'number',
  birth_lng: 'number',
  timezone: 'text',
  sex: 'text',
  mbti_type: 'text',
  iq_score: 'whole',
  email: 'text',
  created_at: 'time',
  updated_at: 'time',
} as const satisfies Readonly<Record<string, 'uuid' | 'text' | 'number' | 'whole' | 'time'>>;
export type ProfileColumn = keyof typeof PROFILE_COLUMNS;
/** Kept by the database itself: read, never written. */
export type WritableColumn = Exclude<ProfileColumn, 'created_at' | 'updated_at'>;

export const ALL_COLUMNS = Object.keys(PROFILE_COLUMNS) as readonly ProfileColumn[];

type ColumnValue = string | number | null;
export type ProfileValues = Partial<Record<WritableColumn, ColumnValue>>;

/** The body of a failure, as PostgREST writes it, and its status. */
export type RestFailure = {
  readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 413 | 415 | 422 | 429;
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
};

/** Thrown inside a transaction too, so that what was written is taken back. */
export class RestError extends Error {
  readonly failure: RestFailure;
  constructor(failure: RestFailure) {
    super(failure.message);
    this.name = 'RestError';
    this.failure = failure;
  }
}

export function restError(
  status: RestFailure['status'],
  code: string,
  message: string,
  details: string | null = null,
): RestError {
  return new RestError({ status, code, message, details, hint: null });
}

type RestFilter = { readonly column: ProfileColumn; readonly value: string };

type RestOrder = {
  readonly column: ProfileColumn;
  readonly descending: boolean;
  readonly nulls: 'first' | 'last' | null;
};

export type RestQuery = {
  readonly select: readonly ProfileColumn[];
  readonly filters: readonly RestFilter[];
  readonly order: readonly RestOrder[];
  readonly limit: number;
  readonly offset: number;
  /** Whether `on_conflict=id` was said. */
  readonly onConflictId: boolean;
  /** Columns to be taken from the body; null for all it has. */
  readonly columns: readonly WritableColumn[] | null;
};

/** Rows of one answer at most, as hosted projects have it. */
const MAX_ROWS = 1000;

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);

/** Reads the query string. Throws `RestError` (400) at the first thing that is not served. */
export function readQuery(params: URLSearchParams): RestQuery {
  for (const name of RESERVED)
    if (params.getAll(name).length > 1) throw parseError(`"${name}" is given more than once`);
  const onConflict = params.get('on_conflict');
  if (onConflict !== null && unquoted(onConflict) !== 'id')
    throw restError(
      400,
      '42P10',
      'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    );
  const columns = params.get('columns');
  return {
    select: readSelect(params.get('select') ?? '*'),
    filters: [...params].filter(([name]) => !RESERVED.has(name)).map(readFilter),
    order: readOrder(params.get('order')),
    limit: Math.min(readCount(params.get('limit'), 'limit') ?? MAX_ROWS, MAX_ROWS),
    offset: readCount(params.get('offset'), 'offset') ?? 0,
    onConflictId: onConflict !== null,
    columns: columns === null ? null : columns.split(',').map((name) => writableColumn(unquoted(name))),
  };
}

/** The rows of a body, checked and in the types of their columns. Throws `RestError`. */
export function readRows(body: unknown, columns: readonly WritableColumn[] | null): readonly ProfileValues[] {
  const rows: readonly unknown[] = Array.isArray(body) ? body : [body];
  const read = rows.map((row) => readRow(row, columns));
  const keys = new Set(read.map((row) => Object.keys(row).toSorted().join()));
  if (keys.size > 1) throw restError(400, 'PGRST102', 'All object keys must match');
  return read;
}

export type Preferences = {
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  readonly returns: 'representation' | 'minimal' | null;
};

/** Reads `Prefer`; what is not known is passed over, as PostgREST does unless asked to be strict. */
export function readPreferences(header: string | undefined): Preferences {
  const given = new Map(
    (header ?? '').split(',').map((part): [string, string] => {
      const [name = '', value = ''] = part.trim().split('=', 2);
      return [name, value];
    }),
  );
  const resolution = given.get('resolution');
  const returns = given.get('return');
  return {
    resolution: resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : null,
    returns: returns === 'representation' || returns === 'minimal' ? returns : null,
  };
}

export const OBJECT_TYPE = 'application/vnd.pgrst.object+json';
const LIST_TYPES: readonly string[] = [
  'application/json',
  'application/vnd.pgrst.array+json',
  'application/*',
  '*/*',
];

/** Whether the caller wants one object, or a list. Throws `RestError` (406) for anything else. */
export function readAccept(header: string | undefined): 'object' | 'list' {
  const wanted = (header ?? '*/*').split(',').map((part) => part.trim().toLowerCase());
  if (wanted.includes(OBJECT_TYPE)) return 'object';
  if (wanted.some((type) => LIST_TYPES.includes(type.split(';', 1)[0] ?? ''))) return 'list';
  throw restError(406, 'PGRST107', 'None of these media types are available');
}

/** Only `public` is exposed. Throws `RestError` (406). */
export function checkSchema(profile: string | undefined): void {
  if (profile !== undefined && profile !== 'public')
    throw restError(406, 'PGRST106', 'Invalid schema', 'Only the following schemas are exposed: public');
}

/** 200 characters of a name at most come back to who sent it. */
export function shown(name: string): string {
  return name.length <= 200 ? name : `${name.slice(0, 200)}…`;
}

// ---- the steps ----

function readSelect(text: string): readonly ProfileColumn[] {
  const parts = text.trim() === '' ? ['*'] : text.split(',');
  const found = new Set<ProfileColumn>();
  for (const part of parts) {
    const name = part.trim();
    if (name === '*') for (const column of ALL_COLUMNS) found.add(column);
    else found.add(knownColumn(name));
  }
  return [...found];
}

function readFilter([name, text]: [string, string]): RestFilter {
  const column = knownColumn(name);
  const [, operator, value] = /^([^.]*)\.([\s\S]*)$/.exec(text) ?? [];
  if (operator !== 'eq' || value === undefined)
    throw parseError(`only "eq" is served as an operator, as in "${column}=eq.value"`);
  return { column, value: checkedText(column, value) };
}

function readOrder(text: string | null): readonly RestOrder[] {
  if (text === null || text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [name = '', ...rest] = part.trim().split('.');
    const column = knownColumn(name);
    const [direction, nulls] = /^(?:asc|desc)$/.test(rest[0] ?? '') ? rest : ['asc', ...rest];
    if (rest.length > 2 || (nulls !== undefined && nulls !== 'nullsfirst' && nulls !== 'nullslast'))
      throw parseError(`order of "${column}"`);
    return {
      column,
      descending: direction === 'desc',
      nulls: nulls === undefined ? null : nulls === 'nullsfirst' ? 'first' : 'last',
    };
  });
}

function readCount(text: string | null, name: string): number | null {
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw parseError(`"${name}" must be a whole number, 0 or more`);
  return Number(text);
}

function parseError(details: string): RestError {
  return restError(400, 'PGRST100', 'failed to parse the query parameters', details);
}

function unquoted(name: string): string {
  return name.trim().replace(/^"(.*)"$/s, '$1');
}

function isColumn(name: string): name is ProfileColumn {
  return Object.hasOwn(PROFILE_COLUMNS, name);
}

/** A name to read by. One that is no bare name (an embedding, a cast, a function, a path) is not served. */
function knownColumn(name: string): ProfileColumn {
  const bare = unquoted(name);
  if (isColumn(bare)) return bare;
  if (!/^\w+$/.test(bare) || bare === 'and' || bare === 'or')
    throw parseError('only names of columns are served');
  throw restError(400, '42703', `column profiles.${shown(bare)} does not exist`);
}

/** A name to write to. */
function writableColumn(name: string): WritableColumn {
  if (!isColumn(name))
    throw restError(
      400,
      'PGRST204',
      `Could not find the '${shown(name)}' column of 'profiles' in the schema cache`,
    );
  if (name === 'created_at' || name === 'updated_at')
    throw restError(403, '42501', 'permission denied for table profiles');
  return name;
}

function readRow(row: unknown, columns: readonly WritableColumn[] | null): ProfileValues {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw restError(400, 'PGRST102', 'Empty or invalid json');
  const values: ProfileValues = {};
  const given = new Map<string, unknown>(Object.entries(row));
  // With `columns` said, those and no others are taken, as empty where the row lacks them.
  for (const name of columns ?? given.keys()) {
    const column = writableColumn(name);
    values[column] = columnValue(column, given.get(column) ?? null);
  }
  return values;
}

function columnValue(column: WritableColumn, value: unknown): ColumnValue {
  if (value === null) return null;
  if (typeof value === 'object') throw invalidValue(column);
  const text = checkedText(column, typeof value === 'string' ? value : JSON.stringify(value));
  const kind = PROFILE_COLUMNS[column];
  if (kind === 'text' || kind === 'uuid') return text;
  if (typeof value === 'boolean' || text.trim() === '') throw invalidValue(column);
  const number = Number(text);
  if (!Number.isFinite(number) || (kind === 'whole' && !Number.isSafeInteger(number)))
    throw invalidValue(column);
  return number;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const STAMP = /^\d{4}-\d{2}-\d{2}(?:[T ][0-9:.]{1,15}(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** Text that PostgreSQL can take for a value of the column. */
function checkedText(column: ProfileColumn, text: string): string {
  if (text.includes('\0')) throw restError(400, '22P05', 'unsupported Unicode escape sequence');
  const kind = PROFILE_COLUMNS[column];
  const fits =
    kind === 'text' ||
    (kind === 'uuid' && UUID.test(text)) ||
    (kind === 'time' && STAMP.test(text) && !Number.isNaN(Date.parse(text))) ||
    ((kind === 'number' || kind === 'whole') && text.trim() !== '' && Number.isFinite(Number(text)));
  if (!fits) throw invalidValue(column);
  return text;
}

function invalidValue(column: ProfileColumn): RestError {
  const type = {
    uuid: 'uuid',
    text: 'text',
    number: 'double precision',
    whole: 'integer',
    time: 'timestamptz',
  };
  return restError(
    400,
    '22P02',
    `invalid input syntax for type ${type[PROFILE_COLUMNS[column]]}: "${column}"`,
  );
}
