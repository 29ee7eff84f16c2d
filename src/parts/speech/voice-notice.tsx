import { uiSpeech } from '#text/en/ui-speech.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useText } from '#ui/use-text.ts';
import type { VoiceNotice } from './start-voice.ts';

/** Says where the sound goes before it goes there for the first time, and asks. */
export function VoiceNoticeDialog(props: {
  notice: VoiceNotice | null;
  onGo: () => void;
  onCancel: () => void;
}) {
  const t = useText(uiSpeech);
  if (props.notice === null) return null;
  return (
    <ConfirmDialog
      open
      title={t.voiceNoticeTitle}
      confirmLabel={t.voiceGo}
      cancelLabel={t.cancel}
      onConfirm={props.onGo}
      onCancel={props.onCancel}
    >
      {props.notice === 'web' ? t.voiceNoticeWeb : t.voiceNoticeOpenAi}
    </ConfirmDialog>
  );
}
