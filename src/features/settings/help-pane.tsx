import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { brand } from '#app/brand.ts';
import { paths } from '#app/paths.ts';
import { getSetting } from '#db/settings.ts';
import { loadSupport } from '#parts/safety/load-support.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenPrivacyLens } from '#store/privacy-lens.ts';
import { uiSettingsHelp } from '#text/en/ui-settings-help.ts';
import { Button } from '#ui/button.tsx';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { dayZone } from '#db/day-zone.ts';
import { AccuracyTest } from './accuracy-test.tsx';
import { Group } from './controls.tsx';
import styles from './panes.module.css';
import type { PaneProps, VersionControl } from './sections.tsx';

/** How the app works, what leaves the device, who answers when things are hard, how exact it is, and what it is made of. */
export function HelpPane(props: PaneProps) {
  const t = useText(uiSettingsHelp);
  const openLens = useOpenPrivacyLens();
  return (
    <>
      <Group words title={t.readingsTitle}>
        <p>{t.readings(brand.persona)}</p>
        <Leave to={paths.help} text={t.moreHelp} {...props} />
      </Group>
      <Group words title={t.leavesTitle}>
        <ul className={styles.list}>
          {t.leaves.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <TextButton
            onClick={() => {
              props.onLeave();
              openLens();
            }}
          >
            {t.openLens}
          </TextButton>
        </p>
        <Leave to={paths.privacy} text={t.privacy} {...props} />
      </Group>
      <Group words title={t.aiTitle(brand.persona)}>
        <p>{t.ai(brand.persona)}</p>
        <Leave to={paths.safety} text={t.safety} {...props} />
      </Group>
      <Group words title={t.helplines} note={t.helplinesNote}>
        <Helplines />
      </Group>
      <Group words title={t.accuracy}>
        <AccuracyTest />
      </Group>
      <Group words title={t.creditsTitle}>
        <ul className={styles.list}>
          {t.credits.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Leave to={paths.licences} text={t.toLicences} {...props} />
      </Group>
      <Group words title={t.update}>
        <Version control={props.version} />
      </Group>
    </>
  );
}

function Leave(props: { to: string; text: string; onLeave: () => void }) {
  return (
    <p>
      <TextLink to={props.to} onClick={props.onLeave}>
        {props.text}
      </TextLink>
    </p>
  );
}

const loadHelplines = async () => {
  const [{ HelplineLines }, { words }, { helplineDirectory }] = await Promise.all([
    import('#parts/safety/support-card.tsx'),
    loadSupport(),
    import('#text/data/helplines.ts'),
  ]);
  return { HelplineLines, words, directory: helplineDirectory };
};

/** Fetched by itself: the same numbers as on the support card. */
const tryHelplines = () =>
  loadHelplines().then(
    (lines) => ({ type: 'there', ...lines }) as const,
    () => ({ type: 'failed' }) as const,
  );

function Helplines() {
  const t = useText(uiSettingsHelp);
  const { db } = useLocalData();
  const loaded = useLoaded(tryHelplines);
  const chosen = useLiveQuery(() => getSetting(db, 'display.timezone'), [db]);
  if (loaded?.type === 'failed') return <p role="alert">{t.helplinesFailed}</p>;
  if (loaded === null) {
    return (
      <p role="status" className="muted">
        {t.helplinesLoading}
      </p>
    );
  }
  const zone = dayZone(chosen);
  return (
    <div className={styles.helplines} data-setting="help.helplines">
      <loaded.HelplineLines
        words={loaded.words.en}
        lang="en"
        directory={loaded.directory}
        zone={zone}
        first={null}
      />
    </div>
  );
}

function Version({ control }: { control: VersionControl }) {
  const t = useText(uiSettingsHelp);
  const [state, setState] = useState<'idle' | 'looking' | Awaited<ReturnType<VersionControl['look']>>>(
    'idle',
  );
  const said = { idle: '', looking: t.looking, none: t.none, ready: t.ready, unreached: t.unreached };
  const look = async () => {
    setState('looking');
    setState(await control.look());
  };
  return (
    <>
      <p className="num">{t.version(__APP_VERSION__)}</p>
      <p role="status" className={state === 'idle' ? 'sr-only' : undefined}>
        {state === 'unsupported' ? t.unsupported : said[state]}
      </p>
      <div className={styles.buttons}>
        {state === 'ready' ? (
          <Button size="small" tone="leaf" data-setting="help.update" onClick={() => void control.take()}>
            {t.take}
          </Button>
        ) : (
          <Button
            size="small"
            data-setting="help.update"
            aria-disabled={state === 'looking'}
            onClick={() => {
              if (state !== 'looking') void look();
            }}
          >
            {t.look}
          </Button>
        )}
      </div>
    </>
  );
}
