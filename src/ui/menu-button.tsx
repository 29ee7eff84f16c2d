import { type ComponentProps, lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import type { IconDrawing } from './icon.tsx';
import styles from './menu.module.css';
import { useContextMenu } from './use-context-menu.ts';

export type MenuEntry =
  | {
      type: 'item';
      id: string;
      label: string;
      icon?: IconDrawing;
      /** A second, quiet line. */
      note?: string;
      danger?: boolean;
      onSelect: () => void;
    }
  /** One of several, of which one holds; neighbours of this type belong together. */
  | { type: 'choice'; id: string; label: string; note?: string; checked: boolean; onSelect: () => void }
  | { type: 'heading'; id: string; label: string }
  | { type: 'note'; id: string; text: string }
  | { type: 'rule'; id: string };

const loadPanel = () => import('./menu-panel.tsx');
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }));

/**
 * A button that opens a menu. The menu itself (Mantine's, with its positioning) is fetched when the button is first
 * pointed at or focused, so it costs the first paint nothing.
 *
 * `entries` is called when the menu opens. Arrow keys, Home, End, type-ahead and Escape are the menu's; closing
 * gives focus back to the button. A right click, a long press or the context menu key on `area` opens the same menu.
 */
export function MenuButton({
  entries,
  menuLabel,
  align = 'end',
  side = 'bottom',
  area,
  className,
  children,
  ...rest
}: {
  entries: () => readonly MenuEntry[];
  menuLabel: string;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  /** What the menu belongs to, with the button in it: stays the same element while it is shown. */
  area?: RefObject<HTMLElement | null>;
  children: ReactNode;
} & Omit<ComponentProps<'button'>, 'children'>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const warm = () => void loadPanel();
  useContextMenu(area, () => setOpen(true));
  return (
    <span className={styles.holder}>
      <button
        type="button"
        {...rest}
        ref={button}
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen((was) => !was)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open && (
        <Suspense>
          <MenuPanel
            entries={entries()}
            label={menuLabel}
            position={`${side}-${align}`}
            owner={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
