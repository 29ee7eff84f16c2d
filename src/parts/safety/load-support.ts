/** The cue tables, the cards' words and the helplines: fetched beside the first chat, and then at hand offline. */
export const loadSupport = () =>
  (support ??= importSupport().catch((reason: unknown) => {
    // A try that failed is not kept: whoever writes on is looked after as soon as the files can be had.
    support = undefined;
    throw reason;
  }));
let support: ReturnType<typeof importSupport> | undefined;

async function importSupport() {
  const [assess, cues, en, th] = await Promise.all([
    import('#companion/safety/assess-safety.ts'),
    import('#engine/crisis-cues.ts'),
    import('#text/en/support-card.ts'),
    import('#text/th/support-card.ts'),
  ]);
  return {
    assess: (text: string) => assess.assessSafety(text, cues.crisisCues),
    words: { en: en.supportCard, th: th.supportCard },
  };
}

/** The card with its words and its directory. */
export async function loadCard() {
  const [notice, { words }, { helplineDirectory }] = await Promise.all([
    import('./support-notice.tsx'),
    loadSupport(),
    import('#text/data/helplines.ts'),
  ]);
  return { Notice: notice.SupportNotice, words, directory: helplineDirectory };
}
