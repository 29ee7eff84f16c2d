import { useEffect } from 'react';
import { useApi } from '#store/api-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { uiProfile } from '#text/en/ui-profile.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { sendUnsent } from './send-profile.ts';

/** Draws nothing: while the account can be reached, it is given what an earlier save could not give it. */
export function ProfileSender() {
  const t = useText(uiProfile);
  const { db } = useLocalData();
  const api = useApi();
  useEffect(() => {
    let here = true;
    const send = () =>
      void sendUnsent(db, api).then((delivery) => {
        if (!here || delivery?.type !== 'refused') return;
        notify({ text: `${t.saveFailed(delivery.message)} ${t.saveFailedNext}`, tone: 'error' });
      });
    send();
    addEventListener('online', send);
    return () => {
      here = false;
      removeEventListener('online', send);
    };
  }, [db, api, t]);
  return null;
}
