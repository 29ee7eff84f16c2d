/**
 * The questionnaire, version 1: 48 items of our own, twelve an axis, six keyed to each pole, so that agreeing with
 * everything gives nothing. The sentences stand in the text of each language under the same ids.
 *
 * It is not the Myers-Briggs Type Indicator and takes no wording, scale or report from it.
 */
export const ITEMS_VERSION = 1;

export const AXES = ['EI', 'SN', 'TF', 'JP'] as const;
export type AxisId = (typeof AXES)[number];

/** A pole is a letter of its axis. */
export type Letter = 'E' | 'I' | 'S' | 'N' | 'T' | 'F' | 'J' | 'P';

export const POLES: Readonly<Record<AxisId, readonly [first: Letter, second: Letter]>> = {
  EI: ['E', 'I'],
  SN: ['S', 'N'],
  TF: ['T', 'F'],
  JP: ['J', 'P'],
};

const NUMBERS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
export type ItemId = `${AxisId}${(typeof NUMBERS)[number]}`;

export type Item = { readonly id: ItemId; readonly axis: AxisId; readonly key: Letter };

/** EI01 to JP12. Odd numbers are keyed to the first letter of the axis, even ones to the second. Answers are kept in this order. */
export const ITEMS: readonly Item[] = AXES.flatMap((axis) =>
  NUMBERS.map((number, at) => ({
    id: `${axis}${number}` as const,
    axis,
    key: POLES[axis][at % 2 === 0 ? 0 : 1],
  })),
);

/** The order of showing: fixed, and no two neighbours are of one axis. */
export const SHOWN_ORDER: readonly ItemId[] = [
  ...(['EI01', 'SN02', 'TF01', 'JP02', 'EI02', 'SN01', 'TF02', 'JP01'] as const),
  ...(['EI03', 'SN04', 'TF03', 'JP04', 'EI04', 'SN03', 'TF04', 'JP03'] as const),
  ...(['EI05', 'SN06', 'TF05', 'JP06', 'EI06', 'SN05', 'TF06', 'JP05'] as const),
  ...(['EI07', 'SN08', 'TF07', 'JP08', 'EI08', 'SN07', 'TF10', 'JP07'] as const),
  ...(['EI09', 'SN10', 'TF09', 'JP10', 'EI10', 'SN09', 'TF08', 'JP09'] as const),
  ...(['EI11', 'SN12', 'TF11', 'JP12', 'EI12', 'SN11', 'TF12', 'JP11'] as const),
];

export const ITEMS_A_PAGE = 8;

/** Six pages of eight, in the order of showing. */
export const PAGES: readonly (readonly ItemId[])[] = Array.from(
  { length: SHOWN_ORDER.length / ITEMS_A_PAGE },
  (_, page) => SHOWN_ORDER.slice(page * ITEMS_A_PAGE, (page + 1) * ITEMS_A_PAGE),
);
