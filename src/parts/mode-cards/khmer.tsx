/** A leaf of the Khmer calendar for the day of birth, the ring of the twelve animals, and the eight seats. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardEast as t } from '#text/en/ui-card-east.ts';
import { moonPath } from '#ui/moon-path.ts';
import styles from './card-inks.module.css';
import { CardSvg, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { type FactLine, FactList, factLines, factRows, listHeight, nameOfOther, said } from './fact-list.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { onRound, ringPart, spoke } from './round.ts';

/** In the order of the years. */
const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

const seats = ['boriwan', 'ayu', 'det', 'si', 'mula', 'utsaha', 'montri', 'kalakini'] as const;
const yearFacts = ['khmer.chula-sakarat', 'khmer.new-year-lady', 'khmer.new-year-of-birth'] as const;
const leafFacts = [
  'khmer.weekday',
  'khmer.day',
  'khmer.phase',
  'khmer.month',
  'khmer.buddhist-era',
  'khmer.animal',
  'khmer.sak',
] as const;
const chartFacts = [
  'khmer.lagna.sign',
  ...['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu', 'uranus'].map(
    (star) => `khmer.${star}.sign`,
  ),
] as const;

const LEAF = { width: 336, height: 262 } as const;
/** Of the ring: its hole as a share of its radius. */
const HOLE = 0.56;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Roomed
      size={size}
      wide={<Card view={view} words={words} isWide />}
      narrow={<Card view={view} words={words} isWide={false} />}
    />
  );
}

function Card({ view, words, isWide }: { view: CardView; words: TraditionWords; isWide: boolean }) {
  const lines = linesOf(view);
  const r = isWide ? 143 : 164;
  const ringTop = isWide ? 2 : LEAF.height + 20;
  const listTop = isWide ? LEAF.height + 24 : ringTop + 2 * r + 24;
  const wide = 25;
  const listFoot = listTop + listHeight(lines, wide);
  const seatsTop = (isWide ? Math.max(listFoot, ringTop + 2 * r) : listFoot) + 12;
  return (
    <CardSvg
      width={isWide ? 640 : 340}
      height={seatsTop + (isWide ? 88 : 150)}
      most={isWide ? 660 : 440}
      label={t.khmerLabel(dateOf(view, 'khmer'), said(view, 'khmer.animal'))}
    >
      <Leaf view={view} />
      <AnimalRing view={view} words={words} cx={isWide ? 495 : 170} cy={ringTop + r} r={r} />
      <FactList lines={lines} x={2} y={listTop + 12} textX={182} wide={wide} />
      <Seats view={view} y={seatsTop} width={isWide ? 640 : 340} perRow={isWide ? 8 : 4} />
    </CardSvg>
  );
}

const dateOf = (view: CardView, at: string): string =>
  t.khmerDate(said(view, `${at}.day`), said(view, `${at}.phase`), said(view, `${at}.month`));

const KHMER_ZERO = 0x17e0;
const khmerDigits = (n: number): string =>
  String(n).replaceAll(/\d/gu, (digit) => String.fromCodePoint(KHMER_ZERO + Number(digit)));

/** The date as a Khmer calendar writes it; a value left open has both names. */
function ownDate(view: CardView): string {
  const day = view.count('khmer.day');
  const numbers =
    day === null ? view.ids('khmer.day').map((id) => khmerDigits(Number(id))) : [khmerDigits(day)];
  return [numbers.join('/'), ownOf(view, 'khmer.phase'), `ខែ${ownOf(view, 'khmer.month')}`].join(' ');
}

const ownOf = (view: CardView, id: string): string =>
  view
    .names(id)
    .map(({ en, own }) => own ?? en)
    .join('/');

/** Days of the lunar month that are gone: roach counts on from the full Moon. */
function lunarAge(view: CardView): number | null {
  const day = view.count('khmer.day');
  const phase = view.id('khmer.phase');
  if (day === null || view.isOpen('khmer.phase')) return null;
  return phase === 'roach' ? 15 + day : day;
}

