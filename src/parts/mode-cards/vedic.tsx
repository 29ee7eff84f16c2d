/** The birth chart and its navamsa in North or South Indian form, where each graha stands, and the period that runs now. */
import { useState } from 'react';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardEast } from '#text/en/ui-card-east.ts';
import { useText } from '#ui/use-text.ts';
import styles from './card-inks.module.css';
import { CardSvg, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { type FactLine, FactList, factLines, factRows, listHeight, nameOfOther, said } from './fact-list.tsx';
import formStyles from './form-switch.module.css';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { NorthSquare, SouthSquare, type Token } from './vedic-squares.tsx';

const t = uiCardEast;

const grahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
type Graha = (typeof grahas)[number];
const short: Readonly<Record<Graha, string>> = {
  sun: t.su,
  moon: t.mo,
  mars: t.ma,
  mercury: t.me,
  jupiter: t.ju,
  venus: t.ve,
  saturn: t.sa,
  rahu: t.ra,
  ketu: t.ke,
};

const periods = ['maha', 'antar', 'pratyantar', 'next-maha'] as const;
const dayFacts = ['tithi.name', 'paksha', 'yoga', 'karana', 'vara'] as const;

const SQUARE = 336;

/** How the chart is drawn, and which: the birth chart, or the navamsa behind it. */
type Form = 'north' | 'south';
type Division = 'rashi' | 'navamsa';

/** What a person chose last, on this visit: the next card and the printed one show it too. */
const chosen: { form: Form; division: Division } = { form: 'north', division: 'rashi' };

/** The fact that says in which sign one stands in a division. */
const signIn = (division: Division, who: string): string =>
  `vedic.${who}.${division === 'rashi' ? 'sign' : 'navamsa'}`;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const text = useText(uiCardEast);
  const view = cardView(sheet, words);
  const [form, setForm] = useState<Form>(chosen.form);
  const [division, setDivision] = useState<Division>(chosen.division);
  const risingId = signIn(division, 'lagna');
  const isPlaced = view.has(risingId) && !view.isOpen(risingId);
  const shown: Form = isPlaced ? form : 'south';
  const isEitherPlaced = (['rashi', 'navamsa'] as const).some((one) => {
    const id = signIn(one, 'lagna');
    return view.has(id) && !view.isOpen(id);
  });
  return (
    <>
      <div className={formStyles.switches}>
        {isEitherPlaced && (
          <FormSwitch
            label={text.chartForm}
            value={shown}
            choices={[
              ['north', text.north, text.northLong],
              ['south', text.south, text.southLong],
            ]}
            isFixed={!isPlaced}
            onChoose={(next) => {
              chosen.form = next;
              setForm(next);
            }}
          />
        )}
        <FormSwitch
          label={text.division}
          value={division}
          choices={[
            ['rashi', text.rashi, text.rashiLong],
            ['navamsa', text.navamsa, text.navamsaLong],
          ]}
          onChoose={(next) => {
            chosen.division = next;
            setDivision(next);
          }}
        />
      </div>
      <Roomed
        size={size}
        wide={<Chart view={view} words={words} form={shown} division={division} isWide />}
        narrow={<Chart view={view} words={words} form={shown} division={division} isWide={false} />}
      />
    </>
  );
}

function FormSwitch<Value extends string>(props: {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, short: string, long: string])[];
  /** Nothing but what is shown can be. */
  isFixed?: boolean;
  onChoose: (value: Value) => void;
}) {
  const { label, value, choices, isFixed = false, onChoose } = props;
  return (
    <div role="group" aria-label={label} className={formStyles.switch}>
      {choices.map(([one, short, long]) => (
        <button
          key={one}
          type="button"
          aria-pressed={value === one}
          aria-label={long}
          disabled={isFixed && value !== one}
          onClick={() => onChoose(one)}
        >
          {short}
        </button>
      ))}
    </div>
  );
}

interface ChartProps {
  view: CardView;
  words: TraditionWords;
  form: Form;
  division: Division;
  isWide: boolean;
}

