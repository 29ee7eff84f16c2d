import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from './sky-view.ts';

/** The size of an element in whole pixels, followed as it changes; `first` until it is laid out. */
export function useBox<E extends HTMLElement>(first: Box): [RefObject<E | null>, Box] {
  const ref = useRef<E>(null);
  const [box, setBox] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const width = Math.round(element.clientWidth);
      const height = Math.round(element.clientHeight);
      if (width === 0 || height === 0) return;
      setBox((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, box];
}
