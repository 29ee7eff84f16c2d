import { useEffect, useId, useMemo, useRef } from 'react';
import { deletePrompt, restorePrompt } from '#db/prompts.ts';
import { getSetting } from '#db/settings.ts';
import { dayZone, deviceZone } from '#db/day-zone.ts';
import { localDate } from '#lib/local-date.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { copyText } from '#parts/copy-text.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { useLoaded } from '#parts/use-loaded.ts';
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import { fillPrompt, promptFieldsOf, promptParts } from '#practice/prompts/placeholders.ts';
import type { PromptField } from '#practice/prompts/placeholders.ts';
import type { PromptCard } from '#practice/prompts/library.ts';
import { isPatternId } from '#practice/soul-loop/patterns.ts';
import { useLocalData } from '#store/db-context.tsx';
import { shownDay } from '#parts/era-words.ts';
import { promptWords } from '#text/en/self/prompt-words.ts';
import { uiPrompts } from '#text/en/ui-prompts.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { useLiveQuery } from 'dexie-react-hooks';
import styles from './prompts.module.css';
import { footLines } from './use-prompt.ts';
import type { Library } from './use-prompts.ts';

const loadLoopWords = () => import('#text/en/practice/soul-loop/words.ts');

/** A question whole: what it asks, its fields to fill in, what goes along with it, and the way to the chat. */
export function PromptDialog(props: {
  card: PromptCard;
  library: Library;
  startAtFields: boolean;
  /** What was filled into its fields, by their key. */
  values: ReadonlyMap<string, string>;
  onValue: (key: string, value: string) => void;
  onUse: (text: string) => void;
  onEdit: () => void;
  onClose: () => void;
}) {
  const t = useText(uiPrompts);
  const { card, values } = props;
  const fields = useMemo(() => promptFieldsOf(card.content), [card.content]);
  const foot = useFoot(card, props.library);
  const filled = fillPrompt(card.content, values);
  const text = [filled.text, ...foot].join('\n\n');
  const over = Math.max(0, text.length - MAX_MESSAGE_CHARS);
  const written = [...values.values()].join('\n');
  return (
    <LargeDialog
      title={card.title}
      closeLabel={t.close}
      className={styles.dialog}
      onClose={props.onClose}
      actions={
        <>
          <Button tone="plain" size="small" onClick={props.onClose}>
            {t.close}
          </Button>
          <Button size="small" onClick={() => copyText(text, t)}>
            {t.copy}
          </Button>
          <Button tone="gold" size="small" disabled={over > 0} onClick={() => props.onUse(text)}>
            {t.usePrompt}
          </Button>
        </>
      }
    >
      {card.description !== '' && <p className={styles.dialogLead}>{card.description}</p>}
      <Facts card={card} />
      <div className={fields.length > 0 ? styles.sides : undefined}>
        {fields.length > 0 && (
          <section aria-labelledby="prompt-fields" className={styles.fields}>
            <h3 id="prompt-fields" className={`display ${styles.sub}`}>
              {t.yourWords}
            </h3>
            {fields.map((field, at) => (
              <FieldBox
                key={field.key}
                field={field}
                value={values.get(field.key) ?? ''}
                takesFocus={props.startAtFields && at === 0}
                onChange={(value) => props.onValue(field.key, value)}
              />
            ))}
            <p className="meta" role="status">
              {filled.open.length > 0 && t.leftOpen(filled.open.length)}
            </p>
            <TextSupport text={written} />
          </section>
        )}
        <section aria-labelledby="prompt-content" className={styles.whole}>
          <h3 id="prompt-content" className={`display ${styles.sub}`}>
            {t.content}
          </h3>
          <p className={styles.content}>
            {promptParts(card.content).map((part, at) => {
              if (part.type === 'text') return <span key={at}>{part.text}</span>;
              const value = values.get(part.field.key)?.trim() ?? '';
              return (
                <mark key={part.field.key} className={value === '' ? styles.gap : styles.put}>
                  <bdi>{value === '' ? `[${part.field.name}]` : value}</bdi>
                </mark>
              );
            })}
          </p>
          {foot.length > 0 && (
            <div className={styles.along}>
              <p className="meta">{t.goesAlong}</p>
              {foot.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
          {over > 0 && (
            <p role="alert" className={styles.problem}>
              {t.tooLong(over)}
            </p>
          )}
        </section>
      </div>
      <details className={styles.tips}>
        <summary>{t.tipsTitle}</summary>
        <ul>
          {promptWords.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </details>
      {card.isCustom && <OwnActions card={card} onEdit={props.onEdit} onGone={props.onClose} />}
    </LargeDialog>
  );
}

function FieldBox(props: {
  field: PromptField;
  value: string;
  takesFocus: boolean;
  onChange: (value: string) => void;
}) {
  const t = useText(uiPrompts);
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { field, takesFocus } = props;
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const isEmpty = props.value.trim() === '';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {field.label}
        {field.lead.length >= SHORTEST_LEAD && (
          <span className="meta"> {t.fieldAfter(shortened(field.lead))}</span>
        )}
      </label>
      <textarea
        id={id}
        ref={box}
        rows={1}
        className={styles.input}
        value={props.value}
        aria-describedby={isEmpty ? `${id}-hint` : undefined}
        onChange={({ target }) => props.onChange(target.value)}
      />
      {isEmpty && (
        <p id={`${id}-hint`} className="meta">
          {promptWords.openField}
        </p>
      )}
    </div>
  );
}

/** A lead of a word or less says nothing: "is". */
const SHORTEST_LEAD = 8;

/** The end of a lead is what stands before the field. */
const LEAD_CHARS = 60;
function shortened(lead: string): string {
  if (lead.length <= LEAD_CHARS) return lead;
  const end = lead.slice(-LEAD_CHARS);
  return end.slice(end.indexOf(' ') + 1);
}

function Facts({ card }: { card: PromptCard }) {
  const t = useText(uiPrompts);
  const { deps } = useLocalData();
  const zone = deviceZone();
  const rows: readonly (readonly [string, string])[] = [
    [t.category, card.category],
    [t.used, promptWords.usedTimes(card.usedTimes)],
    [t.author, card.author],
    [t.created, shownDay(localDate(card.createdAt, zone), localDate(deps.clock.now(), zone))],
    [t.tags, card.tags.join(', ')],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{name === t.author && card.isCustom ? <b className={styles.badge}>{t.custom}</b> : value}</dd>
          </div>
        ))}
    </dl>
  );
}

