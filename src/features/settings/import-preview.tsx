import { useId, useState } from 'react';
import type { ImportMode } from '#archive/joining.ts';
import type { OpenArchive } from '#archive/open-archive.ts';
import type { ImportPreview } from '#archive/preview.ts';
import { kinds, type Kind } from '#contract/kinds.ts';
import { useSession } from '#store/session.ts';
import { uiData } from '#text/en/ui-data.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './data-dialogs.module.css';

const kindWords = {
  thread: 'chats',
  message: 'messages',
  folder: 'folders',
  soul_entry: 'soulEntries',
  profile: 'profile',
  person: 'people',
  favourite: 'favourites',
  prompt: 'prompts',
  chart: 'charts',
  draw: 'draws',
  dream: 'dreams',
  type_result: 'typeResults',
  setting: 'settings',
  blob: 'files',
} as const satisfies Record<Kind, keyof typeof uiData>;

/** What the file would change, and in which of two ways it is to be taken in. */
export function ImportChoices(props: {
  archive: OpenArchive;
  preview: ImportPreview;
  onBack: () => void;
  onImport: (mode: ImportMode, revive: boolean) => void;
}) {
  const t = useText(uiData);
  const id = useId();
  const signedIn = useSession().type === 'signed-in';
  const [mode, setMode] = useState<ImportMode>('merge');
  const [revive, setRevive] = useState(true);
  const { byKind, foreign } = props.preview;
  const { manifest } = props.archive;
  const sum = (name: keyof ImportPreview['byKind'][Kind]) =>
    kinds.reduce((total, kind) => total + byKind[kind][name], 0);
  const shown = kinds.filter((kind) => {
    const { new: fresh, later, earlier, deleted, same } = byKind[kind];
    return fresh + later + earlier + deleted + same > 0;
  });
  const isMerge = mode === 'merge';
  const isNothing = sum('new') + sum('later') + sum('earlier') + sum('deleted') + foreign === 0;
  const day = new Date(manifest.madeAt).toLocaleDateString('en', { dateStyle: 'long' });
  return (
    <form
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault();
        props.onImport(mode, revive || !isMerge);
      }}
    >
      <p className="muted num">{t.madeOn(day, manifest.app)}</p>
      <table className={styles.preview}>
        <caption className="sr-only">{t.previewCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.previewKind}</th>
            <th scope="col">{t.previewNew}</th>
            <th scope="col">{t.previewLater}</th>
            <th scope="col">{t.previewSame}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((kind) => {
            const { new: fresh, later, earlier, same, deleted } = byKind[kind];
            // Merging leaves alone what was changed here last, replacing does not.
            const changed = isMerge ? later : later + earlier;
            const stays = isMerge ? same + earlier : same;
            const comes = fresh + (revive || !isMerge ? deleted : 0);
            return (
              <tr key={kind}>
                <th scope="row">{t[kindWords[kind]]}</th>
                <td className="num">{comes.toLocaleString('en')}</td>
                <td className="num">{changed.toLocaleString('en')}</td>
                <td className="num">{stays.toLocaleString('en')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isNothing && <p>{t.previewNothing}</p>}
      {foreign > 0 && <p className="meta">{t.previewForeign(foreign)}</p>}
      {isMerge && sum('earlier') > 0 && <p className="meta">{t.previewEarlier(sum('earlier'))}</p>}
      {sum('deleted') > 0 && isMerge && (
        <>
          <p className="meta">{t.previewDeleted(sum('deleted'))}</p>
          <label className={styles.choice}>
            <input type="checkbox" checked={revive} onChange={({ target }) => setRevive(target.checked)} />
            {t.revive}
          </label>
        </>
      )}
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t.how}</legend>
        {(
          [
            ['merge', t.merge, t.mergeNote],
            ['replace', t.replace, t.replaceNote],
          ] as const
        ).map(([one, word, note]) => (
          <label key={one} className={styles.way}>
            <input type="radio" name={`${id}-mode`} checked={mode === one} onChange={() => setMode(one)} />
            <span>{word}</span>
            <span>{note}</span>
          </label>
        ))}
      </fieldset>
      {!isMerge && (
        <div role="status" className={styles.warning}>
          <p>{t.replaceDeletes(sum('onlyHere'))}</p>
          {signedIn && <p>{t.replaceAccount}</p>}
        </div>
      )}
      <div className={styles.actions}>
        <Button tone="plain" size="small" onClick={props.onBack}>
          {t.back}
        </Button>
        <Button type="submit" tone={isMerge ? 'gold' : 'danger'} size="small">
          {isMerge ? t.importNow : t.replaceNow}
        </Button>
      </div>
    </form>
  );
}
