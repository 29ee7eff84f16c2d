/** Words of the page Keyboard Shortcuts of App Settings. The names of the commands are in ui-palette.ts. */
export const uiShortcuts = {
  switchHeading: 'Shortcuts',
  switchHint: 'On this device. Off: no key does anything by itself; Tab, Enter and Escape go on as ever.',
  keysHeading: 'Keys',
  note: 'Press the keys of a command, then the ones that you want in their place. They work anywhere in the app; those of a chat need one that is open.',
  changeFor: (name: string, keys: string) => `${name}: ${keys}. Change keys`,
  recordingFor: (name: string) => `${name}: press the new keys. Escape keeps the old ones`,
  pressKeys: 'Press keys…',
  reset: 'Reset',
  resetFor: (name: string) => `Reset the keys of ${name}`,
  resetAll: 'Reset all',
  useAnyway: 'Use anyway',

  bare: (keys: string) => `${keys} alone is part of writing. Hold Ctrl, Alt or ⌘ as well.`,
  writes: (keys: string) => `${keys} writes a sign on many keyboards. Choose other keys.`,
  edits: (keys: string) => `${keys} edits text everywhere. Choose other keys.`,
  taken: (keys: string) =>
    `${keys} belongs to the system or the browser, and never arrives here. Choose other keys.`,
  browser: (keys: string) =>
    `${keys} has a use in many browsers, which you would lose here. It may also not arrive.`,
  other: (keys: string, name: string) => `${keys} runs ${name} already, which would lose its keys.`,
};
