import { type RefObject, useEffect, useRef } from 'react';

/** How long a finger rests before it opens the menu, and how far it may move meanwhile. */
const LONG_PRESS_MS = 500;
const MOVED_PX = 10;

/**
 * Calls `onOpen` for a right click, a long press by touch or the context menu key on `area` and all in it but an open menu; the
 * browser's own menu does not come up there. Null for no area. Safari on iPhone reports no `contextmenu`, hence the timer.
 */
export function useContextMenu(area: RefObject<HTMLElement | null> | undefined, onOpen: () => void): void {
  const open = useRef(onOpen);
  useEffect(() => {
    open.current = onOpen;
  });
  useEffect(() => {
    const element = area?.current;
    if (!element) return undefined;
    const listening = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let pressed = false;
    const cancel = () => clearTimeout(waiting);
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      options?: AddEventListenerOptions,
    ) => {
      const outsideMenu = (event: HTMLElementEventMap[K]) => {
        if (event.target instanceof Element && event.target.closest('[role="menu"]') !== null) return;
        listener(event);
      };
      element.addEventListener(type, outsideMenu, { ...options, signal: listening.signal });
    };
    on('contextmenu', (event) => {
      event.preventDefault();
      cancel();
      open.current();
    });
    on('keydown', (event) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      open.current();
    });
    on(
      'touchstart',
      ({ touches: [first, ...others] }) => {
        cancel();
        pressed = false;
        if (first === undefined || others.length > 0) return;
        from = { x: first.clientX, y: first.clientY };
        waiting = setTimeout(() => {
          pressed = true;
          open.current();
        }, LONG_PRESS_MS);
      },
      { passive: true },
    );
    on(
      'touchmove',
      ({ touches: [first] }) => {
        if (first && Math.hypot(first.clientX - from.x, first.clientY - from.y) > MOVED_PX) cancel();
      },
      { passive: true },
    );
    on('touchcancel', cancel);
    on('touchend', (event) => {
      cancel();
      // The click that would follow the finger's lift is not meant.
      if (pressed) event.preventDefault();
    });
    return () => {
      listening.abort();
      cancel();
    };
  }, [area]);
}
