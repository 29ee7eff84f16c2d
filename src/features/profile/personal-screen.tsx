import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { paths } from '#app/paths.ts';
import { profileDraft } from '#contract/profile-draft.ts';
import { completeSetupSteps } from '#db/settings.ts';
import { createPlaceSearch } from '#engine/places-client.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { TabList } from '#parts/chart/tab-list.tsx';
import { dateOrder, latestToday } from '#parts/birth/birth-words.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useFormDraft } from '#parts/form-draft.ts';
import { usePageSetting } from '#store/page-settings.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { useLocation, useNavigate } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { BirthSky } from './birth-sky.tsx';
import { NatalSection } from './natal-section.tsx';
import styles from './personal-screen.module.css';
import { ProfileCard } from './profile-card.tsx';
import { useBlueprint } from './profile-queries.ts';
import { useTypeStanding } from './type-data.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useNatal } from './use-natal.ts';

const StatsSection = lazy(async () => ({ default: (await import('./stats-section.tsx')).StatsSection }));
const ArchetypesSection = lazy(async () => ({
  default: (await import('./archetypes-section.tsx')).ArchetypesSection,
}));
const TypeSection = lazy(async () => ({ default: (await import('./type-section.tsx')).TypeSection }));

const tabs = ['stats', 'natal', 'archetypes', 'mbti'] as const;
type Tab = (typeof tabs)[number];

/** The person's own page: who they are and what they have done, the chart of their birth, and what is read from both. */
export function PersonalScreen(props: { makePlaceSearch?: () => PlaceSearch }) {
  usePageSetting('era');
  const t = useText(uiProfile);
  const id = useId();
  const { db, deps } = useLocalData();
  const blueprint = useBlueprint();
  const { tab, filling, go } = useTab();
  const [wantsToEdit, setEditing] = useState(false);
  const unsaved = useFormDraft('profile', profileDraft);
  const editing = wantsToEdit || (unsaved.value ?? null) !== null;
  const [places] = useState(props.makePlaceSearch ?? createPlaceSearch);
  const panel = useKeptScroll(filling ? 'questionnaire' : tab);
  useEffect(() => () => places.close(), [places]);
  const natal = useNatal(blueprint);
  const standing = useTypeStanding(blueprint?.profile);
  const charted = natal.asked.type === 'answer' && natal.asked.output.type !== 'unresolved';
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && charted) void completeSetupSteps(db, deps, ['natal-chart']);
  }, [asked, charted, db, deps]);
  if (blueprint === undefined || unsaved.value === undefined)
    return <div className={styles.page} aria-busy="true" />;

  const { profile } = blueprint;
  const labels = { stats: t.tabProfile, natal: t.tabNatal, archetypes: t.tabArchetypes, mbti: t.tabMbti };
  const edit = () => {
    setEditing(true);
    go('stats');
  };
  return (
    <div className={styles.page}>
      <h1 className={`display ${styles.title}`}>{t.title}</h1>
      <TabList
        label={t.title}
        tabs={tabs.map((one) => ({ id: one, label: labels[one] }))}
        chosen={tab}
        onChoose={(next) => {
          if (next !== tab) go(next);
        }}
        tabId={(one) => `${id}-${one}`}
        panelId={`${id}-panel`}
        className={styles.tabs}
      />
      <div ref={panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'stats' && (
          <>
            <ProfileCard
              profile={profile}
              shown={standing?.shown ?? null}
              editing={editing}
              onEditing={setEditing}
              places={places}
              order={dateOrder(blueprint.dateFormat)}
              today={latestToday(deps.clock.now())}
              crown={<BirthSky name={profile?.name ?? ''} natal={natal.asked} />}
            />
            {!editing && (
              <Suspense>
                <StatsSection blueprint={blueprint} />
              </Suspense>
            )}
          </>
        )}
        {tab === 'natal' && (
          <NatalSection
            blueprint={blueprint}
            natal={natal}
            generated={blueprint.generated || asked}
            onGenerate={() => setAsked(true)}
            onEdit={edit}
          />
        )}
        {tab === 'archetypes' && (
          <Suspense>
            <ArchetypesSection blueprint={blueprint} onAddBirth={edit} />
          </Suspense>
        )}
        {tab === 'mbti' && (
          <Suspense>
            <TypeSection
              blueprint={blueprint}
              filling={filling}
              onFilling={(next) => go('mbti', next)}
              onEdit={edit}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/**
 * The open tab, kept in the address so that a link and the back button know it; the first one needs no word there. The
 * questionnaire has a word of its own beside that of its tab.
 */
function useTab(): {
  readonly tab: Tab;
  readonly filling: boolean;
  readonly go: (tab: Tab, filling?: boolean) => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const tab = tabs.find((one) => one === asked.get('tab')) ?? 'stats';
  return {
    tab,
    filling: tab === 'mbti' && asked.has('questionnaire'),
    go: (next, filling = false) => {
      const address = next === 'stats' ? paths.personal : `${paths.personal}?tab=${next}`;
      void navigate(filling ? `${address}&questionnaire` : address);
    },
  };
}
