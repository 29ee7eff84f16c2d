/**
 * Which of the facts a prompt asks for can be attached, and what is missing for the rest.
 *
 * A selector (`natal.house7`, `transit.slow12m`, `loop.patterns`) names what to attach; it is no fact id. What cannot be
 * attached is said in the message, so that no answer fills the gap by guessing.
 */
import { PLANET_IDS } from '#astro/body/body-id.ts';

/** What is there to attach from. */
export type Attachable = {
  readonly birthDate: boolean;
  /** A known time, with or without a doubt of minutes. */
  readonly birthTime: boolean;
  readonly birthPlace: boolean;
  /** A place for today's sunrise: of birth or of now. */
  readonly herePlace: boolean;
  /** Soul Loop entries that the person allows to be used. */
  readonly loops: boolean;
  readonly partner: boolean;
};

export const GAPS = [
  'no-birth-date',
  'no-birth-time',
  'no-birth-place',
  'no-place',
  'no-loops',
  'no-partner',
] as const;
export type Gap = (typeof GAPS)[number];

export type Attachment = {
  readonly attached: readonly string[];
  /** Each gap once, with the selectors it leaves out, in the order of `GAPS`. */
  readonly left: readonly { readonly gap: Gap; readonly selectors: readonly string[] }[];
};

/** Sorts the selectors of a prompt into what can be attached and what is missing, and why. */
export function attachmentOf(selectors: readonly string[], has: Attachable): Attachment {
  const judged = selectors.map((selector) => ({ selector, gap: gapOf(selector, has) }));
  return {
    attached: judged.flatMap(({ selector, gap }) => (gap === null ? [selector] : [])),
    left: GAPS.flatMap((gap) => {
      const of = judged.filter((one) => one.gap === gap).map(({ selector }) => selector);
      return of.length === 0 ? [] : [{ gap, selectors: of }];
    }),
  };
}

const NEEDS_ANGLES = /^natal\.(?:house\d+|asc|mc|houses)$|^profection\./;
const IS_PLANET: ReadonlySet<string> = new Set([...PLANET_IDS, 'chiron'].map((body) => `natal.${body}`));

function gapOf(selector: string, has: Attachable): Gap | null {
  if (selector.startsWith('loop.')) return has.loops ? null : 'no-loops';
  if (selector.startsWith('planetary.')) return has.herePlace ? null : 'no-place';
  if (selector.startsWith('synastry.')) {
    if (!has.birthDate) return 'no-birth-date';
    return has.partner ? null : 'no-partner';
  }
  if (NEEDS_ANGLES.test(selector)) {
    if (!has.birthDate) return 'no-birth-date';
    if (!has.birthTime) return 'no-birth-time';
    return has.birthPlace ? null : 'no-birth-place';
  }
  const needsBirth = IS_PLANET.has(selector) || /^(?:transit|solarReturn|pythagorean)\./.test(selector);
  return needsBirth && !has.birthDate ? 'no-birth-date' : null;
}
