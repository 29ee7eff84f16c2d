/** Words of the sky picture. */
export const uiSky = {
  north: 'north',
  northEast: 'north-east',
  east: 'east',
  southEast: 'south-east',
  south: 'south',
  southWest: 'south-west',
  west: 'west',
  northWest: 'north-west',
  caption: (place: string, time: string, direction: string) => `${place}, ${time}, ${direction}`,
  moonDown: 'Moon below the horizon',
  moonHigher: (degrees: number) => `Moon higher, at ${degrees}°`,
  daylight: 'stars behind daylight',

  label: (place: string, time: string, direction: string) =>
    `The sky over ${place} at ${time}, looking ${direction}.`,
  labelMoon: (degrees: number) => `The Moon stands ${degrees}° above the horizon.`,
  labelMoonHigher: (degrees: number) =>
    `The Moon stands ${degrees}° above the horizon, higher than the picture reaches; it is drawn for its phase.`,
  labelMoonDown: 'The Moon is below the horizon; it is drawn for its phase.',
  labelStars: (count: number) => (count === 1 ? '1 bright star.' : `${count} bright stars.`),
  labelConstellations: (names: string) => `Constellations: ${names}.`,
  labelDaylight: 'The Sun is up: the stars are there, behind the daylight.',
  labelNoPlace: (date: string) => `The Moon in its phase of ${date}, over a horizon.`,
};
