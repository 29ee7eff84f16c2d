/** Says what is wrong with a request, in words that name the field. */
import type { z } from 'zod/mini';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** Codes that stored shapes use instead of words. */
const wordsOfCodes: Readonly<Record<string, string>> = {
  'unstorable-text': 'must not hold NUL or half a surrogate pair',
  'no-such-day': 'must be a day of the calendar',
};

/** Words for an issue whose schema has none of its own. */
export function wordsOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`;
    default:
      return 'is not valid';
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const unit = (origin: string): string =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' entries long' : '';

/**
 * The first thing wrong with a body. A message that is a sentence of its own stands alone; any other one follows the
 * path of its field. A body of another kind altogether is told so.
 */
export function firstFault(issues: readonly Issue[]): string {
  const issue = issues[0];
  if (issue === undefined) return 'The request is not valid.';
  const message = wordsOfCodes[issue.message] ?? issue.message;
  if (/^[A-Z]/.test(message)) return message;
  const field = issue.path.reduce<string>(
    (path, step) =>
      typeof step === 'number' ? `${path}[${step}]` : path === '' ? String(step) : `${path}.${String(step)}`,
    '',
  );
  return field === '' ? 'The body must be a JSON object.' : `${field}: ${message}`;
}
