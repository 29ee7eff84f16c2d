/** A day and a night in their watches with the moment marked, its rerk, the four days of the year, and the open count as a sum. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { localDate, localDateTime, nearestMinute } from '#lib/local-date.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { writeClock } from '#ui/clock.ts';
import { Beside } from './beside.tsx';
import type { Listed, ListRoom } from './beside.tsx';
import inks from './card-inks.module.css';
import { Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { FactLines, placeLines } from './thai/fact-lines.tsx';
import { StarMark } from './thai/star-mark.tsx';
import styles from './thai/thai-card.module.css';
import { dayText, factRows, idsLike, namedLike } from './thai/thai-view.ts';

const WATCHES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const KALAYOK = ['thongchai', 'athibodi', 'ubat', 'lokawinat'] as const;
const LEFT = 50;
const STEP = (340 - LEFT) / 8;
const ROW = 38;
const KALAYOK_ROW = 38;
const RERK_AT = 210;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  const { placed, end } = placeLines(factLines(view), RERK_AT + 92);
  return (
    <Beside
      size={size}
      label={labelOf(view)}
      height={end}
      picture={
        <>
          <Head view={view} />
          <Watches view={view} y={64} />
          <Rerk view={view} y={RERK_AT} />
          <path d={`M2 ${RERK_AT + 84}H338`} className={inks.hair} />
          <FactLines placed={placed} />
        </>
      }
      level="head"
      list={(room) => list(view, words, room)}
    />
  );
}

/** The four days of the year, and the open count. */
function list(view: CardView, words: TraditionWords, { width, isBeside }: ListRoom): Listed {
  const scoreAt = 16 + 32 + 4 * KALAYOK_ROW + 12;
  const node = (
    <>
      {!isBeside && <path d={`M2 2H${width - 2}`} className={inks.hair} />}
      <Kalayok view={view} words={words} width={width} y={16} />
      <Score view={view} parts={partsOf(view)} width={width} y={scoreAt} />
    </>
  );
  return { node, end: scoreAt + 88 };
}

const labelOf = (view: CardView): string =>
  t.momentLabel(
    view.name('auspicious.yam.name') ?? '',
    view.name('auspicious.rerk') ?? '',
    t.signed(view.count('auspicious.score') ?? 0),
  );

/** The zone in which the sheet counts its watches. */
const zoneOf = ({ inputs }: FactSheet): string =>
  typeof inputs['zone'] === 'string' ? inputs['zone'] : 'UTC';

/** The moment that was asked about: the one that the watch was read at. */
function momentOf(
  view: CardView,
): { readonly date: string; readonly time: string; readonly clock: string } | null {
  const at = view.value('auspicious.nakshatra', 'at') ?? view.sheet.inputs['at'];
  if (typeof at !== 'string') return null;
  const zone = zoneOf(view.sheet);
  return { ...localDateTime(Date.parse(at), zone), clock: writeClock(Date.parse(at), zone) };
}

function Head({ view }: { view: CardView }) {
  const moment = momentOf(view);
  return (
    <g>
      <Words x={2} y={18} way="title" anchor="start">
        {view.name('auspicious.weekday')}
      </Words>
      <Words x={338} y={18} way="name" anchor="end" lang="th" ink="gold">
        {view.own('auspicious.weekday')}
      </Words>
      <Words x={2} y={38} way="label" anchor="start">
        {moment === null ? null : `${dayText(view.sheet, moment.date)}, ${moment.clock}`}
      </Words>
      <Words x={338} y={38} way="label" anchor="end" ink="text">
        {view.isOn('auspicious.wan-phra') ? t.wanPhraToday : null}
      </Words>
    </g>
  );
}

/** Two rows of eight: from six to six by day, and by night. */
function Watches({ view, y }: { view: CardView; y: number }) {
  const periods = view.ids('auspicious.period');
  const numbers =
    view.count('auspicious.yam') === null
      ? view.ids('auspicious.yam')
      : [String(view.count('auspicious.yam'))];
  const isOpen = numbers.length > 1 || periods.length > 1;
  const stars = view.ids('auspicious.yam.star');
  return (
    <g>
      {(['day', 'night'] as const).map((period, row) => {
        const top = y + row * (ROW + 22);
        return (
          <g key={period}>
            <Words x={2} y={top + 24} way="label" anchor="start">
              {period === 'day' ? t.dayWatches : t.nightWatches}
            </Words>
            {WATCHES.map((watch, at) => {
              const isHere = periods.includes(period) && numbers.includes(String(watch));
              const x = LEFT + at * STEP;
              const cx = x + STEP / 2;
              const [star] = stars;
              return (
                <g key={watch}>
                  <rect
                    x={x + 1}
                    y={top}
                    width={STEP - 2}
                    height={ROW}
                    rx={5}
                    className={
                      isHere ? (isOpen ? styles.open : inks.lit) : period === 'day' ? inks.plate : inks.sunk
                    }
                  />
                  {isHere && star !== undefined && stars.length === 1 ? (
                    <StarMark star={star} cx={cx} cy={top + ROW / 2} lit />
                  ) : (
                    <Words x={cx} y={top + 24} way="body" ink={isHere ? 'gold' : 'muted'}>
                      {watch}
                    </Words>
                  )}
                </g>
              );
            })}
            <Hours y={top + ROW + 13} from={period === 'day' ? 6 : 18} />
          </g>
        );
      })}
      <NowMark view={view} y={y} />
    </g>
  );
}

