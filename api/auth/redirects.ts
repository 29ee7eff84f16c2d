/** Where a person may be sent back to after signing in elsewhere: the addresses on a list, and nothing that resembles one. */

export type Redirects = {
  /** Whether the browser may be sent to `url`, with a code added to its query. */
  readonly allows: (url: string) => boolean;
};

/**
 * Allows exactly the listed addresses, character by character: no other query, port, case, slash or encoding. A listed
 * address without a path is also allowed without its slash.
 */
export function exactRedirects(urls: readonly string[]): Redirects {
  const allowed = new Set(
    urls.flatMap((url) => {
      const { href, origin, pathname, search } = new URL(url);
      return pathname === '/' && search === '' ? [href, origin] : [href];
    }),
  );
  return { allows: (url) => allowed.has(url) };
}
