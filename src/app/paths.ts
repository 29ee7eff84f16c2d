/** Every address of the app. Screens link through these and never write one by hand. */
export const paths = {
  home: '/',
  /** An existing chat. */
  chat: (threadId: string) => `/c/${threadId}`,
  personal: '/personal',
  /** The natal chart, a tab of the person's page. */
  natalChart: '/personal?tab=natal',
  charts: '/charts',
  admin: '/admin',
  signIn: '/sign-in',
  privacy: '/privacy',
  terms: '/terms',
  licences: '/licences',
} as const;

/** The same addresses as the route table matches them. */
export const routePatterns = {
  home: paths.home,
  chat: '/c/:threadId',
  personal: paths.personal,
  charts: paths.charts,
  admin: paths.admin,
  signIn: paths.signIn,
  privacy: paths.privacy,
  terms: paths.terms,
  licences: paths.licences,
} as const;
