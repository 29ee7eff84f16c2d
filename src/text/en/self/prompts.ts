/** The prompts of ours: twelve of the library, the five of the Soul Clarity Room, and a preset for each tool that asks in the chat. */
import type { BuiltInPrompt, BuiltInShelf } from '#practice/prompts/library.ts';
import type { ClarityQuestion, ToolPreset } from '#practice/prompts/presets.ts';

/** Every prompt says what the answer may not do. `facts` name what to attach and are not shown. */
const prompts: readonly BuiltInPrompt[] = [
  {
    id: 1,
    category: 'Love',
    title: 'What am I really asking of love?',
    description: 'Find the need under the question you keep putting to someone else.',
    tags: ['needs', 'venus', 'clarity', 'relationships'],
    seedOrder: 1,
    facts: ['natal.venus', 'natal.moon', 'natal.house7'],
    content:
      'Lately the question I keep asking about [PERSON OR SITUATION] is: [THE QUESTION IN MY OWN WORDS].\nWhat I have done so far to get an answer: [WHAT I DID].\nLook at my Venus, my Moon and what they need. Tell me, first, what I seem to be asking for underneath the question; second, which part of that I can give myself; third, which part is fair to ask of them, in one sentence I could really say. Do not tell me what they feel: you cannot know that.',
  },
  {
    id: 2,
    category: 'Love',
    title: 'The pattern that keeps choosing for me',
    description: 'Lay three relationships side by side and see what repeats.',
    tags: ['patterns', 'attachment', 'past', 'shadow'],
    seedOrder: 4,
    facts: ['natal.venus', 'natal.mars', 'natal.saturn', 'loop.patterns'],
    content:
      'Three people I was drawn to: [FIRST], [SECOND], [THIRD].\nHow each one began: [ONE LINE EACH]. How each one ended: [ONE LINE EACH].\nRead these beside my Venus, Mars and Saturn. What repeats in the beginnings? What repeats in me, not in them? What was good in what I was looking for each time? End with one different first step for next time, small enough to notice.',
  },
  {
    id: 3,
    category: 'Love',
    title: 'A conversation I have been putting off',
    description: 'Prepare honest words for one person, and a good hour to say them.',
    tags: ['communication', 'courage', 'timing'],
    seedOrder: 8,
    facts: ['natal.mercury', 'natal.mars', 'transit.window7d'],
    content:
      'The conversation I keep postponing is with [PERSON], about [SUBJECT].\nWhat I am afraid will happen: [FEAR]. What I would like to be true afterwards: [HOPE].\nWith my Mercury and Mars in mind, help me write four sentences: what happened, what it was like for me, what I would like, and what I am willing to do. Then look at the next seven days and suggest two calmer windows, saying plainly that any hour we choose with care will do.',
  },
  {
    id: 4,
    category: 'Work',
    title: 'Stay, change or leave?',
    description: 'Weigh a job without letting one bad week hold the pen.',
    tags: ['career', 'decision', 'values', 'saturn'],
    seedOrder: 2,
    facts: ['natal.mc', 'natal.saturn', 'natal.house10', 'transit.saturn'],
    content:
      'My work now: [ROLE AND PLACE], for [HOW LONG].\nWhat still feeds me: [LIST]. What drains me: [LIST]. What I cannot afford to lose: [MONEY, PEOPLE, TIME].\nRead my Midheaven, tenth house and any Saturn transit. Give me three columns, stay, change something here, leave, with the best honest case for each. Mark which of my drains would come with me anywhere. End with one experiment of two weeks that would teach me more than thinking. Do not make the choice for me.',
  },
  {
    id: 5,
    category: 'Work',
    title: 'The talent I take for granted',
    description: 'Name what you do so easily that you have stopped counting it.',
    tags: ['strengths', 'purpose', 'confidence', 'sun'],
    seedOrder: 6,
    facts: ['natal.sun', 'natal.jupiter', 'natal.house2', 'natal.house6'],
    content:
      'Things people thank me for: [THREE THINGS]. Things I do when nobody asks: [THREE THINGS]. A task that makes time disappear: [TASK].\nSet these beside my Sun, Jupiter, second and sixth houses. Which one talent runs through all of it? Where am I using it already without pay, and where could it be used on purpose? Give me a sentence I could say about it without boasting and without apology.',
  },
  {
    id: 6,
    category: 'Work',
    title: 'Why does effort feel like walking in water?',
    description: 'For the stretch when you try hard and nothing moves.',
    tags: ['blocks', 'energy', 'frustration', 'mars'],
    seedOrder: 9,
    facts: ['natal.mars', 'transit.tight3', 'loop.patterns'],
    content:
      'What I am trying to move: [PROJECT OR GOAL]. What I have tried: [LIST]. Where it stops each time: [THE POINT].\nWith my Mars and my three closest transits as a lens, tell apart three things: what is heavy because of conditions, what is heavy because of my method, and what is heavy because I no longer want it. One question for each. One thing to stop doing for a fortnight.',
  },
  {
    id: 7,
    category: 'Emotional Patterns',
    title: 'When I go numb',
    description: 'Meet the quiet gently and find the first notch of sound.',
    tags: ['numbness', 'body', 'gentle', 'moon'],
    seedOrder: 10,
    facts: ['natal.moon', 'sky.moon', 'loop.emotions'],
    content:
      'I notice that I go numb when [SITUATION]. It usually lasts [HOW LONG]. Just before it, I think or feel [ANYTHING I REMEMBER].\nRead my Moon and how it rests. Without pushing me to feel, help me see what the numbness may be protecting, name the first feeling likely to come back and how I would recognise it, and give me one thing to do with my hands tonight that takes under ten minutes.',
  },
  {
    id: 8,
    category: 'Emotional Patterns',
    title: 'The anger I am polite about',
    description: 'Turn heat into one clear sentence and a line worth keeping.',
    tags: ['anger', 'boundaries', 'mars', 'voice'],
    seedOrder: 5,
    facts: ['natal.mars', 'natal.pluto', 'natal.moon'],
    content:
      'I keep saying that I am fine about [SITUATION]. I am not. What happened: [FACTS ONLY]. What it cost me: [COST].\nLooking at my Mars and my Moon, tell me which line of mine was crossed and why that line matters to someone built like me. Then write three versions of the same boundary: soft, plain, and firm. Say which of the three I am likely to avoid, and why that may be the one.',
  },
  {
    id: 9,
    category: 'Emotional Patterns',
    title: 'What my inner critic is guarding',
    description: 'Question the harsh voice until it admits what it is afraid of.',
    tags: ['self-compassion', 'critic', 'healing', 'saturn'],
    seedOrder: 3,
    facts: ['natal.saturn', 'natal.moon', 'loop.patterns'],
    content:
      'The sentence my critic uses most: “[THE SENTENCE]”. It is loudest when [WHEN]. It sounds a little like [WHOSE VOICE, IF ANYONE’S].\nWith my Saturn and Moon as a map, answer as the critic for three lines: what it is guarding, since when, and what it believes would happen if it stopped. Then answer as someone on my side. End with a sentence that both could sign.',
  },
  {
    id: 10,
    category: 'Future & Timing',
    title: 'The season I am in',
    description: 'See the longer weather behind this month.',
    tags: ['transits', 'cycles', 'perspective', 'saturn-return'],
    seedOrder: 7,
    facts: ['transit.slow12m', 'natal.saturn', 'profection.year'],
    content:
      'The part of life that is changing: [AREA]. When it began, as far as I can tell: [MONTH OR EVENT].\nShow me the slow transits of the year around today with their dates, and say which are beginning, at their middle, or leaving. Treat them as seasons, not events. What does this season ask me to finish, to protect, and to plant? Name one date worth marking and what I might look back on when it comes.',
  },
  {
    id: 11,
    category: 'Future & Timing',
    title: 'Choosing a good day',
    description: 'Compare a few dates for something that matters.',
    tags: ['timing', 'electional', 'planning', 'moon'],
    seedOrder: 11,
    facts: ['transit.dates', 'sky.voidMoon', 'planetary.hours'],
    content:
      'What I want to begin: [EVENT]. Possible dates: [DATE 1], [DATE 2], [DATE 3]. What cannot be moved: [LIMITS].\nFor each date give the Moon’s sign and phase, any void-of-course hours, and the closest transits to my chart with times. Make a small table, say what each day is like rather than good or bad, and tell me which you would pick and how sure you are. Remind me what practical preparation matters more than the date.',
  },
  {
    id: 12,
    category: 'Future & Timing',
    title: 'A letter from a year ahead',
    description: 'Let the self who got through it write back.',
    tags: ['future-self', 'hope', 'writing', 'solar-return'],
    seedOrder: 12,
    facts: ['solarReturn.next', 'natal.sun', 'loop.summary'],
    content:
      'Today is [DATE]. What is hard: [ONE THING]. What I quietly hope: [ONE THING]. A habit I would like to keep: [HABIT].\nUsing the date of my next solar return, write me a letter from the person I may be by then: not one who won everything, one who kept faith with something. Let it mention one ordinary day in detail. It must promise nothing; it may remember how I began.',
  },
];

