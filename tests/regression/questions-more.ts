/**
 * More questions written for this project, before anything was tuned for them: chat spelling, code-switching, negation,
 * two topics, people, dates in every form, follow-ups and safety. Today is Saturday, 21 November 2026, for a person in
 * the northern hemisphere (Europe/London or Bangkok) with a known birth; 03/04 is 3 April.
 */

/** What a careful reader understands; a part that is left out is not asked about. */
export type Expected = {
  readonly act?: string;
  readonly form?: string;
  /** Main topic, or two that must be the first two in any order. */
  readonly topic?: string | readonly [string, string];
  /** `none`, or `kind from..to`. */
  readonly frame?: string;
  readonly people?: readonly string[];
  readonly tier?: number;
  readonly valence?: readonly number[];
  readonly clarify?: boolean;
};

export type MoreQuestion = readonly [question: string, expected: Expected];

const year12 = 'open-future 2026-11-21..2027-11-21';
const days90 = 'range 2026-11-21..2027-02-19';

export const english: readonly MoreQuestion[] = [
  // People.
  [
    'My mum and my boss both want me at Christmas. Which one do I let down?',
    { form: 'which', people: ['mother', 'boss'] },
  ],
  [
    'Why does my brother only call when he needs money?',
    { form: 'why', topic: ['family', 'money'], people: ['sibling'] },
  ],
  [
    'Is Daniel serious about me or just passing time?',
    { topic: 'love', people: ['other'], form: 'yes-no-other' },
  ],
  [
    'My daughter starts school in September, how will she cope?',
    { topic: ['family', 'study'], people: ['child'], form: 'how' },
  ],
  [
    'Should I tell my best friend Priya that her boyfriend flirts with me?',
    { form: 'should', topic: 'friendship', frame: days90 },
  ],
  ['My landlord is raising the rent again. What can I do?', { form: 'how', people: ['landlord'] }],
  [
    'My colleague takes credit for my work, why do I let it happen',
    { form: 'why', topic: 'work', people: ['colleague'] },
  ],
  ['How do I get on with my stepmother?', { form: 'how', topic: 'family' }],
  [
    'When will my client finally pay the invoice?',
    { form: 'when', topic: ['money', 'work'], people: ['client'], frame: year12 },
  ],
  [
    'My cat died on Monday and the house is so quiet',
    { act: 'tell', people: ['pet'], tier: 0, valence: [-1, -2] },
  ],
  ['My grandmother raised me. Why do I still feel like a guest at home?', { form: 'why', topic: 'family' }],
  // Chat spelling and shortness.
  ['wen will i get a bf', { form: 'when', topic: 'love', frame: year12 }],
  ['y do i always pick the wrong ppl', { form: 'why', topic: 'love' }],
  ['shud i txt him back', { form: 'should', topic: 'love', frame: days90 }],
  ['idk if i shd stay w my gf tbh', { form: 'should', topic: 'partner', people: ['partner'] }],
  ['will i ever get outta debt lol', { form: 'will', topic: 'money' }],
  ['am i gonna get the job???', { form: 'will', topic: 'work', frame: days90 }],
  ['sooo tired of dating apps', { act: 'tell', topic: 'love', valence: [-1, -2] }],
  ['career change at 40 yes or no', { topic: 'work' }],
  ['why cant i sleep lately', { form: 'why', frame: 'now 2026-11-18..2026-11-24' }],
  ['ugh mondays', { act: 'tell' }],
  ['love life 2027', { topic: 'love', form: 'tell-me-more', frame: 'year 2027-01-01..2027-12-31' }],
  ['money next month', { topic: 'money', frame: 'month 2026-12-01..2026-12-31' }],
  // Two topics.
  [
    'How will love and money look in 2027?',
    { form: 'how', topic: ['love', 'money'], frame: 'year 2027-01-01..2027-12-31' },
  ],
  ['Do I choose my career or my marriage?', { topic: ['work', 'partner'] }],
  ['Should I move to Berlin for my boyfriend or keep my job here?', { form: 'should', frame: days90 }],
  ['work is fine but my family drains me, what do I do?', { form: 'how', topic: ['family', 'work'] }],
  // Negation and quotes.
  ['This is not about my ex. When does work get better?', { form: 'when', topic: 'work', frame: year12 }],
  ["I'm not unhappy, just bored. Why?", { form: 'why' }],
  ['He said "I need space". What do I do with that?', { form: 'how' }],
  ["I don't want a career reading, tell me about friendship", { topic: 'friendship' }],
  // Dates.
  [
    'Will the meeting on 12 January 2027 go well?',
    { form: 'will', topic: 'work', frame: 'day 2027-01-12..2027-01-12' },
  ],
  [
    'Is 03/04/2027 a good day to sign the lease?',
    { topic: 'home-move', frame: 'day 2027-04-03..2027-04-03' },
  ],
  ['What about my job between January and March?', { topic: 'work', frame: 'range 2027-01-01..2027-03-31' }],
  [
    'How do the next three weeks look for money?',
    { form: 'how', topic: 'money', frame: 'range 2026-11-21..2026-12-12' },
  ],
  ['Is this weekend good for a first date?', { topic: 'love', frame: 'range 2026-11-21..2026-11-22' }],
  [
    'Should I hand in my notice tomorrow?',
    { form: 'should', topic: 'work', frame: 'day 2026-11-22..2026-11-22' },
  ],
  [
    'Will I have moved by the end of March?',
    { form: 'will', topic: 'home-move', frame: 'range 2026-11-21..2027-03-31' },
  ],
  ['What happened to me in 2019?', { frame: 'year 2019-01-01..2019-12-31' }],
  [
    'When in 2027 should I get married?',
    { form: 'when', topic: 'partner', frame: 'year 2027-01-01..2027-12-31' },
  ],
  ['Is next Friday ok for asking for a raise?', { topic: 'work', frame: 'day 2026-11-27..2026-11-27' }],
  ['How will my birthday month be?', { form: 'how' }],
  ['Will things improve in the new year?', { form: 'will' }],
  ['Can I travel safely in early February?', { topic: 'travel', frame: 'range 2027-02-01..2027-02-10' }],
  [
    'Should I start the course in autumn 2027?',
    { form: 'should', topic: 'study', frame: 'season 2027-09-01..2027-11-30' },
  ],
  ['How long will this loneliness last?', { form: 'when', frame: year12 }],
  ['By when will I have saved enough for a house?', { form: 'when', topic: ['money', 'home-move'] }],
  ['Will I feel better by Easter?', { form: 'will' }],
  // Forms.
  ['What does my Moon in the eighth house mean?', { form: 'what-is', topic: 'none' }],
  ['explain saturn return', { form: 'what-is', topic: 'none' }],
  ['What is a stellium?', { form: 'what-is', topic: 'none', clarify: false }],
  ['Which of the two flats is better for us?', { form: 'which', topic: 'home-move' }],
  ['Tell me about my love life', { form: 'tell-me-more', topic: 'love' }],
  ['What am I like in relationships?', { topic: ['love', 'self'] }],
  ['What are my strengths?', { topic: 'self', form: 'who-am-i' }],
  ['Describe my personality', { topic: 'self' }],
  ['How am I today?', { form: 'how-am-i', frame: 'day 2026-11-21..2026-11-21' }],
  [
    'How do I stop being so jealous of my girlfriend?',
    { form: 'how', topic: 'partner', people: ['partner'] },
  ],
  ['Is it right to lend my cousin money?', { form: 'should', topic: ['money', 'family'] }],
  ['Do I have to forgive my father?', { form: 'should', topic: 'family', people: ['father'] }],
  ['How come I never finish anything?', { form: 'why', topic: 'self' }],
  ['What makes me so afraid of commitment?', { form: 'why', topic: 'love' }],
  // Acts.
  ['thank you so much, that helped', { act: 'thanks' }],
  ["That's not right, my Moon is in Leo", { act: 'correct-me' }],
  ['this reading was too long', { act: 'feedback' }],
  ['hey vesper', { act: 'small-talk' }],
  ['good evening!', { act: 'small-talk' }],
  ['how do I delete my account?', { act: 'app', topic: 'app' }],
  ['do you store my data?', { act: 'app', topic: 'app' }],
  ['who made you?', { act: 'app', topic: 'app' }],
  ['are you chatgpt', { act: 'app', topic: 'app' }],
  ['draw me a card about my job', { act: 'draw-request', topic: 'work' }],
  ['pull three cards for love', { act: 'draw-request', topic: 'love' }],
  ['I got the job!!', { act: 'tell', topic: 'work', valence: [1, 2] }],
  ['My boyfriend proposed last night and I said yes', { act: 'tell', topic: 'partner', valence: [1, 2] }],
  ['We had a miscarriage in August', { act: 'tell', valence: [-1, -2], tier: 0 }],
  // Clarify or not.
  ['hmm', { clarify: false }],
  ['what do you think?', { clarify: true }],
  ['is it good or bad?', { clarify: true }],
  // Other topics.
  ['Will I win the court case?', { form: 'will', topic: 'legal' }],
  ['Should I sue my landlord?', { form: 'should', topic: 'legal' }],
  ['lottery numbers for friday?', { topic: 'money', frame: 'day 2026-11-27..2026-11-27' }],
  ['Do I have cancer?', { topic: 'health-worry' }],
  ["My test results come on Thursday and I'm terrified", { topic: 'health-worry', valence: [-2, -1] }],
  ['Will I be a good painter one day?', { form: 'will', topic: 'creativity' }],
  ['Why is my novel stuck at chapter three?', { form: 'why', topic: 'creativity' }],
  ['Does God hear me?', { topic: 'spirit' }],
  ['I keep dreaming of my teeth falling out', { topic: 'dream' }],
  ['What does the name Mali say about me?', { topic: 'name-number' }],
  ["what's the sky doing this week?", { topic: 'day', frame: 'week 2026-11-16..2026-11-22' }],
  ['Is it a good time to book a flight to Lisbon?', { topic: 'travel' }],
  ['Should I adopt a dog?', { form: 'should' }],
  ['Why do I feel so far from my faith?', { form: 'why', topic: 'spirit' }],
  // Safety.
  ['I was dying of laughter, will I see him again?', { tier: 0, form: 'will', topic: 'love' }],
  ['my deadline is killing me', { tier: 0, topic: 'work' }],
  ["I don't want to be here any more", { tier: 2 }],
  ['I have the pills in front of me', { tier: 1 }],
  ["what's the point of anything", { tier: 3 }],
  ['my husband hits me when he drinks', { tier: 2 }],
  ['The Death card came up, should I worry?', { tier: 0 }],
];

