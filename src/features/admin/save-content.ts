import { useState } from 'react';
import type { Api } from '#account/api-client.ts';
import type { ContentItem } from '#contract/api/content.ts';
import { useApi } from '#store/api-context.tsx';
import { useInvalidate } from '#store/server-query.tsx';
import { uiAdmin } from '#text/en/ui-admin.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { bodyOf, type ContentDraft } from './content-draft.ts';
import { reasonOf } from './reason.ts';

/** Creates the item, or changes the one that is there. Throws what the call throws. */
function saveContent(api: Api, item: ContentItem | null, draft: ContentDraft): Promise<ContentItem> {
  const body = bodyOf(draft);
  return item === null
    ? api.call('adminCreate', { body })
    : api.call('adminUpdate', { params: { id: item.id }, body });
}

/** Saves once at a time, asks for both lists again and says how it went; answers whether it is saved. */
export function useSaveContent(item: ContentItem | null) {
  const t = useText(uiAdmin);
  const api = useApi();
  const invalidate = useInvalidate();
  const [saving, setSaving] = useState(false);

  async function save(draft: ContentDraft): Promise<boolean> {
    if (saving) return false;
    setSaving(true);
    try {
      await saveContent(api, item, draft);
    } catch (error) {
      notify({
        title: item === null ? t.createFailed : t.updateFailed,
        text: reasonOf(error, t),
        tone: 'error',
      });
      return false;
    } finally {
      setSaving(false);
    }
    invalidate('adminList', 'soulWisdom');
    notify({ title: t.success, text: item === null ? t.created : t.updated });
    return true;
  }
  return { saving, save };
}
