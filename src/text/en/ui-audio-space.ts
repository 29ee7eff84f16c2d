/** Words about the room that audio takes on this device. */
export const uiAudioSpace = {
  heading: 'Audio kept for offline',
  used: 'Used by audio',
  budget: 'Keep at most',
  budgetHint: 'When it is full, what was played longest ago gives way. What you make is never touched.',
  none: 'No audio is kept on this device. On the Wisdom screen, Download for offline keeps a title here.',
  list: 'Kept titles, the one played longest ago first',
  unfinished: (bytes: string, total: string | null) =>
    total === null ? `${bytes} so far` : `${bytes} of ${total}`,
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title} from this device`,
  removed: (title: string) => `${title} was removed from this device.`,
  gaveWay: 'What was played longest ago was removed to fit.',
  failed: 'This did not work: the device refused to change what is stored.',
};