function Hours({ y, from }: { y: number; from: number }) {
  return ([0, 1, 2] as const).map((at) => (
    <Words
      key={at}
      x={LEFT + at * 4 * STEP}
      y={y}
      way="label"
      anchor={at === 0 ? 'start' : at === 1 ? 'middle' : 'end'}
    >
      {`${String((from + at * 6) % 24).padStart(2, '0')}:00`}
    </Words>
  ));
}

function NowMark({ view, y }: { view: CardView; y: number }) {
  const moment = momentOf(view);
  if (moment === null) return null;
  const minutes = Number(moment.time.slice(0, 2)) * 60 + Number(moment.time.slice(3, 5));
  const since = (minutes - 6 * 60 + 24 * 60) % (24 * 60);
  const row = since < 720 ? 0 : 1;
  const x = LEFT + ((since % 720) / 720) * 8 * STEP;
  const top = y + row * (ROW + 22);
  return <path d={`M${x} ${top - 2}L${x - 5} ${top - 10}H${x + 5}Z`} className={styles.now} />;
}

/** The rerk as a bar between two changes of the Moon's mansion, with the moment on it. */
function Rerk({ view, y }: { view: CardView; y: number }) {
  const [from] = view.at('auspicious.rerk.from');
  const [to] = view.at('auspicious.rerk.to');
  const at = view.value('auspicious.nakshatra', 'at');
  const share =
    from === undefined || to === undefined || typeof at !== 'string'
      ? null
      : Math.min(1, Math.max(0, (Date.parse(at) - Date.parse(from)) / (Date.parse(to) - Date.parse(from))));
  const edge = (iso: string | undefined): string | null => {
    if (iso === undefined) return null;
    const zone = zoneOf(view.sheet);
    const at = nearestMinute(Date.parse(iso));
    return `${dayText(view.sheet, localDate(at, zone))}, ${writeClock(at, zone)}`;
  };
  const next = view.name('auspicious.next-rerk');
  return (
    <g>
      <path d={`M2 ${y - 20}H338`} className={inks.hair} />
      <Words x={2} y={y + 6} way="label" anchor="start">
        {t.rerk}
      </Words>
      <Words x={LEFT} y={y + 6} way="name" anchor="start">
        {view.name('auspicious.rerk')}
      </Words>
      <Words x={338} y={y + 6} way="name" anchor="end" lang="th" ink="gold">
        {view.own('auspicious.rerk')}
      </Words>
      <rect x={2} y={y + 26} width={336} height={12} rx={6} className={inks.span} />
      {share !== null && (
        <>
          <rect
            x={2}
            y={y + 26}
            width={Math.max(6, 336 * share)}
            height={12}
            rx={6}
            className={inks.spanNow}
          />
          <path d={`M${2 + 336 * share} ${y + 25}l-5 -8h10Z`} className={styles.now} />
        </>
      )}
      <Words x={2} y={y + 54} way="label" anchor="start">
        {edge(from)}
      </Words>
      <Words x={338} y={y + 54} way="label" anchor="end">
        {edge(to)}
      </Words>
      <Words x={338} y={y + 71} way="label" anchor="end">
        {next === null ? null : t.rerkNext(next)}
      </Words>
      <Words x={2} y={y + 71} way="label" anchor="start">
        {t.moonIn(view.name('auspicious.nakshatra') ?? '')}
      </Words>
    </g>
  );
}

/** Where the columns of the four days stand: name, weekday, watch, tithi; the last two from the right edge. */
const COLUMNS = [2, 88, -74, -22] as const;

