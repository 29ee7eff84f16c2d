import type { Answer } from '#companion/request.ts';

/** An answer with those facts of its sheet that it cites: the others are computed again when someone opens them. */
export function withCitedFacts(answer: Answer): Answer {
  const { reading, sheet } = answer;
  if (reading === null || sheet === null) return answer;
  const cited = new Set(reading.sentences.flatMap(({ cites }) => cites));
  return { ...answer, sheet: { ...sheet, facts: sheet.facts.filter(({ id }) => cited.has(id)) } };
}
