import { useEffect, useRef } from 'react';
import { cueBefore } from '#audio/player/cue-time.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { clockTime } from '#practice/audio/library.ts';
import type { AudioCue } from '#practice/audio/titles.ts';
import { uiPlayer } from '#text/en/ui-player.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconPause, IconPlay } from '#ui/icons.ts';
import { useReducedMotion } from '#ui/motion.ts';
import { useText } from '#ui/use-text.ts';
import styles from './transcript.module.css';

/** The words of a title with their times. Choosing a line goes there; the line of now is marked, kept in sight and told. */
export function Transcript(props: {
  title: string;
  /** Null while they are fetched. */
  cues: readonly AudioCue[] | null;
  /** Seconds; null while this title is not the one that is selected. */
  at: number | null;
  running: boolean;
  onSeek: (at: number) => void;
  onToggle: () => void;
  onClose: () => void;
}) {
  const t = useText(uiPlayer);
  const { cues, at } = props;
  const current = cues === null || at === null ? -1 : cueBefore(cues, at);
  const list = useRef<HTMLOListElement>(null);
  const still = useReducedMotion();
  useEffect(() => {
    const line = list.current?.children.item(current) ?? null;
    if (current >= 0) line?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [current, still]);
  return (
    <LargeDialog
      narrow
      title={t.transcriptOf(props.title)}
      closeLabel={t.closeTranscript}
      onClose={props.onClose}
      actions={
        <Button size="small" onClick={props.onToggle}>
          <Icon of={props.running ? IconPause : IconPlay} size={18} />
          {props.running ? t.pause : t.play}
          {at !== null && <span className="num muted">{clockTime(at)}</span>}
        </Button>
      }
    >
      {cues === null ? (
        <p className="muted">{t.noWords}</p>
      ) : (
        <ol ref={list} className={styles.lines} aria-label={t.lines}>
          {cues.map((cue, place) => (
            <li key={cue.at}>
              <button
                type="button"
                className={styles.line}
                aria-current={place === current ? 'true' : undefined}
                onClick={() => props.onSeek(cue.at)}
              >
                <span className={`num ${styles.time}`}>{clockTime(cue.at)}</span>
                <span>{cue.text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {cues?.[current]?.text ?? ''}
      </p>
    </LargeDialog>
  );
}
