/** Speech into words, whoever does it. */

export type VoiceProblem =
  | 'unsupported'
  /** The browser can neither record nor be told so: for the way by OpenAI. */
  | 'no-recorder'
  | 'refused'
  | 'no-microphone'
  | 'no-network'
  | 'nothing'
  | 'language'
  | 'failed'
  | 'no-key'
  | 'bad-key'
  | 'rate-limited';

export interface Listening {
  /** Stops, and takes what was understood so far. */
  readonly stop: () => void;
  /** Stops at once and takes nothing more. */
  readonly abort: () => void;
}
