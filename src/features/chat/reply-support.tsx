import { lazy, Suspense } from 'react';
import { loadCard } from '#parts/safety/load-support.ts';
import type { SupportFor } from './support-findings.ts';

const LoadedSupport = lazy(async () => {
  const { Notice, words, replies, directory } = await loadCard();
  return {
    default: ({ support, ...rest }: SupportProps) => (
      <Notice finding={support.finding} words={words} replies={replies} directory={directory} {...rest} />
    ),
  };
});

interface SupportProps {
  support: SupportFor;
  zone: string;
  /** No reading follows: the card says that Vesper is still there. */
  alone: boolean;
  /** It belongs to the newest message. */
  newest: boolean;
  /** The reply stands as text: only the way to the helplines is added. */
  answered?: boolean;
}

/** What stands above a reply when the message asks for care: the card, or one warm line with a way to it. */
export function ReplySupport(props: SupportProps) {
  return (
    <Suspense>
      <LoadedSupport {...props} />
    </Suspense>
  );
}
