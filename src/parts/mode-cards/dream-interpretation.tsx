/** The images of a dream as words in a quiet field, larger where they came more often, and the feelings in it. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardGuided as t } from '#text/en/ui-card-guided.ts';
import { CardSvg, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import dream from './dream-interpretation.module.css';
import { type FactLine, FactList, factRows, listHeight, said } from './fact-list.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';

const FIELD = { left: 2, margin: 18, top: 26 } as const;
const SIZE = { least: 17, step: 6, most: 35 } as const;
/** How wide a letter is, as a share of its size. */
const LETTER = 0.56;
/** Rows stand a little to one side and the other. */
const sway = [-10, 14, -4, 8] as const;
const answers = ['dream.feeling', 'dream.returning', 'dream.cause', 'dream.night-part'] as const;

type Image = {
  readonly id: string;
  readonly en: string;
  readonly own: string | null;
  readonly count: number;
};
type PlacedImage = Image & { readonly size: number; readonly x: number; readonly y: number };

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Roomed size={size} wide={<Card view={view} isWide />} narrow={<Card view={view} isWide={false} />} />
  );
}

function Card({ view, isWide }: { view: CardView; isWide: boolean }) {
  const width = isWide ? 640 : 340;
  const letters = isWide ? 60 : 28;
  const images = imagesOf(view);
  const { placed, height } = fieldOf(images, width - 4);
  const lines = linesOf(view);
  const listTop = height + 26;
  return (
    <CardSvg
      width={width}
      height={listTop + listHeight(lines, letters)}
      most={isWide ? 660 : 460}
      label={images.length === 0 ? t.dreamNone : t.dreamLabel(images.map(({ en }) => en).join(', '))}
    >
      <rect x={FIELD.left} y={2} width={width - 4} height={height - 4} rx={16} className={dream.field} />
      {placed.map(({ id, en, size, x, y }, at) => (
        <text
          key={id}
          x={x}
          y={y}
          textAnchor="middle"
          className={at === 0 ? `${dream.word} ${dream.first}` : dream.word}
          style={{ fontSize: size }}
        >
          {en}
        </text>
      ))}
      {images.length === 0 && (
        <Words x={width / 2} y={height / 2} way="label">
          {t.noImage}
        </Words>
      )}
      <FactList lines={lines} x={2} y={listTop + 8} textX={isWide ? 190 : 160} wide={letters} />
    </CardSvg>
  );
}

/** The images in the order in which they came. */
function imagesOf(view: CardView): readonly Image[] {
  return view.sheet.facts.flatMap(({ id }) => {
    if (!/^dream\.symbol\.\d+$/u.test(id)) return [];
    const found = view.value(id, 'words');
    return view
      .names(id)
      .map(({ en, own }) => ({ id, en, own, count: Array.isArray(found) ? found.length : 1 }));
  });
}

const sizeOf = (count: number): number => Math.min(SIZE.most, SIZE.least + (count - 1) * SIZE.step);

/** Words set in rows of the field, each row about its own middle. */
function fieldOf(
  images: readonly Image[],
  width: number,
): { placed: readonly PlacedImage[]; height: number } {
  const room = width - 2 * FIELD.margin - 28;
  const widthOf = ({ en, count }: Image): number => en.length * sizeOf(count) * LETTER;
  const rows: Image[][] = [];
  let used = 0;
  for (const image of images) {
    const taken = widthOf(image) + 22;
    const last = rows.at(-1);
    if (last === undefined || used + taken > room) {
      rows.push([image]);
      used = taken;
    } else {
      last.push(image);
      used += taken;
    }
  }
  let y = FIELD.top;
  const placed = rows.flatMap((row, at) => {
    const tall = Math.max(...row.map(({ count }) => sizeOf(count)));
    y += tall + 18;
    const total = row.reduce((sum, image) => sum + widthOf(image) + 22, -22);
    const aside = (sway[at % sway.length] ?? 0) * (total + 30 > room ? 0 : 1);
    let x = FIELD.left + width / 2 - total / 2 + aside;
    return row.map((image) => {
      const middle = x + widthOf(image) / 2;
      x += widthOf(image) + 22;
      return { ...image, size: sizeOf(image.count), x: middle, y: y - 8 };
    });
  });
  return { placed, height: Math.max(150, y + FIELD.top + 8) };
}

const emotionIds = (view: CardView): readonly string[] =>
  view.sheet.facts.map(({ id }) => id).filter((id) => /^dream\.emotion\.\d+$/u.test(id));

/** The feelings as the words name them, one after another. */
function feelingsOf(view: CardView): string {
  const names = emotionIds(view).map((id) => said(view, id));
  const turns = names.filter((name, at) => name !== names[at - 1]);
  const [first] = turns;
  if (first === undefined) return t.noFeeling;
  return turns.slice(1).reduce((before, name) => t.turnsTo(before, name), first);
}

function linesOf(view: CardView): readonly FactLine[] {
  return [
    { name: t.feelings, text: feelingsOf(view) },
    ...answers
      .flatMap((id) => view.row(id))
      .map(({ head }, at) => ({ name: at === 0 ? t.answered : '', text: head })),
    ...beforeOf(view).map(({ en, count }) => ({ name: en, text: t.before(String(count)) })),
  ];
}

/** Images that earlier dreams of the journal held too. */
const beforeOf = (view: CardView): readonly { en: string; count: number }[] =>
  imagesOf(view).flatMap(({ id, en }) => {
    const count = view.count(`${id}.before`);
    return count === null ? [] : [{ en, count }];
  });

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const images = imagesOf(view);
  return [
    ...(images.length === 0 ? [{ head: t.image, cells: [t.noImage] }] : []),
    ...images.map(({ en, own, count }) => ({
      head: t.image,
      cells: [en, t.times(String(count)), ...(own === null ? [] : [own])],
    })),
    ...linesOf(view).map(({ name, text }) => ({ head: name === '' ? t.answered : name, cells: [text] })),
    ...factRows(
      view,
      sheet.facts
        .map(({ id }) => id)
        .filter((id) => id.startsWith('dream.count.') && (view.count(id) ?? 0) > 0),
    ),
  ];
}

export const card: ModeCard = { Drawing, rows };
