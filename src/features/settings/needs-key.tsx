import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import fields from '#parts/birth/birth-form.module.css';
import { createBrowserModels } from '#model/browser-models.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenSettings } from '#store/open-settings.ts';
import { uiSpeech } from '#text/en/ui-speech.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';

/** Says that OpenAI's way needs a key while none is kept, and leads to where one is. */
export function NeedsKey() {
  const t = useText(uiSpeech);
  const { db } = useLocalData();
  const models = useMemo(() => createBrowserModels(db), [db]);
  const kept = useLiveQuery(() => models.list(), [models]);
  const openSettings = useOpenSettings();
  if (kept === undefined || kept.some(({ provider, masked }) => provider === 'openai' && masked !== null))
    return null;
  return (
    <p className={fields.problem} role="status">
      {t.needsKey} <TextButton onClick={() => openSettings('keys')}>{t.toKeys}</TextButton>
    </p>
  );
}
