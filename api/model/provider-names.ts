/** The providers of language models that the server can ask, and what asking one takes. */
export const providerNames = ['anthropic', 'openai', 'google', 'openrouter', 'compatible'] as const;
export type ProviderName = (typeof providerNames)[number];

export type ProviderAccess = {
  readonly provider: ProviderName;
  readonly model: string;
  /** Null only for a compatible server that asks for none. */
  readonly key: string | null;
  /** Null for the provider's own address. */
  readonly baseUrl: string | null;
};
