/** The ten stems as day masters: one picture each, and what it says to each theme of a question. Our own words. */
import type { StemId } from '#traditions/east-asian/sexagenary.ts';
import type { Themed } from '../east-asian/telling.ts';

export const stemTexts: Readonly<Record<StemId, Themed & { readonly image: string }>> = {
  jia: {
    image: 'The old picture for it is a tall trunk, which grows in one direction and is hard to bend.',
    love: 'You tend to love by standing there, so say aloud what you assume is visible from your staying.',
    work: 'Work suits you when it has height: one long project, one line of growth, one plan kept.',
    money:
      'Money grows with you the way rings do, a little each season, and suffers when it is dug up to look.',
    family:
      'At home you are leaned on early, and it helps to say which of the branches is carrying too much.',
    self: 'You know where up is, and what costs you is turning round once you have started.',
    mood: 'A low day often follows a forced turn, so give yourself an hour with nothing to straighten.',
    spirit: 'What steadies you is slow and upright: the same walk, the same page, before anyone needs you.',
    decision: 'Decide which direction you are growing in, and let the smaller choices be pruned by that.',
  },
  yi: {
    image: 'The old picture for it is a climbing plant, which finds the gap in the fence and goes through.',
    love: 'You come close by small turns, so notice when you have wound yourself round what they want.',
    work: 'You do well where others hit a wall, because you look for the gap before you look for the ladder.',
    money: 'Your income likes several supports, and each of them should be able to hold without the others.',
    family:
      'You keep relatives tied together with thin threads, and somebody should notice who does the tying.',
    self: 'You bend and come back, and the question is which trellis you chose and which you were given.',
    mood: 'A heavy mood lifts when you change rooms, since a plant in the wrong light is only misplaced.',
    spirit:
      'You find rest in tending: a pot on the sill, a letter, anything that answers by the next morning.',
    decision: 'Before you choose, ask which option you could leave again without tearing anything.',
  },
  bing: {
    image:
      'The old picture for it is broad daylight, which falls on everyone and cannot be lit for one alone.',
    love: 'You warm a whole room, so the one you love may need an hour that is not shared out.',
    work: 'You work best where you are seen, and a task done behind a curtain soon loses your interest.',
    money: 'You give freely while it shines, so let one account be filled before the generous hour begins.',
    family: 'You tend to bring the weather into the house, and everybody can tell which kind it is.',
    self: 'You show what you feel before you have decided to, and most people find that a relief.',
    mood: 'When you feel dim, it is usually evening and no fault: close the day and start it again tomorrow.',
    spirit: 'Your prayers, if you have any, are said outdoors and in the middle of doing something.',
    decision: 'You decide at noon and regret at dusk, so read the plan once more in poor light.',
  },
  ding: {
    image: 'The old picture for it is a lamp flame, small enough to read by and easy to blow out.',
    love: 'You love at close range, with attention, and what hurts is a draught that nobody else can feel.',
    work: 'Your skill is precision under one lamp: one client, one text, one fault found that others walked past.',
    money:
      'Small steady oil suits you better than a bonfire, so look at the monthly sum before the yearly one.',
    family: 'You are often the one who sees who is missing from the table, and you set the place.',
    self: 'You see well what is near, and you need a corner without wind to see it from.',
    mood: 'Your mood flickers with the room, so on a bad day change the company before you change yourself.',
    spirit: 'A candle, a notebook, a closed door: half an hour of that is worth more to you than a festival.',
    decision: 'Hold each option close enough to read the small print, and leave the loud ones for last.',
  },
  wu: {
    image: 'The old picture for it is a mountain, which stays where it is and lets the paths come round it.',
    love: 'You are the place people come back to, and it would help them to hear that you missed them.',
    work: 'You carry what must not move, so check each year whether it still has to stand exactly there.',
    money: 'You keep what comes in, and the harder lesson is letting some of it out while it is useful.',
    family: 'Much of the household leans on you, and leaning back for an hour would surprise them kindly.',
    self: 'You take a long time to be moved, and then it is done for good.',
    mood: 'Heaviness gathers in you unsaid, so put one stone of it into words before the end of the day.',
    spirit: 'You trust what has stood for a long time: a hill, a custom, a friend who knew your handwriting.',
    decision: 'You wait well, so set a date at which waiting itself counts as an answer.',
  },
  ji: {
    image:
      'The old picture for it is garden soil, which takes what is given and makes something grow from it.',
    love: 'You love by feeding things, and you may forget to ask whether anybody is hungry.',
    work: 'You improve whatever is put into your hands, which is why more and more of it is put there.',
    money: 'What you earn soaks in where it lands, so dig one ditch for it before the next rain.',
    family: 'You know what each of them needs, and it is fair to let them find out what you need.',
    self: 'You take in a great deal from others, so now and then turn the soil and see what is yours.',
    mood: 'When you feel used up, a field is lying fallow, and a fallow week is part of farming.',
    spirit:
      'You meet what is larger than you in ordinary care: bread, laundry folded, a bed made for a guest.',
    decision: 'Ask which of the options you would still be willing to water in a dull month.',
  },
  geng: {
    image:
      'The old picture for it is raw ore or an axe: strong, plain, and better for having been worked on.',
    love: 'You say it straight and mean no harm, so leave a second of silence after it for the other side.',
    work: 'You cut through what others discuss, and you need a task with an edge to stay awake.',
    money: 'You would rather earn it hard than ask for it, so practise naming a price in one short sentence.',
    family: 'You take the difficult errand at home, and you could let someone hold the door for you.',
    self: 'You respect what has been tested, yourself included, and dislike being handled with gloves.',
    mood: 'Bad temper in you is often a tool with nothing to cut, so give it wood to split.',
    spirit:
      'You believe what survives the fire, and for that reason you should not light every fire yourself.',
    decision: 'You can end a thing cleanly, so ask first whether it is finished or only blunt.',
  },
  xin: {
    image:
      'The old picture for it is a jewel or a fine blade, which wants polish and shows every fingerprint.',
    love: 'You notice the careless word for days, so say the same evening what it was and let it go.',
    work: 'Your work is in the finish, and you need people who can tell the difference and pay for it.',
    money: 'You buy once and well, and the leak is usually a small thing bought to make up for a bad day.',
    family: 'You keep the standard at home, and it is kind to say which rules are only your taste.',
    self: 'You see the flaw first, in the mirror too, and a stone is not valued for that alone.',
    mood: 'You are thin-skinned when tired, so keep sharp talks for the morning after sleep.',
    spirit: 'Clean lines calm you: a bare table, one good sentence, a bowl set down without a sound.',
    decision: 'Strike off what you would be ashamed to sign, and the choice is usually down to two.',
  },
  ren: {
    image: 'The old picture for it is a great river, which keeps moving and takes the shape of its bed.',
    love: 'You love widely and are hard to hold, so tell them where the banks are and mean it.',
    work: 'You think in currents, so you need one fixed bank: a deadline, a partner, a form to fill.',
    money: 'It comes in floods and leaves as easily, and a reservoir with a lock is no insult to a river.',
    family: 'You carry news and people from shore to shore, and you are missed when you run past the house.',
    self: 'You are many things in one week, and what stays the same is the direction of the slope.',
    mood: 'When you feel stuck, something has been dammed that wanted saying, so find the person to say it to.',
    spirit: 'You find peace near what is wide and older than you: a sea wall, a night train, a long story.',
    decision: 'You see every way round, so decide what you would not go round, and begin there.',
  },
  gui: {
    image: 'The old picture for it is dew or fine rain, which gets in everywhere without making a sound.',
    love: 'You know what they feel before they do, and it still has to be asked, as a question.',
    work: 'You work by soaking things through, and hurried rooms see only that you have not begun.',
    money: 'You hardly notice it arriving or leaving, so let a written list do the noticing once a week.',
    family: 'You feel the damp in a house long before others, and you may name it without having to dry it.',
    self: 'You reach deep and quietly, and you are easily taken for somebody who agrees.',
    mood: 'You take on the weather of a room, so step outside and see whether the mood comes along.',
    spirit: 'Half-sleep, early mist, the minute before speech: that is where your best thoughts are kept.',
    decision: 'Write down what you already know in one line, before anyone offers you a reason.',
  },
};
