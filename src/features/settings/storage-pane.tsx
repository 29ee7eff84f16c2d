import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import type { Kind } from '#contract/kinds.ts';
import { lastBackup } from '#db/backup-note.ts';
import { askPersistence } from '#db/persistence.ts';
import { writeBytes } from '#parts/write-bytes.ts';
import { TOOLS } from '#practice/tools/tool-list.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenDialog } from '#store/open-dialog.ts';
import { useSession } from '#store/session.ts';
import { uiData } from '#text/en/ui-data.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { AudioSpace } from './audio-space.tsx';
import styles from './panes.module.css';
import { RetentionBlock } from './retention-block.tsx';
import { countStorage, type StorageCounts } from './storage-counts.ts';
import table from './storage-pane.module.css';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));
const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }));
const TrashDialog = lazy(async () => ({ default: (await import('./trash-dialog.tsx')).TrashDialog }));

type Open = 'export' | 'import' | 'erase' | 'trash' | null;

/** What is on this device, counted as it stands, how safe it is there, and what can be done with it. */
export function StoragePane() {
  const t = useText(uiData);
  const { db } = useLocalData();
  const [open, setOpen] = useState<Open>(null);
  const openArchived = useOpenDialog('archived');
  const counted = useLiveQuery(() => countStorage(db).catch(() => null), [db]);
  const close = () => setOpen(null);
  return (
    <>
      <Block title={t.onThisDevice}>
        {counted === undefined && <p className="muted">{t.counting}</p>}
        {counted === null && <p>{t.countFailed}</p>}
        {counted && <Counts counted={counted} />}
      </Block>
      <Block title={t.space}>
        <Space />
      </Block>
      <AudioSpace />
      <Block title={t.backup}>
        <BackupAge made={counted} />
        <div className={styles.buttons}>
          <Button size="small" tone="leaf" onClick={() => setOpen('export')}>
            {t.export}
          </Button>
          <Button size="small" onClick={() => setOpen('import')}>
            {t.import}
          </Button>
        </div>
      </Block>
      {counted && (
        <Block title={t.putAway}>
          <dl className={table.putAway}>
            <div>
              <dt>{t.archivedCount(counted.archivedChats)}</dt>
              <dd>
                <Button size="small" onClick={openArchived} disabled={counted.archivedChats === 0}>
                  {t.openArchived}
                </Button>
              </dd>
            </div>
            <div>
              <dt>{t.trashCount(counted.trash.count, writeBytes(counted.trash.bytes))}</dt>
              <dd>
                <Button size="small" onClick={() => setOpen('trash')}>
                  {t.openTrash}
                </Button>
              </dd>
            </div>
          </dl>
        </Block>
      )}
      <Block title={t.retention}>
        <RetentionBlock />
      </Block>
      <Block title={t.deleteHeading}>
        <p className={styles.note}>{t.deleteNote}</p>
        <Button size="small" tone="danger" onClick={() => setOpen('erase')}>
          {t.deleteAll}
        </Button>
      </Block>
      <Suspense>
        {open === 'export' && <ExportDialog onClose={close} />}
        {open === 'import' && <ImportDialog onClose={close} />}
        {open === 'erase' && <EraseDialog onClose={close} onExport={() => setOpen('export')} />}
        {open === 'trash' && <TrashDialog onClose={close} />}
      </Suspense>
    </>
  );
}

function Block(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        {props.title}
      </h4>
      {props.children}
    </section>
  );
}

/** The rooms of guided talk, one a screen of its own. */
const AGENTS = ['love', 'career', 'soulcast'] as const;

/** Every kind by its word, those the list always shows first; the others once there is one. */
const always: readonly (readonly [Kind, keyof typeof uiData])[] = [
  ['folder', 'folders'],
  ['thread', 'chats'],
  ['message', 'messages'],
];
const onceMade: readonly (readonly [Kind, keyof typeof uiData])[] = [
  ['blob', 'files'],
  ['profile', 'profile'],
  ['person', 'people'],
  ['chart', 'charts'],
  ['soul_entry', 'soulEntries'],
  ['dream', 'dreams'],
  ['draw', 'draws'],
  ['type_result', 'typeResults'],
  ['favourite', 'favourites'],
  ['setting', 'settings'],
];

function Counts({ counted }: { counted: StorageCounts }) {
  const t = useText(uiData);
  const { byKind, unreadable } = counted;
  const row = ([kind, label]: readonly [Kind, keyof typeof uiData]) => (
    <Row
      key={kind}
      label={t[label] as string}
      count={byKind[kind].count}
      size={writeBytes(byKind[kind].bytes)}
    />
  );
  return (
    <>
      <table className={table.counts}>
        <caption className="sr-only">{t.onThisDevice}</caption>
        <thead>
          <tr>
            <th scope="col">{t.kind}</th>
            <th scope="col">{t.count}</th>
            <th scope="col">{t.size}</th>
          </tr>
        </thead>
        <tbody>
          {row(['prompt', 'prompts'])}
          <Row label={t.plugins} count={TOOLS.length} size={t.comesWithApp} />
          <Row label={t.agents} count={AGENTS.length} size={t.comesWithApp} />
          {always.map(row)}
          {onceMade.filter(([kind]) => byKind[kind].count > 0).map(row)}
          {unreadable > 0 && <Row label={t.unreadable} count={unreadable} size="" />}
        </tbody>
      </table>
      {unreadable > 0 && <p className="meta">{t.unreadableNote}</p>}
    </>
  );
}

function Row(props: { label: string; count: number; size: string }) {
  return (
    <tr>
      <th scope="row">{props.label}</th>
      <td className="num">{props.count.toLocaleString('en')}</td>
      <td className="num">{props.size}</td>
    </tr>
  );
}

const DAY_MS = 86_400_000;
/** A backup older than this is told to be old, in days. */
const OLD_DAYS = 30;

/** When the last backup was made here, and that there is none where there should be one. */
function BackupAge({ made }: { made: StorageCounts | null | undefined }) {
  const t = useText(uiData);
  const { db, deps } = useLocalData();
  const signedIn = useSession().type === 'signed-in';
  const last = useLiveQuery(() => lastBackup(db).catch(() => null), [db]);
  if (last === undefined) return null;
  const days = last === null ? null : Math.max(0, Math.floor((deps.clock.now() - last) / DAY_MS));
  const hasMade = made
    ? made.byKind.message.count + made.byKind.soul_entry.count + made.byKind.dream.count > 0
    : false;
  const isOld = (days === null && hasMade) || (days !== null && days >= OLD_DAYS);
  return (
    <>
      <p className={isOld && !signedIn ? table.warning : 'muted'} data-testid="backup-age">
        {days === null ? t.backupNever : days === 0 ? t.backupToday : t.backupAgo(days)}
        {days !== null && days >= OLD_DAYS ? ` ${t.backupOld}` : ''}
      </p>
      <p className={styles.note}>{signedIn ? t.backupWarningAccount : t.backupWarning}</p>
    </>
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
  const t = useText(uiData);
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
        <div className={table.space}>
          <meter aria-label={t.spaceMeter} className={table.meter} min={0} max={quota} value={usage} />
          <p className="num">{t.spaceUsed(writeBytes(usage), writeBytes(quota))}</p>
        </div>
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
