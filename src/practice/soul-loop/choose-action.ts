/** Which small action is offered, and which ones after it when the person asks for something smaller. */
import type { Emotion } from '#contract/soul-entry.ts';
import { actionIds, actionRule } from './actions.ts';
import type { ActionId, ActionPlace } from './actions.ts';
import { runsWithin, newestFirst } from './past-run.ts';
import type { PastRun } from './past-run.ts';
import { ruleOf } from './patterns.ts';
import type { PatternId } from './patterns.ts';

/** Days in which nothing shown comes again. */
export const ECHO_DAYS = 7;

/** Times that "Something smaller" may be asked for. */
export const MAX_SMALLER = 3;

/** What suits anyone at any time: water at a window, closer words, a hand where it hurts. */
const ALWAYS: readonly ActionId[] = ['a12', 'a18', 'a22'];

export type ActionSetting = {
  readonly pattern: PatternId;
  readonly emotion: Emotion | null;
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Local clock, `HH:MM`. */
  readonly time: string;
  /** The text speaks of being at work or on the way. */
  readonly away: boolean;
  /** Strain was heard: what can be done lying down comes first. */
  readonly gentle: boolean;
  readonly history: readonly PastRun[];
};

/**
 * The actions that fit, best first, at least one.
 *
 * The pattern's own, then those of the same kinds, then three that always fit; without what was offered in the last
 * seven days (unless it helped a lot) and what the hour, the place or the strength forbids. Ranked by what helped
 * this person before. When nothing is left, the whole table is looked through under the same rules.
 */
export function rankActions(setting: ActionSetting): readonly ActionId[] {
  const own: readonly ActionId[] = ruleOf(setting.pattern).actions;
  const kinds = new Set(own.map((id) => actionRule(id).kind));
  const alike = actionIds.filter((id) => kinds.has(actionRule(id).kind));
  const near = [...new Set([...own, ...alike, ...ALWAYS])];
  const recent = new Set(recentActions(setting));
  const possible = (id: ActionId): boolean => isPossible(id, setting);
  const fresh = near.filter((id) => possible(id) && !recent.has(id));
  const wider = actionIds.filter((id) => possible(id) && !recent.has(id));
  // Someone who runs many loops a week may have had them all: then an old one beats none.
  const pool = fresh.length > 0 ? fresh : wider.length > 0 ? wider : ALWAYS;
  return pool
    .map((id, order) => ({ id, order, rank: rankOf(id, setting) }))
    .toSorted((a, b) => b.rank - a.rank || a.order - b.order)
    .map(({ id }) => id);
}

/** Offered in the last seven days, those that helped a lot left out. */
function recentActions({ history, date }: ActionSetting): readonly ActionId[] {
  return runsWithin(history, date, ECHO_DAYS).flatMap((run) =>
    run.action === null || run.helped === 2 ? [] : [run.action],
  );
}

function isPossible(id: ActionId, setting: ActionSetting): boolean {
  const { energy, places } = actionRule(id);
  const low = setting.emotion === 'numb' || setting.emotion === 'overwhelmed' || setting.pattern === 'fumes';
  if (energy === 3 && low) return false;
  if (energy > 1 && places.every((place) => place === 'outside') && isNight(setting.time)) return false;
  return !setting.away || places.includes('any');
}

/** 22:00 to 05:00. */
function isNight(time: string): boolean {
  return time >= '22:00' || time < '05:00';
}

function rankOf(id: ActionId, { pattern, history, gentle }: ActionSetting): number {
  const offers = newestFirst(history).filter((run) => run.action === id);
  const helped = offers.filter(({ helped: answer }) => answer !== null && answer > 0);
  let rank = 0;
  if (helped.some((run) => run.pattern === pattern)) rank += 3;
  else if (helped.length > 0) rank += 2;
  if (offers.length > 0 && offers.filter(({ completed }) => completed).length * 2 >= offers.length) rank += 1;
  if (offers.length >= 2 && offers.slice(0, 2).every(({ completed }) => !completed)) rank -= 2;
  // Above all that may have helped: on a heavy day nothing that needs strength comes first.
  if (gentle && actionRule(id).energy === 1) rank += 10;
  return rank;
}

/**
 * The next one that asks for less: fewer minutes or less strength than the last one offered. Null when there is none,
 * or after three.
 */
export function smallerAction(ranked: readonly ActionId[], offered: readonly ActionId[]): ActionId | null {
  const last = offered.at(-1);
  if (last === undefined || offered.length > MAX_SMALLER) return null;
  const now = actionRule(last);
  const isSmaller = (id: ActionId): boolean => {
    const rule = actionRule(id);
    return (
      !offered.includes(id) &&
      (rule.minutes < now.minutes || rule.energy < now.energy) &&
      rule.minutes <= now.minutes &&
      rule.energy <= now.energy
    );
  };
  return ranked.find(isSmaller) ?? null;
}

/** The place to name beside an action: anywhere when it can be done anywhere. */
export function placeOf(id: ActionId): ActionPlace {
  const { places } = actionRule(id);
  return places.includes('any') ? 'any' : (places[0] ?? 'any');
}
