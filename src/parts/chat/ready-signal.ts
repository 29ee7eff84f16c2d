/** How the app says that an answer is ready, for somebody who is not looking: two soft notes, and a pulse of the phone. */
import type { SoulsticeDb } from '#db/database.ts';
import { getSetting } from '#db/settings.ts';

/** Two notes a fifth apart: hertz, and seconds from the beginning. */
const NOTES = [
  { hz: 587.33, atS: 0 },
  { hz: 880, atS: 0.14 },
] as const;
const NOTE_S = 0.32;
/** Of full scale: quieter than speech. */
const LOUDNESS = 0.08;
const PULSE_MS = 30;

let context: AudioContext | null = null;

/** Plays the notes. Without sound in this browser nothing happens. */
export function playReady(): void {
  const made = (context ??= newContext());
  if (made === null) return;
  // A browser holds sound back until something was pressed; whoever sends a question has.
  void made.resume().catch(() => undefined);
  for (const { hz, atS } of NOTES) {
    const start = made.currentTime + atS;
    const tone = made.createOscillator();
    const volume = made.createGain();
    tone.frequency.value = hz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_S);
    tone.connect(volume).connect(made.destination);
    tone.start(start);
    tone.stop(start + NOTE_S);
  }
}

function newContext(): AudioContext | null {
  return typeof AudioContext === 'undefined' ? null : new AudioContext();
}

/** Pulses the phone's motor, where there is one. */
export function pulseReady(): void {
  if ('vibrate' in navigator) navigator.vibrate(PULSE_MS);
}

/** Says that an answer is ready, in the ways that the person has switched on. Never fails. */
export async function signalReady(db: SoulsticeDb): Promise<void> {
  try {
    if (await getSetting(db, 'general.soundNotifications')) playReady();
    if (await getSetting(db, 'general.haptics')) pulseReady();
  } catch {
    // The answer itself says when the database cannot be read.
  }
}
