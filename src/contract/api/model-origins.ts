/** Where each provider of language models is called by a person's own key; the page's policy lets it connect to these. */
import type { OwnKeyProvider } from './chat.ts';

export const modelOrigins: Readonly<Record<OwnKeyProvider, string>> = {
  anthropic: 'https://api.anthropic.com',
  openai: 'https://api.openai.com',
  google: 'https://generativelanguage.googleapis.com',
  openrouter: 'https://openrouter.ai',
};
