/** The English scripts of the seven titles. */
import type { AudioScripts } from '#practice/audio/cues.ts';
import { chakraAlignmentMeditation } from './chakra-alignment-meditation.ts';
import { cosmicAwakeningJourney } from './cosmic-awakening-journey.ts';
import { crystalBowlHealingFrequencies } from './crystal-bowl-healing-frequencies.ts';
import { dailyAbundanceAffirmations } from './daily-abundance-affirmations.ts';
import { forestBathingSoundscape } from './forest-bathing-soundscape.ts';
import { lunarEclipseWisdom } from './lunar-eclipse-wisdom.ts';
import { selfLoveActivation } from './self-love-activation.ts';

export const audioScripts: AudioScripts = {
  'cosmic-awakening-journey': cosmicAwakeningJourney,
  'daily-abundance-affirmations': dailyAbundanceAffirmations,
  'crystal-bowl-healing-frequencies': crystalBowlHealingFrequencies,
  'chakra-alignment-meditation': chakraAlignmentMeditation,
  'lunar-eclipse-wisdom': lunarEclipseWisdom,
  'self-love-activation': selfLoveActivation,
  'forest-bathing-soundscape': forestBathingSoundscape,
};
