/** The inks of the five elements in the drawings of the East Asian modes; the name stands beside each. */
import type { Words } from './card-svg.tsx';

type Ink = NonNullable<Parameters<typeof Words>[0]['ink']>;

const inks: Readonly<Record<string, Ink>> = {
  wood: 'sage',
  fire: 'ember',
  earth: 'gold',
  metal: 'text',
  water: 'tide',
};

export const elementInk = (element: string | null | undefined): Ink => inks[element ?? ''] ?? 'text';
