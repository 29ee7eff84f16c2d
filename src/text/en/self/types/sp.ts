/** ISTP, ISFP, ESTP, ESFP. Own texts; ESTP is the bar the others were written to. */
import type { TypeTexts } from '#practice/mbti/type-text.ts';

export const spTypes: Pick<TypeTexts, 'ISTP' | 'ISFP' | 'ESTP' | 'ESFP'> = {
  ISTP: {
    description:
      'You understand a thing by having it in your hands, and often you have it open before anybody has found the manual. You talk little while it works and still less while it does not. Explaining yourself feels like describing a knot that you could simply untie.',
    strengths: [
      'Finds the fault by listening to the machine',
      'Stays level when the others are shouting',
      'Does the most with the least effort and the right tool',
      'Leaves people free, and means it',
    ],
    challenges: [
      'Goes to the workshop when the conversation becomes personal',
      'Keeps every option open until one of them closes by itself',
      'Takes a rule as an insult and a risk as an invitation',
      'Shows love so quietly that it needs a witness',
    ],
    careers: [
      'Mechanics, electronics and repair',
      'Engineering with prototypes and field work',
      'Surgery, emergency medicine and rescue',
      'Piloting, driving and machine operation',
      'Forensics and technical investigation',
      'Carpentry, climbing and other skilled outdoor work',
    ],
    relationshipStyle:
      'You love by doing: the bicycle is true again, the shelf is up, you stood in the rain until the tow truck came. You need a good deal of air, and you give it. What you miss is the running commentary by which others know that all is well; your calm can look like absence. You do best with someone independent, unfussy and direct, who shares something real with you, a trail or a trade. Your growth is to say “I am glad you are here” on an ordinary day.',
    deepDive: {
      coreMotivation:
        'You want to know how it works, and to be left free enough to find out. Skill is your form of self-respect: a clean cut, a landing without a jolt. What you fear is being trapped, in a role, a debt, a scene, with no tool in your hand and everyone waiting for a feeling on demand.',
      communicationStyle:
        'Few words, dry, and mostly about the thing in front of you. You leave out what is obvious, and to you that includes affection. Others fill the gap with guesses. Give them one sentence of inner weather before the facts: “I am not angry, I am thinking.” It is a short report, and it prevents long ones.',
      decisionMaking:
        'You look, test, wait, and then move at the last good moment. You trust your own logic over anyone’s rank. The blind side is the person who was waiting too. Your last function would ask whom this touches, and whether they know. Send the message before you set off; it weighs less than the talk afterwards.',
      stressResponse:
        'After long pressure the cool one may boil over: sudden words, hurt pride, a wild certainty of not being loved, followed by shame and a closed door. That is feeling, kept too long without air. Use your body first, a swim or an axe, and then go back and say the one sentence you would rather not.',
      growthPath:
        'Commit to something you cannot take apart. A person, a place, a course with an end date: choose one and stay when the puzzle is solved. Practise reporting yourself once a day, in a line, to someone who asks kindly. You will not lose your freedom by it. You will have somewhere to come back to.',
      leadershipStyle:
        'You lead by competence and by not getting in the way. In trouble people look at your hands and breathe more slowly. On quiet days they may not know what you think of them. Tell each one, once a month, what they do well, in a concrete sentence. It takes ten minutes and holds longer than glue.',
    },
  },
  ISFP: {
    description:
      'You know what you like with your whole skin, long before you could give a reason, and a room in the wrong colour can tire you. You are easy company and oddly hard to move. People who have known you for years are still surprised by what you care about, and how much.',
    strengths: [
      'Makes a place, a plate or a sentence feel right',
      'Lets people be as they are, without a project for them',
      'Notices pain that has no words and sits down beside it',
      'Acts on a value instead of announcing it',
    ],
    challenges: [
      'Slips away from a quarrel and takes the answer along',
      'Leaves the form, the deadline and the dentist for a better day',
      'Lets others decide, and then quietly does not come',
      'Believes that criticism of the work has seen through the maker',
    ],
    careers: [
      'Fine and applied arts, photography, design',
      'Cooking, baking and gardening',
      'Work with animals and veterinary care',
      'Physiotherapy, massage and nursing',
      'Music and dance',
      'Conservation, forestry and the outdoors',
    ],
    relationshipStyle:
      'You love by tuning the air around someone: the light turned down, the right record, a hand on the back for exactly as long as needed. You hate to force anything, and you go quiet when you are pushed. What you miss is that a silence can be read in ten ways, most of them wrong. You do best with someone gentle, patient and awake to beauty, who asks and then waits. Your growth is to stay in the room for a disagreement and say what matters while it does.',
    deepDive: {
      coreMotivation:
        'You want to live by what you find beautiful and good, close enough to touch. A day is right when it had one true hour in it. What you fear is being bent, bit by bit, into somebody’s useful shape, and being looked at without being seen. Freedom for you is small and daily: your own pace, your own colours.',
      communicationStyle:
        'You speak late and simply, and rather show than say. A drawing, a meal, a playlist may hold the whole message, and the other person may only say thank you. Put one line beside it: “I made this because I was thinking of what you told me.” On hard subjects, write it first and read it aloud.',
      decisionMaking:
        'You feel whether it fits, look at what is there, and go. For choices of the heart and the eye this is hard to beat. Your last function would ask for the structure: the cost, the date, the order of steps. Borrow a friend with a pencil for half an hour. The plan is a frame, and the picture stays yours.',
      stressResponse:
        'Cornered, the mild one turns sharp and managing: curt orders, a list of everybody’s incompetence, a frantic tidying of one drawer. It is order, untrained, reaching for the wheel. Or you vanish for a week. Finish one thing with a clear edge, pay one bill, answer one letter, and go outside before you explain yourself to anyone.',
      growthPath:
        'Let your gift have a schedule. Three mornings a week, same table, whether or not the mood has come; moods are late risers. Show the result to one person who will be honest. And practise a sentence for the moment before you leave: “I need an hour, and I will come back to this.” Then come back.',
      leadershipStyle:
        'You lead seldom by choice, and well by example: the work is done with care, nobody is humiliated, and people begin to copy the tone. You give freedom as if it were nothing. What is missing is the line on the floor. Say early what is not negotiable. Two such things are enough, and then hold to them.',
    },
  },
  ESTP: {
    description:
      'You meet life at the point where it happens. You notice what is moving, work out what it is doing, and step in while others are still describing it. You would rather be told the truth in a kitchen than in a meeting.',
    strengths: [
      'Calm and quick when things go wrong; sees the lever, pulls it',
      'Learns by handling and is rarely fooled by talk',
      'Brings a lightness that lets tired people try again',
      'Says plainly what is on the table',
    ],
    challenges: [
      'Takes a lack of danger for a lack of life',
      'Leaves before the slow part, where some of the best returns are',
      'Uses charm as an exit',
      'Hears a warning about later as a criticism of now',
    ],
    careers: [
      'Emergency or trauma care',
      'Sales, negotiation, running a venture',
      'Trades, engineering on site, aviation',
      'Sport, coaching, stunt or stage work',
      'Investigation and field reporting',
      'Hospitality and event operations',
    ],
    relationshipStyle:
      'You love by turning up: the lift to the airport, the fixed tap, the joke that ends the silence. You may miss what is not said, and being asked to discuss the relationship on a good evening can feel like being asked to explain a song. You do best with someone who is direct, has a life of their own, and will say “stay a bit longer in this” when you reach for the keys. Your growth is to remain for the second half of a hard conversation.',
    deepDive: {
      coreMotivation:
        'To be fully used by the moment: skill against something real, with the result visible before dark. Freedom matters because a closed calendar has no openings in it. What you fear is dullness with a pension attached, and being held to a promise that was made by somebody in a different mood.',
      communicationStyle:
        'Short, concrete, funny, and quicker than you notice. You test an idea by pushing it, which others may feel as being pushed. Add one line of intent, “I am only trying to see if it holds”, and you lose nothing. When someone is slow to answer, count to five; the useful part often comes last.',
      decisionMaking:
        'You read the field, apply a private logic that is better than you let people think, and act. For choices with a long tail, borrow your last function on purpose: write what this looks like in three years, in two sentences, before you say yes. Then read it to someone who will be there.',
      stressResponse:
        'When you are cornered for long, you who trust only what is there begin to see omens: hidden motives, a single dark outcome. That is foresight without practice. Go back to the senses for an hour, with water, tools, a road, then ask one trusted person whether the pattern you see is there.',
      growthPath:
        'Depth is also an adventure. Choose one thing, a craft or a person or a debt, and stay past the point where it stops being new; the second thrill is quieter and it lasts. Let people know what they mean to you before there is an emergency, and once a month say it in writing.',
      leadershipStyle:
        'You lead from the floor, sleeves up, and people will work hard for someone who would do the worst job first. You decide fast and forgive fast. Your team needs two things that you do not: the reason, and what happens after this week. Give them both on a Monday, in five lines.',
    },
  },
  ESFP: {
    description:
      'You bring the weather with you. A dull queue turns into a small occasion, and somebody is laughing who had no plans to. You feel with your face, hide very little, and would rather hear the bad news now, with your coat on, than sit with it in a folder.',
    strengths: [
      'Lifts a room without needing to own it',
      'Sees what a person needs this minute and does it',
      'Enjoys what is there, and makes others see it too',
      'Gets over a quarrel and brings cake',
    ],
    challenges: [
      'Postpones the bill until it has grown teeth',
      'Changes the subject when it gets dark',
      'Says yes to three things on one evening',
      'Takes a serious face for a lost friend',
    ],
    careers: [
      'Performance, music and presenting',
      'Events, travel and hospitality',
      'Nursing, paediatrics and care work',
      'Sport, fitness and dance teaching',
      'Sales, fashion and beauty',
      'Early years and play work',
    ],
    relationshipStyle:
      'You love with both hands: touch, presents for no reason, a party for their smallest victory. Today is your native country, and you invite people into it. What you miss is that someone may need to talk about March, or about the thing that happened in spring, and that a joke can close a door. You do best with a person who is warm, playful and steady with plans, and who does not shame your joy. Your growth is to stay sad with someone until they are done.',
    deepDive: {
      coreMotivation:
        'You want to feel life at full volume, and not alone. A shared hour, a dish that worked, a song with everybody in it: this is not a distraction from meaning, it is where you keep it. What you fear is the empty room, and the suspicion that without the show nobody would come to look.',
      communicationStyle:
        'Lively, physical, full of stories in which you come off badly. You say what you feel while you feel it, and an hour later it is gone for you and not for them. Before a hard talk, pick the one thing you want known, and finish on it: “This still matters to me on Thursday.”',
      decisionMaking:
        'You go by what is in front of you and by what your heart says of it. You are often right about people within a minute. Your last function would ask where this leads if it goes on. Draw it as a road with three signs on it, and look at the third. Sleep one night before you sign.',
      stressResponse:
        'When it has been too much, the bright one goes dark and strangely certain: a bad end for everything, a hidden meaning in a look, the whole future in one cloud. That is foresight, seldom used and so rather gloomy. Do not decide anything in that light. Move, eat, see one kind face, and count what is real.',
      growthPath:
        'Learn to be alone in good company: yourself, an hour a week, no screen, something for the hands. You may meet a feeling there that was waiting for the music to stop. Let it speak. Then give one wish a savings jar and a date. A joy that was looked forward to tastes of more than itself.',
      leadershipStyle:
        'You lead by spirit: people come early, work hard, and find they liked it. You see who is flagging and send them to eat. What does not come by itself is the dull frame, the budget, the minutes, the talk about lateness. Find a partner who enjoys that, and back them in front of the others.',
    },
  },
};
