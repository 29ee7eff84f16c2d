/** Words around the Daily Soulcast. Its lines are in practice/soulcast. */
export const uiSoulcast = {
  title: 'Daily Soulcast',
  refresh: 'Refresh Soulcast',
  incomplete:
    'Complete your birth information in your profile to receive personalized daily cosmic guidance.',
  toProfile: 'Add birth information',
  everyone: 'Today’s sky, for everyone',
  failed: "Unable to calculate today's cosmic guidance. Please check your birth information in your profile.",
  working: 'Looking at today’s sky',
  sky: 'Sky',
  you: 'You',
  hours: 'Hours',
  act: 'Do',
  letGo: 'Let go',
  question: 'Question',
  why: 'Why',
  whyOf: (line: string) => `Why: ${line}`,
  hoursOf: (place: string) => `Sunrise and sunset of ${place}.`,
  hoursNowhere: 'Planetary hours need a place. Choose where you are in your profile.',
  moon: (label: string, phase: string) =>
    `${{ new: 'New Moon', waxing: 'Waxing Moon', full: 'Full Moon', waning: 'Waning Moon' }[label] ?? ''}${
      { new: '', full: '' }[phase] ?? `, ${phase.replace('-', ' ')}`
    }`,
};
