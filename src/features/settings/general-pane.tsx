import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useId, useState } from 'react';
import { houseSystems, type SettingKey, type SettingValue } from '#contract/setting.ts';
import { allSettings, setSetting } from '#db/settings.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Combobox } from '#parts/birth/combobox.tsx';
import { Field } from '#parts/birth/field.tsx';
import { useZonesLike } from '#parts/birth/zones-like.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenPrivacyLens } from '#store/privacy-lens.ts';
import { useTheme, useToggleTheme } from '#store/theme.ts';
import { uiBirth } from '#text/en/ui-birth.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { uiSettings } from '#text/en/ui-settings.ts';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './panes.module.css';

type Change = <Key extends SettingKey>(key: Key, value: SettingValue<Key>) => void;

/** How the app looks, and how charts and dates are written. Every change is kept as it is made. */
export function GeneralPane(props: { onLeave: () => void }) {
  const t = useText(uiSettings);
  const w = useText(uiOwnModels);
  const openLens = useOpenPrivacyLens();
  const c = useText(uiChart);
  const id = useId();
  const { db, deps } = useLocalData();
  const [failed, setFailed] = useState(false);
  const settings = useLiveQuery(() => allSettings(db), [db]);
  if (settings === undefined) return null;
  const change: Change = (key, value) =>
    void setSetting(db, deps, key, value).then((result) => setFailed(!result.ok));
  return (
    <>
      <Group title={t.appearance}>
        <ThemeChoice />
      </Group>
      <Group title={w.settingHeading}>
        <p className={styles.note}>{w.settingNote}</p>
        <div>
          <Button
            size="small"
            onClick={() => {
              props.onLeave();
              openLens();
            }}
          >
            {w.open}
          </Button>
        </div>
      </Group>
      <Group title={t.chartsHeading}>
        <Choice
          label={t.houseSystem}
          hint={c[`${settings['chart.houseSystem']}Note`]}
          value={settings['chart.houseSystem']}
          options={houseSystems.map((system) => [system, c[system]])}
          onChoose={(value) => change('chart.houseSystem', value)}
        />
        <Choice
          label={t.node}
          hint={t.nodeHint}
          value={settings['chart.node']}
          options={[
            ['mean', t.nodeMean],
            ['true', t.nodeTrue],
          ]}
          onChoose={(value) => change('chart.node', value)}
        />
      </Group>
      <Group title={t.datesHeading}>
        <Choice
          label={t.dateOrder}
          value={settings['display.dateFormat'] ?? 'device'}
          options={[
            ['device', t.dateDevice(deviceDate(deps.clock.now()))],
            ['DD/MM/YYYY', 'DD/MM/YYYY'],
            ['MM/DD/YYYY', 'MM/DD/YYYY'],
            ['YYYY-MM-DD', 'YYYY-MM-DD'],
          ]}
          onChoose={(value) => change('display.dateFormat', value === 'device' ? null : value)}
        />
        <ZoneChoice
          id={`${id}-zone`}
          zone={settings['display.timezone']}
          onZone={(zone) => change('display.timezone', zone)}
        />
      </Group>
      <p role="alert" className={failed ? fields.problem : 'sr-only'}>
        {failed ? t.settingFailed : ''}
      </p>
    </>
  );
}

function Group(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        {props.title}
      </h4>
      <div className={styles.fields}>{props.children}</div>
    </section>
  );
}

function ThemeChoice() {
  const t = useText(uiSettings);
  const name = useId();
  const theme = useTheme();
  const toggle = useToggleTheme();
  return (
    <fieldset className={styles.radios}>
      <legend className={fields.label}>{t.theme}</legend>
      {(['dark', 'light'] as const).map((one) => (
        <label key={one} className={styles.radio}>
          <input
            type="radio"
            name={name}
            checked={theme === one}
            onChange={() => {
              if (theme !== one) toggle();
            }}
          />
          {t[one]}
        </label>
      ))}
    </fieldset>
  );
}

function Choice<Value extends string>(props: {
  label: string;
  hint?: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label={props.label} hint={props.hint}>
      {(ties) => (
        <select
          {...ties}
          className={fields.input}
          value={props.value}
          onChange={(event) => props.onChoose(event.target.value as Value)}
        >
          {props.options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The zone of the person's days. What is typed counts once it is the name of a zone; empty follows the device. */
function ZoneChoice(props: { id: string; zone: string | null; onZone: (zone: string | null) => void }) {
  const t = useText(uiSettings);
  const words = useText(uiBirth);
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [text, setText] = useState(props.zone ?? '');
  const zones = useZonesLike(text);
  const typing = text.trim() !== (props.zone ?? '');
  const unknown = typing && text.trim() !== '' && zones.length === 0;
  const inForce = props.zone === null ? t.timeZoneDevice(device) : t.timeZoneNow(props.zone);
  const choose = (zone: string | null) => {
    setText(zone ?? '');
    props.onZone(zone);
  };
  return (
    <div>
      <Field
        id={props.id}
        label={t.timeZone}
        hint={t.timeZoneHint}
        echo={typing && text.trim() !== '' ? null : inForce}
        problem={unknown ? t.timeZoneUnknown : undefined}
      >
        {(ties) => (
          <Combobox
            id={ties.id}
            describedBy={ties['aria-describedby']}
            invalid={ties['aria-invalid']}
            text={text}
            placeholder={device}
            onText={(typed) => {
              setText(typed);
              if (typed.trim() === '') props.onZone(null);
            }}
            listLabel={words.zonesList}
            status={!typing || text.trim() === '' || unknown ? '' : words.zonesFound(zones.length)}
            options={typing ? zones.map((zone) => ({ id: zone, label: zone })) : []}
            onChoose={({ id }) => choose(id)}
          />
        )}
      </Field>
      {props.zone !== null && (
        <TextButton className={fields.switch} onClick={() => choose(null)}>
          {t.followDevice}
        </TextButton>
      )}
    </div>
  );
}

const deviceDate = (nowMs: number): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'short', calendar: 'gregory' }).format(nowMs);
