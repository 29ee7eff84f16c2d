import { type ReactNode, useId } from 'react';
import { setSetting } from '#db/settings.ts';
import type { EmotionShare } from '#practice/growth/measures.ts';
import type { GrowthView, GrowthWindow } from '#practice/growth/growth-view.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { GoldMark } from '#ui/gold-mark.tsx';
import { Line, MarkedSentence, NamedLines, type OnShow } from './growth-line.tsx';
import { WindowChoice } from './growth-tracker.tsx';
import { Section } from './section.tsx';
import { useHeld } from './use-held.ts';
import styles from './blueprint.module.css';

/** Three cards out of the person's own history. */
export function Journey(props: {
  view: GrowthView;
  fromChats: boolean;
  window: string;
  onWindow: (window: string) => void;
  onShow: OnShow;
}) {
  const t = useText(uiBlueprint);
  const { view, onShow } = props;
  const shown = view.windows.find(({ window }) => String(window) === props.window) ?? view.windows[1];
  return (
    <Section title={t.journey}>
      <p className="muted">{t.journeyNote}</p>
      <Card title={t.shadows}>
        {view.gate === null ? <Shadows view={view} onShow={onShow} /> : <Gate view={view} />}
      </Card>
      <Card title={t.emotions}>
        {view.gate === null && shown !== undefined ? (
          <>
            <WindowChoice windows={view.windows} chosen={props.window} onChoose={props.onWindow} />
            <Shares window={shown} onShow={onShow} />
            <NamedLines lines={view.patterns} onShow={onShow} />
          </>
        ) : (
          <Gate view={view} />
        )}
      </Card>
      <Card title={t.summary}>
        <Letter view={view} onShow={onShow} />
      </Card>
      <CountChats on={props.fromChats} counted={view.fromChats} />
    </Section>
  );
}

function Card(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{props.title}</h3>
      {props.children}
    </section>
  );
}

/** How many more entries it takes, and how many there are. */
function Gate({ view }: { view: GrowthView }) {
  const t = useText(uiBlueprint);
  return (
    <p>
      {view.gate} <span className="meta num nowrap">{t.from(view.n)}</span>
    </p>
  );
}

function Shadows({ view, onShow }: { view: GrowthView; onShow: OnShow }) {
  const t = useText(uiBlueprint);
  const { none, figures, hidden } = view.shadows;
  return (
    <>
      <p className="muted">{t.shadowsNote}</p>
      {none !== null && <Line line={none} onShow={onShow} />}
      {figures.map((figure) => (
        <article key={figure.figure} className={styles.figure}>
          <h4 className="display">{figure.name}</h4>
          <Line line={figure.line} onShow={onShow} />
          <dl>
            <div>
              <dt>{t.protects}</dt>
              <dd>{figure.protects}</dd>
            </div>
            <div>
              <dt>{t.price}</dt>
              <dd>{figure.price}</dd>
            </div>
            <div>
              <dt>{t.gift}</dt>
              <dd>{figure.gift}</dd>
            </div>
          </dl>
          <p>
            <em>{figure.question}</em>
          </p>
        </article>
      ))}
      {hidden !== null && <Line line={hidden} onShow={onShow} />}
    </>
  );
}

/** Each feeling with its count, and how far the share may be off. */
function Shares({ window, onShow }: { window: GrowthWindow; onShow: OnShow }) {
  const t = useText(uiBlueprint);
  if (window.shares === null)
    return (
      <div>
        <p>
          {t.dots(window.n)} {window.n > 0 && t.tooFewForRates}
        </p>
        {window.dots.length > 0 && <p className="muted">{window.dots.join(' · ')}</p>}
      </div>
    );
  return (
    <table className={styles.shares}>
      <caption className="sr-only">{t.sharesTable(window.n)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.feeling}</th>
          <th scope="col">{t.howOften}</th>
          <th scope="col">{t.range}</th>
        </tr>
      </thead>
      <tbody>
        {window.shares
          .filter(({ count }) => count > 0)
          .map((share) => (
            <ShareRow key={share.emotion} share={share} n={window.n} onShow={onShow} />
          ))}
      </tbody>
    </table>
  );
}

function ShareRow({ share, n, onShow }: { share: EmotionShare; n: number; onShow: OnShow }) {
  const t = useText(uiBlueprint);
  const { emotion, count, entries } = share;
  const percent = (part: number) => Math.round(part * 100);
  const line = `${emotion}: ${t.ofN(count, n)}.`;
  return (
    <tr>
      <th scope="row">{emotion}</th>
      <td className="num nowrap">
        {t.ofN(count, n)}
        <GoldMark
          facts={entries.length}
          open={false}
          aria-haspopup="dialog"
          label={t.showEntriesOf(entries.length, line)}
          onClick={() => onShow({ line, ids: entries })}
        />
      </td>
      <td className="num">
        <span className={styles.band} aria-hidden="true">
          <i
            style={{ insetInlineStart: `${share.low * 100}%`, width: `${(share.high - share.low) * 100}%` }}
          />
          <b style={{ insetInlineStart: `${(count / n) * 100}%` }} />
        </span>
        <span className="meta">{t.rangeText(percent(share.low), percent(share.high))}</span>
      </td>
    </tr>
  );
}

function Letter({ view, onShow }: { view: GrowthView; onShow: OnShow }) {
  const t = useText(uiBlueprint);
  const { letter } = view;
  return (
    <>
      <p className="muted">{t.letterNote}</p>
      {letter.type === 'too-few' ? (
        <p>{t.letterTooFew(letter.have, letter.need)}</p>
      ) : (
        <div className={styles.letter}>
          {letter.sentences.map(({ text, entries }) => (
            <p key={text}>
              <MarkedSentence text={text} entries={entries} onShow={onShow} />
            </p>
          ))}
        </div>
      )}
    </>
  );
}

/** Whether chats count, and how many days of them do. */
function CountChats({ on: stored, counted }: { on: boolean; counted: number }) {
  const t = useText(uiBlueprint);
  const { db, deps } = useLocalData();
  const id = useId();
  const [on, hold] = useHeld(stored);
  const change = async () => {
    hold(!on);
    const kept = await setSetting(db, deps, 'growth.fromChats', !on);
    if (kept.ok) return;
    hold(null);
    notify({ text: t.saveFailed, tone: 'error' });
  };
  return (
    <div className={styles.switch}>
      <label>
        <input type="checkbox" checked={on} aria-describedby={id} onChange={() => void change()} />
        {t.countChats}
      </label>
      <p id={id} className="meta">
        {t.countChatsNote} {counted > 0 && t.chatsCounted(counted)}
      </p>
    </div>
  );
}
