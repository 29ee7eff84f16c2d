/** The small actions of a Soul Loop, without their words: how long, how much strength, where, and from which approach. */

/** `any` is also a train seat or a shared office. */
export type ActionPlace = 'any' | 'private' | 'outside' | 'table' | 'bed';

export type ActionRule = {
  /** Whole minutes, 2–15. */
  readonly minutes: number;
  /** 1 lying down, 2 ordinary, 3 up and moving. */
  readonly energy: 1 | 2 | 3;
  /** Every place that will do, the first as a rule. */
  readonly places: readonly ActionPlace[];
  /** The approach it comes from. */
  readonly kind: string;
};

export const actions = {
  a01: { minutes: 2, energy: 1, places: ['any'], kind: 'regulation' },
  a02: { minutes: 2, energy: 1, places: ['any'], kind: 'act' },
  a03: { minutes: 5, energy: 2, places: ['any', 'table'], kind: 'cbt' },
  a04: { minutes: 3, energy: 1, places: ['any'], kind: 'self-compassion' },
  a05: { minutes: 5, energy: 2, places: ['table', 'any'], kind: 'behavioural-activation' },
  a06: { minutes: 10, energy: 3, places: ['outside'], kind: 'behavioural-activation' },
  a07: { minutes: 5, energy: 2, places: ['table', 'any'], kind: 'cbt' },
  a08: { minutes: 3, energy: 1, places: ['any'], kind: 'act' },
  a09: { minutes: 5, energy: 2, places: ['any'], kind: 'assertive' },
  a10: { minutes: 5, energy: 2, places: ['table', 'any'], kind: 'problem-solving' },
  a11: { minutes: 15, energy: 1, places: ['bed', 'private'], kind: 'rest' },
  a12: { minutes: 2, energy: 2, places: ['any'], kind: 'behavioural-activation' },
  a13: { minutes: 5, energy: 2, places: ['any'], kind: 'connection' },
  a14: { minutes: 5, energy: 1, places: ['private', 'any'], kind: 'grief' },
  a15: { minutes: 3, energy: 2, places: ['any', 'table'], kind: 'values' },
  a16: { minutes: 5, energy: 3, places: ['private', 'outside'], kind: 'regulation' },
  a17: { minutes: 5, energy: 2, places: ['table', 'any'], kind: 'values' },
  a18: { minutes: 2, energy: 1, places: ['any'], kind: 'differentiation' },
  a19: { minutes: 10, energy: 2, places: ['private', 'any'], kind: 'behavioural-activation' },
  a20: { minutes: 5, energy: 2, places: ['any', 'table'], kind: 'cbt' },
  a21: { minutes: 10, energy: 1, places: ['any', 'private'], kind: 'act' },
  a22: { minutes: 3, energy: 1, places: ['any', 'private'], kind: 'self-compassion' },
  a23: { minutes: 5, energy: 2, places: ['any'], kind: 'connection' },
  a24: { minutes: 5, energy: 2, places: ['table', 'any'], kind: 'problem-solving' },
  a25: { minutes: 2, energy: 1, places: ['any'], kind: 'act' },
  a26: { minutes: 5, energy: 2, places: ['any', 'table'], kind: 'values' },
  a27: { minutes: 5, energy: 1, places: ['any'], kind: 'gratitude' },
  a28: { minutes: 10, energy: 2, places: ['any', 'private'], kind: 'assertive' },
  a29: { minutes: 3, energy: 2, places: ['any'], kind: 'regulation' },
  a30: { minutes: 5, energy: 2, places: ['table', 'any'], kind: 'act' },
  a31: { minutes: 10, energy: 3, places: ['outside'], kind: 'awe' },
  a32: { minutes: 5, energy: 2, places: ['any'], kind: 'connection' },
  a33: { minutes: 3, energy: 1, places: ['any'], kind: 'cbt' },
  a34: { minutes: 5, energy: 2, places: ['any', 'private'], kind: 'behavioural-activation' },
  a35: { minutes: 5, energy: 1, places: ['any', 'table'], kind: 'problem-solving' },
  a36: { minutes: 2, energy: 1, places: ['any'], kind: 'rest' },
} as const satisfies Readonly<Record<string, ActionRule>>;

export type ActionId = keyof typeof actions;

/** In the order of the table, which settles ties. */
export const actionIds = Object.keys(actions) as readonly ActionId[];

export function isActionId(id: string): id is ActionId {
  return Object.hasOwn(actions, id);
}

/** The rule of an action, as the wide type. */
export function actionRule(id: ActionId): ActionRule {
  return actions[id];
}
