/**
 * What the Soul Loop listens for in English. Up to four letters a cue is a whole word, longer ones stand at the start
 * of a word. The first line of each pattern is the design's own list; the rest is ours, from how people write.
 */
import type { LoopCues } from '#practice/soul-loop/words.ts';

/** Cues between bars, so that a list reads as a list. */
const list = (text: string): readonly string[] =>
  text
    .split('|')
    .map((cue) => cue.trim())
    .filter((cue) => cue !== '');

export const loopCues: LoopCues = {
  patterns: {
    'worst-film': list(
      `what if|going to fail|will fail|ruin|disaster|the worst|lose everything|end badly|fall apart|go wrong|terrified
      |afraid that|scared that|going to lose|will lose|go badly|catastroph|doomed|dread|worst case|worst-case
      |going to be fired|going to get fired|mess it up|mess this up|screw it up|screw this up|blow it|it will all go
      |something bad|bad news|imagining the|going to happen`,
    ),
    'their-lines': list(
      `they think|must think|hates me|hate me|judging me|everyone thinks|left on read|ignoring me|looked at me|annoyed with me|talking about me
      |thinks i'm|think i'm|thinks i am|probably thinks|probably think|probably hates|mad at me|angry with me|angry at me
      |on seen|laughing at me|laugh at me|doesn't like me|don't like me|what people think|what they think|one word answer
      |one-word answer|his tone|her tone|giving me looks|they all think|they were talking about|whispering`,
    ),
    'on-off': list(
      `always|never|every time|complete failure|total failure|completely|nothing ever|everything is|useless|no one ever
      |nothing i do|everything i do|all or nothing|can't do anything right|not once|not a single|every single|ruined everything`,
    ),
    rulebook: list(
      `should|shouldn't|must|have to|supposed to|ought to|need to be|expected to
      |not allowed to|good daughter|good son|good mother|good father|meant to be|has to be perfect|be perfect|perfect
      |got to be|no excuse|can't afford to`,
    ),
    prosecutor: list(
      `stupid|hate myself|my fault|useless|not good enough|pathetic|i'm bad|idiot|i ruin|failure|disgusting
      |i'm the problem|i'm such a|wrong with me|loser|i'm terrible|bad mother|bad father|bad person|bad friend|worthless
      |messed up|i blew it|blame myself|forgive myself|ugly|dumb|incompetent|not enough|never enough|i let everyone down
      |i disappoint`,
    ),
    'other-clock': list(
      `everyone else|behind|by my age|compared|compare|instagram|they already|friends are|ahead of me|jealous|envy
      |my age|classmates|linkedin|getting married|bought a house|younger than|too late for me|all my friends
      |my friends all|everyone i know|half my age|still single|still living with my`,
    ),
    replay: list(
      `keep thinking|can't stop thinking|over and over|replay|in my head|what i said|why did i|going round|overthink
      |out of my head|going over it|go over it|rehears|should have said|stop thinking about|awake thinking|spiral
      |ruminat|obsess|keep going back to|that conversation`,
    ),
    'long-way': list(
      `putting off|put it off|procrastinat|avoid|can't start|scrolling|later|tomorrow i|distract|haven't opened
      |haven't started|keep putting|make myself|bring myself|netflix|youtube|tiktok|unopened|dodging|next week i
      |instead of starting|instead of working|haven't touched|still haven't`,
    ),
    strings: list(
      `control|plan for|can't let go|if i don't do it|make sure|certain|just in case|checking|have to know
      |micromanag|double check|double-check|triple check|every detail|uncertain|need to know|waiting for the result
      |waiting to hear|not knowing|on top of everything|prepare for|backup plan|spreadsheet`,
    ),
    'crossed-line': list(
      `disrespect|unfair|used me|took advantage|crossed|lied|betray|took credit|insult|how dare|without asking
      |behind my back|went through my|read my messages|read my diary|humiliated me|made fun of|mocked|talked over me
      |interrupt|cheated|stole|without my permission|without telling|yelled at|shouted at|talks to me like
      |spoke to me like|treated me like|treats me like|rude|cross the line|overstep|boundar|not fair|isn't fair
      |took the credit|my idea|blamed me|spread rumours|spread rumors`,
    ),
    'early-yes': list(
      `can't say no|say yes|please everyone|didn't want to upset|guilty|obligat|favour|let them down|keep the peace
      |said yes|yes again|couldn't say no|agreed to|couldn't refuse|people pleas|people-pleas|saying no|guilt|favor|disappoint them
      |disappoint my|disappoint her|disappoint him|i offered to|volunteered|say no to|how to say no|hard to refuse`,
    ),
    'open-doors': list(
      `too much|so many|deadline|no time|can't keep up|all at once|drowning in|pile|to-do|everything at the same time
      |million things|hundred things|thousand things|so much to do|to do list|juggl|swamped|buried in|overload|inbox
      |back to back|back-to-back|everyone needs|hours in the day|too many|piling up|where to start|where to begin
      |one more thing|a hundred emails|due this week|double booked`,
    ),
    fumes: list(
      `exhausted|so tired|tired of|burnt out|burned out|burnout|no energy|drained|worn out|no sleep
      |tired|running on empty|wiped out|haven't slept|barely slept|hours of sleep|hours' sleep|worn down|fatigue
      |need a break|need rest|sleepless|overwork|double shift|night shift|weary|can't get up|knackered`,
    ),
    muted: list(
      `numb|empty|feel nothing|nothing feels|flat|autopilot|don't care anymore|blank|hollow|meh
      |can't feel|feel anything|going through the motions|zombie|robot|detached|disconnected|brain fog|in a fog|is grey|feels grey|is gray|feels gray
      |no interest|lost interest|pointless|whatever|dull|don't care about anything|behind a curtain of`,
    ),
    'nowhere-love': list(
      `miss him|miss her|miss them|miss you|miss my|died|passed away|lost my|broke up|breakup|anniversary|without him|without her|grief|funeral
      |miss|my ex|divorc|since he left|since she left|he left me|she left me|grave|memorial|widow|lost her|lost him
      |mourning|grieving|heartbroken|homesick|miscarriage|ashes|her chair|his chair|old messages|no longer with us`,
    ),
    glass: list(
      `alone|lonely|no one|nobody|left out|invisible|don't belong|nobody understands|excluded
      |no friends|don't have anyone|nobody to talk|no one to talk|anyone to talk|by myself|didn't invite|wasn't invited|not invited|outsider
      |don't fit in|unseen|isolated|new city|surrounded by people|on my own|unheard|eat lunch alone|weren't invited`,
    ),
    'old-alarm': list(
      `leave me|leaving me|pulling away|distant|ghost|not replying|hasn't replied|went cold|reassur|abandon|losing him|losing her
      |needy|clingy|pull away|hasn't called|hasn't texted|didn't text|doesn't text|not texting|hours to reply|to text back
      |will leave|going to leave|lose him|lose her|losing interest|insecure|does he still|does she still|cold to me
      |cold with me|cold towards|online but|stopped replying|hasn't answered`,
    ),
    'stuck-door': list(
      `stuck|no progress|blocked|keeps failing|tried everything|not working|waste of|going nowhere|again and again|still not
      |won't work|doesn't work|nothing works|same problem|same mistake|keep failing|failed again|rejection|no matter what i
      |no matter how|hit a wall|brick wall|getting nowhere|dead end|third time|tenth time|hundredth time|months of trying
      |still no|tried so hard|keeps breaking|keep trying|same error|back to square one`,
    ),
    'carried-picture': list(
      `expected|thought it would|thought they would|let down|hoped|promised|was looking forward|forgot my|supposed to be special|didn't even
      |cancelled|canceled|fell through|didn't get|wasn't what i|not what i imagined|not what i expected|imagined|forgot our
      |no one came|nobody came|turned me down|turned down|got rejected|backed out|broke his promise|broke her promise
      |stood me up|not selected|didn't make it|missed out|disappoint|thought he would|thought she would|no-show`,
    ),
    'two-true': list(
      `don't know what to do|torn|decide|decision|on one hand|confus|which one|mixed|not sure if|should i stay|should i leave
      |part of me|can't choose|choose between|stay or|both options|two offers|undecided|back and forth|one side of me
      |not sure whether|don't know if|don't know whether|should i|crossroad|dilemma|hesitat|either way`,
    ),
    'body-first': list(
      `heart racing|can't breathe|tight chest|panic|shaking|stomach|can't sleep|trembl|dizzy|nauseous|on edge
      |heart is racing|heart pounding|heart is pounding|heart beating|chest is tight|chest feels|chest tight|throat|jaw
      |clench|sweat|hands shake|knot in my|headache|migraine|tense|palpitat|short of breath|hyperventilat|woke at
      |wide awake|insomnia|butterflies|nausea|breathing fast|shoulders are`,
    ),
    invoice: list(
      `resent|i do everything|nobody helps|no one helps|ungrateful|taken for granted|after all i|never thank|my turn
      |only one who|always the one|never helps|doesn't help|don't help|not even a thank|thankless|appreciat|i do all
      |did all the|do all the|everyone depends on me|owes me|never pays|lifts a finger|lift a finger|me for granted
      |everything myself|carry everyone|carrying everyone|did the dishes|never asks how i`,
    ),
    curtain: list(
      `ashamed|embarrass|humiliat|if they knew|hide|hiding|pretend|fake|impostor|imposter|found out
      |shame|secret|can't tell anyone|told anyone|nobody knows|no one knows|faking|fraud|mask|don't deserve|expose
      |lying about|cover up|everyone saw|everyone was looking|if anyone knew|find out i`,
    ),
    outgrown: list(
      `who am i|recognise myself|recognize myself|lost myself|purpose|meaning|direction|with my life|don't fit|not me anymore
      |who i am|identity|used to love|not who i|different person|new chapter|wrong career|midlife|empty nest|retire
      |since i graduated|after graduat|drifting|outgrow|old life|i've changed|version of me|what i want anymore`,
    ),
  },
  negators: list(
    `not|no longer|isn't|aren't|wasn't|weren't|ain't|don't feel|didn't feel|doesn't feel|don't think|never felt|stopped being|anything but`,
  ),
  notNegating: ['only', 'just', 'merely', 'sure', 'even'],
  away: list(
    `at work|at the office|in the office|on the bus|on the train|on the tube|on the metro|on the plane|at the airport|in a meeting
    |between meetings|in class|at school|in the library|at my desk|commut|on the subway|waiting room|on the way to`,
  ),
  bare: list(
    `anxious|angry|sad|numb|confused|overwhelmed|disappointed|frustrated|tired|bad|fine|ok|okay|meh|idk|dunno|nothing|whatever
    |i don't know|i dont know|no idea|not good|so so|blah|ugh|hmm|eh|lost|low|down|stressed|i feel sad|i feel bad|i feel numb
    |i feel anxious|i am sad|im sad|im fine|i am fine|im ok|feeling sad|feeling low|feeling down`,
  ),
  unquotable: list(
    `stupid|idiot|moron|pathetic|worthless|disgusting|useless|loser|failure|ugly|fat|dumb|hate myself|i'm bad|i'm trash|i'm garbage
    |i'm a burden|incompetent|bad mother|bad father|bad person|wrong with me|i hate me|i deserve it|crazy|insane|psycho
    |bitch|bastard|slut|whore|cunt|retard|faggot|fag|dyke|tranny|nigg|chink|kike|paki|spic|asshole|arsehole|motherf|fuck|shit`,
  ),
  medical: list(
    `chest pain|pain in my chest|chest hurts|faint|passed out|can't breathe|cannot breathe|trouble breathing|short of breath|shortness of breath
    |tight chest|chest is tight|numb arm|left arm`,
  ),
  absolutes: list(
    `always|never|nothing|everything|everyone|nobody|no one|completely|totally|entirely|constantly|forever|all the time|every time|must|impossible|ever`,
  ),
  feelings: {
    anxious: list(
      `anxious|anxiety|worried|worry|nervous|afraid|scared|fear|panic|dread|terrified|uneasy|tense|on edge|stressed|restless|insecure`,
    ),
    angry: list(
      `angry|anger|furious|mad at|rage|resent|annoyed|irritat|pissed|hate|bitter|outrage|fuming|livid|betrayed`,
    ),
    sad: list(
      `sad|sadness|cry|cried|crying|grief|grieving|heartbroken|miss|lonely|hurt|tears|sorrow|mourning|down|blue|homesick`,
    ),
    numb: list(`numb|empty|flat|nothing|hollow|blank|meh|bored|indifferent|detached|dull`),
    confused: list(`confus|torn|unsure|uncertain|lost|puzzled|mixed|undecided|hesitat|bewildered`),
    overwhelmed: list(
      `overwhelm|too much|swamped|drowning|exhausted|tired|drained|burnt out|burned out|overload|worn out`,
    ),
    disappointed: list(`disappoint|let down|hoped|expected|regret|missed out|unfulfilled|dashed`),
    frustrated: list(`frustrat|stuck|blocked|fed up|impatient|sick of|annoying|hopelessly stuck`),
  },
  common: list(
    `the|and|i|im|ive|my|me|you|he|she|it|we|they|is|are|was|were|am|be|been|have|has|had|do|did|does|dont|not|to|of|in|on|at|for|with|this|that|what|why|how|when|so|but|because|just|feel|feeling|today|about|all|can|cant|want|like|know|think|work|going|get|again|still|really|very|too|always|never|nothing|everything|someone|her|his|their|our|as|if|or|from|by|an|will|would|should|could`,
  ),
  him: list(
    `dad|daddy|father|grandfather|grandpa|granddad|brother|boyfriend|husband|son|uncle|miss him|without him|lost him|he died|he left|he passed`,
  ),
  her: list(
    `mum|mom|mother|mummy|grandmother|grandma|granny|nana|sister|girlfriend|wife|daughter|aunt|miss her|without her|lost her|she died|she left|she passed`,
  ),
};
