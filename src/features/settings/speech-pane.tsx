import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { openAiVoices, type SettingKey, type SettingValue } from '#contract/setting.ts';
import { allSettings, type Settings, setSetting } from '#db/settings.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { speechChoice } from '#parts/speech/speaker.ts';
import { sharedReadAloud, stopReadingAloud, useStartReading } from '#parts/speech/use-read-aloud.ts';
import { useVoices } from '#parts/speech/use-voices.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiSpeech } from '#text/en/ui-speech.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { Choice, Toggle } from './controls.tsx';
import { NeedsKey } from './needs-key.tsx';
import panes from './panes.module.css';
import styles from './speech-pane.module.css';

type Change = <Key extends SettingKey>(key: Key, value: SettingValue<Key>) => void;
type Parts = { readonly settings: Settings; readonly change: Change };

/** How answers are read aloud. Every change is kept as it is made, on this device: its voices are its own. */
export function SpeechPane() {
  const t = useText(uiSpeech);
  const { db, deps } = useLocalData();
  const [failed, setFailed] = useState(false);
  const settings = useLiveQuery(() => allSettings(db), [db]);
  if (settings === undefined) return null;
  const change: Change = (key, value) =>
    void setSetting(db, deps, key, value).then((result) => setFailed(!result.ok));
  const mode = settings['speech.textToSpeech'];
  const note = { disabled: t.speechDisabledNote, web: t.speechWebNote, openai: t.speechOpenAiNote };
  return (
    <div className={panes.fields}>
      <Choice
        setting="speech.textToSpeech"
        label={t.speechApi}
        hint={note[mode]}
        value={mode}
        options={[
          ['disabled', t.speechDisabled],
          ['web', t.speechWeb],
          ['openai', t.speechOpenAi],
        ]}
        onChoose={(value) => {
          stopReadingAloud();
          change('speech.textToSpeech', value);
        }}
      />
      {mode === 'openai' && <NeedsKey />}
      <fieldset className={styles.voice} disabled={mode === 'disabled'} aria-label={t.voiceSettings}>
        {mode === 'openai' ? (
          <Choice
            setting="speech.openaiVoice"
            label={t.voice}
            value={settings['speech.openaiVoice']}
            options={openAiVoices.map((voice) => [voice, voice.charAt(0).toUpperCase() + voice.slice(1)])}
            onChoose={(value) => change('speech.openaiVoice', value)}
          />
        ) : (
          <BrowserVoice settings={settings} change={change} />
        )}
        <Times
          setting="speech.rate"
          label={t.rate}
          shown={(value) => t.rateValue(value.toFixed(2))}
          value={settings['speech.rate']}
          least={0.5}
          most={2}
          onChange={(value) => change('speech.rate', value)}
        />
        <Times
          setting="speech.pitch"
          label={t.pitch}
          shown={(value) => value.toFixed(2)}
          hint={mode === 'openai' ? t.pitchNone : undefined}
          disabled={mode === 'openai'}
          value={settings['speech.pitch']}
          least={0}
          most={2}
          onChange={(value) => change('speech.pitch', value)}
        />
        <Toggle
          setting="speech.autoRead"
          label={t.autoRead}
          hint={t.autoReadNote}
          on={settings['speech.autoRead']}
          onChange={(on) => change('speech.autoRead', on)}
        />
        <Toggle
          setting="speech.highlight"
          label={t.highlight}
          hint={mode === 'openai' ? t.highlightOpenAiNote : t.highlightWebNote}
          on={settings['speech.highlight']}
          onChange={(on) => change('speech.highlight', on)}
        />
        <TestPhrase settings={settings} />
      </fieldset>
      <p role="alert" className={failed ? fields.problem : 'sr-only'}>
        {failed ? t.settingFailed : ''}
      </p>
    </div>
  );
}

/** One of the voices that the browser has for English. The list comes late in some browsers. */
function BrowserVoice({ settings, change }: Parts) {
  const t = useText(uiSpeech);
  const voices = useVoices();
  if (voices === null) return <p className={fields.problem}>{t.speechNoVoices}</p>;
  const kept = settings['speech.voice'];
  const isGone = kept !== null && voices.every(({ voiceURI }) => voiceURI !== kept);
  return (
    <Choice
      setting="speech.voice"
      label={t.voice}
      hint={voices.length === 0 ? t.voiceNone : t.voiceHint}
      value={kept ?? ''}
      options={[
        ['', t.voiceByLanguage],
        ...(isGone ? [[kept, t.voiceGone] as const] : []),
        ...voices.map(
          ({ voiceURI, name, localService }) => [voiceURI, localService ? name : t.voiceAway(name)] as const,
        ),
      ]}
      onChoose={(value) => change('speech.voice', value === '' ? null : value)}
    />
  );
}

/** A number on a scale. It follows the hand at once and is kept at each step. */
function Times(props: {
  setting: string;
  label: string;
  shown: (value: number) => string;
  hint?: string | undefined;
  disabled?: boolean;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  // What is kept comes back a moment later: until then the hand is right.
  const [drawn, setDrawn] = useState<number | null>(null);
  const value = drawn ?? props.value;
  return (
    <Field id={id} label={props.label} hint={props.hint}>
      {(ties) => (
        <span className={styles.scale}>
          <input
            {...ties}
            type="range"
            className={styles.range}
            data-setting={props.setting}
            min={props.least}
            max={props.most}
            step={0.05}
            value={value}
            disabled={props.disabled}
            aria-valuetext={props.shown(value)}
            onChange={(event) => {
              setDrawn(Number(event.target.value));
              props.onChange(Number(event.target.value));
            }}
            onBlur={() => setDrawn(null)}
          />
          <output htmlFor={id} className="num">
            {props.shown(value)}
          </output>
        </span>
      )}
    </Field>
  );
}

/** By this id the test phrase is read. */
const TEST_ID = 'test-phrase';

function TestPhrase({ settings }: { settings: Settings }) {
  const t = useText(uiSpeech);
  const read = useStartReading();
  const playing = useSyncExternalStore(
    (listener) => sharedReadAloud().subscribe(listener),
    () => sharedReadAloud().state().id === TEST_ID,
  );
  // Whoever leaves the page has heard enough.
  useEffect(() => stopReadingAloud, []);
  return (
    <div>
      <Button
        size="small"
        aria-pressed={playing}
        onClick={() =>
          playing ? stopReadingAloud() : read(TEST_ID, [t.testPhrase], 'en', speechChoice(settings))
        }
      >
        {playing ? t.testStop : t.test}
      </Button>
    </div>
  );
}
