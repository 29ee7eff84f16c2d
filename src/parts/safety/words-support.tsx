import type { SafetyFinding } from '#companion/request.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { loadCard, loadSupport } from './load-support.ts';

interface WordsProps {
  text: string;
  zone: string;
  /** A line with the way to the card, for what was written earlier. */
  folded?: boolean;
}

/** The support card for kept words that ask for it, or one warm line with a way to it; nothing for others. */
export function WordsSupport(props: WordsProps) {
  const support = useLoaded(loadSupport);
  if (support === null || props.text === '') return null;
  const finding = support.assess(props.text);
  return finding.tier === 0 && !finding.care ? null : <Card {...props} finding={finding} />;
}

function Card({ zone, folded = false, finding }: WordsProps & { finding: SafetyFinding }) {
  const loaded = useLoaded(loadCard);
  if (loaded === null) return null;
  const { Notice, words, replies, directory } = loaded;
  return (
    <Notice
      finding={finding}
      words={words}
      replies={replies}
      directory={directory}
      zone={zone}
      alone={false}
      newest={false}
      folded={folded}
    />
  );
}
