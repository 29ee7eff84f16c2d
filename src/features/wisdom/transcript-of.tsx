import { Transcript } from '#parts/audio/transcript.tsx';
import { useCues } from '#parts/audio/use-cues.ts';
import { useStartPlayer } from '#parts/audio/use-start-player.ts';
import type { LibraryItem } from '#practice/audio/library.ts';
import { usePlayer, usePlayerView } from '#store/player.ts';

/** The transcript of a card: of the title that plays, or of one that a line may begin. */
export function TranscriptOf(props: {
  item: LibraryItem;
  order: readonly LibraryItem[];
  onClose: () => void;
}) {
  const { item, order } = props;
  const cues = useCues(item.kind === 'built-in' ? item.id : null);
  const start = useStartPlayer();
  const player = usePlayer();
  const view = usePlayerView();
  const own = view?.state.type === 'loaded' && view.state.track.item.key === item.key ? view.state : null;
  return (
    <Transcript
      title={item.title}
      cues={cues}
      at={own?.at ?? null}
      running={own !== null && view?.running === true}
      onSeek={(at) => {
        if (own === null) return start(item, order, at);
        player?.seek(at);
        player?.play();
      }}
      onToggle={() => (own === null ? start(item, order) : player?.toggle())}
      onClose={props.onClose}
    />
  );
}
