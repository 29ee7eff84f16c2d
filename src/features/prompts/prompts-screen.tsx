import { useId, useMemo, useState } from 'react';
import { promptFieldsDraft } from '#contract/prompt-draft.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import {
  categoryCounts,
  findPrompts,
  PROMPT_ORDERS,
  tagCounts,
  tagsOnCard,
} from '#practice/prompts/library.ts';
import type { PromptCard, PromptOrder } from '#practice/prompts/library.ts';
import { promptFieldsOf } from '#practice/prompts/placeholders.ts';
import { promptOrderNames, promptWords } from '#text/en/self/prompt-words.ts';
import { uiPrompts } from '#text/en/ui-prompts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconPencil, IconSearch } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import { PromptDialog } from './prompt-dialog.tsx';
import { PromptForm } from './prompt-form.tsx';
import styles from './prompts.module.css';
import { useTakeToChat } from './use-prompt.ts';
import { type Library, usePrompts } from './use-prompts.ts';

/** "Real Life Questions": ours and the person's own, found by words, category and tag. */
export function PromptsScreen() {
  const t = useText(uiPrompts);
  const library = usePrompts();
  return (
    <div className={styles.page} aria-busy={library === undefined}>
      <header className={styles.head}>
        <h1 className={`display ${styles.title}`}>{t.title}</h1>
        {library === undefined ? <p className="muted">{t.loading}</p> : <p className="muted">{t.lead}</p>}
      </header>
      {library !== undefined && <Shelf library={library} />}
    </div>
  );
}

type Open =
  | { readonly type: 'card'; readonly key: string; readonly fill: boolean }
  | { readonly type: 'form'; readonly key: string | null }
  | null;

