import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Player, PlayerView } from '#audio/player/create-player.ts';
import type { PlayerProblem, PlayerState } from '#audio/player/player-state.ts';
import { Cover } from '#parts/audio/cover.tsx';
import { Transcript } from '#parts/audio/transcript.tsx';
import { clockTime } from '#practice/audio/library.ts';
import { usePlayer, usePlayerView } from '#store/player.ts';
import { uiPlayer } from '#text/en/ui-player.ts';
import { TextButton } from '#ui/text-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { IconDrawing } from '#ui/icon.tsx';
import {
  IconBack,
  IconForward,
  IconNext,
  IconPause,
  IconPlay,
  IconPrevious,
  IconTranscript,
  IconX,
} from '#ui/icons.ts';
import { useWide } from '#ui/use-media-query.ts';
import { useRoomFor } from '#ui/use-room-for.ts';
import { useText } from '#ui/use-text.ts';
import { Captions } from './captions.tsx';
import { PlayerOptions } from './player-options.tsx';
import { Progress } from './progress.tsx';
import styles from './player.module.css';
import { usePlayerCare } from './use-player-care.ts';

/** Seconds that an arrow key goes, and the two buttons beside Play. */
const ARROW_S = 5;
const JUMP_S = 15;

/** The bar at the foot of every screen while a title is selected. */
export function PlayerBar() {
  const player = usePlayer();
  const view = usePlayerView();
  if (player === null || view === null || view.state.type === 'empty') return null;
  return <Bar player={player} view={view} state={view.state} />;
}

type Loaded = Extract<PlayerState, { readonly type: 'loaded' }>;

function Bar({ player, view, state }: { player: Player; view: PlayerView; state: Loaded }) {
  const t = useText(uiPlayer);
  const wide = useWide();
  const bar = useRef<HTMLElement>(null);
  const [transcript, setTranscript] = useState(false);
  useRoomFor(bar, '--h-bar');
  useBarKeys(bar, player);
  const care = usePlayerCare(player, state.track);
  const { item, category, cover } = state.track;
  const own = item.kind === 'built-in';
  return (
    <section ref={bar} className={styles.bar} aria-label={t.player} aria-busy={state.busy}>
      {own && view.cues.length > 0 && <Captions player={player} view={view} at={state.at} />}
      <div className={styles.row}>
        <Cover gradient={cover.gradient} emoji={cover.emoji} size={22} className={styles.cover} />
        <div className={styles.text}>
          <p className={styles.title}>
            <bdi>{item.title}</bdi>
          </p>
          <Line view={view} state={state} category={t[category]} onStart={() => player.seek(0)} />
        </div>
        {wide && (
          <IconButton
            label={t.previous}
            icon={IconPrevious}
            iconSize={20}
            disabled={view.previous === null}
            onClick={() => player.step(-1)}
          />
        )}
        {wide && <Jump label={t.back} icon={IconBack} onJump={() => player.seek(state.at - JUMP_S)} />}
        <IconButton
          className={styles.play}
          label={view.running ? t.pause : t.play}
          icon={view.running ? IconPause : IconPlay}
          iconSize={22}
          data-busy={state.busy && view.running ? '' : undefined}
          onClick={player.toggle}
        />
        {wide && <Jump label={t.forward} icon={IconForward} onJump={() => player.seek(state.at + JUMP_S)} />}
        {wide && (
          <IconButton
            label={t.next}
            icon={IconNext}
            iconSize={20}
            disabled={view.next === null}
            onClick={() => player.step(1)}
          />
        )}
        <Progress className={styles.progress} at={state.at} total={state.total} onSeek={player.seek} />
        {wide && own && (
          <IconButton label={t.transcript} icon={IconTranscript} onClick={() => setTranscript(true)} />
        )}
        <PlayerOptions
          player={player}
          view={view}
          track={state.track}
          care={care}
          transport={!wide}
          onTranscript={own && !wide ? () => setTranscript(true) : null}
        />
        <IconButton
          label={t.close}
          icon={IconX}
          onClick={() => {
            player.close();
            document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
          }}
        />
      </div>
      {transcript && own && (
        <Transcript
          title={item.title}
          cues={care.cues}
          at={state.at}
          running={view.running}
          onSeek={(at) => {
            player.seek(at);
            player.play();
          }}
          onToggle={player.toggle}
          onClose={() => setTranscript(false)}
        />
      )}
    </section>
  );
}

function Jump(props: { label: string; icon: IconDrawing; onJump: () => void }) {
  return <IconButton quiet label={props.label} icon={props.icon} iconSize={20} onClick={props.onJump} />;
}

/** Under the title: what is wrong, else where it went on, else what it is. */
function Line(props: { view: PlayerView; state: Loaded; category: string; onStart: () => void }) {
  const t = useText(uiPlayer);
  const { view, state } = props;
  if (state.problem !== null)
    return (
      <p role="alert" className={styles.problem}>
        {problemText(t, state.problem)}
      </p>
    );
  if (view.wentOnAt !== null && state.at - view.wentOnAt < 20)
    return (
      <p className={`meta ${styles.under}`}>
        {t.wentOn(clockTime(view.wentOnAt))} <TextButton onClick={props.onStart}>{t.fromStart}</TextButton>
      </p>
    );
  return (
    <p className={`meta ${styles.under}`}>
      {state.busy ? t.opening : props.category}
      {view.sleepLeftS !== null && <span className="num"> · {t.sleepLeft(clockTime(view.sleepLeftS))}</span>}
    </p>
  );
}

function problemText(t: typeof uiPlayer, problem: PlayerProblem): string {
  const words = {
    offline: t.problemOffline,
    gone: t.problemGone,
    damaged: t.problemDamaged,
    blocked: t.problemBlocked,
  } satisfies Record<PlayerProblem, string>;
  return words[problem];
}

/**
 * Space plays and pauses, the arrows go back and forth, wherever in the bar the focus is; what has keys of its own keeps
 * them.
 */
function useBarKeys(bar: RefObject<HTMLElement | null>, player: Player): void {
  useEffect(() => {
    const element = bar.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest('dialog, [role="dialog"], select') !== null) return;
      const { state } = player.view();
      if (state.type === 'empty') return;
      const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
      if (key === ' ' && target.closest('button') === null) player.toggle();
      else if (isArrow && target.closest('input') === null)
        player.seek(state.at + (key === 'ArrowLeft' ? -ARROW_S : ARROW_S));
      else return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [bar, player]);
}
