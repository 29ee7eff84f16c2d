import { useCallback, useEffect, useRef, useState } from 'react';
import { getSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiComposer } from '#text/en/ui-composer.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { browserRecogniser, isHeardHere, listen, type Listening, type VoiceProblem } from './voice-input.ts';

/** Remembers on this device that the person was told where their voice goes. */
const TOLD = 'voice:told';

/**
 * One utterance put behind what stands in the input, while it is said. Mounted to listen, unmounted to stop at once. The
 * first time on a device it says where the sound goes and asks.
 */
export function VoiceInput(props: {
  text: string;
  onText: (text: string) => void;
  /** The utterance is over and the setting says that it is sent at once. */
  onSend: () => void;
  /** Take what was understood and end. */
  stopping: boolean;
  /** It is listening now. */
  onListening: () => void;
  onEnd: () => void;
}) {
  const t = useText(uiComposer);
  const { db } = useLocalData();
  const [asking, setAsking] = useState(false);
  const listening = useRef<Listening | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const begin = useCallback(async () => {
    const maker = browserRecogniser();
    if (maker === null || listening.current !== null) return;
    // The interface is English.
    const lang = (await getSetting(db, 'speech.followInterfaceLanguage')) ? 'en-US' : navigator.language;
    const sendAfter = await getSetting(db, 'speech.sendAfterSpeech');
    const local = await isHeardHere(maker, lang);
    const before = latest.current.text.trimEnd();
    const join = before === '' ? '' : `${before} `;
    let heard = false;
    listening.current = listen(maker, {
      lang,
      local,
      onWords: (words) => {
        heard = words !== '';
        latest.current.onText(join + words);
      },
      onEnd: (problem) => {
        if (problem !== null) sayProblem(problem, t);
        // Once the words have reached the draft.
        else if (heard && sendAfter) setTimeout(() => latest.current.onSend());
        latest.current.onEnd();
      },
    });
    latest.current.onListening();
  }, [db, t]);

  useEffect(() => {
    let left = false;
    const start = async () => {
      const maker = browserRecogniser();
      if (maker === null) {
        sayProblem('unsupported', t);
        latest.current.onEnd();
        return;
      }
      const told = (await db.local.get(TOLD))?.value === true || (await isHeardHere(maker, 'en-US'));
      if (left) return;
      if (told) await begin();
      else setAsking(true);
    };
    void start();
    // Whoever leaves the chat or the page is not listened to any more.
    const onHide = () => {
      if (document.visibilityState === 'hidden') listening.current?.abort();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onHide);
      listening.current?.abort();
      listening.current = null;
    };
  }, [db, begin, t]);

  const { stopping } = props;
  useEffect(() => {
    if (stopping) listening.current?.stop();
  }, [stopping]);

  if (!asking) return null;
  return (
    <ConfirmDialog
      open
      title={t.voiceNoticeTitle}
      confirmLabel={t.voiceGo}
      cancelLabel={t.cancel}
      onConfirm={() => {
        setAsking(false);
        void db.local.put({ key: TOLD, value: true }).then(begin, begin);
      }}
      onCancel={props.onEnd}
    >
      {t.voiceNotice}
    </ConfirmDialog>
  );
}

function sayProblem(problem: VoiceProblem, t: typeof uiComposer): void {
  const words: Record<VoiceProblem, string> = {
    unsupported: t.voiceUnsupported,
    refused: t.voiceRefused,
    'no-microphone': t.voiceNoMicrophone,
    'no-network': t.voiceNoNetwork,
    nothing: t.voiceNothing,
    language: t.voiceLanguage,
    failed: t.voiceFailed,
  };
  notify({
    text: words[problem],
    tone: problem === 'nothing' ? 'plain' : 'error',
    ...(problem === 'unsupported' || problem === 'refused' ? { durationMs: 12_000 } : {}),
  });
}