function Shelf({ library }: { library: Library }) {
  const t = useText(uiPrompts);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [tag, setTag] = useState<string | null>(null);
  const [order, setOrder] = useState<PromptOrder>('popular');
  const [open, setOpen] = useState<Open>(null);
  const filled = useFormDraft('prompt fields', promptFieldsDraft);
  const take = useTakeToChat();
  const { cards } = library;
  const categories = useMemo(() => categoryCounts(cards), [cards]);
  const tags = useMemo(() => tagCounts(cards), [cards]);
  // What was chosen may have gone with the last question that had it.
  const chosen = categories.some((one) => one.category === category) ? category : null;
  const chosenTag = tags.some((one) => one.tag === tag) ? tag : null;
  const shown = useMemo(
    () => findPrompts(cards, { search, category: chosen, tag: chosenTag, order, locale: 'en' }),
    [cards, search, chosen, chosenTag, order],
  );
  const card = open?.type === 'card' ? cards.find(({ key }) => key === open.key) : undefined;
  const editing = open?.type === 'form' ? (library.own.find(({ id }) => id === open.key) ?? null) : null;
  const use = (one: PromptCard) => {
    if (promptFieldsOf(one.content).length > 0 || one.facts.length > 0)
      setOpen({ type: 'card', key: one.key, fill: true });
    else take(one, one.content);
  };
  return (
    <>
      <div className={styles.tools}>
        <label className={styles.search}>
          <Icon of={IconSearch} size={18} />
          <input
            type="search"
            value={search}
            placeholder={t.search}
            aria-label={t.search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <Choice
          label={t.tag}
          value={chosenTag ?? ''}
          onChange={(value) => setTag(value === '' ? null : value)}
        >
          <option value="">{t.anyTag}</option>
          {tags.map((one) => (
            <option key={one.tag} value={one.tag}>
              {t.tagCount(one.tag, one.count)}
            </option>
          ))}
        </Choice>
        <Choice label={t.sort} value={order} onChange={(value) => setOrder(value as PromptOrder)}>
          {PROMPT_ORDERS.map((one) => (
            <option key={one} value={one}>
              {promptOrderNames[one]}
            </option>
          ))}
        </Choice>
        <Button
          size="small"
          tone="leaf"
          className={styles.write}
          onClick={() => setOpen({ type: 'form', key: null })}
        >
          <Icon of={IconPencil} size={18} />
          {t.write}
        </Button>
      </div>
      <TextSupport text={search} folded />
      <div className={styles.chips} role="group" aria-label={t.categories}>
        <Chip name={t.all} count={cards.length} on={chosen === null} onChoose={() => setCategory(null)} />
        {categories.map((one) => (
          <Chip
            key={one.category}
            name={one.category}
            count={one.count}
            on={chosen === one.category}
            onChoose={() => setCategory(one.category)}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {t.found(shown.length)}
      </p>
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <p className={`display ${styles.emptyTitle}`}>{promptWords.empty}</p>
          <p className="muted">{promptWords.emptyHint}</p>
        </div>
      ) : (
        <ul className={styles.list} aria-label={t.list}>
          {shown.map((one) => (
            <Card
              key={one.key}
              card={one}
              onOpen={() => setOpen({ type: 'card', key: one.key, fill: false })}
              onUse={() => use(one)}
            />
          ))}
        </ul>
      )}
      {card !== undefined && open?.type === 'card' && (
        <PromptDialog
          key={card.key}
          card={card}
          library={library}
          startAtFields={open.fill}
          values={new Map(Object.entries(filled.value?.[card.key] ?? {}))}
          onValue={(key, value) =>
            filled.set((was) => ({ ...was, [card.key]: { ...was?.[card.key], [key]: value } }))
          }
          onUse={(text) => {
            filled.set((was) => without(was, card.key));
            take(card, text);
          }}
          onEdit={() => setOpen({ type: 'form', key: card.key })}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.type === 'form' && (
        <PromptForm
          key={open.key ?? 'new'}
          prompt={editing}
          categories={categories.map((one) => one.category)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

type Filled = Readonly<Record<string, Record<string, string>>>;

/** What is filled into the other questions; null when that is nothing. */
function without(filled: Filled | null, key: string): Record<string, Record<string, string>> | null {
  const { [key]: _, ...others } = filled ?? {};
  return Object.keys(others).length === 0 ? null : others;
}

function Chip(props: { name: string; count: number; on: boolean; onChoose: () => void }) {
  const t = useText(uiPrompts);
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={props.on}
      aria-label={t.chip(props.name, props.count)}
      onClick={props.onChoose}
    >
      {props.name} <span className="num">{props.count}</span>
    </button>
  );
}

function Choice(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id} className="meta">
        {props.label}
      </label>
      <select id={id} value={props.value} onChange={({ target }) => props.onChange(target.value)}>
        {props.children}
      </select>
    </span>
  );
}

function Card(props: { card: PromptCard; onOpen: () => void; onUse: () => void }) {
  const t = useText(uiPrompts);
  const { card } = props;
  const { shown, more } = tagsOnCard(card.tags);
  return (
    <li className={styles.card}>
      <p className={`meta ${styles.kicker}`}>
        <span>{card.category}</span>
        {card.isCustom && <b className={styles.badge}>{t.custom}</b>}
        {card.usedTimes > 0 && <span>{promptWords.usedTimes(card.usedTimes)}</span>}
      </p>
      <h2 className={`display ${styles.name}`}>
        <button type="button" className={styles.open} onClick={props.onOpen}>
          <bdi>{card.title}</bdi>
        </button>
      </h2>
      {card.description !== '' && <p className={styles.says}>{card.description}</p>}
      <div className={styles.foot}>
        {shown.length > 0 && (
          <ul className={styles.tags} aria-label={t.tags}>
            {shown.map((one) => (
              <li key={one}>{one}</li>
            ))}
            {more > 0 && (
              <li>
                <span aria-hidden>{t.more(more)}</span>
                <span className="sr-only">{t.moreSpoken(more)}</span>
              </li>
            )}
          </ul>
        )}
        <Button
          size="small"
          tone="plain"
          className={styles.use}
          aria-label={t.takeQuestion(card.title)}
          onClick={props.onUse}
        >
          {t.useQuestion}
        </Button>
      </div>
    </li>
  );
}
