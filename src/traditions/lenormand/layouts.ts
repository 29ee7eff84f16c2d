/** Ways to lay the small deck, and the names of the places of the short ones. */

export const layoutIds = ['grand-tableau', 'line-3', 'line-5', 'square-9'] as const;
export type LayoutId = (typeof layoutIds)[number];

export const placeIds = [
  'far-left',
  'left',
  'centre',
  'right',
  'far-right',
  'top-left',
  'top',
  'top-right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type PlaceId = (typeof placeIds)[number];

export type ShortLayout = {
  readonly places: readonly PlaceId[];
  /** Place numbers that are read as one: a card and the one that colours it. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Places that answer each other over the centre. */
  readonly mirrors: readonly (readonly [number, number])[];
  readonly centre: number;
};

export const shortLayouts: Readonly<Record<Exclude<LayoutId, 'grand-tableau'>, ShortLayout>> = {
  'line-3': {
    places: ['left', 'centre', 'right'],
    pairs: [
      [1, 2],
      [2, 3],
    ],
    mirrors: [[1, 3]],
    centre: 2,
  },
  'line-5': {
    places: ['far-left', 'left', 'centre', 'right', 'far-right'],
    pairs: [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
    mirrors: [
      [1, 5],
      [2, 4],
    ],
    centre: 3,
  },
  'square-9': {
    places: [
      'top-left',
      'top',
      'top-right',
      'left',
      'centre',
      'right',
      'bottom-left',
      'bottom',
      'bottom-right',
    ],
    pairs: [
      [4, 5],
      [5, 6],
      [2, 5],
      [5, 8],
    ],
    mirrors: [
      [1, 9],
      [3, 7],
      [2, 8],
      [4, 6],
    ],
    centre: 5,
  },
};

/** How many cards a layout takes. */
export const layoutSize = (id: LayoutId): number =>
  id === 'grand-tableau' ? 36 : shortLayouts[id].places.length;