function Chart({ view, words, form, division, isWide }: ChartProps) {
  const width = isWide ? 640 : 340;
  const [listX, listTop, listEnd] = isWide ? [358, 0, 638] : [2, SQUARE + 12, 338];
  const starHeight = 74;
  const tableTop = listTop + starHeight;
  const stood = grahas.filter((graha) => view.has(`vedic.${graha}.sign`));
  const tableFoot = tableTop + (stood.length + (view.has('vedic.lagna.sign') ? 1 : 0)) * 24;
  const top = Math.max(SQUARE + 8, tableFoot) + 8;
  const notes = notesOf(view);
  const chapters = periodLines(view);
  const hasBar = barOf(view) !== null;
  const wide = isWide ? 66 : 33;
  const textX = isWide ? 150 : 128;
  const barTop = top + (hasBar ? 70 : 0);
  const afterPeriods = barTop + listHeight(chapters, wide) + 14;
  return (
    <CardSvg
      width={width}
      height={afterPeriods + listHeight(notes, wide) + 6}
      most={isWide ? 660 : 480}
      label={labelOf(view, division)}
    >
      <Square view={view} words={words} form={form} division={division} />
      <MoonStar view={view} x={listX} end={listEnd} y={listTop} />
      {stood.map((graha, at) => (
        <Placed
          key={graha}
          name={nameOf(view, graha)}
          view={view}
          who={graha}
          x={listX}
          end={listEnd}
          y={tableTop + 18 + at * 24}
        />
      ))}
      <LagnaLine view={view} x={listX} end={listEnd} y={tableTop + 18 + stood.length * 24} />
      <path d={`M2 ${top}H${width - 2}`} className={styles.hair} />
      <PeriodBar view={view} width={width} y={top + 12} />
      <FactList lines={chapters} x={2} y={barTop + 20} textX={textX} wide={wide} />
      {notes.length > 0 && <path d={`M2 ${afterPeriods}H${width - 2}`} className={styles.hair} />}
      <FactList lines={notes} x={2} y={afterPeriods + 20} textX={textX} wide={wide} />
    </CardSvg>
  );
}

function labelOf(view: CardView, division: Division): string {
  const star = said(view, 'vedic.moon.nakshatra');
  const chart =
    division === 'navamsa'
      ? t.vedicNavamsa
      : view.has('vedic.lagna.sign')
        ? t.vedicRising(said(view, 'vedic.lagna.sign'))
        : t.vedicNoLagna;
  return t.vedicLabel(chart, star);
}

const signsOf = (view: CardView, id: string): readonly SignId[] =>
  SIGN_IDS.filter((sign) => view.ids(id).includes(sign));

function Square({ view, words, form, division }: Omit<ChartProps, 'isWide'>) {
  const risingId = signIn(division, 'lagna');
  const inside = (sign: SignId): readonly Token[] => [
    ...(signsOf(view, risingId).includes(sign)
      ? [{ id: 'lagna', text: t.la, isOpen: view.isOpen(risingId), isGold: true }]
      : []),
    ...grahas
      .filter((graha) => view.ids(signIn(division, graha)).includes(sign))
      .map((graha) => ({
        id: graha,
        text: view.isOn(`vedic.${graha}.retrograde`) ? t.backward(short[graha]) : short[graha],
        isOpen: view.isOpen(signIn(division, graha)),
        isGold: false,
      })),
  ];
  const rising = signsOf(view, risingId);
  const [first] = rising;
  if (form === 'north' && first !== undefined)
    return <NorthSquare x={2} y={2} size={SQUARE} inside={inside} first={first} />;
  return (
    <SouthSquare
      x={2}
      y={2}
      size={SQUARE}
      inside={inside}
      rising={rising}
      nameOf={(sign) => nameOfOther(view, words, 'vedic.sun.sign', sign).en}
      middle={[
        [division === 'rashi' ? t.rashi : t.navamsa, 'label'],
        ...(first === undefined
          ? []
          : ([
              [t.risesIn(said(view, risingId)), 'name'],
              [view.own(risingId) ?? '', 'own'],
            ] as const)),
      ]}
    />
  );
}

interface ListPlace {
  view: CardView;
  x: number;
  /** Where the last column ends. */
  end: number;
  y: number;
}

