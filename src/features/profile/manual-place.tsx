import { useEffect, useId, useState } from 'react';
import { MAX_PLACE_NAME_CHARS } from '#contract/limits.ts';
import { zoneAt } from '#engine/zone-at.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import type { ChosenPlace } from './place-picker.tsx';
import styles from './profile-form.module.css';
import { readDegrees, writeCoordinates } from './profile-words.ts';

const MAX_ZONES = 8;
const loadZones = () => import('#astro/time/zone.ts');

/** A place the index does not have: coordinates, and the zone they lie in unless the person says another. */
export function ManualPlace(props: { initialName: string; onChoose: (chosen: ChosenPlace) => void }) {
  const t = useText(uiProfile);
  const id = useId();
  const [name, setName] = useState(props.initialName);
  const [lat, setLat] = useState('');
  const [lon, setLon] = useState('');
  const [zone, setZone] = useState('');
  const [zoneTouched, setZoneTouched] = useState(false);
  const [zones, setZones] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const latDeg = readDegrees(lat, 90);
  const lonDeg = readDegrees(lon, 180);

  useEffect(() => {
    if (zoneTouched || latDeg === null || lonDeg === null) return undefined;
    let current = true;
    void zoneAt(latDeg, lonDeg).then((found) => {
      if (current && found !== null) setZone(found);
    });
    return () => {
      current = false;
    };
  }, [latDeg, lonDeg, zoneTouched]);

  useEffect(() => {
    let current = true;
    void loadZones().then(({ findZones }) => {
      if (current) setZones(findZones(zone, MAX_ZONES));
    });
    return () => {
      current = false;
    };
  }, [zone]);

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
    <div className={styles.manual} role="group" aria-label={t.birthPlace}>
      <Field id={`${id}-name`} label={t.placeName}>
        {(ties) => (
          <input
            {...ties}
            className={styles.input}
            maxLength={MAX_PLACE_NAME_CHARS}
            value={name}
            onChange={(event) => setName(event.target.value)}
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
              onChange={(event) => setLat(event.target.value)}
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
              onChange={(event) => setLon(event.target.value)}
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
            onText={(text) => {
              setZoneTouched(true);
              setZone(text);
            }}
            listLabel={t.zonesList}
            status={zone.trim() === '' ? '' : zones.length === 0 ? t.noZones : t.zonesFound(zones.length)}
            options={zones.map((one) => ({ id: one, label: one }))}
            onChoose={(option) => {
              setZoneTouched(true);
              setZone(option.id);
            }}
          />
        )}
      </Field>
      <div>
        <Button size="small" tone="leaf" onClick={() => void use()}>
          {t.useCoordinates}
        </Button>
      </div>
    </div>
  );
}
