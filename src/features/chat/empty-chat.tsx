import { lazy, Suspense, useEffect, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { SkyNow } from '#engine/protocol.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { uiChat } from '#text/en/ui-chat.ts';
import { Emblem } from '#ui/emblem.tsx';
import type { EmblemId } from '#ui/emblem-paths.ts';
import { Icon } from '#ui/icon.tsx';
import { IconChevronRight } from '#ui/icons.ts';
import { Link } from '#ui/router.ts';
import { useNow } from '#ui/use-now.ts';
import { useText } from '#ui/use-text.ts';
import { type ChatPerson, instantOf } from './chat-person.ts';
import { hourIn, soonLabel } from '#parts/reading/chat-times.ts';
import styles from './empty-chat.module.css';

const SkyHero = lazy(async () => ({ default: (await import('#ui/sky/sky-hero.tsx')).SkyHero }));

/** Before the first question: tonight's sky, one question, three places to start. */
export function EmptyChat(props: {
  person: ChatPerson;
  /** Something else is asked for below: the sky makes room. */
  isLow: boolean;
}) {
  const t = useText(uiChat);
  const { deps } = useLocalData();
  const now = useNow(deps.clock.now);
  const { person } = props;
  const sky = useSky(now);
  const hour = hourIn(now, person.zone);
  const greeting =
    hour >= 5 && hour < 12 ? t.goodMorning : hour >= 12 && hour < 18 ? t.goodAfternoon : t.goodEvening;
  return (
    <div className={styles.empty}>
      <div className={props.isLow ? `${styles.sky} ${styles.low}` : styles.sky}>
        {sky !== null && (
          <Suspense>
            <SkyHero
              className={styles.hero}
              place={person.here}
              now={now}
              zone={person.zone}
              moonElongationDeg={sky.moon.phase.angle}
            />
          </Suspense>
        )}
      </div>
      <div className={styles.land}>
        <p className={styles.moonLine}>
          {sky !== null && t.moonEnters(sky.next.sign, soonLabel(sky.next.at, now, person.zone, t))}
        </p>
        <h1 className={`display ${styles.title}`}>{t.headline(greeting, firstName(person.name))}</h1>
        <p className={styles.tag}>{t.tagline}</p>
        <Rooms />
      </div>
    </div>
  );
}

function Rooms() {
  const t = useText(uiChat);
  const rooms: readonly { emblem: EmblemId; title: string; line: string; path: string }[] = [
    { emblem: 'lantern', title: t.clarityTitle, line: t.clarityLine, path: paths.agentLove },
    { emblem: 'loom', title: t.patternTitle, line: t.patternLine, path: paths.agentCareer },
    { emblem: 'orrery', title: t.strategyTitle, line: t.strategyLine, path: paths.agentSoulcast },
  ];
  return (
    <ul className={styles.rooms} aria-label={t.whereToStart}>
      {rooms.map((room) => (
        <li key={room.title}>
          <Link className={styles.room} to={room.path}>
            <Emblem id={room.emblem} size={36} />
            <span className={styles.words}>
              <b>{room.title}</b>
              <span>{room.line}</span>
            </span>
            <Icon of={IconChevronRight} size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The Moon now and its next sign, asked anew once it has changed; null until known. */
function useSky(now: number): SkyNow | null {
  const engine = useEngine();
  const { deps } = useLocalData();
  const [sky, setSky] = useState<SkyNow | null>(null);
  const stale = sky === null || sky.next.at <= now;
  useEffect(() => {
    if (!stale) return undefined;
    const asking = new AbortController();
    // Without it the screen is whole: the line and the picture stay away.
    engine.ask('sky', { now: instantOf(deps.clock) }, asking.signal).then(setSky, () => undefined);
    return () => asking.abort();
  }, [engine, deps, stale]);
  return sky;
}

/** How a person is greeted: by the first of their names. */
function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}
