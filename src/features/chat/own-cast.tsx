import { type ReactNode, useId, useRef, useState } from 'react';
import type { ReadingMode } from '#companion/request.ts';
import { modeNeedChoices } from '#text/en/mode-choices.ts';
import { uiModeNeeds } from '#text/en/ui-mode-needs.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { suitNames, tarotCardName } from '#text/en/tarot/names.ts';
import { layoutIds, layoutSize } from '#traditions/lenormand/layouts.ts';
import { suits, tarotDeck } from '#traditions/tarot/deck.ts';
import { spreadIds, spreadSize } from '#traditions/tarot/spreads.ts';
import { runeIds, runeSpreadIds, runeSpreads } from '#traditions/runes/futhark.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconX } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import { DotsGlyph, LineGlyph, StrokesGlyph } from './cast-glyphs.tsx';
import styles from './mode-needs.module.css';

type Words = typeof uiModeNeeds;

interface CastProps {
  mode: ReadingMode;
  /** A cast that was handed over before, as its mode writes it down; null for a new one. */
  entered: string | null;
  onCast: (entered: string) => void;
}

type Figure = { readonly name: string; readonly rows: readonly string[] };
/** Rows that are each answered once, by figure, and how the answers are written down: a character for each. */
type Rows = {
  readonly figures: readonly Figure[];
  readonly choices: readonly {
    readonly value: string;
    readonly name: string;
    readonly glyph: ReactNode;
    /** The drawing says it to those who see it. */
    readonly isDrawn: boolean;
  }[];
  readonly write: (values: readonly string[]) => string;
};

const FOUR = [1, 2, 3, 4] as const;
const inFours = (values: readonly string[]): string => values.join('').replaceAll(/(.{4})(?=.)/g, '$1 ');

function rowsOf(mode: ReadingMode, t: Words): Rows | null {
  if (mode === 'i-ching')
    return {
      figures: [1, 2, 3, 4, 5, 6].map((n) => ({ name: '', rows: [t.line(n)] })),
      choices: Object.entries(modeNeedChoices.lines).map(([value, name]) => ({
        value,
        name,
        glyph: <LineGlyph thrown={value} />,
        isDrawn: false,
      })),
      write: (values) => values.join(' '),
    };
  if (mode === 'geomancy-arabic')
    return {
      figures: FOUR.map((figure) => ({
        name: t.motherName(figure),
        rows: FOUR.map((row) => t.mother(figure, row)),
      })),
      choices: (['1', '0'] as const).map((value) => ({
        value,
        name: modeNeedChoices.dots[value],
        glyph: <DotsGlyph isDouble={value === '0'} />,
        isDrawn: true,
      })),
      write: inFours,
    };
  if (mode === 'geomancy-ifa')
    return {
      figures: (['right', 'left'] as const).map((leg) => ({
        name: t.legName(leg),
        rows: FOUR.map((row) => t.leg(leg, row)),
      })),
      choices: (['1', '2'] as const).map((value) => ({
        value,
        name: modeNeedChoices.marks[value],
        glyph: <StrokesGlyph isDouble={value === '2'} />,
        isDrawn: true,
      })),
      write: inFours,
    };
  return null;
}

type Item = readonly [word: string, name: string];
type Items = {
  /** In groups where there are many; one group has no name. */
  readonly groups: readonly { readonly name: string; readonly items: readonly Item[] }[];
  readonly sizes: readonly number[];
  readonly turns: boolean;
};

type Names = { readonly names: ReadonlyMap<string, string> };

/** Names of what is picked, in the words of its mode; fetched with the first cast of it. */
const names: Readonly<Partial<Record<ReadingMode, () => Promise<Names>>>> = {
  runes: async () => {
    const { runeTexts } = await import('#text/en/traditions/runes/runes-text.ts');
    return { names: new Map(runeIds.map((id) => [id, runeTexts[id].name])) };
  },
  lenormand: async () => {
    const [{ cards01 }, { cards19 }] = await Promise.all([
      import('#text/en/traditions/lenormand/cards-01-18.ts'),
      import('#text/en/traditions/lenormand/cards-19-36.ts'),
    ]);
    return {
      names: new Map([...cards01, ...cards19].map(({ name }, at) => [String(at + 1), `${name} (${at + 1})`])),
    };
  },
};
const namedHere = async (): Promise<Names> => ({ names: new Map() });

function itemsOf(mode: ReadingMode, t: Words): Items | null {
  if (mode === 'tarot' || mode === 'thai-tarot')
    return {
      groups: [null, ...suits].map((suit) => ({
        name: suit === null ? t.majors : suitNames[suit],
        items: tarotDeck
          .filter((card) => card.suit === suit)
          .map(({ key }) => [key, tarotCardName(key)] as const),
      })),
      sizes: spreadIds.map(spreadSize),
      turns: true,
    };
  if (mode === 'runes')
    return {
      groups: [{ name: '', items: runeIds.map((id) => [id, id]) }],
      sizes: runeSpreadIds.map((id) => runeSpreads[id].length),
      turns: true,
    };
  if (mode === 'lenormand')
    return {
      groups: [{ name: '', items: Array.from({ length: 36 }, (_, at) => [String(at + 1), String(at + 1)]) }],
      sizes: layoutIds.map(layoutSize).toSorted((a, b) => a - b),
      turns: false,
    };
  return null;
}

/** Whether a mode takes a cast of the person's own here. */
export function takesOwnCast(mode: ReadingMode): boolean {
  return rowsOf(mode, uiModeNeeds) !== null || itemsOf(mode, uiModeNeeds) !== null;
}

