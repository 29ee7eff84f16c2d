/**
 * What two points do to each other, said a third way, for the pairs that questions meet most.
 *
 * The rules of `pairs.ts` hold: a clause in the second person that stands alone and is true of this pair.
 */
import type { AspectFamily, Clause } from '#companion/voice/atoms.ts';

type More = Readonly<Partial<Record<AspectFamily, readonly Clause[]>>>;

export const morePairs: Readonly<Record<string, More>> = {
  'moon-mercury': {
    fuse: ['you think in weather, and your best ideas come with a lump'],
    hard: ['your head files the evening under nonsense while your stomach disagrees'],
    easy: ['you can tell somebody what you need before it turns into a scene'],
  },
  'moon-venus': {
    fuse: ['you feed the people you like and like the people who let you'],
    hard: ['you say the small piece will do and look at the big one'],
    easy: ['your kindness has good timing, down to the second cup'],
  },
  'moon-sun': {
    fuse: ['you want and need the same thing, so a refusal costs double'],
    hard: ['you climb all week towards something you are too tired to enjoy'],
    easy: ['you sleep well after deciding, which tells you something'],
  },
  'moon-mars': {
    fuse: ['you cry when you are angry and clean when you have cried'],
    hard: ['your comfort and your courage keep different hours'],
    easy: ['you stand up for the tired person, including when it is you'],
  },
  'moon-jupiter': {
    fuse: ['you cook for nine and hope someone rings the bell'],
    hard: ['you promise the evening away because the afternoon felt generous'],
    easy: ['you recover your good spirits between the bus stop and the door'],
  },
  'moon-saturn': {
    fuse: ['you ration comfort, as if it came by coupon'],
    hard: ['you ask for little, and then count who noticed'],
    easy: ['you know how to be alone for an hour and come back steadier'],
  },
  'moon-uranus': {
    hard: ['your need for quiet and your need for air take turns waking you'],
    easy: ['you find calm in odd places, a stairwell or a night train'],
  },
  'moon-neptune': {
    hard: ['you soak up the mood of the bus and take it home as yours'],
    easy: ['you hear what a friend leaves out and answer that part'],
    fuse: [
      'you soak up the feeling in a room before anyone has said a word',
      'a film can undo you, and the news more so',
    ],
  },
  'moon-pluto': {
    hard: ['you guard the door of a feeling long after the thief has gone'],
    easy: ['you can go to the bottom of a sorrow and bring something back'],
  },
  'mercury-venus': {
    fuse: ['you say pleasant things with care, and hear what a compliment leaves out'],
    hard: ['you soften the sentence until the point falls out'],
    easy: ['you find the word that lets both people keep their dignity'],
  },
  'mercury-sun': {
    fuse: ['you are what you are thinking about, and it shows by lunch'],
    hard: ['you argue for an opinion because it has your name on it'],
    easy: ['you explain yourself without a raised voice or a slide'],
  },
  'mercury-mars': {
    fuse: ['you talk as others tackle, and then offer a hand up'],
    hard: ['you win the exchange on the stairs and lose the evening over it'],
    easy: ['you can name the fault and the fix in one breath'],
  },
  'mercury-jupiter': {
    fuse: ['you begin with a detail and end with a theory of everything'],
    hard: ['you skip the small print because the headline was so good'],
    easy: ['you make a long story worth the detour'],
  },
  'mercury-saturn': {
    fuse: ['you say it once, in pencil, after checking'],
    hard: ['you draft the question so carefully that the moment passes'],
    easy: ['you are the one who remembers what was actually agreed'],
  },
  'mercury-uranus': {
    hard: ['your thought arrives at the end of the sentence before you do'],
    easy: ['you see the short cut and can draw it for the others'],
  },
  'mercury-neptune': {
    hard: ['you know what you mean until someone asks you to spell it'],
    easy: ['you can describe a thing that was never in the room'],
  },
  'mercury-pluto': {
    hard: ['you keep turning a remark over until it shows its underside'],
    easy: ['you ask the one question that makes people put their fork down'],
  },
  'venus-sun': {
    fuse: ['you want to be liked for what you are proudest of'],
    hard: ['you dress the truth up before letting it out'],
    easy: ['you are easy to please in ways that cost nobody much'],
  },
  'venus-mars': {
    fuse: ['you choose fast, touch early and explain it poetically later'],
    hard: ['you want closeness and a head start at the same time'],
    easy: ['you can ask for a kiss or a raise in the same even voice'],
  },
  'venus-jupiter': {
    fuse: ['your affections come with extra helpings'],
    hard: ['you say yes to the lovely thing and meet the bill on Monday'],
    easy: ['people feel better dressed and better fed around you'],
  },
  'venus-saturn': {
    fuse: ['you love on a long lease, and you read it before signing'],
    hard: ['you are sure of your welcome only when the coats come out'],
    easy: ['you care for what you have, and it lasts you'],
  },
  'venus-uranus': {
    hard: ['you tire of the cake as soon as it is delivered daily'],
    easy: [
      'you like people for their odd corner and let them keep it',
      'you like the person better for having a life of their own',
      'a plan that changes at the last minute leaves you pleased',
    ],
  },
  'venus-neptune': {
    hard: ['you fall for the trailer and sit through the film'],
    easy: ['you can love an imperfect thing into looking its best'],
  },
  'venus-pluto': {
    hard: ['you would rather be wanted entirely or be left alone'],
    easy: ['you stay fond through things that would send most people home'],
  },
  'sun-mars': {
    fuse: ['you stand up, and find that the others are behind you'],
    hard: ['you race anyone who walks beside you, and they rarely know it'],
    easy: ['you start before the fear has found its shoes'],
  },
  'sun-jupiter': {
    fuse: ['you assume that there will be enough, and behave accordingly'],
    hard: ['you round everything up, including what you can carry'],
    easy: ['you are at your luckiest when you are glad for somebody'],
  },
  'sun-saturn': {
    fuse: ['you came by your confidence slowly and can show the receipts'],
    hard: ['you ask yourself for a permit before each pleasure'],
    easy: ['you can be left with the heavy end, and you won’t drop it'],
  },
  'sun-uranus': {
    hard: ['you leave the parade on the day they ask you to lead it'],
    easy: ['you can be different without making a speech about it'],
  },
  'sun-neptune': {
    hard: ['you let others describe you and then wonder whose coat it is'],
    easy: ['you lend your light to something larger and don’t miss it'],
  },
  'sun-pluto': {
    hard: ['you would rather own the whole defeat than share the win'],
    easy: ['you come back from a setback with the useful half of it'],
  },
  'mars-jupiter': {
    fuse: ['you never saw a hill that did not want climbing'],
    hard: ['you sign up for the marathon on the strength of one good run'],
    easy: ['you push at the right moment and call it luck'],
  },
  'mars-saturn': {
    fuse: ['you work like a low gear, loud and hard to stop'],
    hard: ['you hold the brake and the pedal down and wonder at the smoke'],
    easy: ['you can be cross for a year and spend it building'],
  },
  'mars-uranus': {
    hard: ['you cut the rope first and look for the knot after'],
    easy: ['you fix it by trying what the manual forbids'],
  },
  'mars-neptune': {
    hard: ['you aim at a thing you can’t quite see and blame your arm'],
    easy: ['you fight best for somebody who is not in the room'],
  },
  'mars-pluto': {
    hard: ['you store up a temper like firewood and guard the shed'],
    easy: ['you find more strength on the second wind than on the first'],
  },
  'jupiter-saturn': {
    fuse: ['you draw a cathedral and cost the first brick'],
    hard: ['you promise in one year what you ration in the next'],
    easy: ['you grow by a floor at a time, and every floor holds'],
  },
};
