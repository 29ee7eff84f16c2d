import { lazy, Suspense, useState } from 'react';
import type { SupportCardText } from '#companion/safety/support-card-text.ts';
import { TextButton } from '#ui/text-link.tsx';
import styles from './messages.module.css';
import { loadSupport, type SupportFor } from './support-findings.ts';

/** The card with its words and its directory, fetched together: beside the first chat, so also without a network. */
export const loadCard = async () => {
  const [card, { words }, { helplineDirectory }] = await Promise.all([
    import('./support-card.tsx'),
    loadSupport(),
    import('#text/data/helplines.ts'),
  ]);
  return { Card: card.SupportCard, words, directory: helplineDirectory };
};

type Ready = Awaited<ReturnType<typeof loadCard>>;

const LoadedSupport = lazy(async () => {
  const ready = await loadCard();
  return { default: (props: SupportProps) => <Support {...props} ready={ready} /> };
});

interface SupportProps {
  support: SupportFor;
  zone: string;
  /** No reading follows: the card says that Vesper is still there. */
  alone: boolean;
  /** It belongs to the newest message. */
  newest: boolean;
}

/** What stands above a reply when the message asks for care: the card, or one warm line with a way to it. */
export function ReplySupport(props: SupportProps) {
  return (
    <Suspense>
      <LoadedSupport {...props} />
    </Suspense>
  );
}

function Support(props: SupportProps & { ready: Ready }) {
  const { finding } = props.support;
  const words: SupportCardText = props.ready.words[finding.lang];
  const [asked, setAsked] = useState(false);
  const card = (
    <props.ready.Card
      card={finding.card ?? 'self'}
      tier={finding.tier}
      lang={finding.lang}
      words={words}
      directory={props.ready.directory}
      zone={props.zone}
      newest={props.newest && finding.tier !== 3}
    />
  );
  if (finding.tier !== 3) {
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
