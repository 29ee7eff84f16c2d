/** Words of the page API Keys in App Settings. Those of a key and its model are in ui-own-models.ts. */
export const uiKeys = {
  note: 'Each key is sealed on this device and opened for the one call that needs it. It goes straight to its provider, or by way of this server where you chose that. It is in no sync, no export and no log, and is not shown again.',
  noteWriter: 'A key alone changes nothing. Who writes your readings is chosen by itself.',
  openWriter: 'Who writes, and what leaves',
  kept: (masked: string) => `Kept: ${masked}`,
  keptWithoutKey: 'Kept, without a key',
  none: 'No key',
  byServer: (host: string) =>
    `Set to be called through ${host}: the key travels there with each question. Change that where you choose who writes.`,
  openRouterHelp: 'OpenRouter instructions',
  save: 'Save',
  saved: 'Kept on this device. Press Test to see whether it works.',
  test: 'Test',
  testOf: (provider: string) => `Test ${provider}`,
  saveOf: (provider: string) => `Save ${provider}`,
  removeOf: (provider: string) => `Remove ${provider}`,
  remove: 'Remove',
  removeTitle: (provider: string) => `Remove the key for ${provider}?`,
  removeText: 'It is deleted from this device. The provider still knows it until you revoke it there.',
  cancel: 'Cancel',
};
