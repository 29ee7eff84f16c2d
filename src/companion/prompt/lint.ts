/**
 * What a model's text must not hold. Words and moves are data of a language; what holds in any language is here: links
 * and tags (a way to leak), names of this prompt, and the prompt itself.
 */
import type { LintRule, PromptWords } from './prompt-words.ts';

export type LintFault = { readonly key: string; readonly kind: LintRule['kind'] };

export type Lint = (text: string) => readonly LintFault[];

/** Words in a row that a text may share with the rules by chance. */
const SHARED_WORDS = 7;

/** Links, addresses, pictures, tags, fields of the prompt. */
const leaks: readonly LintRule[] = [
  {
    key: 'link',
    kind: 'safety',
    pattern: String.raw`\b(?:https?|ftp|data|javascript|mailto|file):\S|\bwww\.\w`,
  },
  { key: 'markdown-link', kind: 'safety', pattern: String.raw`!?\[[^\]]*\]\s?(?:\(|\[[^\]]*\]|:)` },
  { key: 'tag', kind: 'safety', pattern: String.raw`<\/?[a-z!][^>]*>?` },
  {
    key: 'prompt-field',
    kind: 'safety',
    pattern: String.raw`"(?:k|say|wordsOfThePerson|heldBack|personSaid)"\s*:|\bwordsOfThePerson\b`,
  },
  { key: 'alias', kind: 'style', pattern: String.raw`\bf[1-9]\d\d\b|\[\[|\]\]` },
  {
    key: 'fact-id',
    kind: 'style',
    pattern: String.raw`\b(?:natal|transit|synastry|partner|caveat|sky)\.[a-z][\w.-]+`,
  },
];

type CompiledRule = LintRule & { readonly regex: RegExp };

type Compiled = {
  readonly rules: readonly CompiledRule[];
  readonly orders: readonly RegExp[];
  readonly denial: RegExp;
  readonly runs: ReadonlySet<string>;
};

/** Compiling takes longer than a reading: done once for each set of words. */
const compiled = new WeakMap<PromptWords, Compiled>();

function compiledOf(words: PromptWords): Compiled {
  const known = compiled.get(words);
  if (known !== undefined) return known;
  const made: Compiled = {
    rules: [...leaks, ...words.lint].map((rule) => ({ ...rule, regex: new RegExp(rule.pattern, 'iu') })),
    orders: words.orders.map((pattern) => new RegExp(pattern, 'iu')),
    denial: new RegExp(words.denial, 'iu'),
    runs: runsOf(words.system),
  };
  compiled.set(words, made);
  return made;
}

/**
 * The lint of one reading. `spoken` is everything the person wrote: what they said first may be said back where a rule
 * allows it. `isMinor` adds what is not said to readers under eighteen. The check is meant for one sentence or two, not for a whole text.
 */
export function createLint(
  words: PromptWords,
  mode: string,
  spoken: readonly string[],
  isMinor = false,
): Lint {
  const { rules, runs, denial } = compiledOf(words);
  const held = rules.filter(
    ({ only, unless }) => unless?.modes?.includes(mode) !== true && (only === undefined || isMinor),
  );
  const said = spoken.join('\n').toLowerCase();
  const demanded = spoken.filter((text) => givesOrders(text, words)).flatMap(demandedIn);
  return (text) => {
    const faults = held
      .filter(({ regex, unless }) => {
        const found = regex.exec(text);
        if (found === null) return false;
        if (unless?.quoted === true && said.includes(found[0].toLowerCase())) return false;
        return !(unless?.denied === true && denial.test(clauseBefore(text, found.index)));
      })
      .map(({ key, kind }): LintFault => ({ key, kind }));
    if ([...runsOf(text)].some((run) => runs.has(run))) faults.push({ key: 'prompt-leak', kind: 'safety' });
    if (demanded.some((wanted) => text.includes(wanted))) faults.push({ key: 'demanded', kind: 'safety' });
    return faults;
  };
}

/** What stands before a place in its own sentence. */
function clauseBefore(text: string, at: number): string {
  const before = text.slice(0, at);
  return before.slice(Math.max(...['.', '!', '?', ';'].map((end) => before.lastIndexOf(end))) + 1);
}

/** What a text that gives orders wants to hear: what stands in quotes in it, and words in capitals. */
function demandedIn(text: string): readonly string[] {
  const quoted = [...text.matchAll(/["“'‘`]([^"”'’`\n]{3,80})["”'’`]/gu)].map((match) => match[1] ?? '');
  const capitals = text.match(/\b[A-Z][A-Z0-9_]{3,}\b/g) ?? [];
  return [...quoted, ...capitals].filter((words) => words.trim() !== '');
}

/** Every run of `SHARED_WORDS` words, in lower case and without signs. */
function runsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let at = 0; at + SHARED_WORDS <= words.length; at += 1)
    runs.add(words.slice(at, at + SHARED_WORDS).join(' '));
  return runs;
}

/** Whether a text gives orders to a model. It is read like any other; a draft that then cites nothing is not shown. */
export function givesOrders(text: string, words: PromptWords): boolean {
  return compiledOf(words).orders.some((order) => order.test(text));
}
