/** What the chart modes add to the stars of `thai/stars.ts`: Uranus, and what each star does while it passes through a house. */
import type { ThaiStarId } from '#traditions/suriyayatra/suriyayatra.ts';
import { starTexts } from '../thai/stars.ts';
import type { StarText } from '../thai/stars.ts';

const uranus: StarText = {
  gloss: 'breaks, inventions and sudden turns',
  core: [
    'It turns up late in the tradition and behaves like it: the guest who moves the furniture.',
    'It loosens what has been screwed down too long, and asks later whether that was load-bearing.',
  ],
  brings: ['surprise and a wish to do it differently', 'a draught, an idea and a broken rule'],
  asks: ['leave room for a change of plan', 'try the odd way once, on a small scale'],
  themes: {
    love: 'In love it needs air: a closed fist makes it leave, an open window makes it stay.',
    work: 'At work it finds the shortcut nobody drew, and forgets to write it down.',
    money: 'With money it comes and goes in jumps, so average over a year and not a week.',
    family: 'At home it is the one who did it differently, and is quoted for it at every gathering.',
    self: 'It asks which of your habits is really someone else’s.',
    mood: 'A restless day under it wants a changed route home.',
    spirit: 'Its practice is one question asked of a thing you were sure about.',
    decision: 'It decides in a flash, so keep the flash on paper and look at it tomorrow.',
  },
};

const texts: Readonly<Record<string, StarText>> = { ...starTexts, uranus };

/** Null for a word that is no star. */
export const starTextOf = (star: string | null): StarText | null =>
  star === null ? null : (texts[star] ?? null);

/** What a star does while it passes: after "For as long as it passes there, ". */
export const passing: Readonly<Record<ThaiStarId, readonly [string, string]>> = {
  sun: [
    'A month like that puts a lamp on the matter; see what shows.',
    'It stays about a month, long enough to be seen doing one thing properly.',
  ],
  moon: [
    'It stays two days or so, so a mood from that corner is a visitor.',
    'Two days of tide: note how it feels, and leave the large conclusions for later.',
  ],
  mars: [
    'Some weeks of pressure there: give it a task with an end, or it will pick one.',
    'It speeds things up in that corner, so check the brakes before the engine.',
  ],
  mercury: [
    'A few weeks of messages: answer the old ones first.',
    'It brings letters, lists and second thoughts to that corner for some weeks.',
  ],
  jupiter: [
    'It stays about a year and makes room, so ask there for what you want to learn.',
    'For about a year help tends to come from that side; say thank you early.',
  ],
  venus: [
    'Some weeks in which that corner of life may be made pleasanter, cheaply.',
    'It sweetens the matter for a few weeks; use them for the kind conversation.',
  ],
  saturn: [
    'It stays for years and asks for upkeep: small, regular, unadmired.',
    'Slow work in that corner pays; hurry there has to be done twice.',
  ],
  rahu: [
    'For a year and a half that corner looks bigger than it is, so measure twice.',
    'It brings appetite to the matter; ask what would be enough.',
  ],
  ketu: [
    'For some weeks interest there thins out; let it, and see what stays.',
    'It loosens a knot in that corner without saying which.',
  ],
  uranus: [
    'It stays for years and keeps that corner unfinished, so build it light.',
    'Expect the plan there to be redrawn more than once.',
  ],
};

/** Saturn in the three signs about the natal Moon: seven and a half years in all. */
export const saturnMoonLines: Readonly<Record<'rising' | 'peak' | 'setting', readonly [string, string]>> = {
  rising: [
    'The first third of those years clears the attic: sort what you will carry and what you will not.',
    'It begins with subtraction, so put your sleep and your accounts in order first.',
  ],
  peak: [
    'The middle third sits close to the chest; keep the days regular and the promises few.',
    'Here weight and feeling share one chair, and a friend who listens counts double.',
  ],
  setting: [
    'The last third tidies up: what you learned about limits now becomes a habit.',
    'The load moves to purse and table; count slowly, and finish what is half done.',
  ],
};
