import { useEffect, useId, useRef, useState } from 'react';
import type { BirthPlace } from '#contract/birth.ts';
import { MAX_PLACE_NAME_CHARS } from '#contract/limits.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { placeLabel } from '#places/place.ts';
import type { PlaceSearchResult } from '#places/place-store.ts';
import { uiBirth } from '#text/en/ui-birth.ts';
import { TextButton } from '#ui/text-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconX } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import type { PlaceDraft } from './birth-draft.ts';
import { writeCoordinates } from './birth-words.ts';
import styles from './birth-form.module.css';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import { ManualPlace } from './manual-place.tsx';

const MAX_RESULTS = 8;

export interface ChosenPlace {
  place: BirthPlace;
  zone: string;
}

/** What the field is called, and what it says while it is empty. */
export interface PlaceLabels {
  label: string;
  clear: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
}

type Found = PlaceSearchResult | { type: 'idle' | 'searching' };

/** Chooses a birth place: a search over the city index, and coordinates by hand where it has none. */
export function PlacePicker(props: {
  search: PlaceSearch;
  labels: PlaceLabels;
  place: BirthPlace | null;
  zone: string | null;
  draft: PlaceDraft;
  required?: boolean | undefined;
  problem?: string | undefined;
  onDraft: (draft: PlaceDraft) => void;
  onChoose: (chosen: ChosenPlace) => void;
  onClear: () => void;
}) {
  const t = useText(uiBirth);
  const id = useId();
  const { draft, labels } = props;
  // After a choice or a clear the control that had focus is gone; the one in its place takes it.
  const takeFocus = useRef(false);
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takeFocus.current) return;
    takeFocus.current = false;
    holder.current?.querySelector<HTMLElement>('input, button')?.focus();
  });

  if (props.place !== null) {
    const coordinates = writeCoordinates(props.place);
    return (
      <div ref={holder} className={styles.field} role="group" aria-labelledby={`${id}-label`}>
        <span id={`${id}-label`} className={styles.label}>
          {labels.label}
        </span>
        <div className={styles.chosen}>
          <div>
            <p>{props.place.name}</p>
            <p className="meta num">{[coordinates, props.zone].filter(Boolean).join(' · ')}</p>
          </div>
          <IconButton
            label={labels.clear}
            icon={IconX}
            iconSize={18}
            quiet
            onClick={() => {
              takeFocus.current = true;
              props.onClear();
            }}
          />
        </div>
      </div>
    );
  }
  const choose = (chosen: ChosenPlace) => {
    takeFocus.current = true;
    props.onChoose(chosen);
  };
  return (
    <div ref={holder} data-field="place">
      {draft.byHand ? (
        <ManualPlace
          label={labels.label}
          draft={draft}
          problem={props.problem}
          onDraft={props.onDraft}
          onChoose={choose}
        />
      ) : (
        <SearchField
          search={props.search}
          id={id}
          labels={labels}
          required={props.required}
          problem={props.problem}
          text={draft.text}
          onText={(text) => props.onDraft({ ...draft, text })}
          onChoose={choose}
        />
      )}
      <TextButton
        className={styles.switch}
        onClick={() =>
          props.onDraft({
            ...draft,
            byHand: !draft.byHand,
            name: draft.name === '' ? draft.text.slice(0, MAX_PLACE_NAME_CHARS) : draft.name,
          })
        }
      >
        {draft.byHand ? t.bySearch : t.byHand}
      </TextButton>
    </div>
  );
}

function SearchField(props: {
  search: PlaceSearch;
  id: string;
  labels: PlaceLabels;
  required: boolean | undefined;
  problem: string | undefined;
  text: string;
  onText: (text: string) => void;
  onChoose: (chosen: ChosenPlace) => void;
}) {
  const t = useText(uiBirth);
  const { search, text } = props;
  const [last, setLast] = useState<{ query: string; answer: PlaceSearchResult } | null>(null);
  const [warming, setWarming] = useState(false);
  const warmed = useRef(false);
  const query = text.trim();

  useEffect(() => {
    if (query === '') return undefined;
    const stop = new AbortController();
    void search.search(query, MAX_RESULTS, stop.signal).then((answer) => {
      if (!stop.signal.aborted && answer.type !== 'aborted') setLast({ query, answer });
    });
    return () => stop.abort();
  }, [search, query]);
  // The list of the letters before stays until the next one is here.
  const found: Found =
    query === ''
      ? { type: 'idle' }
      : last !== null && (last.query === query || last.answer.type === 'places')
        ? last.answer
        : { type: 'searching' };

  const places = found.type === 'places' ? found.places : [];
  const loading = warming && found.type !== 'places';
  const status = loading
    ? t.loadingPlaces
    : found.type === 'searching'
      ? t.searchingPlaces
      : found.type === 'places'
        ? places.length === 0
          ? t.noPlaces
          : t.placesFound(places.length)
        : '';
  return (
    <Field
      id={props.id}
      label={props.labels.label}
      hint={props.labels.hint ?? t.placeHint}
      required={props.required}
      problem={found.type === 'unavailable' ? t.placesUnavailable : props.problem}
    >
      {(ties) => (
        <div data-loading={loading || undefined} className={styles.place}>
          <Combobox
            id={ties.id}
            describedBy={ties['aria-describedby']}
            invalid={ties['aria-invalid']}
            required={props.required}
            text={text}
            onText={props.onText}
            placeholder={loading ? t.loadingPlaces : (props.labels.placeholder ?? t.placePlaceholder)}
            busy={loading}
            listLabel={t.placesList}
            status={status}
            options={places.map((place) => ({
              id: place.id,
              label: placeLabel(place),
              note: [writeCoordinates(place), place.zone].filter(Boolean).join(' · '),
            }))}
            onFocus={() => {
              if (warmed.current) return;
              warmed.current = true;
              setWarming(true);
              void search.warm().then(() => setWarming(false));
            }}
            onChoose={(option) => {
              const place = places.find((one) => one.id === option.id);
              if (place === undefined) return;
              const { id, latDeg, lonDeg, zone } = place;
              const name = placeLabel(place).slice(0, MAX_PLACE_NAME_CHARS);
              props.onChoose({ place: { id, name, latDeg, lonDeg }, zone });
            }}
          />
        </div>
      )}
    </Field>
  );
}
