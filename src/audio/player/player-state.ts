/**
 * What the player holds: nothing, or one title that is paused or playing.
 *
 *   nothing → selected (paused, at 0 or where it was left) → playing ⇄ paused
 *   at the end: paused at 0; closing: nothing
 *
 * Pure: what happens comes in as events, from the person, the audio element and the shelf alike.
 */
import type { ContentEmoji, GradientColor } from '#contract/api/content.ts';
import type { AudioCategory } from '#practice/audio/titles.ts';
import type { AudioItem } from '../shelf.ts';

/** A title as the player needs it. */
export type Track = {
  readonly item: AudioItem;
  readonly category: AudioCategory;
  readonly cover: { readonly gradient: GradientColor; readonly emoji: ContentEmoji };
  /** Length as the list tells it, seconds; null where the list does not. The file's own length takes its place. */
  readonly seconds: number | null;
};

/** Why a title does not sound. `blocked`: the browser wants a press first. */
export type PlayerProblem = 'offline' | 'gone' | 'damaged' | 'blocked';

export type PlayerState =
  | { readonly type: 'empty' }
  | {
      readonly type: 'loaded';
      readonly track: Track;
      readonly phase: 'paused' | 'playing';
      /** Its source is being opened, or more of it is awaited. */
      readonly busy: boolean;
      /** Seconds from the start, 0 ≤ at ≤ total. */
      readonly at: number;
      readonly total: number | null;
      readonly problem: PlayerProblem | null;
    };

export type PlayerEvent =
  | { readonly type: 'select'; readonly track: Track; readonly at: number }
  /** The source is there, paused still. */
  | { readonly type: 'open' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** It plays but has to wait for more of the file. */
  | { readonly type: 'wait' }
  | { readonly type: 'time'; readonly at: number }
  | { readonly type: 'length'; readonly seconds: number }
  | { readonly type: 'end' }
  | { readonly type: 'fail'; readonly problem: PlayerProblem }
  | { readonly type: 'close' };

export const emptyPlayer: PlayerState = { type: 'empty' };

/** The state after an event. An event for a title that is not there any more changes nothing. */
export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  if (event.type === 'close') return emptyPlayer;
  if (event.type === 'select') {
    const { track } = event;
    const at = within(event.at, track.seconds);
    return { type: 'loaded', track, phase: 'paused', busy: true, at, total: track.seconds, problem: null };
  }
  if (state.type === 'empty') return state;
  switch (event.type) {
    case 'open':
      return { ...state, busy: false };
    case 'play':
      return { ...state, phase: 'playing', busy: false, problem: null };
    case 'pause':
      // A source that is on its way still is.
      return { ...state, phase: 'paused', busy: state.busy && state.phase === 'paused' };
    case 'wait':
      return { ...state, busy: true };
    case 'time': {
      const at = within(event.at, state.total);
      return at === state.at ? state : { ...state, at };
    }
    case 'length':
      return Number.isFinite(event.seconds) && event.seconds > 0
        ? { ...state, total: event.seconds, at: within(state.at, event.seconds) }
        : state;
    case 'end':
      return { ...state, phase: 'paused', busy: false, at: 0 };
    case 'fail':
      return { ...state, phase: 'paused', busy: false, problem: event.problem };
  }
}

/** The title before or after the one at hand, in the order that was shown; null at either end. */
export function neighbour(order: readonly Track[], key: string, step: 1 | -1): Track | null {
  const at = order.findIndex(({ item }) => item.key === key);
  return at === -1 ? null : (order[at + step] ?? null);
}

function within(at: number, total: number | null): number {
  const atLeast = Math.max(0, Number.isFinite(at) ? at : 0);
  return total === null ? atLeast : Math.min(atLeast, total);
}
