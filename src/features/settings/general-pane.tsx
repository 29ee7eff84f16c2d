import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useState } from 'react';
import { chartZodiacs, houseSystems, type SettingKey, type SettingValue } from '#contract/setting.ts';
import { allSettings, type Settings, setSetting } from '#db/settings.ts';
import fields from '#parts/birth/birth-form.module.css';
import { writeDate } from '#parts/birth/birth-words.ts';
import { playReady, pulseReady } from '#parts/chat/ready-signal.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenPrivacyLens } from '#store/privacy-lens.ts';
import { useTheme, useToggleTheme } from '#store/theme.ts';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { uiSettings } from '#text/en/ui-settings.ts';
import { Button } from '#ui/button.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { Choice, Group, Toggle, WholeNumber } from './controls.tsx';
import { ReminderBlock } from './reminder-block.tsx';
import { ZoneChoice } from './zone-choice.tsx';

type Change = <Key extends SettingKey>(key: Key, value: SettingValue<Key>) => void;
type Parts = { settings: Settings; change: Change };

/** How the app looks and behaves, how it answers, and how charts and dates are written. Every change is kept as it is made. */
export function GeneralPane(props: { onLeave: () => void }) {
  const t = useText(uiSettings);
  const { db, deps } = useLocalData();
  const [failed, setFailed] = useState(false);
  const settings = useLiveQuery(() => allSettings(db), [db]);
  if (settings === undefined) return null;
  const change: Change = (key, value) =>
    void setSetting(db, deps, key, value).then((result) => setFailed(!result.ok));
  const parts: Parts = { settings, change };
  return (
    <>
      <Appearance {...parts} />
      <Chat {...parts} />
      <Answers {...parts} />
      <WhoWrites onLeave={props.onLeave} />
      <Charts {...parts} />
      <Dates {...parts} />
      <ReminderBlock />
      <p role="alert" className={failed ? fields.problem : 'sr-only'}>
        {failed ? t.settingFailed : ''}
      </p>
    </>
  );
}

function Appearance({ settings, change }: Parts) {
  const t = useText(uiSettings);
  const theme = useTheme();
  const toggle = useToggleTheme();
  return (
    <Group title={t.appearance}>
      <Toggle setting="theme" label={t.darkMode} on={theme === 'dark'} onChange={toggle} />
      <Choice
        setting="display.motion"
        label={t.motion}
        hint={t.motionHint}
        value={settings['display.motion']}
        options={[
          ['system', t.motionSystem],
          ['reduced', t.motionReduced],
          ['full', t.motionFull],
        ]}
        onChoose={(value) => change('display.motion', value)}
      />
    </Group>
  );
}

/** Least and most messages that are read at a time; as contract/setting.ts has them. */
const BATCH = { least: 20, most: 1000 };

function Chat({ settings, change }: Parts) {
  const t = useText(uiSettings);
  const isPhone = useMediaQuery('(pointer: coarse)');
  return (
    <Group title={t.chatHeading}>
      <Toggle
        setting="general.autoSave"
        label={t.autoSave}
        hint={t.autoSaveHint}
        on={settings['general.autoSave']}
        onChange={(on) => change('general.autoSave', on)}
      />
      <Toggle
        setting="general.streamResponses"
        label={t.streamResponses}
        hint={t.streamResponsesHint}
        on={settings['general.streamResponses']}
        onChange={(on) => change('general.streamResponses', on)}
      />
      <Toggle
        setting="general.autoSuggestKeywords"
        label={t.autoSuggestKeywords}
        hint={t.autoSuggestKeywordsHint}
        on={settings['general.autoSuggestKeywords']}
        onChange={(on) => change('general.autoSuggestKeywords', on)}
      />
      <Toggle
        setting="general.soundNotifications"
        label={t.soundNotifications}
        hint={t.soundNotificationsHint}
        on={settings['general.soundNotifications']}
        onChange={(on) => {
          if (on) playReady();
          change('general.soundNotifications', on);
        }}
      />
      {/* Desktop browsers know the call and have no motor. */}
      {isPhone && 'vibrate' in navigator && (
        <Toggle
          setting="general.haptics"
          label={t.haptics}
          hint={t.hapticsHint}
          on={settings['general.haptics']}
          onChange={(on) => {
            if (on) pulseReady();
            change('general.haptics', on);
          }}
        />
      )}
      <Toggle
        setting="general.showMoreMessages"
        label={t.showMoreMessages}
        hint={t.showMoreMessagesHint}
        on={settings['general.showMoreMessages']}
        onChange={(on) => change('general.showMoreMessages', on)}
      />
      <WholeNumber
        setting="general.messagesPerBatch"
        label={t.messagesPerBatch}
        hint={t.messagesPerBatchHint}
        problem={t.messagesPerBatchProblem(BATCH.least, BATCH.most)}
        value={settings['general.messagesPerBatch']}
        {...BATCH}
        onChange={(value) => change('general.messagesPerBatch', value)}
      />
    </Group>
  );
}

