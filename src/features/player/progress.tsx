import { type CSSProperties, useRef, useState } from 'react';
import { clockTime } from '#practice/audio/library.ts';
import { uiPlayer } from '#text/en/ui-player.ts';
import { useText } from '#ui/use-text.ts';
import styles from './player.module.css';

/** Seconds for an arrow, and for Page Up and Page Down. */
const STEP_S = 5;
const PAGE_S = 60;

/** Elapsed time, a slider over the title, and its length. While it is dragged the title plays on; letting go goes there. */
export function Progress(props: {
  at: number;
  total: number | null;
  className?: string | undefined;
  onSeek: (at: number) => void;
}) {
  const t = useText(uiPlayer);
  const [dragged, setDragged] = useState<number | null>(null);
  // Keys, a switch and a screen reader change the value without a pointer: then it is meant at once.
  const held = useRef(false);
  const { total, onSeek } = props;
  const shown = dragged ?? props.at;
  const most = Math.max(1, Math.floor(total ?? 0));
  const done = total === null ? 0 : Math.min(1, shown / total);
  const spoken = (seconds: number) => t.timeSpoken(Math.floor(seconds / 60), Math.floor(seconds % 60));
  const letGo = () => {
    held.current = false;
    if (dragged !== null) onSeek(dragged);
    setDragged(null);
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -STEP_S,
    ArrowDown: -STEP_S,
    ArrowRight: STEP_S,
    ArrowUp: STEP_S,
    PageDown: -PAGE_S,
    PageUp: PAGE_S,
  };
  return (
    <div className={[styles.progressLine, props.className].filter(Boolean).join(' ')}>
      <span className={`num ${styles.clock}`}>
        <span className="sr-only">{t.elapsed} </span>
        {clockTime(shown)}
      </span>
      <input
        type="range"
        className={styles.slider}
        aria-label={t.progress}
        aria-valuetext={total === null ? spoken(shown) : t.timeOf(spoken(shown), spoken(total))}
        min={0}
        max={most}
        step={1}
        disabled={total === null}
        value={Math.min(most, Math.floor(shown))}
        style={{ '--done': `${(done * 100).toFixed(2)}%` } as CSSProperties}
        onChange={({ target }) => {
          if (held.current) setDragged(Number(target.value));
          else onSeek(Number(target.value));
        }}
        onPointerDown={() => {
          held.current = true;
        }}
        onPointerUp={letGo}
        onPointerCancel={() => {
          held.current = false;
          setDragged(null);
        }}
        onBlur={letGo}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (step !== undefined) onSeek(props.at + step);
          else if (event.key === 'Home') onSeek(0);
          else if (event.key === 'End') onSeek(most);
          else return;
          event.preventDefault();
        }}
      />
      <span className={`num ${styles.clock}`}>
        <span className="sr-only">{t.total} </span>
        {total === null ? '–:––' : clockTime(total)}
      </span>
    </div>
  );
}
