import { useMemo, useSyncExternalStore } from 'react';
import { voicesOf } from '#audio/player/speaker.ts';

let known: readonly SpeechSynthesisVoice[] = [];

/** The English voices of the device as they come and go: the list comes late and grows. Null where the browser cannot speak. */
export function useVoices(): readonly SpeechSynthesisVoice[] | null {
  const all = useSyncExternalStore(follow, voicesNow);
  return useMemo(() => (all === null ? null : voicesOf(all, 'en')), [all]);
}

/** As last told; the same array until they change. */
function voicesNow(): readonly SpeechSynthesisVoice[] | null {
  if (!('speechSynthesis' in window)) return null;
  const now = window.speechSynthesis.getVoices();
  const same =
    now.length === known.length && now.every(({ voiceURI }, at) => voiceURI === known[at]?.voiceURI);
  if (!same) known = now;
  return known;
}

function follow(changed: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const synthesis = window.speechSynthesis;
  synthesis.addEventListener('voiceschanged', changed);
  return () => synthesis.removeEventListener('voiceschanged', changed);
}
