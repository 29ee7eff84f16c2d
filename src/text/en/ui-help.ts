/**
 * Help, and the safety protocol as it is published. A text is paragraphs parted by an empty line; lines that begin with
 * `• ` are a list. Change `changed` with every change of what the protocol says.
 */
export const uiHelp = {
  helpTitle: 'Help',
  helpShort: (product: string, persona: string) =>
    `${product} computes charts on your device and writes about them. ${persona} is the one who answers in the chat: an AI, not a person, and not always right.`,
  aiTitle: (persona: string) => `What ${persona} is`,
  ai: (persona: string) =>
    `${persona} is a program. It writes from positions of the sky that are computed on this device, by rules and sentences that people wrote. If you choose a language model, the model writes from the same facts, and each of its sentences is checked against them before you see it.

It does not know you, remember your day or feel anything. What you tell it is used to choose which facts to read and which words to leave alone.`,
  readingTitle: 'How to read a reading',
  reading: `A small gold mark stands behind each clause that rests on a fact. Press it to see the fact and how it was computed. A sentence without a mark is a thought, not a finding. A sentence that the facts deny is struck through, with what they say instead.

That the positions are right is arithmetic. What they mean is tradition, and no science has shown that it holds. Take what helps you think, and leave the rest.`,
  loopTitle: 'Soul Loop and Soulcast',
  loop: `Soul Loop borrows from well-studied methods: examining a thought, stepping back from it, kindness to oneself, small action before mood, naming a feeling closely. It is self-reflection, not therapy, and it cannot know you. It looks for words and phrases, in English and in Thai, and names at most two patterns. If one doesn't fit, choose “Not this” and it shows the next one. The line about the sky is never meant as a cause, and you can switch it off.

What you write is kept as you type it, also when the page is closed halfway. A day of rest counts like any other, and nothing is counted against you.

The Soulcast describes your local day and is computed on this device. “Why” shows the facts behind each line. Refresh gives you other words; facts and times stay the same.`,
  adviceTitle: 'What it is not for',
  advice: `Readings are for reflection. They are not medical, psychological, legal or financial advice. No chart tells whether somebody will die, recover, be pregnant, be faithful, win in court or win money, and nobody here will say so.`,
  moreTitle: 'If things are hard',
  more: `The app looks out for words that speak of a crisis, and shows people who answer. How that works, and where it fails, is written down under “How we look after you”.`,
  toSafety: 'How we look after you',
  toPrivacy: 'Privacy Policy',
  toTerms: 'Terms of Service',
  toLicences: 'Licences',
  toHelp: 'Help',

  safetyTitle: 'How we look after you',
  changed: 'Last changed on 23 November 2026.',
  review:
    'A clinician or a helpline volunteer has not read this protocol yet. It is to be read by one before the app is released to the public.',
  safetyShort: (persona: string) =>
    `This is what happens when you write about wanting to die, hurting yourself, being hurt by somebody, or being at the end of your strength. It is written so that you know it before you need it. If you are in danger now, call your local emergency number: ${persona} is an AI and cannot keep you safe.`,

  noticeTitle: 'What is noticed, and where',
  notice: `Before anything is read or answered, the app checks what you write for signs that you or somebody else may be in danger. It understands English and Thai, and messages that mix them. In the chat it checks when you send; in every other text field (the three rooms, names, titles, notes, search) when you pause.

It checks in two ways. Rules look at who does what to whom, with what, and when: “a gun in the drawer”, “he checks my phone”. A small trained model looks at the whole message and can notice what the rules do not know. The model can only add care. It never takes any away.

All of this happens on your device. The result is not sent, stored, logged or counted. It is worked out again when a chat is opened.

It changes nothing about saving: what you write is kept as it would be without it.`,

  levelsTitle: 'What happens then',
  levels: `• Danger now (a plan, means, a farewell, something taken, an attack, a child in danger): a card with people you can call comes first. It says what to do right now. There is no reading, and no language model is asked. For two more messages the card stays where it is.
• Need (a wish to die, hurting yourself, violence, control, abuse, not eating, drink or drugs, voices, a friend in danger, and more): the card says what was understood, what you can do and who can help. There is no reading.
• Strain, or a danger that is over; a question about stopping a medicine, about when somebody will die, or about an adult who is too close to somebody under 18: a short plain answer, with the helplines one tap away. There is no reading.
• Not sure: the reply begins by asking whether you are all right and offers help. Then it says something kind without astrology. If you are fine, one tap brings the answer from your chart.

In the Soul Loop the card takes the place of the pattern. What you wrote is kept and not read further, and the steps after it are yours to take or leave. If you wrote about strain, the loop goes on gently, without the sky.

“I don’t want to die” or “years ago” makes it one step lighter, never nothing. Film titles, songs, dreams, card names and sayings such as “dying to see you” are not taken literally, unless something else in the message is meant.`,

  cardTitle: 'The card',
  card: `It says what was understood and what you can do now. It lists numbers that you can call or write to: those open now first, with the emergency number of your country. The country follows the time zone of your device; you can choose another one, and it is remembered. Each number carries the day it was last checked. The card works without a network.

If it is about violence, the first button leaves the page for one that says nothing, and the lines for violence come first; for a child, the children’s lines. If it is about somebody else, the card speaks to you as the one who helps.

You can breathe with it for one minute, and you can close it. A small link brings it back.`,

  modelsTitle: 'Language models',
  models: `A message that gets the card is never sent to a language model. What a model writes is read on your device or on this server before you see it, with the same rules and a second list: ways to do harm, diagnoses, what will become of a body, curses and fear, orders to leave, sue, buy, sell or stop a treatment, verdicts on courts and contracts, what another person secretly thinks, and advice to keep away from people who could help. Such an answer is withdrawn whole. The answer written by the app’s own rules takes its place; if the model spoke of a crisis, the card comes with it.`,

  bodyTitle: 'Bodies, courts and money',
  body: `A chart can’t see a body; a doctor can. Illness, pregnancy and treatment are never diagnosed, timed or outlasted. There is no verdict on suing, on contracts, on buying and selling, and no numbers for the lottery. Whether somebody will die, is faithful, did it or is lying is declined in one sentence, with what can be read instead.`,

  youngTitle: 'If you are young',
  young: `Where the birth date you gave says that you are under eighteen, no couple is scored, and questions about love are answered as questions about friendship, feelings and pace. Where it says under thirteen, the chat gives the sky of the day. Nobody guesses your age from how you write. The same limits hold for the chart of anybody under eighteen, whoever asks.

Child helplines are on the card of the countries that have one. A grown-up you trust is a good person to show this page to.`,

  othersTitle: 'Other people',
  others: `Your side of a bond is read, never the other’s mind. A person can be saved only after you tick that they agree. A language model is given what lies between two charts, and never the other’s birth date or positions. When you delete a person, they go from your people at once. As soon as that is not offered to be undone any more, the facts computed from their birth leave the readings you kept, here and on your other devices. What was written in words stays until you delete it.`,

  limitsTitle: 'Where it fails',
  limits: `A list of words misses what is said in other words, in other languages, in pictures or not at all. It also rings when nothing is wrong. It errs on the side of the card, because a false alarm costs you one gentle card.

Nobody is told. No person reads along, and the app cannot call for help. The numbers were compared with public sources on the day shown on the card, and numbers change. If one does not answer, call the emergency number or go to the nearest hospital.`,
};