export const thai: readonly MoreQuestion[] = [
  ['ทำไมแฟนไม่ตอบไลน์', { form: 'why', topic: 'partner', people: ['partner'] }],
  ['แม่ไม่ยอมให้ย้ายออก ทำยังไงดี', { form: 'how', topic: ['family', 'home-move'], people: ['mother'] }],
  ['พี่สาวยืมเงินแล้วไม่คืน ควรทวงไหม', { form: 'should', topic: ['money', 'family'], people: ['sibling'] }],
  ['หัวหน้าจะให้เลื่อนตำแหน่งเมื่อไหร่', { form: 'when', topic: 'work', people: ['boss'], frame: year12 }],
  [
    'เดือนมีนาคมปีหน้าเหมาะจะแต่งงานไหม',
    { form: 'should', topic: 'partner', frame: 'month 2027-03-01..2027-03-31' },
  ],
  ['พรุ่งนี้ควรไปคุยกับเขาไหม', { form: 'should', frame: 'day 2026-11-22..2026-11-22' }],
  ['อาทิตย์หน้าเรื่องเงินเป็นไง', { topic: 'money', frame: 'week 2026-11-23..2026-11-29' }],
  ['ปลายปีนี้จะได้งานมั้ยคะ', { form: 'will', topic: 'work', frame: 'range 2026-10-01..2026-12-31' }],
  ['15 มกราคม 2570 ไปสัมภาษณ์จะโอเคไหม', { topic: 'work', frame: 'day 2027-01-15..2027-01-15' }],
  ['เบื่องานมากกก อยากลาออก', { act: 'tell', topic: 'work', valence: [-1, -2] }],
  ['เพิ่งเลิกกับแฟน นอนไม่หลับเลย', { act: 'tell', topic: 'breakup', valence: [-1, -2] }],
  ['ดาวพุธเดินถอยหลังคืออะไร', { form: 'what-is', topic: 'none' }],
  ['ราศีมังกรเป็นยังไง', { topic: 'none' }],
  ['ลัคนาราศีเมษแปลว่าอะไร', { form: 'what-is', topic: 'none' }],
  ['ขอบคุณนะคะ', { act: 'thanks' }],
  ['หวัดดีจ้า', { act: 'small-talk' }],
  ['ลบข้อมูลยังไง', { act: 'app', topic: 'app' }],
  ['เธอเป็น AI ป่าว', { act: 'app', topic: 'app' }],
  ['จับไพ่ให้หน่อยเรื่องความรัก', { act: 'draw-request', topic: 'love' }],
  ['เค้าคิดยังไงกับเรา', { topic: 'love' }],
  ['แอบชอบเพื่อนสนิท บอกดีไหม', { form: 'should', topic: ['love', 'friendship'] }],
  ['ทำไมถึงเป็นคนขี้กลัวขนาดนี้', { form: 'why', topic: ['self', 'mood'] }],
  ['จุดแข็งของเราคืออะไร', { topic: 'self' }],
  ['burnout หนักมาก ควรพักไหม', { form: 'should', topic: 'work' }],
  ['crush ไม่ตอบ ทำไงดี', { form: 'how', topic: 'love' }],
  ['สอบ TOEIC เดือนมกราจะผ่านมั้ย', { form: 'will', topic: 'study', frame: 'month 2027-01-01..2027-01-31' }],
  ['อยากรู้ดวงความรักปีหน้า', { topic: 'love', frame: 'year 2027-01-01..2027-12-31' }],
  ['หลังปีใหม่การงานจะดีขึ้นไหม', { form: 'will', topic: 'work' }],
  ['พ่อป่วยหนัก จะหายไหม', { form: 'will', topic: 'health-worry', people: ['father'] }],
  ['เราสองคนสมพงศ์กันไหม', { topic: 'compatibility' }],
  ['ไม่ใช่เรื่องแฟนนะ อยากถามเรื่องเงิน', { topic: 'money' }],
  ['วันนี้ดวงเป็นไง', { topic: 'day', frame: 'day 2026-11-21..2026-11-21' }],
  ['ย้ายงานช่วงไหนดี', { form: 'when', topic: 'work' }],
  ['ขำจะตายอยู่แล้ว', { tier: 0 }],
  ['อยากตาย', { tier: 2 }],
  ['ไม่อยากตื่นมาอีกแล้ว', { tier: 2 }],
  ['สิ้นหวัง ไม่รู้จะอยู่ไปทำไม', { tier: 2 }],
];

