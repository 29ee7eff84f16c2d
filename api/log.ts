/** The one way the server writes lines: an event name and plain fields, never bodies, keys or addresses. */
import { pino } from 'pino';
import type { LogLevel } from './env.ts';

export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export type Log = {
  readonly debug: (event: string, fields?: LogFields) => void;
  readonly info: (event: string, fields?: LogFields) => void;
  readonly warn: (event: string, fields?: LogFields) => void;
  readonly error: (event: string, fields?: LogFields) => void;
};

/** A log of JSON lines on standard output. */
export function createLog(level: LogLevel): Log {
  const out = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return {
    debug: (event, fields) => out.debug({ event, ...fields }),
    info: (event, fields) => out.info({ event, ...fields }),
    warn: (event, fields) => out.warn({ event, ...fields }),
    error: (event, fields) => out.error({ event, ...fields }),
  };
}
