/** Words of the shell: header, sidebar frame, prompts, recovery. */
export const uiShell = {
  skipToContent: 'Skip to content',
  header: 'Header',
  sidebar: 'Sidebar',
  openSidebar: 'Open sidebar',
  closeSidebar: 'Close sidebar',
  toDarkTheme: 'Switch to dark theme',
  toLightTheme: 'Switch to light theme',
  home: 'Home',
  shortcuts: 'Shortcuts',
  myBlueprint: 'My Blueprint',
  charts: 'Charts',
  askPersona: (persona: string) => `Ask ${persona}`,
  freePlan: 'Free Plan',
  freeTrial: 'Free Trial',
  premiumActive: 'Premium Active',
  subscriptionExpired: 'Subscription Expired',
  messagesUsed: (used: number, max: number) => `${used} / ${max}`,
  messagesUsedSpoken: (used: number, max: number) => `${used} of ${max} free messages used`,
  savedHere: 'Saved on this device',
  licences: 'Licences',
  nameless: 'Guest',
  yourAccount: 'Your account',
  accountWaits: 'Your account waits for a network.',
  signInAgain: 'Sign in again to reach your account',

  profileMenu: 'Profile menu',
  profileMenuOf: (who: string) => `Profile menu: ${who}`,
  noAccount: 'No account on this device',
  profileAndBirth: 'Profile & Birth Info',
  settings: 'Settings',
  adminPanel: 'Admin Panel',
  signOut: 'Sign Out',
  syncYourData: 'Sync Your Data',

  loading: 'Loading',
  notices: 'Notices',
  dismiss: 'Dismiss',
  undo: 'Undo',
  close: 'Close',
  cancel: 'Cancel',

  titleHome: 'Chat',
  titlePersonal: 'My Blueprint',
  titleCharts: 'Chart Generator',
  titleSignIn: 'Sign in',
  titleAdmin: 'Admin Panel',
  titlePrivacy: 'Privacy Policy',
  titleTerms: 'Terms of Service',
  titleLicences: 'Licences',
  titleNotFound: 'Page not found',

  notFound: '404 Page Not Found',
  notFoundText: 'Nothing lives at this address. Your chats and your chart are where you left them.',
  notFoundHome: 'Go home',

  offlineReady: 'Ready. It now opens without a network, too.',
  updateReady: 'A new version is ready.',
  updateNow: 'Update',
  updateLater: 'Later',

  installTitle: (product: string) => `Keep ${product} at hand`,
  installText: 'Install it and it opens like any app, with or without a network.',
  install: 'Install',
  installOnApple:
    'Tap Share, then Add to Home Screen. It then opens like any app, with or without a network.',
  installNever: 'No, thanks',
  installGotIt: 'Got it',

  storageFull:
    'This device has no room left. What is on the screen is not saved; free some space and try again.',
  storageClosed: 'The browser closed the local database. Reload the page to go on; what was saved is safe.',
  storageBlocked: 'Another tab holds an older version. Close the other tabs, then reload this one.',
  storageUnknown:
    'The local database could not be opened. Reload the page; private windows may not allow it at all.',
  reload: 'Reload',

  partBroke:
    'Your chats could not be read just now. They are still on this device; reload the page to try again.',

  brokeTitle: 'This page stopped working',
  brokeText:
    'Something went wrong while drawing it. What you wrote is saved on this device, and nothing is lost.',
  brokeRetry: 'Try again',
  brokeReload: 'Reload',
  brokeHome: 'Go home',
  brokeDetails: 'What happened',
  oldVersionText:
    'This part of the app could not be loaded. You may be offline before it was ever opened, or a new version is out.',
};
