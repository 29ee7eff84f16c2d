/** The values of a derivation as steps that a person can follow, one line a value. */
import type { Json } from '#facts/fact.ts';
import type { uiModeCard } from '#text/en/ui-mode-card.ts';
import { lettersOf } from './number-parts.ts';

type Words = typeof uiModeCard;
type JsonRecord = { readonly [name: string]: Json };

const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z$/;

/** "Letters: S 3 + I 1", "Sum, then its digits: 38 → 11". Empty when a derivation holds no values. */
export function arithmeticSteps(values: JsonRecord | undefined, t: Words): readonly string[] {
  return Object.entries(values ?? {}).flatMap(([name, value]) => {
    const shown = written(name, value, t);
    return shown === '' ? [] : [t.step(t.valueName(name), shown)];
  });
}

function written(name: string, value: Json, t: Words): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return number(name, value);
  if (typeof value === 'string') return ISO_INSTANT.test(value) ? t.utc(value) : t.plainValue(value);
  if (isList(value)) return list(name, value, t);
  return record(value, t);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Angles to a hundredth of a degree; everything else as it is. */
function number(name: string, value: number): string {
  const isAngle = /deg$/i.test(name) || /^(?:lon|lat|asc|mc)(?:Deg)?$/.test(name) || name === 'degreeInSign';
  return isAngle ? `${value.toFixed(2)}°` : String(value);
}

function list(name: string, values: readonly Json[], t: Words): string {
  const parts = values.map((value) => written(name, value, t));
  if (lettersOf(values).length === values.length) return parts.join(' + ');
  if (name === 'path') return parts.join(' → ');
  return parts.join(values.some((value) => typeof value === 'object') ? '; ' : ', ');
}

function record(value: JsonRecord, t: Words): string {
  const [letter] = lettersOf([value]);
  if (letter !== undefined) return `${letter.letter} ${letter.value}`;
  return Object.entries(value)
    .flatMap(([name, inner]) => {
      const shown = written(name, inner, t);
      return shown === '' ? [] : [t.inStep(t.valueName(name), shown)];
    })
    .join(', ');
}
