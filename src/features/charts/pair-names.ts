import type { uiCharts } from '#text/en/ui-charts.ts';

/** The two people, and what they are called as owners: "You" and "Your", "Marta" and "Marta’s". */
export type PairNames = {
  readonly first: string;
  readonly second: string;
  readonly firstOwn: string;
  readonly secondOwn: string;
};

/** The names that were given, else You and Partner. */
export function pairNames(t: typeof uiCharts, first: string, second: string): PairNames {
  return {
    first: first || t.firstPerson,
    second: second || t.secondPerson,
    firstOwn: t.own(first),
    secondOwn: t.partnerOwn(second),
  };
}

/** "your" inside a sentence, where a name keeps its capital. */
export function inSentence(t: typeof uiCharts, own: string): string {
  return own === t.own('') || own === t.partnerOwn('') ? own.toLowerCase() : own;
}
