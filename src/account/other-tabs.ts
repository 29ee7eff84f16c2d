/** The word between the tabs of this browser that somebody signed in or out, or that everything here was deleted. */

const NAME = 'soulstice-account';

/** What is said says only that something changed; who is here is read from its own key. */
const CHANGED = 'account-changed';
/** Whatever was kept here is gone: a page that was open begins anew. */
const ERASED = 'device-erased';

/** The part of a BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

export type OtherTabs = { readonly tell: () => void; readonly tellErased: () => void };

/**
 * Tells the other tabs and listens to them. `onChanged` and `onErased` run when another tab said so; everything else that comes
 * over the channel is dropped. Without BroadcastChannel nobody is told, and each tab finds out when it is looked at.
 */
export function createOtherTabs(
  makeChannel: ((name: string) => Channel) | null,
  onChanged: () => void,
  onErased: () => void,
): OtherTabs {
  const channel = makeChannel?.(NAME) ?? null;
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (says(event.data, CHANGED)) onChanged();
    if (says(event.data, ERASED)) onErased();
  });
  return {
    tell: () => channel?.postMessage({ type: CHANGED }),
    tellErased: () => channel?.postMessage({ type: ERASED }),
  };
}

function says(message: unknown, type: string): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    Object.keys(message).length === 1 &&
    (message as { type?: unknown }).type === type
  );
}
