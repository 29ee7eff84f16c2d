/**
 * What was done in a run, kept beside the devices and the server: whose each thing is, what was written over what by
 * somebody who had seen it, and what went with a database that a person had deleted, which nobody can expect again.
 *
 * Every value that is written is unlike any other, so a value names the act of writing it.
 */

/** An account's id, or `anon:<device>` for what nobody has signed in for yet. */
export type Owner = string;

export type Ledger = {
  /** Whose a value or a record is. */
  readonly owners: Map<string, Owner>;
  /** The values written over a value by a device that saw it. */
  readonly writtenOver: Map<string, string[]>;
  /** `maybe`: who deleted it was deleted before anybody else knew. */
  readonly messages: Map<string, { deleted: 'no' | 'yes' | 'maybe' }>;
  /** Values and messages that were only in what was deleted: by signing out, or by putting back an old copy of the server. */
  readonly gone: Set<string>;
  next: number;
};

export function createLedger(): Ledger {
  return { owners: new Map(), writtenOver: new Map(), messages: new Map(), gone: new Set(), next: 1 };
}

/** A value that was never written before. */
export function newValue(ledger: Ledger, owner: Owner): string {
  const value = `v${ledger.next}`;
  ledger.next += 1;
  ledger.owners.set(value, owner);
  return value;
}

export function noteWrittenOver(ledger: Ledger, old: string, value: string): void {
  const values = ledger.writtenOver.get(old);
  if (values === undefined) ledger.writtenOver.set(old, [value]);
  else values.push(value);
}

/** Everything of one owner becomes another's: what was made before signing in goes to the account. */
export function handOver(ledger: Ledger, from: Owner, to: Owner): void {
  for (const [thing, owner] of ledger.owners) if (owner === from) ledger.owners.set(thing, to);
}

/** What there is in the world: values, and ids of records with whether they are deleted. */
export type Present = { readonly things: ReadonlySet<string>; readonly deleted: ReadonlySet<string> };

/** Marks as gone what is not there, and whose every later value is not either. */
export function noteGone(ledger: Ledger, present: Present): void {
  const alive = new Map<string, boolean>();
  const isAlive = (value: string): boolean => {
    const known = alive.get(value);
    if (known !== undefined) return known;
    // Nothing is written over itself, so this ends.
    const lives = present.things.has(value) || (ledger.writtenOver.get(value) ?? []).some(isAlive);
    alive.set(value, lives);
    return lives;
  };
  for (const thing of ledger.owners.keys()) if (!isAlive(thing)) ledger.gone.add(thing);
  for (const [id, message] of ledger.messages)
    if (message.deleted === 'yes' && !present.deleted.has(id)) message.deleted = 'maybe';
}
