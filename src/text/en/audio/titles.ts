/** The seven built-in titles by name, and a sentence about each. */
import type { AudioTitleWords } from '#practice/audio/cues.ts';
import type { BuiltInId } from '#practice/audio/titles.ts';

export const audioTitles: Readonly<Record<BuiltInId, AudioTitleWords>> = {
  'cosmic-awakening-journey': {
    title: 'Cosmic Awakening Journey',
    description: 'A walk from your doorstep to the edge of the planets and home, at the pace of light.',
    emoji: '💫',
  },
  'daily-abundance-affirmations': {
    title: 'Daily Abundance Affirmations',
    description: 'Fifteen plain lines about having enough, with room to answer each.',
    emoji: '✨',
  },
  'crystal-bowl-healing-frequencies': {
    title: 'Crystal Bowl Healing Frequencies',
    description: 'Seven singing bowls with long quiet between them, and hardly a word.',
    emoji: '🔮',
  },
  'chakra-alignment-meditation': {
    title: 'Chakra Alignment Meditation',
    description: 'Seven places in the body, each with an image, a question and a silence.',
    emoji: '🧘',
  },
  'lunar-eclipse-wisdom': {
    title: 'Lunar Eclipse Wisdom',
    description:
      'What happens when the Moon goes dark, and a practice in three parts: shadow, red light, return.',
    emoji: '🌙',
  },
  'self-love-activation': {
    title: 'Self-Love Activation',
    description: 'Fifteen lines said twice: once as yours, once to you, with a hand on the heart.',
    emoji: '💖',
  },
  'forest-bathing-soundscape': {
    title: 'Forest Bathing Soundscape',
    description: 'An hour among leaves, water and birds. Five short invitations, or none.',
    emoji: '🦋',
  },
};
