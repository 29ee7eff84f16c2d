/** One-line drawings of the twelve figures of the age wheel, on a grid of 24. */
import type { WheelFigure } from '#traditions/thai/age-wheel.ts';

export const wheelEmblems: Readonly<Record<WheelFigure, string>> = {
  // A bell on three steps under a spire.
  stupa: 'M12 2V6M12 6C9 9 7.5 11 7.5 15H16.5C16.5 11 15 9 12 6M6 15H18V18H6ZM4 18H20V21H4Z',
  // One tier on a pole.
  'silver-parasol': 'M12 3V21M4 11C5 6 8 4.5 12 4.5S19 6 20 11ZM7 11V13M12 11V13M17 11V13',
  // A sword, point up.
  beheaded: 'M12 2L14 5.5V15H10V5.5ZM7 15H17M12 15V20M10.5 21.5H13.5',
  // A gabled house.
  'royal-house': 'M3 11L12 4L21 11M6 9.5V20H18V9.5M10 20V14H14V20M12 4V2M3 11V9M21 11V9',
  // Three roofs under a spire.
  palace:
    'M12 1.5V5M12 5L15 9.5H9ZM9.5 9.5L6 14H18L14.5 9.5M6.5 14L3 18.5H21L17.5 14M5.5 18.5V22M18.5 18.5V22M10 22V18.5M14 22V18.5',
  // A disc being swallowed.
  rahu: 'M12 4a6 6 0 1 0 6 6M12 4C9.5 6 10 10 13 11.5M13 11.5C15 12.5 17 12 18 10M4 20C7 17 9 21 12 18S17 21 20 18',
  // Three tiers on a pole.
  'golden-parasol': 'M12 1.5V22.5M9 6.5Q12 2.5 15 6.5ZM7.5 11.5Q12 7 16.5 11.5ZM6 16.5Q12 11.5 18 16.5Z',
  // A small figure on a shell.
  'deity-on-turtle':
    'M3.5 18C4 13.5 8 11.5 12 11.5S19 13.5 19.5 18ZM19.5 17H22V14.5H19M6 18V20.5M17 18V20.5M8.5 18L12 11.5L15.5 18M12 11.5V8M9.5 9.5L12 8L14.5 9.5M10.2 5.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M12 3.7V2',
  // A beam with two bows.
  yoke: 'M2.5 9C6 6.5 9 9.5 12 8S18 6.5 21.5 9M5 8.5V15a3 3 0 0 0 6 0V8.5M13 8.5V15a3 3 0 0 0 6 0V8.5M12 8V4.5',
  // A drum and its stick.
  shaman:
    'M4 9.5a6.5 2.8 0 1 0 13 0a6.5 2.8 0 1 0-13 0M4 9.5V16.5C4 18.5 7 19.7 10.5 19.7S17 18.5 17 16.5V9.5M11 9.5L20 3M4.5 12.5L8 19M16.5 12.5L13 19',
  // A bowed head under a veil.
  widow:
    'M12 3C7.5 3 6 7 6.5 11C7 15 5 18 4 21H20C19 18 17 15 17.5 11C18 7 16.5 3 12 3M9.5 10C9.5 7.5 10.5 6.5 12 6.5S14.5 7.5 14.5 10S13.5 13.5 12 13.5S9.5 12.5 9.5 10',
  // Coils under a raised crest.
  naga: 'M3 20C6 22 9 20 8.5 17.5S4.5 15 5.5 12.5S11 12 12.5 14.5S17.5 15.5 18 11.5C18.3 9 16.5 8 16 6C15.6 4 17 2.5 19 2.5C21 2.5 21.5 4.5 20.5 6H17M16 6L13 4.5M16.5 8L13.5 8.5',
};
