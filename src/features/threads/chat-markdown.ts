import type { Attached } from '#contract/attached-chart.ts';
import type { Message } from '#contract/message.ts';
import { removedWith } from '#contract/without-person.ts';
import type { StoredReading } from '#contract/stored-reading.ts';

/** Words that stand between the messages, and how a moment is written. */
export interface ExportWords {
  readonly you: string;
  readonly persona: string;
  readonly withImage: string;
  readonly withChart: (title: string) => string;
  /** In the place of a chart that was removed with somebody's data. */
  readonly chartRemoved: (name: string) => string;
  readonly when: (atMs: number) => string;
}

/**
 * A chat as Markdown: its title, then each message under who wrote it and when. What was written stays as it is; headings
 * of paragraphs are bold.
 */
export function chatMarkdown(
  chat: { readonly title: string; readonly messages: readonly Message[] },
  words: ExportWords,
  foot: string,
): string {
  const parts = chat.messages.map((message) => {
    const who = message.sender === 'user' ? words.you : words.persona;
    const text = withBoldLeads(message.content, message.reading);
    return [`## ${who}, ${words.when(message.createdAt)}`, ...notesOf(message, words), text].join('\n\n');
  });
  return `${[`# ${oneLine(chat.title)}`, ...parts, `---\n\n${foot}`].join('\n\n')}\n`;
}

function withBoldLeads(content: string, reading: StoredReading | null): string {
  const leads = reading?.sentences.flatMap(({ text, lead }) => (lead === true ? [text] : [])) ?? [];
  if (leads.length === 0) return content;
  return content
    .split('\n\n')
    .map((paragraph) => {
      const lead = leads.find((text) => paragraph === text || paragraph.startsWith(`${text} `));
      return lead === undefined ? paragraph : `**${lead}**${paragraph.slice(lead.length)}`;
    })
    .join('\n\n');
}

/** What went with a message besides its words. */
export function notesOf(message: Message, words: ExportWords): readonly string[] {
  return [
    ...(message.imageId === null ? [] : [`*${words.withImage}*`]),
    ...(message.attached === null ? [] : [`*${chartNote(message.attached, words)}*`]),
  ];
}

function chartNote(attached: Attached, words: ExportWords): string {
  const removed = removedWith(attached);
  return removed === null ? words.withChart(oneLine(attached.title)) : words.chartRemoved(oneLine(removed));
}

/** The name of a file for a title: letters, numbers and hyphens, at most 40 of them. */
export function fileNameOf(title: string, date: string, ending: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  let name = '';
  for (const word of words) {
    if (name.length + word.length > 40) break;
    name += `-${word}`;
  }
  return `soulstice-chat${name}-${date}.${ending}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
