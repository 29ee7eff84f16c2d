/** A log that remembers its lines instead of writing them. */
import type { Log, LogFields } from '../../api/log.ts';

export type TestLogLine = {
  readonly level: keyof Log;
  readonly event: string;
  readonly fields: LogFields;
};

export function createTestLog(): { readonly log: Log; readonly lines: TestLogLine[] } {
  const lines: TestLogLine[] = [];
  const at =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}): void => {
      lines.push({ level, event, fields });
    };
  return { log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }, lines };
}
