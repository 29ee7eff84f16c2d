/** Whole-sign places with the seven and the lots, the sign of the year lit; under them the chapters released from two lots. */
import { SIGN_IDS } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardWest as t } from '#text/en/ui-card-west.ts';
import type { GlyphId } from '#ui/glyph-paths.ts';
import { Beside } from './beside.tsx';
import type { Listed, ListRoom } from './beside.tsx';
import { CardGlyph, type GlyphInk } from './card-glyph.tsx';
import styles from './card-inks.module.css';
import { Words } from './card-svg.tsx';
import { cardView, joined } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { onRound, ringPart, spoke } from './round.ts';

const planets = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'] as const;
const lots = ['fortune', 'spirit', 'eros', 'necessity'] as const;
const releasedLots = ['spirit', 'fortune'] as const;
const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const MIDDLE = 170;
const RING = { outer: 166, signs: 136, places: 62 } as const;

/** Inks of the four elements, beside the glyph that tells them apart. */
const elementInks: readonly GlyphInk[] = ['ember', 'sage', 'rose', 'tide'];

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Beside
      size={size}
      label={labelOf(view)}
      height={2 * RING.outer + 2}
      picture={<Ring view={view} first={firstSign(view)} />}
      list={(room) => list(view, room)}
    />
  );
}

/** The year, the lots, the chapters released from two of them, and the seven by name. */
function list(view: CardView, { width }: ListRoom): Listed {
  const head = headLines(view);
  const released = releasedLots.filter((lot) => view.has(`hellenistic.releasing.${lot}.level-1`));
  const seven = planetLines(view);
  const barsAt = 16 + head.length * 20;
  const sevenAt = barsAt + released.length * 84 + (released.length > 0 ? 12 : 0);
  const node = (
    <>
      {head.map(({ name, text }, at) => (
        <g key={name}>
          <Words x={2} y={14 + at * 20} way="label" anchor="start">
            {name}
          </Words>
          <Words x={112} y={14 + at * 20} way="body" anchor="start">
            {text}
          </Words>
        </g>
      ))}
      {released.map((lot, at) => (
        <Releasing key={lot} view={view} lot={lot} y={barsAt + at * 84} width={width} />
      ))}
      {seven.map(({ name, text }, at) => (
        <g key={name}>
          <Words x={2} y={sevenAt + at * 20} way="body" anchor="start">
            {name}
          </Words>
          <Words x={width - 2} y={sevenAt + at * 20} way="label" anchor="end">
            {text}
          </Words>
        </g>
      ))}
    </>
  );
  return { node, end: sevenAt + seven.length * 20 - 4 };
}

/** The sign at the left: the one that rises, or Aries where none is known. */
function firstSign(view: CardView): number {
  const rising = view.id('natal.asc.sign');
  return rising === null ? 0 : Math.max(0, SIGN_IDS.indexOf(rising as SignId));
}

function labelOf(view: CardView): string {
  const rising = view.name('natal.asc.sign');
  if (rising === null) return t.noPlacesLabel;
  return t.chartLabel(view.name('natal.sect') ?? '', rising, view.name('profection.lord') ?? '');
}

function Ring({ view, first }: { view: CardView; first: number }) {
  const isPlaced = view.has('natal.asc.sign');
  const lit = view.id('hellenistic.profection.sign');
  const signs = SIGN_IDS.map((_, at) => SIGN_IDS[(first + at) % 12] ?? 'aries');
  return (
    <>
      <circle cx={MIDDLE} cy={RING.outer + 1} r={RING.outer} className={styles.plate} />
      {signs.map((sign, at) => (
        <Sector key={sign} view={view} sign={sign} at={at} isPlaced={isPlaced} isLit={sign === lit} />
      ))}
      <circle cx={MIDDLE} cy={RING.outer + 1} r={RING.signs} className={styles.line} />
      <circle cx={MIDDLE} cy={RING.outer + 1} r={RING.places} className={styles.line} />
      <Words x={MIDDLE} y={RING.outer - 3} way="strong">
        {view.has('natal.sect') ? t.sectChart(view.name('natal.sect') ?? '') : isPlaced ? null : t.signsAlone}
      </Words>
      <Words x={MIDDLE} y={RING.outer + 16} way="label">
        {view.name('hellenistic.sect-light')}
      </Words>
    </>
  );
}

