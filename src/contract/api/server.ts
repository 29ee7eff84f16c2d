/** What the server says about itself. */
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
