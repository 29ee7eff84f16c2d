import { useEffect, useRef, useState } from 'react';
import { brand } from '#app/brand.ts';
import { paths } from '#app/paths.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import type { Say } from '#parts/chat/room-chat.ts';
import { useSendDraft } from '#store/incoming-draft.ts';
import { uiAgents } from '#text/en/ui-agents.ts';
import { Icon } from '#ui/icon.tsx';
import { IconChevronRight } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import { type ChatOfRoom, Room } from './room.tsx';
import styles from './room.module.css';
import { TransitForm } from './transit-form.tsx';

/** "Soul Clarity Room": five questions about love, work and life. */
export function LoveRoom(props: { Chat: ChatOfRoom }) {
  const t = useText(uiAgents);
  return (
    <Room
      path={paths.agentLove}
      emblem="lantern"
      Chat={props.Chat}
      words={{
        title: t.loveTitle,
        tagline: t.loveTagline,
        description: t.loveDescription(brand.persona),
        badges: [t.loveBadge1, t.loveBadge2, t.loveBadge3],
      }}
      renderStart={(say) => <Questions say={say} />}
    />
  );
}

/** "Self-Understanding": the input alone. */
export function CareerRoom(props: { Chat: ChatOfRoom }) {
  const t = useText(uiAgents);
  return (
    <Room
      path={paths.agentCareer}
      emblem="loom"
      Chat={props.Chat}
      words={{
        title: t.careerTitle,
        tagline: t.careerTagline,
        description: t.careerDescription(brand.persona),
        badges: [t.careerBadge1, t.careerBadge2, t.careerBadge3],
      }}
    />
  );
}

/** How long after a moment was sent its question back stands in the input. */
const FOLLOW_UP_MS = 1000;

/** "Soulcast & Strategy": the sky of a moment over the person's chart. */
export function SoulcastRoom(props: { Chat: ChatOfRoom; makePlaces?: () => PlaceSearch }) {
  const t = useText(uiAgents);
  const sendDraft = useSendDraft();
  const [read, setRead] = useState(0);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (read === 0) return undefined;
    const timer = setTimeout(() => {
      sendDraft({ text: t.followUp, attached: null, ifEmpty: true });
      selectInput(screen.current, t.followUp);
    }, FOLLOW_UP_MS);
    return () => clearTimeout(timer);
  }, [read, sendDraft, t]);
  return (
    <div ref={screen} className={styles.screen}>
      <Room
        path={paths.agentSoulcast}
        emblem="orrery"
        Chat={props.Chat}
        words={{
          title: t.soulcastTitle,
          tagline: t.soulcastTagline,
          description: t.soulcastDescription(brand.persona),
          badges: [t.soulcastBadge1, t.soulcastBadge2, t.soulcastBadge3],
        }}
        renderStart={(say) => (
          <TransitForm
            makePlaces={props.makePlaces}
            say={(words) => {
              say(words);
              setRead((times) => times + 1);
            }}
          />
        )}
      />
    </div>
  );
}

/** The question stands in the input to be answered: selected, so that the first letter typed replaces it. */
function selectInput(screen: HTMLElement | null, text: string, triesLeft = 20): void {
  const input = screen?.querySelector('textarea');
  if (input?.value === text) {
    // On a phone the keyboard would come up over the reading.
    if (matchMedia('(hover: hover)').matches) input.focus({ preventScroll: true });
    input.select();
  } else if (triesLeft > 0) requestAnimationFrame(() => selectInput(screen, text, triesLeft - 1));
}

function Questions(props: { say: Say }) {
  const t = useText(uiAgents);
  const questions = [
    { label: t.partner, prompt: t.partnerPrompt },
    { label: t.ghosted, prompt: t.ghostedPrompt },
    { label: t.project, prompt: t.projectPrompt },
    { label: t.blocked, prompt: t.blockedPrompt },
    { label: t.stuck, prompt: t.stuckPrompt },
  ];
  return (
    <ul className={styles.questions} aria-label={t.questions}>
      {questions.map(({ label, prompt }) => (
        <li key={label}>
          <button type="button" className={styles.question} onClick={() => props.say({ text: prompt })}>
            {label}
            <Icon of={IconChevronRight} size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
