/**
 * Stones and what connects them to a sign or a purpose, as plain keys. What tradition says of each, and which
 * tradition, stands in the text.
 *
 * Signs follow the planet or the element a tradition gives the stone; lists differ, and the page says so.
 */
import type { SignName } from '#facts/fact-id.ts';
import type { MoonHalf } from './ask-universe.ts';

export const INTENTION_THEMES = [
  'calm',
  'sleep',
  'courage',
  'love',
  'self-worth',
  'grief',
  'clarity',
  'voice',
  'boundaries',
  'change',
  'letting-go',
  'focus',
  'work',
  'creativity',
  'home',
  'patience',
] as const;
export type IntentionTheme = (typeof INTENTION_THEMES)[number];

export type Crystal = {
  readonly id: CrystalId;
  readonly themes: readonly IntentionTheme[];
  readonly signs: readonly SignName[];
  readonly moon: MoonHalf;
  /** `dry`: water harms it. `no-dust`: not to be filed or ground. `soft`: scratches easily. */
  readonly care: 'sturdy' | 'dry' | 'no-dust' | 'soft';
};

export const CRYSTAL_IDS = [
  'amethyst',
  'moonstone',
  'rose-quartz',
  'clear-quartz',
  'smoky-quartz',
  'citrine',
  'carnelian',
  'red-jasper',
  'agate',
  'bloodstone',
  'onyx',
  'tigers-eye',
  'lapis-lazuli',
  'turquoise',
  'jade',
  'garnet',
  'ruby',
  'sapphire',
  'emerald',
  'aquamarine',
  'peridot',
  'opal',
  'pearl',
  'amber',
  'jet',
  'obsidian',
  'hematite',
  'malachite',
  'labradorite',
  'selenite',
] as const;
export type CrystalId = (typeof CRYSTAL_IDS)[number];

export const CRYSTALS: readonly Crystal[] = [
  stone('amethyst', ['calm', 'sleep', 'clarity'], ['pisces', 'aquarius'], 'shrinking'),
  stone('moonstone', ['sleep', 'change', 'home'], ['cancer', 'pisces'], 'growing'),
  stone('rose-quartz', ['love', 'self-worth', 'grief'], ['taurus', 'libra'], 'round'),
  stone('clear-quartz', ['clarity', 'focus'], ['leo', 'aquarius'], 'beginning'),
  stone('smoky-quartz', ['letting-go', 'calm', 'patience'], ['capricorn', 'scorpio'], 'shrinking'),
  stone('citrine', ['work', 'creativity', 'self-worth'], ['leo', 'gemini'], 'growing'),
  stone('carnelian', ['courage', 'creativity'], ['aries', 'leo'], 'beginning'),
  stone('red-jasper', ['patience', 'courage', 'home'], ['aries', 'taurus'], 'growing'),
  stone('agate', ['calm', 'home', 'patience'], ['gemini', 'taurus'], 'growing'),
  stone('bloodstone', ['courage', 'patience'], ['aries', 'scorpio'], 'beginning'),
  stone('onyx', ['boundaries', 'focus'], ['capricorn', 'virgo'], 'shrinking'),
  stone('tigers-eye', ['focus', 'courage', 'work'], ['leo', 'capricorn'], 'growing'),
  stone('lapis-lazuli', ['voice', 'clarity'], ['sagittarius', 'aquarius'], 'round'),
  stone('turquoise', ['change', 'boundaries', 'voice'], ['sagittarius', 'aquarius'], 'growing'),
  stone('jade', ['love', 'home', 'patience'], ['libra', 'taurus'], 'round'),
  stone('garnet', ['love', 'courage', 'patience'], ['capricorn', 'scorpio'], 'growing'),
  stone('ruby', ['courage', 'self-worth'], ['leo', 'aries'], 'round'),
  stone('sapphire', ['clarity', 'patience', 'work'], ['capricorn', 'aquarius'], 'round'),
  stone('emerald', ['voice', 'love', 'work'], ['gemini', 'virgo'], 'growing'),
  stone('aquamarine', ['calm', 'voice', 'change'], ['pisces', 'libra'], 'round'),
  stone('peridot', ['self-worth', 'letting-go'], ['virgo', 'leo'], 'growing'),
  stone('opal', ['creativity', 'love'], ['libra', 'cancer'], 'round'),
  stone('pearl', ['grief', 'sleep', 'self-worth'], ['cancer', 'pisces'], 'round', 'soft'),
  stone('amber', ['grief', 'home', 'self-worth'], ['leo', 'sagittarius'], 'growing', 'soft'),
  stone('jet', ['grief', 'letting-go', 'boundaries'], ['capricorn', 'scorpio'], 'shrinking', 'soft'),
  stone('obsidian', ['clarity', 'letting-go', 'boundaries'], ['scorpio', 'capricorn'], 'shrinking'),
  stone('hematite', ['focus', 'boundaries', 'calm'], ['aries', 'virgo'], 'shrinking', 'dry'),
  stone('malachite', ['change', 'love', 'courage'], ['taurus', 'scorpio'], 'beginning', 'no-dust'),
  stone('labradorite', ['change', 'creativity', 'clarity'], ['aquarius', 'sagittarius'], 'beginning'),
  stone('selenite', ['sleep', 'calm', 'letting-go'], ['cancer', 'virgo'], 'round', 'dry'),
];

function stone(
  id: CrystalId,
  themes: readonly IntentionTheme[],
  signs: readonly SignName[],
  moon: MoonHalf,
  care: Crystal['care'] = 'sturdy',
): Crystal {
  return { id, themes, signs, moon, care };
}
