/** The natal chart with the moving stars in a ring round it, and where each of them goes and until when. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { starNames } from '#text/en/traditions/thai/names.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { Beside } from './beside.tsx';
import type { Listed, ListRoom } from './beside.tsx';
import inks from './card-inks.module.css';
import { Words } from './card-svg.tsx';
import { cardView, joined } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { CHART_WITH_RING, chartStars, CoinChart, starsIn } from './thai/coin-chart.tsx';
import type { ChartStar } from './thai/coin-chart.tsx';
import { FactLines, placeLines } from './thai/fact-lines.tsx';
import { StarRow } from './thai/star-row.tsx';
import { dayText, factRows, houseOf, numeralOf } from './thai/thai-view.ts';

const LEADING = 20;
const HOUSE_X = 145;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Beside
      size={size}
      label={t.transitLabel(view.name('thaitransit.reference') ?? '')}
      height={342}
      picture={
        <CoinChart
          view={view}
          ring={CHART_WITH_RING}
          natal={(sign) => starsIn(view, 'thai', sign)}
          moving={(sign) => starsIn(view, 'thaitransit', sign)}
        >
          <Middle view={view} />
        </CoinChart>
      }
      list={(room) => list(view, room)}
    />
  );
}

/** Whose chart it is, and what rises in it: one under the other where two signs are open. */
function Middle({ view }: { view: CardView }) {
  const rising = view.names('thai.lagna.sign');
  const top = rising.length > 1 ? 160 : 167;
  return (
    <>
      <Words x={170} y={top} way="label" ink="text">
        {t.natal}
      </Words>
      {rising.map(({ id, own }, at) => (
        <Words key={id} x={170} y={top + 16 + at * 15} way="label" lang="th" ink="gold">
          {own}
        </Words>
      ))}
    </>
  );
}

function list(view: CardView, { width, letters }: ListRoom): Listed {
  const rowsFoot = 34 + 9 * LEADING;
  const { placed, end } = placeLines(factLines(view), rowsFoot + 18, letters);
  const node = (
    <>
      <Words x={22} y={12} way="label" anchor="start" ink="tide">
        {t.moving}
      </Words>
      <Words x={width - 2} y={12} way="label" anchor="end">
        {t.staysUntil}
      </Words>
      {chartStars.map((star, at) => (
        <MovingRow key={star} view={view} star={star} y={34 + at * LEADING} width={width} />
      ))}
      <path d={`M2 ${rowsFoot + 12}H${width - 2}`} className={inks.hair} />
      <FactLines placed={placed} />
    </>
  );
  return { node, end };
}

/** The house of a moving star; where there is no lagna its place from the natal Moon: "4", "4 or 3". */
function placeOf(view: CardView, star: ChartStar): string | null {
  const fromMoon = `thaitransit.${star}.from-moon`;
  const house = houseOf(view, `thaitransit.${star}.house`);
  if (house !== null || !view.has(fromMoon)) return house;
  return String(view.count(fromMoon) ?? joined(view.ids(fromMoon), true));
}

/** The day on which a moving star leaves its sign. */
function untilOf(view: CardView, star: ChartStar): string | null {
  const [until] = view.at(`thaitransit.${star}.until`);
  return until === undefined ? null : dayText(view.sheet, until);
}

function MovingRow(props: { view: CardView; star: ChartStar; y: number; width: number }) {
  const { view, star, y, width } = props;
  const id = `thaitransit.${star}`;
  return (
    <StarRow
      y={y}
      numeral={numeralOf(star)}
      name={starNames[star][0]}
      sign={view.name(`${id}.sign`)}
      house={placeOf(view, star)}
      last={untilOf(view, star)}
      ink="tide"
      houseX={HOUSE_X}
      width={width}
    />
  );
}

function factLines(view: CardView): readonly { head: string; text: string | null }[] {
  return [
    { head: t.countedFrom, text: view.name('thaitransit.reference') },
    { head: t.saturnMoon, text: view.name('thaitransit.saturn-moon-years') },
  ];
}

/** Where each moving star goes and until when, then the natal stars that it moves round. */
function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const sign = (id: string): string =>
    [view.name(id) ?? t.notKnown, view.own(id)].filter(Boolean).join(' · ');
  return [
    ...chartStars.map((star) => {
      const until = untilOf(view, star);
      return {
        head: starNames[star][0],
        cells: [
          sign(`thaitransit.${star}.sign`),
          [placeOf(view, star), until === null ? null : t.untilDay(until)].filter(Boolean).join(', '),
        ],
      };
    }),
    ...factRows(view, words, ['thaitransit.reference', 'thaitransit.saturn-moon-years']),
    { head: t.atBirth(t.lagnaName), cells: [sign('thai.lagna.sign')] },
    ...chartStars.map((star) => ({
      head: t.atBirth(starNames[star][0]),
      cells: [sign(`thai.${star}.sign`)],
    })),
  ];
}

export const card: ModeCard = { Drawing, rows };