/** The nakshatra of the Moon, the star of a person. */
function MoonStar({ view, x, end, y }: ListPlace) {
  const pada = said(view, 'vedic.moon.pada');
  return (
    <>
      <Words x={x} y={y + 14} way="label" anchor="start">
        {t.moonStar}
      </Words>
      <Words x={x} y={y + 38} way={view.isOpen('vedic.moon.nakshatra') ? 'name' : 'title'} anchor="start">
        {said(view, 'vedic.moon.nakshatra')}
      </Words>
      <Words x={x} y={y + 60} way="body" anchor="start" ink="gold" lang="sa">
        {view.own('vedic.moon.nakshatra')}
      </Words>
      <Words x={end} y={y + 60} way="label" anchor="end">
        {pada === '' ? null : t.pada(pada)}
      </Words>
    </>
  );
}

/** Degrees and minutes within the sign; empty where only a range is known. */
function degreeOf(view: CardView, who: string): string {
  const deg = view.deg(`vedic.${who}.degree`);
  if (deg === null) return '';
  const minutes = Math.floor((deg % 30) * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

const starOf = (view: CardView, who: string): string =>
  t
    .starAt(
      said(view, `vedic.${who}.nakshatra`),
      view.isOpen(`vedic.${who}.nakshatra`) ? '' : said(view, `vedic.${who}.pada`),
    )
    .trim();

function LagnaLine(place: ListPlace) {
  return place.view.has('vedic.lagna.sign') ? <Placed {...place} name={t.lagna} who="lagna" /> : null;
}

function Placed(props: ListPlace & { name: string; who: string }) {
  const { name, view, who, x, end, y } = props;
  const sign = said(view, `vedic.${who}.sign`);
  return (
    <g>
      <Words x={x} y={y} way="strong" anchor="start">
        {name}
      </Words>
      <Words x={x + 60} y={y} way="body" anchor="start">
        {t.signAt(sign, degreeOf(view, who)).trim()}
      </Words>
      <Words x={end} y={y} way="label" anchor="end">
        {view.isOpen(`vedic.${who}.nakshatra`) && view.isOpen(`vedic.${who}.sign`) ? null : starOf(view, who)}
      </Words>
    </g>
  );
}

type Stretch = { readonly from: number; readonly to: number };

function stretchOf(view: CardView, id: string): Stretch | null {
  const [from, to] = [view.value(id, 'from'), view.value(id, 'to')];
  return typeof from === 'string' && typeof to === 'string' && !view.isOpen(id)
    ? { from: Date.parse(from), to: Date.parse(to) }
    : null;
}

function barOf(view: CardView): { maha: Stretch; antar: Stretch; next: Stretch; now: number } | null {
  const maha = stretchOf(view, 'vedic.dasha.maha');
  const antar = stretchOf(view, 'vedic.dasha.antar');
  const next = stretchOf(view, 'vedic.dasha.next-maha');
  const { now } = view.sheet.inputs;
  if (maha === null || antar === null || next === null || typeof now !== 'string') return null;
  return { maha, antar, next, now: Date.parse(now) };
}

/** The great period and the next one, the period inside it lit, and a line where the present is. */
function PeriodBar({ view, width, y }: { view: CardView; width: number; y: number }) {
  const bar = barOf(view);
  if (bar === null) return null;
  const { maha, antar, next, now } = bar;
  const x = (at: number): number => 2 + ((at - maha.from) / (next.to - maha.from)) * (width - 4);
  const yearOf = (at: number): number => new Date(at).getUTCFullYear();
  const blocks = [
    { id: 'maha', ...maha },
    { id: 'next-maha', ...next },
  ];
  return (
    <g>
      {blocks.map(({ id, from, to }) => (
        <g key={id}>
          <rect
            x={x(from)}
            y={y + 18}
            width={x(to) - x(from) - 2}
            height={16}
            rx={4}
            className={styles.span}
          />
          <Words x={x(from) + 2} y={y + 11} way="body" anchor="start">
            {said(view, `vedic.dasha.${id}`)}
          </Words>
          <Words x={x(from) + 2} y={y + 50} way="label" anchor="start">
            {Math.abs(x(from) + 14 - x(now)) < 32 ? null : yearOf(from)}
          </Words>
        </g>
      ))}
      <Words x={width - 2} y={y + 50} way="label" anchor="end">
        {yearOf(next.to)}
      </Words>
      <rect
        x={x(antar.from)}
        y={y + 18}
        width={Math.max(4, x(antar.to) - x(antar.from))}
        height={16}
        rx={3}
        className={styles.spanNow}
      />
      <path d={`M${x(now)} ${y + 14}V${y + 38}`} className={styles.stroke} />
      <Words x={x(now)} y={y + 51} way="label" ink="gold">
        {t.now}
      </Words>
    </g>
  );
}

/** "Rahu, until around 29 September 2030", each period under its own title. */
function periodLines(view: CardView): readonly FactLine[] {
  return periods.flatMap((period) => {
    const id = `vedic.dasha.${period}`;
    const [row] = view.row(id);
    return factLines(view, [id]).map(({ name, text }) => ({
      name,
      text: row?.cells[0] === undefined ? text : t.periodLine(text, row.cells[0]),
    }));
  });
}

/** What else the sheet says of the birth chart and of its day. */
function notesOf(view: CardView): readonly FactLine[] {
  const of = (field: string, tell: (graha: Graha) => string | null): readonly string[] =>
    grahas.flatMap((graha) => (view.has(`vedic.${graha}.${field}`) ? (tell(graha) ?? []) : []));
  const line = (name: string, list: readonly string[]): readonly FactLine[] =>
    list.length === 0 ? [] : [{ name, text: list.join(', ') }];
  return [
    ...(view.has('vedic.lagna.sign') ? [] : line(t.lagna, [t.noLagna])),
    ...line(
      t.dignities,
      of('dignity', (graha) => t.isSo(nameOf(view, graha), said(view, `vedic.${graha}.dignity`))),
    ),
    ...line(
      t.retrograde,
      of('retrograde', (graha) => (view.isOn(`vedic.${graha}.retrograde`) ? nameOf(view, graha) : null)),
    ),
    ...line(
      t.combust,
      of('combust', (graha) => (view.isOn(`vedic.${graha}.combust`) ? nameOf(view, graha) : null)),
    ),
    ...factLines(view, ['vedic.atmakaraka', ...(view.ids('vedic.yogas').length > 0 ? ['vedic.yogas'] : [])]),
    ...line(
      t.bornOn,
      dayFacts.flatMap((field) => view.name(`vedic.${field}`) ?? []),
    ),
  ];
}

/** A graha by its name: the title of its sign begins with it ("Sun in: Taurus"). */
const nameOf = (view: CardView, graha: Graha): string =>
  factLines(view, [`vedic.${graha}.sign`])[0]?.name.replace(/ in$/u, '') ?? graha;

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const placed = (who: string, name: string): readonly TableRow[] => {
    if (!view.has(`vedic.${who}.sign`)) return [];
    const house = said(view, `vedic.${who}.house`);
    const sign = t.signAt(said(view, `vedic.${who}.sign`), degreeOf(view, who)).trim();
    return [
      {
        head: name,
        cells: [
          house === '' ? sign : t.inHouse(sign, house),
          [
            starOf(view, who),
            view.has(signIn('navamsa', who)) ? t.inNavamsa(said(view, signIn('navamsa', who))) : '',
          ]
            .filter(Boolean)
            .join(', '),
        ],
      },
    ];
  };
  return [
    ...placed('lagna', t.lagna),
    ...grahas.flatMap((graha) => placed(graha, nameOf(view, graha))),
    ...factRows(view, ['vedic.moon.nakshatra', 'vedic.moon.pada']),
    ...periodLines(view).map(({ name, text }) => ({ head: name, cells: [text] })),
    ...notesOf(view).map(({ name, text }) => ({ head: name, cells: [text] })),
    ...factRows(
      view,
      dayFacts.map((field) => `vedic.${field}`),
    ),
  ];
}

export const card: ModeCard = { Drawing, rows };
