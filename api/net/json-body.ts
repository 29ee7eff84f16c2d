/** The JSON of a request's body. */

/**
 * Levels of lists and objects that a body may have. Walking several thousand overflows the stack. Our own bodies have
 * under 20; sync refuses a single row that is too deep, so that it stops no other, and must get to see it.
 */
export const MAX_JSON_DEPTH = 1000;

export type JsonBody =
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'not-json' }
  | { readonly type: 'too-deep' };

/** Parses a body. The depth is counted first, so that nothing deep is ever built. */
export function readJson(text: string): JsonBody {
  if (depthOf(text) > MAX_JSON_DEPTH) return { type: 'too-deep' };
  try {
    return { type: 'json', value: JSON.parse(text) as unknown };
  } catch {
    return { type: 'not-json' };
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  // Strings are skipped whole: brackets in them are words.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, (depth += 1));
    else if (token === ']' || token === '}') depth -= 1;
  }
  return deepest;
}
