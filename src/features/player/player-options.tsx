import { useId, useRef, useState } from 'react';
import type { Listening, Player, PlayerView } from '#audio/player/create-player.ts';
import type { Track } from '#audio/player/player-state.ts';
import { sleepChoices } from '#audio/player/sleep.ts';
import type { SleepChoice } from '#audio/player/sleep.ts';
import type { SettingKey, SettingValue } from '#contract/setting.ts';
import { setSetting } from '#db/settings.ts';
import { useVoices } from '#parts/speech/use-voices.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiPlayer } from '#text/en/ui-player.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconBack, IconForward, IconNext, IconOptions, IconPrevious, IconTranscript } from '#ui/icons.ts';
import { Popover } from '#ui/popover.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './options.module.css';
import type { PlayerCare } from './use-player-care.ts';

const SPEEDS = [0.75, 0.9, 1, 1.1, 1.25] as const;
const JUMP_S = 15;

/** Everything about listening that is not needed each minute. */
export function PlayerOptions(props: {
  player: Player;
  view: PlayerView;
  track: Track;
  care: PlayerCare;
  /** Holds the steps and jumps too, where the bar has no room for them. */
  transport: boolean;
  onTranscript: (() => void) | null;
}) {
  const t = useText(uiPlayer);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { player, view, track } = props;
  const at = view.state.type === 'loaded' ? view.state.at : 0;
  return (
    <span className={styles.holder}>
      <IconButton
        ref={button}
        label={t.options}
        icon={IconOptions}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-on={view.sleep.choice === 'off' ? undefined : ''}
        onClick={() => setOpen(!open)}
      />
      <Popover open={open} onClose={() => setOpen(false)} owner={button} label={t.options}>
        <div className={styles.options}>
          {props.transport && <Steps {...props} at={at} onLeave={() => setOpen(false)} />}
          <SleepChoiceField view={view} onChoose={player.sleepAfter} />
          <Choices player={player} view={view} track={track} care={props.care} />
        </div>
      </Popover>
    </span>
  );
}

function Steps(props: {
  player: Player;
  view: PlayerView;
  at: number;
  onTranscript: (() => void) | null;
  onLeave: () => void;
}) {
  const t = useText(uiPlayer);
  const { player, view, at, onTranscript } = props;
  return (
    <div className={styles.steps}>
      <IconButton
        label={t.previous}
        icon={IconPrevious}
        disabled={view.previous === null}
        onClick={() => player.step(-1)}
      />
      <IconButton label={t.back} icon={IconBack} onClick={() => player.seek(at - JUMP_S)} />
      <IconButton label={t.forward} icon={IconForward} onClick={() => player.seek(at + JUMP_S)} />
      <IconButton
        label={t.next}
        icon={IconNext}
        disabled={view.next === null}
        onClick={() => player.step(1)}
      />
      {onTranscript !== null && (
        <Button
          size="small"
          tone="plain"
          className={styles.transcript}
          onClick={() => {
            props.onLeave();
            onTranscript();
          }}
        >
          <Icon of={IconTranscript} size={18} />
          {t.transcript}
        </Button>
      )}
    </div>
  );
}

function SleepChoiceField(props: { view: PlayerView; onChoose: (choice: SleepChoice) => void }) {
  const t = useText(uiPlayer);
  const id = useId();
  const nameOf = (choice: SleepChoice) =>
    choice === 'off' ? t.sleepOff : choice === 'title' ? t.sleepTitle : t.sleepMinutes(choice);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t.sleep}</label>
      <select
        id={id}
        value={String(props.view.sleep.choice)}
        onChange={({ target }) =>
          props.onChoose(sleepChoices.find((choice) => String(choice) === target.value) ?? 'off')
        }
      >
        {sleepChoices.map((choice) => (
          <option key={choice} value={String(choice)}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What is kept as settings. */
function Choices(props: { player: Player; view: PlayerView; track: Track; care: PlayerCare }) {
  const t = useText(uiPlayer);
  const { db, deps } = useLocalData();
  const keep = <Key extends SettingKey>(key: Key, value: SettingValue<Key>) =>
    void setSetting(db, deps, key, value);
  const { listening } = props.view;
  // Heard and shown at once: what is written comes back a moment later.
  const hear = (change: Partial<Listening>) => props.player.choose({ ...listening, ...change });
  const { item } = props.track;
  const own = item.kind === 'built-in';
  const id = useId();
  return (
    <>
      <fieldset className={styles.speeds}>
        <legend>{t.speed}</legend>
        {SPEEDS.map((speed) => (
          <label key={speed} className={styles.speed}>
            <input
              type="radio"
              name={id}
              checked={listening.speed === speed}
              onChange={() => {
                hear({ speed });
                keep('audio.speed', speed);
              }}
            />
            <span className="num">{t.speedOf(String(speed))}</span>
          </label>
        ))}
        <p className="meta">{own ? t.speedWords : t.speedWhole}</p>
      </fieldset>
      {own && (
        <>
          <Switch
            label={t.speak}
            hint={t.speakHint}
            on={listening.on}
            onChange={(on) => {
              hear({ on });
              keep('audio.words', on);
            }}
          />
          {listening.on && (
            <VoiceField
              uri={listening.voiceUri}
              onChoose={(uri) => {
                hear({ voiceUri: uri });
                keep('audio.voice', uri);
              }}
            />
          )}
        </>
      )}
      {item.id === 'self-love-activation' && props.care.name !== '' && (
        <Switch
          label={t.sayName}
          hint={t.sayNameHint(props.care.name)}
          on={props.care.sayName}
          onChange={(on) => keep('audio.sayName', on)}
        />
      )}
      {item.id === 'crystal-bowl-healing-frequencies' && (
        <Switch
          label={t.binaural}
          hint={t.binauralHint}
          on={listening.binaural}
          onChange={(on) => {
            hear({ binaural: on });
            keep('audio.binaural', on);
          }}
        />
      )}
    </>
  );
}

function Switch(props: { label: string; hint: string; on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={props.on}
        aria-describedby={id}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <span>
        {props.label}
        <span id={id} className="meta">
          {props.hint}
        </span>
      </span>
    </label>
  );
}

/** The English voices of the device. */
function VoiceField(props: { uri: string | null; onChoose: (uri: string | null) => void }) {
  const t = useText(uiPlayer);
  const id = useId();
  const voices = useVoices() ?? [];
  if (voices.length === 0) return <p className="meta">{t.noVoice}</p>;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t.voice}</label>
      <select
        id={id}
        value={voices.some(({ voiceURI }) => voiceURI === props.uri) ? (props.uri ?? '') : ''}
        onChange={({ target }) => props.onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{t.voiceOwn}</option>
        {voices.map(({ voiceURI, name }) => (
          <option key={voiceURI} value={voiceURI}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
