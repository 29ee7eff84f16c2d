import { err, ok, type Result } from '#lib/result.ts';

export type UploadProblem =
  | { readonly type: 'cancelled' }
  | { readonly type: 'unreachable' }
  /** The server's own words, null when it gave none. */
  | { readonly type: 'refused'; readonly status: number; readonly reason: string | null };

/**
 * Sends an audio file as the body of one request.
 *
 * By XMLHttpRequest, since fetch tells nothing about how much of a body has gone out. `onProgress` is told the share
 * sent, 0 to 1. Aborting `signal` cancels. Answers what the server answered; the caller reads it.
 */
export function uploadAudio(
  file: Blob,
  options: {
    readonly url: string;
    readonly token: string | null;
    readonly signal: AbortSignal;
    readonly onProgress: (share: number) => void;
  },
): Promise<Result<unknown, UploadProblem>> {
  const { signal } = options;
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(err({ type: 'cancelled' }));
      return;
    }
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const end = (result: Result<unknown, UploadProblem>) => {
      signal.removeEventListener('abort', cancel);
      resolve(result);
    };
    request.open('POST', options.url);
    // Systems name some audio after a container of films, or not at all; the server goes by the first bytes.
    const type = file.type.startsWith('audio/') ? file.type : 'application/octet-stream';
    request.setRequestHeader('Content-Type', type);
    if (options.token !== null) request.setRequestHeader('Authorization', `Bearer ${options.token}`);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) options.onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) end(ok(body));
      else end(err({ type: 'refused', status: request.status, reason: reasonIn(body) }));
    });
    request.addEventListener('error', () => end(err({ type: 'unreachable' })));
    request.addEventListener('timeout', () => end(err({ type: 'unreachable' })));
    request.addEventListener('abort', () => end(err({ type: 'cancelled' })));
    signal.addEventListener('abort', cancel);
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `message` before `error`, as everywhere. */
function reasonIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message, error } = body as { message?: unknown; error?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  return typeof error === 'string' && error !== '' ? error : null;
}
