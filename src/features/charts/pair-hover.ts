/** What is pointed at in a pair of charts, shared by their wheel and the lists beside it. */
import { aspectKey } from '#ui/wheel/wheel-types.ts';

export interface Hovering {
  /** "a:sun", "b:moon", or a contact by its `contactKey`. */
  hovered: string | null;
  onHover: (id: string | null) => void;
}

/** A contact by the ids that the wheel has: a point of the first chart and one of the second. */
export function contactKey({ a, b }: { readonly a: string; readonly b: string }): string {
  return aspectKey(`a:${a}`, `b:${b}`);
}

/** What a row needs to shine with its part of the wheel. */
export function near(id: string, { hovered, onHover }: Hovering) {
  return {
    'data-near': hovered === id || undefined,
    onPointerEnter: () => onHover(id),
    onPointerLeave: () => onHover(null),
  };
}
