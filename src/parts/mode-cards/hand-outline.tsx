/** A drawn hand, palm up: its outline, the lines and mounts a person answered, and where each is marked. */
import styles from './card-inks.module.css';
import hand from './hand-outline.module.css';

/** Units of the drawing: a left hand, the thumb at the left. */
export const HAND = { width: 240, height: 336 } as const;

const palm = 'M66 168Q66 152 82 152H178Q194 154 194 172L189 266Q182 310 130 310Q84 310 74 268Z';
const wrist = 'M92 296L88 334H172L168 296Z';

export type Place = readonly [x: number, y: number];

type Finger = { readonly id: string; readonly from: Place; readonly to: Place; readonly width: number };

const SPREAD: Readonly<Record<string, number>> = { together: 0, even: 1, apart: 2 };
const THUMB: Readonly<Record<string, Place>> = {
  'under-45': [40, 172],
  '45-to-90': [22, 190],
  'over-90': [14, 222],
};

/** A fact of the hand by the question it answers; null when it was not answered. */
export type Answer = (question: string) => string | null;

export const thumbTip = (answer: Answer): Place => THUMB[answer('thumb-angle') ?? '45-to-90'] ?? [22, 190];

function fingersOf(answer: Answer): readonly Finger[] {
  const lean = (SPREAD[answer('finger-spacing') ?? 'even'] ?? 1) * 6;
  const longer = answer('index-ring');
  const index = 74 - (longer === 'index-longer' ? 10 : 0);
  const ring = 74 - (longer === 'ring-longer' ? 10 : 0);
  return [
    { id: 'index', from: [82, 168], to: [84 - lean * 1.2, index], width: 28 },
    { id: 'middle', from: [113, 164], to: [114 - lean * 0.2, 48], width: 28 },
    { id: 'ring', from: [145, 166], to: [144 + lean * 0.9, ring], width: 28 },
    { id: 'little', from: [177, 176], to: [174 + lean * 2, 104], width: 25 },
    { id: 'thumb', from: [88, 250], to: thumbTip(answer), width: 31 },
  ];
}

const lineTo = ({ from, to }: Finger): string => `M${from.join(' ')}L${to.join(' ')}`;

/** Two layers of the same shapes: the edge is what the upper one leaves. */
export function HandShape({ answer }: { answer: Answer }) {
  const fingers = fingersOf(answer);
  return (
    <>
      {(['edge', 'skin'] as const).map((layer) => (
        <g key={layer} className={hand[layer]}>
          {fingers.map((finger) => (
            <path
              key={finger.id}
              d={lineTo(finger)}
              className={hand.finger}
              strokeWidth={finger.width + (layer === 'edge' ? 3 : 0)}
            />
          ))}
          <path d={palm} className={hand.palm} strokeWidth={layer === 'edge' ? 3 : 0} />
          <path d={wrist} className={hand.palm} strokeWidth={layer === 'edge' ? 3 : 0} />
        </g>
      ))}
    </>
  );
}

export const mountPlaces: Readonly<Record<string, Place>> = {
  jupiter: [84, 176],
  saturn: [113, 172],
  apollo: [145, 174],
  mercury: [176, 184],
  venus: [92, 260],
  luna: [172, 262],
  'mars-upper': [176, 222],
  'mars-lower': [82, 214],
};

const onLine: Readonly<Record<string, Place>> = {
  'life-line': [112, 262],
  'head-line': [126, 212],
  'heart-line': [142, 186],
  'fate-line': [121, 236],
  'sun-line': [151, 236],
};

/** Lines that run across the palm: marks on them stand side by side, on the others one over another. */
const across: ReadonlySet<string> = new Set(['head-line', 'heart-line']);
const APART = 17;

/** Where the `nth` kind of mark stands: over a mount or on a line, beside its fellows. */
export function markPlace(place: string, nth: number): Place | null {
  const aside = (nth - 2) * APART;
  const mount = mountPlaces[place];
  if (mount !== undefined) return [mount[0] + aside / 2, mount[1] - 17];
  const line = onLine[place];
  if (line === undefined) return null;
  return across.has(place) ? [line[0] + aside, line[1]] : [line[0], line[1] + aside];
}

