/** Ask the Universe in English. A question is answered with better questions, a card, a Moon, and one thing to do. */
import type { UniverseWords } from '#practice/tools/ask-universe.ts';

export const universeWords: UniverseWords = {
  headings: {
    about: 'What the question is really about',
    otherWay: 'Another way to look at it',
    tryThis: 'One thing to try',
  },
  about: {
    why: [
      'A why often wants two things at once: a cause, and permission to stop looking for one. Which would help more tonight?',
      'Under most whys there is a hurt that would like a reason, because a reason can be argued with.',
    ],
    when: [
      'A when is usually a question about how long you can stand the waiting. That part can be answered by you.',
      'Asking when says that you have more or less decided the what. It may be worth saying that aloud first.',
    ],
    should: [
      'A should carries somebody’s voice. Before you weigh it, listen for whose.',
      'You ask whether you should. Try the same sentence with “do I want to” and notice which of the two is louder.',
    ],
    which: [
      'When two ways look equal, they are seldom equal to the body. It leans a little, even now.',
      'A choice between two things is often a choice between two versions of yourself, and you are tired of being polite to one of them.',
    ],
    will: [
      'No card and no planet can see whether it will. What can be seen is what you would do in either case, and that is the part you hold.',
      'A will-it question asks the future to be kind. Turned round, it asks what you would need in order to be all right anyway.',
    ],
    how: [
      'A how is a practical question with a shy one behind it: am I able to? You have been, with other things.',
      'You ask for a way. Perhaps there are several, and what is missing is leave to take the plain one.',
    ],
    'what-is': [
      'You ask what it is. Naming helps; a thing with a name takes up less room at night.',
      'A what-is question often arrives when the old word for a thing has stopped fitting.',
    ],
    'who-am-i': [
      'You ask who you are. Few people ask that on a good day, and it is still a good question.',
      'The question of who you are tends to come when a role has grown too small. Which one pinches?',
    ],
    'how-am-i': [
      'You ask how you are. The body has usually answered by the time the mind has phrased it.',
      'To ask how you are is already a way of pulling up a chair. Stay in it a minute.',
    ],
    'tell-me-more': [
      'You would like to hear more. Perhaps something was said earlier that has not finished landing.',
      'More is a fine thing to ask for, so long as you notice which part you want more of.',
    ],
    'yes-no-other': [
      'You have put it so that yes or no would do. Notice which of the two you were hoping for when you wrote it.',
      'A yes or a no would end the question. It might be that you are not ready for it to end.',
    ],
  },
  mirror: [(words) => `You wrote: “${words}”.`, (words) => `Your own words first: “${words}”.`],
  card: [
    ({ name, reversed }) => `The card that was drawn is ${name}${reversed ? ', upside down' : ''}.`,
    ({ name, reversed }) => `For this question the deck gave ${name}${reversed ? ', reversed' : ''}.`,
  ],
  topic: [
    (line) => `Beside what you asked, it points to ${line}.`,
    (line) => `Held against your question it looks like ${line}.`,
  ],
  tryThis: {
    beginning: [
      'Write the question on paper, fold it once, and do one thing in its direction that takes under five minutes.',
      'Tell nobody yet. Choose the first small move and put a day beside it.',
      'Clear one surface, a table or a shelf, and leave it empty until the question has moved.',
    ],
    growing: [
      'Take the step you have been calling preparation, and call it the beginning.',
      'Ask one person one plain question about it before the week is out.',
      'Try it at a tenth of the size and write down what you learned.',
    ],
    round: [
      'Say the whole of it once, aloud, to the wall or to a friend, with the ending included.',
      'Write down what you already know about this, without the word “but”.',
      'Thank whatever has brought you this far, by name, and change nothing until morning.',
    ],
    shrinking: [
      'Choose one thing about this that you will stop doing for a week, and tell it so.',
      'Finish the smallest open end that belongs to this question.',
      'Give the question a night off: a walk, warm water, an early lamp.',
    ],
  },
  noTransit:
    'No planet stands close enough to your chart today to be worth a sentence, or there is no chart yet. That is allowed.',
  close: [
    'What would you ask if you were sure of being heard?',
    'Which part of this answer did your shoulders notice?',
    'If the question were already settled, what would you do with the evening?',
  ],
};
