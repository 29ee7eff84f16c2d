import { useId, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { uiSkyPage } from '#text/en/ui-sky-page.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { Part } from './part.tsx';
import type { SkyPerson } from './sky-person.ts';
import styles from './sky.module.css';

const reaches = [3, 6, 12] as const;
type Transits = 'slow' | 'all' | 'none';

/** Exact transits and the quarters of the Moon as a file for a calendar program, made on this device. */
export function CalendarExport({ person }: { person: SkyPerson }) {
  const t = useText(uiSkyPage);
  const id = useId();
  const { db, deps } = useLocalData();
  const engine = useEngine();
  const [transits, setTransits] = useState<Transits>('slow');
  const [quarters, setQuarters] = useState(true);
  const [months, setMonths] = useState<number>(12);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const { birth } = person;
  const chosen = birth === null ? 'none' : transits;
  const isOpen = birth !== null && (birth.time === null || birth.plusMinusMin > 0);

  const download = async () => {
    if (busy) return;
    if (chosen === 'none' && !quarters) return setSaid(t.nothing);
    setBusy(true);
    setSaid('');
    try {
      let owner = await getSetting(db, 'calendar.owner');
      if (owner === '') {
        owner = crypto.randomUUID();
        await setSetting(db, deps, 'calendar.owner', owner);
      }
      const file = await engine.ask('calendar', {
        ...person.school,
        now: deps.clock.now() as UnixMs,
        birth,
        months,
        transits: chosen,
        lunations: quarters,
        lang: person.lang,
        owner,
      });
      saveFile(file.text, t.fileName);
      setSaid(t.made(file.events));
    } catch {
      setSaid(t.calendarFailed);
    }
    return setBusy(false);
  };

  return (
    <Part title={t.calendar}>
      <p className={`muted ${styles.measure}`}>{t.calendarText}</p>
      <form
        className={styles.export}
        onSubmit={(event) => {
          event.preventDefault();
          void download();
        }}
      >
        <div className={styles.field}>
          <label htmlFor={`${id}transits`}>{t.transitsTo}</label>
          <select
            id={`${id}transits`}
            className={styles.select}
            value={chosen}
            disabled={birth === null}
            aria-describedby={`${id}note`}
            onChange={({ target }) => setTransits(target.value as Transits)}
          >
            {(['slow', 'all', 'none'] as const).map((one) => (
              <option key={one} value={one}>
                {t.transitsChoice(one)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}months`}>{t.months}</label>
          <select
            id={`${id}months`}
            className={styles.select}
            value={months}
            onChange={({ target }) => setMonths(Number(target.value))}
          >
            {reaches.map((one) => (
              <option key={one} value={one}>
                {t.monthsChoice(one)}
              </option>
            ))}
          </select>
        </div>
        <label className={styles.check}>
          <input type="checkbox" checked={quarters} onChange={({ target }) => setQuarters(target.checked)} />
          {t.quarters}
        </label>
        <Button type="submit" tone="leaf" disabled={busy}>
          {busy ? t.working : t.download}
        </Button>
      </form>
      <p id={`${id}note`} className="meta">
        {birth === null && (
          <>
            {t.needsBirth}{' '}
            <TextLink inline to={paths.personal}>
              {t.addBirth}
            </TextLink>
          </>
        )}
        {isOpen && t.doubtNote}
      </p>
      <p role="status" className="meta">
        {said}
      </p>
    </Part>
  );
}

/** Hands a text to the browser's downloads. */
function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; the browser may still read it for a moment.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
