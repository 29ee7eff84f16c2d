import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { TRASH_DAYS } from '#contract/limits.ts';
import { askPersistence } from '#db/persistence.ts';
import { writeBytes } from '#parts/write-bytes.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useSession } from '#store/session.ts';
import { uiSettings } from '#text/en/ui-settings.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import rows from '#ui/pane-rows.module.css';
import styles from './panes.module.css';
import { type CountedKind, countedKinds, countStorage } from './storage-counts.ts';

/** What is on this device, counted as it stands, and how safe it is there. */
export function StoragePane() {
  const t = useText(uiSettings);
  const signedIn = useSession().type === 'signed-in';
  return (
    <>
      <section className={styles.block} aria-labelledby="settings-counts">
        <h4 id="settings-counts" className={styles.heading}>
          {t.onThisDevice}
        </h4>
        <Counts />
      </section>
      <section className={styles.block} aria-labelledby="settings-space">
        <h4 id="settings-space" className={styles.heading}>
          {t.space}
        </h4>
        <Space />
      </section>
      <p className={styles.note}>{signedIn ? t.backupWarningAccount : t.backupWarning}</p>
    </>
  );
}

const labels = {
  thread: 'chats',
  message: 'messages',
  folder: 'folders',
  prompt: 'prompts',
  person: 'people',
  chart: 'charts',
  soul_entry: 'soulEntries',
  draw: 'draws',
  dream: 'dreams',
} as const satisfies Record<CountedKind, keyof typeof uiSettings>;

function Counts() {
  const t = useText(uiSettings);
  const { db } = useLocalData();
  const counted = useLiveQuery(() => countStorage(db).catch(() => null), [db]);
  if (counted === undefined) return <p className="muted">{t.counting}</p>;
  if (counted === null) return <p>{t.countFailed}</p>;
  const { counts, inTrash, unreadable } = counted;
  return (
    <>
      <dl className={rows.rows}>
        {countedKinds.map((kind) => (
          <Row key={kind} label={t[labels[kind]]}>
            {counts[kind].toLocaleString('en')}
          </Row>
        ))}
        {inTrash > 0 && <Row label={t.inTrash(TRASH_DAYS)}>{inTrash.toLocaleString('en')}</Row>}
        {unreadable > 0 && <Row label={t.unreadable}>{unreadable.toLocaleString('en')}</Row>}
      </dl>
      {unreadable > 0 && <p className="meta">{t.unreadableNote}</p>}
    </>
  );
}

function Row(props: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd className="num">{props.children}</dd>
    </div>
  );
}

interface Room {
  /** Bytes; null where the browser does not say. */
  usage: number | null;
  quota: number | null;
  kept: boolean | null;
}

/** Asked of the browser when the page is opened. */
async function readRoom(storage: StorageManager | undefined): Promise<Room> {
  const estimate = await storage?.estimate?.().catch(() => undefined);
  const kept = await storage?.persisted?.().catch(() => undefined);
  return { usage: estimate?.usage ?? null, quota: estimate?.quota ?? null, kept: kept ?? null };
}

function Space() {
  const t = useText(uiSettings);
  const [room, setRoom] = useState<Room | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let here = true;
    void readRoom(navigator.storage).then((read) => {
      if (here) setRoom(read);
    });
    return () => {
      here = false;
    };
  }, []);
  if (room === null) return null;
  const { usage, quota, kept } = room;
  const keep = async () => {
    const answer = await askPersistence(navigator.storage);
    setRefused(answer !== 'granted');
    setRoom(await readRoom(navigator.storage));
  };
  return (
    <>
      {usage === null || quota === null ? (
        <p className="muted">{t.spaceUnknown}</p>
      ) : (
        <dl className={rows.rows}>
          <Row label={t.spaceUsed}>{writeBytes(usage)}</Row>
          <Row label={t.spaceAllowed}>{writeBytes(quota)}</Row>
        </dl>
      )}
      {kept !== null && <p className="muted">{kept ? t.keptYes : t.keptNo}</p>}
      {kept === false && (
        <Button size="small" onClick={() => void keep()}>
          {t.keepIt}
        </Button>
      )}
      <p role="status" className={refused ? 'meta' : 'sr-only'}>
        {refused ? t.keepRefused : ''}
      </p>
    </>
  );
}
