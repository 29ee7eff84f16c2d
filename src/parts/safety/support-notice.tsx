import { useState } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import type { HelplineDirectory } from '#companion/safety/helplines.ts';
import { safetyReply } from '#companion/safety/replies.ts';
import type { SafetyReplies } from '#companion/safety/replies.ts';
import type { SupportCardText } from '#companion/safety/support-card-text.ts';
import { useSession } from '#store/session.ts';
import { TextButton } from '#ui/text-link.tsx';
import { SupportCard } from './support-card.tsx';
import styles from './support-card.module.css';

/**
 * What stands beside words that ask for care: the card with the reply to them, or, at tier 3 and for a caring line, one
 * line with a way to the helplines.
 */
export function SupportNotice(props: {
  finding: SafetyFinding;
  words: Readonly<Record<'en' | 'th', SupportCardText>>;
  replies: Readonly<Record<'en' | 'th', SafetyReplies>>;
  directory: HelplineDirectory;
  zone: string;
  /** No reading follows: the card says that Vesper is still there. */
  alone: boolean;
  /** It belongs to the newest message. */
  newest: boolean;
  /** The words it answers are only typed, not kept. */
  typed?: boolean;
  /** Begins with the line at every tier, for a place too narrow for a card. */
  folded?: boolean;
  /** The reply already stands as text: only the way to the helplines is added. */
  answered?: boolean;
  /** Lets somebody who is all right go on; only offered for a caring line. */
  onGoOn?: () => void;
}) {
  const { finding, folded = false, answered = false, onGoOn } = props;
  const session = useSession();
  const words = props.words[finding.lang];
  const replies = props.replies[finding.lang];
  const [asked, setAsked] = useState(false);
  const isLine = finding.card === null || folded;
  const card = (
    <SupportCard
      // Another kind of card begins as one of its own.
      key={`${finding.card} ${finding.tier} ${finding.family}`}
      finding={finding}
      paragraphs={answered || finding.tier === 0 ? [] : safetyReply(finding, 'none', replies)}
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
          {!answered && `${finding.care ? replies.care : words.heavyLine} `}
          <TextButton onClick={() => setAsked(!asked)} aria-expanded={asked}>
            {words.whoToCall}
          </TextButton>
          {finding.care && onGoOn !== undefined && (
            <>
              {' · '}
              <TextButton onClick={onGoOn}>{replies.goOnChip}</TextButton>
            </>
          )}
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
          {words.stillHere}
        </p>
      )}
    </>
  );
}
