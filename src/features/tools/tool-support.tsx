import { lazy, Suspense } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import { loadCard, loadSupport } from '#parts/safety/load-support.ts';

const Loaded = lazy(async () => {
  const { Notice, words, directory } = await loadCard();
  return {
    default: (props: { finding: SafetyFinding; zone: string }) => (
      <Notice words={words} directory={directory} newest alone {...props} />
    ),
  };
});

/** The card of support in place of what a tool would have said. */
export function ToolSupport(props: { finding: SafetyFinding; zone: string }) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

/** What care for the person finds in words before a tool looks at them; null when the tool may go on. */
export async function careBefore(text: string): Promise<SafetyFinding | null> {
  const { tier, card, lang } = (await loadSupport()).assess(text);
  return tier === 1 || tier === 2 ? { tier, card, lang } : null;
}
