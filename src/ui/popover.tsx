import { lazy, type ReactNode, type RefObject, Suspense } from 'react';

export interface PopoverProps {
  open: boolean;
  onClose: () => void;
  /** The control it hangs from; focus returns there. */
  owner: RefObject<HTMLElement | null>;
  label: string;
  children: ReactNode;
}

export const loadPopoverPanel = () => import('./popover-panel.tsx');
const PopoverPanel = lazy(async () => ({ default: (await loadPopoverPanel()).PopoverPanel }));

/**
 * A small card under the control that opened it, for a fact or a note. Not modal: the page stays readable.
 * Escape, a press elsewhere and `onClose` close it. Place it beside its owner inside an element with
 * `position: relative`; the code that positions it is fetched at the first use.
 */
export function Popover(props: PopoverProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <PopoverPanel {...props} />
    </Suspense>
  );
}
