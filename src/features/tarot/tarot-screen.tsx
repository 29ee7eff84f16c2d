import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { getSetting } from '#db/settings.ts';
import { CelticCross, CelticList, LaidCards } from '#parts/tarot/laid-cards.tsx';
import { CardDialog } from '#parts/tarot/card-dialog.tsx';
import { loadDeckWords, useDeckWords } from '#parts/tarot/deck-words.ts';
import type { TarotWords } from '#practice/tarot/words.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconArchive, IconChevronDown, IconX } from '#ui/icons.ts';
import { Modal } from '#ui/modal.tsx';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { useWidth } from '#ui/use-width.ts';
import { dayZone } from '#db/day-zone.ts';
import { DeckPart } from './deck-part.tsx';
import { Question } from './question.tsx';
import { SidePanel } from './side-panel.tsx';
import styles from './tarot.module.css';
import { useTable } from './use-table.ts';

// What comes after the cards is fetched while they are chosen.
const loadReading = () => import('./reading.tsx');
const Reading = lazy(async () => ({ default: (await loadReading()).Reading }));
const FactsSheet = lazy(async () => ({
  default: (await import('#parts/reading/facts-sheet.tsx')).FactsSheet,
}));
const JournalDialog = lazy(async () => ({ default: (await import('./journal-dialog.tsx')).JournalDialog }));
const OwnDeckDialog = lazy(async () => ({ default: (await import('./own-deck-dialog.tsx')).OwnDeckDialog }));

/** From this width on the table has room for a true Celtic Cross with something beside it, CSS px. */
const ROOM_FOR_CROSS = 760;

/** "Mystical Tarot Reader". */
export function TarotScreen() {
  const t = useText(uiTarot);
  const { db } = useLocalData();
  const words = useDeckWords();
  const settings = useLiveQuery(
    async () => ({
      reversals: await getSetting(db, 'tarot.reversals'),
      zone: await getSetting(db, 'display.timezone'),
    }),
    [db],
  );
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    loadDeckWords().catch(() => setMissing(true));
  }, []);
  if (words === null || settings === undefined) {
    return (
      <div className={styles.page} aria-busy={!missing}>
        <h1 className={`display ${styles.title}`}>{t.title}</h1>
        <p className="muted" role="status">
          {missing ? t.deckMissing : t.loading}
        </p>
      </div>
    );
  }
  const zone = dayZone(settings.zone);
  return <TarotTable words={words} reversals={settings.reversals} zone={zone} />;
}

type Dialog = 'journal' | 'own' | { readonly place: number } | null;
/** What waits for a yes, because cards on the table would be set aside. */
type Asking = { readonly act: () => void };

