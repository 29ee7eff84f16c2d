import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { UnixMs } from '#astro/time/instant.ts';
import type { Birth } from '#contract/birth.ts';
import { birthDraft } from '#contract/birth-draft.ts';
import { knownBirth } from '#contract/birth-details.ts';
import { canonicalJson } from '#facts/canonical-json.ts';
import { saveProfile } from '#db/profile.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import {
  type BirthDraft,
  birthDraftFrom,
  birthFields,
  type BirthField,
  changeBirth,
  emptyBirthDraft,
} from '#parts/birth/birth-draft.ts';
import { BirthFields, focusField } from '#parts/birth/birth-fields.tsx';
import fields from '#parts/birth/birth-form.module.css';
import { birthTitle, latestToday } from '#parts/birth/birth-words.ts';
import { useBirthReading } from '#parts/birth/use-birth-reading.ts';
import { useLeftFields } from '#parts/birth/use-left-fields.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { BigThree } from './big-three.tsx';
import { isFilled } from './chart-draft.ts';
import type { ChartSettings } from './chart-settings.ts';
import styles from './charts.module.css';
import { Interpretation } from './interpretation.tsx';
import { notesOf, viewOf } from './natal-result.tsx';
import { type ChartResult, useChartFlow } from './use-chart.ts';
import { useChartSheet } from './use-chart-sheet.ts';
import { useMeanings } from './use-meanings.ts';

type Natal = Extract<ChartResult, { readonly kind: 'natal' }>;

/** The short way to a chart: a birth in, the Sun, the Moon and the Rising sign out, and what they say. */
export function BirthChartCalculator(props: {
  settings: ChartSettings;
  places: PlaceSearch;
  onClose: () => void;
}) {
  const t = useText(uiCharts);
  const { db, deps } = useLocalData();
  const { settings } = props;
  const unsaved = useFormDraft('calculator', birthDraft);
  const flow = useChartFlow(settings, deps.clock.now);
  const [replacing, setReplacing] = useState(false);
  const [failed, setFailed] = useState(false);
  const result = flow.result?.kind === 'natal' ? flow.result : null;
  const saved = settings.profile?.birth ?? null;

  async function save(birth: Birth) {
    setReplacing(false);
    const written = await saveProfile(db, deps, { birth });
    setFailed(!written.ok);
    if (!written.ok) return;
    unsaved.set(() => null);
    notify({ text: t.savedToProfile });
    props.onClose();
  }
  function saveAndClose(birth: Birth) {
    if (saved !== null && saved.date !== null && !isSameBirth(saved, birth)) setReplacing(true);
    else void save(birth);
  }

  return (
    <>
      <LargeDialog
        title={t.calculatorTitle}
        closeLabel={t.close}
        narrow
        onClose={props.onClose}
        actions={
          result !== null && (
            <>
              {failed && (
                <p role="alert" className={fields.problem}>
                  {t.saveFailed}
                </p>
              )}
              <Button size="small" onClick={flow.back}>
                {t.calculateNew}
              </Button>
              <Button size="small" tone="gold" onClick={() => saveAndClose(result.request.subject.birth)}>
                {t.saveAndClose}
              </Button>
            </>
          )
        }
      >
        {result === null ? (
          <CalculatorForm
            draft={unsaved.value ?? emptyBirthDraft}
            onDraft={(change) => unsaved.set((was) => change(was ?? emptyBirthDraft))}
            settings={settings}
            today={latestToday(deps.clock.now())}
            places={props.places}
            busy={flow.busy}
            trouble={flow.trouble === null ? '' : flow.trouble === 'failed' ? t.failed : t.clockAsks}
            onGenerate={(birth) => flow.generate({ kind: 'natal', subject: { name: '', birth } })}
          />
        ) : (
          <CalculatorResult result={result} settings={settings} at={flow.at} />
        )}
      </LargeDialog>
      <ConfirmDialog
        open={replacing && result !== null}
        title={t.replaceTitle}
        confirmLabel={t.replace}
        cancelLabel={t.keepSaved}
        onConfirm={() => result !== null && void save(result.request.subject.birth)}
        onCancel={() => {
          setReplacing(false);
          props.onClose();
        }}
      >
        {result !== null &&
          saved !== null &&
          t.replaceText(birthTitle(saved), birthTitle(result.request.subject.birth))}
      </ConfirmDialog>
    </>
  );
}

/** Compares by content: a synced birth may hold its parts in another order. */
function isSameBirth(a: Birth, b: Birth): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

function CalculatorForm(props: {
  draft: BirthDraft;
  onDraft: (change: (was: BirthDraft) => BirthDraft) => void;
  settings: ChartSettings;
  today: string;
  places: PlaceSearch;
  busy: boolean;
  trouble: string;
  onGenerate: (birth: Natal['request']['subject']['birth']) => void;
}) {
  const t = useText(uiCharts);
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const { left, leave } = useLeftFields<BirthField>();
  const { draft, settings, busy } = props;
  const reading = useBirthReading(draft, { order: settings.order, today: props.today, required: true });
  const own = settings.profile?.birth ?? null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const birth = knownBirth(reading.birth);
    const problems = Object.values(reading.problems);
    if (problems.length === 0 && birth !== null) {
      setSaid('');
      props.onGenerate(birth);
      return;
    }
    setTried(true);
    setSaid(problems.includes('missing') ? t.completeFirst : t.lookAgain(problems.length));
    focusField(
      form.current,
      birthFields.find((field) => reading.problems[field]),
    );
  }

  const trouble = props.trouble || said;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {own !== null && (
        <div>
          <TextButton onClick={() => props.onDraft(() => birthDraftFrom(own))}>{t.fillProfile}</TextButton>
        </div>
      )}
      <BirthFields
        draft={draft}
        reading={reading}
        shown={(field) => tried || (left.has(field) && reading.problems[field] !== 'missing')}
        labels={{
          date: t.birthDate,
          time: t.birthTime,
          place: {
            label: t.birthLocation,
            clear: t.clearLocation,
            placeholder: t.locationPlaceholder,
            hint: t.locationHint,
          },
          zone: t.timezone,
        }}
        places={props.places}
        onChange={(part) => props.onDraft((was) => changeBirth(was, part))}
        onLeave={leave}
      />
      <div className={styles.end}>
        <div role="alert">{trouble !== '' && <p className={fields.problem}>{trouble}</p>}</div>
        <Button type="submit" tone="gold" aria-disabled={busy || !isFilled(draft)}>
          {busy ? t.calculating : t.generateBirthChart}
        </Button>
        <p className="meta">{t.required}</p>
      </div>
    </form>
  );
}

function CalculatorResult(props: { result: Natal; settings: ChartSettings; at: UnixMs }) {
  const words = useText(uiChart);
  const { result, settings } = props;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    // Only what scrolls inside the dialog: bringing it into view would move the dialog's own frame.
    if (top.current?.parentElement) top.current.parentElement.scrollTop = 0;
  }, []);
  const all = useMeanings(result, settings.zone);
  const sheet = useChartSheet(result, settings, props.at);
  // The three above, and no more: the whole chart has a screen of its own.
  const meanings = all?.slice(0, 3) ?? null;
  return (
    <div ref={top} tabIndex={-1} className={`${styles.top} ${styles.result}`}>
      <p className="muted num">{birthTitle(result.request.subject.birth)}</p>
      {notesOf(result.view, words).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <BigThree view={viewOf(result.view, words)} />
      <Interpretation sheet={sheet} meanings={meanings} zone={settings.zone} now={props.at} />
    </div>
  );
}
