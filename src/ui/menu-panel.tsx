import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { IconCheck } from './icons.ts';
import type { MenuEntry } from './menu-button.tsx';
import styles from './menu.module.css';

/** The open menu, hung under its button. Mounted only while it is open. */
export function MenuPanel(props: {
  entries: readonly MenuEntry[];
  label: string;
  position: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  owner: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}) {
  const dropdown = useRef<HTMLDivElement | null>(null);
  const { owner, onClose } = props;

  // Mantine mounts the list after this component, so focus moves in when it arrives, not in an effect.
  const listArrived = useCallback((list: HTMLDivElement | null) => {
    dropdown.current = list;
    const first = list?.querySelector<HTMLElement>('[role^="menuitem"]');
    const checked = list?.querySelector<HTMLElement>('[aria-checked="true"]');
    (checked ?? first)?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Node;
      if (dropdown.current?.contains(target) || owner.current?.contains(target)) return;
      onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [owner, onClose]);

  const closeAndReturn = () => {
    onClose();
    owner.current?.focus();
  };

  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened) closeAndReturn();
      }}
      position={props.position}
      offset={6}
      withinPortal={false}
      floatingStrategy="fixed"
      trapFocus={false}
      returnFocus={false}
      closeOnClickOutside={false}
      closeOnItemClick={false}
      closeOnEscape={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
      zIndex="var(--z-float)"
      // What scrolls must hold something the keyboard can reach.
      menuItemTabIndex={0}
      // The mark of a choice stands on its right.
      alignItemsLabels="none"
      classNames={{
        dropdown: styles.panel ?? '',
        item: styles.item ?? '',
        itemIndicator: styles.indicator ?? '',
      }}
    >
      <Menu.Target>
        {/* The button carries the menu's ARIA; this is only the box it hangs from. */}
        <span className={styles.anchor} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown
        ref={listArrived}
        aria-label={props.label}
        aria-labelledby={undefined}
        onKeyDown={(event) => {
          if (event.key === 'Tab' || event.key === 'Escape') {
            event.stopPropagation();
            // In a dialog Escape is the menu's first, and the dialog's only when no menu is open.
            if (event.key === 'Escape') event.preventDefault();
            closeAndReturn();
          }
        }}
      >
        {props.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onDone={closeAndReturn} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  if (entry.type === 'rule') return <hr className={styles.rule} />;
  if (entry.type === 'heading') return <div className={styles.heading}>{entry.label}</div>;
  if (entry.type === 'note') return <p className={styles.note}>{entry.text}</p>;
  const select = () => {
    // Focus goes back first, so that an action which opens a dialog or moves focus has the last word.
    onDone();
    entry.onSelect();
  };
  const text = (
    <>
      <span className={styles.label}>{entry.label}</span>
      {entry.note !== undefined && <span className="meta">{entry.note}</span>}
    </>
  );
  if (entry.type === 'choice') {
    return (
      <Menu.RadioItem
        value={entry.id}
        checked={entry.checked}
        rightSection={entry.checked ? <Icon of={IconCheck} size={18} /> : undefined}
        onClick={select}
      >
        {text}
      </Menu.RadioItem>
    );
  }
  return (
    <Menu.Item
      leftSection={entry.icon ? <Icon of={entry.icon} size={18} /> : undefined}
      mod={{ danger: entry.danger ?? false }}
      onClick={select}
    >
      {text}
    </Menu.Item>
  );
}
