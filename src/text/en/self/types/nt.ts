/** INTJ, INTP, ENTJ, ENTP. Own texts. */
import type { TypeTexts } from '#practice/mbti/type-text.ts';

export const ntTypes: Pick<TypeTexts, 'INTJ' | 'INTP' | 'ENTJ' | 'ENTP'> = {
  INTJ: {
    description:
      'You see the finished building while the others are still admiring the field, and then you quietly order the bricks. You would rather rework a plan alone for a week than defend half of it in a room. Being told that it cannot be done mostly tells you which part to start with.',
    strengths: [
      'Works back from the end and knows today’s step',
      'Drops a favourite idea the day it stops being true',
      'Keeps going for years on a plan that nobody is applauding',
      'Finds the one rule that would make ten problems unnecessary',
    ],
    challenges: [
      'Explains the conclusion and leaves people to guess the steps',
      'Decides that someone is not worth explaining to, and is sometimes wrong',
      'Treats a feeling as noise until it has become a decision',
      'Waits for the perfect plan where a rough one would have taught more',
    ],
    careers: [
      'Systems, software or infrastructure design',
      'Scientific or long-range research',
      'Strategy and planning in any field with long cycles',
      'Investment, actuarial or risk analysis',
      'Architecture, town or landscape planning',
      'Law where the structure matters more than the stage',
    ],
    relationshipStyle:
      'You love by building: a savings plan with two names, a shelf at the right height, a quiet decision to be there in ten years. What you miss is the small unplanned moment, in which someone wanted company and received a solution. You do best with a person who has a mind of their own, says what they mean, and is not frightened by your silences. Your growth is to say the warm thing aloud while it is still obvious to you, because it is not obvious to them.',
    deepDive: {
      coreMotivation:
        'You want to see clearly and then to make the world match: one thing at least that works as it should because you understood it. What you fear is wasted capacity, your own first of all, and years spent inside someone else’s badly drawn plan. Competence, to you, is a form of honesty.',
      communicationStyle:
        'You speak in results, trimmed of everything that seems obvious, and what seems obvious to you took you months. People hear a verdict where you meant a proposal. Add one line before the point: “I may have skipped a step, stop me.” It costs four seconds and buys you a room that thinks with you.',
      decisionMaking:
        'First an inner picture of where this leads, then a hard look at whether it can be made to work. The picture is usually good and arrives without its receipts. Your last function would ask what is actually in front of you now. Go and look, touch, count, before you commit the next two years.',
      stressResponse:
        'From outside it looks like appetite: too much food, too many screens, one more purchase compared until three in the morning, a sudden war on a stain. The senses, long ignored, have taken the wheel. The way back is small and physical, chosen on purpose. Walk somewhere without a goal and name five things you see.',
      growthPath:
        'Practise being interrupted. Once a week, show work that is forty per cent done to someone you respect and let them move a wall. You will dislike it, and the building will be better. Then practise the other half: tell one person what you feel before you have worked out why you feel it.',
      leadershipStyle:
        'You lead by design: clear aims, few meetings, and a structure in which good people can work without asking. You trust ability and give it room. What your team lacks is the view from your window. Say where this is going, every month, in plain words, and praise the work before you improve it.',
    },
  },
  INTP: {
    description:
      'You take ideas apart the way other people pick at labels, without noticing that your hands are busy. You can lose an afternoon to the exact meaning of a word that everybody else has already used and forgotten. Being wrong interests you more than it hurts.',
    strengths: [
      'Finds the hidden assumption that everyone was standing on',
      'Holds five explanations open until one of them earns its place',
      'Learns a whole field out of curiosity, then explains it plainly',
      'Stays fair to an argument when its owner is unpleasant',
    ],
    challenges: [
      'Solves the interesting half and leaves the rest in a drawer',
      'Answers the question exactly and misses why it was asked',
      'Waits to act until there is nothing left to check',
      'Goes silent for days and is surprised that it was noticed',
    ],
    careers: [
      'Mathematics, logic or theoretical science',
      'Programming, especially tools and languages',
      'Philosophy, linguistics or history of ideas',
      'Diagnosis and fault-finding of complex systems',
      'Technical or scientific writing',
      'Game, puzzle or rules design',
    ],
    relationshipStyle:
      'You love by paying exact attention: you remember the theory they had about their father, and you bring them an article about it two years later. What you miss is the weather in the room; a long silence that is restful to you may be lonely beside you. You do best with someone who is curious, patient with slow answers, and able to say “this is not a debate, come and sit here.” Your growth is to let someone see you before you have finished the sentence about it.',
    deepDive: {
      coreMotivation:
        'You want to understand, all the way down, until the thing explains itself. A contradiction left lying about bothers you like a dripping tap. What you fear is being made to act on reasons you know are poor, or being thought stupid by people whose thinking you respect. Freedom means time in which nobody needs an answer yet.',
      communicationStyle:
        'You qualify, because the truth has conditions, and by the third condition the listener has lost the sentence. Or you say nothing, since it was not yet exact. Give the headline first and the exceptions after it. Try this line: “My short answer is yes; I am less sure about two parts.”',
      decisionMaking:
        'You test a choice for inner consistency, open it up to other possibilities, and test it again. It can go on for a year. The question your last function would ask is simple and a little embarrassing: how will the people in it feel next Tuesday? Ask it early, and put a date on the answer.',
      stressResponse:
        'Held too long under pressure, you who are so cool may become sure that nobody likes you: a late reply turns into proof, a small remark is replayed at night, tears or temper come from nowhere. It is feeling, out of practice. Ask one safe person a plain question, believe the answer, and eat something warm.',
      growthPath:
        'Finish something small every week and give it to a person who will use it. Not the best version: the one that exists. Let their use be your experiment. Beside it, keep one habit that needs no reason, such as a walk at six, because a mind as mobile as yours profits from a fixed hook.',
      leadershipStyle:
        'You lead by asking the question that makes the work possible, and then by leaving people alone with it. You defend your team from nonsense and never pretend to know. What they need from you is a decision on a day, and to hear that they did well. Both feel redundant to you. Neither is.',
    },
  },
  ENTJ: {
    description:
      'You walk into a muddle and begin, without being asked, to give it a front door and a timetable. You hear “we have always done it this way” as an opening bid. Rest comes easier to you once somebody, preferably you, knows who is doing what by Friday.',
    strengths: [
      'Turns a wish into owners, dates and a first phone call',
      'Says the unpopular sentence while it can still help',
      'Sees what a person could become, and hands them the harder task',
      'Recovers from failure by lunchtime and keeps the lesson',
    ],
    challenges: [
      'Mistakes silence in the room for agreement',
      'Speeds up when the others need the reason again',
      'Treats rest as a reward that is never quite earned',
      'Wins the argument and finds out later what it cost',
    ],
    careers: [
      'Founding or turning round organisations',
      'Operations and programme leadership',
      'Law, negotiation and public policy',
      'Engineering or construction management',
      'Finance and corporate strategy',
      'Heading a school, clinic or department',
    ],
    relationshipStyle:
      'You love by taking things seriously: their ambition, the leak in the roof, the question of where you will both be at sixty. You can turn an evening into a review without meaning to, and you may miss that they did not want it fixed. You do best with someone who has a spine and a life, laughs at your agendas, and tells you to your face when you are steamrolling. Your growth is to ask “do you want help or company?”, and to be glad of the second answer.',
    deepDive: {
      coreMotivation:
        'You want to move something large in the right direction and to have your full strength asked for. A life half used would be your one real defeat. Under that lies a softer fear, rarely looked at: that you are loved for what you carry, and that if you put it down nobody would stay.',
      communicationStyle:
        'Direct, structured, quick to the point, and louder than you think. You argue to find the strong version; others argue to be heard, and stop. Before you answer, repeat their point until they nod. One line to add: “I am pushing the idea, not you; push back.” Then wait, longer than feels natural.',
      decisionMaking:
        'You look for what works, check it against a long view, and decide while the others are still taking notes. Most of the time this is a gift. Your last function would ask a quieter thing: is this still what I care about, or only what I am good at? Give that question one evening a month.',
      stressResponse:
        'From outside you look harder and busier; from inside, something raw has come loose: a sudden sense of being unloved, old hurts with new names, a film that makes you cry in an aeroplane. This is feeling, long postponed. Do not organise it. Tell one person “I am not fine”, and let the sentence stand.',
      growthPath:
        'Learn the strength that does not move things. Once a week, be a beginner in company: a choir, a pottery class, a child’s game whose rules you may not improve. Notice what you value when nothing is measured. Decisions made from there hold longer, because you will not need to be talked into them.',
      leadershipStyle:
        'You are at home in front: you set the aim, place the people, clear the road, and answer for the result. Many will follow you into hard weather. They also need to be able to bring you bad news without armour. Thank the first person who does, in public, and change one thing because of it.',
    },
  },
  ENTP: {
    description:
      'You think best with your mouth open and someone good on the other side of the table. You will defend a view at noon and its opposite at one, and learn something both times. The half-built prototypes in your cupboard are not failures to you; they are conversations you may return to.',
    strengths: [
      'Finds the third option while two camps are still fighting',
      'Makes a dull problem interesting enough for others to join in',
      'Changes course without grief when the facts change',
      'Connects a thing from one field with a need in another',
    ],
    challenges: [
      'Argues for sport with a person who is not playing',
      'Leaves at eighty per cent, when only the dull part remains',
      'Promises with the enthusiasm of the moment and forgets the calendar',
      'Reopens a settled question because it has become boring',
    ],
    careers: [
      'Ventures, new products and invention',
      'Advertising, comedy or writing for performance',
      'Consulting across several fields',
      'Law and debate-heavy policy work',
      'Journalism and interviewing',
      'Teaching in places without a fixed syllabus',
    ],
    relationshipStyle:
      'You love by bringing the world home: an odd fact, a plan for Lisbon, a friend of a friend who will change their life. Boredom frightens you more than quarrels, and so you may start one to feel the temperature. What you miss is repetition, which is how many people know that they are loved. You do best with someone quick, unoffended and steady, who can say “this one is not a game.” Your growth is to do a small thing every day without improving it.',
    deepDive: {
      coreMotivation:
        'You want the moment when a thing turns over and shows another side. Possibility is oxygen; a closed question feels like a closed window. What you fear is the narrow corridor, one role for forty years, and under it a worry that you have many beginnings and nothing with your name on it that will last.',
      communicationStyle:
        'Fast, funny, associative, and fond of the counterexample. You think you are building; the other person may feel they are being taken apart. Say which game you are playing before you start: “Let me argue the other side for a minute; I am with you.” Then, once in a while, let a good point simply stand.',
      decisionMaking:
        'You open the field wide, test the best ideas for logic, and keep a spare in your pocket. It works until a choice needs to stay chosen. Your last function would ask what happened the previous three times, in detail. Write those three down. Half of your future is already in your own diary, unread.',
      stressResponse:
        'Worn down, you who never look back begin to count: symptoms, crumbs, an old mistake gone over line by line, a sudden rigid rule about lunch. The world shrinks to a checklist. That is the neglected sense of the known, asking for a turn. Sleep, cook something you have cooked before, and return to one familiar place.',
      growthPath:
        'Choose one thing a year to finish past the point of interest. Not the cleverest: the one that somebody is waiting for. Boredom, for you, is often only the door to the second floor. Keep a small list of promises, with dates, where another person can see it, and let it hold you.',
      leadershipStyle:
        'You lead by infection: people leave your room with three ideas and the wish to try one. You hire well, protect the odd ones, and hate a rule without a reason. Your team needs to know which idea is the plan. Say “this is decided until March” and keep your hands off it till then.',
    },
  },
};
