import type { ContentEmoji, ContentType, GradientColor } from '#contract/api/content.ts';
import type { uiAdmin } from '#text/en/ui-admin.ts';

type Words = typeof uiAdmin;

export function typeName(t: Words, type: ContentType): string {
  const names: Readonly<Record<ContentType, string>> = {
    podcast: t.typePodcast,
    affirmation: t.typeAffirmation,
    healing: t.typeHealing,
  };
  return names[type];
}

export function gradientName(t: Words, gradient: GradientColor): string {
  const names: Readonly<Record<GradientColor, string>> = {
    Blue: t.blue,
    Violet: t.violet,
    'Pink Rose': t.pinkRose,
    'Orange Pink': t.orangePink,
    'Teal Cyan': t.tealCyan,
    Green: t.green,
  };
  return names[gradient];
}

export function emojiName(t: Words, emoji: ContentEmoji): string {
  const names: Readonly<Record<ContentEmoji, string>> = {
    '✨': t.sparkles,
    '🌙': t.crescentMoon,
    '💫': t.dizzyStar,
    '⭐': t.star,
    '🔮': t.crystalBall,
    '🎵': t.musicalNote,
    '🎧': t.headphones,
    '💖': t.sparklingHeart,
    '🧘': t.meditatingPerson,
    '🌼': t.blossom,
    '🦋': t.butterfly,
    '💝': t.heartWithRibbon,
    '💰': t.moneyBag,
    '🌺': t.hibiscus,
  };
  return names[emoji];
}
