/** Crystal Bowl Healing Frequencies, 45:00: a few lines to begin with, a few to come back by. */
import type { AudioLine } from '#practice/audio/cues.ts';

export const crystalBowlHealingFrequencies: readonly AudioLine[] = [
  {
    at: 14,
    text: 'Welcome. For forty-five minutes seven bowls will sound, one after another, with room between.',
  },
  {
    at: 30,
    text: 'You need not do anything with them. Lie down, or sit. If you wear headphones, keep the sound low.',
  },
  {
    at: 50,
    text: 'No tone here is a treatment. It is something steady to listen to, and that is often enough.',
  },
  {
    at: 70,
    text: 'When you lose the thread, wait for the next bowl. I will be silent now until near the end.',
  },
  { at: 2590, text: 'We are coming to the end. Let the last bowls ring for as long as they like.' },
  { at: 2614, text: 'Move your fingers, and your toes. Feel what is holding you up.' },
  { at: 2640, text: 'If the quiet was pleasant, it was yours before the bowls began.' },
  { at: 2664, text: 'Thank you for listening. Get up slowly.' },
];
