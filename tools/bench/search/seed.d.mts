export function seedChats(seed: {
  chats: number;
  messages: number;
  needle: string;
  nowMs: number;
}): Promise<{ threadId: string; messageId: string; common: string }>;
