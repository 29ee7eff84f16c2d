/** The return from an identity provider, as its address tells it. */

export type Arrival =
  | { readonly type: 'code'; readonly code: string }
  /** The provider's or the server's reason, in its words. */
  | { readonly type: 'error'; readonly message: string };

/** Longest reason that is shown; an address can be written by anyone. */
const MAX_REASON_CHARS = 200;

/** What the address of the page brings, null when it is no return. `address` is a whole URL. */
export function readArrival(address: string): Arrival | null {
  const { pathname, searchParams } = new URL(address);
  if (pathname !== '/') return null;
  const code = searchParams.get('code');
  if (code !== null && /^[\w.~-]{8,256}$/.test(code)) return { type: 'code', code };
  const message = searchParams.get('error_description') ?? searchParams.get('error');
  return message === null || message === ''
    ? null
    : { type: 'error', message: message.slice(0, MAX_REASON_CHARS) };
}

/** The address without what the return brought: path, the rest of the query, no fragment. */
export function withoutArrival(address: string): string {
  const { pathname, searchParams } = new URL(address);
  for (const name of ['code', 'state', 'error', 'error_code', 'error_description']) searchParams.delete(name);
  const rest = searchParams.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}
