export type RunningServer = {
  readonly url: string;
  readonly port: number;
  /** Lets requests finish. */
  readonly stop: () => Promise<void>;
  /** Cuts everything at once, as a machine that loses power. */
  readonly kill: () => Promise<void>;
};

export type ServerOptions = {
  readonly port?: number;
  readonly distDir?: string;
  readonly env?: Readonly<Record<string, string>>;
};

export declare function freePort(): Promise<number>;
export declare function startServer(options?: ServerOptions): Promise<RunningServer>;