function Leaf({ view }: { view: CardView }) {
  const age = lunarAge(view);
  const monthDays = view.value('khmer.month', 'monthDays');
  const days = typeof monthDays === 'number' ? monthDays : 30;
  const era = view.count('khmer.buddhist-era');
  const isOpen = leafFacts.some((id) => view.isOpen(id));
  const middle = 170;
  return (
    <g>
      <rect
        x={2}
        y={2}
        width={LEAF.width}
        height={LEAF.height}
        rx={10}
        className={`${styles.plate} ${isOpen ? styles.either : ''}`}
      />
      <path d={`M2 40V12a10 10 0 0 1 10-10h316a10 10 0 0 1 10 10v28Z`} className={styles.lit} />
      {[86, 254].map((x) => (
        <circle key={x} cx={x} cy={21} r={5} className={styles.ground} />
      ))}
      <Words x={middle} y={27} way="name" lang="km">
        {ownOf(view, 'khmer.weekday')}
      </Words>
      <Words x={middle} y={62} way="label">
        {view.name('khmer.weekday')}
      </Words>
      {age !== null && (
        <g transform={`translate(${middle} 98)`}>
          <circle r={22} className={styles.sunk} />
          <path d={moonPath((age / days) * 360, 22)} className={styles.gold} />
        </g>
      )}
      <Words x={middle} y={152} way="own" lang="km">
        {ownDate(view)}
      </Words>
      <Words x={middle} y={174} way="name">
        {dateOf(view, 'khmer')}
      </Words>
      <MonthDots age={age} days={days} y={190} />
      <Words x={middle} y={220} way="body" lang="km" ink="gold">
        {`ឆ្នាំ${ownOf(view, 'khmer.animal')} ${ownOf(view, 'khmer.sak')}${era === null ? '' : ` ព.ស. ${khmerDigits(era)}`}`}
      </Words>
      <Words x={middle} y={238} way="body">
        {t.khmerYear(said(view, 'khmer.animal'), said(view, 'khmer.sak'))}
      </Words>
      <Words x={middle} y={255} way="label">
        {t.khmerEra(said(view, 'khmer.buddhist-era'))}
      </Words>
    </g>
  );
}

/** The days of the lunar month in a row, the day of birth filled, the full Moon ringed. */
function MonthDots({ age, days, y }: { age: number | null; days: number; y: number }) {
  const step = 300 / (days - 1);
  return Array.from({ length: days }, (_, at) => {
    const isDay = at + 1 === age;
    return (
      <circle
        key={at}
        cx={20 + at * step}
        cy={y}
        r={isDay ? 4.5 : at === 14 ? 3.5 : 1.6}
        className={isDay ? styles.gold : at === 14 ? styles.line : styles.quiet}
      />
    );
  });
}

