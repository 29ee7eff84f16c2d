/** What a loop is read and answered with: fetched when the dialog is first opened, and then at hand offline. */
import type { SafetyTools } from '#companion/safety/assess-safety.ts';
import { loadCard } from '#parts/safety/load-support.ts';
import type { CuesByLanguage } from '#practice/soul-loop/read-text.ts';
import type { LoopWords } from '#practice/soul-loop/words.ts';

export type Lang = 'en' | 'th';

export type LoopKit = {
  readonly cues: CuesByLanguage;
  readonly safety: SafetyTools;
  readonly wordsOf: (lang: Lang) => Promise<LoopWords>;
};

let kit: Promise<LoopKit> | undefined;

/** The kit. A try that failed is not kept, so that the next opening asks again. */
export function loadKit(): Promise<LoopKit> {
  kit ??= importKit().catch((reason: unknown) => {
    kit = undefined;
    throw reason;
  });
  return kit;
}

async function importKit(): Promise<LoopKit> {
  const [en, th, safety] = await Promise.all([
    import('#text/en/practice/soul-loop/cues.ts'),
    import('#text/th/practice/soul-loop/cues.ts'),
    import('#engine/safety.ts'),
  ]);
  // At hand before anybody needs it; without a network it may not come, and the card asks again.
  loadCard().catch(() => undefined);
  return { cues: { en: en.loopCues, th: th.loopCues }, safety: safety.safetyTools, wordsOf: loadWords };
}

/** The words of a language. */
export async function loadWords(lang: Lang): Promise<LoopWords> {
  const module =
    lang === 'th'
      ? await import('#text/th/practice/soul-loop/words.ts')
      : await import('#text/en/practice/soul-loop/words.ts');
  return module.loopWords;
}
