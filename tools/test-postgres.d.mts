export type PostgresPrograms = { readonly bin: string; readonly version: string };
export type RunningPostgres = {
  /** Of a superuser, without the name of a database at the end. */
  readonly url: string;
  /** Ends it as a crash would and starts it again; with `durable` it then holds all that was committed. */
  readonly crash: () => Promise<void>;
  /** Stops it and removes its folder. */
  readonly stop: () => Promise<void>;
};
export type Found =
  | { readonly bin: string; readonly version: string; readonly reason: null }
  | { readonly bin: null; readonly version: null; readonly reason: string };
export declare function findPostgres(): PostgresPrograms | null;
export declare function ensurePostgres(): Found;
export declare function startPostgres(
  bin: string,
  options?: { readonly durable?: boolean },
): Promise<RunningPostgres>;
