import { useEffect, useState } from 'react';
import type { AudioItem, DownloadProblem, KeptState } from '#audio/shelf.ts';
import { writeBytes } from '#parts/write-bytes.ts';
import { useAudioShelf, useKeptState } from '#store/audio-shelf.tsx';
import { uiWisdom } from '#text/en/ui-wisdom.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconDownload, IconKept, IconPause, IconTrash, IconX } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import styles from './wisdom.module.css';

/** Keeping a title on the device: how large it is, how far it has come, what stands in the way, and giving the space back. */
export function Keeping({ item }: { item: AudioItem }) {
  const t = useText(uiWisdom);
  const shelf = useAudioShelf();
  const state = useKeptState(item.key);
  const download = () => void shelf.download(item);
  const remove = () => void shelf.remove(item.key).then(() => notify({ text: t.removed(item.title) }));
  switch (state.type) {
    case 'none':
      return <Offer item={item} onDownload={download} />;
    case 'kept':
      return (
        <p className={styles.keeping}>
          <span className={styles.kept}>
            <Icon of={IconKept} size={18} />
            {t.kept}
            <span className="num muted">{writeBytes(state.bytes)}</span>
          </span>
          <IconButton quiet label={t.removeOf(item.title)} icon={IconTrash} iconSize={18} onClick={remove} />
        </p>
      );
    case 'downloading':
      return (
        <div className={styles.keeping}>
          <Received state={state} title={item.title} />
          <IconButton
            quiet
            label={t.pauseDownloadOf(item.title)}
            icon={IconPause}
            iconSize={18}
            onClick={() => shelf.pause(item.key)}
          />
        </div>
      );
    case 'paused':
    case 'stopped':
      return (
        <div className={styles.stopped}>
          <p role={state.type === 'stopped' ? 'alert' : undefined} className="meta">
            {state.type === 'stopped'
              ? problemText(t, state.problem)
              : t.pausedAt(writeBytes(state.received))}
          </p>
          <Button
            size="small"
            tone="plain"
            className={styles.quiet}
            aria-label={(state.type === 'paused' ? t.resumeOf : t.tryAgainOf)(item.title)}
            onClick={download}
          >
            {state.type === 'paused' ? t.resume : t.tryAgain}
          </Button>
          <IconButton quiet label={t.removeOf(item.title)} icon={IconX} iconSize={18} onClick={remove} />
        </div>
      );
  }
}

/**
 * The size comes first. Ours are known at once; of a published title it is asked when somebody wants to keep it, so that a
 * long list costs no requests.
 */
function Offer({ item, onDownload }: { item: AudioItem; onDownload: () => void }) {
  const t = useText(uiWisdom);
  const shelf = useAudioShelf();
  const own = item.kind === 'built-in';
  const [asked, setAsked] = useState(own);
  const [size, setSize] = useState<number | null | undefined>(undefined);
  useEffect(() => {
    if (!asked) return undefined;
    let wanted = true;
    shelf.sizeOf(item).then(
      (bytes) => {
        if (wanted) setSize(bytes);
      },
      () => {
        if (wanted) setSize(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [asked, shelf, item]);
  const bytes = typeof size === 'number' ? writeBytes(size) : null;
  const words = !asked
    ? t.download
    : size === undefined
      ? own
        ? t.download
        : t.sizeAsked
      : own
        ? bytes === null
          ? t.download
          : t.downloadSize(bytes)
        : bytes === null
          ? t.downloadUnknown
          : t.downloadNow(bytes);
  return (
    <Button
      size="small"
      tone="plain"
      className={styles.quiet}
      aria-label={bytes === null ? t.downloadOf(item.title) : t.downloadSizeOf(item.title, bytes)}
      onClick={() => {
        if (!asked) setAsked(true);
        else if (size !== undefined || own) onDownload();
      }}
    >
      <Icon of={IconDownload} size={18} />
      {words}
    </Button>
  );
}

function Received(props: { state: Extract<KeptState, { type: 'downloading' }>; title: string }) {
  const t = useText(uiWisdom);
  const { received, total } = props.state;
  return (
    <span className={styles.receiving}>
      <progress
        aria-label={t.progress(props.title)}
        max={total ?? undefined}
        value={total === null ? undefined : received}
      />
      <span className="meta num">
        {total === null
          ? t.receivedOnly(writeBytes(received))
          : t.received(writeBytes(received), writeBytes(total))}
      </span>
    </span>
  );
}

function problemText(t: typeof uiWisdom, problem: DownloadProblem): string {
  const words = {
    offline: t.problemOffline,
    'no-room': t.problemRoom,
    damaged: t.problemDamaged,
    server: t.problemServer,
  } satisfies Record<DownloadProblem, string>;
  return words[problem];
}
