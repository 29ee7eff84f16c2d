import { Fragment, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { uiChart } from '#text/en/ui-chart.ts';
import { Glyph } from '#ui/glyph.tsx';
import { useText } from '#ui/use-text.ts';
import { aspectKey } from '#ui/wheel/wheel-types.ts';
import {
  type ChartAspect,
  type ChartObject,
  type ChartText,
  type ChartView,
  hasOwnAspects,
  housesOf,
  type ObjectId,
} from './chart-view.ts';
import styles from './chart.module.css';
import { ExplainedText } from './explained-text.tsx';
import { AspectMark, PickGlyph, PickObject } from './marks.tsx';
import { Segments } from './segments.tsx';
import type { CardTexts } from './use-card-texts.ts';

interface Choosing {
  view: ChartView;
  minors: boolean;
  /** What an opened row is told from; null until it is here. */
  texts?: CardTexts | null;
  selected: ObjectId | null;
  onSelect: (id: string) => void;
  /** Pointed at, here or on the wheel: an object, or an aspect by its `aspectKey`. */
  hovered?: string | null;
  onHover?: (id: string | null) => void;
}

/** The aspects as a list or a grid, and the switch that adds the minor ones. */
export function AspectPane(props: Choosing & { onMinors: (on: boolean) => void; wide: boolean }) {
  const t = useText(uiChart);
  const { view, wide } = props;
  const [form, setForm] = useState<'list' | 'grid'>('list');
  return (
    <>
      <div className={styles.tableTools}>
        {view.exact && !wide && (
          <Segments
            label={t.listOrGrid}
            options={[
              { id: 'list', label: t.asList },
              { id: 'grid', label: t.asGrid },
            ]}
            chosen={form}
            onChoose={setForm}
          />
        )}
        {view.minors.length > 0 && <MinorsSwitch on={props.minors} onChange={props.onMinors} />}
      </div>
      {form === 'grid' && view.exact && !wide ? <AspectGrid {...props} /> : <AspectList {...props} />}
      {view.exact && <ParallelList {...props} />}
    </>
  );
}

export function MinorsSwitch(props: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useText(uiChart);
  return (
    <label className={styles.switch} data-tip={t.minorsHint}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.on}
        checked={props.on}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {t.minors}
    </label>
  );
}

const aspectsShown = (view: ChartView, minors: boolean) =>
  minors ? [...view.aspects, ...view.minors] : view.aspects;

