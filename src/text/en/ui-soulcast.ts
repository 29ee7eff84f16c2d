/** Words around the Daily Soulcast. Its lines are in content/en/soulcast.json. */
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
  goodFor: 'Good for',
  goEasyOn: 'Go easy on',
  question: 'Question',
  why: 'Why',
  whyOf: (line: string) => `Why: ${line}`,
  moon: (label: string, phase: string) =>
    `${{ new: 'New Moon', waxing: 'Waxing Moon', full: 'Full Moon', waning: 'Waning Moon' }[label] ?? ''}${
      { new: '', full: '' }[phase] ?? `, ${phase.replace('-', ' ')}`
    }`,
};
