/** Moments in the database are timestamps; here they are milliseconds since 1970. */

export const toDb = (ms: number): string => new Date(ms).toISOString();

export function fromDb(at: string): number;
export function fromDb(at: string | null): number | null;
export function fromDb(at: string | null): number | null {
  return at === null ? null : Date.parse(at);
}
