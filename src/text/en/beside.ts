/** The paragraph in which other traditions stand beside the western chart. */
import type { BesideWords } from '#companion/beside.ts';

export const beside: BesideWords = {
  leads: [
    'Another way of reading, by its own rules.',
    'Seen from a second tradition, the matter has another face.',
    'A second voice may speak here, from another part of the world.',
    'Now the same question, asked elsewhere.',
    'One more tradition keeps its own book on this.',
  ],
  agree: {
    ease: [
      'Here {name} and the sky are of one mind about what helps.',
      'So {name} and your birth chart lean the same way, towards what carries you.',
      'In this {name} agrees with the chart: there is help to be used.',
    ],
    strain: [
      'Here {name} and the sky name the same strain from two sides.',
      'So {name} and your birth chart agree on where it is hard.',
      'In this {name} agrees with the chart: the effort is real.',
    ],
  },
  differ: {
    ease: [
      'They do not agree: the chart speaks of strain, {name} of help.',
      'Here {name} is easier on you than the chart, and neither outvotes the other.',
      'The two part ways, and {name} sees the softer side.',
    ],
    strain: [
      'They do not agree: the chart speaks of help, {name} of strain.',
      'Here {name} is harder than the chart, and neither outvotes the other.',
      'The two part ways, and {name} sees the harder side.',
    ],
  },
  names: {
    'thai-taksa': 'the taksa',
    'chinese-bazi': 'the four pillars',
    vedic: 'the Vedic chart',
    pythagorean: 'the count of your birth date',
    'thai-almanac': 'the almanac',
  },
};