function Answers({ settings, change }: Parts) {
  const t = useText(uiSettings);
  const b = useText(uiBlueprint);
  return (
    <Group title={t.answersHeading}>
      <Choice
        setting="ai.responseLength"
        label={t.responseLength}
        value={settings['ai.responseLength']}
        options={(['brief', 'medium', 'deep'] as const).map((one) => [one, b[one]])}
        onChoose={(value) => change('ai.responseLength', value)}
      />
      <Choice
        setting="ai.personalityStyle"
        label={t.personality}
        hint={b.styleNote}
        value={settings['ai.personalityStyle']}
        options={(['warm', 'clear', 'playful', 'quiet'] as const).map((one) => [one, b[one]])}
        onChoose={(value) => change('ai.personalityStyle', value)}
      />
      <Choice
        setting="ai.includeAstrologyDepth"
        label={t.depth}
        hint={t.depthHint}
        value={settings['ai.includeAstrologyDepth']}
        options={(['basic', 'intermediate', 'advanced'] as const).map((one) => [one, b[one]])}
        onChoose={(value) => change('ai.includeAstrologyDepth', value)}
      />
      <Choice
        setting="display.language"
        label={t.language}
        hint={t.languageHint}
        value={settings['display.language']}
        options={[
          ['en', t.english],
          ['th', t.thai],
        ]}
        onChoose={(value) => change('display.language', value)}
      />
      <Toggle
        setting="chat.useBirthChart"
        label={t.useBirthChart}
        hint={t.useBirthChartHint}
        on={settings['chat.useBirthChart']}
        onChange={(on) => change('chat.useBirthChart', on)}
      />
      <Toggle
        setting="privacy.allowPersonalization"
        label={t.allowPersonalization}
        hint={t.allowPersonalizationHint}
        on={settings['privacy.allowPersonalization']}
        onChange={(on) => change('privacy.allowPersonalization', on)}
      />
    </Group>
  );
}

function WhoWrites(props: { onLeave: () => void }) {
  const w = useText(uiOwnModels);
  const openLens = useOpenPrivacyLens();
  return (
    <Group title={w.settingHeading} note={w.settingNote}>
      <div>
        <Button
          size="small"
          data-setting="lens"
          onClick={() => {
            props.onLeave();
            openLens();
          }}
        >
          {w.open}
        </Button>
      </div>
    </Group>
  );
}

function Charts({ settings, change }: Parts) {
  const t = useText(uiSettings);
  const c = useText(uiChart);
  return (
    <Group title={t.chartsHeading}>
      <Choice
        setting="chart.houseSystem"
        label={t.houseSystem}
        hint={c[`${settings['chart.houseSystem']}Note`]}
        value={settings['chart.houseSystem']}
        options={houseSystems.map((system) => [system, c[system]])}
        onChoose={(value) => change('chart.houseSystem', value)}
      />
      <Choice
        setting="chart.zodiac"
        label={t.zodiac}
        hint={t.zodiacHint}
        value={settings['chart.zodiac']}
        options={chartZodiacs.map((one) => [one, one === 'tropical' ? t.tropical : t.sidereal(c[one])])}
        onChoose={(value) => change('chart.zodiac', value)}
      />
      <Choice
        setting="chart.node"
        label={t.node}
        hint={t.nodeHint}
        value={settings['chart.node']}
        options={[
          ['mean', t.nodeMean],
          ['true', t.nodeTrue],
        ]}
        onChoose={(value) => change('chart.node', value)}
      />
    </Group>
  );
}

function Dates({ settings, change }: Parts) {
  const t = useText(uiSettings);
  const id = useId();
  const { deps } = useLocalData();
  const now = deps.clock.now();
  const today = new Date(now).toISOString().slice(0, 10);
  return (
    <Group title={t.datesHeading}>
      <Choice
        setting="display.dateFormat"
        label={t.dateOrder}
        hint={t.dateOrderHint}
        value={settings['display.dateFormat'] ?? 'device'}
        options={[
          ['device', t.dateDevice(deviceDate(now))],
          ['DD/MM/YYYY', 'DD/MM/YYYY'],
          ['MM/DD/YYYY', 'MM/DD/YYYY'],
          ['YYYY-MM-DD', 'YYYY-MM-DD'],
        ]}
        onChoose={(value) => change('display.dateFormat', value === 'device' ? null : value)}
      />
      <Choice
        setting="display.era"
        label={t.era}
        hint={t.eraHint}
        value={settings['display.era']}
        options={[
          ['ce', t.eraOf(t.eraCommon, writeDate(today, 'ce'))],
          ['be', t.eraOf(t.eraBuddhist, writeDate(today, 'be'))],
        ]}
        onChoose={(value) => change('display.era', value)}
      />
      <div data-setting="display.timezone">
        <ZoneChoice
          id={`${id}-zone`}
          zone={settings['display.timezone']}
          onZone={(zone) => change('display.timezone', zone)}
        />
      </div>
    </Group>
  );
}

const deviceDate = (nowMs: number): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'short', calendar: 'gregory' }).format(nowMs);
