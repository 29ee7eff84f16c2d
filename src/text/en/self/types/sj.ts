/** ISTJ, ISFJ, ESTJ, ESFJ. Own texts. */
import type { TypeTexts } from '#practice/mbti/type-text.ts';

export const sjTypes: Pick<TypeTexts, 'ISTJ' | 'ISFJ' | 'ESTJ' | 'ESFJ'> = {
  ISTJ: {
    description:
      'You remember how it was actually done, with the date, and you are often the only one who checked. Your word is a small contract that you have already signed by the time you open your mouth. You like a drawer in which every tool has its outline, and you have probably never said so.',
    strengths: [
      'Does what was promised, on the day, whether or not anyone looks',
      'Spots the one figure in the column that cannot be right',
      'Stays calm by going through the steps',
      'Looks after things so that they last twenty years',
    ],
    challenges: [
      'Trusts the known way past the point where it has stopped working',
      'Carries the load silently and keeps an exact account of it',
      'Corrects the detail while the other person was speaking of the whole',
      'Expects others to see duty where they see a suggestion',
    ],
    careers: [
      'Accounting, audit and tax',
      'Surveying, engineering and quality control',
      'Records, law and public administration',
      'Logistics and operations',
      'Laboratory and medical technology',
      'Skilled trades with standards to meet',
    ],
    relationshipStyle:
      'You love by being there, in the literal sense: on time, with the spare key, in the eleventh year as in the first. You show it in oil changes and remembered allergies, and you may think that it has therefore been said. What you miss is that some people need the words too, more than once. You do best with someone loyal who keeps plans and brings a little weather into the house. Your growth is to tell them what you feel before it has become a fact.',
    deepDive: {
      coreMotivation:
        'You want things to be in order because people rely on them: the bridge, the wage, the dinner at six. Being dependable is not a habit with you, it is a kind of honour. What you fear is chaos that could have been prevented, and the day on which your care turns out to have been for nothing.',
      communicationStyle:
        'Plain, exact, and sparing. You say it once and assume that it holds. Others may take the missing warmth for a missing opinion. Add the reason and one sign of good will: “I am raising this because I want it to go well.” Then ask what they heard; it is sometimes not what you said.',
      decisionMaking:
        'You compare with what has been lived, then choose what works. You are seldom wrong about things that have happened before. Your last function would ask what else this could become. When a matter is new, write down three possible outcomes, one of them pleasant, before you let the first doubt close the file.',
      stressResponse:
        'Overloaded, you who live by evidence begin to see disasters everywhere: the cough, the letter, the silence of a phone, each the first of a chain. Possibility has come in by the dark door. Return to what is known today. Make one list of what has actually occurred, do the first item, and go to bed.',
      growthPath:
        'Make a small appointment with the unknown: a different road on Thursdays, a dish without a recipe, a question to which you have no answer ready. Keep it as strictly as any other. The aim is not to become spontaneous. It is to find out that the house still stands when one chair is moved.',
      leadershipStyle:
        'You lead by example and by rules that are the same for everybody. People know where they stand, and nobody is asked to do what you would not. What they lack is a reason to try something new. Set aside one corner where mistakes are allowed, say that they are, and keep your face still.',
    },
  },
  ISFJ: {
    description:
      'You know how each person in the house takes their coffee, and which cup they pretend not to prefer. You notice what has changed since the last visit, down to the chair. People feel looked after near you and could rarely say what exactly you did.',
    strengths: [
      'Remembers the small fact that makes a person feel known',
      'Keeps the quiet work going that nobody has a name for',
      'Stays with someone through the dull part of an illness',
      'Prepares so well that the day looks easy',
    ],
    challenges: [
      'Says that it is nothing, and keeps count',
      'Does it alone because explaining would take longer',
      'Holds on to an old hurt as carefully as to an old letter',
      'Takes on a duty and never puts it back down',
    ],
    careers: [
      'Nursing, midwifery and care',
      'Primary teaching and early years',
      'Archives, libraries and conservation',
      'Administration that holds a place together',
      'Pharmacy, dietetics and physiotherapy',
      'Interior work, gardens and hospitality',
    ],
    relationshipStyle:
      'You love in the present tense of small things: the coat by the door, the soup, the appointment you made because they kept forgetting. You hope it will be noticed and would do a great deal rather than mention it. What you miss is that a wish kept secret cannot be granted, and that some people want to look after you and cannot find the way in. You do best with someone attentive, constant and fair about the chores. Your growth is to be thanked without waving it off.',
    deepDive: {
      coreMotivation:
        'You want the people in your care to be safe, fed and remembered, and the good old things to be handed on undamaged. It is a kind of guarding, done in slippers. What you fear is letting somebody down without having noticed, or finding that the one who always helps is not someone people would help.',
      communicationStyle:
        'Gentle, detailed, and by way of questions about the other person. You say “whatever suits you”, and have a preference. You tell the story from the beginning, because the beginning mattered. A line to add: “I would like this, and I can live with that.” People are relieved to be told; guessing you is hard work.',
      decisionMaking:
        'You look at what was done before and at what it will mean for those concerned. It is careful, and it can keep a worn-out arrangement alive for years. The question your last function would ask is: what if there were another way? Ask one person outside the family, and let the idea sit a week unrefuted.',
      stressResponse:
        'After too long, the steady one starts to imagine: illnesses, accidents on the road, a secret meaning in a cancelled visit. You may snap, then apologise for three days. Possibility, never trained, only knows one tune. Let someone else hold the list for an evening, go where your hands are busy, and leave one task undone.',
      growthPath:
        'Practise asking before it hurts. Once a week, hand over a task with no instructions and accept the result, wrinkles included. Once a season, do a thing for the first time, with no one to look after. Your place in people’s hearts, it turns out, does not depend on the state of the kitchen.',
      leadershipStyle:
        'You lead from the second row, by knowing everyone’s load and quietly moving some of it, mostly to yourself. People stay for you. What they also need is a clear no, and the sentence that a standard was not met. Say it in private, early, with the fact and the date. They will trust you more.',
    },
  },
  ESTJ: {
    description:
      'You see at once who should be doing what, and you find it hard not to mention it. A thing agreed is a thing done; you are honestly puzzled by people for whom it was a mood. Give you a broken timetable on Monday and by Wednesday there is a rota on the wall.',
    strengths: [
      'Takes charge when everyone is looking at the floor',
      'Says clearly what is expected, and by when',
      'Keeps a promise to an institution as to a friend',
      'Sorts the urgent from the merely loud',
    ],
    challenges: [
      'Gives the answer before the question has finished',
      'Reads a different method as a lack of effort',
      'Runs the holiday like a depot',
      'Puts a feeling on the agenda under “any other business”',
    ],
    careers: [
      'Management of works, sites and services',
      'Public administration and the law',
      'Banking and insurance',
      'Military, police or emergency command',
      'School and hospital administration',
      'Trade, purchasing and running a family firm',
    ],
    relationshipStyle:
      'You love by taking responsibility: the tax return, the winter tyres, the difficult call to the landlord. You are loyal in a way that can be photographed. What you miss is that an opinion about how to load the dishwasher can land as an opinion about a person. You do best with someone who is not afraid of your voice, keeps their own ground, and can make you laugh at yourself. Your growth is to ask how they are and then to offer nothing but your company.',
    deepDive: {
      coreMotivation:
        'You want things to work and people to pull their weight, so that those who come after find the place better kept than you did. Effort should count; that is your idea of justice. What you fear is disorder that spreads, and being found, one day, to have been responsible for something and to have let it slide.',
      communicationStyle:
        'Clear, brisk, and in the imperative. You say what you mean and expect the same. Some people hear a sergeant where you thought you were being helpful. Try two small changes: put the reason before the instruction, and turn one statement in three into a question. “How would you do it?” costs you nothing and teaches you something.',
      decisionMaking:
        'You take the facts and the known procedure, decide, and start. It saves everybody time in matters that resemble earlier matters. Your last function would ask what you yourself care about here, apart from what is correct. Before a large decision, go for a walk with that question and without your phone. Wait for the answer that surprises you.',
      stressResponse:
        'When the load is too long, the firm one goes brittle: a slammed door, then a hidden flood of feeling, a conviction that nobody values you, tears over a song from school. You may call it tiredness. It is the heart, asking for the floor. Tell one person the feeling without a conclusion, and let them not fix it.',
      growthPath:
        'Find out what you love that is of no use. Give it an hour a week with the door closed and no progress chart. Then try the harder exercise: let someone do a job badly in front of you, and learn it. Not every standard is yours to hold, and your shoulders will tell you so before your mind does.',
      leadershipStyle:
        'You were giving people tasks in the playground. You are fair, visible, consistent, and your word to the team is good. What gets lost is what they do not dare to say. Ask for one thing you should stop doing, thank whoever answers, and stop it within the week. That is when they start to follow rather than comply.',
    },
  },
  ESFJ: {
    description:
      'You know whose birthday it is, who is not speaking to whom, and which dish will make both of them come. A gathering, in your hands, becomes a household. You feel a coolness at the far end of the table as others feel a draught, and you are already on your feet.',
    strengths: [
      'Makes newcomers part of things within an hour',
      'Turns concern into a hot meal, a rota, a lift',
      'Keeps the traditions that hold a family or a team together',
      'Notices hurt early and goes towards it',
    ],
    challenges: [
      'Takes a declined invitation as a verdict',
      'Smooths over the quarrel that needed to be had',
      'Counts on thanks, and calls it not needing any',
      'Lets what people would say decide what will be done',
    ],
    careers: [
      'Health care and family practice',
      'Teaching and school offices',
      'Events, catering and hospitality',
      'Customer care, sales with long relationships',
      'Parish, club and community work',
      'Human resources and staff welfare',
    ],
    relationshipStyle:
      'You love openly and in kind: food, visits, a call in the middle of the day to ask about the meeting. You want to belong to one another in front of others too, at the table, in the photograph. What you miss is that someone who needs an evening alone is not leaving. You do best with a person who is affectionate, says thank you, and tells you the truth quietly before the guests arrive. Your growth is to let a small disharmony stay in the room overnight.',
    deepDive: {
      coreMotivation:
        'You want people to be well, together and at ease, and to have had a hand in it. To be needed by a circle that you know by name is happiness enough for you. What you fear is being shut out, talked about, or thanked politely, the way one thanks a caterer, by those you took for family.',
      communicationStyle:
        'Warm, concrete, with many names in it. You ask after everyone and give news as a form of love. When you are hurt you speak of manners, or of what others thought. Put it in the first person: “I was hurt that nobody rang.” It is shorter than the long way round and much easier to answer.',
      decisionMaking:
        'You ask what people need and what has always been done, and you decide so that all can live with it. The majority of the table is a good guide and not the only one. Your last function would ask: is it consistent, and would I think so if it were unpopular? Write that answer before you consult.',
      stressResponse:
        'Hurt for too long, the kindest person becomes a cold critic, of others first and then of the mirror: everything is wrong, logically wrong, and probably your fault. You search for the expert who will tell you so. Do not argue with it at night. Give the mind a small honest task, such as a crossword or a bill, and then some rest.',
      growthPath:
        'Once a week, hold an opinion for a whole day that would not be popular, and see what remains of it. Spend an afternoon where nobody knows you. You will learn the difference between being good and being liked, which look alike from the front. The people who matter will not need you to be always warm.',
      leadershipStyle:
        'You lead by care, order and presence: people are welcomed, rotas are fair, nobody sits alone at lunch. Loyalty is what you give and what you ask. Your test is the popular one who does not do the work. Name the fact, name the effect on the others, and leave your own disappointment out of the sentence.',
    },
  },
};
