/**
 * What may happen to three devices, two accounts and a server: plain data, so that a run that failed can be printed, kept
 * and played again. Numbers that point at something (a record, something in flight) are taken modulo what is there.
 */
import fc from 'fast-check';

export type Step =
  /** Writes one field of a shared record on a device; makes the record, or brings it back, when it is not there. */
  | readonly ['write', device: number, record: number, field: number]
  | readonly ['delete', device: number, record: number]
  | readonly ['message', device: number]
  | readonly ['rate', device: number, message: number]
  | readonly ['delete message', device: number, message: number]
  /** Marks a thing as a favourite, or takes the mark away. */
  | readonly ['favourite', device: number, target: number]
  /** Begins a round, or half of one; what it asks hangs in the line until it is delivered. */
  | readonly ['round', device: number]
  | readonly ['push', device: number]
  | readonly ['pull', device: number]
  /** A whole round over a line without faults. */
  | readonly ['sync', device: number]
  /** A request reaches the server, or an answer its device. Any order is possible. */
  | readonly ['deliver', which: number]
  /** As before, but another copy stays on the way. */
  | readonly ['deliver twice', which: number]
  | readonly ['lose', which: number]
  /** The device waits no longer; what it asked may still arrive. */
  | readonly ['give up', device: number]
  /** The device dies some steps later, at whatever it is doing then; it starts again when it is next used. */
  | readonly ['kill', device: number, stepsLater: number]
  /** Sets the device's clock this far from the right time. */
  | readonly ['clock', device: number, offMs: number]
  | readonly ['time', ms: number]
  | readonly ['back up']
  | readonly ['restore']
  /** Signs in; `merge` takes over what was made before. From another account it is a switch. */
  | readonly ['sign in', device: number, account: number, merge: boolean]
  /** Signs out; unless it is kept, the account's database is deleted from the device. */
  | readonly ['sign out', device: number, keep: boolean]
  /** Whether the server has room for new records. */
  | readonly ['full', isFull: boolean]
  /** Sends again what the server refused. */
  | readonly ['retry', device: number]
  /** The device has no room for the next thing it wants to keep. */
  | readonly ['no room', device: number];

export const DEVICES = 3;
export const MAX_STEPS = 120;
const YEAR_MS = 365 * 86_400_000;

const device = fc.integer({ min: 0, max: DEVICES - 1 });
const record = fc.integer({ min: 0, max: 1 });
const field = fc.integer({ min: 0, max: 2 });
const which = fc.integer({ min: 0, max: 7 });
const offMs = fc.constantFrom(0, YEAR_MS, -YEAR_MS, 59_000, 90_000, -90_000);
const ms = fc.constantFrom(1, 1_000, 61_000, 130_000, 3_600_000);

const steps = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(fc.constant('write' as const), device, record, field) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('delete' as const), device, record) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('message' as const), device) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('rate' as const), device, which) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('delete message' as const), device, which) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('favourite' as const), device, record) },
  { weight: 5, arbitrary: fc.tuple(fc.constant('round' as const), device) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('push' as const), device) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('pull' as const), device) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('sync' as const), device) },
  { weight: 18, arbitrary: fc.tuple(fc.constant('deliver' as const), which) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('deliver twice' as const), which) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('lose' as const), which) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('give up' as const), device) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('kill' as const), device, fc.integer({ min: 0, max: 6 })),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constant('clock' as const), device, offMs) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('time' as const), ms) },
  { weight: 1, arbitrary: fc.constant(['back up'] as const) },
  { weight: 1, arbitrary: fc.constant(['restore'] as const) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constant('sign in' as const), device, record, fc.boolean()),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('sign out' as const), device, fc.boolean()) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('full' as const), fc.boolean()) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('retry' as const), device) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('no room' as const), device) },
);

/** The rarer faults need devices that share an account: half of the runs begin where they do. */
const beginning = fc.constantFrom<readonly Step[]>(
  [],
  Array.from({ length: DEVICES }, (_, at): Step => ['sign in', at, 0, false]),
);

/**
 * Runs of at most `maxSteps`, besides their beginning. `size: 'max'` matters: with the usual short arrays the rarer faults
 * are never met.
 */
export const runOf = (maxSteps: number): fc.Arbitrary<readonly Step[]> =>
  fc
    .tuple(beginning, fc.array(steps, { minLength: 1, maxLength: maxSteps, size: 'max' }))
    .map(([first, then]) => [...first, ...then]);

export const run = runOf(MAX_STEPS);
