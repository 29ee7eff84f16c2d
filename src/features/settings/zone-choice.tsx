import { useState } from 'react';
import fields from '#parts/birth/birth-form.module.css';
import { Combobox } from '#parts/birth/combobox.tsx';
import { Field } from '#parts/birth/field.tsx';
import { useZonesLike } from '#parts/birth/zones-like.ts';
import { uiBirth } from '#text/en/ui-birth.ts';
import { uiSettings } from '#text/en/ui-settings.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { deviceZone } from '#db/day-zone.ts';

/** The zone of the person's days. What is typed counts once it is the name of a zone; empty follows the device. */
export function ZoneChoice(props: {
  id: string;
  zone: string | null;
  onZone: (zone: string | null) => void;
}) {
  const t = useText(uiSettings);
  const words = useText(uiBirth);
  const device = deviceZone();
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