/** A cast of the person's own, in the way of its mode. Hands it over as the mode writes it down. */
export function OwnCast(props: CastProps) {
  const t = useText(uiModeNeeds);
  const rows = rowsOf(props.mode, t);
  if (rows !== null) return <RowsCast {...props} rows={rows} />;
  const items = itemsOf(props.mode, t);
  return items === null ? null : <PickedCast {...props} items={items} />;
}

function RowsCast({ mode, rows, entered, onCast }: CastProps & { rows: Rows }) {
  const t = useText(uiModeNeeds);
  const id = useId();
  const all = rows.figures.flatMap((figure) => figure.rows);
  const [values, setValues] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries((entered?.match(/\d/g) ?? []).entries()),
  );
  const filled = all.flatMap((_, at) => values[at] ?? []);
  const isWhole = filled.length === all.length;
  return (
    <div className={styles.cast}>
      <div className={styles.figures} data-mode={mode}>
        {rows.figures.map((figure, column) => (
          <div key={figure.rows[0]} className={styles.figureRows}>
            {figure.name !== '' && (
              <p className={styles.head} aria-hidden>
                {figure.name}
              </p>
            )}
            {figure.rows.map((row, line) => {
              const at = column * figure.rows.length + line;
              return (
                <fieldset key={row} className={styles.castRow}>
                  <legend className={figure.name === '' ? undefined : 'sr-only'}>{row}</legend>
                  {rows.choices.map(({ value, name, glyph, isDrawn }) => (
                    <label key={value} className={styles.pill}>
                      <input
                        type="radio"
                        name={`${id}${at}`}
                        checked={values[at] === value}
                        onChange={() => setValues({ ...values, [at]: value })}
                      />
                      {glyph}
                      <span className={isDrawn ? 'sr-only' : undefined}>{name}</span>
                    </label>
                  ))}
                </fieldset>
              );
            })}
          </div>
        ))}
        {mode === 'i-ching' && (
          <div className={styles.hexagram} aria-hidden>
            {all.map((line, at) => (
              <LineGlyph key={line} thrown={values[at]} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.row}>
        <Button size="small" tone="leaf" disabled={!isWhole} onClick={() => onCast(rows.write(filled))}>
          {t.useCast}
        </Button>
        <p className={styles.note} role="status">
          {isWhole ? '' : t.castOpen(filled.length, all.length)}
        </p>
      </div>
    </div>
  );
}

type Picked = { readonly word: string; readonly turned: boolean };

/** Back from how a cast of this kind is written down. */
function pickedIn(entered: string | null): readonly Picked[] {
  if (entered === null) return [];
  return entered.split(' ').map((one) => {
    const [word = '', side] = one.split(':');
    return { word, turned: side === 'reversed' };
  });
}

function PickedCast({ mode, items, entered, onCast }: CastProps & { items: Items }) {
  const t = useText(uiModeNeeds);
  const loaded = useLoaded(names[mode] ?? namedHere)?.names;
  const [picked, setPicked] = useState(() => pickedIn(entered));
  const [word, setWord] = useState('');
  const [turned, setTurned] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const all = items.groups.flatMap((group) => group.items);
  const isLeft = ([one]: Item): boolean => !picked.some((item) => item.word === one);
  const left = all.filter(isLeft);
  const next = left.some(([one]) => one === word) ? word : (left[0]?.[0] ?? '');
  const nameOf = (of: string): string => loaded?.get(of) ?? all.find(([one]) => one === of)?.[1] ?? of;
  const isWhole = items.sizes.includes(picked.length);
  const isFull = picked.length >= Math.max(...items.sizes);
  const add = () => {
    setPicked([...picked, { word: next, turned: items.turns && turned }]);
    setTurned(false);
    select.current?.focus();
  };
  const optionsOf = (group: readonly Item[]) =>
    group.filter(isLeft).map(([one]) => (
      <option key={one} value={one}>
        {nameOf(one)}
      </option>
    ));
  return (
    <div className={styles.cast}>
      <div className={styles.picking}>
        <label className={styles.option}>
          <span className={styles.note}>{t.pick}</span>
          <select
            ref={select}
            className={styles.field}
            value={next}
            disabled={isFull}
            onChange={(event) => setWord(event.target.value)}
          >
            {items.groups.map((group) =>
              group.name === '' ? (
                optionsOf(group.items)
              ) : (
                <optgroup key={group.name} label={group.name}>
                  {optionsOf(group.items)}
                </optgroup>
              ),
            )}
          </select>
        </label>
        {items.turns && (
          <label className={styles.pill}>
            <input type="checkbox" checked={turned} onChange={(event) => setTurned(event.target.checked)} />
            <span>{t.reversed}</span>
          </label>
        )}
        <Button size="small" disabled={next === '' || isFull} onClick={add}>
          {t.add}
        </Button>
      </div>
      {picked.length > 0 && (
        <ol className={styles.picked}>
          {picked.map((item, at) => (
            <li key={item.word}>
              <span>
                <span className={`num ${styles.note}`} aria-hidden>{`${at + 1}.`}</span> {nameOf(item.word)}
                {item.turned ? ` (${t.turned})` : ''}
              </span>
              <IconButton
                quiet
                compact
                iconSize={16}
                icon={IconX}
                label={t.remove(nameOf(item.word))}
                onClick={() => setPicked(picked.filter((one) => one !== item))}
              />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.row}>
        <Button
          size="small"
          tone="leaf"
          disabled={!isWhole}
          onClick={() =>
            onCast(picked.map((item) => (item.turned ? `${item.word}:reversed` : item.word)).join(' '))
          }
        >
          {t.useCast}
        </Button>
        <p className={styles.note} role="status">
          {t.castSizes(picked.length, items.sizes)}
        </p>
      </div>
    </div>
  );
}
