import { memo, useId } from 'react';
import { backArt, cardArt } from './card-art.ts';
import type { CardGroup } from './card-art.ts';
import { HEIGHT, HORIZON, WIDTH } from './pen.ts';
import type { Ink, Mark } from './pen.ts';
import { pips } from './suit-marks.ts';
import styles from './tarot-card.module.css';

/** `small`, below about 140 px of width: heavier lines, a large numeral, no name and no hairlines. */
export type CardDetail = 'small' | 'full';

export interface TarotCardProps {
  /** 0–77 in the order of the deck. */
  id: number;
  /** The name as it is spoken and written at the foot. */
  name: string;
  /** What the picture shows; spoken after the name. */
  description?: string;
  reversed?: boolean;
  /** What a reversed card is called, for its spoken name: "reversed". */
  reversedLabel?: string;
  detail?: CardDetail;
  className?: string;
  /** Where it lies inside another drawing, in its units. */
  box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const RADIUS = 18;
const BADGE = 24;

const groupClass: Readonly<Record<CardGroup, string>> = {
  majors: '',
  wands: styles.wands ?? '',
  cups: styles.cups ?? '',
  swords: styles.swords ?? '',
  pentacles: styles.pentacles ?? '',
};

const inkClass: Readonly<Record<Ink, string>> = {
  gold: styles.gold ?? '',
  ink: styles.ink ?? '',
  fine: styles.fine ?? '',
  lit: styles.lit ?? '',
  full: styles.full ?? '',
  wash: styles.wash ?? '',
  cover: styles.cover ?? '',
};

/**
 * A card of the deck, face up. It fills the width of its box, 3 : 5. A reversed card is turned by half a circle; a small R
 * stays upright. Its title is the name, and that it lies reversed; its description what the picture shows.
 */
export const TarotCard = memo(function TarotCard(props: TarotCardProps) {
  const { id, name, description, reversed = false, reversedLabel = 'reversed', detail = 'full' } = props;
  const key = useId();
  const art = cardArt(id);
  const isSmall = detail === 'small';
  const className = [styles.card, groupClass[art.group], isSmall && styles.small, props.className]
    .filter(Boolean)
    .join(' ');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...props.box}
      className={className}
      role="img"
      aria-labelledby={description === undefined ? `${key}t` : `${key}t ${key}d`}
    >
      <title id={`${key}t`}>{reversed ? `${name}, ${reversedLabel}` : name}</title>
      {description !== undefined && <desc id={`${key}d`}>{description}</desc>}
      <defs>
        <radialGradient id={`${key}g`} cx="0.5" cy="0.42" r="0.5">
          <stop className={styles.glow} offset="0" stopOpacity="0.2" />
          <stop className={styles.glow} offset="0.6" stopOpacity="0.07" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${key}c`}>
          <rect x="20" y="20" width={WIDTH - 40} height={HEIGHT - (isSmall ? 40 : 84)} rx="10" />
        </clipPath>
      </defs>
      <g transform={reversed ? `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})` : undefined}>
        <rect className={styles.ground} width={WIDTH} height={HEIGHT} rx={RADIUS} />
        <rect x="20" y="20" width={WIDTH - 40} height={HEIGHT - 40} fill={`url(#${key}g)`} />
        {art.stars.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} className={styles.star} cx={x} cy={y} r={r} />
        ))}
        <path className={styles.horizon} d={`M20 ${HORIZON}H${WIDTH - 20}`} />
        <g clipPath={`url(#${key}c)`}>
          {!isSmall && <Marks marks={art.land} />}
          <Marks marks={art.marks} foil={!isSmall} />
        </g>
        <Frame art={art} name={name} isSmall={isSmall} />
        <rect
          className={styles.edge}
          x="0.75"
          y="0.75"
          width={WIDTH - 1.5}
          height={HEIGHT - 1.5}
          rx={RADIUS}
        />
      </g>
      {reversed && <Badge isSmall={isSmall} />}
    </svg>
  );
});

function Marks({ marks, foil = false }: { marks: readonly Mark[]; foil?: boolean }) {
  return marks.map(([ink, d], at) => (
    <g key={at}>
      <path className={inkClass[ink]} d={d} />
      {foil && ink === 'gold' && <path className={styles.foil} d={d} transform="translate(0.9 -0.9)" />}
    </g>
  ));
}

/** The frame is open at the top, where the numeral stands, and carries the name at the foot. */
function Frame({ art, name, isSmall }: { art: ReturnType<typeof cardArt>; name: string; isSmall: boolean }) {
  const { numeral, group } = art;
  const gap = numeral === '' ? 0 : (isSmall ? 20 : 12) + numeral.length * (isSmall ? 11 : 6.5);
  const [left, right] = [WIDTH / 2 - gap, WIDTH / 2 + gap];
  const outline = (inset: number, r: number): string =>
    `M${right} ${inset}H${WIDTH - inset - r}Q${WIDTH - inset} ${inset} ${WIDTH - inset} ${inset + r}` +
    `V${HEIGHT - inset - r}Q${WIDTH - inset} ${HEIGHT - inset} ${WIDTH - inset - r} ${HEIGHT - inset}` +
    `H${inset + r}Q${inset} ${HEIGHT - inset} ${inset} ${HEIGHT - inset - r}V${inset + r}` +
    `Q${inset} ${inset} ${inset + r} ${inset}H${left}`;
  const pip = group === 'majors' ? null : pips[group];
  return (
    <>
      <path className={styles.frame} d={outline(20, 10)} />
      {!isSmall && <path className={[styles.frame, styles.inner].join(' ')} d={outline(14, 13)} />}
      {!isSmall && <path className={styles.fine} d={`M20 ${HEIGHT - 64}H${WIDTH - 20}`} />}
      {numeral !== '' && (
        <text className={styles.numeral} x={WIDTH / 2} y={isSmall ? 34 : 28}>
          {numeral}
        </text>
      )}
      {!isSmall && (
        <text className={styles.name} x={WIDTH / 2} y={HEIGHT - 34}>
          {name}
        </text>
      )}
      {pip !== null &&
        [42, WIDTH - 42].map((x) => (
          <g key={x} transform={`translate(${x} 44)${isSmall ? ' scale(1.5)' : ''}`}>
            <Marks marks={pip} />
          </g>
        ))}
    </>
  );
}

function Badge({ isSmall }: { isSmall: boolean }) {
  const r = isSmall ? BADGE * 1.4 : BADGE * 0.75;
  return (
    <g className={styles.badge} transform={`translate(${WIDTH - r - 8} ${r + 8})`} aria-hidden>
      <circle r={r} />
      <text y={r * 0.4} fontSize={r * 1.15}>
        R
      </text>
    </g>
  );
}

/** A card of the deck, face down; decorative unless it is named. The same whichever way up it lies. */
export const TarotBack = memo(function TarotBack(props: { label?: string; className?: string }) {
  const { label } = props;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={[styles.card, styles.back, props.className].filter(Boolean).join(' ')}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect className={styles.ground} width={WIDTH} height={HEIGHT} rx={RADIUS} />
      <rect className={styles.frame} x="14" y="14" width={WIDTH - 28} height={HEIGHT - 28} rx="12" />
      <Marks marks={backArt.marks} />
      {backArt.moons.map(({ x, y, turn, path }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <circle className={styles.dark} r="7" />
          <path className={styles.moon} d={path} />
        </g>
      ))}
      <rect className={styles.edge} x="0.75" y="0.75" width={WIDTH - 1.5} height={HEIGHT - 1.5} rx={RADIUS} />
    </svg>
  );
});
