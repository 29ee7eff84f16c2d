import { useId, useState } from 'react';
import type { OwnDeckDraft } from '#contract/tarot-draft.ts';
import type { FormDraft } from '#parts/form-draft.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import type { TarotWords } from '#practice/tarot/words.ts';
import { tarotDeck } from '#traditions/tarot/deck.ts';
import type { LaidCard } from '#traditions/tarot/draw.ts';
import { spreadIds, spreadOf, type SpreadId } from '#traditions/tarot/spreads.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { SpreadChoice } from './spread-choice.tsx';
import styles from './tarot.module.css';

/**
 * Writes down what was laid with a deck of paper: a card by its name for each place, and which way up it lies. Closing keeps what
 * was typed; Cancel gives it up.
 */
export function OwnDeckDialog(props: {
  spread: SpreadId;
  words: TarotWords;
  unsaved: FormDraft<OwnDeckDraft>;
  onLay: (spread: SpreadId, cards: readonly LaidCard[]) => void;
  onClose: () => void;
}) {
  const t = useText(uiTarot);
  const id = useId();
  const { words, unsaved } = props;
  const empty: OwnDeckDraft = { spread: props.spread, typed: [], turned: [] };
  const { typed, turned, ...draft } = unsaved.value ?? empty;
  const spread = spreadIds.find((one) => one === draft.spread) ?? props.spread;
  const change = (to: (was: OwnDeckDraft) => Partial<OwnDeckDraft>) =>
    unsaved.set((was) => ({ ...(was ?? empty), ...to(was ?? empty) }));
  const [checked, setChecked] = useState(false);
  const positions = spreadOf(spread).positions;
  const found = positions.map((_, at) => cardNamed(typed[at] ?? '', words));
  const problemAt = (at: number): string | null => {
    const card = found[at];
    if (card === null || card === undefined) return checked ? t.ownUnknown : null;
    return found.indexOf(card) < at ? t.ownTwice : null;
  };
  const submit = () => {
    setChecked(true);
    const cards = found.flatMap((card, at) =>
      card === null ? [] : [{ card, reversed: turned[at] ?? false }],
    );
    if (cards.length === positions.length && new Set(found).size === cards.length) props.onLay(spread, cards);
    else document.querySelector<HTMLElement>(`[id^="${id}"][aria-invalid="true"]`)?.focus();
  };
  return (
    <LargeDialog
      title={t.ownTitle}
      closeLabel={t.close}
      narrow
      onClose={props.onClose}
      actions={
        <>
          <Button
            tone="plain"
            size="small"
            onClick={() => {
              unsaved.set(() => null);
              props.onClose();
            }}
          >
            {t.cancel}
          </Button>
          <Button tone="gold" size="small" type="submit" form={`${id}form`}>
            {t.ownLay}
          </Button>
        </>
      }
    >
      <form
        id={`${id}form`}
        className={styles.own}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="muted">{t.ownText}</p>
        <SpreadChoice
          spread={spread}
          spreads={spreadIds}
          onSpread={(next) => change(() => ({ spread: next }))}
        />
        <datalist id={`${id}names`}>
          {tarotDeck.map(({ key }) => (
            <option key={key}>{words.cards[key]?.name ?? key}</option>
          ))}
        </datalist>
        <ol className={styles.ownRows}>
          {positions.map((position, at) => {
            const name = words.positions[position].name;
            const problem = problemAt(at);
            return (
              <li key={position}>
                <label htmlFor={`${id}${at}`}>
                  {name} <span className="muted">· {words.positions[position].gloss}</span>
                </label>
                <div className={styles.ownRow}>
                  <input
                    id={`${id}${at}`}
                    className={styles.field}
                    list={`${id}names`}
                    autoComplete="off"
                    placeholder={t.ownHint}
                    value={typed[at] ?? ''}
                    aria-label={t.ownCard(name)}
                    aria-invalid={problem !== null}
                    aria-describedby={problem === null ? undefined : `${id}${at}problem`}
                    onChange={({ target }) =>
                      change((was) => ({ typed: replaced(was.typed, at, target.value, '') }))
                    }
                  />
                  <label className={styles.check}>
                    <input
                      type="checkbox"
                      checked={turned[at] ?? false}
                      aria-label={t.ownReversed(name)}
                      onChange={({ target }) =>
                        change((was) => ({ turned: replaced(was.turned, at, target.checked, false) }))
                      }
                    />
                    {t.reversed}
                  </label>
                </div>
                {problem !== null && (
                  <p id={`${id}${at}problem`} className={styles.problem}>
                    {problem}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      </form>
    </LargeDialog>
  );
}

function replaced<Item>(list: readonly Item[], at: number, item: Item, none: Item): Item[] {
  return Array.from({ length: Math.max(list.length, at + 1) }, (_, i) =>
    i === at ? item : (list[i] ?? none),
  );
}

/** A card by its name as it is written or by the only one that begins so; null for no card, or for several. */
export function cardNamed(typed: string, words: TarotWords): number | null {
  const plain = (text: string): string => text.trim().toLowerCase().replace(/^the /u, '');
  const wanted = plain(typed);
  if (wanted === '') return null;
  const named = tarotDeck.map(({ id, key }) => ({ id, name: plain(words.cards[key]?.name ?? key) }));
  const exact = named.find(({ name }) => name === wanted);
  if (exact !== undefined) return exact.id;
  const begins = named.filter(({ name }) => name.startsWith(wanted));
  return begins.length === 1 ? (begins[0]?.id ?? null) : null;
}
