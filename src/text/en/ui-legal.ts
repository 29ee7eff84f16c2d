/**
 * The Privacy Policy and the Terms of Service. A text is paragraphs parted by an empty line; lines that begin with `• `
 * are a list. Change `changed` with every change of what they say.
 */
export const uiLegal = {
  changed: 'Last changed on 23 November 2026.',
  review:
    'These texts await legal review. They describe what the software does today; no lawyer has checked them yet.',
  contents: 'On this page',
  seePrivacy: 'Privacy Policy',
  seeTerms: 'Terms of Service',
  seeLicences: 'Licences',

  privacyTitle: 'Privacy Policy',
  privacyShort: (product: string) =>
    `${product} is built to work on your device alone. Without an account, what you write stays in this browser. With one, it is stored on the server as well, so that all your devices have the same. This page lists what that is. Nothing is sold, no advertising network is involved, and nobody follows you around.`,

  whoTitle: 'Who is responsible',
  who: (product: string) =>
    `${product} is software that anybody may run on a server of their own. Responsible for your data, in the words of the General Data Protection Regulation (GDPR) the controller, is the operator of the server whose address you see in your browser. Write to the operator of this server with every question about your data. Without an account there is no data about you there, beyond what a web server needs for a moment to answer a request.`,

  deviceTitle: 'What is on your device',
  device: `Kept in this browser’s own database on this device, with or without an account:

• your profile: name, sex, date, time and place of birth, type and score, if you gave them
• your chats with their images, folders and saved questions
• your journals: the entries of the Soul Loop, and dreams you wrote down
• people, charts and draws that you saved, and what you marked as a favourite
• your settings, and whether you go on without an account

On the device alone, also when you are signed in: text in the input that you have not sent, what belongs to this screen, such as its theme, and charts that can be computed again.

Charts and readings are computed on the device. So is the recognition of words that speak of a crisis: it runs before anything else, and nothing of what it finds is sent or logged. What you wrote then stays a message of its chat, and is kept like the others.

Whoever can use this browser can read what is kept here. On a device you share, sign out with “Remove it from this device”, or clear the browser’s data for this site.`,

  serverTitle: 'What goes to the server, and when',
  server: `Whenever you use the app: requests for its files, with the address of your device, as on every website. The request log keeps neither addresses nor anything you typed.

When you ask for a sign-in code or sign in:

• your e-mail address, and from a sign-in with Google or another provider the identifier and the address that this provider confirms
• records of sign-ins: when, and by which browser, so that a session can be ended
• the code itself only as a keyed hash, for at most ten minutes
• a cookie of half a year in your browser: a random number, and marks of up to four addresses that only the server’s key can read. It tells your browser from others when a code is asked for and typed, so that nobody else can use up your tries. The server keeps only a keyed hash of the number, with the code

When you are signed in: everything in the first list above, as soon as there is a network, with the time of each change. For that, and to let you see and end your sign-ins, the server also keeps for each device a random number, when it was last there, and what its browser calls itself. Pictures are stored without what a camera adds to them, such as the place.

What you made before signing in is added to the account only if you say so when you are asked. What you keep apart stays on the device.

When you ask often: a count for each limit, under your account, your e-mail address or your address of the network, the last two as a keyed hash that cannot be turned back without the server’s key.

When you use a hosted language model, and only then: your question, the part of the conversation that belongs to it, and the computed facts it is to be answered from. They go through this server to the provider of that model. As long as no such model is set up or chosen, answers are written on your device and nothing of them is sent.

When you buy a plan, where one is offered: your e-mail address and the number of your account go to Stripe, which takes the payment on a page of its own. Your card number never reaches this server. Kept here are the number Stripe gave you, which plan you have, and until when. When you delete the account, Stripe is told to forget you and to end what you pay for.

Admins: the record of what an admin changed, and when.`,

  sensitiveTitle: 'Why this is sensitive, and on what basis it is used',
  sensitive: `A date, time and place of birth together with an interest in astrology can say something about what you believe; what you write here can touch your health or your love life. The GDPR protects such data especially (Article 9). It is used only with your express consent (Article 6(1)(a) and Article 9(2)(a)): you give it by entering the data and, for the server, by signing in and going on after you have been told what an account stores. You can withdraw it at any time by deleting the data or the account, with effect from then on.

Sign-in records and limits serve to keep accounts and the server safe (Article 6(1)(f)). A subscription, where one is offered, is kept to fulfil it (Article 6(1)(b)).`,

  noTrackersTitle: 'No trackers, no third-party scripts',
  noTrackers: `The app loads no script, font, map or picture from anyone else, sets no cookie for following you, and counts no page views. Places are searched in a list that is kept on your device. The browser’s storage holds only what the app needs to work: the data listed above, your session, and the app itself so that it starts without a network.

The only others who can receive data are those you choose: the provider you sign in with, the provider of a hosted model, the payment service when you buy a plan, and the mail service by which the operator sends your code. Providers outside the European Union are subject to the safeguards that the operator has agreed with them; ask the operator which ones are in use.`,

  howLongTitle: 'How long it is kept',
  howLong: `• On your device: until you delete it there. Deleted chats lie in the trash for up to seven days.
• Account and what is stored with it: until you delete it or the account. Of what you deleted for good the server keeps an empty row, its number and the time, so that it goes from your other devices too; that row goes with the account. Of a deleted account it keeps a mark for some thirteen months, from which nobody can be told, so that its other devices learn of it.
• On a device you signed out of: as you chose then, kept there or removed.
• Sign-in codes: ten minutes. Sessions: until you sign out, at most thirty days without use.
• Counts for limits: until the span they count for is over. Counts of hosted answers: a row a day.
• Backups of the server’s database: seven days, unless the operator keeps them differently. A deleted account is gone from them after that.`,

  rightsTitle: 'Your rights',
  rights: `You may ask what is kept about you and get a copy in a common format, have it corrected, have it deleted, have its use limited, object to a use that rests on a legitimate interest, and take your consent back. For most of it you need nobody. What is on the device lies open to you there. Under App Settings, Cloud Sync & Backup, you download everything the server holds of you as one file, in the JSON format, and delete the account: on the server at once, on this device with it, and on your other devices the next time they reach the server. For everything else write to the operator of this server from the e-mail address of your account. You may also complain to a data protection authority, for example where you live.

No decision about you is made by a machine alone.`,

  childrenTitle: 'Age',
  children: `An account is for people of 16 and over; the server refuses a birth date that says otherwise. Without an account the app can be used on the device at any age, with parts of it held back from younger people.`,

  securityTitle: 'How it is protected',
  security: `Connections to a public server are encrypted. Each account can reach its own rows and pictures only, which the database itself enforces. What is stored with an account is not encrypted against the operator of the server: choose a server whose operator you trust. Codes, tokens and addresses for limits are kept as keyed hashes. The page runs under a strict policy that lets no foreign code in. No protection is perfect: if something happens to your data that puts you at risk, the operator has to tell you.`,

  changesTitle: 'Changes',
  changes: `When the software changes what it keeps or sends, this text changes with it, with a new date at its head. A change that needs your consent is asked for before it takes effect.`,

  termsTitle: 'Terms of Service',
  termsShort: (product: string) =>
    `These terms are between you and the operator of this server. By signing in you accept them. Without an account you use ${product} as software on your own device; what is said here about readings holds there too.`,

  serviceTitle: 'What it is',
  service: (product: string, persona: string) =>
    `${product} computes charts from astronomical data and writes texts about them for reflection. ${persona}, who answers in the chat, is a program and not a person. What a reading rests on is shown with it: every computed fact can be opened. That the positions are right is a matter of arithmetic; what they may mean is a matter of tradition, and no science has shown that it holds.`,

  adviceTitle: 'No medical, legal or financial advice',
  advice: `Readings are for reflection. They are not medical, psychological, legal or financial advice and do not take its place. Do not start or stop a treatment, sign or end a contract, invest, or leave somebody because of a reading. If you are in danger or think of harming yourself, call your local emergency number or a helpline; the app shows helplines, and cannot call for help itself.`,

  accountTitle: 'Your account',
  account: `You must be 16 or older. Give an e-mail address that is yours: whoever reads its mail can sign in. You answer for what is done with your account as far as you could have prevented it. You may stop at any time and delete the account yourself, under App Settings, Cloud Sync & Backup.`,

  contentTitle: 'What you enter',
  content: `It stays yours. You allow the operator to store and process it only to give you the service, as the Privacy Policy says. Enter the birth data of others only if they agree, or if it is public already and no harm can come to them of it.`,

  fairTitle: 'Fair use',
  fair: `Do not try to reach the data of others, to go round limits, to make the server unusable, or to publish through it what the law forbids or what belongs to others. Limits on messages and requests keep the server usable for all. The operator may block an account that breaks these rules, and tells you why unless the law forbids it.`,

  paidTitle: 'Free and paid use',
  paid: `The free plan and what it holds are shown in the app. Where a subscription is offered, its price, its term and how to end it are shown before you buy. Consumers in the European Union may withdraw within fourteen days. On a server where payments are not set up, nothing can be bought.`,

  liabilityTitle: 'Availability and liability',
  liability: `The software is given as it is, under the licence named on the Licences page. The operator keeps the server running with reasonable care and cannot promise that it is always there; what is on your device works without it. Keep a copy of what matters to you. Nothing here limits liability for intent, gross negligence, harm to life, body or health, or any right that consumers have by law.`,

  lawTitle: 'The rest',
  law: `The law of the operator’s country applies, without taking from you the protection of the law where you live. If a part of these terms is void, the rest stands. Changes are announced in the app; a change to your disadvantage needs your consent.`,
};
