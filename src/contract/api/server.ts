/** What the server says about itself, and subscriptions. */
import * as z from 'zod/mini';

export const backendConfig = z.object({
  /** Address that supabase-js talks to. */
  url: z.string(),
  /** Public key that goes with it. */
  anonKey: z.string(),
  /** Where a sign-in code goes: to the person, or into the server's log where no mail is set up. */
  codeDelivery: z.enum(['email', 'server-log']),
  /** Whether "Continue with Google" works. */
  google: z.boolean(),
  /** Name of the provider behind /api/login; null when there is none. */
  oidc: z.nullable(z.string()),
});
export type BackendConfig = z.infer<typeof backendConfig>;

export const mapsConfig = z.object({
  /** Empty when none is set. */
  apiKey: z.string(),
});

export const health = z.object({ status: z.literal('ok'), version: z.string() });
export const alive = z.object({ status: z.literal('ok') });
export const ready = z.object({ status: z.literal('ok'), database: z.enum(['embedded', 'postgres']) });

export const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** In `currency`, for one `interval`. */
  price: z.number(),
  /** ISO 4217, `USD`. */
  currency: z.string(),
  interval: z.enum(['monthly', 'yearly']),
  features: z.array(z.string()),
});
export type Plan = z.infer<typeof plan>;

export const subscription = z.object({
  /** `free` for a person who never had one. */
  status: z.enum(['free', 'trial', 'active', 'past_due', 'canceled']),
  /** ISO 8601, UTC. */
  trialEndsAt: z.nullable(z.string()),
  planId: z.nullable(z.string()),
  /** Answers of a hosted model today. */
  messagesUsed: z.int().check(z.gte(0)),
  /** How many a day; null without a limit. */
  messagesLimit: z.nullable(z.int()),
});
export type Subscription = z.infer<typeof subscription>;