/** The twelve animals; the person's lit, the one of this year with a gold dot. */
function AnimalRing(props: { view: CardView; words: TraditionWords; cx: number; cy: number; r: number }) {
  const { view, words, cx, cy, r } = props;
  const hole = r * HOLE;
  const yours = view.ids('khmer.animal');
  const isOpen = view.isOpen('khmer.animal');
  const now = view.id('khmer.today.animal');
  return (
    <g>
      <circle cx={cx} cy={cy} r={r} className={styles.plate} />
      {animals.map((animal, at) => (
        <path key={animal} d={spoke(cx, cy, hole, r, 0.75 - (at + 0.5) / 12)} className={styles.hair} />
      ))}
      <circle cx={cx} cy={cy} r={hole} className={styles.line} />
      {animals.map((animal, at) => {
        // The rat at the head, the years clockwise.
        const turn = 0.75 - at / 12;
        const [x, y] = onRound(cx, cy, (r + hole) / 2, turn);
        const isYours = yours.includes(animal);
        const name = nameOfOther(view, words, 'khmer.animal', animal);
        const [nowX, nowY] = onRound(cx, cy, hole + 9, turn);
        return (
          <g key={animal}>
            {isYours && (
              <path
                d={ringPart(cx, cy, { inner: hole, outer: r }, turn - 1 / 24, turn + 1 / 24)}
                className={`${styles.lit} ${isOpen ? styles.either : ''}`}
              />
            )}
            {animal === now && <circle cx={nowX} cy={nowY} r={3.5} className={styles.gold} />}
            <Words x={x} y={y - 1} way={isYours ? 'strong' : 'body'}>
              {name.en}
            </Words>
            <Words x={x} y={y + 16} way="label" lang="km" ink={isYours ? 'gold' : 'muted'}>
              {name.own}
            </Words>
          </g>
        );
      })}
      <Words x={cx} y={cy - 36} way="label">
        {t.yourYear}
      </Words>
      <Words x={cx} y={cy - 14} way="name">
        {said(view, 'khmer.animal')}
      </Words>
      <Words x={cx} y={cy + 5} way="body">
        {said(view, 'khmer.sak')}
      </Words>
      <path d={`M${cx - 30} ${cy + 17}H${cx + 30}`} className={styles.hair} />
      {now !== null && <circle cx={cx - 32} cy={cy + 32} r={3.5} className={styles.gold} />}
      <Words x={cx + 5} y={cy + 36} way="label">
        {now === null ? null : t.thisYear}
      </Words>
      <Words x={cx} y={cy + 54} way="body">
        {said(view, 'khmer.today.animal')}
      </Words>
    </g>
  );
}

function linesOf(view: CardView): readonly FactLine[] {
  return [
    ...factLines(view, [...yearFacts, 'khmer.lagna.sign']),
    ...(view.has('khmer.today.day') ? [{ name: t.today, text: dateOf(view, 'khmer.today') }] : []),
    ...(view.isOn('khmer.holy-day') ? factLines(view, ['khmer.holy-day']) : []),
  ];
}

/** The eight seats and the star in each. */
function Seats(props: { view: CardView; y: number; width: number; perRow: number }) {
  const { view, y, width, perRow } = props;
  const step = (width - 4) / perRow;
  const shown = seats.filter((seat) => view.has(`khmer.seat.${seat}`));
  if (shown.length === 0) return null;
  return (
    <g>
      <path d={`M2 ${y}H${width - 2}`} className={styles.hair} />
      <Words x={2} y={y + 19} way="label" anchor="start">
        {t.seats}
      </Words>
      {shown.map((seat, at) => {
        const id = `khmer.seat.${seat}`;
        const cx = 2 + step * ((at % perRow) + 0.5);
        const top = y + 28 + Math.floor(at / perRow) * 62;
        return (
          <g key={seat}>
            <rect
              x={cx - step / 2 + 2}
              y={top}
              width={step - 4}
              height={56}
              rx={7}
              className={`${at === 0 ? styles.lit : styles.tile} ${view.isOpen(id) ? styles.either : ''}`}
            />
            <Words x={cx} y={top + 16} way="label">
              {factLines(view, [id])[0]?.name ?? null}
            </Words>
            <Words x={cx} y={top + 32} way="body">
              {said(view, id)}
            </Words>
            <Words x={cx} y={top + 47} way="label" lang="km" ink="gold">
              {view.own(id)}
            </Words>
          </g>
        );
      })}
    </g>
  );
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return [
    ...factRows(view, [...leafFacts, ...yearFacts, 'khmer.holy-day', 'khmer.leap']),
    ...(view.has('khmer.today.day') ? [{ head: t.today, cells: [dateOf(view, 'khmer.today')] }] : []),
    ...factRows(view, ['khmer.today.animal', 'khmer.next-new-year', 'khmer.birth-star']),
    ...factRows(
      view,
      seats.map((seat) => `khmer.seat.${seat}`),
    ),
    ...factRows(view, chartFacts),
  ];
}

export const card: ModeCard = { Drawing, rows };
