/**
 * Remembers the results of a pure function for its last few inputs.
 *
 * Only for functions whose result depends on the key alone: the memory then cannot be seen, only felt.
 */
export function rememberRecent<Result>(limit: number): (key: string, make: () => Result) => Result {
  const kept = new Map<string, Result>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    const oldest = kept.keys().next();
    if (kept.size >= limit && !oldest.done) kept.delete(oldest.value);
    kept.set(key, made);
    return made;
  };
}