/** Every aspect, tightest first; those of the selected object stand out. A row opens what it means. */
export function AspectList({ view, minors, texts = null, selected, onSelect, hovered, onHover }: Choosing) {
  const t = useText(uiChart);
  const [open, setOpen] = useState<string | null>(null);
  const object = (id: ObjectId) => view.objects.find((one) => one.id === id);
  const aspects = aspectsShown(view, minors);
  if (aspects.length === 0) return <p className={styles.empty}>{t.noAspectsAtAll}</p>;
  return (
    <>
      {!view.exact && <p className={`meta ${styles.above}`}>{t.lastingAspects}</p>}
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.aspects}`}>
          <caption className="sr-only">{t.viewAspects}</caption>
          <thead>
            <tr>
              <th scope="col">{t.object}</th>
              <th scope="col">{t.aspect}</th>
              <th scope="col">{t.object}</th>
              <th scope="col" className={styles.right}>
                {t.orb}
              </th>
            </tr>
          </thead>
          <tbody>
            {aspects.map((one) => {
              const [a, b] = [object(one.a), object(one.b)];
              if (a === undefined || b === undefined) return null;
              const key = `${one.a} ${one.aspect} ${one.b}`;
              const meaning =
                key === open
                  ? (texts?.aspectMeaning(one.a, one.aspect, one.b, housesOf(view, one)) ?? null)
                  : null;
              return (
                <Fragment key={key}>
                  <tr
                    className={styles.opener}
                    data-on={one.a === selected || one.b === selected || undefined}
                    data-near={hovered === aspectKey(one.a, one.b) || undefined}
                    onPointerEnter={() => onHover?.(aspectKey(one.a, one.b))}
                    onPointerLeave={() => onHover?.(null)}
                  >
                    <th scope="row">
                      <PickObject one={a} on={one.a === selected} onSelect={onSelect} />
                    </th>
                    <td>
                      <button
                        type="button"
                        className={styles.openRow}
                        aria-expanded={key === open}
                        onClick={() => setOpen((was) => (was === key ? null : key))}
                      >
                        <AspectMark aspect={one.aspect} />
                        <span className={styles.aspectWord}>{t[one.aspect]}</span>
                      </button>
                    </td>
                    <td>
                      <PickObject one={b} on={one.b === selected} onSelect={onSelect} />
                    </td>
                    <td className={`num nowrap ${styles.right}`}>
                      {one.orb}
                      <span className={`meta ${styles.under}`}>{stateText(one, t)}</span>
                    </td>
                  </tr>
                  {meaning !== null && (
                    <tr>
                      <td colSpan={4} className={styles.meaningCell}>
                        <ExplainedText of={meaning} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** "applying, out of sign". */
export function stateText(one: ChartAspect, t: ChartText): string {
  return [t[one.state], one.outOfSign ? t.outOfSign : ''].filter(Boolean).join(', ');
}

/**
 * The aspects as a square: each object's row says all of its aspects, and so does its column. A grid by the usual
 * pattern: one stop for Tab, arrow keys walk the cells, Enter selects the object at the head of the row.
 */
export function AspectGrid({ view, minors, selected, onSelect, hovered, onHover }: Choosing) {
  const t = useText(uiChart);
  const help = useId();
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<readonly [number, number]>([0, 1]);
  const objects = view.objects.filter(hasOwnAspects);
  const between = new Map(
    aspectsShown(view, minors)
      // The major one has the word where two hold.
      .toReversed()
      .flatMap((one) => [
        [`${one.a} ${one.b}`, one],
        [`${one.b} ${one.a}`, one],
      ]),
  );
  return (
    <div className={styles.gridHolder}>
      {/* A table whose cells are walked with arrow keys is a grid. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={table} className={styles.grid} role="grid" aria-describedby={help}>
        <caption className="sr-only">{t.aspectGrid}</caption>
        <thead>
          <tr>
            <th aria-hidden="true" />
            {objects.map((one) => (
              <th key={one.id} scope="col" data-on={one.id === selected || undefined}>
                <PickGlyph one={one} on={one.id === selected} skipped onSelect={onSelect} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {objects.map((row, r) => (
            <tr key={row.id}>
              <th scope="row" data-on={row.id === selected || undefined}>
                <PickGlyph one={row} on={row.id === selected} skipped onSelect={onSelect} />
              </th>
              {objects.map((column, c) => (
                <Cell
                  key={column.id}
                  row={row}
                  column={column}
                  aspect={between.get(`${row.id} ${column.id}`)}
                  on={row.id === selected || column.id === selected}
                  near={hovered === aspectKey(row.id, column.id) && row.id !== column.id}
                  onHover={onHover}
                  stop={cursor[0] === r && cursor[1] === c}
                  onFocus={() => setCursor([r, c])}
                  onKey={(event) => move(event, table, [r, c], objects.length, () => onSelect(row.id))}
                  onPick={() => onSelect(row.id)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={help} className="meta">
        <span className="sr-only">{t.gridHelp} </span>
        {t.gridLegend}
      </p>
    </div>
  );
}

function move(
  event: KeyboardEvent,
  table: RefObject<HTMLTableElement | null>,
  [r, c]: readonly [number, number],
  size: number,
  pick: () => void,
): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    pick();
    return;
  }
  const to = {
    ArrowRight: [r, c + 1],
    ArrowLeft: [r, c - 1],
    ArrowDown: [r + 1, c],
    ArrowUp: [r - 1, c],
    Home: [r, 0],
    End: [r, size - 1],
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const [row, column] = to.map((at) => Math.max(0, Math.min(size - 1, at)));
  const cells = table.current?.querySelectorAll('tbody > tr')[row ?? 0]?.querySelectorAll<HTMLElement>('td');
  cells?.[column ?? 0]?.focus();
}

function Cell(props: {
  row: ChartObject;
  column: ChartObject;
  aspect: ChartAspect | undefined;
  on: boolean;
  near: boolean;
  onHover: ((id: string | null) => void) | undefined;
  stop: boolean;
  onFocus: () => void;
  onKey: (event: KeyboardEvent) => void;
  onPick: () => void;
}) {
  const t = useText(uiChart);
  const { row, column, aspect } = props;
  const same = row.id === column.id;
  const said = same
    ? row.name
    : aspect === undefined
      ? t.cellEmpty(row.name, column.name)
      : t.cellAspect(row.name, t[aspect.aspect].toLowerCase(), column.name, aspect.orb, t[aspect.state]);
  return (
    <td
      // Said outright: not every browser takes it over from the grid.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="gridcell"
      tabIndex={props.stop ? 0 : -1}
      aria-label={said}
      data-tip={aspect === undefined ? undefined : said}
      data-on={props.on || undefined}
      data-near={props.near || undefined}
      data-same={same || undefined}
      onPointerEnter={() => props.onHover?.(aspect === undefined ? null : aspectKey(row.id, column.id))}
      onPointerLeave={() => props.onHover?.(null)}
      onFocus={props.onFocus}
      onKeyDown={props.onKey}
      onClick={props.onPick}
    >
      {same && (
        <span className={styles.sameMark}>
          <Glyph id={row.glyph} size={14} />
        </span>
      )}
      {aspect !== undefined && (
        <span className={styles.cell} aria-hidden="true">
          <AspectMark aspect={aspect.aspect} size={15} />
          <span className="num">
            {aspect.orb}
            {aspect.state !== 'turning' && (
              <i>{aspect.state === 'applying' ? t.applyingShort : t.separatingShort}</i>
            )}
          </span>
        </span>
      )}
    </td>
  );
}

function ParallelMark({ kind }: { kind: 'parallel' | 'contraparallel' }) {
  return (
    <span aria-hidden="true" className={styles.letters}>
      {kind === 'parallel' ? '∥' : '⋕'}
    </span>
  );
}

/** Bodies as far from the equator as each other. */
function ParallelList({ view, selected, onSelect }: Choosing) {
  const t = useText(uiChart);
  const object = (id: ObjectId) => view.objects.find((one) => one.id === id);
  return (
    <section className={styles.part}>
      <h3 className={styles.small}>{t.parallels}</h3>
      <p className="meta">{t.parallelsNote}</p>
      {view.parallels.length === 0 ? (
        <p className={styles.empty}>{t.noParallels}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${styles.aspects}`}>
            <caption className="sr-only">{t.parallels}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t.object}</th>
                <th scope="col">{t.aspect}</th>
                <th scope="col">{t.object}</th>
                <th scope="col">{t.orb}</th>
              </tr>
            </thead>
            <tbody>
              {view.parallels.map((one) => {
                const [a, b] = [object(one.a), object(one.b)];
                if (a === undefined || b === undefined) return null;
                return (
                  <tr
                    key={`${one.a} ${one.b}`}
                    data-on={one.a === selected || one.b === selected || undefined}
                  >
                    <th scope="row">
                      <PickObject one={a} on={one.a === selected} onSelect={onSelect} />
                    </th>
                    <td>
                      <span className={styles.inline}>
                        <ParallelMark kind={one.kind} />
                        <span className={styles.aspectWord}>{t[one.kind]}</span>
                      </span>
                    </td>
                    <td>
                      <PickObject one={b} on={one.b === selected} onSelect={onSelect} />
                    </td>
                    <td className={`num nowrap ${styles.right}`}>{one.orb}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