const underFinger: Readonly<Record<string, number>> = {
  'under-index': 84,
  'between-index-and-middle': 98,
  'under-middle': 113,
  'under-ring': 145,
  'under-little': 177,
};

/** The line a person described; null where they said nothing of it, or that it is not there. */
export function handLines(answer: Answer): readonly { id: string; d: string; isFaint: boolean }[] {
  const has = (...questions: readonly string[]): boolean => questions.some((one) => answer(one) !== null);
  const line = (id: string, isThere: boolean, d: string, isFaint = false) =>
    isThere ? [{ id, d, isFaint }] : [];
  const headY = answer('life-start') === 'separate' ? 190 : 202;
  const headEnd = underFinger[answer('head-end') ?? 'under-ring'] ?? 145;
  const headLow = answer('head-shape') === 'curved' ? 244 : 218;
  const heartEnd = underFinger[answer('heart-end') ?? 'under-middle'] ?? 113;
  const heartCurve = answer('heart-shape') === 'straight' ? 184 : 206;
  const fateStart: Readonly<Record<string, Place>> = {
    wrist: [126, 306],
    'life-line': [110, 276],
    'mid-palm': [122, 240],
  };
  const [fx, fy] = fateStart[answer('fate-start') ?? 'wrist'] ?? [126, 306];
  const fateEnd = underFinger[answer('fate-end') ?? 'under-middle'] ?? 113;
  const lifeArc = answer('life-arc');
  const life = lifeArc === 'close' ? 'M66 204C84 208 96 250 92 306' : 'M66 204C104 204 126 250 108 308';
  const count: Readonly<Record<string, number>> = { one: 1, two: 2, 'three-or-more': 3 };
  const bonds = count[answer('bonds') ?? ''] ?? 0;
  return [
    ...line('life-line', has('life-arc', 'life-start') && lifeArc !== 'absent', life),
    ...line('second-life-line', answer('double-line') === 'yes', 'M74 214C96 216 110 252 98 304'),
    ...line(
      'head-line',
      has('head-shape', 'head-end'),
      `M66 ${headY}Q${(66 + headEnd) / 2} ${headY + 2} ${headEnd} ${headLow}${
        answer('head-shape') === 'forked' ? `M${headEnd - 22} ${headLow - 6}L${headEnd} ${headLow + 18}` : ''
      }`,
    ),
    ...line(
      'heart-line',
      has('heart-end', 'heart-shape'),
      `M193 196Q${(193 + heartEnd) / 2} ${heartCurve} ${heartEnd} 170`,
    ),
    ...line('simian', answer('simian') === 'yes', 'M67 204L192 204'),
    ...line(
      'fate-line',
      has('fate', 'fate-start', 'fate-end') && answer('fate') !== 'none',
      `M${fx} ${fy}Q${(fx + fateEnd) / 2 + 4} ${(fy + 168) / 2} ${fateEnd} 168`,
      answer('fate') === 'faint',
    ),
    ...line(
      'sun-line',
      has('sun') && answer('sun') !== 'none',
      'M154 288Q156 230 146 172',
      answer('sun') === 'faint',
    ),
    ...line(
      'marriage-marks',
      bonds > 0,
      Array.from({ length: bonds }, (_, at) => `M180 ${176 + at * 6}H193`).join(''),
    ),
  ];
}

/** The shapes of the five marks, about (0, 0). */
export const markShapes: Readonly<Record<string, string>> = {
  star: 'M0 -7V7M-6 -3.5L6 3.5M-6 3.5L6 -3.5',
  cross: 'M-5 -5L5 5M-5 5L5 -5',
  island: 'M0 -7C6 -4 6 4 0 7C-6 4 -6 -4 0 -7Z',
  chain: 'M0 -8C4 -5 4 -3 0 0C-4 -3 -4 -5 0 -8ZM0 0C4 3 4 5 0 8C-4 5 -4 3 0 0Z',
  square: 'M-5 -5H5V5H-5Z',
};

export const lineClass = (isFaint: boolean): string => `${styles.goldLine} ${isFaint ? styles.either : ''}`;