function TarotTable(props: { words: TarotWords; reversals: boolean; zone: string }) {
  const t = useText(uiTarot);
  const { words } = props;
  const table = useTable(props.reversals);
  const wide = useWide();
  const page = useRef<HTMLDivElement>(null);
  const hasRoom = useWidth(page) >= ROOM_FOR_CROSS;
  const [side, setSide] = useState<boolean | null>(null);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [factsOpen, setFactsOpen] = useState(false);
  const [hot, setHot] = useState<readonly string[]>(none);
  const { spread, cards, reading, input, busy } = table;
  // Beside the table until there is a reading to make room for; over it on a phone, when asked for.
  const sideOpen = side ?? (wide && reading === null);
  useEffect(() => {
    void loadReading();
  }, []);
  const [announced, setAnnounced] = useState('');
  const readButton = useRef<HTMLButtonElement>(null);
  const isComplete = input !== null && reading === null;
  useEffect(() => {
    // The deck is gone, and with it the card that had the focus.
    if (isComplete && document.activeElement === document.body) readButton.current?.focus();
  }, [isComplete]);

  /** At once, or after a yes where cards were seen and not read. */
  const begin = (then: () => void) => {
    const now = () => {
      setSide(null);
      setFactsOpen(false);
      then();
    };
    if (table.frozen) setAsking({ act: now });
    else now();
  };
  const open = useCallback((place: number) => setDialog({ place }), []);
  const pick = (slot: number) => {
    setAnnounced('');
    table.pick(slot);
  };
  const shuffle = () =>
    begin(() => {
      table.shuffle();
      setAnnounced(t.shuffled);
    });

  const panel = (
    <SidePanel
      spread={spread}
      reversals={table.draw?.reversals ?? props.reversals}
      sidesFixed={cards.length > 0}
      disabled={busy || table.shuffling}
      onSpread={(next) => begin(() => table.chooseSpread(next))}
      onReversals={table.setReversals}
      onOwn={() => setDialog('own')}
      onJournal={() => setDialog('journal')}
    />
  );
  const isCross = spread === 'celtic' && hasRoom;
  const deck = table.draw !== null && input === null && (
    <DeckPart
      table={table}
      beside={isCross}
      announced={announced}
      onPick={pick}
      onShuffle={shuffle}
      onReset={() => begin(table.clear)}
    />
  );
  return (
    <div className={styles.screen}>
      {wide && sideOpen && (
        <aside className={styles.side} aria-label={t.side}>
          {panel}
        </aside>
      )}
      <div ref={page} className={styles.page}>
        <header className={styles.head}>
          <h1 className={`display ${styles.title}`}>{t.title}</h1>
          <div className={styles.headActions}>
            <Button size="small" aria-expanded={sideOpen} onClick={() => setSide(!sideOpen)}>
              {wide ? t.openSide : t.spreadName(spread)}
              <Icon of={IconChevronDown} size={16} />
            </Button>
            <IconButton label={t.journal} icon={IconArchive} onClick={() => setDialog('journal')} />
          </div>
        </header>
        {cards.length === 0 && <p className={`muted ${styles.lead}`}>{t.lead}</p>}
        <Question
          value={table.question}
          isRead={reading !== null}
          disabled={busy}
          onChange={table.setQuestion}
        />
        <div className={reading === null ? undefined : styles.read}>
          <section
            className={spread === 'celtic' ? styles.cards : `${styles.cards} ${styles.stays}`}
            aria-labelledby="your-cards"
          >
            <h2 id="your-cards" className={`display ${styles.heading}`}>
              {t.yourCards}
            </h2>
            {isCross ? (
              <div className={styles.cross}>
                <CelticCross spread={spread} cards={cards} words={words} onOpen={open} />
                {input === null && deck}
                {cards.length > 0 && <CelticList cards={cards} words={words} onOpen={open} />}
              </div>
            ) : (
              // Ten places stay in sight of the deck while they are filled.
              <LaidCards
                compact={spread === 'celtic' && input === null}
                spread={spread}
                cards={cards}
                words={words}
                onOpen={open}
              />
            )}
            {input !== null && reading === null && (
              <div className={styles.actions}>
                <PrimaryButton ref={readButton} disabled={busy} onClick={() => void table.read()}>
                  {busy ? t.reading : t.getReading}
                </PrimaryButton>
                <Button disabled={busy} onClick={() => begin(table.clear)}>
                  {t.reset}
                </Button>
              </div>
            )}
            {table.failed && (
              <p role="alert" className={styles.problem}>
                {t.readingFailed}
              </p>
            )}
          </section>
          {(reading !== null || table.safety !== null) && input !== null && (
            <Suspense>
              <Reading
                table={table}
                input={input}
                words={words}
                zone={props.zone}
                hot={hot}
                onHot={setHot}
                onFacts={() => setFactsOpen(!factsOpen)}
                factsOpen={factsOpen}
                onStartNew={() => {
                  setSide(null);
                  setFactsOpen(false);
                  table.startNew();
                }}
              />
            </Suspense>
          )}
        </div>
        {!isCross && deck}
      </div>
      {factsOpen && reading !== null && (
        <Suspense>
          <div className={styles.facts}>
            <FactsSheet
              key={table.id}
              reading={reading}
              zone={props.zone}
              hot={hot}
              onHot={setHot}
              onClose={() => setFactsOpen(false)}
            />
          </div>
        </Suspense>
      )}
      {!wide && sideOpen && (
        <Modal open onClose={() => setSide(false)} className={styles.over} aria-label={t.side}>
          <div className={styles.overHead}>
            <h2 className={`display ${styles.heading}`}>{t.side}</h2>
            <IconButton label={t.closeSide} icon={IconX} onClick={() => setSide(false)} />
          </div>
          {panel}
        </Modal>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={t.discardTitle}
        confirmLabel={t.discard}
        cancelLabel={t.keep}
        onConfirm={() => {
          asking?.act();
          setAsking(null);
        }}
        onCancel={() => setAsking(null)}
      >
        {t.discardText}
      </ConfirmDialog>
      <Suspense>
        {dialog === 'journal' && (
          <JournalDialog
            onOpen={(draw) => {
              setDialog(null);
              begin(() => table.open(draw));
            }}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'own' && (
          <OwnDeckDialog
            spread={spread}
            words={words}
            unsaved={table.ownDeck}
            onLay={(of, laid) => {
              setDialog(null);
              begin(() => table.enter(of, laid));
            }}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
      {dialog !== null && typeof dialog === 'object' && cards[dialog.place - 1] !== undefined && (
        <CardDialog
          spread={spread}
          cards={cards}
          words={words}
          place={dialog.place}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

const none: readonly string[] = [];
