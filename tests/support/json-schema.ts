/**
 * Checks a value against JSON Schema, as far as the server's OpenAPI document uses it. A keyword that is not known here
 * is an error, so that nothing in the document goes unchecked.
 */
export type Schema = { readonly [keyword: string]: unknown };

/** What is wrong with the value, by its place in it; empty when nothing is. `resolve` follows a `$ref`. */
export function schemaFaults(
  schema: Schema,
  value: unknown,
  resolve: (reference: string) => Schema,
  at = '$',
): readonly string[] {
  return Object.entries(schema).flatMap(([keyword, rule]): readonly string[] => {
    const check = checks[keyword];
    if (check === undefined) return [`${at}: the keyword ${keyword} is not known`];
    return check({
      rule,
      schema,
      value,
      at,
      again: (part, inner, place) => schemaFaults(part, inner, resolve, place),
      resolve,
    });
  });
}

type Check = (on: {
  readonly rule: unknown;
  readonly schema: Schema;
  readonly value: unknown;
  readonly at: string;
  readonly again: (schema: Schema, value: unknown, at: string) => readonly string[];
  readonly resolve: (reference: string) => Schema;
}) => readonly string[];

const fault = (isRight: boolean, at: string, what: string): readonly string[] =>
  isRight ? [] : [`${at}: ${what}`];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

/** A rule about numbers says nothing of other values. */
const bound =
  (words: string, holds: (value: number, limit: number) => boolean): Check =>
  ({ rule, value, at }) =>
    typeof value === 'number'
      ? fault(holds(value, rule as number), at, `is not ${words} ${String(rule)}`)
      : [];

const size =
  (kind: 'string' | 'array', words: string, holds: (length: number, limit: number) => boolean): Check =>
  ({ rule, value, at }) =>
    isOfType(value, kind)
      ? fault(holds((value as string | unknown[]).length, rule as number), at, `is ${words} ${String(rule)}`)
      : [];

const note: Check = () => [];

const checks: Readonly<Record<string, Check>> = {
  type: ({ rule, value, at }) =>
    fault(
      (Array.isArray(rule) ? rule : [rule]).some((type) => isOfType(value, type)),
      at,
      `is not ${String(rule)}`,
    ),
  enum: ({ rule, value, at }) => fault((rule as unknown[]).includes(value), at, `is none of ${String(rule)}`),
  const: ({ rule, value, at }) => fault(rule === value, at, `is not ${String(rule)}`),
  anyOf: ({ rule, value, at, again }) =>
    fault(
      (rule as Schema[]).some((part) => again(part, value, at).length === 0),
      at,
      'fits none of the alternatives',
    ),
  properties: ({ rule, value, at, again }) =>
    isObject(value)
      ? Object.entries(rule as Record<string, Schema>).flatMap(([name, part]) =>
          Object.hasOwn(value, name) ? again(part, value[name], `${at}.${name}`) : [],
        )
      : [],
  required: ({ rule, value, at }) =>
    isObject(value)
      ? (rule as string[]).flatMap((name) => fault(Object.hasOwn(value, name), at, `lacks ${name}`))
      : [],
  additionalProperties: ({ rule, schema, value, at, again }) => {
    if (!isObject(value)) return [];
    const known = Object.keys(schema['properties'] ?? {});
    const others = Object.keys(value).filter((name) => !known.includes(name));
    if (rule === false) return others.map((name) => `${at}: has ${name}, which is not declared`);
    return others.flatMap((name) => again(rule as Schema, value[name], `${at}.${name}`));
  },
  items: ({ rule, value, at, again }) =>
    Array.isArray(value) ? value.flatMap((one, i) => again(rule as Schema, one, `${at}[${i}]`)) : [],
  prefixItems: ({ rule, value, at, again }) =>
    Array.isArray(value)
      ? (rule as Schema[]).flatMap((part, i) =>
          i < value.length ? again(part, value[i], `${at}[${i}]`) : [],
        )
      : [],
  format: ({ rule, value, at }) =>
    rule === 'uuid'
      ? fault(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(String(value)), at, 'is no UUID')
      : [`${at}: the format ${String(rule)} is not known`],
  pattern: ({ rule, value, at }) =>
    typeof value === 'string'
      ? fault(new RegExp(rule as string).test(value), at, `does not match ${String(rule)}`)
      : [],
  minimum: bound('at least', (value, limit) => value >= limit),
  maximum: bound('at most', (value, limit) => value <= limit),
  exclusiveMinimum: bound('above', (value, limit) => value > limit),
  exclusiveMaximum: bound('below', (value, limit) => value < limit),
  minLength: size('string', 'shorter than', (length, limit) => length >= limit),
  maxLength: size('string', 'longer than', (length, limit) => length <= limit),
  minItems: size('array', 'shorter than', (length, limit) => length >= limit),
  maxItems: size('array', 'longer than', (length, limit) => length <= limit),
  $ref: ({ rule, value, at, again, resolve }) => again(resolve(rule as string), value, at),
  default: note,
  description: note,
  contentMediaType: note,
};
