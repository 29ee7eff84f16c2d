import type { GrowthLine, NamedLine } from '#practice/growth/growth-view.ts';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { GoldMark } from '#ui/gold-mark.tsx';
import { useText } from '#ui/use-text.ts';
import type { ShownEntries } from './entries-dialog.tsx';
import styles from './blueprint.module.css';

export type OnShow = (shown: ShownEntries) => void;

/** A sentence with the mark that opens the entries it stands on. The mark never begins a line. */
export function MarkedSentence(props: { text: string; entries: readonly string[]; onShow: OnShow }) {
  const t = useText(uiBlueprint);
  const { text, entries, onShow } = props;
  if (entries.length === 0) return <>{text}</>;
  const cut = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, cut)}
      <span className="nowrap">
        {text.slice(cut)}
        <GoldMark
          facts={entries.length}
          open={false}
          aria-haspopup="dialog"
          label={t.showEntriesOf(entries.length, text)}
          onClick={() => onShow({ line: text, ids: entries })}
        />
      </span>
    </>
  );
}

/** The same as a paragraph of its own, with how many entries it was counted over. */
export function Line({ line, onShow }: { line: GrowthLine; onShow: OnShow }) {
  const t = useText(uiBlueprint);
  return (
    <p className={styles.line}>
      <MarkedSentence text={line.text} entries={line.entries} onShow={onShow} />{' '}
      <span className="meta num nowrap">{t.from(line.n)}</span>
    </p>
  );
}

/** Lines under the names of what they are about. */
export function NamedLines({ lines, onShow }: { lines: readonly NamedLine[]; onShow: OnShow }) {
  const t = useText(uiBlueprint);
  const names = {
    actions: t.aboutActions,
    writing: t.aboutWriting,
    variety: t.aboutVariety,
    following: t.aboutFollowing,
    words: t.aboutWords,
    week: t.aboutWeek,
    moon: t.aboutMoon,
  };
  if (lines.length === 0) return null;
  return (
    <dl className={styles.named}>
      {lines.map((line) => (
        <div key={line.about}>
          <dt>{names[line.about]}</dt>
          <dd>
            <Line line={line} onShow={onShow} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
