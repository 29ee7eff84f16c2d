export type RunningServer = {
  readonly url: string;
  readonly port: number;
  readonly pid: number | undefined;
  /** What it wrote to its output so far. */
  readonly printed: () => string;
  /** The next match in what it writes, such as a sign-in code; throws when none comes. */
  readonly waitForLine: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Lets requests finish. */
  readonly stop: () => Promise<void>;
  /** Cuts everything at once, as a machine that loses power. */
  readonly kill: () => Promise<void>;
};

export type ServerOptions = {
  readonly port?: number;
  readonly distDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Stays after the server; without it a new folder that goes with it. */
  readonly dataDir?: string;
  /** Wait until the database answers too. */
  readonly ready?: boolean;
  /** Another script to start than the built server itself. */
  readonly entry?: string;
};

export declare function freePort(): Promise<number>;
export declare function startServer(options?: ServerOptions): Promise<RunningServer>;
