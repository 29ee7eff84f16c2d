/** The round Thai chart with the lagna and ten stars in numerals, and under it where each stands and how it fares. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { degreeInSign } from '#astro/angle/sign.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { houseNames } from '#text/en/traditions/thai-chart/names.ts';
import { starNames } from '#text/en/traditions/thai/names.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { Beside } from './beside.tsx';
import type { Listed, ListRoom } from './beside.tsx';
import inks from './card-inks.module.css';
import { Lines, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { CHART, chartStars, CoinChart, starsIn } from './thai/coin-chart.tsx';
import { FactLines, placeLines } from './thai/fact-lines.tsx';
import { StarRow } from './thai/star-row.tsx';
import { factRows, houseOf, numeralOf } from './thai/thai-view.ts';

const LEADING = 20;
const HOUSE_X = 180;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Beside
      size={size}
      label={labelOf(view)}
      height={338}
      picture={
        <CoinChart view={view} ring={CHART} natal={(sign) => starsIn(view, 'thai', sign)}>
          <Middle view={view} />
        </CoinChart>
      }
      list={(room) => list(view, room)}
    />
  );
}

function list(view: CardView, { width, letters }: ListRoom): Listed {
  const rowsFoot = 12 + 11 * LEADING;
  const { placed, end } = placeLines(factLines(view), rowsFoot + 10, letters);
  const node = (
    <>
      <StarRow
        y={14}
        numeral={t.lagnaMark}
        name={t.lagnaName}
        sign={placeOf(view, 'lagna')}
        house={null}
        last={null}
        houseX={HOUSE_X}
        width={width}
      />
      {chartStars.map((star, at) => (
        <StarRow
          key={star}
          y={14 + (at + 1) * LEADING}
          numeral={numeralOf(star)}
          name={starNames[star][0]}
          sign={placeOf(view, star)}
          house={houseOf(view, `thai.${star}.house`)}
          last={dignityOf(view, star)}
          houseX={HOUSE_X}
          width={width}
        />
      ))}
      <path d={`M2 ${rowsFoot}H${width - 2}`} className={inks.hair} />
      <FactLines placed={placed} />
    </>
  );
  return { node, end };
}

const labelOf = (view: CardView): string =>
  t.thaiChartLabel(view.name('thai.lagna.sign') ?? '', view.name('thai.birth-star') ?? '');

/** "detriment", "exalted, Rachachok"; null where a star holds none. */
function dignityOf(view: CardView, star: string): string | null {
  const names = view.names(`thai.${star}.dignity`);
  return names.length === 0 ? null : names.map(({ en }) => t.dignity(en)).join(', ');
}

/** What rises, in the square: both signs where two are open. */
function Middle({ view }: { view: CardView }) {
  const rising = view.names('thai.lagna.sign');
  const [first, second] = rising;
  if (first === undefined)
    return (
      <Lines x={170} y={166} way="label" wide={8} leading={15}>
        {t.noLagna}
      </Lines>
    );
  return (
    <>
      <Words x={170} y={second === undefined ? 156 : 147} way="label">
        {t.lagnaName}
      </Words>
      <Words x={170} y={second === undefined ? 177 : 166} way={second === undefined ? 'name' : 'strong'}>
        {first.en}
      </Words>
      {second !== undefined && (
        <Words x={170} y={182} way="strong">
          {t.orElse(second.en)}
        </Words>
      )}
      <Words x={170} y={second === undefined ? 195 : 200} way="label" lang="th" ink="gold">
        {rising.map(({ own }) => own).join('/')}
      </Words>
    </>
  );
}

/** "Taurus 0°18′", "Taurus 0–1°" for a day without a time; both signs where two are open; that it is not known. */
function placeOf(view: CardView, star: string): string {
  const sign = view.name(`thai.${star}.sign`);
  if (sign === null) return t.notKnown;
  const degree = view.fact(`thai.${star}.degree`)?.value;
  if (degree === undefined || view.isOpen(`thai.${star}.sign`)) return sign;
  if (degree.type === 'degree-range')
    return t.degreesIn(sign, degreeInSign(degree.fromDeg).deg, degreeInSign(degree.toDeg).deg);
  if (degree.type !== 'degrees') return sign;
  const inside = degreeInSign(degree.deg);
  return t.degreeIn(sign, inside.deg, inside.min);
}

function factLines(view: CardView): readonly { head: string; text: string | null }[] {
  return [
    { head: t.lagnaLord, text: view.name('thai.lagna.lord') },
    { head: t.tanuseth, text: view.name('thai.tanuseth') },
    { head: t.birthStar, text: view.name('thai.birth-star') },
  ];
}

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** What stands where, star by star and house by house. */
function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const place = (star: string): string =>
    [placeOf(view, star), view.own(`thai.${star}.sign`)].filter(Boolean).join(' · ');
  return [
    { head: t.lagnaName, cells: [place('lagna')] },
    ...chartStars.map((star) => ({
      head: starNames[star][0],
      cells: [
        place(star),
        [houseOf(view, `thai.${star}.house`), view.name(`thai.${star}.dignity`)].filter(Boolean).join(', '),
      ].filter((cell) => cell !== ''),
    })),
    ...HOUSES.filter((house) => view.has(`thai.house${house}.sign`)).map((house) => ({
      head: t.houseHead(house, houseNames[house]?.[0] ?? ''),
      cells: [
        t.ruledFrom(view.name(`thai.house${house}.sign`) ?? '', view.name(`thai.house${house}.lord`) ?? ''),
        view.name(`thai.house${house}.stars`) ?? t.empty,
      ],
    })),
    ...factRows(view, words, ['thai.lagna.lord', 'thai.tanuseth', 'thai.birth-star']),
  ];
}

export const card: ModeCard = { Drawing, rows };
