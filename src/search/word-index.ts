/**
 * Which messages hold which words: an inverted index in memory, small enough for a phone and quick enough for every
 * key press over 100,000 messages.
 *
 * Each message is a number; each word has the list of numbers it stands in. A query walks the lists of its words and counts.
 * It keeps no text: whoever shows a hit reads the message again, so that what was deleted meanwhile cannot be shown.
 */
import { isNear, isWanted } from './query.ts';
import type { Wanted } from './query.ts';
import { isUnspaced, wordsIn } from './words.ts';

export type IndexedMessage = {
  readonly id: string;
  readonly threadId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly content: string;
};

export type Found = {
  /** Ids, those with more whole words first, then the newest first. */
  readonly ids: readonly string[];
  /** How many there are, `ids` or not. */
  readonly total: number;
  /** What was looked for instead of words that stand nowhere: words a slip away. Empty when all were found as they are. */
  readonly near: ReadonlyMap<string, readonly string[]>;
};

export type WordIndex = {
  readonly size: () => number;
  /** Adds a message, or takes its new text in place of the old. */
  readonly put: (message: IndexedMessage) => void;
  readonly remove: (id: string) => void;
  /** Messages that hold every word, in chats for which `isShown` is true. At most `limit`; none for no words. */
  readonly find: (wanted: readonly Wanted[], limit: number, isShown: (threadId: string) => boolean) => Found;
};

/** Words added since the last sorting are looked through one by one. */
const UNSORTED = 2000;

export function createWordIndex(): WordIndex {
  let ids: string[] = [];
  let threads: number[] = [];
  let times: number[] = [];
  let gone = new Set<number>();
  const numberOf = new Map<string, number>();
  const threadNumbers = new Map<string, number>();

  const lists = new Map<string, number[]>();
  let sorted: string[] = [];
  let fresh: string[] = [];
  const unspacedWords: string[] = [];

  function put(message: IndexedMessage): void {
    remove(message.id);
    const number = ids.length;
    ids.push(message.id);
    threads.push(threadNumber(message.threadId));
    times.push(message.createdAt);
    numberOf.set(message.id, number);
    for (const word of new Set(wordsIn(message.content).map((one) => one.word))) {
      const list = lists.get(word);
      if (list === undefined) addWord(word, number);
      else list.push(number);
    }
  }

  function addWord(word: string, number: number): void {
    lists.set(word, [number]);
    fresh.push(word);
    if (isUnspaced(word)) unspacedWords.push(word);
  }

  function threadNumber(threadId: string): number {
    const known = threadNumbers.get(threadId);
    if (known !== undefined) return known;
    threadNumbers.set(threadId, threadNumbers.size);
    return threadNumbers.size - 1;
  }

  function remove(id: string): void {
    const number = numberOf.get(id);
    if (number === undefined) return;
    numberOf.delete(id);
    gone.add(number);
    if (gone.size > 1000 && gone.size > numberOf.size) compact();
  }

  /** Numbers what is left anew, and forgets words that stand nowhere any more. */
  function compact(): void {
    const next = new Map<number, number>();
    const kept = ids.flatMap((_, old) => (gone.has(old) ? [] : [old]));
    kept.forEach((old, at) => next.set(old, at));
    ids = kept.map((old) => ids[old] ?? '');
    threads = kept.map((old) => threads[old] ?? 0);
    times = kept.map((old) => times[old] ?? 0);
    ids.forEach((id, at) => numberOf.set(id, at));
    gone = new Set();
    for (const [word, list] of lists) {
      const left = list.flatMap((old) => next.get(old) ?? []);
      if (left.length === 0) lists.delete(word);
      else lists.set(word, left);
    }
    sorted = [...lists.keys()].sort();
    fresh = [];
    unspacedWords.splice(0, Infinity, ...sorted.filter(isUnspaced));
  }

  /** Words of the index that are the wanted one. */
  function wordsFor(wanted: Wanted): readonly string[] {
    if (isUnspaced(wanted.word)) return unspacedWords.filter((word) => isWanted(word, wanted));
    if (!wanted.open) return lists.has(wanted.word) ? [wanted.word] : [];
    if (fresh.length > UNSORTED) {
      sorted = [...lists.keys()].sort();
      fresh = [];
    }
    const found = fresh.filter((word) => isWanted(word, wanted));
    for (let at = firstAtLeast(sorted, wanted.word); at < sorted.length; at += 1) {
      const word = sorted[at] ?? '';
      if (!isWanted(word, wanted)) break;
      found.push(word);
    }
    return found;
  }

  function find(wanted: readonly Wanted[], limit: number, isShown: (threadId: string) => boolean): Found {
    const near = new Map<string, readonly string[]>();
    if (wanted.length === 0) return { ids: [], total: 0, near };
    // How many of the words were found in each message so far, and how many of them whole.
    const held = new Uint8Array(ids.length);
    const whole = new Uint8Array(ids.length);
    wanted.forEach((one, at) => {
      let words = wordsFor(one);
      if (words.length === 0) {
        words = [...lists.keys()].filter((word) => isNear(word, one.word));
        if (words.length > 0) near.set(one.word, words);
      }
      for (const word of words) {
        const isWhole = word === one.word;
        for (const number of lists.get(word) ?? []) {
          const now = held[number];
          if (now === at) held[number] = at + 1;
          else if (now !== at + 1) continue;
          if (isWhole) whole[number] = (whole[number] ?? 0) + 1;
        }
      }
    });
    const shown = Uint8Array.from(threadNumbers.keys(), (id) => (isShown(id) ? 1 : 0));
    const numbers: number[] = [];
    for (let number = 0; number < held.length; number += 1) {
      if (held[number] !== wanted.length || gone.has(number)) continue;
      if (shown[threads[number] ?? 0] === 1) numbers.push(number);
    }
    const best = firstOf(
      numbers,
      limit,
      (a, b) => (whole[b] ?? 0) - (whole[a] ?? 0) || (times[b] ?? 0) - (times[a] ?? 0),
    );
    return { ids: best.map((number) => ids[number] ?? ''), total: numbers.length, near };
  }

  return { size: () => numberOf.size, put, remove, find };
}

/** Where in a sorted list `word` stands or would stand. */
function firstAtLeast(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first `count` of a list in order, without ordering all of it. */
function firstOf(list: readonly number[], count: number, order: (a: number, b: number) => number): number[] {
  const best: number[] = [];
  for (const one of list) {
    const last = best.at(-1);
    if (best.length === count && (last === undefined || order(one, last) >= 0)) continue;
    let at = best.length;
    while (at > 0 && order(one, best[at - 1] ?? one) < 0) at -= 1;
    best.splice(at, 0, one);
    if (best.length > count) best.pop();
  }
  return best;
}
