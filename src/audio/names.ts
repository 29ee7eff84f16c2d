/** Names that the page and the service worker share. */

/** The cache that holds the audio and what is known of it. It outlives versions of the app. */
export const audioCache = 'soulstice-audio-v1';

/** What tabs tell one another. */
export const audioChannel = 'soulstice-audio';

/** Held by whoever changes what is kept of one address. */
export const audioLock = (address: string): string => `soulstice-audio:${address}`;

/** Where a built-in title is played: the worker puts it together, no such file lies on the server. */
export const titlePath = (id: string): string => `/audio/${id}/title.mp3`;

/** The built-in title that is played at a path; null for any other path. */
export const titleIdOf = (path: string): string | null =>
  /^\/audio\/([a-z0-9-]+)\/title\.mp3$/.exec(path)?.[1] ?? null;

/** One of the files that a title is put together of. The address names the content, so it may be kept for good. */
export const partPath = (id: string, part: { readonly file: string; readonly sha256: string }): string =>
  `/audio/${id}/${part.file}?v=${part.sha256.slice(0, 16)}`;

/** Addresses that the shelf may hold: audio of the app and audio that admins publish. */
export const isAudioPath = (path: string): boolean =>
  /^\/audio\/.+\.(?:mp3|m4a|ogg|wav)$/.test(path) ||
  /^\/api\/soul-wisdom\/(?:audio\/[^/]+|[^/]+\/audio)$/.test(path);
