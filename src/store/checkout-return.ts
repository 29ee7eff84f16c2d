import { atom, useAtom } from 'jotai';

/** How a person came back from the payment provider: having paid, having left the page, or from changing what they have. */
export type CheckoutReturn = 'done' | 'back' | 'portal';

const returned = atom<CheckoutReturn | null>(null);

/** How a person has just come back; null otherwise, and once it was seen to. */
export function useCheckoutReturn(): [CheckoutReturn | null, (how: CheckoutReturn | null) => void] {
  return useAtom(returned);
}

/** Reads it out of the address; null for anything else. */
export function readCheckoutReturn(value: string | null): CheckoutReturn | null {
  return value === 'done' || value === 'back' || value === 'portal' ? value : null;
}
