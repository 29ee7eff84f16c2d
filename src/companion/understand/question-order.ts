/**
 * Where an unmarked sentence turns to a question, seen by the order of its words: "…and it is awkward how do i fix
 * this" turns at "how". People who type with a thumb or speak to a phone leave the mark out.
 */
import type { QuestionOrder } from './lexicon-types.ts';

export type OrderRules = {
  /** At the head of a clause. */
  readonly head: RegExp;
  /** Anywhere in a sentence; the second group is the question. */
  readonly inside: RegExp;
};

/** Compiles the words; null where a language marks its questions by particles and needs no order. */
export function compileOrder(
  words: QuestionOrder | undefined,
  leads: readonly string[],
  ready: (word: string) => string,
): OrderRules | null {
  if (!words) return null;
  const any = (list: readonly string[]) =>
    `(?:${list
      .map(ready)
      .toSorted((a, b) => b.length - a.length)
      .join('|')})(?![a-z0-9])`;
  const pronoun = any(words.pronouns);
  const subject = any([...words.pronouns, ...words.subjects]);
  const past = any(words.pastHelpers);
  const helper = any([...words.helpers, ...words.pastHelpers]);
  const inverting = any([...words.inverting, ...words.openHelpers]);
  const open = any(words.openHelpers);
  const be = any(words.be);
  const asker = any(words.askers);
  // "I had a fight" begins with its subject.
  const before = leads.filter((word) => !words.pronouns.includes(word));
  const lead = `(?:(?:${any(before)}|${any(words.openers)}) ?)*`;
  // "is freelancing right for me", "will work calm down": a helper before any subject, unless a verb or "not"
  // follows, which means that the subject was left out ("will do", "is so hard").
  const headed = [
    `${any(words.helpers)} ${subject}`,
    // "did the interview" leaves out who did it.
    `${past} (?:${pronoun}|${any(words.pastSubjects)}|my (?!${any(words.ownDoings)}))`,
    `(?:${open}|${be}) (?!${any(words.tells)})[a-z0-9]`,
    `${asker} (?:${helper}|${open}|${be})`,
    `${asker} [a-z]+(?: [a-z]+)? ${helper} ${subject}`,
    // "what kind of partner suits me"; not "what he did hurt me", nor "what a day".
    `${any(words.openAskers)} (?!${pronoun}|${any(words.exclaims)})[a-z]`,
    any(words.bare),
  ].join('|');
  // Inside, only real inversion counts: "do i", not "all i can i do"; "why is", not "i know what is".
  const inner = [
    `(?<!(?:${pronoun}|${open}|${any(words.knowers)}) )${inverting} ${pronoun}`,
    `(?<=${any(words.openers)} )${be} ${subject}`,
    `(?<!(?:${any(words.knowers)}|${any(words.be)}) )(?:${any(words.insideAskers)}) (?:${helper}|${open}|${be})`,
    `(?:${asker}) [a-z]+(?: [a-z]+)? (?:${helper}|${open}) ${pronoun}`,
    `(?<!(?:${any(words.knowers)}|${any(words.be)}) )(?:${any(words.finals)})\\s*$`,
  ].join('|');
  return {
    head: new RegExp(`^(\\s*${lead})(?:${headed})`),
    inside: new RegExp(`(?<![a-z0-9])(?:${inner})`, 'g'),
  };
}

/** Offset in a stretch at which it turns to a question, or null. */
export function questionTurn(text: string, rules: OrderRules): number | null {
  let at = 0;
  // Heads first, clause by clause: a comma or bracket opens a new one.
  const heads: number[] = [];
  for (const part of text.split(/(?<=[,:()–—])/)) {
    const head = rules.head.exec(part);
    if (head) heads.push(at);
    at += part.length;
  }
  const inner = text.search(rules.inside);
  rules.inside.lastIndex = 0;
  const found = [...heads, ...(inner < 0 ? [] : [inner])];
  return found.length === 0 ? null : Math.min(...found);
}
