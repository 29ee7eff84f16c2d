/** A Thai name sign by sign with its numbers, what its parts come to, and the signs heaped by number. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { STARS_BY_NUMBER } from '#traditions/thai/stars.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import inks from './card-inks.module.css';
import { CardSvg, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { FactLines, placeLines } from './thai/fact-lines.tsx';
import { aloneSign, signsOf, textsOf } from './thai/signs.ts';
import { SIGN_TILE, signRows, SignTiles } from './thai/sign-tiles.tsx';
import type { TileSign } from './thai/sign-tiles.tsx';
import { factRows, idsLike, numeralOf } from './thai/thai-view.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const PART_HEAD = 22;
const PART_FOOT = 30;

type Part = {
  readonly name: 'first' | 'last' | 'whole' | 'number';
  readonly signs: readonly TileSign[];
  /** The same in the table: "ส 7 + ม 5", "0 + 8 + 1". */
  readonly said: string;
};

/** Given name and surname are spelled out; the whole only where it is not their sum; and a number digit by digit. */
function partsOf(view: CardView): readonly Part[] {
  const part = (name: Part['name']): readonly Part[] => {
    const id = `thainumbers.${name}.total`;
    if (!view.has(id)) return [];
    const digits = view.value(id, 'digits');
    if (typeof digits === 'string') {
      const each = Array.from(digits);
      return [{ name, signs: each.map((shown) => ({ shown, value: null })), said: each.join(' + ') }];
    }
    const signs = signsOf(view.value(id, 'letters'));
    return [{ name, signs, said: signs.map(({ sign, value }) => `${sign} ${value}`).join(' + ') }];
  };
  const spelled = [...part('first'), ...part('last')];
  return [...(spelled.length > 0 ? spelled : part('whole')), ...part('number')];
}

/** Units of the tiles of a part. */
const tilesOf = ({ name, signs }: Part): number =>
  signs.length === 0 ? 0 : signRows(signs.length) * (name === 'number' ? SIGN_TILE.bare : SIGN_TILE.height);

function Drawing({ sheet, words }: ModeCardProps) {
  const view = cardView(sheet, words);
  const parts = partsOf(view);
  const heightOf = (part: Part): number => PART_HEAD + tilesOf(part) + PART_FOOT;
  const tops = parts.map((_, at) => parts.slice(0, at).reduce((sum, one) => sum + heightOf(one), 0));
  const afterParts = parts.reduce((sum, one) => sum + heightOf(one), 0);
  const hasDigits = view.has('thainumbers.digit.1.count');
  const heaps = hasDigits ? Math.max(1, ...DIGITS.map((digit) => signsAt(view, digit).length)) : 0;
  const heapFoot = afterParts + (hasDigits ? 34 + heaps * 22 : 0);
  const { placed, end } = placeLines(factLines(view), heapFoot + (hasDigits ? 52 : 8));
  return (
    <CardSvg width={340} height={end + 4} most={460} label={labelOf(view)}>
      {parts.map((part, at) => (
        <NamePart key={part.name} view={view} part={part} y={tops[at] ?? 0} />
      ))}
      {hasDigits && <Heaps view={view} y={afterParts} foot={heapFoot} />}
      <FactLines placed={placed} />
    </CardSvg>
  );
}

function labelOf(view: CardView): string {
  const name = view.sheet.inputs['name'];
  const of = (part: string, what: string): number => view.count(`thainumbers.${part}.${what}`) ?? 0;
  const part = ['whole', 'first', 'number'].find((one) => view.has(`thainumbers.${one}.total`)) ?? 'first';
  return part === 'number' || typeof name !== 'string'
    ? t.digitsLabel(of(part, 'total'), of(part, 'root'))
    : t.numbersLabel(name, of(part, 'total'), of(part, 'root'));
}

function NamePart({ view, part, y }: { view: CardView; part: Part; y: number }) {
  const { name, signs } = part;
  const foot = y + PART_HEAD + tilesOf(part);
  return (
    <g>
      <Words x={170} y={y + 12} way="label">
        {t[name]}
      </Words>
      <SignTiles signs={signs} y={y + PART_HEAD} />
      <Words x={170} y={foot + 14} way="strong">
        {sumOf(view, name)}
      </Words>
    </g>
  );
}

/** "27 → 9, Ketu" */
function sumOf(view: CardView, part: string): string {
  const id = (what: string): string => `thainumbers.${part}.${what}`;
  const sum = t.sumRoot(view.count(id('total')) ?? 0, view.count(id('root')) ?? 0);
  const star = view.name(id('star'));
  return star === null ? sum : `${sum}, ${star}`;
}

/** The signs of the whole name that count as a digit. */
const signsAt = (view: CardView, digit: number): readonly string[] =>
  textsOf(view.value(`thainumbers.digit.${digit}.count`, 'signs')).map(aloneSign);

/** A column a number, as high as it has signs, over the numeral of its star. */
function Heaps({ view, y, foot }: { view: CardView; y: number; foot: number }) {
  const step = 340 / 9;
  return (
    <g>
      <path d={`M2 ${y + 2}H338`} className={inks.hair} />
      <Words x={2} y={y + 20} way="label" anchor="start">
        {t.signsByNumber}
      </Words>
      {DIGITS.map((digit, at) => {
        const cx = (at + 0.5) * step;
        const signs = signsAt(view, digit);
        return (
          <g key={digit}>
            {signs.map((sign, index) => (
              // The signs of a heap never move: the place is the identity.
              <g key={index}>
                <rect
                  x={cx - 14}
                  y={foot - (index + 1) * 22}
                  width={28}
                  height={20}
                  rx={4}
                  className={inks.span}
                />
                <Words x={cx} y={foot - index * 22 - 7} way="body" lang="th">
                  {sign}
                </Words>
              </g>
            ))}
            <path
              d={`M${cx - 15} ${foot + 2}H${cx + 15}`}
              className={signs.length > 0 ? inks.goldLine : inks.line}
            />
            <Words x={cx} y={foot + 20} way="strong" ink={signs.length > 0 ? 'text' : 'muted'}>
              {digit}
            </Words>
            <Words x={cx} y={foot + 36} way="label" lang="th">
              {numeralOf(STARS_BY_NUMBER[at] ?? '')}
            </Words>
          </g>
        );
      })}
    </g>
  );
}

function factLines(view: CardView): readonly { head: string; text: string | null }[] {
  const hasWhole = view.has('thainumbers.whole.total') && view.has('thainumbers.first.total');
  const empty = view.has('thainumbers.absent') && view.ids('thainumbers.absent').length === 0;
  return [
    { head: t.whole, text: hasWhole ? sumOf(view, 'whole') : null },
    { head: t.commonest, text: view.name('thainumbers.strongest') },
    { head: t.absent, text: empty ? t.none : view.name('thainumbers.absent') },
    { head: t.pairs, text: view.name('thainumbers.number.pairs') },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const letters = partsOf(view).flatMap(({ name, said }): readonly TableRow[] =>
    said === '' ? [] : [{ head: t[name], cells: [said] }],
  );
  return [...letters, ...factRows(view, words, idsLike(sheet, /^thainumbers\./))];
}

export const card: ModeCard = { Drawing, rows };
