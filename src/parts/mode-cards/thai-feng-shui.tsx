/** The eight directions round the kua with the mansion of each, the Taksa directions on the rim, and the door. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { HELPING_MANSIONS, MANSIONS } from '#traditions/thai/kua.ts';
import type { Mansion } from '#traditions/thai/kua.ts';
import { COMPASS_IDS } from '#traditions/thai/stars.ts';
import type { CompassId } from '#traditions/thai/stars.ts';
import { seatNames } from '#text/en/traditions/thai/names.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { Beside } from './beside.tsx';
import inks from './card-inks.module.css';
import { Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { onRound } from './round.ts';
import { COMPASS, compassPoints, CompassRing } from './thai/compass-ring.tsx';
import { factList } from './thai/fact-lines.tsx';
import styles from './thai/thai-card.module.css';
import { factRows, idsLike, namedLike } from './thai/thai-view.ts';

const seats = ['si', 'det', 'kalakini'] as const;
const mansionId = (mansion: Mansion): string => `kua.direction.${mansion}`;

/** What a direction may be for this person: one mansion, or two where two kua are open. */
const mansionsAt = (view: CardView, direction: CompassId): readonly Mansion[] =>
  MANSIONS.filter((mansion) => view.ids(mansionId(mansion)).includes(direction));

const isKind = (mansion: Mansion): boolean => HELPING_MANSIONS.includes(mansion);

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Beside
      size={size}
      label={labelOf(view)}
      height={364}
      picture={<House view={view} words={words} />}
      list={(room) => factList(factLines(view), room)}
    />
  );
}

function House({ view, words }: { view: CardView; words: TraditionWords }) {
  return (
    <>
      <CompassRing
        paint={(direction) => {
          const kinds = mansionsAt(view, direction).map(isKind);
          if (kinds.length > 1) return styles.open;
          return kinds[0] === true ? styles.good : inks.tile;
        }}
      >
        {COMPASS_IDS.map((direction) => (
          <Sector key={direction} view={view} words={words} direction={direction} />
        ))}
        <Door view={view} />
        <Words x={COMPASS.middle} y={COMPASS.middle - 22} way="label">
          {t.kua}
        </Words>
        <Words x={COMPASS.middle} y={COMPASS.middle + 7} way={view.isOpen('kua.number') ? 'title' : 'number'}>
          {view.count('kua.number') ?? view.ids('kua.number').join('/')}
        </Words>
        <Words x={COMPASS.middle} y={COMPASS.middle + 26} way="body">
          {view
            .names('kua.trigram')
            .map(({ en }) => en)
            .join('/')}
        </Words>
      </CompassRing>
      <circle cx={8} cy={353} r={4} className={inks.gold} />
      <Words x={18} y={357} way="label" anchor="start">
        {t.kindKey}
      </Words>
      {view.has('kua.facing') && <path d="M76 348L70 358H82Z" className={styles.now} />}
      <Words x={view.has('kua.facing') ? 88 : 70} y={357} way="label" anchor="start">
        {view.has('kua.facing') ? t.door : t.noDoor}
      </Words>
    </>
  );
}

/** A mansion in its direction, marked where it is kind; both where two kua are open; and the seats of Taksa there. */
function Sector(props: { view: CardView; words: TraditionWords; direction: CompassId }) {
  const { view, words, direction } = props;
  const points = compassPoints(direction);
  const [x, y] = points.words;
  const [sx, sy] = points.sign;
  const mansions = mansionsAt(view, direction);
  const names = mansions.map((mansion) => mansionName(view, words, mansion));
  const isSide = direction === 'e' || direction === 'w';
  return (
    <>
      {mansions.length > 1 ? (
        names.map(({ en }, at) => (
          <Words key={en} x={x} y={y - 2 + at * 16} way="body">
            {at === 0 ? en : t.orElse(en)}
          </Words>
        ))
      ) : (
        <>
          <Words x={x} y={y - 1} way="strong">
            {names[0]?.en ?? null}
          </Words>
          <Words x={x} y={y + 16} way="label" lang="zh-Hant" ink="gold">
            {names[0]?.own ?? null}
          </Words>
        </>
      )}
      {mansions.some(isKind) && mansions.length === 1 && (
        <circle cx={x} cy={y - 19} r={4} className={inks.gold} />
      )}
      <SeatMarks view={view} direction={direction} x={isSide ? x : sx} y={isSide ? y + 33 : sy + 4} />
    </>
  );
}

/** The name of a mansion stands in the title of its direction: "Sheng Qi: south-west". Its script comes with the door's. */
function mansionName(view: CardView, words: TraditionWords, mansion: Mansion) {
  const fact = view.fact(mansionId(mansion));
  const en = fact === undefined ? mansion : (words.fact(fact, view.sheet).title.split(': ')[0] ?? mansion);
  const quality =
    view.fact('kua.facing.quality') ?? (fact === undefined ? undefined : { ...fact, id: QUALITY });
  const { own } = namedLike(words, quality, mansion);
  return { en, own };
}

/** The id under which the words name a mansion. */
const QUALITY = 'kua.facing.quality' as FactSheet['facts'][number]['id'];

function labelOf(view: CardView): string {
  const kind = COMPASS_IDS.filter((direction) => mansionsAt(view, direction).some(isKind));
  return t.houseLabel(
    view.name('kua.number') ?? String(view.count('kua.number') ?? ''),
    kind.map((direction) => t.compass(direction)).join(', '),
  );
}

/** An arrow from the middle to where the door looks. */
function Door({ view }: { view: CardView }) {
  const deg = view.value('kua.facing', 'facingDeg');
  if (typeof deg !== 'number') return null;
  const { middle, inner } = COMPASS;
  const at = (r: number, aside: number): string =>
    onRound(middle, middle, r, 0.75 - deg / 360 + aside)
      .map((n) => n.toFixed(2))
      .join(' ');
  return (
    <path
      d={`M${at(inner + 13, 0)}L${at(inner - 2, 0.028)}L${at(inner - 2, -0.028)}Z`}
      className={styles.now}
    />
  );
}

/** Si, Det and Kalakini where their stars stand. */
function SeatMarks(props: { view: CardView; direction: CompassId; x: number; y: number }) {
  const { view, direction, x, y } = props;
  return seats
    .filter((seat) => view.ids(`kua.taksa.${seat}`).includes(direction))
    .map((seat, at) => (
      <Words key={seat} x={x} y={y + at * 13} way="label" ink={seat === 'kalakini' ? 'ember' : 'tide'}>
        {view.isOpen(`kua.taksa.${seat}`) ? t.maybe(seatNames[seat][0]) : seatNames[seat][0]}
      </Words>
    ));
}

function factLines(view: CardView): readonly { head: string; text: string | null }[] {
  const facing = view.name('kua.facing');
  const marks = seats.flatMap((seat) => {
    const where = view.name(`kua.taksa.${seat}`);
    return where === null ? [] : [t.taksaOn(seatNames[seat][0], where)];
  });
  return [
    {
      head: t.door,
      text: facing === null ? t.noDoor : t.doorTo(facing, view.name('kua.facing.quality') ?? ''),
    },
    { head: t.group, text: view.name('kua.group') },
    { head: t.spring, text: String(view.count('kua.year') ?? view.name('kua.year') ?? '') },
    { head: t.taksaMarks, text: marks.join(', ') },
    { head: t.birthStar, text: view.name('thai.birth-star') },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  return factRows(cardView(sheet, words), words, idsLike(sheet, /^(?:kua|thai)\./));
}

export const card: ModeCard = { Drawing, rows };
