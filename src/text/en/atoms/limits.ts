/**
 * What a reading says when it can’t or won’t: the LIMIT move.
 *
 * Each line stands alone, says the limit once and, where it can, what is offered in its place. None
 * makes an excuse for being an AI, and none frightens.
 */
import type { Line } from '#companion/voice/atoms.ts';

export type LimitKind =
  | 'birthTimeUnknown'
  | 'birthDateUnknown'
  | 'moonEither'
  | 'polar'
  | 'noTimingInFrame'
  | 'thirdPerson'
  | 'medical'
  | 'legalMoney'
  | 'declined'
  | 'minors'
  | 'pairUnder18'
  | 'hardOnly';

export const limits: Readonly<Record<LimitKind, readonly Line[]>> = {
  /** The birth time is unknown. */
  birthTimeUnknown: [
    {
      key: 'limit-birth-time-unknown-1',
      text: 'Without a birth time I can’t see the houses, so I leave them out.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-birth-time-unknown-2',
      text: 'Your birth hour is unknown, so I leave houses and angles out rather than guess.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-birth-time-unknown-3',
      text: 'The hour is missing, so I can say what you bring to this, and when.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-birth-time-unknown-4',
      text: 'What I say here holds at any hour of the day you were born.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-birth-time-unknown-5',
      text: 'No birth time means no houses, so I keep to signs and to planets among themselves.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-birth-time-unknown-6',
      text: 'Without your birth hour I leave the houses out, and keep to what is sure and dated.',
      themes: [],
      concepts: [],
    },
  ],
  /** No birth date, or an incomplete birth: what each part would add. */
  birthDateUnknown: [
    {
      key: 'limit-birth-date-unknown-1',
      text: 'I have no birth date for you yet, so I can speak of today’s sky and little else.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-birth-date-unknown-2',
      text: 'A birth date would give me your planets, their signs and how they stand to each other.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-birth-date-unknown-3',
      text: 'The place you were born would let me set the hour and the houses straight.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-birth-date-unknown-4',
      text: 'Add a time of birth and the reading gains houses, a rising sign and closer dates.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-birth-date-unknown-5',
      text: 'Until your profile holds a birth date, this answer rests on your question alone.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-birth-date-unknown-6',
      text: 'Your own chart is missing here, and a date, a time and a place would draw it.',
      themes: [],
      concepts: [],
    },
  ],
  /** The Moon changed sign on the birth day and the time is unknown; `{a}` and `{b}` are the two signs. */
  moonEither: [
    {
      key: 'limit-moon-either-1',
      text: 'Your Moon is in {a} or {b}, because it changed sign in the course of that day.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-moon-either-2',
      text: 'Depending on the hour, your Moon stands in {a} or in {b}.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-moon-either-3',
      text: 'Your Moon could be in {a} or {b}, so read both and keep the truer one.',
      themes: [],
      concepts: [],
    },
  ],
  /** Placidus is undefined at the birth latitude. */
  polar: [
    {
      key: 'limit-polar-1',
      text: 'You were born so far from the equator that Placidus houses fail, so I use whole signs.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-polar-2',
      text: 'At your birth latitude the usual houses break down, so each one here is a whole sign.',
      themes: [],
      concepts: [],
    },
  ],
  /** No dated contact falls within the time that was asked about. */
  noTimingInFrame: [
    {
      key: 'limit-no-timing-in-frame-1',
      text: 'Nothing exact touches your chart in that time, so I won’t name a day.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-no-timing-in-frame-2',
      text: 'For the span you asked about, the slow planets leave this matter alone.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-no-timing-in-frame-3',
      text: 'I found no dated contact in those weeks, which makes them ordinary and yours.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-no-timing-in-frame-4',
      text: 'The nearest dates for this fall outside the time you named.',
      themes: [],
      concepts: [],
    },
  ],
  /** The question is about another person’s mind. */
  thirdPerson: [
    {
      key: 'limit-third-person-1',
      text: 'I can’t read what they think, only how you stand towards it.',
      themes: [],
      concepts: [],
    },
    { key: 'limit-third-person-2', text: 'Their side of it isn’t in your chart.', themes: [], concepts: [] },
    {
      key: 'limit-third-person-3',
      text: 'What goes on in somebody else’s head is not mine to report.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-third-person-4',
      text: 'I can speak for one end of this, and it is yours.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-third-person-5',
      text: 'That, the other person would have to tell you.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-third-person-6',
      text: 'Nobody else’s feelings show in your chart, so I stay with what you do with the silence.',
      themes: [],
      concepts: [],
    },
  ],
  /** Illness, tests, treatment. */
  medical: [
    {
      key: 'limit-medical-1',
      text: 'A body is outside what a chart can see, so ask a doctor and tell me the worry.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-medical-2',
      text: 'I don’t read illness, tests or treatment, and someone trained should.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-medical-3',
      text: 'A symptom belongs with a clinician, and the worry around it may stay here.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-medical-4',
      text: 'No planet can say how an operation or a result will go.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-medical-5',
      text: 'I can speak of rest and rhythm, and the medicine stays with your doctor.',
      themes: [],
      concepts: [],
    },
  ],
  /** Verdicts on law, buying, selling, betting. */
  legalMoney: [
    {
      key: 'limit-legal-money-1',
      text: 'I give no verdict on contracts, courts or cases, since that takes a lawyer.',
      themes: [],
      concepts: [],
      topics: ['legal'],
    },
    {
      key: 'limit-legal-money-6',
      text: 'Whether to sue, and who would win, I leave to a lawyer with the papers.',
      themes: [],
      concepts: [],
      topics: ['legal'],
    },
    {
      key: 'limit-legal-money-2',
      text: 'What to buy, sell or bet on is not in a chart.',
      themes: [],
      concepts: ['beyond-wager'],
    },
    {
      key: 'limit-legal-money-3',
      text: 'I can look at your habits with money, and someone qualified can look at the figures.',
      themes: [],
      concepts: ['beyond-wager'],
    },
    {
      key: 'limit-legal-money-4',
      text: 'You won’t get numbers for lotteries, shares or coins from me.',
      themes: [],
      concepts: ['beyond-wager'],
    },
    {
      key: 'limit-legal-money-5',
      text: 'Take the paper to somebody licensed, and bring the nerves to me.',
      themes: [],
      concepts: [],
      topics: ['legal'],
    },
  ],
  /** Death, fidelity, pregnancy, who did it: declined in one sentence. */
  declined: [
    {
      key: 'limit-declined-1',
      text: 'I don’t read death, in any chart, for anyone.',
      themes: [],
      concepts: ['beyond-death'],
    },
    {
      key: 'limit-declined-7',
      text: 'How long a life lasts I don’t read, and I won’t put a date on anybody.',
      themes: [],
      concepts: ['beyond-death'],
    },
    {
      key: 'limit-declined-8',
      text: 'I won’t judge from a chart who has been faithful to whom.',
      themes: [],
      concepts: ['beyond-fidelity'],
    },
    {
      key: 'limit-declined-9',
      text: 'I don’t read pregnancies, nor whether a child is a girl or a boy.',
      themes: [],
      concepts: ['beyond-pregnancy'],
    },
    {
      key: 'limit-declined-10',
      text: 'Another person’s secret is closed to me, and I won’t point at anyone.',
      themes: [],
      concepts: ['beyond-secret'],
    },
    {
      key: 'limit-declined-11',
      text: 'I don’t choose diets or weights for anyone, since that belongs with somebody who knows your body.',
      themes: [],
      concepts: ['beyond-diet'],
    },
    {
      key: 'limit-declined-2',
      text: 'Whether someone is faithful isn’t written in your chart, though what you need for trust is.',
      themes: [],
      concepts: ['beyond-fidelity'],
    },
    {
      key: 'limit-declined-3',
      text: 'A pregnancy is a question for a test and a clinic, so I leave it there.',
      themes: [],
      concepts: ['beyond-pregnancy'],
    },
    {
      key: 'limit-declined-4',
      text: 'I won’t guess who did it or who is lying.',
      themes: [],
      concepts: ['beyond-secret'],
    },
    {
      key: 'limit-declined-6',
      text: 'What goes on the plate is yours to choose, and I can read when you slow down.',
      themes: [],
      concepts: ['beyond-diet'],
    },
    {
      key: 'limit-declined-5',
      text: 'That is one of the few doors I keep shut, and beside it is one I can open.',
      themes: [],
      concepts: [],
    },
  ],
  /** Love asked about by someone under eighteen: friendship, feelings, pace. */
  minors: [
    {
      key: 'limit-minors-1',
      text: 'I’ll read this as a question about friendship and feelings, at your own pace.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-minors-2',
      text: 'I don’t score partners here, but I can talk about what makes a friend a good one.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-minors-3',
      text: 'There is no hurry in liking someone, and charts are good at waiting.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-minors-4',
      text: 'Someone older whom you trust would make a good second reader for this.',
      themes: [],
      concepts: [],
    },
  ],
  /** The other of two charts belongs to somebody under eighteen. */
  pairUnder18: [
    {
      key: 'limit-young-pair-1',
      text: 'One of you is under eighteen, so I don’t read these two charts as a couple.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-young-pair-2',
      text: 'Someone under eighteen is in this, so I leave the two charts apart and stay with yours.',
      themes: [],
      concepts: [],
    },
  ],
  /** Hard testimonies with no easy one beside them. */
  hardOnly: [
    {
      key: 'limit-hard-only-1',
      text: 'The two hard notes here have no easy one beside them, so I won’t invent one.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-hard-only-2',
      text: 'Everything that bears on this pulls hard, and I would rather say so.',
      themes: [],
      concepts: [],
    },
    {
      key: 'limit-hard-only-3',
      text: 'No easy angle softens this, so the help has to come from what you already do.',
      themes: [],
      concepts: [],
    },
  ],
};
