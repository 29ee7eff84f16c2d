/** A leaf of the Thai calendar: weekday, lunar day with its Moon, the year in three counts, what comes next, and the birth. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { nearestMinute } from '#lib/local-date.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { writeClock } from '#ui/clock.ts';
import { moonPath } from '#ui/moon-path.ts';
import { Beside } from './beside.tsx';
import type { Listed, ListRoom } from './beside.tsx';
import inks from './card-inks.module.css';
import { Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { FactLines, placeLines } from './thai/fact-lines.tsx';
import styles from './thai/thai-card.module.css';
import { askedDayOf, dayOf, dayText, factRows, idsLike, saidOf } from './thai/thai-view.ts';

type Line = { readonly head: string; readonly text: string | null };

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  const hasFestival = view.has('almanac.festival') || view.isOn('almanac.wan-phra');
  const leafFoot = 224 + (hasFestival ? 34 : 0);
  return (
    <Beside
      size={size}
      label={labelOf(view)}
      height={leafFoot + 2}
      picture={<Leaf view={view} foot={leafFoot} />}
      list={(room) => list(view, words, room)}
    />
  );
}

/** The day, and under it the birth. */
function list(view: CardView, words: TraditionWords, { width, letters }: ListRoom): Listed {
  const hasBirth = view.has('almanac.birth.weekday');
  const today = placeLines(todayLines(view, words), 4, letters);
  const birth = placeLines(hasBirth ? birthLines(view) : [], today.end + 46, letters);
  const node = (
    <>
      <FactLines placed={today.placed} />
      {hasBirth && (
        <>
          <path d={`M2 ${today.end + 8}H${width - 2}`} className={inks.hair} />
          <Words x={2} y={today.end + 32} way="name" anchor="start">
            {t.bornOn}
          </Words>
          <FactLines placed={birth.placed} />
        </>
      )}
    </>
  );
  return { node, end: hasBirth ? birth.end : today.end };
}

const labelOf = (view: CardView): string =>
  t.leafLabel(
    view.name('almanac.weekday') ?? '',
    lunarText(view, 'almanac') ?? t.outOfRange,
    String(view.count('almanac.buddhist-year') ?? ''),
  );

/** "day 12 waxing, month 12" */
function lunarText(view: CardView, family: string): string | null {
  const day = view.count(`${family}.lunar.day`);
  if (day === null) return null;
  const month = String(view.count(`${family}.lunar.month`) ?? '');
  return t.lunar(
    String(day),
    view.name(`${family}.lunar.phase`) ?? '',
    view.isOn(`${family}.lunar.second-eighth`) ? t.secondEighth(month) : month,
  );
}

/** The leaf as it hangs on a wall: rings at its head, the day large, the Moon beside its count. */
function Leaf({ view, foot }: { view: CardView; foot: number }) {
  const [, month = '', day = ''] = askedDayOf(view.sheet).split('-');
  const festival = view.name('almanac.festival');
  return (
    <g>
      <rect x={18} y={12} width={304} height={foot - 14} rx={12} className={inks.plate} />
      <path d="M18 64V24A12 12 0 0 1 30 12H310A12 12 0 0 1 322 24V64Z" className={inks.faint} />
      <path d="M18 64H322" className={inks.goldLine} />
      {[78, 124, 216, 262].map((x) => (
        <path key={x} d={`M${x} 4V20`} className={inks.goldLine} />
      ))}
      <Words x={36} y={48} way="title" anchor="start">
        {view.name('almanac.weekday')}
      </Words>
      <Words x={304} y={48} way="name" anchor="end" lang="th" ink="gold">
        {view.own('almanac.weekday')}
      </Words>
      <text x={96} y={126} textAnchor="middle" className={styles.hero}>
        {Number(day)}
      </text>
      <Words x={96} y={150} way="label">
        {t.monthName(month)}
      </Words>
      <Words x={96} y={180} way="title" ink="gold">
        {view.count('almanac.buddhist-year')}
      </Words>
      <Words x={96} y={198} way="label">
        {t.buddhistYear}
      </Words>
      <path d="M170 78V210" className={inks.hair} />
      <Moon view={view} cx={246} cy={112} r={30} />
      <LunarWords view={view} />
      {(festival !== null || view.isOn('almanac.wan-phra')) && (
        <>
          <path d="M18 218H322" className={inks.hair} />
          <Words x={170} y={240} way="name" ink="gold">
            {[festival, view.isOn('almanac.wan-phra') ? t.wanPhra : null].filter(Boolean).join(' · ')}
          </Words>
        </>
      )}
    </g>
  );
}

