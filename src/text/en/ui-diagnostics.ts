/** Words of the self-test. */
export const uiDiagnostics = {
  title: 'Diagnostics',
  close: 'Close diagnostics',
  intro:
    'The app tests itself on this device. Nothing of yours is changed, and nothing is sent but the questions to the server.',
  running: 'Testing…',
  allWell: 'Everything works.',
  someFailed: (count: number) => (count === 1 ? 'One test failed.' : `${count} tests failed.`),
  again: 'Run again',
  copy: 'Copy report',
  copied: 'Copied. The report holds no birth data.',
  copyFailed: 'The browser did not let the report be copied. It stands here to be marked and copied by hand:',
  report: 'Report',

  ok: 'OK',
  failed: 'Failed',
  note: 'Note',
  skipped: 'Not tested',
  waiting: 'Waiting',

  storage: 'Local storage',
  storageOk: 'Written, read back and deleted.',
  storageLost: 'What was written did not come back.',
  storageFailed: (type: string, name: string) => `The browser refused: ${type} (${name}).`,
  room: (usedMb: string, quotaMb: string) => `${usedMb} of ${quotaMb} MB used.`,
  roomUnknown: 'The browser does not say how much room there is.',
  persisted: 'It will not be cleared by itself.',
  notPersisted: 'It may be cleared when the device runs out of room.',

  records: 'Records',
  recordsOk: 'All can be read.',
  recordsBroken: (count: number, kinds: string) =>
    `${count} cannot be read (${kinds}). They are left as they are.`,

  server: 'Server',
  serverOk: (version: string) => `Reached, version ${version}.`,
  serverOffline: 'There is no network now. The app works without.',
  serverUnreachable: (message: string) => `Not reached: ${message}`,

  account: 'Account database',
  selectOk: 'Select OK (see console)',
  selectError: (message: string) => `Select error: ${message}`,
  noAccount: 'No account on this device.',
  accountWaiting: 'The account waits for a network.',

  zones: 'Time-zone data',
  zonesOk: (count: number) => `${count} historic clocks agree with the time-zone database.`,
  zonesWrong: (zones: string) => `Wrong for ${zones}. Charts of old births may be off.`,

  engine: 'Chart engine',
  engineOk: (charts: number, worst: string) =>
    `${charts} reference charts agree; the furthest point is ${worst}″ off.`,
  engineWrong: (day: string, point: string, off: string) =>
    `Reference chart of ${day}: ${point} is ${off}″ off.`,
  engineNoChart: (day: string) => `Reference chart of ${day}: no chart came back.`,
  engineFailed: (message: string) => `The engine stopped: ${message}`,
  engineSource: 'Reference: Swiss Ephemeris 2.10.03 on JPL DE431; up to 3.6″ counts as agreement.',

  offline: 'Works offline',
  offlineOk: 'The app and its list of places are kept on this device.',
  offlineNoPlaces:
    'The app is kept on this device; its list of places is not yet. One visit while online brings it.',
  offlineNotYet: 'Not yet: the app is kept on this device after its first whole visit.',
  offlineUnsupported: 'This browser cannot keep the app for use without a network.',

  version: 'App version',
  browser: 'Browser',
  time: 'Time',
  crashed: (name: string) => `The test itself broke (${name}).`,
};
