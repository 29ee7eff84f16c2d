/** A question in a statement's order: "does he hate me" becomes "he hates me". */
import type { MatterMessage, MatterRules } from './matter.ts';
import type { Piece, Word } from './matter-line.ts';

/** Helpers that stand before a plain verb; after the others comes anything. */
const beforeVerb = new Set(
  'do does did dont doesnt didnt will would can could should wont wouldnt cant couldnt'.split(' '),
);
/** Second words of two-word nouns: "love life". */
const seconds =
  /^(?:life|lives|situation|search|account|interview|exams?|image|worth|esteem|relationships?|problems?|friends?|projects?)$/;

/**
 * Puts the subject before its helper.
 * @param words the helper, the subject and the rest
 * @returns null where the subject cannot be told from the rest
 */
export function clauseFrom(
  words: readonly Word[],
  message: MatterMessage,
  rules: MatterRules,
): readonly Piece[] | null {
  const [helper, ...rest] = words;
  if (helper === undefined || !rules.sets.helpers.has(helper.text)) return null;
  // "Is it me or are they …" puts two clauses.
  const or = rest.findIndex(({ text }) => text === 'or');
  if (or >= 0 && rules.sets.helpers.has(rest[or + 1]?.text ?? '')) return null;
  const size = subjectSize(rest, helper.text, message, rules);
  if (size === 0 || size >= rest.length) return null;
  const subject = subjectOf(rest.slice(0, size));
  const predicate = rest.slice(size);
  switch (helper.text) {
    case 'do':
      return [...subject, ...predicate];
    case 'does':
    case 'did':
      return inflected(subject, predicate, helper.text, rules);
    default:
      return [...subject, helper, ...predicate];
  }
}

/** "my boyfriend and i" is said as "you and my boyfriend". */
function subjectOf(words: readonly Word[]): readonly Piece[] {
  const isShared = words.at(-1)?.text === 'i' && words.at(-2)?.text === 'and';
  return isShared ? ['you', 'and', ...words.slice(0, -2)] : words;
}

function inflected(
  subject: readonly Piece[],
  predicate: readonly Word[],
  helper: 'does' | 'did',
  { sets, words }: MatterRules,
): readonly Piece[] | null {
  const at = predicate.findIndex(({ text }) => !sets.adverbs.has(text));
  const verb = predicate[at];
  if (verb === undefined) return null;
  // What follows a subject that was cut too long is no verb.
  if (sets.determiners.has(verb.text) || sets.prepositions.has(verb.text)) return null;
  const past = words.pasts[verb.text];
  const form = helper === 'does' ? thirdPerson(verb.text) : (past ?? regularPast(verb.text));
  return [...subject, ...predicate.slice(0, at), form, ...predicate.slice(at + 1)];
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function regularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

/** How many words at the head are the subject; 0 when that cannot be told. */
function subjectSize(
  words: readonly Word[],
  helper: string,
  { roles }: MatterMessage,
  rules: MatterRules,
): number {
  const { determiners, pronouns, bareNouns, adverbs } = rules.sets;
  const [first] = words;
  if (first === undefined) return 0;
  const and = words.findIndex(({ text }) => text === 'and');
  if (and > 0 && and <= 3 && words[and + 1]?.text === 'i') return and + 2;
  if (/^(?:i|he|she|we|they|it)$/.test(first.text)) return 1;
  const verbNext = beforeVerb.has(helper);
  let size = 0;
  if (first.isName) {
    while (words[size]?.isName) size += 1;
    if (words[size - 1]!.isOwner) size = nounEnd(words, size, verbNext, rules);
  } else if (pronouns.has(first.text) && !(determiners.has(first.text) && isNoun(words, 1, rules))) {
    size = 1;
  } else if (determiners.has(first.text)) {
    size = nounEnd(words, 1, verbNext, rules);
    const role = roles.find(({ start }) => start === first.start || start === words[1]?.start);
    if (role !== undefined) size = Math.max(size, words.filter(({ start }) => start < role.end).length);
  } else if (bareNouns.has(first.text)) {
    size = nounEnd(words, 0, false, rules);
  }
  for (let phrases = 0; size > 0 && phrases < 2; phrases++) {
    const end = phraseEnd(words, size, verbNext, rules);
    const after = words[end];
    const goesOn =
      verbNext ||
      words[size]?.text === 'of' ||
      (after !== undefined && (adverbs.has(after.text) || after.text.endsWith('ing')));
    if (end === size || !goesOn) break;
    size = end;
  }
  return size;
}

/** Whether a noun stands there: "this feeling", and "this waiting" where a verb comes after it. */
function isNoun(words: readonly Word[], at: number, { sets }: MatterRules): boolean {
  const word = words[at];
  if (word === undefined) return false;
  const { text } = word;
  if (sets.verbs.has(text) || sets.adverbs.has(text) || sets.prepositions.has(text)) return false;
  const next = words[at + 1]?.text ?? '';
  return !text.endsWith('ing') || sets.verbs.has(next) || sets.adverbs.has(next);
}

/** End of a noun that begins at `at`, its adjectives included. */
function nounEnd(words: readonly Word[], at: number, verbNext: boolean, rules: MatterRules): number {
  const { adjectives, verbs, adverbs, prepositions, determiners } = rules.sets;
  let end = at;
  while (words[end] !== undefined && adjectives.has(words[end]!.text)) end += 1;
  end += 1;
  if (words[end - 1]?.isOwner && words[end] !== undefined) return nounEnd(words, end, verbNext, rules);
  while (words[end] !== undefined) {
    const { text } = words[end]!;
    const isMore = verbNext
      ? !verbs.has(text) &&
        !adverbs.has(text) &&
        !prepositions.has(text) &&
        !determiners.has(text) &&
        text !== 'be'
      : seconds.test(text);
    if (!isMore) break;
    end += 1;
  }
  return end;
}

/** End of "at work", "in my class" at an offset; the offset itself when none stands there. */
function phraseEnd(words: readonly Word[], at: number, verbNext: boolean, rules: MatterRules): number {
  const { prepositions, determiners } = rules.sets;
  const preposition = words[at];
  if (preposition === undefined || !prepositions.has(preposition.text) || words[at + 1] === undefined)
    return at;
  const noun = determiners.has(words[at + 1]!.text) ? at + 2 : at + 1;
  return noun < words.length ? nounEnd(words, noun, verbNext, rules) : at;
}
