/** Safety with its words and the helplines: fetched beside the first chat, and then at hand offline. */
export const loadSupport = () =>
  (support ??= importSupport().catch((reason: unknown) => {
    // A try that failed is not kept: whoever writes on is looked after as soon as the files can be had.
    support = undefined;
    throw reason;
  }));
let support: ReturnType<typeof importSupport> | undefined;

async function importSupport() {
  const [{ assessSafety }, { safetyReplies, safetyTools }, en, th] = await Promise.all([
    import('#companion/safety/assess-safety.ts'),
    import('#engine/safety.ts'),
    import('#text/en/support-card.ts'),
    import('#text/th/support-card.ts'),
  ]);
  return {
    assess: (text: string) => {
      const { hits: _, mentions: __, ...finding } = assessSafety(text, safetyTools);
      return finding;
    },
    replies: safetyReplies,
    words: { en: en.supportCard, th: th.supportCard },
  };
}

/** The card with its words and its directory. */
export async function loadCard() {
  const [notice, { words, replies }, { helplineDirectory }] = await Promise.all([
    import('./support-notice.tsx'),
    loadSupport(),
    import('#text/data/helplines.ts'),
  ]);
  return { Notice: notice.SupportNotice, words, replies, directory: helplineDirectory };
}

/** A question as somebody sends it who was asked whether they are all right, and is. */
export async function goneOn(question: string): Promise<string> {
  const { assess, replies } = await loadSupport();
  return `${replies[assess(question).lang].goOnPrefix} ${question}`;
}
