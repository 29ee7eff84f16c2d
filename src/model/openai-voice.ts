/**
 * OpenAI's voice and ear by the person's own key: words into sound, a recording into words. Called straight from this
 * page. Nothing of a call is kept or logged, and failures leave without their texts.
 *
 * Source: OpenAI's API reference, `POST /v1/audio/speech` and `POST /v1/audio/transcriptions`.
 */
import type { FailureType } from '#companion/prompt/model-call.ts';
import { modelOrigins } from '#contract/api/model-origins.ts';
import type { OpenAiVoice } from '#contract/setting.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { FetchLike } from './stream-call.ts';
import { failureOfStatus, membersOf } from './wire/wire.ts';

/** `no-key`: none is kept on this device, or it cannot be opened any more. */
export type OpenAiFailure = FailureType | 'no-key';

export type OpenAiVoiceCalls = {
  /** Whether a key is kept on this device. Asks nobody. */
  readonly hasKey: () => Promise<boolean>;
  /** Words as MP3. At most 4096 characters are taken. */
  readonly speak: (
    text: string,
    voice: OpenAiVoice,
    signal: AbortSignal,
  ) => Promise<Result<Blob, OpenAiFailure>>;
  /** What is said in a recording. `lang` is ISO 639-1, null when it is to be found out. */
  readonly transcribe: (
    recording: Blob,
    lang: string | null,
    signal: AbortSignal,
  ) => Promise<Result<string, OpenAiFailure>>;
};

const SPEECH_MODEL = 'gpt-4o-mini-tts';
const EAR_MODEL = 'whisper-1';
/** Longest text of one call, characters. Source: the reference of `POST /audio/speech`. */
const MAX_SPOKEN = 4096;
const SPEAK_MS = 30_000;
const HEAR_MS = 60_000;
/** A file is named by its kind: the service goes by the name. */
const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

export function createOpenAiVoice(deps: {
  /** Opens the kept key for one call. */
  readonly keyOf: () => Promise<string | null>;
  readonly fetch: FetchLike;
  /** OpenAI's own address unless a test gives a stub. */
  readonly base?: string;
}): OpenAiVoiceCalls {
  const post = async (
    path: string,
    body: string | FormData,
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<Result<Response, OpenAiFailure>> => {
    const key = await deps.keyOf();
    if (key === null) return err('no-key');
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await deps.fetch((deps.base ?? modelOrigins.openai) + path, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          // A form names its own type, with the line that parts its fields.
          ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
        },
        body,
        signal: AbortSignal.any([signal, timeout]),
        // A redirect would carry the key to wherever it leads.
        redirect: 'error',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      });
      if (response.ok) return ok(response);
      const refusal: unknown = await response.json().catch(() => null);
      return err(failureOfStatus(response.status, membersOf(refusal)['error']));
    } catch {
      return err(timeout.aborted ? 'timeout' : 'unreachable');
    }
  };

  return {
    hasKey: async () => (await deps.keyOf()) !== null,
    speak: async (text, voice, signal) => {
      const asked = JSON.stringify({
        model: SPEECH_MODEL,
        voice,
        input: text.slice(0, MAX_SPOKEN),
        response_format: 'mp3',
      });
      const answer = await post('/v1/audio/speech', asked, signal, SPEAK_MS);
      if (!answer.ok) return answer;
      const sound = await answer.value.blob().catch(() => null);
      if (sound === null) return err('unreachable');
      return sound.size === 0 || /json|html/.test(sound.type) ? err('malformed') : ok(sound);
    },
    transcribe: async (recording, lang, signal) => {
      const form = new FormData();
      const kind = recording.type.split(';')[0] ?? '';
      form.append('file', recording, `speech.${endings[kind] ?? 'webm'}`);
      form.append('model', EAR_MODEL);
      form.append('response_format', 'json');
      if (lang !== null) form.append('language', lang);
      const answer = await post('/v1/audio/transcriptions', form, signal, HEAR_MS);
      if (!answer.ok) return answer;
      const { text } = membersOf(await answer.value.json().catch(() => null));
      return typeof text === 'string' ? ok(text.trim().replaceAll(/\s+/g, ' ')) : err('malformed');
    },
  };
}
