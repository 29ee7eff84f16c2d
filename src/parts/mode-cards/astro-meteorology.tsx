/** Four charts of the season as a quiet table of signs, what stands on an angle ringed, and the sums of the old rules as bars. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardWest as t } from '#text/en/ui-card-west.ts';
import type { GlyphId } from '#ui/glyph-paths.ts';
import { Beside } from './beside.tsx';
import type { Listed, ListRoom } from './beside.tsx';
import { CardGlyph } from './card-glyph.tsx';
import styles from './card-inks.module.css';
import { Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';

const planets = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
const charts = ['ingress', 'syzygy', 'lunation', 'day'] as const;
const qualities = ['heat', 'cold', 'moisture', 'wind', 'storm'] as const;
const coming = ['new', 'first-quarter', 'full', 'last-quarter', 'ingress'] as const;

const COLUMN = 336 / 7;
const ROW = 56;
const HEAD = 30;

const chartName = (chart: (typeof charts)[number]): string => (chart === 'day' ? t.dayChart : t[chart]);

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  const [first] = view.names('weather.rank');
  const hasAngles = charts.some((chart) =>
    planets.some((planet) => view.has(`weather.${chart}.${planet}.angle`)),
  );
  return (
    <Beside
      size={size}
      label={first === undefined ? t.weatherNone : t.weatherLabel(first.en)}
      height={HEAD + charts.length * ROW + (hasAngles ? 18 : 2)}
      picture={
        <>
          {planets.map((planet, at) => (
            <CardGlyph key={planet} id={planet} cx={2 + (at + 0.5) * COLUMN} cy={14} size={18} ink="muted" />
          ))}
          {charts.map((chart, at) => (
            <ChartRow key={chart} view={view} chart={chart} y={HEAD + at * ROW} />
          ))}
          <Words x={338} y={HEAD + charts.length * ROW + 14} way="label" anchor="end">
            {hasAngles ? t.onAngle : null}
          </Words>
        </>
      }
      list={(room) => list(view, room)}
    />
  );
}

/** The sums of the old rules, and what comes next. */
function list(view: CardView, { width }: ListRoom): Listed {
  const right = width - 2;
  const afterBars = 26 + qualities.length * 22;
  const next = comingInOrder(view);
  const node = (
    <>
      <Words x={2} y={12} way="label" anchor="start">
        {t.rank}
      </Words>
      <Words x={right} y={12} way="label" anchor="end">
        {view.name('weather.season')}
      </Words>
      <Bars view={view} y={22} right={right} />
      {next.map((what, at) => (
        <Coming key={what} view={view} what={what} y={afterBars + 22 + at * 20} right={right} />
      ))}
    </>
  );
  return { node, end: afterBars + 8 + next.length * 20 };
}

function ChartRow({ view, chart, y }: { view: CardView; chart: (typeof charts)[number]; y: number }) {
  const id = `weather.${chart}`;
  const [at] = view.at(`${id}.at`);
  return (
    <g>
      <path d={`M2 ${y}H338`} className={styles.hair} />
      <Words x={2} y={y + 16} way="body" anchor="start">
        {[chartName(chart), view.name(`${id}.kind`)].filter(Boolean).join(': ')}
      </Words>
      <Words x={338} y={y + 16} way="label" anchor="end">
        {at === undefined ? null : t.when(at)}
      </Words>
      {planets.map((planet, index) => {
        const cx = 2 + (index + 0.5) * COLUMN;
        const sign = view.id(`${id}.${planet}.sign`);
        const isAngular = view.has(`${id}.${planet}.angle`);
        return (
          <g key={planet}>
            {isAngular && <circle cx={cx} cy={y + 37} r={13.5} className={styles.lit} />}
            {sign !== null && <CardGlyph id={sign as GlyphId} cx={cx} cy={y + 37} size={17} />}
          </g>
        );
      })}
    </g>
  );
}

/** The five sums, in the order of the rules; a rank, never a temperature. */
function Bars({ view, y, right }: { view: CardView; y: number; right: number }) {
  const long = right - 122;
  const sums = qualities.map((quality) => view.count(`weather.score.${quality}`) ?? 0);
  const most = Math.max(1, ...sums);
  const ranked = view.ids('weather.rank');
  return qualities.map((quality, at) => {
    const sum = sums[at] ?? 0;
    const top = y + at * 22;
    return (
      <g key={quality}>
        <Words x={2} y={top + 14} way="body" anchor="start" ink={ranked[0] === quality ? 'gold' : 'text'}>
          {qualityName(view, quality)}
        </Words>
        <rect x={90} y={top + 5} width={long} height={9} rx={4.5} className={styles.sunk} />
        {sum > 0 && (
          <rect
            x={90}
            y={top + 5}
            width={(long * sum) / most}
            height={9}
            rx={4.5}
            className={ranked[0] === quality ? styles.gold : styles.quiet}
          />
        )}
        <Words x={right} y={top + 14} way="body" anchor="end">
          {sum}
        </Words>
      </g>
    );
  });
}

/** What comes next, the nearest first. */
function comingInOrder(view: CardView): readonly (typeof coming)[number][] {
  const when = (what: string): string => view.at(`weather.next.${what}`)[0] ?? '';
  return coming.filter((what) => when(what) !== '').toSorted((a, b) => (when(a) < when(b) ? -1 : 1));
}

/** "wind"; qualities without a sum have no rank and keep their plain name. */
const qualityName = (view: CardView, quality: string): string =>
  view.names('weather.rank').find(({ id }) => id === quality)?.en ?? quality;

function Coming(props: { view: CardView; what: (typeof coming)[number]; y: number; right: number }) {
  const { view, what, y, right } = props;
  const [at] = view.at(`weather.next.${what}`);
  if (at === undefined) return null;
  return (
    <g>
      <Words x={2} y={y} way="label" anchor="start">
        {t.next(t[`next-${what}`])}
      </Words>
      <Words x={right} y={y} way="body" anchor="end">
        {t.when(at)}
      </Words>
    </g>
  );
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return [
    ...charts.flatMap((chart): readonly TableRow[] => {
      const id = `weather.${chart}`;
      const [at] = view.at(`${id}.at`);
      return [
        {
          head: chartName(chart),
          cells: [view.name(`${id}.kind`) ?? '', at === undefined ? '' : t.when(at)],
        },
        ...planets.flatMap((planet) =>
          view.row(`${id}.${planet}.sign`).map(({ head }) => ({
            head,
            cells: [view.name(`${id}.${planet}.angle`) ?? ''],
          })),
        ),
      ];
    }),
    ...(view.has('weather.season')
      ? [{ head: t.seasonHere, cells: [view.name('weather.season') ?? ''] }]
      : []),
    ...qualities.map((quality) => ({
      head: qualityName(view, quality),
      cells: [String(view.count(`weather.score.${quality}`) ?? 0)],
    })),
    ...comingInOrder(view).flatMap((what) =>
      view.at(`weather.next.${what}`).map((at) => ({ head: t.next(t[`next-${what}`]), cells: [t.when(at)] })),
    ),
  ];
}

export const card: ModeCard = { Drawing, rows };
