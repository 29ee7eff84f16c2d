import type { uiDiagnostics } from '#text/en/ui-diagnostics.ts';
import { checkIds } from './self-test.ts';
import type { Outcomes } from './use-self-test.ts';

export interface ReportHead {
  product: string;
  version: string;
  browser: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** The results as plain text, to be sent to whoever helps. It holds nothing a person entered. */
export function reportText(t: typeof uiDiagnostics, head: ReportHead, outcomes: Outcomes): string {
  return [
    `${head.product} ${head.version}`,
    `${t.time}: ${head.at}`,
    `${t.browser}: ${head.browser}`,
    ...checkIds.map((id) => {
      const outcome = outcomes[id];
      return outcome === undefined
        ? `${t[id]}: ${t.waiting}`
        : `${t[id]}: ${t[outcome.status]}. ${outcome.line}`;
    }),
  ].join('\n');
}
