import { lazy, Suspense } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import { loadCard } from '#parts/safety/load-support.ts';

const Loaded = lazy(async () => {
  const { Notice, words, directory } = await loadCard();
  return {
    default: (props: SupportProps) => <Notice words={words} directory={directory} newest {...props} />,
  };
});

interface SupportProps {
  finding: SafetyFinding;
  zone: string;
  /** No reading follows. */
  alone: boolean;
}

/** The card of support above a reading, or in its place. */
export function ReadingSupport(props: SupportProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