function LunarWords({ view }: { view: CardView }) {
  const phase = view.names('almanac.lunar.phase')[0];
  const day = view.count('almanac.lunar.day');
  if (day === null || phase === undefined)
    return (
      <Words x={246} y={180} way="label">
        {t.noLunar}
      </Words>
    );
  const month = String(view.count('almanac.lunar.month') ?? '');
  return (
    <>
      <Words x={246} y={166} way="strong">
        {t.lunarDay(phase.en, String(day))}
      </Words>
      <Words x={246} y={183} way="label" lang="th" ink="gold">
        {`${phase.own ?? ''} ${day} ${t.thaiDay}`}
      </Words>
      <Words x={246} y={200} way="label">
        {t.lunarMonth(view.isOn('almanac.lunar.second-eighth') ? t.secondEighth(month) : month)}
      </Words>
    </>
  );
}

/** The Moon as the count of the days has it: full on the fifteenth of the waxing half. */
function Moon({ view, cx, cy, r }: { view: CardView; cx: number; cy: number; r: number }) {
  const day = view.count('almanac.lunar.day');
  if (day === null) return null;
  const days = view.value('almanac.lunar.day', 'monthDays');
  const waning = (typeof days === 'number' ? days : 30) - 15;
  const isWaxing = view.id('almanac.lunar.phase') === 'waxing';
  const elongation = isWaxing ? (day / 15) * 180 : 180 + (day / waning) * 180;
  return (
    <g transform={`translate(${cx} ${cy})`}>
      <circle r={r} className={styles.moonDark} />
      {elongation % 360 !== 0 && <path d={moonPath(elongation, r)} className={styles.moonLit} />}
      <circle r={r} className={styles.moonRim} />
    </g>
  );
}

/** The local clock of a fact's instant, in the zone of the sheet. */
function clockOf(view: CardView, id: string): string | null {
  const [at] = view.at(id);
  const { zone } = view.sheet.inputs;
  return at === undefined || typeof zone !== 'string'
    ? null
    : writeClock(nearestMinute(Date.parse(at)), zone);
}

function todayLines(view: CardView, words: TraditionWords): readonly Line[] {
  const [up, down] = [clockOf(view, 'almanac.sunrise'), clockOf(view, 'almanac.sunset')];
  const festival = view.name('almanac.next-festival');
  const lady = view.name('almanac.songkran.lady');
  const songkran = saidOf(view, words, 'almanac.songkran');
  return [
    { head: t.nextWanPhra, text: dayOf(view, 'almanac.next-wan-phra') },
    {
      head: t.nextFestival,
      text: festival === null ? null : t.on(festival, dayOf(view, 'almanac.next-festival') ?? ''),
    },
    ...yearLines(view, 'almanac'),
    { head: t.songkran, text: songkran },
    { head: t.songkranLady, text: lady },
    { head: t.thaloengsok, text: saidOf(view, words, 'almanac.thaloengsok') },
    { head: t.sun, text: up === null || down === null ? null : t.rise(up, down) },
  ];
}

function yearLines(view: CardView, family: string): readonly Line[] {
  const era = view.count(`${family}.chula-sakarat`);
  const animal = view.name(`${family}.animal`);
  return [
    {
      head: t.smallEra,
      text: era === null ? null : t.eraYear(String(era), view.name(`${family}.sak`) ?? ''),
    },
    {
      head: t.yearOf,
      text: animal === null ? null : t.yearKind(animal, view.name(`${family}.lunar.year-kind`) ?? ''),
    },
  ];
}

function birthLines(view: CardView): readonly Line[] {
  const day = view.value('almanac.birth.weekday', 'day');
  const next = dayOf(view, 'almanac.lunar-birthday');
  return [
    {
      head: t.weekday,
      text: t.on(
        view.name('almanac.birth.weekday') ?? '',
        typeof day === 'string' ? dayText(view.sheet, day) : '',
      ),
    },
    { head: t.lunarHead, text: lunarText(view, 'almanac.birth') ?? t.outOfRange },
    { head: t.buddhistYear, text: String(view.count('almanac.birth.buddhist-year') ?? '') },
    ...yearLines(view, 'almanac.birth'),
    { head: t.wanPhra, text: view.isOn('almanac.birth.wan-phra') ? t.wanPhraToday : null },
    { head: t.lunarBirthday, text: next },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  return factRows(cardView(sheet, words), words, idsLike(sheet, /^almanac\./));
}

export const card: ModeCard = { Drawing, rows };
