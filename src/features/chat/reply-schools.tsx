import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useId, useState } from 'react';
import type { UnixMs } from '#astro/time/instant.ts';
import { givenIn, isDrawnMode } from '#companion/given.ts';
import { type ReadingMode, readingModes } from '#companion/request.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { getSetting } from '#db/settings.ts';
import { sheetInputs } from '#parts/reading/sheet-inputs.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { uiModeOptions } from '#text/en/modes-options.ts';
import { useText } from '#ui/use-text.ts';
import needs from './mode-needs.module.css';
import { type ModeOption, schoolOptions } from './mode-options.ts';
import { ModeSchools } from './mode-schools.tsx';
import styles from './reply-schools.module.css';

/** Under the facts card of a tradition: the rules it was counted by, to be changed for the next question. */
export function ReplySchools({ sheet }: { sheet: StoredReading['sheet'] }) {
  const t = useText(uiModeOptions);
  const { db } = useLocalData();
  const id = useId();
  const mode = readingModes.find((one) => one === sheet.mode) ?? null;
  const schools = useSchools(mode, sheet);
  const chosen = useLiveQuery(() => getSetting(db, 'modes.schools'), [db]);
  const [kept, setKept] = useState(false);
  if (mode === null || chosen === undefined || schools.length === 0) return null;
  return (
    <details className={`${needs.options} ${styles.schools}`}>
      <summary>{t.schools}</summary>
      <div className={styles.body}>
        <p id={id} className={needs.note}>
          {isDrawnMode(mode) ? t.schoolsNoteDrawn : t.schoolsNote}
        </p>
        <div role="group" aria-label={t.schools} aria-describedby={id} className={needs.optionRows}>
          <ModeSchools mode={mode} schools={schools} chosen={chosen} onKept={() => setKept(true)} />
        </div>
        <p role="status" className={`${needs.note} ${styles.kept}`}>
          {kept ? t.schoolsKept : ''}
        </p>
      </div>
    </details>
  );
}

/** What the mode of a reading lets choose; nothing until it is known. */
function useSchools(mode: ReadingMode | null, sheet: StoredReading['sheet']): readonly ModeOption[] {
  const engine = useEngine();
  const [known, setKnown] = useState<readonly ModeOption[]>([]);
  useEffect(() => {
    const given = givenIn(sheet);
    const { now, zone } = sheetInputs(sheet);
    if (mode === null || given === null || now === null || zone === null) return;
    const asking = new AbortController();
    // What may be chosen goes by the mode alone, so nothing of the birth is sent along.
    const question = { mode, birth: null, given, now: now as UnixMs, zone };
    engine.ask('modeNeeds', question, asking.signal).then(
      ({ schools }) => setKnown(schoolOptions(mode, schools)),
      // The card says by which rules it was counted; to change them can wait.
      () => undefined,
    );
    return () => asking.abort();
  }, [engine, mode, sheet]);
  return known;
}
