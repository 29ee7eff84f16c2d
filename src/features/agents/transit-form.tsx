import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { paths } from '#app/paths.ts';
import { momentDraft } from '#contract/chart-draft.ts';
import type { Profile } from '#contract/profile.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { emptyPlaceDraft, type PlaceDraft } from '#parts/birth/birth-draft.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { PlacePicker } from '#parts/birth/place-picker.tsx';
import { usePlaceSearch } from '#parts/birth/use-place-search.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import type { Say } from '#parts/chat/room-chat.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { uiAgents } from '#text/en/ui-agents.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './room.module.css';
import {
  checkMoment,
  type Moment,
  momentChart,
  type MomentDraft,
  momentMessage,
  type MomentProblem,
} from './transit-moment.ts';

const empty: MomentDraft & { readonly placeDraft: PlaceDraft } = {
  date: '',
  time: '',
  place: null,
  zone: null,
  placeDraft: emptyPlaceDraft,
};

/** Date, time and place of a moment. Its sky is computed here, and sent with a question and the person's chart. */
export function TransitForm(props: { say: Say; makePlaces?: (() => PlaceSearch) | undefined }) {
  const t = useText(uiAgents);
  const chart = useText(uiChart);
  const id = useId();
  const { db } = useLocalData();
  const engine = useEngine();
  const places = usePlaceSearch(props.makePlaces);
  const unsaved = useFormDraft('moment', momentDraft);
  const draft = unsaved.value ?? empty;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const profile = useLiveQuery((): Promise<Profile | null> => getProfile(db), [db]);
  const change = (part: Partial<typeof empty>) => unsaved.set((was) => ({ ...(was ?? empty), ...part }));

  const read = async (moment: Moment) => {
    setBusy(true);
    try {
      const [houseSystem, node] = await Promise.all([
        getSetting(db, 'chart.houseSystem'),
        getSetting(db, 'chart.node'),
      ]);
      const sky = await engine.ask('skyAt', { at: moment.at, place: null, natal: null, houseSystem, node });
      if (sky.bodies.length === 0) throw new Error(t.notCalculated);
      unsaved.set(() => null);
      props.say({ text: momentMessage(moment, sky, { t, chart }), attached: momentChart(moment, t) });
    } catch (error) {
      setTrouble({ type: 'failed', message: error instanceof Error ? error.message : t.unknownError });
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || profile === undefined) return;
    const check = checkMoment(draft, profile);
    setTrouble(check.type === 'problem' ? { type: check.problem } : null);
    if (check.type === 'moment') void read(check.moment);
  };

  const wrong = (problem: MomentProblem) => trouble?.type === problem;
  return (
    <form className={styles.form} aria-label={t.moment} noValidate onSubmit={submit}>
      <div className={styles.when}>
        <Field id={`${id}-date`} label={t.date}>
          {(ties) => (
            <input
              {...ties}
              aria-invalid={(wrong('date-time') && draft.date === '') || wrong('date-outside')}
              type="date"
              min="1900-01-01"
              max="2099-12-31"
              className={`num ${fields.input}`}
              value={draft.date}
              onChange={(event) => change({ date: event.target.value })}
            />
          )}
        </Field>
        <Field id={`${id}-time`} label={t.time}>
          {(ties) => (
            <input
              {...ties}
              aria-invalid={wrong('date-time') && draft.time === ''}
              type="time"
              className={`num ${fields.input}`}
              value={draft.time}
              onChange={(event) => change({ time: event.target.value.slice(0, 5) })}
            />
          )}
        </Field>
      </div>
      <PlacePicker
        search={places}
        labels={{
          label: t.location,
          clear: t.clearLocation,
          placeholder: t.locationPlaceholder,
          hint: t.locationHint,
        }}
        place={draft.place}
        zone={draft.zone}
        draft={draft.placeDraft}
        onDraft={(placeDraft) => change({ placeDraft })}
        onChoose={({ place, zone }) => change({ place, zone, placeDraft: emptyPlaceDraft })}
        onClear={() => change({ place: null, zone: null })}
      />
      <div className={styles.end}>
        <div role="alert">
          {trouble !== null && <p className={fields.problem}>{troubleWords(t, trouble)}</p>}
        </div>
        <Button type="submit" tone="gold" aria-disabled={busy} data-busy={busy || undefined}>
          {busy ? t.readingTransits : t.readMoment}
        </Button>
      </div>
    </form>
  );
}

type Trouble = { readonly type: MomentProblem } | { readonly type: 'failed'; readonly message: string };

function troubleWords(t: typeof uiAgents, trouble: Trouble): ReactNode {
  switch (trouble.type) {
    case 'date-time':
      return t.dateTimeMissing;
    case 'date-outside':
      return t.dateOutside;
    case 'location':
      return t.locationMissing;
    case 'birth':
      return (
        <>
          {t.birthMissing} <TextLink to={paths.personal}>{t.toProfile}</TextLink>
        </>
      );
    case 'failed':
      return t.failed(trouble.message);
  }
}
