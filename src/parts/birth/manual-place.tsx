import { useEffect, useId, useRef, useState } from 'react';
import { MAX_PLACE_NAME_CHARS } from '#contract/limits.ts';
import { zoneAt } from '#engine/zone-at.ts';
import { uiBirth } from '#text/en/ui-birth.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import type { PlaceDraft } from './birth-draft.ts';
import { readDegrees, writeCoordinates } from './birth-words.ts';
import styles from './birth-form.module.css';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import type { ChosenPlace } from './place-picker.tsx';
import { loadZones, useZonesLike } from './zones-like.ts';

/** A place the index does not have: coordinates, and the zone they lie in unless the person says another. */
export function ManualPlace(props: {
  label: string;
  draft: PlaceDraft;
  problem: string | undefined;
  onDraft: (draft: PlaceDraft) => void;
  onChoose: (chosen: ChosenPlace) => void;
}) {
  const t = useText(uiBirth);
  const id = useId();
  const { draft } = props;
  const { name, lat, lon, zone, zoneTouched } = draft;
  const zones = useZonesLike(zone);
  const [tried, setTried] = useState(false);
  const latDeg = readDegrees(lat, 90);
  const lonDeg = readDegrees(lon, 180);
  const change = (part: Partial<PlaceDraft>) => props.onDraft({ ...draft, ...part });

  // The newest draft: the zone of the coordinates is found later than they are typed.
  const setZone = useRef<(zone: string) => void>(() => undefined);
  useEffect(() => {
    setZone.current = (found) => change({ zone: found });
  });
  useEffect(() => {
    if (zoneTouched || latDeg === null || lonDeg === null) return undefined;
    let current = true;
    void zoneAt(latDeg, lonDeg).then((found) => {
      if (current && found !== null) setZone.current(found);
    });
    return () => {
      current = false;
    };
  }, [latDeg, lonDeg, zoneTouched]);

  const wrong = (text: string, value: number | null) => value === null && (tried || text.trim() !== '');

  async function use() {
    setTried(true);
    if (latDeg === null || lonDeg === null) return;
    const { createZoneRules } = await loadZones();
    if (zone === '' || !createZoneRules().isZone(zone)) return;
    const place = { latDeg, lonDeg };
    const label = name.trim() || writeCoordinates(place) || `${latDeg}, ${lonDeg}`;
    props.onChoose({ place: { id: `manual:${latDeg},${lonDeg}`.slice(0, 64), name: label, ...place }, zone });
  }

  return (
    <div className={styles.manual} role="group" aria-label={props.label}>
      <Field id={`${id}-name`} label={t.placeName}>
        {(ties) => (
          <input
            {...ties}
            className={styles.input}
            maxLength={MAX_PLACE_NAME_CHARS}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field
          id={`${id}-lat`}
          label={t.latitude}
          hint={t.latitudeHint}
          problem={wrong(lat, latDeg) ? t.latitudeWrong : undefined}
        >
          {(ties) => (
            <input
              {...ties}
              className={`num ${styles.input}`}
              value={lat}
              onChange={(event) => change({ lat: event.target.value })}
            />
          )}
        </Field>
        <Field
          id={`${id}-lon`}
          label={t.longitude}
          hint={t.longitudeHint}
          problem={wrong(lon, lonDeg) ? t.longitudeWrong : undefined}
        >
          {(ties) => (
            <input
              {...ties}
              className={`num ${styles.input}`}
              value={lon}
              onChange={(event) => change({ lon: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field
        id={`${id}-zone`}
        label={t.zone}
        hint={t.zoneHint}
        problem={tried && !zones.includes(zone) ? t.zoneWrong : undefined}
      >
        {(ties) => (
          <Combobox
            id={ties.id}
            describedBy={ties['aria-describedby']}
            invalid={ties['aria-invalid']}
            text={zone}
            onText={(text) => change({ zone: text, zoneTouched: true })}
            listLabel={t.zonesList}
            status={zone.trim() === '' ? '' : zones.length === 0 ? t.noZones : t.zonesFound(zones.length)}
            options={zones.map((one) => ({ id: one, label: one }))}
            onChoose={(option) => change({ zone: option.id, zoneTouched: true })}
          />
        )}
      </Field>
      <div className={styles.use}>
        <Button size="small" tone="leaf" onClick={() => void use()}>
          {t.useCoordinates}
        </Button>
        {props.problem !== undefined && <p className={styles.problem}>{props.problem}</p>}
      </div>
    </div>
  );
}
