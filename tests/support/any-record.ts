/**
 * Values that fit a shape of the contract and that no screen would make: what another version, another program or a damaged file may
 * have left. By a seed, so that each run is the same.
 */
import type * as z from 'zod/mini';

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly items?: readonly z.ZodMiniType[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly getter?: () => z.ZodMiniType;
};

const texts = [
  'Nowhere/X',
  'constructor',
  '__proto__',
  '',
  ' ',
  '\u202Eabc',
  '<img src=x onerror=alert(1)>',
  'ก็่๊'.repeat(20),
  '9'.repeat(60),
  'zz',
  'no-such-mode',
  'mixed',
  'toString',
  'https://example.invalid/a',
  '0001-01-01',
  '9999-12-31',
  '2000-02-29',
  '00:00',
  '23:59',
  'AAAAAAAAAAAAAAAAAAAAA',
  '017f22e2-79b0-7cc3-98c4-dc0c0c073900',
  '0'.repeat(64),
  'love',
  'image/png',
  '-1',
];
const numbers = [
  0, 1, -1, 0.5, 89.9999, -90, 90, 180, -180, 359.999, 1e9, 8.64e15, -93_600, 93_600, 12, 20, 1000,
];

/** A value of the shape, or undefined where none of the values at hand fits it. */
export type AnyValue = (schema: z.ZodMiniType) => unknown;

/** Values by a seed, each time another one. */
export function anyValues(seed: number): AnyValue {
  let state = seed >>> 0;
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const fitting = (schema: z.ZodMiniType, from: readonly unknown[]): unknown => {
    const fits = from.filter((one) => schema.safeParse(one).success);
    return fits[below(fits.length)];
  };
  const list = (schema: z.ZodMiniType | undefined): unknown[] =>
    schema === undefined
      ? []
      : Array.from({ length: below(4) }, () => value(schema)).filter((one) => one !== undefined);

  function value(schema: z.ZodMiniType): unknown {
    const def = schema._zod.def as unknown as Def;
    const { innerType } = def;
    switch (def.type) {
      case 'nullable':
        return below(6) === 0 || innerType === undefined ? null : (value(innerType) ?? null);
      case 'optional':
        return below(3) === 0 || innerType === undefined ? undefined : value(innerType);
      case 'default':
      case 'readonly':
      case 'prefault':
        return innerType === undefined ? undefined : value(innerType);
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape ?? {}).flatMap(([name, part]) => {
            const made = value(part);
            return made === undefined ? [] : [[name, made]];
          }),
        );
      case 'array':
        return list(def.element);
      case 'tuple':
        return (def.items ?? []).map(value);
      case 'record':
        return Object.fromEntries(
          list(def.keyType).map((key) => [key, def.valueType && value(def.valueType)]),
        );
      case 'union': {
        const options = def.options ?? [];
        const option = options[below(options.length)];
        return option === undefined ? undefined : value(option);
      }
      case 'lazy':
        return 'anything';
      case 'boolean':
        return below(2) === 1;
      case 'enum':
        return Object.values(def.entries ?? {})[below(Object.keys(def.entries ?? {}).length)];
      case 'literal':
        return def.values?.[0];
      case 'number':
      case 'int':
        return fitting(schema, numbers);
      default:
        return fitting(schema, [...texts, ...numbers, true, null, {}, []]);
    }
  }
  return (schema) => {
    // A refinement over several fields may refuse a combination: then another one is made.
    for (let tries = 0; tries < 50; tries += 1) {
      const made = value(schema);
      if (made !== undefined && schema.safeParse(made).success) return made;
    }
    return undefined;
  };
}
