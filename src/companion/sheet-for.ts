/** The facts a reading stands on: the sheet of the person's own birth, or of the chart that came with the message. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { EventKey } from '#facts/sky-event.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthDetails, BirthMoment } from '#astro/time/birth-moment.ts';
import type { NodeKind } from '#astro/body/body-id.ts';
import type { HouseSystem } from '#astro/house/cusps.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { humanDesignSheet } from '#traditions/humandesign/sheet.ts';
import { synastrySheet } from '#traditions/synastry/sheet.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import { westernSheet } from '#traditions/western/sheet.ts';
import type { AttachedRequest, ReadingMode } from './request.ts';

export type SheetFor = {
  readonly birth: BirthDetails | null;
  readonly attached: AttachedRequest | null;
  /** Laid cards, which stand before everything else. Absent means none. */
  readonly cards?: TarotInput | null;
  readonly now: UnixMs;
  readonly zone: string;
  readonly houseSystem: HouseSystem;
  readonly node: NodeKind;
  readonly mode: ReadingMode;
  /** Events that the question asks for (facts/sky-event.ts); they stand on a western sheet alone. Absent means none. */
  readonly asked?: readonly EventKey[];
};

/**
 * Computes the sheet. An attached chart stands before the person's own birth; a synastry without a second person, or a
 * birth whose date cannot be read, falls back to the western sheet of what there is. So does the mode of cards without any.
 */
export function sheetFor(request: SheetFor, rules: ZoneRules): FactSheet {
  const { attached, zone, houseSystem, node, cards = null, asked = [] } = request;
  if (cards !== null) return layTarot(cards).sheet;
  const mode = request.mode === 'western' ? 'western' : 'mixed';
  const now = attached?.at ?? request.now;
  const moment = momentOf(attached === null ? request.birth : attached.subject.birth, rules);
  if (attached?.chartType === 'human-design' && moment !== null)
    return humanDesignSheet({ moment, now, zone });
  if (attached?.chartType === 'synastry' && moment !== null) {
    const second = momentOf(attached.partner?.birth ?? null, rules);
    if (second !== null) {
      const names = { first: attached.subject.name, second: attached.partner?.name ?? null };
      return synastrySheet({ first: moment, second, houseSystem, node, now, zone, names });
    }
  }
  return westernSheet({ moment, now, zone, houseSystem, node, mode, asked });
}

/** The birth as a stretch of time; without a choice for a doubtful hour, the whole day. */
export function momentOf(birth: BirthDetails | null, rules: ZoneRules): BirthMoment | null {
  if (birth === null) return null;
  const found = resolveBirth(birth, rules);
  if (found.type === 'moment') return found.moment;
  if (found.type === 'invalid' && found.field === 'date') return null;
  const day = resolveBirth({ ...birth, time: null, offsetSeconds: null, fold: null }, rules);
  return day.type === 'moment' ? day.moment : null;
}
