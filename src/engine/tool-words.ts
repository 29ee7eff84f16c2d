/** The voice of the tools. Fetched with the first message that asks for one. */
import { toolAnswer } from '#practice/tools/chat-reading.ts';
import { toolChatWords } from '#text/en/self/tools/chat-words.ts';
import { crystalWords } from '#text/en/self/tools/crystal-words.ts';
import { meditationWords } from '#text/en/self/tools/meditation-words.ts';
import { skyWords } from '#text/en/self/tools/sky-words.ts';
import type { Companion } from './compose.ts';
import { withTools } from './compose.ts';

const book = {
  chat: toolChatWords,
  crystals: crystalWords,
  sky: skyWords,
  meditation: meditationWords,
};

/** The companion, able to write what the tools give. */
export const writingTools = (companion: Companion): Companion =>
  withTools(companion, { write: (asked) => toolAnswer(asked, book) });
