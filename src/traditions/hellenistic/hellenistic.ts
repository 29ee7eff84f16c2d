/** The reading mode `hellenistic`: seven planets, whole signs, sect, lots and the lords of time. */
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { askedAbout, chosenSchools } from './asked.ts';
import { hellenisticPoints } from './points.ts';
import { hellenisticSheet } from './sheet.ts';

const schools = {
  lots: ['sect-reversed', 'as-by-day'],
  erosAndNecessity: ['paulus', 'valens'],
  releasingYear: ['ideal-360', 'solar-365'],
  spiritWithFortune: ['next-sign', 'same-sign'],
} as const;

export const hellenistic: Tradition = {
  mode: 'hellenistic',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs: TraditionInputs) => {
    const { birth, zone, school } = inputs;
    if (birth === null) return null;
    const chosen = chosenSchools(schools, school);
    return hellenisticSheet({
      moment: birth,
      asked: askedAbout(inputs),
      zone,
      lots: { reversal: chosen.lots, authority: chosen.erosAndNecessity },
      timeLords: { year: chosen.releasingYear, sameSign: chosen.spiritWithFortune },
    });
  },
  points: hellenisticPoints,
  schools,
};
