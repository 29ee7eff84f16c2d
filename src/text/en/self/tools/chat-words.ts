/** What is said around the result of a tool in the chat. */
import type { ToolChatWords } from '#practice/tools/chat-reading.ts';

export const toolChatWords: ToolChatWords = {
  stones: (names) => `Your three stones: ${names.join(', ')}.`,
  stone: (name, look) => `${name}. ${look}`,
  script: (minutes) => `Here is a meditation of ${minutes} minutes.`,
  line: (time, text) => `${time} ${text}`,
  quiet: (seconds) => `(${seconds} seconds of quiet.)`,
  asks: { 'crystal-guide': /\b(?:stones?|crystals?)\b/iu, 'meditation-generator': /\bmeditation\b/iu },
};
