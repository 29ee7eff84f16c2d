import { useMemo, useState } from 'react';
import { LargeDialog } from '#parts/large-dialog.tsx';
import type { KeptProvider } from '#model/own-models.ts';
import { createBrowserModels } from '#model/browser-models.ts';
import { useLocalData } from '#store/db-context.tsx';
import type { WaitingQuestion } from '#store/privacy-lens.ts';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { useText } from '#ui/use-text.ts';
import { AuthorChoice } from './author-choice.tsx';
import { LensChoice } from './lens-choice.tsx';
import { OutgoingText } from './outgoing-text.tsx';
import { OwnModelForm } from './own-model-form.tsx';
import styles from './privacy-lens.module.css';

/**
 * Who writes the readings, and what leaves the device for it: the choice of an author, what a model elsewhere is shown of
 * the person, and, with a question that waits, its exact text before it is sent.
 */
export function PrivacyLensDialog(props: { question: WaitingQuestion | null; onClose: () => void }) {
  const t = useText(uiOwnModels);
  const { db } = useLocalData();
  const models = useMemo(() => createBrowserModels(db), [db]);
  const [form, setForm] = useState<{ provider: KeptProvider | null } | null>(null);
  return (
    <LargeDialog
      title={form === null ? t.title : t.formTitle}
      closeLabel={t.close}
      narrow
      onClose={props.onClose}
    >
      {form === null ? (
        <div className={styles.content}>
          <AuthorChoice models={models} onForm={(provider) => setForm({ provider })} />
          <LensChoice />
          <OutgoingText question={props.question} models={models} />
        </div>
      ) : (
        <OwnModelForm models={models} provider={form.provider} onDone={() => setForm(null)} />
      )}
    </LargeDialog>
  );
}
