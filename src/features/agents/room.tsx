import { type ComponentType, type ReactNode, useEffect } from 'react';
import { brand } from '#app/brand.ts';
import { paths } from '#app/paths.ts';
import { setSetting } from '#db/settings.ts';
import type { RoomChat, Say } from '#parts/chat/room-chat.ts';
import { TypedText } from '#parts/typed-text.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { uiAgents } from '#text/en/ui-agents.ts';
import { Emblem } from '#ui/emblem.tsx';
import type { EmblemId } from '#ui/emblem-paths.ts';
import { Icon } from '#ui/icon.tsx';
import { IconChevronLeft } from '#ui/icons.ts';
import { Link, useLocation, useNavigate } from '#ui/router.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './room.module.css';

/** Milliseconds a character of the description takes. */
const TYPING_MS = 25;

/** The chat as a room takes it; the route says which one it is. */
export type ChatOfRoom = ComponentType<{ room: RoomChat }>;

export interface RoomWords {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  /** Three. */
  readonly badges: readonly string[];
}

/**
 * A room: its own beginning, then the conversation in its place. Which chat is open stands in the address, so that a
 * reload and the way back find it. Coming in, and going back to the beginning, sets the reading mode to mixed.
 */
export function Room(props: {
  path: string;
  emblem: EmblemId;
  words: RoomWords;
  Chat: ChatOfRoom;
  /** What stands under the words of the beginning. */
  renderStart?: (say: Say) => ReactNode;
}) {
  const { path, emblem, words, Chat, renderStart } = props;
  const { db, deps } = useLocalData();
  const navigate = useNavigate();
  const { search } = useLocation();
  const threadId = new URLSearchParams(search).get('chat') ?? undefined;
  const isFresh = threadId === undefined;
  useEffect(() => {
    if (isFresh) void setSetting(db, deps, 'chat.readingMode', 'mixed');
  }, [db, deps, isFresh]);
  return (
    <Chat
      key={path}
      room={{
        threadId,
        draftKey: `room:${path}`,
        renderIntro: (say) => <Intro emblem={emblem} words={words} start={renderStart?.(say)} />,
        head: <BackTo path={path} title={words.title} />,
        onThread: (id) => void navigate(paths.inRoom(path, id)),
      }}
    />
  );
}

function Intro(props: { emblem: EmblemId; words: RoomWords; start: ReactNode }) {
  const t = useText(uiAgents);
  const { title, tagline, description, badges } = props.words;
  return (
    <div className={styles.intro}>
      <Link className={styles.back} to={paths.home}>
        <Icon of={IconChevronLeft} size={18} />
        {t.backHome}
      </Link>
      <header className={styles.head}>
        <Emblem id={props.emblem} size={72} className={styles.emblem ?? ''} />
        <h1 className={`display ${styles.title}`}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
      </header>
      <TypedText className={styles.description} text={description} speedMs={TYPING_MS} />
      <ul className={styles.badges}>
        {badges.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
      {props.start}
      <p className={styles.note}>
        {t.aiNote(brand.persona)} <TextLink to={paths.safety}>{t.aiNoteLink}</TextLink>
      </p>
    </div>
  );
}

function BackTo(props: { path: string; title: string }) {
  const t = useText(uiAgents);
  return (
    <div className={styles.bar}>
      <Link className={styles.back} to={props.path}>
        <Icon of={IconChevronLeft} size={18} />
        {t.backTo(props.title)}
      </Link>
    </div>
  );
}
