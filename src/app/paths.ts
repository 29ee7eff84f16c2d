/** Every address of the app. Screens link through these and never write one by hand. */
export const paths = {
  home: '/',
  /** A new chat of which nothing is kept. */
  temporaryChat: '/?temporary=1',
  /** The Soul Loop over the start page. The manifest's shortcut names it too. */
  soulLoop: '/?loop=1',
  /** A new chat with the picker of pictures open. */
  uploadToChat: '/?upload=1',
  /** An existing chat. */
  chat: (threadId: string) => `/c/${threadId}`,
  /** A message of a chat: the chat, scrolled to it with the message marked. Its search parameter is `message`. */
  chatMessage: (threadId: string, messageId: string) => `/c/${threadId}?message=${messageId}`,
  personal: '/personal',
  /** The natal chart, a tab of the person's page. */
  natalChart: '/personal?tab=natal',
  charts: '/charts',
  /** The tarot reader. */
  tarot: '/tarot-drawer',
  prompts: '/prompts',
  tools: '/tools',
  /** One tool of that screen. */
  tool: (id: string) => `/tools?tool=${id}`,
  /** The same screen as the tools. */
  plugins: '/plugins',
  /** "Wisdom", the library of audio. */
  wisdom: '/soul-mirror',
  /** The sky of today and what comes next. */
  sky: '/sky',
  /** The days of the Soul Loop. */
  journal: '/journal',
  agentLove: '/agent-love',
  agentCareer: '/agent-career',
  agentSoulcast: '/agent-soulcast',
  /** A chat that is open in one of these rooms. Its search parameter is `chat`. */
  inRoom: (room: string, threadId: string) => `${room}?chat=${threadId}`,
  admin: '/admin',
  help: '/help',
  /** What happens with words that speak of a crisis. */
  safety: '/help/safety',
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
  tarot: paths.tarot,
  prompts: paths.prompts,
  tools: paths.tools,
  plugins: paths.plugins,
  wisdom: paths.wisdom,
  sky: paths.sky,
  journal: paths.journal,
  agentLove: paths.agentLove,
  agentCareer: paths.agentCareer,
  agentSoulcast: paths.agentSoulcast,
  admin: paths.admin,
  help: paths.help,
  safety: paths.safety,
  signIn: paths.signIn,
  privacy: paths.privacy,
  terms: paths.terms,
  licences: paths.licences,
} as const;
