/** The word between the tabs of this browser that somebody signed in or out. */

const NAME = 'soulstice-account';

/** What is said says only that something changed; who is here is read from its own key. */
const CHANGED = 'account-changed';

/** The part of a BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

export type OtherTabs = { readonly tell: () => void };

/**
 * Tells the other tabs and listens to them. `onChanged` runs when another tab said so; everything else that comes
 * over the channel is dropped. Without BroadcastChannel nobody is told, and each tab finds out when it is looked at.
 */
export function createOtherTabs(
  makeChannel: ((name: string) => Channel) | null,
  onChanged: () => void,
): OtherTabs {
  const channel = makeChannel?.(NAME) ?? null;
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isChanged(event.data)) onChanged();
  });
  return { tell: () => channel?.postMessage({ type: CHANGED }) };
}

function isChanged(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    Object.keys(message).length === 1 &&
    (message as { type?: unknown }).type === CHANGED
  );
}
