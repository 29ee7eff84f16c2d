/** Which point of a tradition answers a question for one value: "what's my day master" in BaZi. */
export type ModeLookups = Readonly<
  Record<string, readonly { readonly asks: readonly string[]; readonly point: string }[]>
>;

/** The key of a point (`bazi:day-master`) for a message in a mode; null where it asks for no value of it. */
export type LookupFinder = (mode: string, text: string) => string | null;

/** Questions for one value: what comes after these words names it. */
const ASKS =
  /^(?:(?:hey|hi|hello|please|so|ok|and|can you tell me|could you tell me|tell me|do you know|i want to know)[, ]+)*(?:what|which|when|where|who|am i|are my|is my|was i|do i|my)\b/u;
const MOST_WORDS = 14;

/** Compiles the table of content/en/mode-lookups.json. */
export function createLookupFinder(table: ModeLookups): LookupFinder {
  const rules = new Map(
    Object.entries(table).map(([mode, rows]) => [
      mode,
      rows.flatMap(({ asks, point }) => asks.map((ask) => ({ pattern: new RegExp(ask, 'u'), point }))),
    ]),
  );
  return (mode, text) => {
    const plain = text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[\s?.!]+$/u, '')
      .trim();
    if (!ASKS.test(plain) || plain.split(/\s+/u).length > MOST_WORDS) return null;
    for (const { pattern, point } of rules.get(mode) ?? []) {
      const found = pattern.exec(plain);
      if (found !== null) return point.replace('{body}', found.groups?.['body'] ?? '');
    }
    return null;
  };
}
