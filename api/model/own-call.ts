/** A model by a person's own key. The key is used for the one call and goes to the provider's own address alone. */
import type { NamedCall } from './named-call.ts';
import type { ProviderAccess } from './provider-names.ts';
import { providerCall } from './providers.ts';

export function ownCall(access: ProviderAccess): NamedCall {
  return { call: providerCall(access), model: () => access.model, canCallTools: true, sees: true };
}
