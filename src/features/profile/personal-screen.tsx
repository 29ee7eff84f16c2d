import { useEffect, useId, useState } from 'react';
import { paths } from '#app/paths.ts';
import { completeSetupSteps } from '#db/settings.ts';
import { createPlaceSearch } from '#engine/places-client.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { TabList } from '#parts/chart/tab-list.tsx';
import { dateOrder, latestToday } from '#parts/birth/birth-words.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenTool } from '#store/open-tool.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Button } from '#ui/button.tsx';
import { useLocation, useNavigate } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { BirthSky } from './birth-sky.tsx';
import { NatalSection } from './natal-section.tsx';
import styles from './personal-screen.module.css';
import { ProfileCard } from './profile-card.tsx';
import { useBlueprint } from './profile-queries.ts';
import { mbtiLabel } from './profile-words.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useNatal } from './use-natal.ts';

const tabs = ['profile', 'natal', 'archetypes', 'mbti'] as const;
type Tab = (typeof tabs)[number];

/** The person's own page: who they are, the chart of their birth, and what will be read from both. */
export function PersonalScreen(props: { makePlaceSearch?: () => PlaceSearch }) {
  const t = useText(uiProfile);
  const id = useId();
  const { db, deps } = useLocalData();
  const blueprint = useBlueprint();
  const [tab, setTab] = useTab();
  const [editing, setEditing] = useState(false);
  const [places] = useState(props.makePlaceSearch ?? createPlaceSearch);
  const panel = useKeptScroll(tab);
  useEffect(() => () => places.close(), [places]);
  const natal = useNatal(blueprint);
  const charted = natal.asked.type === 'answer' && natal.asked.output.type !== 'unresolved';
  useEffect(() => {
    if (charted) void completeSetupSteps(db, deps, ['natal-chart']);
  }, [charted, db, deps]);
  if (blueprint === undefined) return <div className={styles.page} aria-busy="true" />;

  const { profile } = blueprint;
  const labels = { profile: t.tabProfile, natal: t.tabNatal, archetypes: t.tabArchetypes, mbti: t.tabMbti };
  return (
    <div className={styles.page}>
      <h1 className={`display ${styles.title}`}>{t.title}</h1>
      <TabList
        label={t.title}
        tabs={tabs.map((one) => ({ id: one, label: labels[one] }))}
        chosen={tab}
        onChoose={setTab}
        tabId={(one) => `${id}-${one}`}
        panelId={`${id}-panel`}
        className={styles.tabs}
      />
      <div ref={panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'profile' && (
          <ProfileCard
            profile={profile}
            editing={editing}
            onEditing={setEditing}
            places={places}
            order={dateOrder(blueprint.dateFormat)}
            today={latestToday(deps.clock.now())}
            crown={<BirthSky name={profile?.name ?? ''} natal={natal.asked} />}
          />
        )}
        {tab === 'natal' && (
          <NatalSection
            blueprint={blueprint}
            natal={natal}
            onEdit={() => {
              setEditing(true);
              setTab('profile');
            }}
          />
        )}
        {tab === 'archetypes' && (
          <section className={styles.coming}>
            <h2 className="display">{t.tabArchetypes}</h2>
            <p>{t.archetypesComing}</p>
          </section>
        )}
        {tab === 'mbti' && <MbtiTab type={profile?.mbtiType ?? null} onEdit={() => setTab('profile')} />}
      </div>
    </div>
  );
}

function MbtiTab(props: { type: Parameters<typeof mbtiLabel>[1] | null; onEdit: () => void }) {
  const t = useText(uiProfile);
  const openTool = useOpenTool();
  return (
    <section className={styles.coming}>
      <h2 className="display">{props.type === null ? t.tabMbti : mbtiLabel(t, props.type)}</h2>
      {props.type === null ? (
        <>
          <p>{t.mbtiNone}</p>
          <Button tone="leaf" size="small" onClick={props.onEdit}>
            {t.mbtiAdd}
          </Button>
        </>
      ) : (
        <p className="muted">{t.mbtiSelfDeclared}</p>
      )}
      <p>{t.mbtiComing}</p>
      <Button tone="line" size="small" onClick={() => openTool('human-design')}>
        {t.humanDesign}
      </Button>
    </section>
  );
}

/** The open tab, kept in the address so that a link and the back button know it. The first one needs no word there. */
function useTab(): readonly [Tab, (tab: Tab) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('tab');
  const tab = tabs.find((one) => one === asked) ?? 'profile';
  const choose = (next: Tab) => {
    if (next !== tab) void navigate(next === 'profile' ? paths.personal : `${paths.personal}?tab=${next}`);
  };
  return [tab, choose];
}