function OwnActions(props: { card: PromptCard; onEdit: () => void; onGone: () => void }) {
  const t = useText(uiPrompts);
  const { db, deps } = useLocalData();
  const { key } = props.card;
  const remove = async () => {
    const gone = await deletePrompt(db, deps, key);
    if (!gone.ok) return notify({ text: t.notSaved, tone: 'error' });
    props.onGone();
    const onAction = () => void restorePrompt(db, deps, key);
    return notify({ text: t.deleted, action: { label: t.undo, onAction } });
  };
  return (
    <p className={styles.own}>
      <TextButton onClick={props.onEdit}>{t.edit}</TextButton>
      <TextButton onClick={() => void remove()}>{t.delete}</TextButton>
    </p>
  );
}

/** What the question takes along from the person's records, and what it has to do without. */
function useFoot(card: PromptCard, library: Library): readonly string[] {
  const t = useText(uiPrompts);
  const { db, deps } = useLocalData();
  const zone = useLiveQuery(() => getSetting(db, 'display.timezone'), [db]);
  const words = useLoaded(loadLoopWords);
  return useMemo(() => {
    const today = localDate(deps.clock.now(), dayZone(zone));
    const patternName = (id: string) =>
      words !== null && isPatternId(id) ? words.loopWords.patterns[id].name.toLowerCase() : null;
    return footLines(card.facts, library.has, { entries: library.entries, today, patternName }, t);
  }, [card.facts, library, deps, zone, words, t]);
}
