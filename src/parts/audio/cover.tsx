import type { ReactNode } from 'react';
import IconButterfly from 'virtual:icon/butterfly';
import IconComet from 'virtual:icon/comet';
import IconCrystalBall from 'virtual:icon/crystal-ball';
import IconFlower from 'virtual:icon/flower';
import IconHeadphones from 'virtual:icon/headphones';
import IconHeartSpark from 'virtual:icon/heart-spark';
import IconMoneybag from 'virtual:icon/moneybag';
import IconMoon from 'virtual:icon/moon';
import IconMusic from 'virtual:icon/music';
import IconSparkles from 'virtual:icon/sparkles';
import IconStar from 'virtual:icon/star';
import type { ContentEmoji, GradientColor } from '#contract/api/content.ts';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import styles from './cover.module.css';

/**
 * The art of an item: its ramp of one of our inks, its emoji drawn in our line over the horizon. Drawn, because the
 * picture that stands for an emoji differs from one device to the next, and is missing on some.
 */
export function Cover(props: {
  gradient: GradientColor;
  emoji: ContentEmoji;
  size?: number;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <CoverGround gradient={props.gradient} className={props.className}>
      <EmojiDrawing of={props.emoji} size={props.size ?? 44} />
      {props.children}
    </CoverGround>
  );
}

/** The ramp of a cover, before or under what is drawn on it. */
export function CoverGround(props: {
  gradient: GradientColor;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={[styles.cover, props.className].filter(Boolean).join(' ')} data-gradient={props.gradient}>
      {props.children}
    </div>
  );
}

/** A sample of a gradient. Decorative: its name stands beside it. */
export function Ramp(props: { of: GradientColor; className?: string | undefined }) {
  return (
    <span
      className={[styles.ramp, props.className].filter(Boolean).join(' ')}
      data-gradient={props.of}
      aria-hidden
    />
  );
}

/** An emoji in line. Decorative: its name stands beside it or in the control. */
export function EmojiDrawing(props: { of: ContentEmoji; size: number }) {
  const drawing = drawings[props.of];
  if (typeof drawing !== 'string') return <Icon of={drawing} size={props.size} />;
  return (
    <svg
      viewBox="0 0 24 24"
      width={props.size}
      height={props.size}
      className={styles.line}
      aria-hidden
      focusable="false"
    >
      <path d={drawing} />
    </svg>
  );
}

/** Tabler's drawing where there is one, else our own path on the same grid. */
const drawings: Readonly<Record<ContentEmoji, IconDrawing | string>> = {
  '✨': IconSparkles,
  '🌙': IconMoon,
  '💫': IconComet,
  '⭐': IconStar,
  '🔮': IconCrystalBall,
  '🎵': IconMusic,
  '🎧': IconHeadphones,
  '💖': IconHeartSpark,
  '🧘': 'M10 5.2a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9.7 9.6v5.6M14.3 9.6v5.6M9.7 9.6c.6-.5 1.4-.8 2.3-.8s1.700.3 2.300.8M9.7 10l-3.5 4.8M14.3 10l3.5 4.8M9.7 15.2L5 17.6c-1.500.8-1 2.700.6 2.7h12.8c1.6 0 2.1-1.900.6-2.7l-4.7-2.4M9.5 17.7l4.3 2.5',
  '🌼': IconFlower,
  '🦋': IconButterfly,
  '💝': 'M12 20.2C7.2 16.4 3.6 13.2 3.6 9.1A4.6 4.6 0 0 1 12 6.5a4.6 4.6 0 0 1 8.4 2.6c0 4.1-3.6 7.3-8.4 11.1M4.3 11.6h15.4M12 6.5v13.7M12 11.6c-1.6-3-4.4-3.4-4.6-1.8-.2 1.4 2.4 2 4.6 1.8M12 11.6c1.6-3 4.4-3.4 4.6-1.8.2 1.4-2.4 2-4.6 1.8',
  '💰': IconMoneybag,
  '🌺': 'M11.4 11.2C8.3 8.6 8.6 3.4 12 3.2c3.4.2 3.7 4.9 1.3 7.6M13.5 10.9c.9-3.7 5.7-5.2 7.1-2.4 1.2 3-2.4 5.8-6.2 5M14.4 13.4c3.7 1.2 4.6 5.9 1.8 7-2.9.9-4.7-3.3-3.9-6.7M12 13.8c-.6 3.7-3.8 7.3-6.2 5.6-2.4-1.9.3-5.8 4-6.5M9.9 13C6 13.6 2.4 10.9 3.5 8.1c1.3-2.7 5.9-1.3 7.7 2M12 12.2l4.8-3.7M16.8 8.5h.01M15.6 8.1h.01M16.9 9.8h.01',
};
