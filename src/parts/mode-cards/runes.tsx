/** Runes on their stones, each in its place of the spread; what fell upside down stands upside down. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { runeSpreads } from '#traditions/runes/futhark.ts';
import type { RuneId, RuneSpreadId } from '#traditions/runes/futhark.ts';
import { uiCardCast as t } from '#text/en/ui-card-cast.ts';
import styles from './card-inks.module.css';
import { CardSvg, Lines, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { RUNE_HEIGHT, RUNE_WIDTH, runeStrokes } from './rune-strokes.ts';

/** Column and row of each place, in the order of laying. */
const seats: Readonly<Record<RuneSpreadId, readonly (readonly [column: number, row: number])[]>> = {
  single: [[0, 0]],
  norns: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  cross: [
    [1, 1],
    [0, 1],
    [2, 1],
    [1, 2],
    [1, 0],
  ],
  nine: Array.from({ length: 9 }, (_, at) => [at % 3, Math.floor(at / 3)] as const),
};

const CELL = 113;
const ROW = 158;
const STONE = { width: 62, height: 88, top: 22 } as const;

type Laid = {
  readonly place: number;
  readonly rune: string;
  readonly name: string;
  readonly position: string;
  readonly isMerkstave: boolean;
};

function laidRunes(view: CardView): { spread: RuneSpreadId; laid: readonly Laid[] } {
  const spread = (view.id('rune.spread') ?? 'single') as RuneSpreadId;
  const laid = runeSpreads[spread].map((_, at): Laid => {
    const id = `rune.${at + 1}`;
    return {
      place: at + 1,
      rune: view.id(`${id}.rune`) ?? '',
      name: view.name(`${id}.rune`) ?? '',
      // Nine runes are cast on the cloth: they have no places of their own.
      position: spread === 'nine' ? t.runeAt(at + 1) : (view.name(`${id}.position`) ?? ''),
      isMerkstave: view.isOn(`${id}.merkstave`),
    };
  });
  return { spread, laid };
}

function Drawing({ sheet, words }: ModeCardProps) {
  const { spread, laid } = laidRunes(cardView(sheet, words));
  const columns = Math.max(...seats[spread].map(([column]) => column)) + 1;
  const rows = Math.max(...seats[spread].map(([, row]) => row)) + 1;
  const left = (340 - columns * CELL) / 2;
  return (
    <CardSvg
      width={340}
      height={rows * ROW - 6}
      most={460}
      label={t.runesLabel(laid.map(({ name, position }) => t.runeIn(name, position)).join(', '))}
    >
      {laid.map((one, at) => {
        const [column, row] = seats[spread][at] ?? [0, 0];
        return <Stone key={one.place} laid={one} cx={left + (column + 0.5) * CELL} y={row * ROW} />;
      })}
    </CardSvg>
  );
}

function Stone({ laid, cx, y }: { laid: Laid; cx: number; y: number }) {
  const { width, height, top } = STONE;
  const left = cx - width / 2;
  const scale = 1.12;
  return (
    <g>
      <Words x={cx} y={y + 12} way="label">
        {laid.position}
      </Words>
      <path d={stoneEdge(left, y + top, width, height)} className={styles.plate} />
      <g
        transform={`translate(${cx} ${y + top + height / 2})${laid.isMerkstave ? ' rotate(180)' : ''} scale(${scale}) translate(${-RUNE_WIDTH / 2} ${-RUNE_HEIGHT / 2})`}
      >
        <path d={runeStrokes[laid.rune as RuneId]} className={styles.goldLine} strokeWidth={2.6} />
      </g>
      <Lines x={cx} y={y + top + height + 19} way="name" wide={14} leading={17}>
        {laid.name}
      </Lines>
      {laid.isMerkstave && (
        <Words x={cx} y={y + top + height + 34} way="label">
          {t.merkstave}
        </Words>
      )}
    </g>
  );
}

/** A pebble: a rectangle whose sides swell a little, no two corners alike. */
function stoneEdge(x: number, y: number, width: number, height: number): string {
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x + 16} ${y + 1}`,
    `C${x + 30} ${y - 3} ${right - 22} ${y - 1} ${right - 13} ${y + 3}`,
    `C${right - 1} ${y + 9} ${right + 1} ${y + 26} ${right} ${y + 44}`,
    `C${right} ${bottom - 22} ${right + 1} ${bottom - 9} ${right - 12} ${bottom - 2}`,
    `C${right - 26} ${bottom + 3} ${x + 24} ${bottom + 2} ${x + 12} ${bottom - 3}`,
    `C${x - 1} ${bottom - 9} ${x - 1} ${bottom - 26} ${x} ${bottom - 44}`,
    `C${x - 1} ${y + 22} ${x} ${y + 6} ${x + 16} ${y + 1}Z`,
  ].join('');
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return laidRunes(view).laid.map(({ place, name, position, isMerkstave }) => ({
    head: position,
    cells: [
      [name, view.own(`rune.${place}.rune`)].filter(Boolean).join(' '),
      view.name(`rune.${place}.aett`) ?? '',
      isMerkstave ? t.merkstave : view.isOn(`rune.${place}.turns`) ? '' : t.symmetric,
    ],
  }));
}

export const card: ModeCard = { Drawing, rows };
