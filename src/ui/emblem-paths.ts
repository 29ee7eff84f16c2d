/*
 * One emblem a room, drawn with one line on a 120 grid: it comes in along y 74.4 (62 % of the height, the horizon
 * all our pictures share), draws the thing, and leaves along it. `line` is that stroke; `detail` follows after.
 */
interface EmblemDrawing {
  readonly line: string;
  readonly detail: readonly string[];
  /** Solid dots: centre x, centre y, radius. */
  readonly dots?: readonly (readonly [number, number, number])[];
}

export const emblems = {
  orrery: {
    line: 'M4 74.400H60V67A52 21 0 1 1 60.010 67L60 60.500A36 14.500 0 1 1 60.010 60.500L60 54A20 8 0 1 1 60.010 54L60 51.500A5.500 5.500 0 1 1 60.010 51.500L60 74.400H116',
    detail: ['M60 74.400V100M44 106C44 99 76 99 76 106'],
    dots: [
      [16, 35, 3.6],
      [92, 54, 3],
      [43.5, 42.5, 2.4],
    ],
  },
  lantern: {
    line: 'M4 74.400H36V66H42L37 38H32L45 26A15 17 0 0 1 75 26H45H60V42C50 52 50 63 60 63S70 52 60 42V26H75L88 38H83L78 66H84V74.400H116',
    detail: [
      'M37 38H83M42 66H78',
      'M50 83H70M54 91H66M57 99H63',
      'M24 44L16 41M26 57H17M96 44L104 41M94 57H103',
    ],
  },
  well: {
    line: 'M4 74.400H28V40H18L60 16V50H52L54.500 63H65.500L68 50H60V16L102 40H92V74.400A32 9 0 1 1 28 74.400A32 9 0 0 0 92 74.400L88 102Q60 112 32 102L28 74.400A32 9 0 0 0 92 74.400H116',
    detail: [
      'M44 84.500V95M60 87V97M76 84.500V95M36 96Q40 98 44 98.500M52 97Q60 99 68 97M76 98.500Q80 98 84 96',
    ],
  },
  loom: {
    line: 'M4 74.400H18V18H102V106H18V90H88A3.900 3.900 0 0 0 88 82.200H32A3.900 3.900 0 0 1 32 74.400H116',
    detail: [
      'M32 18V66M46 18V66M60 18V66M74 18V66M88 18V66M32 98V106M46 98V106M60 98V106M74 98V106M88 98V106',
      'M40 50Q60 42 80 50Q60 58 40 50Z',
    ],
  },
  mirror: {
    line: 'M4 74.400H42.600A27 36 0 0 0 60 84V100A5.500 5.500 0 1 1 59.990 100L60 84A27 36 0 1 0 42.600 74.400H50A10 10 0 0 1 70 74.400H116',
    detail: ['M60 57.500V52M47.500 63.500L43.500 59.500M72.500 63.500L76.500 59.500', 'M52 24Q44 28 41 37'],
  },
  tidetable: {
    line: 'M4 74.400C12 74.400 14 58 24 58S36 90.800 48 90.800S60 52 72 52S84 90.800 96 90.800S106 74.400 116 74.400',
    detail: [
      'M4 104H116M12 104V99M24 104V95M36 104V99M48 104V95M60 104V99M72 104V95M84 104V99M96 104V95M108 104V99',
      'M66 14A16 16 0 1 1 66 43A19 19 0 0 0 66 14Z',
      'M24 67V85M72 61V85',
    ],
  },
} as const satisfies Record<string, EmblemDrawing>;

export type EmblemId = keyof typeof emblems;
