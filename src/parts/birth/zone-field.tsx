import { useEffect, useState } from 'react';
import { uiBirth } from '#text/en/ui-birth.ts';
import { useText } from '#ui/use-text.ts';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import { useZonesLike } from './zones-like.ts';

/**
 * The zone of a chosen place, open to another word. It starts as the place's own; what is typed counts once it is the
 * name of a zone, and until then `onZone` says null. Give it the place as its key.
 */
export function ZoneField(props: {
  id: string;
  label: string;
  zone: string | null;
  disabled: boolean;
  problem: string | undefined;
  onZone: (zone: string | null) => void;
}) {
  const t = useText(uiBirth);
  const [text, setText] = useState(props.zone ?? '');
  const zones = useZonesLike(text);
  const { zone, onZone } = props;
  // A name that was typed or pasted whole is a choice too, once the list knows it.
  const plain = text.trim().toLowerCase();
  const named = zones.find((one) => one.toLowerCase() === plain);
  useEffect(() => {
    if (zone === null && named !== undefined) onZone(named);
  }, [zone, named, onZone]);
  return (
    <Field
      id={props.id}
      label={props.label}
      hint={props.disabled ? t.zoneFromPlace : t.zoneHint}
      problem={props.problem}
    >
      {(ties) => (
        <Combobox
          id={ties.id}
          describedBy={ties['aria-describedby']}
          invalid={ties['aria-invalid']}
          disabled={props.disabled}
          text={text}
          onText={(typed) => {
            setText(typed);
            if (zone !== null) onZone(null);
          }}
          listLabel={t.zonesList}
          status={
            props.disabled || zone !== null || text.trim() === ''
              ? ''
              : zones.length === 0
                ? t.noZones
                : t.zonesFound(zones.length)
          }
          options={zone !== null ? [] : zones.map((one) => ({ id: one, label: one }))}
          onChoose={({ id }) => {
            setText(id);
            onZone(id);
          }}
        />
      )}
    </Field>
  );
}
