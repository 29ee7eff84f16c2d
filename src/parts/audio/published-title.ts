import type { ContentItem } from '#contract/api/content.ts';

/** Something an admin has published, as a listener's list shows it. */
export type PublishedTitle = {
  readonly id: string;
  /** Names it for good among everything that can be played: `published:<id>`. */
  readonly key: string;
  readonly category: ContentItem['type'];
  readonly title: string;
  readonly description: string;
  /** As the admin wrote it, `12:15` or `1:02:30`. */
  readonly duration: string;
  /** Same-origin path of the audio. */
  readonly url: string;
  readonly gradientColor: ContentItem['gradientColor'];
  readonly emoji: ContentItem['emoji'];
  /** Lowest first; the built-in titles have the numbers 1 to 7. */
  readonly order: number;
};

export const titleOf = (item: ContentItem): PublishedTitle => ({
  id: item.id,
  key: `published:${item.id}`,
  category: item.type,
  title: item.title,
  description: item.description,
  duration: item.duration,
  url: item.audioUrl,
  gradientColor: item.gradientColor,
  emoji: item.emoji,
  order: Number(item.order),
});
