/**
 * OpenAI's voices, by the person's own key. The sound of a piece is asked for while the one before it plays, and is let go of
 * once it was heard. The speed is the player's; the voices know no pitch and tell nothing of words.
 */
import type { OpenAiFailure, OpenAiVoiceCalls } from '#model/openai-voice.ts';
import type { Speaker, SpeechHow, SpeechProblem } from './speaker.ts';

const problems: Readonly<Partial<Record<OpenAiFailure, SpeechProblem>>> = {
  'no-key': 'no-key',
  'bad-key': 'bad-key',
  'rate-limited': 'rate-limited',
  unreachable: 'no-network',
  timeout: 'no-network',
};

/** The part of an audio element that is used. */
export type Player = Pick<
  HTMLAudioElement,
  'src' | 'playbackRate' | 'preservesPitch' | 'play' | 'pause' | 'addEventListener'
>;

type Sound = ReturnType<OpenAiVoiceCalls['speak']>;

/** A speaker that asks OpenAI for each piece and plays it. */
export function createOpenAiSpeaker(
  speak: OpenAiVoiceCalls['speak'],
  createPlayer: () => Player = () => new Audio(),
): Speaker {
  let player: Player | null = null;
  let url: string | null = null;
  let control = new AbortController();
  let onEnd: ((problem: SpeechProblem | null) => void) | null = null;
  /** What plays is a piece, and not the silence before the first. */
  let isPiece = false;
  const asked = new Map<string, Sound>();

  const soundOf = (text: string, how: SpeechHow): Sound => {
    const name = `${how.openAiVoice} ${text}`;
    const sound = asked.get(name) ?? speak(text, how.openAiVoice, control.signal);
    asked.set(name, sound);
    return sound;
  };
  const letGo = () => {
    if (url !== null) URL.revokeObjectURL(url);
    url = null;
  };
  const end = (problem: SpeechProblem | null) => {
    const was = onEnd;
    onEnd = null;
    letGo();
    was?.(problem);
  };
  const thePlayer = (): Player => {
    if (player !== null) return player;
    player = createPlayer();
    player.addEventListener('ended', () => isPiece && end(null));
    player.addEventListener('error', () => isPiece && end('failed'));
    return player;
  };
  const play = (sound: Blob, rate: number, piece: boolean) => {
    letGo();
    isPiece = piece;
    url = URL.createObjectURL(sound);
    const at = thePlayer();
    at.src = url;
    at.playbackRate = rate;
    at.preservesPitch = true;
    return at.play();
  };

  return {
    unlock: () => {
      // Safari lets a player sound later that was started once by a press: this is a moment of silence.
      play(silence(), 1, false).catch(() => undefined);
    },
    prepare: (text, how) => void soundOf(text, how),
    speak: (text, how, on) => {
      onEnd = on.onEnd;
      const { signal } = control;
      void soundOf(text, how).then(async (sound) => {
        asked.delete(`${how.openAiVoice} ${text}`);
        if (signal.aborted) return;
        if (!sound.ok) {
          end(problems[sound.error] ?? 'failed');
          return;
        }
        try {
          await play(sound.value, how.rate, true);
        } catch (error) {
          if (signal.aborted) return;
          end(error instanceof DOMException && error.name === 'NotAllowedError' ? 'not-allowed' : 'failed');
        }
      });
    },
    cancel: () => {
      control.abort();
      control = new AbortController();
      asked.clear();
      onEnd = null;
      player?.pause();
      letGo();
    },
  };
}

/** A WAV file of one silent sample: 8 bits, 8 kHz, one channel. */
function silence(): Blob {
  const file = new DataView(new ArrayBuffer(45));
  const letters = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) file.setUint8(at + index, text.charCodeAt(index));
  };
  letters(0, 'RIFF');
  file.setUint32(4, 37, true);
  letters(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, 8000, true);
  file.setUint32(28, 8000, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  letters(36, 'data');
  file.setUint32(40, 1, true);
  file.setUint8(44, 128);
  return new Blob([file.buffer], { type: 'audio/wav' });
}
