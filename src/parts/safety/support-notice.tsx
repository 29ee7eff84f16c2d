import { useState } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import type { HelplineDirectory } from '#companion/safety/helplines.ts';
import type { SupportCardText } from '#companion/safety/support-card-text.ts';
import { useSession } from '#store/session.ts';
import { TextButton } from '#ui/text-link.tsx';
import { SupportCard } from './support-card.tsx';
import styles from './support-card.module.css';

/**
 * What stands beside words that ask for care: the card, or at tier 3 one warm line with a way to it. `folded` begins with
 * the line at every tier, for a place too narrow for a card.
 */
export function SupportNotice(props: {
  finding: SafetyFinding;
  words: Readonly<Record<'en' | 'th', SupportCardText>>;
  directory: HelplineDirectory;
  zone: string;
  /** No reading follows: the card says that Vesper is still there. */
  alone: boolean;
  /** It belongs to the newest message. */
  newest: boolean;
  /** The words it answers are only typed, not kept. */
  typed?: boolean;
  folded?: boolean;
}) {
  const { finding, folded = false } = props;
  const session = useSession();
  const words = props.words[finding.lang];
  const [asked, setAsked] = useState(false);
  const isLine = finding.tier === 3 || folded;
  const card = (
    <SupportCard
      // Another kind of card begins as one of its own.
      key={`${finding.card} ${finding.tier}`}
      card={finding.card ?? 'self'}
      tier={finding.tier}
      lang={finding.lang}
      words={words}
      directory={props.directory}
      zone={props.zone}
      newest={props.newest && !isLine}
      kept={props.typed === true ? null : session.type === 'signed-in' ? 'account' : 'device'}
    />
  );
  if (isLine) {
    return (
      <>
        <p className={styles.warm} lang={finding.lang}>
          {words.tier3Line}{' '}
          <TextButton onClick={() => setAsked(!asked)} aria-expanded={asked}>
            {words.tier3Link}
          </TextButton>
        </p>
        {asked && card}
      </>
    );
  }
  return (
    <>
      {card}
      {props.alone && (
        <p className={styles.warm} lang={finding.lang}>
          {words.tier1Reply}
        </p>
      )}
    </>
  );
}
