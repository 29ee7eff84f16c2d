import { useEffect, useState } from 'react';
import type { SyncDevice } from '#contract/api/sync.ts';
import { useApi } from '#store/api-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useInvalidate, useServerQuery } from '#store/server-query.tsx';
import { uiSync } from '#text/en/ui-sync.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useNow } from '#ui/use-now.ts';
import { useText } from '#ui/use-text.ts';
import rows from '#ui/pane-rows.module.css';
import styles from './cloud-sync.module.css';
import { deviceName } from './device-name.ts';
import { Section } from './section.tsx';
import { whenWords } from './when.ts';

/** Where the account is signed in; each but this one can be signed out from here. `asks`: the server can be asked. */
export function DevicesSection(props: { asks: boolean }) {
  const t = useText(uiSync);
  const api = useApi();
  const invalidate = useInvalidate();
  // Others come and go: the list is asked for each time the page is opened. Before the reading, which it would overtake.
  useEffect(() => invalidate('devices'), [invalidate]);
  const devices = useServerQuery('devices', { on401: 'null', enabled: props.asks });
  const [ending, setEnding] = useState<SyncDevice | null>(null);
  const [news, setNews] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);

  const end = async (device: SyncDevice) => {
    setEnding(null);
    setNews(null);
    const name = nameWords(device, t);
    try {
      await api.call('endDevice', { params: { device: device.device } });
      setNews({ text: t.ended(name), bad: false });
    } catch {
      setNews({ text: t.endFailed, bad: true });
    }
    invalidate('devices');
  };

  return (
    <Section title={t.devices}>
      {devices.data === null || devices.data === undefined ? (
        <Missing
          asks={props.asks}
          failed={devices.status === 'failed'}
          onAgain={() => invalidate('devices')}
        />
      ) : (
        <>
          <p className={styles.note}>{t.devicesText}</p>
          <ul className={styles.list}>
            {devices.data.map((device) => (
              <Device key={device.device} device={device} onEnd={() => setEnding(device)} />
            ))}
          </ul>
        </>
      )}
      <p role={news?.bad === true ? 'alert' : 'status'} className={news === null ? 'sr-only' : 'meta'}>
        {news?.text}
      </p>
      <ConfirmDialog
        open={ending !== null}
        title={t.endTitle(ending === null ? '' : nameWords(ending, t))}
        confirmLabel={t.endConfirm}
        cancelLabel={t.cancel}
        danger
        onConfirm={() => ending !== null && void end(ending)}
        onCancel={() => setEnding(null)}
      >
        {t.endText}
      </ConfirmDialog>
    </Section>
  );
}

function Missing(props: { asks: boolean; failed: boolean; onAgain: () => void }) {
  const t = useText(uiSync);
  if (!props.asks) return <p className="muted">{t.devicesOffline}</p>;
  if (!props.failed) return <p className="muted">{t.devicesLoading}</p>;
  return (
    <>
      <p>{t.devicesFailed}</p>
      <Button size="small" onClick={props.onAgain}>
        {t.checkAgain}
      </Button>
    </>
  );
}

function Device(props: { device: SyncDevice; onEnd: () => void }) {
  const t = useText(uiSync);
  const { clock } = useLocalData().deps;
  const nowMs = useNow(clock.now);
  const { device } = props;
  const name = nameWords(device, t);
  const seen =
    device.seenAt === null
      ? t.seenUnknown
      : t.lastSeen(whenWords(device.seenAt, Math.max(nowMs, device.seenAt)));
  return (
    <li>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className="meta">{seen}</p>
      </div>
      {device.current ? (
        <span className={rows.badge}>{t.thisDevice}</span>
      ) : (
        <Button size="small" aria-label={t.endOf(name)} onClick={props.onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}

function nameWords(device: SyncDevice, t: typeof uiSync): string {
  const { browser, system } = deviceName(device.userAgent ?? '');
  if (browser === null && system === null) return t.unknownDevice;
  return t.browserOn(browser ?? t.otherBrowser, system ?? t.otherSystem);
}
