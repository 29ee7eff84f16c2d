/** INFJ, INFP, ENFJ, ENFP. Own texts; INFJ is the bar the others were written to. */
import type { TypeTexts } from '#practice/mbti/type-text.ts';

export const nfTypes: Pick<TypeTexts, 'INFJ' | 'INFP' | 'ENFJ' | 'ENFP'> = {
  INFJ: {
    description:
      'You tend to see where a thing is going before you can show your working, and to care about who will be standing there when it arrives. Quiet at first, firm later; people are often surprised by how much you had already decided.',
    strengths: [
      'Reads the long line: senses the pattern in scattered signs and holds it patiently',
      'Makes people feel met, not managed',
      'Keeps promises to an idea for years without applause',
      'Says the difficult thing gently, at the right hour',
    ],
    challenges: [
      'Treats a strong hunch as finished evidence',
      'Absorbs a room’s weather and then forgets whose it was',
      'Gives until the door closes, then closes it all at once',
      'Postpones the body: meals, light, sleep, the small pleasure that would have helped',
    ],
    careers: [
      'Counsellor or psychologist',
      'Editor, translator, long-form writer',
      'Teacher of older students or adults',
      'Service or policy designer',
      'Palliative, chaplaincy or community care',
      'Researcher on questions with people in them',
    ],
    relationshipStyle:
      'You want few people and the whole of them. You listen so well that others forget to ask, and you seldom remind them. You do best with someone who asks the second question, does not need daily performance, and can tell you “you have left the room” without scolding. Your growth is to voice the need while it is still small, because by the time you say it plainly you have often already grieved it.',
    deepDive: {
      coreMotivation:
        'To bring something true a little further into the world, and to have it help someone in particular. Meaning without a person in it feels thin to you; a person without meaning feels lonely. What you fear is a useful life in the wrong direction, thanked by everybody and recognised by nobody.',
      communicationStyle:
        'You speak in images and conclusions. The steps between were taken in private, so others may hear certainty where you feel tenderness. Show one step and one doubt, and people will follow you much further. A line to add: “I have been turning this over for a while; here is the part I am unsure of.”',
      decisionMaking:
        'First an inward picture, then a check on what it will do to people, then reasons. Ask for the reasons a little sooner: “What would I expect to see if I were wrong?” is the question your first function never asks by itself. Your last one would add another: what is here, on the table, today?',
      stressResponse:
        'Under long strain you may swing to the senses: too much food, cleaning at midnight, a sudden purchase, an eye for every flaw in the room. It is the neglected function asking to be fed on purpose. Ten minutes of plain sensation, such as water, bread, weather, does more than another hour of insight.',
      growthPath:
        'Let the outer world answer back. Make the small ugly version, show it early, and allow it to be changed by hands that are not yours. Learn to leave an open door slowly instead of shutting it well. A practice: once a week, ask for something you could have managed without.',
      leadershipStyle:
        'You lead by naming what everyone half knows and then arranging things so that each person can do their part of it. You dislike rank and you have authority anyway. Put decisions in writing, with dates, for those who cannot see the picture you see, and say who may change them.',
    },
  },
  INFP: {
    description:
      'You carry a quiet measure of what is right for you and can feel, before any argument, that a thing is a few degrees off. You may say nothing for an hour and then be unable to move one inch further. Half of your life happens in sentences you have not said to anyone.',
    strengths: [
      'Notices the person at the edge of the picture and makes room',
      'Keeps faith with a value when it has become inconvenient',
      'Finds words for what others only felt',
      'Forgives a human reason, if it is the real one',
    ],
    challenges: [
      'Hints, waits, and is hurt that the hint was missed',
      'Compares the made thing with the dreamed one and puts it away',
      'Says yes to keep the peace and disappears to keep the self',
      'Reads indifference into a reply that was only short',
    ],
    careers: [
      'Writing, poetry, illustration',
      'Counselling and work with young people',
      'Libraries, archives and museums',
      'Translation and careful editing',
      'Craft with a small, loyal audience',
      'Causes and charities, near the people they serve',
    ],
    relationshipStyle:
      'You love by believing in someone, often before they do, and by remembering the exact sentence in which they told you who they wanted to be. You hope to be understood without explaining, and so some of your deepest wishes are never heard. You do best with someone gentle and plain, who asks twice and does not laugh at the wrong moment. Your growth is to say the first “no” early and small, so that it does not have to arrive as a departure.',
    deepDive: {
      coreMotivation:
        'You want to live in one piece: the inside and the outside saying the same thing. You would take less money, fewer friends and an odd address for that. What you fear is the slow betrayal, a life of reasonable compromises at the end of which you no longer know whose it was.',
      communicationStyle:
        'You circle towards the point, softly, with an image or a story, and stop just before it. Listeners enjoy the walk and miss the house. End with one plain sentence that could be quoted back to you. A line to add: “What I am asking for is this.” It will feel rude and sound clear.',
      decisionMaking:
        'You ask whether it is true to you, then follow what it might become. Lists of advantages slide off. That is a real compass, and it does not show distances. Your last function would ask what it costs, who does it, and by when. Let a practical friend ask it aloud, and answer in numbers.',
      stressResponse:
        'Pressed too long, the gentlest person in the room may turn into a severe inspector: lists, orders, blunt remarks about efficiency, a sharp account of everyone’s failures and your own. That is order, unpractised, trying to save you. Finish one small concrete task, however dull, and then stop. Kindness comes back with the first closed drawer.',
      growthPath:
        'Make the thing and let it be seen while it is still only good. Choose a small frame, a page a day or a song a month, and keep to it as you would keep a promise to a child. Your values do not need protecting from the world as much as they need something to stand on.',
      leadershipStyle:
        'You lead by meaning it. People work well near you because nobody is used, and because you see what each of them is for. You would rather persuade than instruct, and so a conflict can go on too long. Name the limit on the first day; it is kinder than the silence that grows in its place.',
    },
  },
  ENFJ: {
    description:
      'You enter a room and know within a minute who is alone in it. You speak, and others find that they want what you want; it worries you sometimes how easily. You are the one who remembers that somebody’s mother was ill, and who arranges the lift home before it is asked for.',
    strengths: [
      'Brings out the shy one without putting them on a stage',
      'Says aloud what the group feels, so that it can move on',
      'Holds a hope for a person until they can hold it themselves',
      'Turns a crowd with a grievance into a group with a plan',
    ],
    challenges: [
      'Takes a bad mood in the room as a personal failure',
      'Helps before being asked, and is tired when nobody helps back',
      'Softens a hard truth until it no longer arrives',
      'Knows what everyone needs and has lost track of one name: their own',
    ],
    careers: [
      'Teaching, training and school leadership',
      'Communications and public speaking',
      'Human resources done as if people mattered',
      'Community organising and charities',
      'Coaching, counselling or pastoral work',
      'Conducting, directing and choir work',
    ],
    relationshipStyle:
      'You love with your whole calendar. You learn their friends, their fears and how they take their tea, and you see them a little larger than they see themselves. What you miss is that being improved is tiring, and that a wish guessed too early is a wish taken away. You do best with someone warm and unimpressed, who looks after you before you notice you are hungry. Your growth is to want something, say it, and let the other person be briefly inconvenienced.',
    deepDive: {
      coreMotivation:
        'You want people to become who they could be, and to be somewhere near when it happens. A room in harmony is not a comfort to you; it is evidence. What you fear is being unneeded, and behind that, the thought that someone might look past all you give and find nobody at home.',
      communicationStyle:
        'Warm, fluent, tuned to the listener, and inclined to find the version that everybody can live with. The cost is that your own view sometimes leaves by the back door. Try opening with it: “Here is what I think; after that I would like to hear yours.” Disagreement, calmly held, is also a form of care.',
      decisionMaking:
        'You ask what it will do to people, check it against a long inner picture, and move. It makes for good decisions about others and foggy ones about yourself. Your last function would ask whether it is true, apart from who is pleased. Write the reasons down with the names left out, and read them cold.',
      stressResponse:
        'Stretched too far, the warm one goes cold and exact: harsh logic, other people’s faults filed by date, a private conviction of being stupid. You may search for hours for the one explanation that settles everything. It is thinking, unfed. Do a puzzle, a repair or a ledger, something with a right answer that nobody will thank you for.',
      growthPath:
        'Leave a silence unfilled once a day. Let someone struggle for the length of a song before you help, and watch what they do. Keep one evening a week that serves nobody. You are not asked to care less; you are asked to find out what is left of you when you are not caring.',
      leadershipStyle:
        'You lead from among people, with a vision they can hum. You praise well, you notice absence, you make strangers into colleagues. The hard part is the one who has to go, or the plan that half of them hate. Decide it on the facts, say it yourself, and do not ask to be forgiven the same day.',
    },
  },
  ENFP: {
    description:
      'You catch fire at the edges of other people’s stories and arrive at your own conclusions by way of three friends and a train ride. A new person is a country to you. You know the odd sadness of a good party at the moment when it could still become anything, and is already becoming something.',
    strengths: [
      'Sees the live spark in a person or a plan and blows on it',
      'Makes a stranger feel expected',
      'Finds six ways on when the road is closed',
      'Tells the truth about feelings without making it heavy',
    ],
    challenges: [
      'Begins four things on the strength of one good morning',
      'Takes a closed option as a small bereavement',
      'Says “soon” and means it, without looking at the diary',
      'Hears criticism of the work as news about the self',
    ],
    careers: [
      'Writing, podcasts and storytelling',
      'Teaching, facilitation and youth work',
      'Campaigns, causes and fund-raising',
      'Design and creative direction',
      'Counselling and coaching',
      'Starting things that others will run',
    ],
    relationshipStyle:
      'You love out loud and in detail: the message at noon, the song sent twice, the sudden drive to the sea. You want to be met with the same light, and a quiet week may look to you like the end of something. What you miss is that steadiness can also be a declaration. You do best with someone who is sure of you, enjoys the noise, and keeps one feet-on-the-floor habit for both. Your growth is to stay in an ordinary Tuesday and not improve it.',
    deepDive: {
      coreMotivation:
        'You want to be fully alive in good company, and to help others notice that they are alive too. Each person holds a possibility you can almost see. What you fear is the shut drawer: a life already labelled, feelings gone polite, and nobody left who is curious about what you might still become.',
      communicationStyle:
        'Vivid, personal, full of side doors. You talk your way to the point and take people with you, though some of them wanted only the point. When it matters, say the end first, then tell the story. A line to add: “Two things, and the second one is what I am asking you for.”',
      decisionMaking:
        'You follow what could be and check it against what you care about. Both voices speak in the present tense. The question your last function would ask is what you did with the previous bright idea, hour by hour. Look it up. A fortnight of small dull facts will tell you which dream has legs.',
      stressResponse:
        'When you are overdrawn, the wide world narrows to one room and one symptom. You who forget lunch may count calories, reread old messages, check the lock again, or cling to a routine as to a rail. It is the past, asking for its due. Sleep, eat plainly, put one shelf in order, and phone nobody new.',
      growthPath:
        'Depth is made of returns. Pick one craft or one cause and go back to it on the days when it has nothing to say. Keep a list called “later”, and trust it: an idea written down does not die. Finish something each season and hold a small party for it, so that endings get a good name.',
      leadershipStyle:
        'You lead by believing in people out loud until they begin to check whether it might be so. Ideas come from every corner, and nobody is afraid of you. What they need is fewer of your ideas at once. Choose three, write down who has which, and let a careful person hold the calendar with your blessing.',
    },
  },
};
