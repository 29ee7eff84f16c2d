import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import type { SettingKey, SettingValue } from '#contract/setting.ts';
import { allSettings, setSetting } from '#db/settings.ts';
import fields from '#parts/birth/birth-form.module.css';
import { browserRecogniser } from '#parts/speech/recogniser.ts';
import { browserMicrophone } from '#parts/speech/record.ts';
import {
  isMeasured,
  keepVoiceTold,
  startVoice,
  type VoiceNotice,
  voiceNotice,
} from '#parts/speech/start-voice.ts';
import { stopReadingAloud } from '#parts/speech/use-read-aloud.ts';
import { VoiceNoticeDialog } from '#parts/speech/voice-notice.tsx';
import type { Listening } from '#parts/speech/voice.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiSpeech } from '#text/en/ui-speech.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { Choice, Toggle } from './controls.tsx';
import { NeedsKey } from './needs-key.tsx';
import panes from './panes.module.css';
import styles from './speech-pane.module.css';

type Change = <Key extends SettingKey>(key: Key, value: SettingValue<Key>) => void;

/** How what is spoken becomes text. Every change is kept as it is made, on this device. */
export function VoicePane() {
  const t = useText(uiSpeech);
  const { db, deps } = useLocalData();
  const [failed, setFailed] = useState(false);
  const settings = useLiveQuery(() => allSettings(db), [db]);
  if (settings === undefined) return null;
  const change: Change = (key, value) =>
    void setSetting(db, deps, key, value).then((result) => setFailed(!result.ok));
  const way = settings['speech.speechToText'];
  const lacks =
    way === 'web'
      ? browserRecogniser() === null && t.voiceProblem('unsupported')
      : browserMicrophone() === null && t.voiceProblem('no-recorder');
  return (
    <div className={panes.fields}>
      <Choice
        setting="speech.speechToText"
        label={t.voiceProvider}
        hint={way === 'web' ? t.voiceWebNote : t.voiceOpenAiNote}
        value={way}
        options={[
          ['web', t.voiceWeb],
          ['openai', t.voiceOpenAi],
        ]}
        onChoose={(value) => change('speech.speechToText', value)}
      />
      {way === 'openai' && <NeedsKey />}
      {lacks !== false && (
        <p role="alert" className={fields.problem}>
          {lacks}
        </p>
      )}
      <Toggle
        setting="speech.sendAfterSpeech"
        label={t.sendAfter}
        hint={t.sendAfterNote}
        on={settings['speech.sendAfterSpeech']}
        onChange={(on) => change('speech.sendAfterSpeech', on)}
      />
      <Toggle
        setting="speech.followInterfaceLanguage"
        label={t.followLanguage}
        hint={t.followLanguageNote(navigator.language)}
        on={settings['speech.followInterfaceLanguage']}
        onChange={(on) => change('speech.followInterfaceLanguage', on)}
      />
      {/* Another way begins anew. */}
      <TryMicrophone key={way} measured={isMeasured(way)} />
      <p role="alert" className={failed ? fields.problem : 'sr-only'}>
        {failed ? t.settingFailed : ''}
      </p>
    </div>
  );
}

type TryStep = 'off' | 'waiting' | 'listening' | 'writing';

/** Listens as the chat would, shows how loud it is and what was understood, and throws it away. */
function TryMicrophone(props: { measured: boolean }) {
  const t = useText(uiSpeech);
  const { db } = useLocalData();
  const [step, setStep] = useState<TryStep>('off');
  const [heard, setHeard] = useState('');
  const [problem, setProblem] = useState('');
  const [notice, setNotice] = useState<VoiceNotice | null>(null);
  const listening = useRef<Listening>(null);
  /** Grows with each beginning and at the end: what belongs to an earlier one is not shown. */
  const run = useRef(0);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(
    () => () => {
      run.current += 1;
      listening.current?.abort();
    },
    [],
  );

  const begin = async () => {
    run.current += 1;
    const own = run.current;
    const isNow = () => own === run.current;
    stopReadingAloud();
    setHeard('');
    setProblem('');
    setStep('waiting');
    const started = await startVoice(db, {
      onOpen: () => isNow() && setStep('listening'),
      onLevel: (level) => {
        bar.current?.style.setProperty('--level', level.toFixed(2));
        bar.current?.setAttribute('aria-valuenow', String(Math.round(level * 100)));
      },
      onWriting: () => isNow() && setStep('writing'),
      onWords: (words) => isNow() && setHeard(words),
      onEnd: (why) => {
        if (!isNow()) return;
        listening.current = null;
        setStep('off');
        if (why !== null) setProblem(t.voiceProblem(why));
      },
    });
    if (isNow()) listening.current = started;
    else started?.abort();
  };
  const press = async () => {
    if (step !== 'off') {
      listening.current?.stop();
      return;
    }
    const wanted = await voiceNotice(db);
    if (wanted === null) await begin();
    else setNotice(wanted);
  };
  const says = {
    off: '',
    waiting: t.tryWaiting,
    listening: t.tryListening,
    writing: t.tryWriting,
  }[step];
  return (
    <div className={styles.try}>
      <div>
        <Button size="small" aria-pressed={step !== 'off'} onClick={() => void press()}>
          {step === 'off' ? t.tryIt : t.tryStop}
        </Button>
      </div>
      <p className="meta">{t.tryNote}</p>
      {props.measured ? (
        <div className={styles.level}>
          <span className="meta">{t.level}</span>
          <div
            ref={bar}
            className={styles.bar}
            role="meter"
            aria-label={t.level}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={0}
          />
        </div>
      ) : (
        <p className="meta">{t.levelNone}</p>
      )}
      <p role="status">
        {says} {heard !== '' && t.tryHeard(heard)}
      </p>
      <p role="alert" className={problem === '' ? 'sr-only' : fields.problem}>
        {problem}
      </p>
      <VoiceNoticeDialog
        notice={notice}
        onGo={() => {
          setNotice(null);
          if (notice !== null) void keepVoiceTold(db, notice).then(begin, begin);
        }}
        onCancel={() => setNotice(null)}
      />
    </div>
  );
}
