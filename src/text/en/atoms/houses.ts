/**
 * Where in a life something happens: the twelve houses as rooms, people and occasions.
 *
 * `facet` says where a house stands when the question is about another theme, so the tenth house can answer
 * for love: each phrase must follow both "it stands" and "that lands".
 */
import type { HouseAtoms } from '#companion/voice/atoms.ts';

export const houses: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, HouseAtoms>> = {
  1: {
    gloss: 'the house of your own face and first steps',
    arena: [
      'in person, before you have taken your coat off',
      'in how fast you cross a room',
      'on your own two feet, in full view',
      'through your face, which is slow to lie for you',
    ],
    people: ['whoever sees you before you have prepared', 'the person in your own passport photo'],
    verbs: ['turning up as yourself', 'being looked at before you have spoken'],
    facet: {
      love: ['in how you arrive on a first evening', 'on your face, well before the message is sent'],
      work: ['in the impression you make by nine in the morning', 'at the handshake, ahead of the portfolio'],
      money: [
        'in what you will carry alone to avoid asking',
        'on your own back, clothes and haircut included',
      ],
      family: [
        'in whose walk and whose temper you have',
        'at the gap between your face and their idea of it',
      ],
      self: ['at the very front of you', 'in your own skin, with nobody to blame or thank'],
      mood: [
        'in your body first, in the shoulders and the skin',
        'on your sleeve, where strangers can read it',
      ],
      spirit: ['in how you stand when nobody has told you how', 'at the plain fact of being this person'],
      decision: ['with you alone, and no committee', 'in the first move you make before the reasons'],
    },
    concepts: ['identity', 'being-seen', 'body', 'beginnings', 'courage'],
  },
  2: {
    gloss: 'the house of what you own and earn',
    arena: [
      'at the counter, with your own card in your hand',
      'over the month, in what comes in and what stays',
      'among the things you would carry out of the house first',
      'in the price you put on an hour of yourself',
    ],
    people: ['whoever pays you', 'the friend who knows what everything cost'],
    verbs: ['earning, keeping and pricing', 'knowing what you have and what you are worth'],
    facet: {
      love: ['at the question of who pays, and how gladly', 'in whether you feel worth the trouble'],
      work: ['on the payslip, beneath the job title', 'in the fee you name out loud'],
      money: [
        'on the bank statement itself',
        'among the savings, the standing orders and the small luxuries',
      ],
      family: ['in what was said about money where you ate', 'on the one object two relatives both want'],
      self: ['in what you call enough', 'in the difference between your price and your worth'],
      mood: ['in the pantry, where a full shelf calms you', 'in the days before payday'],
      spirit: [
        'in what you could give up and still be rich',
        'among ordinary objects you treat with respect',
      ],
      decision: ['at the sum you would need to feel safe', 'on the figure in the right-hand column'],
    },
    concepts: ['earning', 'spending', 'worth', 'security', 'underpaid'],
  },
  3: {
    gloss: 'the house of talk, errands and siblings',
    arena: [
      'by message, between two stops',
      'on the short trips you could drive without thinking',
      'in the group chat, one thumb at a time',
      'over the garden wall, in passing',
    ],
    people: ['a brother, a sister or someone who grew up alongside you', 'the people on your own stairs'],
    verbs: ['writing, calling and asking', 'picking things up and passing them on'],
    facet: {
      love: ['in the messages, their length and their hours', 'on the drive home, where the real talk is'],
      work: ['in the emails, the notes and the quick questions', 'between desks, in what gets passed along'],
      money: ['in the subscriptions, the fares and the phone', 'on the contract, in its second paragraph'],
      family: ['between you and the one you shared a bedroom wall with', 'on the phone, at the usual hour'],
      self: ['in your own running commentary', 'on the page where you argue with yourself'],
      mood: ['in the sentence that repeats while you wash up', 'on the top deck of the bus home'],
      spirit: ['in reading, and in the question written in a margin', 'on a daily walk with no headphones'],
      decision: ['at the one phone call you have not made', 'in how the question is worded'],
    },
    concepts: ['words', 'listening', 'siblings', 'learning', 'routine'],
  },
  4: {
    gloss: 'the house of home and where you come from',
    arena: [
      'at home, after the door is locked',
      'around the table you first learned manners at',
      'under your own roof, in slippers',
      'at the back of the house, where guests don’t go',
    ],
    people: ['a parent, or the person who stood in for one', 'whoever has a key to your door'],
    verbs: ['coming home and having one', 'keeping house, and keeping what you came from'],
    facet: {
      love: ['in the question of whose bed and whose walls', 'at home, once the visit becomes a stay'],
      work: [
        'at the spare-room desk, with the washing in view',
        'underneath the ambition, in what it is meant to repair',
      ],
      money: [
        'in the rent, the roof and what sits under it',
        'on the house, the lease or the inheritance talk',
      ],
      family: [
        'in the middle of the oldest argument you have',
        'at the head of the table and who sits there',
      ],
      self: ['in who you are with the curtains drawn', 'at the root, beneath anything with a title'],
      mood: ['in the rooms you walk through at night', 'on a Sunday, at about five in the afternoon'],
      spirit: ['in the old village, the old hymn, the old recipe', 'in a silence you know from early on'],
      decision: [
        'at the question of where you would sleep',
        'in what the oldest part of you would call safe',
      ],
    },
    concepts: ['home', 'mother', 'father', 'moving', 'belonging', 'memory'],
  },
  5: {
    gloss: 'the house of play, romance and what you make',
    arena: [
      'on a free afternoon, with paint on the cuffs',
      'in the early weeks, while it is still a game',
      'on the stage, the pitch or the floor with the bricks',
      'for the fun of it, with the score kept loosely',
    ],
    people: ['a child, yours or borrowed', 'the person you are flirting with'],
    verbs: ['playing, courting and making things', 'risking a little for delight'],
    facet: {
      love: ['in the courtship, before anyone mentions keys', 'at the date itself, dessert included'],
      work: ['in the part of the job you would do as a hobby', 'with the idea nobody asked you for'],
      money: ['at the bet, the ticket and the treat', 'in the extravagance you defend badly'],
      family: [
        'with the children, or with the wish for them',
        'on the carpet, in whatever is being built there',
      ],
      self: [
        'in what you make when it does not have to be good',
        'at the point where you show off and enjoy it',
      ],
      mood: ['in whether anything this week was silly', 'beside the hobby gathering dust in its case'],
      spirit: ['in play, taken as seriously as prayer', 'at the piano, the wheel or the easel'],
      decision: ['with the option that makes you grin', 'in the gamble you could afford to lose'],
    },
    concepts: ['creativity', 'play', 'children', 'early-heat', 'risk'],
  },
  6: {
    gloss: 'the house of the daily job and the body that does it',
    arena: [
      'on a weekday, from the list on the fridge',
      'in the inbox, item by item',
      'over the small maintenance nobody notices until it stops',
      'during the shift, with sore feet and a schedule',
    ],
    people: ['colleagues you did not choose', 'an animal that has to be walked'],
    verbs: ['working, mending and getting through the week', 'looking after a body that has to turn up'],
    facet: {
      love: [
        'in the chores, and in who noticed the dishes',
        'among the small services that pass for tenderness',
      ],
      work: ['at your own desk, on an ordinary Wednesday', 'in the workload, ahead of the career'],
      money: ['in the hourly rate and the unpaid overtime', 'among the repairs that come in threes'],
      family: [
        'with whoever does the driving, the shopping and the forms',
        'in the division of care, agreed or assumed',
      ],
      self: ['in the habits you would not put on a profile', 'in the standard you hold yourself to unseen'],
      mood: ['in sleep, meals and how long you sat', 'in the tired hours after the last task'],
      spirit: ['in a practice with a time and a mat', 'at the sink, doing one plate properly'],
      decision: ['in the kind of Tuesdays it would bring', 'in the hours it would take, counted honestly'],
    },
    concepts: ['routine', 'overwork', 'burnout', 'duty', 'body', 'discipline'],
  },
  7: {
    gloss: 'the house of the other person',
    arena: [
      'face to face, across a table for two',
      'in the presence of one particular person',
      'on the dotted line, next to another signature',
      'by way of somebody else, who says it first',
    ],
    people: ['a partner, or a rival who knows you as well', 'whoever you mean when you say we'],
    verbs: ['loving and living with someone', 'meeting someone halfway'],
    facet: {
      love: [
        'inside the relationship itself, more than in the courtship',
        'between two toothbrushes and two calendars',
      ],
      work: [
        'with the client, the business partner or the opponent',
        'in a collaboration where nobody outranks the other',
      ],
      money: ['in what was agreed between two people, and when', 'in the fair split and who drew it up'],
      family: [
        'beside the one you married in, or brought to dinner',
        'between loyalty to a partner and loyalty to a surname',
      ],
      self: ['in the mirror that talks back', 'opposite whoever you keep choosing'],
      mood: ['in the temper of whoever you share the sofa with', 'in the silence after goodnight'],
      spirit: ['in being known by one person and staying', 'between two people who disagree with care'],
      decision: [
        'beside a second person who has a vote',
        'in the conversation, since half of it is not yours',
      ],
    },
    concepts: ['commitment', 'being-chosen', 'trust', 'sharing', 'dependence'],
  },
  8: {
    gloss: 'the house of shared and hidden accounts',
    arena: [
      'on the strength of a confidence, given once',
      'in the joint account, where two habits meet',
      'after midnight, once the guard is down',
      'at the edge of what you are willing to owe',
    ],
    people: ['someone you owe, or someone who owes you', 'the one person who has seen the whole file'],
    verbs: ['sharing and trusting', 'letting someone in past the hallway'],
    facet: {
      love: ['in what happens when the lights are out', 'at the point where trust has to be handed over'],
      work: [
        'near other people’s money and the confidences that come with it',
        'inside the crisis they keep you for',
      ],
      money: ['in debts, loans, taxes and settlements', 'on the sum that belongs to two people at once'],
      family: ['around the will, the secret and who was told', 'in what passes down without being mentioned'],
      self: [
        'at the part of you that only two people have met',
        'in what you would rather not be caught wanting',
      ],
      mood: ['below the surface, where it gathers for weeks', 'in the jealous hour, screen in hand'],
      spirit: [
        'at endings, and in what is left when they are over',
        'inside a question you can’t ask at lunch',
      ],
      decision: ['in what you would be tied to afterwards', 'in the cost that is not on the form'],
    },
    concepts: ['intimacy', 'debt', 'secrets', 'trust', 'sharing', 'loss'],
  },
  9: {
    gloss: 'the house of far places and large questions',
    arena: [
      'abroad, or with a book that comes from there',
      'in the lecture hall, hand half raised',
      'on the long-distance train, notebook open',
      'at a distance great enough to see the shape',
    ],
    people: ['a teacher, a foreigner or a stubborn believer', 'someone whose first language is not yours'],
    verbs: ['going further and asking why', 'believing, studying and going abroad'],
    facet: {
      love: [
        'between two passports, two accents or two creeds',
        'on the trip that shows who packs and who worries',
      ],
      work: [
        'in the degree, the publication or the posting overseas',
        'at the larger point of doing it at all',
      ],
      money: ['in tuition, tickets and customs forms', 'in what you were taught to think wealth is for'],
      family: ['with the relatives over the water', 'at the dinner where religion comes up'],
      self: [
        'in the creed you would actually defend',
        'with the version of you that speaks another language',
      ],
      mood: ['in the need for a horizon by Thursday', 'at the window seat, where worries shrink'],
      spirit: [
        'in the faith you kept, left or built from parts',
        'on the pilgrimage, whatever shoes you wear for it',
      ],
      decision: [
        'with the principle, ahead of the convenience',
        'in what you would advise a foreign friend to do',
      ],
    },
    concepts: ['faith', 'meaning', 'travel', 'learning', 'exam', 'freedom'],
  },
  10: {
    gloss: 'the house of standing and work in public',
    arena: [
      'in public, with your job title underneath',
      'from the chair of the meeting, agenda printed',
      'on the record, where it can be quoted',
      'in front of the people who decide promotions',
    ],
    people: ['a boss, or whoever you are boss of', 'an audience that has never met you'],
    verbs: ['making a name and answering for it', 'holding a post that others can see'],
    facet: {
      love: ['in public, where the two of you count as a fact', 'in the evenings left over after the job'],
      work: ['on the career itself, ten years in view', 'at the top of the page, beside your title'],
      money: ['in the salary band and the bonus letter', 'in what your reputation can charge'],
      family: ['in what they tell visitors you do', 'between the school run and the board pack'],
      self: ['in the gap between the badge and the wearer', 'at what you would like said when you retire'],
      mood: ['in the hour after a review, good or bad', 'on the Monday face you put on at the front desk'],
      spirit: ['in a calling, with deadlines', 'at the use your work is to people you never meet'],
      decision: ['in how it would look on your record', 'before an audience whose opinion can be printed'],
    },
    concepts: ['authority', 'recognition', 'promotion', 'boss', 'status', 'purpose'],
  },
  11: {
    gloss: 'the house of friends and what you hope for',
    arena: [
      'in a group, from somewhere near the middle',
      'among friends, at a long table with split bills',
      'on behalf of a cause with a mailing list',
      'in plans for next year, shared out loud',
    ],
    people: ['the friend who introduces everybody', 'an ally with better contacts than manners'],
    verbs: ['belonging, hoping and joining in', 'finding the people who want what you want'],
    facet: {
      love: ['among mutual friends, who all have a view', 'in the friendship underneath, or the lack of one'],
      work: [
        'in the network, the union or the team',
        'in a good turn between people who once shared a course',
      ],
      money: [
        'at the shared bill, the collection and the raffle',
        'in what comes in through people you know',
      ],
      family: ['with the relatives you picked yourself', 'between your friends and your next of kin'],
      self: ['in the wish you have told three people', 'among the names on your guest list'],
      mood: ['in an unanswered invitation, yours or theirs', 'at the party, in the kitchen, near the coats'],
      spirit: ['in a circle that meets on the same weeknight', 'among people who hope in the same direction'],
      decision: [
        'at the question of which friend you would tell first',
        'in the future you describe when asked where next',
      ],
    },
    concepts: ['friends', 'groups', 'belonging', 'comparison', 'generosity'],
  },
  12: {
    gloss: 'the house of what goes on out of sight',
    arena: [
      'in the background, with nobody taking notes',
      'in private, and mostly at night',
      'offstage, in the dark between two scenes',
      'alone, and somewhere without a signal',
    ],
    people: ['someone you look after and never mention', 'a stranger who sees what friends have missed'],
    verbs: ['resting, hiding and letting go', 'being alone with what you have not said'],
    facet: {
      love: [
        'in a feeling kept from the person it concerns',
        'behind a light reply, where nobody thinks to look',
      ],
      work: ['in the back office, uncredited', 'in the work you do when the building is empty'],
      money: [
        'in the small leak you prefer not to trace',
        'behind the account nobody else knows the number of',
      ],
      family: ['around a relative who is talked of softly', 'in the subject they all walk around'],
      self: ['in dreams, lapses and slips of the tongue', 'behind your own back, so to speak'],
      mood: [
        'in the tiredness that sleep does not reach',
        'beneath the cheerful answer you give at the door',
      ],
      spirit: [
        'in silence, retreat and long empty afternoons',
        'on the threshold of sleep, where you stop arguing',
      ],
      decision: [
        'in something you already know and have not admitted',
        'behind the reason you give, where another one sits',
      ],
    },
    concepts: ['solitude', 'secrets', 'rest', 'sleep', 'loneliness', 'numbness'],
  },
};
