import { lazy, Suspense } from 'react';
import { loadCard } from '#parts/safety/load-support.ts';
import { careFor } from './answer-loop.ts';
import type { LoopKit } from './loop-kit.ts';

type CareProps = {
  text: string;
  kit: LoopKit;
  zone: string;
  /** A line with the way to the card, for what was written earlier. */
  folded?: boolean;
};

const LoadedCare = lazy(async () => {
  const { Notice, words, directory } = await loadCard();
  return {
    default: ({ text, kit, zone, folded }: CareProps) => {
      const { tier, card, lang } = careFor(text, kit);
      if (tier === 0) return null;
      return (
        <Notice
          finding={{ tier, card, lang }}
          words={words}
          directory={directory}
          zone={zone}
          alone={false}
          newest={folded !== true}
          folded={folded ?? false}
        />
      );
    },
  };
});

/** The support card for words that ask for it, or one warm line with a way to it; nothing for others. */
export function Care(props: CareProps) {
  if (careFor(props.text, props.kit).tier === 0) return null;
  return (
    <Suspense>
      <LoadedCare {...props} />
    </Suspense>
  );
}
