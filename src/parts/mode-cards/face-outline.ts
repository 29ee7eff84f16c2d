/** Strokes of a drawn face: its edge by shape, each feature as it was answered, and the places of the twelve palaces. */

const shapes: Readonly<Record<string, string>> = {
  wood: 'M54 130C54 60 80 22 120 22C160 22 186 60 186 130C186 220 160 284 120 284C80 284 54 220 54 130Z',
  fire: 'M62 92C66 44 92 22 120 22C148 22 174 44 178 92C184 120 192 150 186 176C178 224 142 284 120 284C98 284 62 224 54 176C48 150 56 120 62 92Z',
  earth: 'M42 96C42 50 70 26 120 26C170 26 198 50 198 96V204C198 256 168 282 120 282C72 282 42 256 42 204Z',
  metal:
    'M46 116C46 56 78 24 120 24C162 24 194 56 194 116C194 160 190 196 180 222C166 262 146 282 120 282C94 282 74 262 60 222C50 196 46 160 46 116Z',
  water: 'M32 154C32 82 70 28 120 28C170 28 208 82 208 154C208 230 170 282 120 282C70 282 32 230 32 154Z',
};

const plain =
  'M44 134C44 66 76 24 120 24C164 24 196 66 196 134C196 214 164 283 120 283C76 283 44 214 44 134Z';

/** The edge of the face; the plain oval where no shape was chosen. */
export const faceEdge = (shape: string | null): string => shapes[shape ?? ''] ?? plain;

/** Half the width of the face at the ears. */
const halves: Readonly<Record<string, number>> = { wood: 65, fire: 62, earth: 77, metal: 73, water: 86 };
export const halfWidth = (shape: string | null): number => halves[shape ?? ''] ?? 75;

export type Stroke = {
  readonly id: string;
  readonly d: string;
  readonly width: number;
  readonly isAnswered: boolean;
};

type Answer = (question: string) => string | null;

const pick = <Value>(answer: string | null, by: Readonly<Record<string, Value>>, plainly: Value): Value =>
  (answer === null ? undefined : by[answer]) ?? plainly;

/** Every feature: as it was answered, or as a face has it where nothing was. */
export function faceFeatures(answer: Answer): readonly Stroke[] {
  const given = (...questions: readonly string[]): boolean => questions.some((one) => answer(one) !== null);
  const gap = pick(answer('brow-distance'), { wide: 24, close: 12 }, 18);
  const arch = pick(answer('brow-shape'), { straight: 0, arched: -14, angled: -9 }, -5);
  const peak = answer('brow-shape') === 'angled' ? 34 : 22;
  const tilt = pick(answer('eye-tilt'), { up: -5, down: 5 }, 0);
  const open = pick(answer('eye-size'), { large: 10, narrow: 4.5 }, 7);
  const iris = open * 0.55;
  const tip = pick(
    answer('nose-tip'),
    { pointed: 'M112 184L120 193L128 184', straight: 'M111 188H129' },
    'M110 185Q120 197 130 185',
  );
  const wings = pick(answer('nose-wings'), { full: 15, slim: 8 }, 11);
  const lips = pick(answer('lips'), { full: 11, thin: 4 }, 7);
  const chin = pick(
    answer('chin'),
    { broad: 'M88 256Q120 266 152 256', pointed: 'M106 252L120 262L134 252' },
    'M100 252Q120 266 140 252',
  );
  const hair = pick(answer('forehead'), { high: 44, low: 66 }, 55);
  const earTop = pick(answer('ears'), { high: 112, low: 152 }, 130);
  const brow = (side: number): string => {
    const x = (from: number): number => 120 + side * from;
    return `M${x(gap)} 124Q${x(gap + peak)} ${124 + arch * 2} ${x(gap + 44)} ${124 + (answer('brow-shape') === 'straight' ? 0 : 3)}`;
  };
  const eye = (side: number): string => {
    const x = (from: number): number => 120 + side * from;
    return `M${x(20)} ${142 - tilt / 2}Q${x(36)} ${142 - open * 1.6} ${x(52)} ${142 + tilt}Q${x(36)} ${142 + open * 1.4} ${x(20)} ${142 - tilt / 2}Z`;
  };
  const half = halfWidth(answer('shape'));
  const ear = (side: number): string =>
    `M${120 + side * half} ${earTop + 4}C${120 + side * (half + 21)} ${earTop - 14} ${120 + side * (half + 23)} ${earTop + 34} ${120 + side * (half - 1)} ${earTop + 44}`;
  const bridge = pick(answer('nose-bridge'), { high: 5, low: 9 }, 7);
  return [
    {
      id: 'hair',
      d: `M72 ${hair + 12}Q120 ${hair - 10} 168 ${hair + 12}`,
      width: 1.4,
      isAnswered: given('forehead'),
    },
    ...[-1, 1].flatMap((side): readonly Stroke[] => [
      {
        id: `brow${side}`,
        d: brow(side),
        width: pick(answer('brow-density'), { full: 5, fine: 1.6 }, 3),
        isAnswered: given('brow-shape', 'brow-density', 'brow-distance'),
      },
      { id: `eye${side}`, d: eye(side), width: 1.6, isAnswered: given('eye-size', 'eye-tilt') },
      {
        id: `iris${side}`,
        d: `M${120 + side * 36 - iris} 142a${iris} ${iris} 0 1 0 ${iris * 2} 0a${iris} ${iris} 0 1 0 ${-iris * 2} 0Z`,
        width: 1.6,
        isAnswered: given('eye-size', 'eye-tilt'),
      },
      { id: `ear${side}`, d: ear(side), width: 1.6, isAnswered: given('ears') },
      {
        id: `wing${side}`,
        d: `M${120 + side * wings} 176Q${120 + side * (wings + 7)} 186 ${120 + side * (wings - 1)} 189`,
        width: 1.6,
        isAnswered: given('nose-wings'),
      },
      {
        id: `bridge${side}`,
        d: `M${120 + side * bridge} 140L${120 + side * (bridge + 1)} 168`,
        width: answer('nose-bridge') === 'high' ? 2.2 : 1.4,
        isAnswered: given('nose-bridge'),
      },
    ]),
    { id: 'tip', d: tip, width: 1.6, isAnswered: given('nose-tip') },
    {
      id: 'lips',
      d: `M92 222Q108 ${222 - lips} 120 ${222 - lips * 0.6}Q132 ${222 - lips} 148 222Q120 ${222 + lips * 1.6} 92 222ZM92 222Q120 ${222 + lips * 0.3} 148 222`,
      width: 1.6,
      isAnswered: given('lips'),
    },
    { id: 'chin', d: chin, width: 1.6, isAnswered: given('chin') },
  ];
}

/** One place of each palace. Sources place some on both sides; the right of the drawing is taken. */
export const palacePlaces: Readonly<Record<string, readonly [x: number, y: number]>> = {
  life: [120, 126],
  wealth: [120, 180],
  siblings: [145, 113],
  property: [157, 131],
  children: [154, 157],
  servants: [150, 250],
  spouse: [180, 143],
  health: [120, 150],
  travel: [174, 80],
  career: [120, 70],
  fortune: [169, 103],
  parents: [144, 80],
};
