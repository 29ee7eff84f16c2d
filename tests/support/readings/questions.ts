/** Questions for the guards: those of the answer plans, the tables of the understanding, and eighty of their own. */
import plans from '#content/en/answer-plans.json' with { type: 'json' };
import blind from '../../regression/questions-blind.json' with { type: 'json' };
import open from '../../regression/questions-open.json' with { type: 'json' };
import own from '../../regression/readings-questions.json' with { type: 'json' };

const isEnglish = (text: string): boolean => !/\p{Script=Thai}/u.test(text);

/** Eighty questions that no content was written for. */
export const ownQuestions: readonly string[] = own;

/** Every question once, each in English. */
export const allQuestions: readonly string[] = [
  ...new Set([
    ...own,
    ...plans.flatMap(({ asks }) => asks),
    ...open.cases.map(({ question }) => question),
    ...blind.cases.map(({ question }) => question),
  ]),
].filter(isEnglish);

/** Twenty that one person might ask one after another, of many topics. */
export const chatQuestions: readonly string[] = [
  'Why do I overthink everything?',
  'What is my purpose?',
  'Why do my relationships end?',
  'Should I change my job?',
  'How do I stop worrying about money?',
  'Why am I so tired?',
  'Who am I?',
  'When will work get easier?',
  'Why do I fight with my sister?',
  'Will I find love?',
  'How do I make a decision?',
  'What am I good at?',
  'why is it so hard for me to ask for help',
  'should I go back to university at 40',
  'why do I spend everything the week I get paid',
  'how do i bring up marriage without a fight',
  'What is behind my fear of being alone?',
  'why do my friends only call me when they need something',
  'what gives my life meaning',
  'how can I get along with my mother-in-law',
];

/** One question for each form and main topic, for what is measured over many charts. */
export const spreadQuestions: readonly string[] = [
  'Why do I keep falling for people who are already leaving?',
  'Should I move in with my boyfriend or wait a year?',
  'How do I stop worrying about money?',
  'Will I find a new flat this spring?',
  'Who am I when nobody is watching?',
  'why is it so hard for me to ask for help',
  'When will things get easier at my job?',
  'i feel invisible at home',
  'what kind of partner do I need',
  'why does my sister get all the attention at family dinners',
];

/** What somebody asks in a month, one a day. */
export const monthQuestions: readonly string[] = own.filter((_, i) => i % 8 < 3).slice(0, 30);
