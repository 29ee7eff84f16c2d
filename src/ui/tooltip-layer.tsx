import { useEffect, useRef, useState } from 'react';
import styles from './tooltip-layer.module.css';

const OPEN_DELAY_MS = 700;
/** Moving to a neighbour this soon after a tip closed shows its tip at once. */
const SKIP_DELAY_MS = 300;
const EDGE_PX = 8;

interface Tip {
  text: string;
  x: number;
  top: number;
  below: boolean;
}

/**
 * Tooltips for everything with `data-tip`: one element for the page instead of one wrapper for each control.
 * The tip repeats the control's spoken name, so it is hidden from assistive technology. Escape closes it.
 */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closedAt = -Infinity;
    let shownFor: Element | undefined;

    const close = () => {
      clearTimeout(timer);
      if (shownFor !== undefined) closedAt = performance.now();
      shownFor = undefined;
      setTip(undefined);
    };
    const open = (target: Element, delayMs: number) => {
      if (target === shownFor) return;
      close();
      timer = setTimeout(() => {
        const text = target.getAttribute('data-tip');
        if (text === null || !target.isConnected || target.getAttribute('aria-expanded') === 'true') return;
        const edge = target.getBoundingClientRect();
        const below = edge.bottom + 44 < window.innerHeight;
        shownFor = target;
        setTip({ text, x: edge.left + edge.width / 2, top: below ? edge.bottom + 6 : edge.top - 6, below });
      }, delayMs);
    };
    const tipped = (event: Event) =>
      event.target instanceof Element ? event.target.closest('[data-tip]') : null;

    const onOver = (event: PointerEvent) => {
      const target = event.pointerType === 'touch' ? null : tipped(event);
      if (target === null) close();
      else open(target, performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
    };
    const onFocus = (event: FocusEvent) => {
      const target = tipped(event);
      if (target?.matches(':focus-visible')) open(target, OPEN_DELAY_MS);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerover', onOver);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', close);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', close, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', close);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', close, true);
    };
  }, []);

  // Keeps a tip near the edge inside the window, once its width is known.
  useEffect(() => {
    const element = box.current;
    if (!tip || element === null) return;
    const half = element.offsetWidth / 2;
    const x = Math.min(Math.max(tip.x, half + EDGE_PX), window.innerWidth - half - EDGE_PX);
    element.style.left = `${x}px`;
  }, [tip]);

  if (!tip) return null;
  return (
    <div
      ref={box}
      aria-hidden
      className={tip.below ? styles.tip : `${styles.tip} ${styles.above}`}
      style={{ left: tip.x, top: tip.top }}
    >
      {tip.text}
    </div>
  );
}
