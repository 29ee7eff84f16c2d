/** The seven built-in titles: what they are, how long, and of which files each is put together. */

export const audioCategories = ['podcast', 'affirmation', 'healing'] as const;
export type AudioCategory = (typeof audioCategories)[number];

export const builtInIds = [
  'cosmic-awakening-journey',
  'daily-abundance-affirmations',
  'crystal-bowl-healing-frequencies',
  'chakra-alignment-meditation',
  'lunar-eclipse-wisdom',
  'self-love-activation',
  'forest-bathing-soundscape',
] as const;
export type BuiltInId = (typeof builtInIds)[number];

export type BuiltInTitle = {
  readonly id: BuiltInId;
  /** Item number of the specification, 1–7; also the order on the screen. */
  readonly number: number;
  readonly category: AudioCategory;
  readonly seconds: number;
  /** Favourite before the person chose anything. */
  readonly favouriteAtFirst: boolean;
};

export const builtInTitles: readonly BuiltInTitle[] = [
  { id: 'cosmic-awakening-journey', number: 1, category: 'podcast', seconds: 1470, favouriteAtFirst: false },
  {
    id: 'daily-abundance-affirmations',
    number: 2,
    category: 'affirmation',
    seconds: 735,
    favouriteAtFirst: true,
  },
  {
    id: 'crystal-bowl-healing-frequencies',
    number: 3,
    category: 'healing',
    seconds: 2700,
    favouriteAtFirst: false,
  },
  {
    id: 'chakra-alignment-meditation',
    number: 4,
    category: 'healing',
    seconds: 1680,
    favouriteAtFirst: true,
  },
  { id: 'lunar-eclipse-wisdom', number: 5, category: 'podcast', seconds: 1125, favouriteAtFirst: false },
  { id: 'self-love-activation', number: 6, category: 'affirmation', seconds: 930, favouriteAtFirst: false },
  { id: 'forest-bathing-soundscape', number: 7, category: 'healing', seconds: 3600, favouriteAtFirst: false },
];

/** One rendered file under /audio/<id>/. Frames are 24 ms and all of one size, so bytes = frames × frame size. */
export type AudioPart = {
  /** File name, e.g. `head.mp3`. */
  readonly file: string;
  readonly bytes: number;
  /** Hexadecimal, lower case. */
  readonly sha256: string;
};

/** How a title is put together; the whole file is the parts of `order` joined as bytes. Written by the renderer. */
export type AudioScore = {
  readonly id: BuiltInId;
  readonly parts: readonly AudioPart[];
  /** File name and how often in a row. */
  readonly order: readonly (readonly [file: string, times: number])[];
  readonly kbps: number;
  readonly channels: 1 | 2;
};

/** A line that is spoken or shown at a time of a title. */
export type AudioCue = {
  /** Seconds from the start. */
  readonly at: number;
  /** How long the caption stays, seconds. */
  readonly holds: number;
  readonly text: string;
};