/** The four days of the year, each with its watch and tithi, and under it its mansion and sign. */
function Kalayok(props: { view: CardView; words: TraditionWords; width: number; y: number }) {
  const { view, words, width, y } = props;
  const todays = view.ids('auspicious.day-is');
  const column = (at: number): number => ((COLUMNS[at] ?? 0) + width) % width;
  return (
    <g>
      {[t.kalayokHead, t.kalayokDay, t.kalayokYam, t.kalayokTithi].map((head, at) => (
        <Words key={head} x={column(at)} y={y + 6} way="label" anchor={at < 2 ? 'start' : 'middle'}>
          {head}
        </Words>
      ))}
      {KALAYOK.map((name, at) => {
        const id = `auspicious.kalayok.${name}`;
        if (!view.has(id)) return null;
        const row = y + 30 + at * KALAYOK_ROW;
        const isToday = todays.includes(name);
        const isKind = name === 'thongchai' || name === 'athibodi';
        const numbers = ['yam', 'tithi'].map((part) => String(view.count(`${id}.${part}`) ?? ''));
        const mansion = view.name(`${id}.nakshatra`);
        return (
          <g key={name}>
            {isToday && (
              <rect
                x={-4}
                y={row - 16}
                width={width + 8}
                height={KALAYOK_ROW - 2}
                rx={6}
                className={isKind ? inks.faint : styles.task}
              />
            )}
            <Words x={column(0)} y={row} way="strong" anchor="start" ink={isKind ? 'sage' : 'ember'}>
              {namedLike(words, view.fact('auspicious.day-is'), name).en}
            </Words>
            <Words x={column(1)} y={row} way={isToday ? 'strong' : 'body'} anchor="start">
              {view.name(id)}
            </Words>
            {numbers.map((number, index) => (
              <Words key={index} x={column(index + 2)} y={row} way="body">
                {number}
              </Words>
            ))}
            <Words x={column(1)} y={row + 15} way="label" anchor="start">
              {mansion === null ? null : t.mansionIn(mansion, view.name(`${id}.sign`) ?? '')}
            </Words>
          </g>
        );
      })}
    </g>
  );
}

type ScorePart = { readonly part: string; readonly points: number };

const partsOf = (view: CardView): readonly ScorePart[] =>
  idsLike(view.sheet, /^auspicious\.score\./).map((id) => ({
    part: id.slice('auspicious.score.'.length),
    points: view.count(id) ?? 0,
  }));

/** Units of a tile under which its label stands beside those of its neighbours; in less room every second one is lower. */
const LABEL_STEP = 58;

/** Each part of the count on its tile, and their sum. */
function Score(props: { view: CardView; parts: readonly ScorePart[]; width: number; y: number }) {
  const { view, parts, y } = props;
  const step = props.width / (parts.length + 1);
  const width = Math.min(58, step - 16);
  return (
    <g>
      <path d={`M2 ${y - 14}H${props.width - 2}`} className={inks.hair} />
      <Words x={2} y={y + 4} way="label" anchor="start">
        {t.count}
      </Words>
      {[...parts, { part: '', points: view.count('auspicious.score') ?? 0 }].map(({ part, points }, at) => {
        const cx = (at + 0.5) * step;
        const isSum = at === parts.length;
        return (
          <g key={part}>
            <rect
              x={cx - width / 2}
              y={y + 16}
              width={width}
              height={34}
              rx={6}
              className={isSum ? inks.lit : points < 0 ? styles.task : points > 0 ? styles.good : inks.tile}
            />
            <Words x={cx} y={y + 39} way="title">
              {t.signed(points)}
            </Words>
            <Words x={cx} y={y + 67 + (step < LABEL_STEP && at % 2 === 1 ? 14 : 0)} way="label">
              {isSum ? t.sum : t.scorePart(part)}
            </Words>
            <Words x={cx + step / 2} y={y + 38} way="label">
              {isSum ? null : at === parts.length - 1 ? '=' : '+'}
            </Words>
          </g>
        );
      })}
    </g>
  );
}

function factLines(view: CardView): readonly { head: string; text: string | null }[] {
  const weekday = view.name('auspicious.weekday') ?? '';
  const seat = view.name('auspicious.seat');
  const yam = view.name('auspicious.yam.name');
  return [
    { head: t.purpose, text: view.name('auspicious.purpose') },
    { head: t.watch, text: yam === null ? null : t.watchOf(yam, view.name('auspicious.yam.star') ?? '') },
    { head: t.weekday, text: seat === null ? t.birthDateAdds : t.weekdayIn(weekday, seat) },
    {
      head: t.dayIs,
      text: view.ids('auspicious.day-is').length === 0 ? t.plainDay : view.name('auspicious.day-is'),
    },
    {
      head: t.tithi,
      text: view.has('auspicious.tithi')
        ? t.ofThirty(String(view.count('auspicious.tithi') ?? view.name('auspicious.tithi') ?? ''))
        : null,
    },
    { head: t.lagna, text: view.name('auspicious.lagna') },
    { head: t.birthStar, text: view.name('thai.birth-star') },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  return factRows(cardView(sheet, words), words, idsLike(sheet, /^(?:auspicious|thai)\./));
}

export const card: ModeCard = { Drawing, rows };
