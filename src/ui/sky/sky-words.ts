/** The caption of the sky picture and the sentence it is described with. */
import type { uiSky } from '#text/en/ui-sky.ts';

const directionKeys = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;

export interface SkyScene {
  place: string;
  /** The clock at the place, as it is read there. */
  time: string;
  /** 0 north, 1 north-east, to 7 north-west. */
  compass: number;
  moonAltDeg: number;
  moon: 'in-view' | 'higher' | 'down';
  isSunUp: boolean;
  starCount: number;
  constellations: readonly string[];
}

export function skyCaption(words: typeof uiSky, scene: SkyScene): { line: string; note: string | null } {
  const direction = words[directionKeys[scene.compass] ?? 'north'];
  const notes = [
    ...(scene.moon === 'down' ? [words.moonDown] : []),
    ...(scene.moon === 'higher' ? [words.moonHigher(Math.round(scene.moonAltDeg))] : []),
    ...(scene.isSunUp ? [words.daylight] : []),
  ];
  return {
    line: words.caption(scene.place, scene.time, direction),
    note: notes.length === 0 ? null : notes.join(', '),
  };
}

export function skyLabel(words: typeof uiSky, scene: SkyScene): string {
  const direction = words[directionKeys[scene.compass] ?? 'north'];
  return [
    words.label(scene.place, scene.time, direction),
    moonSentence(words, scene),
    words.labelStars(scene.starCount),
    ...(scene.constellations.length > 0 ? [words.labelConstellations(scene.constellations.join(', '))] : []),
    ...(scene.isSunUp ? [words.labelDaylight] : []),
  ].join(' ');
}

function moonSentence(words: typeof uiSky, { moon, moonAltDeg }: SkyScene): string {
  const degrees = Math.max(0, Math.round(moonAltDeg));
  switch (moon) {
    case 'in-view':
      return words.labelMoon(degrees);
    case 'higher':
      return words.labelMoonHigher(degrees);
    case 'down':
      return words.labelMoonDown;
  }
}