export const builtInShelf: BuiltInShelf = {
  prompts,
  author: 'Soulstice',
  // The day the shelf was written: newer than nothing of a person's own.
  createdAt: Date.UTC(2026, 10, 1),
};

/** The order of the buttons is fixed. */
export const clarityRoom: readonly ClarityQuestion[] = [
  {
    button: 'Is he the right person for me?',
    facts: ['natal.venus', 'natal.mars', 'natal.moon', 'natal.house7', 'synastry.ifPartnerSaved'],
    content:
      'I am asking whether he is the right person for me. You cannot see into him, and I do not want a verdict. Please look at my Venus, Mars, Moon and seventh house, and at our two charts together if I have saved his. Tell me: what I need in order to feel safe with someone, and what I need in order to feel alive; where these two pull against each other; what our contacts show as easy, and what they show as work. Then give me five questions whose answers I already know from how we live: how we repair after a quarrel, whether I am more or less myself with him, what I hide, what we laugh at, what happens to my no. End with one small honest thing to say or notice this week. If anything I tell you sounds unsafe, say that first.',
  },
  {
    button: 'Why do I always get ghosted?',
    facts: ['natal.venus', 'natal.moon', 'natal.mercury', 'natal.neptune', 'loop.patterns'],
    content:
      'I keep being ghosted, and I end up asking what is wrong with me. Please begin by separating the two: what another person’s silence can and cannot tell me. Then look at my Venus, Moon, Mercury and any Neptune contacts: how I attach, how fast, what I hope for before there is evidence, what I overlook. Be kind and exact, and do not use the word “always” unless the facts do. Show me one thing in my choosing, one in my pacing and one in my asking that I could change, and one that has nothing to do with me at all. Give me a sentence to send, or not to send, to someone who has gone quiet, and a way to spend the evening that does not have a phone in it.',
  },
  {
    button: 'Will this project bring success?',
    facts: ['natal.sun', 'natal.mc', 'natal.jupiter', 'natal.saturn', 'transit.tight3', 'tarot.single'],
    content:
      'I have a project: [PROJECT]. I would like to know whether it will bring success. I know you do not predict; so help me ask it better. Look at my Sun, Midheaven, Jupiter and Saturn, and at the closest transits of the next three months with their dates. What would success mean for someone made like me, in terms that I could check by a date? What is favourable in my way of working, what is likely to stall it, and what does it need that I do not like doing? Give me three signs that would tell me to go on and three that would tell me to change course. No money advice. End with the next step that takes less than an hour.',
  },
  {
    button: 'What’s blocking me in love right now?',
    facts: ['natal.venus', 'natal.saturn', 'natal.chiron', 'natal.moon', 'transit.tight3', 'loop.recent'],
    content:
      'Something is blocking me in love right now. Please look at it in three layers and keep them apart: the present weather (my closest transits, with dates), the long build (my Venus, Saturn, Moon and seventh house), and what I have written lately in my Soul Loops, if I allow it. In each layer say what the block may be protecting. Blocks usually began as good ideas. Then tell me which layer seems to carry the most weight and how sure you are, and offer one experiment for each: something to allow, something to stop, something to ask for.',
  },
  {
    button: 'Why do I feel stuck even when I try so hard?',
    facts: ['natal.mars', 'natal.saturn', 'natal.sun', 'transit.tight3', 'loop.patterns'],
    content:
      'I feel stuck even though I am trying very hard. Please do not tell me to try harder, and do not tell me to let go. Look at my Mars (how I push), Saturn (where I meet walls), Sun (what it is for) and my three closest transits with dates. Help me find out which of four things this is: a wall that needs time, a method that has stopped working, a goal I have outgrown, or tiredness speaking. Ask me one question for each so that I can tell. Quote my own words back where you can. End with the smallest move that would show me something by tomorrow night.',
  },
];

