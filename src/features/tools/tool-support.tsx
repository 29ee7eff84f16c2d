import { lazy, Suspense } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import { loadCard, loadSupport } from '#parts/safety/load-support.ts';

const Loaded = lazy(async () => {
  const { Notice, words, replies, directory } = await loadCard();
  return {
    default: (props: ToolSupportProps) => (
      <Notice words={words} replies={replies} directory={directory} newest alone {...props} />
    ),
  };
});

interface ToolSupportProps {
  finding: SafetyFinding;
  zone: string;
  /** Goes on with the tool after all; offered where only a caring line was shown. */
  onGoOn: () => void;
}

/** The card of support in place of what a tool would have said. */
export function ToolSupport(props: ToolSupportProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

/** What care for the person finds in words before a tool looks at them; null when the tool may go on. */
export async function careBefore(text: string): Promise<SafetyFinding | null> {
  const finding = (await loadSupport()).assess(text);
  return finding.tier === 0 && !finding.care ? null : finding;
}
