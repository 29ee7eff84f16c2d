/** One push to one browser: encrypted for it (RFC 8291), signed for its push service (RFC 8292), sent. */
import webPush from 'web-push';
import type { SafePost } from '../net/safe-post.ts';
import type { PushKeys } from './push-keys.ts';

export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type PushOutcome =
  | { readonly type: 'sent' }
  /** The browser has ended it, or it cannot be sent to at all: it is not to be asked again. */
  | { readonly type: 'gone'; readonly why: string }
  /** The service will not have it from us now; the subscription may be good. */
  | { readonly type: 'refused'; readonly status: number }
  /** Another time it may work. */
  | { readonly type: 'later'; readonly why: string };

/** How a message is treated until it arrives. `ttlS`: seconds that the service may keep it. */
export type PushOptions = { readonly ttlS: number; readonly topic: string };

export type SendPush = (target: PushTarget, text: string, options: PushOptions) => Promise<PushOutcome>;

export type SendPushDeps = {
  readonly keys: () => Promise<PushKeys>;
  /** Whom a push service may turn to about this server: an https or mailto address. */
  readonly subject: string;
  readonly post: SafePost;
};

const timeoutMs = 10_000;

export function createSendPush(deps: SendPushDeps): SendPush {
  return async (target, text, { ttlS, topic }) => {
    const keys = await deps.keys();
    const message = encrypted(target, text, {
      vapidDetails: { subject: deps.subject, ...keys },
      TTL: ttlS,
      topic,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    });
    // A public key that is no point of the curve came from no browser.
    if (message === null) return { type: 'gone', why: 'keys' };
    const posted = await deps.post(target.endpoint, { ...message, timeoutMs });
    switch (posted.type) {
      case 'refused':
        return { type: 'gone', why: posted.why };
      case 'unreachable':
        return { type: 'later', why: posted.code };
      case 'answered':
        return outcomeOf(posted.status);
    }
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { type: 'sent' };
  if (status === 404 || status === 410) return { type: 'gone', why: String(status) };
  if (status === 429 || status >= 500) return { type: 'later', why: String(status) };
  return { type: 'refused', status };
}

function encrypted(
  { endpoint, p256dh, auth }: PushTarget,
  text: string,
  options: webPush.RequestOptions,
): { readonly headers: Record<string, string | number>; readonly body: Uint8Array } | null {
  try {
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options);
    return {
      headers: details.headers,
      body: details.body ?? new Uint8Array(),
    };
  } catch {
    return null;
  }
}
