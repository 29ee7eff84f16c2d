import { useCallback, useEffect, useRef, useState } from 'react';
import { getSetting } from '#db/settings.ts';
import { keepVoiceTold, startVoice, type VoiceNotice, voiceNotice } from '#parts/speech/start-voice.ts';
import { stopReadingAloud } from '#parts/speech/use-read-aloud.ts';
import { VoiceNoticeDialog } from '#parts/speech/voice-notice.tsx';
import type { Listening, VoiceProblem } from '#parts/speech/voice.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiSpeech } from '#text/en/ui-speech.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';

/**
 * One utterance put behind what stands in the input, while it is said or, by OpenAI, when it is over. Mounted to listen,
 * unmounted to stop at once. The first time on a device it says where the sound goes and asks.
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
  /** How loud it is, 0 to 1. */
  onLevel: (level: number) => void;
  onEnd: () => void;
}) {
  const t = useText(uiSpeech);
  const { db } = useLocalData();
  const [asking, setAsking] = useState<VoiceNotice | null>(null);
  const session = useRef<{ isLeft: boolean; listening: Listening | null; isBegun: boolean }>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  /** The words of a recording come with its end: they are sent in the commit that has them in the draft. */
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (!sending) return;
    latest.current.onSend();
    latest.current.onEnd();
  }, [sending]);

  const begin = useCallback(async () => {
    const own = session.current;
    if (own === null || own.isBegun) return;
    own.isBegun = true;
    // It would hear itself.
    stopReadingAloud();
    const sendAfter = await getSetting(db, 'speech.sendAfterSpeech');
    if (own.isLeft) return;
    const before = latest.current.text.trimEnd();
    const join = before === '' ? '' : `${before} `;
    let heard = false;
    const listening = await startVoice(db, {
      onOpen: () => latest.current.onListening(),
      onLevel: (level) => latest.current.onLevel(level),
      onWriting: () => undefined,
      onWords: (words) => {
        heard = words !== '';
        if (!own.isLeft) latest.current.onText(join + words);
      },
      onEnd: (problem) => {
        if (own.isLeft) return;
        if (problem === null && heard && sendAfter) {
          setSending(true);
          return;
        }
        if (problem !== null) sayProblem(problem, t);
        latest.current.onEnd();
      },
    });
    own.listening = listening;
    if (own.isLeft) listening?.abort();
    else if (latest.current.stopping) listening?.stop();
  }, [db, t]);

  useEffect(() => {
    const own = { isLeft: false, listening: null as Listening | null, isBegun: false };
    session.current = own;
    const start = async () => {
      const notice = await voiceNotice(db);
      if (own.isLeft) return;
      if (notice === null) await begin();
      else setAsking(notice);
    };
    void start();
    // Whoever leaves the chat or the page is not listened to any more.
    const onHide = () => {
      if (document.visibilityState === 'hidden') own.listening?.abort();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      own.isLeft = true;
      own.listening?.abort();
    };
  }, [db, begin]);

  const { stopping } = props;
  useEffect(() => {
    if (stopping) session.current?.listening?.stop();
  }, [stopping]);

  return (
    <VoiceNoticeDialog
      notice={asking}
      onGo={() => {
        setAsking(null);
        if (asking !== null) void keepVoiceTold(db, asking).then(begin, begin);
      }}
      onCancel={props.onEnd}
    />
  );
}

function sayProblem(problem: VoiceProblem, t: typeof uiSpeech): void {
  notify({
    text: t.voiceProblem(problem),
    tone: problem === 'nothing' ? 'plain' : 'error',
    ...(problem === 'nothing' ? {} : { durationMs: 12_000 }),
  });
}
