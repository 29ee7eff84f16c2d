/** The reading mode `egyptian`: decans, the civil date, and the modern zodiac of gods. */
import { askedAbout, chosenSchools } from '../hellenistic/asked.ts';
import type { Tradition } from '../tradition.ts';
import { EGYPTIAN_CALENDARS } from './civil-calendar.ts';
import { egyptianPoints } from './points.ts';
import { egyptianSheet } from './sheet.ts';

const schools = { calendar: EGYPTIAN_CALENDARS } as const;

export const egyptian: Tradition = {
  mode: 'egyptian',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) =>
    inputs.birth === null
      ? null
      : egyptianSheet({
          moment: inputs.birth,
          asked: askedAbout(inputs),
          calendar: chosenSchools(schools, inputs.school).calendar,
        }),
  points: egyptianPoints,
  schools,
};
