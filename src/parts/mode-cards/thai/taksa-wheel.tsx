/** The Taksa wheel: eight stars where they stand on the compass, each with the seat it holds, Ketu in the middle. */
import { RING_STARS, STAR_DIRECTION } from '#traditions/thai/stars.ts';
import type { CompassId, RingStar } from '#traditions/thai/stars.ts';
import { TAKSA_SEATS } from '#traditions/thai/taksa-ring.ts';
import { seatNames, starNames } from '#text/en/traditions/thai/names.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import inks from '../card-inks.module.css';
import { Words } from '../card-svg.tsx';
import type { CardView } from '../card-view.ts';
import { COMPASS, compassPoints, CompassRing } from './compass-ring.tsx';
import type { Point } from './compass-ring.tsx';
import { StarMark } from './star-mark.tsx';
import styles from './thai-card.module.css';
import { numeralOf } from './thai-view.ts';

const starAt = (direction: CompassId): RingStar =>
  RING_STARS.find((star) => STAR_DIRECTION[star] === direction) ?? 'sun';

/** The seats that a star may hold: one, or two where the hour of birth decides. */
const seatsOf = (view: CardView, star: RingStar): readonly (typeof TAKSA_SEATS)[number][] =>
  TAKSA_SEATS.filter((seat) => view.ids(`thai.taksa.${seat}`).includes(star));

export function TaksaWheel({ view }: { view: CardView }) {
  const births = view.ids('thai.birth-star');
  return (
    <CompassRing
      paint={(direction) => {
        const star = starAt(direction);
        const seats = seatsOf(view, star);
        if (seats.length > 1) return styles.open;
        if (births.includes(star)) return inks.lit;
        return seats.includes('kalakini') ? styles.task : inks.tile;
      }}
    >
      {RING_STARS.map((star) => (
        <Sector key={star} view={view} star={star} {...compassPoints(STAR_DIRECTION[star])} />
      ))}
      <Words x={COMPASS.middle} y={COMPASS.middle - 2} way="number" lang="th" ink="muted">
        {numeralOf('ketu')}
      </Words>
      <Words x={COMPASS.middle} y={COMPASS.middle + 18} way="label">
        {starNames.ketu[0]}
      </Words>
    </CompassRing>
  );
}

/** Nearer to the middle, where two seats need the room. */
const inward = ([x, y]: Point): Point => [
  COMPASS.middle + (x - COMPASS.middle) * 0.9,
  COMPASS.middle + (y - COMPASS.middle) * 0.9,
];

/** A star with its numeral and its seat, or with both that are open. */
function Sector(props: { view: CardView; star: RingStar; words: Point; sign: Point }) {
  const { view, star } = props;
  const [first, second] = seatsOf(view, star);
  const isOpen = second !== undefined;
  const [sx, sy] = isOpen ? inward(props.sign) : props.sign;
  const [x, wordsY] = props.words;
  const y = isOpen ? wordsY - 4 : wordsY;
  const isTask = first === 'kalakini' || second === 'kalakini';
  return (
    <>
      <StarMark
        star={star}
        cx={sx}
        cy={sy}
        lit={view.ids('thai.birth-star').includes(star)}
        isOpen={isOpen && view.ids('thai.birth-star').includes(star)}
      />
      {star === view.id('thai.taksa.today.star') && (
        <circle cx={sx + 15} cy={sy - 12} r={3.2} className={inks.gold} />
      )}
      {isTask && <SeatTask x={x} y={y} isOpen={isOpen} />}
      <Words x={x} y={y - 8} way="strong">
        {starNames[star][0]}
      </Words>
      <Words x={x} y={y + 8} way="label" ink="text">
        {first === undefined ? null : seatNames[first][0]}
      </Words>
      {isOpen ? (
        <Words x={x} y={y + 22} way="label" ink="text">
          {t.orElse(seatNames[second][0])}
        </Words>
      ) : (
        <Words x={x} y={y + 24} way="label" ink="gold" lang="th">
          {first === undefined ? null : seatNames[first][1]}
        </Words>
      )}
    </>
  );
}

/** The mark of the seat to handle with care, beside its name: towards the rim at the sides, towards the middle elsewhere. */
function SeatTask({ x, y, isOpen }: { x: number; y: number; isOpen: boolean }) {
  const isSide = Math.abs(y - COMPASS.middle) < 20;
  if (isSide && isOpen) return <TaskMark x={x} y={y - 26} />;
  const out = x > COMPASS.middle ? 1 : -1;
  const aside = (isOpen ? 38 : 30) * (isSide ? out : -out);
  return <TaskMark x={x + aside} y={y + (isOpen ? 18 : 4)} />;
}

/** A small lozenge: told as a task. */
export function TaskMark({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y - 5}L${x + 4} ${y}L${x} ${y + 5}L${x - 4} ${y}Z`} className={styles.taskMark} />;
}
