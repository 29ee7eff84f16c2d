/** The periods of Vimshottari: what years of each lord ask, and what the months of another do inside them. */
import type { DashaLord } from '#astro/chart/sidereal.ts';

type ByLord<Text> = Readonly<Record<DashaLord, Text>>;

/** Years of a lord, two wordings. */
export const mahaLines: ByLord<readonly [string, string]> = {
  ketu: [
    'Seven years that travel light: what was already loose tends to come off.',
    'A period for skills without a title, and for fewer things in the house.',
  ],
  venus: [
    'Twenty years with the table laid: bonds, craft, comfort, and their price.',
    'A long period that asks what you find lovely and what you will pay for it.',
  ],
  sun: [
    'Six years with a lamp over the desk: purpose, elders, a name on the door.',
    'A short, bright period; choose what you want to be seen doing.',
  ],
  moon: [
    'Ten years by the water: home, feeling, care given and received.',
    'A period that moves with the household, so guard your sleep.',
  ],
  mars: [
    'Seven years at the workbench: courage, cuts, land, brothers.',
    'A period with heat in it; give it a target before it finds one.',
  ],
  rahu: [
    'Eighteen years that lean outward: the foreign, the new, the too much.',
    'A period of appetite; write down early what would be enough.',
  ],
  jupiter: [
    'Sixteen years with a teacher in the room: study, children, counsel, trust.',
    'A period that widens; keep one fence so that it widens on purpose.',
  ],
  saturn: [
    'Nineteen years by the clock: labour, limits, what lasts.',
    'A period that pays late and exactly, so keep your receipts.',
  ],
  mercury: [
    'Seventeen years with a pen in hand: learning, trade, letters, many small doors.',
    'A period for craft and conversation; finish one sentence before the next.',
  ],
};

/** Months of the second lord inside years of the first. */
export const antarLines: ByLord<ByLord<string>> = {
  ketu: {
    ketu: 'These first months clear the shelf; leave the gaps empty for a while.',
    venus: 'For these months comfort knocks at a bare room: let in one good thing.',
    sun: 'For these months a plain task wants your name on it.',
    moon: 'For these months the quiet has feelings in it; give them an evening.',
    mars: 'For these months you cut cleanly, so check twice what is on the board.',
    rahu: 'For these months letting go and wanting more share a room; write down which is speaking.',
    jupiter: 'For these months a teacher helps you see what the emptiness is for.',
    saturn: 'For these months fewer things are done, slowly and to the end.',
    mercury: 'For these months what you know without words asks to be written.',
  },
  venus: {
    venus: 'These first months set the table: choose the guests as well as the cloth.',
    sun: 'For these months affection and pride want the same chair; take turns.',
    moon: 'For these months tenderness runs deep, so eat well and say so.',
    mars: 'For these months desire has boots on; walk, then knock.',
    rahu: 'For these months the charm comes from far away; read the label.',
    jupiter: 'For these months two teachers disagree on pleasure: hear both.',
    saturn: 'For these months love shows in upkeep, and so does taste.',
    mercury: 'For these months a letter, a song or a contract does the courting.',
    ketu: 'For these months an old pleasure lets go of you; wave.',
  },
  sun: {
    sun: 'These first months put you in the light: one purpose, said plainly.',
    moon: 'For these months rank and rest want equal hours.',
    mars: 'For these months you can lead from the front; look back to see who follows.',
    rahu: 'For these months a borrowed spotlight is on offer; ask who owns the lamp.',
    jupiter: 'For these months an elder’s word opens a door.',
    saturn: 'For these months the crown is heavy and the work is real: do the work.',
    mercury: 'For these months explain what you stand for in one page.',
    ketu: 'For these months you may do well unseen; let that be enough.',
    venus: 'For these months honour comes with flowers; keep the card.',
  },
  moon: {
    moon: 'These first months belong to the house: sleep, meals, the same small walk.',
    mars: 'For these months feelings arrive with fists; give them dough to knead.',
    rahu: 'For these months the mind goes far at night, so keep the lamp and the notebook near.',
    jupiter: 'For these months care widens: a child, a student, a guest.',
    saturn: 'For these months feeling wears a coat; be patient with short answers, yours too.',
    mercury: 'For these months you can say what you feel, if you draft it first.',
    ketu: 'For these months a mood lifts without explaining; do not chase it.',
    venus: 'For these months the house may be made lovely, and the heart with it.',
    sun: 'For these months home and standing ask for one plan.',
  },
  mars: {
    mars: 'These first months are all start; choose the one thing to finish.',
    rahu: 'For these months speed meets hunger, so set the limit before the race.',
    jupiter: 'For these months courage gets advice, and should take half of it.',
    saturn: 'For these months brake and pedal are pressed together: go by the clock.',
    mercury: 'For these months sharp words cut well; use them on drafts.',
    ketu: 'For these months an old fight ends because nobody turns up.',
    venus: 'For these months heat and sweetness cook well together, watched.',
    sun: 'For these months you may take command of something small and real.',
    moon: 'For these months guard the house without frightening it.',
  },
  rahu: {
    rahu: 'These first months open the big door; stand in it before you walk through.',
    jupiter: 'For these months good counsel stands at the foreign gate: ask its name.',
    saturn: 'For these months ambition learns to keep hours.',
    mercury: 'For these months clever schemes multiply; cost one of them properly.',
    ketu: 'For these months wanting and not wanting change places; wait for the second answer.',
    venus: 'For these months the unusual is attractive; let it be introduced to your friends.',
    sun: 'For these months the large wish meets a boss; be exact.',
    moon: 'For these months the night mind is loud, so decide by daylight.',
    mars: 'For these months you could break something to get it; borrow a key instead.',
  },
  jupiter: {
    jupiter: 'These first months widen the room: one teacher, one book, one promise.',
    saturn: 'For these months faith is asked for its timetable.',
    mercury: 'For these months what you believe has to be put in plain words.',
    ketu: 'For these months you unlearn something kindly.',
    venus: 'For these months generosity and pleasure share the purse; count it.',
    sun: 'For these months you are asked to stand for what you teach.',
    moon: 'For these months care and counsel sit in one kitchen.',
    mars: 'For these months a principle wants defending: pick the hill.',
    rahu: 'For these months the promise is larger than the map; walk a short piece.',
  },
  saturn: {
    saturn: 'These first months set the pace: slow, daily, the same hour.',
    mercury: 'For these months accounts, notes and small trades carry the load.',
    ketu: 'For these months a duty you outgrew may be handed back.',
    venus: 'For these months a little beauty makes the labour bearable; budget for it.',
    sun: 'For these months work meets the one who signs for it; be on time.',
    moon: 'For these months tiredness looks like sadness, so sleep first.',
    mars: 'For these months hurry scrapes; sharpen the tool and wait.',
    rahu: 'For these months a shortcut is offered; read who maintains the road.',
    jupiter: 'For these months patience gets its certificate, or at least a kind word.',
  },
  mercury: {
    mercury: 'These first months bring the desk to life: lists, lessons, letters.',
    ketu: 'For these months the head goes quiet and the hand remembers.',
    venus: 'For these months words please and sell; mean them.',
    sun: 'For these months your writing wants your signature.',
    moon: 'For these months thoughts come in tides; note the hour.',
    mars: 'For these months arguments are quick; win fewer.',
    rahu: 'For these months news from far away excites; check the source.',
    jupiter: 'For these months learning turns into understanding, if you teach it.',
    saturn: 'For these months edit: shorter, slower, true.',
  },
};
