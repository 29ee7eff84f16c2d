/** Shape of the dream lexicon. The words are text; here is what the arithmetic needs of them. */

export const DREAM_KINDS = [
  'person',
  'animal',
  'place',
  'action',
  'body',
  'weather',
  'object',
  'event',
] as const;
export type DreamKind = (typeof DREAM_KINDS)[number];

/** Surface forms by language. English plurals and the s of verbs are found by themselves; other forms are listed. */
export type DreamForms = { readonly en: readonly string[]; readonly th: readonly string[] };

export type DreamEntry = { readonly id: string; readonly kind: DreamKind; readonly forms: DreamForms };

export const DREAM_FEELINGS = [
  'fear',
  'sadness',
  'anger',
  'joy',
  'calm',
  'shame',
  'longing',
  'confusion',
  'relief',
  'disgust',
  'wonder',
  'loneliness',
] as const;
export type DreamFeeling = (typeof DREAM_FEELINGS)[number];

export type DreamLexicon = {
  readonly entries: readonly DreamEntry[];
  readonly feelings: readonly { readonly id: DreamFeeling; readonly forms: DreamForms }[];
  /** Words that hold a form by accident or idiom and are passed over whole: `หมาย` is no dog. */
  readonly passOver: DreamForms;
  /** English words that may stand between the words of a form: "teeth were falling out". */
  readonly between: readonly string[];
  /** Words that deny the feeling after them. */
  readonly denials: DreamForms;
};
