import { useEffect, useRef, useState } from 'react';
import { calls } from '#contract/api/calls.ts';
import { MAX_AUDIO_BYTES, uploadedAudio } from '#contract/api/content.ts';
import { useAccount } from '#store/account-context.tsx';
import { uiAdmin } from '#text/en/ui-admin.ts';
import { useText } from '#ui/use-text.ts';
import { audioSeconds } from './audio-seconds.ts';
import { durationText } from './content-draft.ts';
import { uploadAudio, type UploadProblem } from './upload-audio.ts';

export const MEBIBYTE = 1024 * 1024;

export type Upload =
  | { readonly type: 'none' }
  /** `share` is what has gone out, 0 to 1. */
  | { readonly type: 'sending'; readonly name: string; readonly share: number }
  | { readonly type: 'kept'; readonly name: string; readonly audioUrl: string }
  | { readonly type: 'failed'; readonly message: string };

/** Sends one file at a time and reads its length meanwhile; a new choice takes the place of the last. */
export function useAudioUpload(
  first: Upload,
  tell: { onKept: (audioUrl: string) => void; onDuration: (duration: string) => void },
) {
  const t = useText(uiAdmin);
  const account = useAccount();
  const [upload, setUpload] = useState(first);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function choose(file: File) {
    leaving.current?.abort();
    const abort = new AbortController();
    const { signal } = abort;
    leaving.current = abort;
    const fault = faultOf(file, t);
    if (fault !== null) {
      setUpload({ type: 'failed', message: fault });
      return;
    }
    setUpload({ type: 'sending', name: file.name, share: 0 });
    const length = audioSeconds(file).then((seconds) => {
      const duration = seconds === null ? null : durationText(seconds);
      if (duration !== null && !signal.aborted) tell.onDuration(duration);
      return duration;
    });
    const result = await uploadAudio(file, {
      url: calls.uploadAudio.path,
      token: await account.accessToken(),
      signal,
      onProgress: (share) => {
        if (!signal.aborted) setUpload({ type: 'sending', name: file.name, share });
      },
    });
    if (signal.aborted) return;
    if (!result.ok) {
      setUpload({ type: 'failed', message: problemText(result.error, t) });
      return;
    }
    const answer = uploadedAudio.safeParse(result.value);
    if (!answer.success) {
      setUpload({ type: 'failed', message: t.refusedWithoutReason });
      return;
    }
    const { audioUrl, durationS } = answer.data;
    setUpload({ type: 'kept', name: file.name, audioUrl });
    tell.onKept(audioUrl);
    // A browser that cannot read the file leaves its length to the server.
    const told = durationS === null ? null : durationText(durationS);
    if ((await length) === null && told !== null && !signal.aborted) tell.onDuration(told);
  }

  function cancel() {
    leaving.current?.abort();
    setUpload({ type: 'failed', message: t.uploadCancelled });
  }

  return { upload, choose, cancel };
}

/** What can be said before a byte is sent. */
function faultOf(file: File, t: typeof uiAdmin): string | null {
  if (file.size === 0) return t.emptyFile;
  if (file.size <= MAX_AUDIO_BYTES) return null;
  return t.tooLarge((file.size / MEBIBYTE).toFixed(1), MAX_AUDIO_BYTES / MEBIBYTE);
}

function problemText(problem: UploadProblem, t: typeof uiAdmin): string {
  switch (problem.type) {
    case 'cancelled':
      return t.uploadCancelled;
    case 'unreachable':
      return t.unreachable;
    case 'refused':
      return problem.reason ?? t.refusedWithoutReason;
  }
}
