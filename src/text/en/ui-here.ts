/** Words about where a person is now. */
export const uiHere = {
  label: 'Where you are now',
  clear: 'Clear where you are now',
  what: 'Sunrise, planetary hours and the sky on the home screen are counted there.',
  fromZone: (place: string) => `Until you choose a place, ${place} is used: the main city of your time zone.`,
  fromBirth: (place: string) => `Until you choose a place, your birth place is used: ${place}.`,
  unknown: 'Until you choose a place, there is no sunrise to count from.',
  elsewhere: (chosen: string, used: string | null) =>
    `You chose ${chosen}, where the clock shows another time than on this device. Until they agree, ${
      used === null ? 'no place is used' : `${used} is used`
    }.`,
  change: 'Change place',
  couldNotKeep: 'This place could not be saved.',
};
