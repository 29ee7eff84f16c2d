/** Words of the daily reminder: the notice itself, and where it is turned on. */
export const uiReminder = {
  noticeTitle: 'Soulstice',
  notice: 'Today’s Soul Loop is open.',

  heading: 'Daily reminder',
  switch: 'Remind me of the Soul Loop',
  note: 'A notice on this device once a day, on days when the loop is not done. It says nothing of what you write. Nothing is asked of your browser until you turn it on.',
  time: 'Time',
  timeHint: (zone: string) => `Local time, ${zone}.`,
  timeWrong: 'Give a time like 08:30.',
  working: 'Asking your browser',

  remindMe: (time: string) => `Remind me daily at ${time}`,
  remindedAt: (time: string) => `You are reminded daily at ${time}.`,
  change: 'Change in Settings',

  off: 'Off.',
  onPush: (time: string) => `On. The server wakes this browser at ${time}, also when Soulstice is closed.`,
  onPeriodic: (time: string) =>
    `On. This browser wakes Soulstice now and then, so the notice comes at ${time} or some hours later. Signed in, it comes on time.`,
  onOpen:
    'On while Soulstice is open. This browser cannot wake it when it is closed: add the reminder to your calendar below.',
  onUnsent: (time: string) =>
    `On, but the server could not be told yet. It is tried again when you are online. Until then the notice comes at ${time} only while Soulstice is open.`,
  denied:
    'This browser does not let Soulstice show notices. Allow them in its site settings (the sign beside the address), then turn this on again.',
  dismissed: 'The browser’s question was closed without an answer, so the reminder stays off.',
  unsupported:
    'This browser cannot show notices from Soulstice. On an iPhone or iPad, add Soulstice to the home screen first. Your calendar can remind you instead.',
  failed: 'This could not be kept on this device. Nothing was changed.',

  badge: 'The app icon carries a dot while today’s loop is open.',

  calendar: 'Add to my calendar',
  calendarNote:
    'A file for any calendar app: a reminder every day at this time. It works without Soulstice being open.',
  calendarMade: 'The file is in your downloads. Open it to add the reminder.',
  calendarFile: 'soul-loop-reminder.ics',
  calendarTitle: 'Soul Loop',
  calendarText: 'Five steps, under 10 minutes.',
} as const;