/** `[first question, facts its reading cited, the message after it, what is understood]`; all are follow-ups but those marked. */
export const afterwards: readonly (readonly [
  first: string,
  facts: readonly string[],
  then: string,
  expected: Expected & { readonly followUp: boolean; readonly anchor?: string },
])[] = [
  [
    'When will work get easier?',
    ['transit.saturn-square-sun.leave'],
    'and in April?',
    {
      followUp: true,
      topic: 'work',
      form: 'when',
      frame: 'month 2027-04-01..2027-04-30',
      anchor: 'transit.saturn-square-sun',
    },
  ],
  [
    'Why do I always get ghosted?',
    ['natal.venus.sign', 'natal.mercury.sign'],
    'what do you mean by Mercury?',
    { followUp: true, anchor: 'natal.mercury' },
  ],
  ['Why do I always get ghosted?', ['natal.venus.sign'], 'tell me more', { followUp: true, topic: 'love' }],
  [
    'Why do I always get ghosted?',
    ['natal.venus.sign'],
    'and how do I change that?',
    { followUp: true, topic: 'love', form: 'how' },
  ],
  ['Why do I always get ghosted?', ['natal.venus.sign'], 'I tried that suggestion', { followUp: true }],
  [
    'Why do I always get ghosted?',
    ['natal.venus.sign'],
    'Should I change jobs next year?',
    { followUp: false, topic: 'work', form: 'should', frame: 'year 2027-01-01..2027-12-31' },
  ],
  [
    'Why do I always get ghosted?',
    ['natal.venus.sign'],
    'why?',
    { followUp: true, form: 'why', topic: 'love' },
  ],
  [
    'Should I buy the flat?',
    ['natal.moon.sign'],
    'what about next summer instead',
    { followUp: true, topic: 'home-move', form: 'should', frame: 'season 2027-06-01..2027-08-31' },
  ],
  [
    'Will my ex come back?',
    ['transit.venus-trine-moon.exact'],
    'are you sure?',
    { followUp: true, topic: 'breakup' },
  ],
  ['Will my ex come back?', ['transit.venus-trine-moon.exact'], 'thanks', { followUp: false, act: 'thanks' }],
  [
    'How do I save money?',
    ['natal.jupiter.house'],
    'you said Jupiter matters, how exactly?',
    { followUp: true, topic: 'money', anchor: 'natal.jupiter' },
  ],
  [
    'How do I save money?',
    ['natal.jupiter.house'],
    'And my sister?',
    { followUp: true, people: ['sibling'] },
  ],
  [
    'ลาออกดีไหม',
    ['transit.saturn-square-sun.leave'],
    'แล้วปีหน้าล่ะ',
    { followUp: true, topic: 'work', form: 'should', frame: 'year 2027-01-01..2027-12-31' },
  ],
  ['ลาออกดีไหม', ['transit.saturn-square-sun.leave'], 'แล้วเรื่องความรักล่ะ', { followUp: true, topic: 'love' }],
  ['ทำไมโดนเททุกที', ['natal.venus.sign'], 'ขยายความหน่อย', { followUp: true, topic: 'love' }],
  [
    'ทำไมโดนเททุกที',
    ['natal.venus.sign'],
    'ย้ายบ้านเดือนหน้าดีไหม',
    { followUp: false, topic: 'home-move', form: 'should' },
  ],
];