/** One sign and its place: what stands in it, in rows from the rim inward. */
function Sector(props: { view: CardView; sign: SignId; at: number; isPlaced: boolean; isLit: boolean }) {
  const { view, sign, at, isPlaced, isLit } = props;
  const cy = RING.outer + 1;
  const middle = (at + 0.5) / 12;
  const [gx, gy] = onRound(MIDDLE, cy, (RING.outer + RING.signs) / 2, middle);
  const [hx, hy] = onRound(MIDDLE, cy, RING.places - 11, middle);
  const inside = insideOf(view, sign);
  return (
    <g>
      {isLit && (
        <path
          d={ringPart(MIDDLE, cy, { inner: RING.places, outer: RING.signs }, at / 12, (at + 1) / 12)}
          className={styles.faint}
        />
      )}
      <path
        d={spoke(MIDDLE, cy, RING.places, RING.outer, at / 12)}
        className={isPlaced && at % 3 === 0 ? styles.line : styles.hair}
      />
      <CardGlyph
        id={sign}
        cx={gx}
        cy={gy}
        size={19}
        ink={elementInks[SIGN_IDS.indexOf(sign) % 4] ?? 'text'}
      />
      {isPlaced && (
        <Words x={hx} y={hy + 4} way="label" ink={isLit ? 'gold' : 'muted'}>
          {at + 1}
        </Words>
      )}
      {inside.map(({ id, isGold, isOpen }, index) => {
        const [x, y] = seatIn(cy, middle, index, inside.length);
        return (
          <g key={id}>
            {isOpen && <circle cx={x} cy={y} r={10.5} className={`${styles.line} ${styles.either}`} />}
            <CardGlyph id={id} cx={x} cy={y} size={17} ink={isGold ? 'gold' : 'text'} />
          </g>
        );
      })}
    </g>
  );
}

type Inside = { readonly id: GlyphId; readonly isGold: boolean; readonly isOpen: boolean };

function insideOf(view: CardView, sign: SignId): readonly Inside[] {
  const seven = planets
    .filter((planet) => view.ids(`natal.${planet}.sign`).includes(sign))
    .map((planet): Inside => ({ id: planet, isGold: false, isOpen: view.isOpen(`natal.${planet}.sign`) }));
  const two = (['fortune', 'spirit'] as const)
    .filter((lot) => view.ids(`natal.lot.${lot}.sign`).includes(sign))
    .map((lot): Inside => ({ id: lot, isGold: true, isOpen: view.isOpen(`natal.lot.${lot}.sign`) }));
  return [...seven, ...two];
}

/** Two beside each other, the first row near the signs. */
function seatIn(cy: number, middle: number, index: number, count: number): readonly [number, number] {
  const row = Math.floor(index / 2);
  const isAlone = count % 2 === 1 && index === count - 1;
  const r = RING.signs - 15 - row * 21;
  const aside = isAlone ? 0 : ((index % 2) - 0.5) * (22 / (2 * Math.PI * r));
  return onRound(MIDDLE, cy, r, middle + aside);
}

function headLines(view: CardView): readonly { name: string; text: string }[] {
  const age = view.count('hellenistic.profection.age');
  const lotLine = (lot: (typeof lots)[number]) =>
    view.has(`natal.lot.${lot}.sign`)
      ? [
          {
            name: t.lotOf(t[lot]),
            text: [
              view.name(`natal.lot.${lot}.sign`),
              t.place(joined(view.ids(`natal.lot.${lot}.house`), true) ?? ''),
              view.name(`hellenistic.lot.${lot}.ruler`),
            ].join(', '),
          },
        ]
      : [];
  return [
    ...(age === null
      ? []
      : [
          {
            name: t.yearOf(age),
            text: t.yearLord(
              view.name('hellenistic.profection.sign') ?? '',
              view.name('profection.lord') ?? '',
            ),
          },
          {
            name: t.monthNow,
            text: t.yearLord(
              view.name('hellenistic.profection.month-sign') ?? '',
              view.name('hellenistic.profection.month-lord') ?? '',
            ),
          },
        ]),
    ...lots.flatMap(lotLine),
  ];
}

type Stretch = { readonly from: string; readonly to: string };

/** The dates of a period from its derivation. */
function stretchOf(view: CardView, id: string): Stretch | null {
  const [from, to] = [view.value(id, 'from'), view.value(id, 'to')];
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null;
}

