/**
 * What an item may play: an upload of this server, a file that ships with the app, or an address that is
 * fetched.
 */
import { nameOfAudioPath, audioPathOf } from '../files/audio-library.ts';
import type { AudioLibrary, Imported } from '../files/audio-library.ts';
import type { FetchRefusal } from '../net/safe-fetch.ts';

/** Files that ship with the app, `/audio/name.mp3`, in folders or not. */
const shippedPath = /^\/audio\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:mp3|m4a|ogg|wav)$/;

/** Whether a path names a file that ships with the app; no such path leaves its folder. */
export const isShippedAudio = (path: string): boolean => shippedPath.test(path);

/** `4:05`, `62:30` or `1:02:30`. */
const durationText = /^(?:\d{1,3}:[0-5]\d|\d{1,2}:[0-5]\d:[0-5]\d)$/;

/** What is wrong with a duration as it is to be shown; null for none. */
export const faultOfDuration = (duration: string): string | null =>
  durationText.test(duration) ? null : 'duration: must be like 12:15 or 1:02:30';

export const isElsewhere = (audioUrl: string): boolean => !audioUrl.startsWith('/');

export type Settled =
  /** What to store: the address itself only where the network is down and it is to be fetched later. */
  | { readonly type: 'settled'; readonly audioUrl: string }
  | { readonly type: 'refused'; readonly message: string };

/** Makes what an admin typed into what is stored: an address elsewhere is fetched into the library now. */
export async function settleAudio(
  typed: string,
  audio: Pick<AudioLibrary, 'has' | 'importFrom'>,
  actor: string,
): Promise<Settled> {
  const name = nameOfAudioPath(typed);
  if (name !== null && !(await audio.has(name))) return { type: 'refused', message: noSuchUpload };
  if (name !== null || isShippedAudio(typed)) return { type: 'settled', audioUrl: typed };
  if (!isElsewhere(typed)) return { type: 'refused', message: `audioUrl: ${notPlayable}` };
  const imported = await audio.importFrom(typed, actor);
  if (imported.type === 'kept') return { type: 'settled', audioUrl: audioPathOf(imported.file.name) };
  if (imported.type === 'unreachable') return { type: 'settled', audioUrl: typed };
  return { type: 'refused', message: `audioUrl: ${wordsOfImport(imported)}` };
}

/** The place of an item's audio on this server: what a page may play. */
export const playPathOf = (item: { readonly id: string; readonly audioUrl: string }): string =>
  isElsewhere(item.audioUrl) ? `/api/soul-wisdom/${item.id}/audio` : item.audioUrl;

export const noSuchUpload = 'audioUrl: names an upload that is not there any more; please upload it again';
const notPlayable = 'must be an uploaded file, a file under /audio/ or an https address';

const wordsOfRefusal: Readonly<Record<FetchRefusal, string>> = {
  'not-an-address': notPlayable,
  'not-https': notPlayable,
  'has-credentials': 'must not hold a user name or password',
  port: 'must use the usual port',
  'not-public': 'must lead to the open internet',
  redirect: 'leads on to another address; give that one',
  encoded: 'gives a packed file; give one that is not',
  'too-large': 'gives a file of more than 60 MB',
};

/** Why nothing was imported, in words that follow the field. */
export function wordsOfImport(
  imported: Exclude<Imported, { readonly type: 'kept' | 'unreachable' }>,
): string {
  switch (imported.type) {
    case 'refused':
      return wordsOfRefusal[imported.why];
    case 'answered':
      return `gives no file: its server answers ${imported.status}`;
    case 'too-large':
      return wordsOfRefusal['too-large'];
    case 'not-audio':
      return 'gives no MP3, M4A, Ogg or WAV file';
    case 'cut-off':
      return 'gives half a file';
  }
}
