import '@mantine/core/styles/Popover.css';
import { Popover as MantinePopover } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import type { PopoverProps } from './popover.tsx';
import styles from './popover.module.css';

/** The open popover. It takes focus, so that a keyboard reader lands in it, and gives it back on Escape. */
export function PopoverPanel({ owner, label, onClose, children }: PopoverProps) {
  const card = useRef<HTMLDivElement | null>(null);

  // Mantine mounts the card after this component, so focus moves in when it arrives, not in an effect.
  const cardArrived = useCallback((element: HTMLDivElement | null) => {
    card.current = element;
    element?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Node;
      if (card.current?.contains(target) || owner.current?.contains(target)) return;
      onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [owner, onClose]);

  return (
    <MantinePopover
      opened
      position="bottom"
      offset={14}
      withinPortal={false}
      floatingStrategy="fixed"
      withArrow
      arrowSize={14}
      arrowRadius={3}
      shadow="none"
      withRoles={false}
      trapFocus={false}
      returnFocus={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      middlewares={{ flip: true, shift: { padding: 8 } }}
      transitionProps={{ duration: 0 }}
      zIndex="var(--z-float)"
      classNames={{ dropdown: styles.card ?? '', arrow: styles.nib ?? '' }}
    >
      <MantinePopover.Target>
        <span className={styles.anchor} />
      </MantinePopover.Target>
      <MantinePopover.Dropdown
        ref={cardArrived}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // In a dialog Escape is this card's first, and the dialog's only when no card is open.
          event.preventDefault();
          event.stopPropagation();
          onClose();
          owner.current?.focus();
        }}
      >
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
