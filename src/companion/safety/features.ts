/** Turns a message into the hashed words and pieces of text that the detector weighs, on the device and on the server alike. */

/** Hashed features of a message without repeats, and the weight of each. */
export type Features = { readonly hashes: Uint32Array; readonly values: Float64Array };

/** Features beside the words and pieces: `kind` is a letter of its own, `weight` what the group counts in all. */
export type FeatureGroup = {
  readonly kind: string;
  readonly values: readonly string[];
  readonly weight: number;
};

/** Groups share the score: a long message has more pieces, not more say. */
const groupWeights = { words: 1, pieces: 0.8, length: 0.5 } as const;

/** Shortest and longest piece, in characters. */
const pieceSizes = { en: [3, 5], th: [2, 6] } as const;

/**
 * The features of a message.
 *
 * Slots and rules are left out on purpose: they were written beside the training sentences, so a detector that sees them
 * learns to trust them more than they deserve on new words (docs/safety.md).
 * @param text the message made readable (readable.ts)
 * @param own further groups of features
 */
export function featuresOf(text: string, own: readonly FeatureGroup[] = []): Features {
  const plain = text.replace(/\d+/g, '#');
  const groups: readonly (readonly [Set<number>, number])[] = [
    [wordFeatures(plain), groupWeights.words],
    [pieceFeatures(plain), groupWeights.pieces],
    [new Set([hashOf('l', String(Math.min(12, Math.floor(plain.length / 20))))]), groupWeights.length],
    ...own.map(
      ({ kind, values, weight }) => [new Set(values.map((value) => hashOf(kind, value))), weight] as const,
    ),
  ];
  const sums = new Map<number, number>();
  for (const [group, weight] of groups) {
    const value = weight / Math.sqrt(Math.max(group.size, 6));
    for (const hash of group) sums.set(hash, (sums.get(hash) ?? 0) + value);
  }
  return { hashes: Uint32Array.from(sums.keys()), values: Float64Array.from(sums.values()) };
}

/** Words, pairs of neighbours, and pairs with one word between. */
function wordFeatures(text: string): Set<number> {
  const words = text.match(/[a-z#']+|[?!.,]/g) ?? [];
  const found = new Set<number>();
  words.forEach((word, at) => {
    found.add(hashOf('w', word));
    if (at > 0) found.add(hashOf('b', `${words[at - 1]} ${word}`));
    if (at > 1) found.add(hashOf('k', `${words[at - 2]} ${word}`));
  });
  return found;
}

/** Pieces of the text across word edges; Thai words are not divided, so longer ones stand for words there. */
function pieceFeatures(text: string): Set<number> {
  const found = new Set<number>();
  const add = (run: string, [least, most]: readonly [number, number], kind: string): void => {
    for (let size = least; size <= most; size++)
      for (let at = 0; at + size <= run.length; at++) found.add(hashOf(kind, run.slice(at, at + size)));
  };
  for (const [run] of text.matchAll(/[\u0E00-\u0E7F][\u0E00-\u0E7F ]*/g)) add(run, pieceSizes.th, 't');
  for (const [run] of ` ${text} `.matchAll(/[^\u0E00-\u0E7F]+/g)) add(run, pieceSizes.en, 'c');
  return found;
}

/** FNV-1a, 32 bit, over UTF-16 units, mixed at the end so that low bits are good. */
function hashOf(kind: string, text: string): number {
  let hash = 0x811c9dc5 ^ kind.charCodeAt(0);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
