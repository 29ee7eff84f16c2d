import { type KeyboardEvent, useRef } from 'react';

/**
 * A row of tabs by the usual pattern: one stop for Tab, arrow keys walk and choose, Home and End go to the ends. The panel
 * carries `panelId` and is labelled by `tabId(chosen)`.
 */
export function TabList<Id extends string>(props: {
  label: string;
  tabs: readonly { readonly id: Id; readonly label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  tabId: (id: Id) => string;
  panelId: string;
  className: string | undefined;
}) {
  const { tabs, chosen, onChoose } = props;
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const here = tabs.findIndex(({ id }) => id === chosen);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.id);
    const buttons = row.current?.querySelectorAll<HTMLElement>('[role=tab]');
    buttons?.[tabs.indexOf(next)]?.focus();
  }

  return (
    <div ref={row} role="tablist" aria-label={props.label} className={props.className}>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={props.tabId(id)}
          aria-selected={id === chosen}
          aria-controls={props.panelId}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={onKeyDown}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
