/** A question given back in its own words, where it is short enough and may be quoted at all. */
import { MAX_QUOTE_CHARS, mayBeQuoted } from '#practice/soul-loop/quote.ts';
import { graphemesOf } from '#lib/graphemes.ts';

/** The question, or null when the answer is to do without it. */
export async function questionMirror(question: string): Promise<string | null> {
  const [en, th, safety] = await Promise.all([
    import('#text/en/practice/soul-loop/cues.ts'),
    import('#text/th/practice/soul-loop/cues.ts'),
    import('#engine/safety.ts'),
  ]);
  const oneLine = question.replaceAll(/\s+/g, ' ').trim();
  if ([...graphemesOf(oneLine)].length > MAX_QUOTE_CHARS) return null;
  const rules = { cues: { en: en.loopCues, th: th.loopCues }, safety: safety.safetyTools };
  return mayBeQuoted(oneLine, rules) ? oneLine : null;
}
