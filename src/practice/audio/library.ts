/** The library of audio: the built-in titles and what admins published, in one order. Pure. */
import type { ContentEmoji, GradientColor } from '#contract/api/content.ts';
import type { AudioTitleWords } from './cues.ts';
import type { AudioCategory, BuiltInId } from './titles.ts';
import { builtInTitles } from './titles.ts';

/** One thing to listen to, as the screen shows it. */
export type LibraryItem = {
  /** Names it for good: `built-in:<id>` or `published:<content id>`. */
  readonly key: string;
  readonly id: string;
  readonly category: AudioCategory;
  readonly title: string;
  readonly description: string;
  /** As shown, `12:15`. */
  readonly duration: string;
  /** The same in seconds; null where it cannot be read. */
  readonly seconds: number | null;
  readonly gradient: GradientColor;
  readonly emoji: ContentEmoji;
  /** Lowest first. The built-in titles have their numbers, 1 to 7. */
  readonly order: number;
} & (
  | { readonly kind: 'built-in'; readonly id: BuiltInId }
  /** `url`: same-origin path of the audio. */
  | { readonly kind: 'published'; readonly url: string }
);

/** What a published title brings. */
export type PublishedEntry = {
  readonly id: string;
  readonly key: string;
  readonly category: AudioCategory;
  readonly title: string;
  readonly description: string;
  readonly duration: string;
  readonly url: string;
  readonly gradientColor: GradientColor;
  readonly emoji: ContentEmoji;
  readonly order: number;
};

/** The ramps of the seven covers: each title its own sky. */
const gradients: Readonly<Record<BuiltInId, GradientColor>> = {
  'cosmic-awakening-journey': 'Blue',
  'daily-abundance-affirmations': 'Orange Pink',
  'crystal-bowl-healing-frequencies': 'Teal Cyan',
  'chakra-alignment-meditation': 'Violet',
  'lunar-eclipse-wisdom': 'Blue',
  'self-love-activation': 'Pink Rose',
  'forest-bathing-soundscape': 'Green',
};

export const builtInKey = (id: BuiltInId): string => `built-in:${id}`;

/** Favourites before the person chose any. */
export const favouritesAtFirst: readonly string[] = builtInTitles
  .filter((title) => title.favouriteAtFirst)
  .map(({ id }) => builtInKey(id));

/** The seven, with the words of a language. */
export function builtInItems(words: Readonly<Record<BuiltInId, AudioTitleWords>>): readonly LibraryItem[] {
  return builtInTitles.map(({ id, number, category, seconds }) => ({
    kind: 'built-in',
    key: builtInKey(id),
    id,
    category,
    title: words[id].title,
    description: words[id].description,
    duration: clockTime(seconds),
    seconds,
    gradient: gradients[id],
    emoji: words[id].emoji as ContentEmoji,
    order: number,
  }));
}

/**
 * Both lists by `order`, lowest first. Of equal orders the built-in title comes first, and published ones stay in the order
 * in which the server gave them.
 */
export function mergedLibrary(
  own: readonly LibraryItem[],
  published: readonly PublishedEntry[],
): readonly LibraryItem[] {
  const theirs = published.map(({ gradientColor, ...entry }): LibraryItem => ({
    ...entry,
    kind: 'published',
    gradient: gradientColor,
    seconds: secondsOf(entry.duration),
  }));
  return [...own, ...theirs].toSorted((a, b) => a.order - b.order);
}

/** The items of a category that hold every word of a search, in their order; null stands for all categories. */
export function findItems(
  items: readonly LibraryItem[],
  wanted: { readonly category: AudioCategory | null; readonly search: string; readonly locale: string },
): readonly LibraryItem[] {
  const fold = (text: string) =>
    text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(wanted.locale);
  // Marks carry meaning in Thai: there only the case is folded.
  const plain = (text: string) => (/\p{Script=Thai}/u.test(text) ? text.toLocaleLowerCase() : fold(text));
  const words = plain(wanted.search).split(/\s+/u).filter(Boolean);
  return items.filter((item) => {
    if (wanted.category !== null && item.category !== wanted.category) return false;
    if (words.length === 0) return true;
    const text = `${plain(item.title)} ${plain(item.description)}`;
    return words.every((word) => text.includes(word));
  });
}

/** Seconds of a written length, `12:15` or `1:02:30`; null for anything else. */
export function secondsOf(duration: string): number | null {
  const found = /^\s*(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d)\s*$/u.exec(duration);
  if (found === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Seconds as a clock shows them, whole and in minutes: `0:00`, `12:15`, `60:00`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
