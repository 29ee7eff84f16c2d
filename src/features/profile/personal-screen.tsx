import { useEffect, useState } from 'react';
import { createPlaceSearch } from '#engine/places-client.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiProfile } from '#text/en/ui-profile.ts';
import { useText } from '#ui/use-text.ts';
import { BirthSky } from './birth-sky.tsx';
import { NatalSection } from './natal-section.tsx';
import styles from './personal-screen.module.css';
import { ProfileCard } from './profile-card.tsx';
import { useBlueprint } from './profile-queries.ts';
import { dateOrder, latestToday } from './profile-words.ts';
import { useNatal } from './use-natal.ts';

/** The person's own page: who they are, when and where they were born, and the chart of that moment. */
export function PersonalScreen(props: { makePlaceSearch?: () => PlaceSearch }) {
  const t = useText(uiProfile);
  const { deps } = useLocalData();
  const blueprint = useBlueprint();
  const [editing, setEditing] = useState(false);
  const [places] = useState(props.makePlaceSearch ?? createPlaceSearch);
  useEffect(() => () => places.close(), [places]);
  const natal = useNatal(blueprint);
  if (blueprint === undefined) return <div className={styles.page} aria-busy="true" />;
  const { profile } = blueprint;
  return (
    <div className={styles.page}>
      <h1 className={`display ${styles.title}`}>{t.title}</h1>
      <ProfileCard
        profile={profile}
        editing={editing}
        onEditing={setEditing}
        places={places}
        order={dateOrder(blueprint.dateFormat)}
        today={latestToday(deps.clock.now())}
        crown={<BirthSky name={profile?.name ?? ''} natal={natal.asked} />}
      />
      <NatalSection blueprint={blueprint} natal={natal} onEdit={() => setEditing(true)} editing={editing} />
    </div>
  );
}
