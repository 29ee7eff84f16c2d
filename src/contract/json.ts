/** JSON as it is stored and sent, and the one way of writing it that two devices agree on. */
export { canonicalJson } from '#facts/canonical-json.ts';
export type { Json } from '#facts/fact.ts';
