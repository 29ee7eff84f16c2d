/**
 * How a sign does whatever stands in it. The planet says what is done; the sign says in which manner,
 * what it is after, what it postpones, and what that costs.
 *
 * `rising` and `midheaven` are in the second person: the sign on the eastern horizon as others meet it,
 * and the highest sign as work shows it.
 */
import type { SignAtoms } from '#companion/voice/atoms.ts';
import type { SignName } from '#facts/fact-id.ts';

export const signs: Readonly<Record<SignName, SignAtoms>> = {
  aries: {
    gloss: 'the sign that starts',
    manner: [
      'at the first instinct, without rehearsal',
      'out loud and before lunch',
      'head first, with one arm in the coat',
      'as if someone else might get there sooner',
      'alone at the front, without waiting for a vote',
    ],
    wants: [
      'find out by doing it',
      'be asked first and answered today',
      'win cleanly, in the open, and shake hands',
      'have a start line, a date and nobody holding its sleeve',
    ],
    avoids: [
      'reading the instructions to the last page',
      'standing in line behind a decision it has already made',
      'saying sorry while the blood is still up',
    ],
    gift: [
      'the nerve to go first',
      'a quarrel that is over by supper',
      'a plain yes or a plain no, the same day',
    ],
    cost: [
      'a drawer of things begun',
      'the second week, when the newness wears off',
      'an apology owed for the tone of it',
    ],
    image: [
      { field: 'kitchen', text: 'a match struck before the gas is on' },
      { field: 'road', text: 'the car that leaves before anyone has the address' },
      { field: 'garden', text: 'the first crocus, up through frost' },
      { field: 'music', text: 'a drummer who counts in too early' },
    ],
    rising: [
      'people meet your speed before they meet your reasons',
      'you walk in as if the meeting began when you arrived',
      'strangers take you for the one in charge and ask you the way',
    ],
    midheaven: [
      'you are known for what you started, and less for the filing',
      'you do best with a blank page and no committee',
      'people bring you the thing nobody has dared to open',
    ],
    concepts: ['beginnings', 'early-heat', 'impulse', 'anger', 'courage'],
  },
  taurus: {
    gloss: 'the sign that stays and grows',
    manner: [
      'slowly, by touch, with the price tag turned over',
      'for years at a stretch, in the same shoes',
      'from a comfortable chair it has no plan to leave',
      'by hand, in solid materials',
      'with both feet down and no interest in hurrying',
    ],
    wants: [
      'keep what is good exactly where it is',
      'have enough in the larder before the guests are invited',
      'build one solid thing that outlasts the season',
      'be left alone with a task until it is properly finished',
    ],
    avoids: [
      'changing a habit that still more or less works',
      'giving back the key to something long outgrown',
      'deciding under a deadline that someone else has set',
    ],
    gift: [
      'a steadiness others set their watches by',
      'an eye for what will last',
      'the patience to let dough rise',
    ],
    cost: [
      'a refusal so quiet that it passes for agreement',
      'staying a year too long',
      'a grudge kept in good condition',
    ],
    image: [
      { field: 'garden', text: 'an orchard that ignores the first warm day' },
      { field: 'house', text: 'the oak table that came with the house' },
      { field: 'cloth', text: 'a wool blanket, mended twice and better for it' },
      { field: 'tools', text: 'a heavy spade with the handle worn to one hand' },
    ],
    rising: [
      'people sit down beside you and find their shoulders dropping',
      'you look calmer than you are, and you are asked to hold things',
      'you say little on arrival and notice the chairs',
    ],
    midheaven: [
      'your name stands for work that doesn’t need doing twice',
      'you rise slowly and are very hard to move',
      'you are trusted with the budget, the building and the good scissors',
    ],
    concepts: ['security', 'patience', 'stuck', 'spending', 'commitment'],
  },
  gemini: {
    gloss: 'the sign that asks and carries news',
    manner: [
      'with three tabs open, all of them useful',
      'by asking a question and half hearing the answer',
      'lightly, with a second version ready',
      'in conversation, and on the back of an envelope',
      'between two errands, while the kettle boils',
    ],
    wants: [
      'know what everyone else in the room knows',
      'keep the other option open until Friday',
      'try it in different words and see which ones fit',
      'meet the new person, read the sign, take the side street',
    ],
    avoids: [
      'settling on one answer while others are still talking',
      'sitting through a silence that has something in it',
      'finishing the chapter after the point is clear',
    ],
    gift: [
      'a name for the thing everyone was circling',
      'news from both sides of the wall',
      'a joke that lets the air in',
    ],
    cost: [
      'half a dozen conversations left on read',
      'a promise made by the half that has since gone out',
      'nerves like a pocket of loose change',
    ],
    image: [
      { field: 'road', text: 'a bicycle courier who knows every alley' },
      { field: 'music', text: 'a radio between two stations, both good' },
      { field: 'weather', text: 'an April morning with four kinds of sky' },
      { field: 'house', text: 'a hallway with a door open at each end' },
    ],
    rising: [
      'people hear your question before they catch your name',
      'you look as if you have just thought of something, and mostly you have',
      'you match the accent of a room within ten minutes',
    ],
    midheaven: [
      'you are the one who can explain it to the other department',
      'you have two job titles and answer to either',
      'your work travels by word, and so do you',
    ],
    concepts: ['words', 'choice', 'restlessness', 'learning', 'anxiety'],
  },
  cancer: {
    gloss: 'the sign that shelters and remembers',
    manner: [
      'sideways, after checking who is safe',
      'as a host does with a hungry guest',
      'with last time still in mind',
      'from behind a half-closed curtain',
      'by mood, and the mood has reasons of its own',
    ],
    wants: [
      'have its own people under one roof, fed and accounted for',
      'be looked after without having to put in a request',
      'keep the ticket stub, the recipe and the old number',
      'know that the door locks and who has a key',
    ],
    avoids: [
      'saying the hurt while it is fresh and fixable',
      'throwing out what belonged to someone',
      'asking for the thing it keeps giving',
    ],
    gift: [
      'a memory for birthdays, allergies and old slights',
      'soup before anyone says they are cold',
      'a place to come back to',
    ],
    cost: [
      'a silence with the door left ajar on purpose',
      'worry on behalf of people who are fine',
      'old weather carried into a new room',
    ],
    image: [
      { field: 'water', text: 'a rock pool that stays warm after the tide has gone' },
      { field: 'kitchen', text: 'a pot left on low for whoever comes in late' },
      { field: 'cloth', text: 'a patched quilt with a name sewn in the corner' },
      { field: 'light', text: 'the porch lamp, still lit past midnight' },
    ],
    rising: [
      'people tell you about their mothers within the hour',
      'you come in gently and stand near the wall you could leave by',
      'your face shows the mood of a room before anyone has spoken',
    ],
    midheaven: [
      'you run the office as a household, with a biscuit tin',
      'you are known for looking after what others only manage',
      'you take the work home, or make the work a home',
    ],
    concepts: ['home', 'memory', 'mother', 'caretaking', 'belonging'],
  },
  leo: {
    gloss: 'the sign that shines and stands behind it',
    manner: [
      'with the whole chest, aimed at the back row',
      'generously, and rather on stage',
      'as though a portrait were being painted',
      'warmly, in public, with the lights up',
      'in its own style, hair done first',
    ],
    wants: [
      'be seen doing it well by one person whose eyes count',
      'make something with its signature in the corner',
      'hear its name said with pleasure across a room',
      'give the big present and watch it being opened',
    ],
    avoids: [
      'admitting that the applause was missed',
      'taking the small part and playing it small',
      'asking for a compliment in so many words',
    ],
    gift: [
      'a warmth that makes shy people stand taller',
      'a loyalty that turns up in its best coat',
      'the courage to like something openly',
    ],
    cost: [
      'pride that would sooner lose than ask',
      'a sulk with excellent posture',
      'hearing a no as a bad review',
    ],
    image: [
      { field: 'light', text: 'a west window at six in the evening' },
      { field: 'music', text: 'the solo that everyone stops talking for' },
      { field: 'garden', text: 'one sunflower in a row of beans' },
      { field: 'house', text: 'a front room kept ready for company' },
    ],
    rising: [
      'people notice when you arrive, and they notice when you don’t',
      'you hold your head as if a photograph were possible',
      'strangers get your warmth at full strength before they have earned it',
    ],
    midheaven: [
      'you are hired for your name, and you guard it',
      'you lead well when the credit is printed where you can see it',
      'your work has a face on it, and the face is yours',
    ],
    concepts: ['being-seen', 'recognition', 'creativity', 'play', 'generosity'],
  },
  virgo: {
    gloss: 'the sign that sorts and mends',
    manner: [
      'in pencil first, and then twice in ink',
      'piece by piece, laid out on newspaper',
      'quietly, and better than was asked',
      'one drawer at a time',
      'with the flaws noted in the margin',
    ],
    wants: [
      'be useful in a way that can be measured',
      'get the small thing right, because the large one rests on it',
      'know the method before touching the machine',
      'leave the place cleaner than the last person did',
    ],
    avoids: [
      'showing the draft before every comma is settled',
      'calling a thing done while an improvement is in sight',
      'accepting thanks without pointing out the mistake',
    ],
    gift: [
      'the error caught before it left the building',
      'hands that know where everything goes',
      'a modest fix that holds for years',
    ],
    cost: [
      'a red pen that also writes on itself',
      'a Sunday lost to the third revision',
      'missing the meal for the crumbs',
    ],
    image: [
      { field: 'tools', text: 'a repair bench with every screw in its own jar' },
      { field: 'cloth', text: 'a hem unpicked and sewn again, straight' },
      { field: 'kitchen', text: 'flour weighed on the good scales' },
      { field: 'garden', text: 'a herb bed weeded on one’s knees' },
    ],
    rising: [
      'people meet your competence first and your jokes in week three',
      'you come in tidy, slightly early, having read the attachment',
      'you are asked for help by people who have not asked your name',
    ],
    midheaven: [
      'you are the one who knows how the thing in fact works',
      'your reputation rests on details that nobody else would check',
      'you are given the mess because you never leave it as one',
    ],
    concepts: ['perfectionism', 'criticism', 'routine', 'body', 'anxiety'],
  },
  libra: {
    gloss: 'the sign that weighs and meets halfway',
    manner: [
      'in company, after asking what the other would like',
      'with one hand on each side of the scale',
      'politely, and later than planned',
      'from both chairs, a little too fairly',
      'in good taste, flowers in hand',
    ],
    wants: [
      'have it fair, and have it look fair',
      'be chosen by someone it has also chosen',
      'settle the matter without a raised voice',
      'share the decision, the taxi and the dessert',
    ],
    avoids: [
      'naming its own preference before the others have theirs',
      'having the argument that would save a month of manners',
      'picking a side while both are still sitting at the table',
    ],
    gift: [
      'a room where two enemies can eat',
      'the sentence that lets both people keep face',
      'a sense of what goes with what',
    ],
    cost: [
      'a yes that meant perhaps',
      'a decision made by whoever waited least',
      'peace bought with something it wanted',
    ],
    image: [
      { field: 'music', text: 'a duet with both singers watching for the breath' },
      { field: 'tools', text: 'a spirit level with the bubble almost still' },
      { field: 'cloth', text: 'a jacket held up against the shirt, then another' },
      { field: 'house', text: 'a table laid for two, forks aligned' },
    ],
    rising: [
      'people find you easy, and learn your opinions by the second month',
      'you arrive well dressed for the mood and ask about theirs',
      'strangers want you on their side and suppose that you are',
    ],
    midheaven: [
      'you are sent in when two departments have stopped speaking',
      'you do your best work as one of a pair',
      'you are known for taste, tact and an unhurried verdict',
    ],
    concepts: ['choice', 'sharing', 'being-chosen', 'comparison', 'commitment'],
  },
  scorpio: {
    gloss: 'the sign that goes under the surface',
    manner: [
      'all the way down or not at all',
      'behind a closed door, with the phone turned over',
      'by watching first and asking one exact question',
      'with a long memory and a straight face',
      'as if a half-measure were a kind of lie',
    ],
    wants: [
      'know what was left out of the story',
      'be trusted with the worst of it',
      'hold on until the thing is either true or over',
      'have one person completely, and no audience',
    ],
    avoids: [
      'showing the soft place before the test is passed',
      'letting go of a score that nobody else has kept',
      'making small talk when something is plainly wrong',
    ],
    gift: [
      'a secret kept past all temptation',
      'the stomach for the conversation others leave',
      'a nose for the false note',
    ],
    cost: [
      'suspicion on an ordinary Tuesday',
      'a door that shuts once and doesn’t reopen',
      'an intensity nobody had ordered with lunch',
    ],
    image: [
      { field: 'water', text: 'a well with the lid on, cold and very clear' },
      { field: 'house', text: 'the locked cellar that holds the house up' },
      { field: 'light', text: 'a torch beam in one corner of the attic' },
      { field: 'tools', text: 'a drill that goes on until it meets stone' },
    ],
    rising: [
      'people feel you looking before they feel greeted',
      'you give away little in the first hour and remember all of theirs',
      'strangers either confess to you or check their pockets',
    ],
    midheaven: [
      'you are handed the confidential file and the awkward case',
      'you work behind the glass and know where the money went',
      'your influence is larger than your title, by choice',
    ],
    concepts: ['trust', 'secrets', 'jealousy', 'control', 'intimacy'],
  },
  sagittarius: {
    gloss: 'the sign that aims far',
    manner: [
      'broadly, with the map held upside down',
      'on a hunch, and with the bill to follow',
      'by way of a story about somewhere else',
      'honestly, at a volume the next table can hear',
      'from the horizon inwards',
    ],
    wants: [
      'see what is over the next hill, and say so',
      'have a reason large enough to pack for',
      'speak its mind and be forgiven by dessert',
      'keep the ticket flexible',
    ],
    avoids: [
      'checking the small print on the good idea',
      'staying for the washing up',
      'promising a date when a direction would do',
    ],
    gift: [
      'a view from further off',
      'the laugh that gets a party out of the rain',
      'faith before the figures are in',
    ],
    cost: [
      'a truth told without looking who was standing there',
      'promises that arrive without their luggage',
      'boredom the moment it is fenced in',
    ],
    image: [
      { field: 'road', text: 'a night train with the window down' },
      { field: 'weather', text: 'a south wind that moves every hat' },
      { field: 'light', text: 'a beacon fire on the next ridge' },
      { field: 'kitchen', text: 'a stew with something from every market on the way' },
    ],
    rising: [
      'people meet your opinion and your laugh in the same minute',
      'you enter as if back from a trip, coat open, mid-story',
      'strangers trust your directions, even when you are guessing',
    ],
    midheaven: [
      'you are paid to see further than the quarter',
      'you teach at work, whatever the contract calls it',
      'your career keeps a passport in the top drawer',
    ],
    concepts: ['freedom', 'travel', 'meaning', 'luck', 'promises'],
  },
  capricorn: {
    gloss: 'the sign that builds and bears',
    manner: [
      'by the plan, with a spare copy filed',
      'soberly, and on time',
      'as if an inspector were due in ten years',
      'with the hard part first and the lunch late',
      'rung by rung, with a full rucksack',
    ],
    wants: [
      'be relied on, and be paid for it',
      'finish what it was given and be handed something larger',
      'earn the chair before sitting in it',
      'have the thing in writing with a date underneath',
    ],
    avoids: [
      'resting while there is still light to work by',
      'telling anyone that the load is heavy',
      'enjoying what has no use yet',
    ],
    gift: [
      'a promise you could build on',
      'the long view, with the costs added up',
      'a dry word when others are panicking',
    ],
    cost: [
      'a holiday spent checking in',
      'affection shown as competence, and missed',
      'years of being the responsible one',
    ],
    image: [
      { field: 'tools', text: 'scaffolding put up properly before the first brick' },
      { field: 'house', text: 'a stone step worn hollow by the same boots' },
      { field: 'weather', text: 'a clear frost that lets you see the whole valley' },
      { field: 'road', text: 'a mule track that always gets there' },
    ],
    rising: [
      'people meet your caution before your warmth',
      'you look like the person to ask about the rules',
      'you are handed the keys because you seem to expect them',
    ],
    midheaven: [
      'you climb by ladders that others find dull',
      'you are judged on results and would ask for nothing else',
      'you would rather hold a late title than a loose one',
    ],
    concepts: ['duty', 'authority', 'overwork', 'discipline', 'structure'],
  },
  aquarius: {
    gloss: 'the sign that stands a little apart',
    manner: [
      'from a step back, with a theory',
      'against the dress code, on principle',
      'on behalf of everyone, and nobody in particular',
      'by a method of its own invention',
      'coolly, and then suddenly',
    ],
    wants: [
      'belong to a group with no entrance exam',
      'be right about next year',
      'keep its own hours and its own opinion',
      'change the rule, for the people who come after',
    ],
    avoids: [
      'crying where anyone might pass a tissue',
      'following the recipe merely because it is the recipe',
      'admitting that the exception was personal',
    ],
    gift: [
      'the odd idea that turns out to be the answer',
      'friendship without a membership fee',
      'a clear head in a heated room',
    ],
    cost: [
      'standing at the window of its own party',
      'a feeling explained in place of being felt',
      'a stubbornness that calls itself reason',
    ],
    image: [
      { field: 'light', text: 'a streetlamp that lights everyone’s doorstep alike' },
      { field: 'weather', text: 'high thin air after a storm, everything very distinct' },
      { field: 'tools', text: 'a machine built from parts of four others' },
      { field: 'music', text: 'a tune in a key the band hasn’t tried' },
    ],
    rising: [
      'people like you at once and wonder, later, where you were',
      'you arrive friendly and faintly off-script',
      'you are taken for an original before you have said anything odd',
    ],
    midheaven: [
      'you are known for doing the usual job in an unusual way',
      'your best colleagues are a network, and half of them are strangers',
      'you would sooner improve the system than be promoted in it',
    ],
    concepts: ['groups', 'distance', 'freedom', 'friends', 'belonging'],
  },
  pisces: {
    gloss: 'the sign that dissolves the edges',
    manner: [
      'by feel, with the lights low',
      'without a clear edge, and with a lot of weather',
      'in images first, and in sentences much later',
      'by drift, and somehow there by evening',
      'tenderly, having lost track of the time',
    ],
    wants: [
      'be understood without assembling the sentence',
      'say yes to everyone who looks tired',
      'melt into something larger than the to-do list',
      'float off, and find someone waiting on the bank',
    ],
    avoids: [
      'opening the envelope with the window in it',
      'sending back what it never ordered',
      'agreeing to a number, a date or a boundary',
    ],
    gift: [
      'a kindness that doesn’t ask what you did',
      'the picture that says it before the words come',
      'a song for the mood in the room',
    ],
    cost: [
      'other people’s sorrows in its own coat pockets',
      'a vague reply where a plain one was owed',
      'an afternoon gone, nobody knows where',
    ],
    image: [
      { field: 'water', text: 'a river at its mouth, half sea already' },
      { field: 'music', text: 'a piano heard through a wall' },
      { field: 'cloth', text: 'silk that takes the shape of any chair' },
      { field: 'garden', text: 'a pond where the lilies hide the edge' },
    ],
    rising: [
      'people see in you whoever they were missing',
      'you slip in softly and are found listening to the saddest guest',
      'your eyes go somewhere else mid-sentence, and people forgive it',
    ],
    midheaven: [
      'your job description is blurred, and that is where you are good',
      'you are sought out for what can’t be put in a spreadsheet',
      'you give the work away before you remember to invoice it',
    ],
    concepts: ['boundaries', 'longing', 'overwhelm', 'illusion', 'faith'],
  },
};