/** A chapter as a bar, what runs inside it now lit, and the loosing of the bond as a notch. */
function Releasing(props: { view: CardView; lot: 'spirit' | 'fortune'; y: number; width: number }) {
  const { view, lot, y } = props;
  const right = props.width - 2;
  const id = `hellenistic.releasing.${lot}`;
  const chapter = stretchOf(view, `${id}.level-1`);
  const inner = stretchOf(view, `${id}.level-2`);
  if (chapter === null || inner === null) return null;
  const share = (date: string): number =>
    (Date.parse(date) - Date.parse(chapter.from)) / (Date.parse(chapter.to) - Date.parse(chapter.from));
  const x = (date: string): number => 2 + Math.min(1, Math.max(0, share(date))) * (right - 2);
  const [loosing] = view.at(`${id}.loosing`);
  const named = (level: string): string =>
    t.chapter(view.name(`${id}.${level}`) ?? '', view.name(`${id}.${level}-lord`) ?? '');
  const peaks = view.ids(`${id}.peak`);
  return (
    <g>
      <Words x={2} y={y + 8} way="label" anchor="start">
        {t.releasingFrom(t[lot])}
      </Words>
      <Words x={right} y={y + 8} way="label" anchor="end">
        {[peaks.length > 0 ? t.peak : '', loosing === undefined ? '' : t.loosed(loosing)]
          .filter(Boolean)
          .join(' · ')}
      </Words>
      <rect x={2} y={y + 16} width={right - 2} height={14} rx={7} className={styles.span} />
      <rect
        x={x(inner.from)}
        y={y + 16}
        width={Math.max(4, x(inner.to) - x(inner.from))}
        height={14}
        rx={3}
        className={styles.spanNow}
      />
      {loosing !== undefined && <path d={`M${x(loosing)} ${y + 12}V${y + 34}`} className={styles.goldLine} />}
      <Words x={2} y={y + 46} way="body" anchor="start">
        {named('level-1')}
      </Words>
      <Words x={right} y={y + 46} way="label" anchor="end">
        {t.spanYears(chapter.from, chapter.to)}
      </Words>
      <Words x={2} y={y + 63} way="label" anchor="start">
        {`${t.monthInside}: ${named('level-2')}`}
      </Words>
      <Words x={right} y={y + 63} way="label" anchor="end">
        {t.spanMonths(inner.from, inner.to)}
      </Words>
    </g>
  );
}

function degreeIn(view: CardView, id: string): string {
  const deg = view.deg(id);
  return deg === null ? '' : `${Math.floor(deg % 30)}°`;
}

/** The same in one line each for the drawing, where a glyph alone says no name. */
const planetLines = (view: CardView): readonly { name: string; text: string }[] =>
  planets.flatMap((planet) =>
    planetRow(view, planet).map(({ head, cells }) => ({
      name: head,
      text: cells.filter(Boolean).join(', '),
    })),
  );

/** "Moon in Capricorn", its degree and place, and whose bound it stands in. */
function planetRow(view: CardView, planet: string): readonly TableRow[] {
  const house = joined(view.ids(`natal.${planet}.house`), true);
  const bound = view.name(`hellenistic.${planet}.bound`);
  return view.row(`natal.${planet}.sign`).map(({ head }) => ({
    head,
    cells: [
      [degreeIn(view, `natal.${planet}.degree`), house === null ? '' : t.place(house)]
        .filter(Boolean)
        .join(', '),
      bound === null ? '' : t.boundOf(bound),
    ],
  }));
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return [
    ...(view.has('natal.sect') ? [{ head: t.sect, cells: [view.name('natal.sect') ?? ''] }] : []),
    ...(view.has('natal.asc.sign')
      ? [
          {
            head: t.rising,
            cells: [t.inSign(view.name('natal.asc.sign') ?? '', degreeIn(view, 'natal.asc.degree'))],
          },
        ]
      : []),
    ...planets.flatMap((planet) => planetRow(view, planet)),
    ...houses
      .filter((house) => view.has(`natal.house${house}.sign`))
      .map((house) => ({
        head: t.placeHead(house),
        cells: [
          t.ruled(view.name(`natal.house${house}.sign`) ?? '', view.name(`natal.house${house}.ruler`) ?? ''),
          view.name(`natal.house${house}.occupants`) ?? t.empty,
        ],
      })),
    ...headLines(view).map(({ name, text }) => ({ head: name, cells: [text] })),
    ...releasedLots.flatMap((lot) =>
      (['level-1', 'level-2'] as const).flatMap((level): readonly TableRow[] => {
        const id = `hellenistic.releasing.${lot}.${level}`;
        const stretch = stretchOf(view, id);
        if (stretch === null) return [];
        return [
          {
            head: level === 'level-1' ? t.releasingFrom(t[lot]) : t.monthInside,
            cells: [
              t.chapter(view.name(id) ?? '', view.name(`${id}-lord`) ?? ''),
              t.spanMonths(stretch.from, stretch.to),
            ],
          },
        ];
      }),
    ),
    ...releasedLots.flatMap((lot) =>
      view.at(`hellenistic.releasing.${lot}.loosing`).map((at) => ({
        head: t.loosing,
        cells: [t.lotOf(t[lot]), t.dayOf(at)],
      })),
    ),
  ];
}

export const card: ModeCard = { Drawing, rows };
