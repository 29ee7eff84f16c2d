/**
 * Words of the support card and of what follows it, in English.
 *
 * The card never holds sky, cards, questions about method, or promises the product cannot keep.
 * `{name}`, `{tel}`, `{number}`, `{keyword}`, `{hours}` and `{date}` are filled by the screen.
 */
import type { SupportCardText } from '#companion/safety/support-card-text.ts';

export const supportCard: SupportCardText = {
  self: [
    "What you wrote sounds like a lot to carry, and it matters more than any reading. I'm an AI and can't keep you safe, but people who can are awake now.",
    '{lines}',
    'Are you safe at this moment? You can answer, or just call.',
    'If you can, move away from anything you could use to hurt yourself, and let someone sit with you. Their only task is to stay.',
  ],
  friend: [
    "You don't have to carry this alone for them. Ask them directly if they are thinking of suicide; asking does not plant it. Stay with them, and call together.",
    '{lines}',
  ],
  abuse: [
    "What happens to you there is not your fault, and it isn't something a chart should answer.",
    '{lines}',
    'Are you safe at this moment? You can answer, or just call.',
    'This page can be closed with one tap.',
  ],
  buttons: {
    call: 'Call {name} · {tel}',
    text: 'Text {number}',
    textKeyword: 'Text {keyword} to {number}',
    emergency: 'Emergency {tel}',
    safe: "I'm safe, continue",
    country: 'Country: {name}, change',
    breathe: 'Breathe with me for one minute',
    violence: 'Something else is wrong (violence at home)',
    leave: 'Leave this page quickly',
    hide: 'Hide this entry',
    help: 'Support and helplines',
  },
  keptHere: 'Your words are saved on this device and were not sent to anyone.',
  keptInAccount:
    'Your words are kept with your account, like everything else you write here. Nobody was told.',
  closed: 'Opens {hours}',
  checked: 'Numbers last checked {date}',
  tier1Reply: "I'm here if you'd like to keep writing.",
  tier3Line: 'That sounds heavy. If it gets heavier, these people answer.',
  tier3Link: 'Who answers',
  reflection: {
    self: [
      [
        'Thank you for writing it down instead of holding it by yourself.',
        'A wish for it all to stop is often a sign of how long you have been carrying too much, and it can pass even when it says it will not.',
        'Put both feet on the floor, look around, and name five things you can see, slowly.',
        'Then tell one person, in one line, that tonight is hard.',
      ],
      [
        'I read every word, and I am not going to answer it with the sky.',
        'Pain this loud makes the next hour look like the rest of a life; it is only the next hour.',
        'Hold something cold, or run water over your hands, and breathe out longer than you breathe in, six times.',
        'If someone is near, let them know you should not be alone just now.',
      ],
      [
        'You said a very hard thing plainly, and that took strength you may not feel.',
        'Nothing has to be decided tonight.',
        'Drink a glass of water, sit where there is light, and feel the chair hold your weight for ten breaths.',
        'The people above are used to sentences like yours, and they will not be shocked.',
      ],
    ],
    friend: [
      [
        'It says something that they told you, and that you took it seriously.',
        'You do not need the right words; a plain question and your company are enough.',
        'Before you call or go to them, put a hand on your chest and take three slow breaths, so that you arrive steady.',
        'You are allowed to ask for help for yourself as well.',
      ],
    ],
    abuse: [
      [
        'I believe you, and I am sorry this is happening where you live.',
        'You did not cause it by what you said or did, and you do not have to prove it to ask for help.',
        'Look around now for the nearest door and one person who could hear from you today.',
        'When you are somewhere safe, breathe out slowly and let your shoulders drop.',
      ],
    ],
  },
};
