import { memo, useDeferredValue, useId, useMemo } from 'react';
import { CoverGround, EmojiDrawing } from '#parts/audio/cover.tsx';
import { audioItemOf } from '#parts/audio/use-start-player.ts';
import { clockTime } from '#practice/audio/library.ts';
import type { LibraryItem } from '#practice/audio/library.ts';
import { uiWisdom } from '#text/en/ui-wisdom.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconHeart, IconHeartFilled, IconPause, IconPlay, IconTranscript } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import { Keeping } from './keeping.tsx';
import type { CardActions } from './wisdom-screen.tsx';
import styles from './wisdom.module.css';

/** One title. Drawn again only when something of it changed: the list may hold thousands. */
export const AudioCard = memo(function AudioCard(props: {
  item: LibraryItem;
  /** Whether it runs; null while another title, or none, is selected. */
  running: boolean | null;
  favourite: boolean;
  /** Seconds; 0 where it was not left in its middle. */
  leftAt: number;
  /** What is read comes first, what is pressed a moment later: of a long list many cards come at once while it scrolls. */
  inSteps: boolean;
  actions: CardActions;
}) {
  const t = useText(uiWisdom);
  const id = useId();
  const { item, running, favourite, actions } = props;
  const whole = useDeferredValue(true, !props.inSteps);
  const onShelf = useMemo(() => audioItemOf(item), [item]);
  return (
    <article className={styles.card} aria-labelledby={id} data-selected={running === null ? undefined : ''}>
      <CoverGround gradient={item.gradient} className={styles.cover}>
        {whole && (
          <>
            <EmojiDrawing of={item.emoji} size={40} />
            <IconButton
              className={styles.play}
              label={running === true ? t.pause(item.title) : t.play(item.title)}
              icon={running === true ? IconPause : IconPlay}
              iconSize={20}
              onClick={() => actions.onPlay(item)}
            />
          </>
        )}
      </CoverGround>
      <div className={styles.text}>
        <p className={styles.kicker}>
          <span className={styles.badge}>{t[item.category]}</span>
          <span className="num">
            <span className="sr-only">{t.length} </span>
            {item.duration}
          </span>
          {props.leftAt > 0 && running === null && (
            <span className="num">{t.leftAt(clockTime(props.leftAt))}</span>
          )}
        </p>
        <h2 id={id} className={`display ${styles.name}`}>
          <bdi>{item.title}</bdi>
        </h2>
        <p className={styles.says}>{item.description}</p>
      </div>
      <IconButton
        className={styles.heart}
        label={t.favourite(item.title)}
        icon={favourite ? IconHeartFilled : IconHeart}
        iconSize={20}
        aria-pressed={favourite}
        onClick={() => actions.onHeart(item, !favourite)}
      />
      <div className={styles.foot}>
        {whole && <Keeping item={onShelf} />}
        {whole && item.kind === 'built-in' && (
          <Button
            size="small"
            tone="plain"
            className={styles.quiet}
            aria-label={t.transcriptOf(item.title)}
            onClick={() => actions.onTranscript(item)}
          >
            <Icon of={IconTranscript} size={18} />
            {t.transcript}
          </Button>
        )}
      </div>
    </article>
  );
});