export const toolPresets: readonly ToolPreset[] = [
  {
    tool: 'ask-universe',
    label: 'Ask the Universe',
    mode: 'mixed',
    needs: 'one question',
    facts: ['tarot.single', 'sky.moon', 'transit.tight1'],
    content:
      'I would like to ask one open question: [MY QUESTION]. Please draw one card, look at tonight’s Moon and my closest transit, and answer in three short parts: what the question is really about, another way to look at it, and one thing to try. Say which sentence rests on which fact.',
  },
  {
    tool: 'numerology',
    label: 'Numerology',
    mode: 'pythagorean',
    needs: 'full birth name, birth date',
    facts: ['pythagorean.*'],
    content:
      'Please work out my life path, expression, soul urge and personal year, showing every step of the arithmetic. My full name at birth is [FULL NAME AT BIRTH]. Then say in plain words where they agree, where they pull apart, and what this personal year asks of me.',
  },
  {
    tool: 'dream-interpreter',
    label: 'Dream Interpreter',
    mode: 'dream-interpretation',
    needs: 'dream text, feeling on waking',
    facts: ['dream.*', 'sky.moonAtDream'],
    content:
      'I dreamed: [THE DREAM, IN THE PRESENT TENSE]. On waking I felt [FEELING]. The day before, [ANYTHING THAT MIGHT BELONG]. Please reflect on the images one by one, ask what each is to me before saying what it is in tradition, and offer two readings that differ. No omens. End with a question I could take back to sleep.',
  },
  {
    tool: 'crystal-guide',
    label: 'Crystal Guide',
    mode: 'mixed',
    needs: 'intention',
    facts: ['natal.sun', 'natal.moon', 'sky.moon'],
    content:
      'My intention for the coming days is [INTENTION]. From my Sun and Moon and tonight’s Moon, suggest three stones that tradition connects with it, with the reason for each and where the connection comes from. Treat them as reminders to hold, not as remedies, and give me a two-minute practice with one of them, or with any pebble if I own none.',
  },
  {
    tool: 'meditation-generator',
    label: 'Meditation Generator',
    mode: 'mixed',
    needs: 'minutes, feeling',
    facts: ['natal.moon', 'sky.moon', 'transit.tight1'],
    content:
      'Please write me a meditation of [MINUTES] minutes. I feel [FEELING]. Use the element of my Moon and the phase of the Moon tonight for its images. Give it with times in the margin, short sentences, real silences, eyes open as an option, and a gentle way out if I want to stop.',
  },
];
