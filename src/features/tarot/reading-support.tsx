import { lazy, Suspense } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import { loadCard } from '#parts/safety/load-support.ts';

const Loaded = lazy(async () => {
  const { Notice, words, replies, directory } = await loadCard();
  return {
    default: (props: SupportProps) => (
      <Notice words={words} replies={replies} directory={directory} newest {...props} />
    ),
  };
});

interface SupportProps {
  finding: SafetyFinding;
  zone: string;
  /** No reading follows. */
  alone: boolean;
  /** Reads the cards after all; offered where only a caring line was shown. */
  onGoOn: () => void;
}

/** The card of support above a reading, or in its place. */
export function ReadingSupport(props: SupportProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
