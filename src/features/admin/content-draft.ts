import { type ContentItem, MAX_ORDER } from '#contract/api/content.ts';

/** What the form holds: the item as it is typed. */
export type ContentDraft = Pick<
  ContentItem,
  'type' | 'title' | 'description' | 'duration' | 'audioUrl' | 'gradientColor' | 'emoji' | 'order'
> & { published: boolean };

/** What a new item starts with. */
export const newContent: ContentDraft = {
  type: 'podcast',
  title: '',
  description: '',
  duration: '',
  audioUrl: '',
  gradientColor: 'Blue',
  emoji: '✨',
  published: true,
  order: '0',
};

export function draftOf(item: ContentItem): ContentDraft {
  const { type, title, description, duration, audioUrl, gradientColor, emoji, order } = item;
  return {
    type,
    title,
    description,
    duration,
    audioUrl,
    gradientColor,
    emoji,
    order,
    published: isPublished(item),
  };
}

/** What is sent: every field, trimmed. */
export function bodyOf(draft: ContentDraft) {
  const { published, ...fields } = draft;
  return {
    ...fields,
    title: draft.title.trim(),
    description: draft.description.trim(),
    duration: draft.duration.trim(),
    audioUrl: draft.audioUrl.trim(),
    order: draft.order.trim() === '' ? '0' : draft.order.trim(),
    isPublished: published ? ('true' as const) : ('false' as const),
  };
}

/** Published is the text "true"; anything else is a draft. */
export const isPublished = (item: Pick<ContentItem, 'isPublished'>): boolean => item.isPublished === 'true';

export const requiredFields = ['title', 'description', 'audioUrl', 'duration'] as const;
export type RequiredField = (typeof requiredFields)[number];

/** The required fields that say nothing yet, in the order of the form. */
export const missingFields = (draft: ContentDraft): RequiredField[] =>
  requiredFields.filter((field) => draft[field].trim() === '');

export type WrongField = 'audioUrl' | 'duration' | 'order';

/** The filled fields that cannot be meant. What the server finds besides is said when it answers. */
export function wrongFields(draft: ContentDraft): WrongField[] {
  const { audioUrl, duration, order } = draft;
  const wrong: WrongField[] = [];
  if (audioUrl.trim() !== '' && !/^(?:https:\/\/.|\/(?!\/))/i.test(audioUrl.trim())) wrong.push('audioUrl');
  if (duration.trim() !== '' && !/^(?:\d{1,2}:)?\d{1,3}:[0-5]\d$/.test(duration.trim()))
    wrong.push('duration');
  if (!/^\d{0,7}$/.test(order.trim()) || Number(order) > MAX_ORDER) wrong.push('order');
  return wrong;
}

/** Seconds as `m:ss`, the way durations are written here; null for a length that cannot be told. */
export function durationText(seconds: number): string | null {
  if (!Number.isFinite(seconds) || seconds <= 0) return null;
  const whole = Math.max(1, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
