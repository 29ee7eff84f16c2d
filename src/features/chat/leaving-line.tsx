import { useLiveQuery } from 'dexie-react-hooks';
import type { ReadingMode } from '#companion/request.ts';
import type { Attached } from '#contract/attached-chart.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { readAuthor } from '#model/author.ts';
import { createBrowserModels } from '#model/browser-models.ts';
import { hostOf, type Question, wayOf } from '#model/converse.ts';
import { useApi } from '#store/api-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { useOpenPrivacyLens } from '#store/privacy-lens.ts';
import { uiModels } from '#text/en/ui-models.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { asModelImage } from './begin-answer.ts';
import type { ChatStore, Picture } from './chat-store.ts';
import { type ChatTools, prepare } from './make-reply.ts';
import styles from './leaving-line.module.css';
import { modelRequest } from './model-reply.ts';

/** Above the input, while a model is chosen: where the next question goes, and the way to its exact text. */
export function LeavingLine(props: {
  text: string;
  attached: Attached | null;
  picture: Picture | null;
  threadId: string | undefined;
  mode: ReadingMode;
  store: ChatStore;
}) {
  const t = useText(uiModels);
  const { db, deps } = useLocalData();
  const engine = useEngine();
  const api = useApi();
  const openLens = useOpenPrivacyLens();
  const host = useLiveQuery(() => hostNow(db), [db]);
  if (host === undefined || host === 'nobody') return null;
  const waiting = async (): Promise<Question | null> => {
    const { text, attached, picture, threadId = deps.ids.short(), mode, store } = props;
    if (text.trim() === '') return null;
    const tools: ChatTools = { db, deps, engine, api, store };
    const id = deps.ids.timed(deps.clock.now());
    const message = { id, threadId, content: text, attached, imageId: null };
    const prepared = await prepare(tools, { message, mode, regenerate: 0, failure: '' });
    const image = picture === null ? null : await asModelImage(picture);
    const images = image === null ? [] : [image];
    const author = { type: 'hosted' } as const;
    return modelRequest({ prepared: { ...prepared, images }, author, atOnce: false, goesOn: null });
  };
  return (
    <p className={styles.line}>
      {host === null ? t.staysHere : t.goesTo(host)}{' '}
      <TextButton onClick={() => openLens(waiting)}>{t.look}</TextButton>
    </p>
  );
}

/** Host that a question would go to; null when it stays, `nobody` when no model would be asked. */
async function hostNow(db: SoulsticeDb): Promise<string | null> {
  const author = await readAuthor(db);
  if (author.type === 'composer') return 'nobody';
  const way = await wayOf({ models: createBrowserModels(db) }, author);
  return way.type === 'none' ? 'nobody' : hostOf({ ownHost: location.host }, way);
}
