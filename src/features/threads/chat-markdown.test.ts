import { expect, test } from 'vitest';
import type { Message } from '#contract/message.ts';
import { chatMarkdown, fileNameOf } from './chat-markdown.ts';

const words = {
  you: 'You',
  persona: 'Vesper',
  withImage: 'With a picture.',
  withChart: (title: string) => `With a chart: ${title}.`,
  chartRemoved: (name: string) => `The chart was removed with ${name}’s data.`,
  when: (atMs: number) => `minute ${atMs / 60_000}`,
};

function message(fields: Partial<Message>): Message {
  return {
    id: '01931f7a-0000-7000-8000-000000000000',
    threadId: 'AAAAAAAAAAAAAAAAAAAAA',
    parentId: null,
    sender: 'user',
    content: '',
    readingMode: 'mixed',
    createdAt: 0,
    imageId: null,
    rating: null,
    deletedAt: null,
    attached: null,
    reading: null,
    ...fields,
  };
}

test('a chat as Markdown: title, who and when, what was written as it is', () => {
  const messages = [
    message({ content: 'Why now?\n\n- one\n- two', imageId: 'a'.repeat(64) }),
    message({ sender: 'ai', content: 'Because **Saturn**.', createdAt: 60_000 }),
  ];
  expect(chatMarkdown({ title: 'Why\nnow?', messages }, words, 'Written with Soulstice.')).toBe(
    `# Why now?

## You, minute 0

*With a picture.*

Why now?

- one
- two

## Vesper, minute 1

Because **Saturn**.

---

Written with Soulstice.
`,
  );
});

test.each([
  ['Why do I always get ghosted?...', 'soulstice-chat-why-do-i-always-get-ghosted-2026-11-21.md'],
  ['../../etc/passwd <x>', 'soulstice-chat-etc-passwd-x-2026-11-21.md'],
  ['ทำไม', 'soulstice-chat-ทำไม-2026-11-21.md'],
  ['🌙', 'soulstice-chat-2026-11-21.md'],
  ['a'.repeat(300), 'soulstice-chat-2026-11-21.md'],
])('the file of %j is %s', (title, expected) => {
  expect(fileNameOf(title, '2026-11-21', 'md')).toBe(expected);
});

test('headings of paragraphs are bold, and only at the head of a paragraph', () => {
  const reading = {
    sentences: [{ text: 'You begin fast.' }, { text: 'Fast.', lead: true }, { text: 'Fast. Very.' }],
  } as unknown as Message['reading'];
  const content = 'You begin fast. Fast. So it is.\n\nFast. Fast. Very.\n\nFaster.';
  const markdown = chatMarkdown(
    { title: 'Why?', messages: [message({ sender: 'ai', content, reading })] },
    words,
    'End.',
  );
  expect(markdown).toContain('\n\nYou begin fast. Fast. So it is.\n\n**Fast.** Fast. Very.\n\nFaster.\n\n');
});
