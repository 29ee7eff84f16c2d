import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { paths } from '#app/paths.ts';
import { setAudioFavourite } from '#db/audio-favourites.ts';
import { useStartPlayer } from '#parts/audio/use-start-player.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { favouritesAtFirst, findItems } from '#practice/audio/library.ts';
import type { LibraryItem } from '#practice/audio/library.ts';
import { type AudioCategory, audioCategories } from '#practice/audio/titles.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useNowPlaying, usePlayerSlot } from '#store/player.ts';
import { useInvalidate } from '#store/server-query.tsx';
import { uiWisdom } from '#text/en/ui-wisdom.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconHeart, IconHeartFilled, IconHome, IconSearch } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { Link } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { AudioCard } from './audio-card.tsx';
import { CardGrid, WHOLE } from './card-grid.tsx';
import { TranscriptOf } from './transcript-of.tsx';
import { type AudioLibrary, useLibrary } from './use-library.ts';
import styles from './wisdom.module.css';

/** "Wisdom": the library of audio, ours and what was published, found by category and words, played and kept. */
export function WisdomScreen() {
  const t = useText(uiWisdom);
  const library = useLibrary();
  const [category, setCategory] = useState<AudioCategory | null>(null);
  const [hearts, setHearts] = useState(false);
  const [search, setSearch] = useState('');
  const [transcript, setTranscript] = useState<LibraryItem | null>(null);
  // Typing stays quick in a library of thousands.
  const sought = useDeferredValue(search);
  const { items, favourites } = library;
  const shown = useMemo(() => {
    const found = findItems(items, { category, search: sought, locale: 'en' });
    return hearts ? found.filter(({ key }) => favourites?.has(key)) : found;
  }, [items, category, sought, hearts, favourites]);
  const actions = useCardActions(shown, setTranscript);
  const now = useNowPlaying();
  const drawCard = (item: LibraryItem) => (
    <AudioCard
      item={item}
      running={now?.key === item.key ? now.running : null}
      favourite={favourites?.has(item.key) ?? false}
      leftAt={library.places.get(item.key) ?? 0}
      inSteps={shown.length > WHOLE}
      actions={actions}
    />
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.headLine}>
          <h1 className={`display ${styles.title}`}>{t.title}</h1>
          <Link className={styles.home} to={paths.home}>
            <Icon of={IconHome} size={18} />
            {t.home}
          </Link>
        </div>
        <p className="muted">{t.lead}</p>
      </header>
      <div className={styles.tools}>
        <div className={styles.chips} role="group" aria-label={t.categories}>
          {([null, ...audioCategories] as const).map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              className={styles.chip}
              aria-pressed={category === one}
              onClick={() => setCategory(one)}
            >
              {one === null ? t.all : t[one]}
            </button>
          ))}
          <button
            type="button"
            className={`${styles.chip} ${styles.hearts}`}
            aria-pressed={hearts}
            onClick={() => setHearts(!hearts)}
          >
            <Icon of={hearts ? IconHeartFilled : IconHeart} size={16} />
            <span>{t.favouritesOnly}</span>
          </button>
        </div>
        <label className={styles.search}>
          <Icon of={IconSearch} size={18} />
          <input
            type="search"
            value={search}
            placeholder={t.search}
            aria-label={t.search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
      </div>
      <TextSupport text={search} folded />
      <Standing published={library.published} />
      <p role="status" className="sr-only">
        {t.found(shown.length)}
      </p>
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <p className={`display ${styles.emptyTitle}`}>{t.empty}</p>
          <p className="muted">{t.emptyHint}</p>
        </div>
      ) : (
        <CardGrid label={t.list} items={shown} draw={drawCard} />
      )}
      {transcript !== null && (
        <TranscriptOf item={transcript} order={shown} onClose={() => setTranscript(null)} />
      )}
    </div>
  );
}

/** What a card can ask for. */
export type CardActions = {
  readonly onPlay: (item: LibraryItem) => void;
  readonly onHeart: (item: LibraryItem, on: boolean) => void;
  readonly onTranscript: (item: LibraryItem) => void;
};

function useCardActions(
  shown: readonly LibraryItem[],
  onTranscript: (item: LibraryItem) => void,
): CardActions {
  const t = useText(uiWisdom);
  const { db, deps } = useLocalData();
  const start = useStartPlayer();
  const slot = usePlayerSlot();
  const onPlay = useCallback(
    (item: LibraryItem) => {
      const player = slot.now();
      const state = player?.view().state;
      if (state?.type === 'loaded' && state.track.item.key === item.key) player?.toggle();
      else start(item, shown);
    },
    [slot, start, shown],
  );
  const onHeart = useCallback(
    (item: LibraryItem, on: boolean) => {
      void setAudioFavourite(db, deps, { key: item.key, on, atFirst: favouritesAtFirst }).then((result) => {
        if (!result.ok) notify({ text: t.notSaved, tone: 'error' });
      });
    },
    [db, deps, t],
  );
  return useMemo(() => ({ onPlay, onHeart, onTranscript }), [onPlay, onHeart, onTranscript]);
}

/** How it stands with the published titles, where there is something to say. */
function Standing({ published }: { published: AudioLibrary['published'] }) {
  const t = useText(uiWisdom);
  const invalidate = useInvalidate();
  if (published === 'current') return null;
  if (published === 'loading') return <p className="muted">{t.loading}</p>;
  return (
    <div className={styles.standing} role={published === 'failed' ? 'alert' : 'status'}>
      <p>{published === 'failed' ? t.failed : t.copy}</p>
      <Button size="small" tone="plain" onClick={() => invalidate('soulWisdom')}>
        {t.retry}
      </Button>
    </div>
  );
}
