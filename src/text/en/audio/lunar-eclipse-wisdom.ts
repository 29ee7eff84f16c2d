/** Lunar Eclipse Wisdom, 18:45: what an eclipse is, then a practice in three parts. */
import type { AudioLine } from '#practice/audio/cues.ts';
import type { AudioSlots } from '#practice/audio/cues.ts';
import { monthNames } from '../dates.ts';

export const lunarEclipseWisdom: readonly AudioLine[] = [
  {
    at: 14,
    text: 'Good evening, wherever your evening is. This is about the hour when the Moon goes dark and comes back, and about what people have done with that hour.',
  },
  {
    at: 32,
    text: 'There is nothing to fear in it, and nothing you must do. You can listen as you would to weather.',
  },
  { at: 46, text: 'Let us begin with what happens.' },
  {
    at: 54,
    text: 'The Sun shines, and behind the Earth there is a shadow, a long cone of night reaching out into space. It is always there. We call its beginning the evening.',
  },
  {
    at: 76,
    text: 'Each month the Moon is full when it stands opposite the Sun. Most months it passes a little above that shadow, or a little below, because its path is tilted by about five degrees.',
  },
  {
    at: 100,
    text: 'But near the two places where the paths cross, the nodes, the aim is true. The Moon goes in.',
  },
  {
    at: 116,
    text: 'First comes a faint greying that few would notice. Then a curved bite at one edge. That curve is the edge of the Earth. People looked at it, very long ago, and understood that the world is round.',
  },
  {
    at: 144,
    text: 'Then, if the aim is good, the whole disc is in shadow. And it does not vanish. It turns the colour of copper, of brick, of the inside of a closed eyelid.',
  },
  {
    at: 168,
    text: 'That red is borrowed light. It is every sunrise and every sunset on Earth at that moment, bent through the air, and laid on the Moon.',
  },
  {
    at: 190,
    text: 'I would like to leave you with that for a while. All the dawns and all the dusks, at once, on one stone.',
  },
  {
    at: 225,
    text: 'The Moon can stay in full shadow for as long as an hour and a half, and a little more. Then the bite goes backwards, and the white returns.',
  },
  { at: 246, text: nextEclipse },
  {
    at: 266,
    text: 'Eclipses keep families. After eighteen years and eleven days, give or take a few hours, a very similar one returns. If there is something in you that comes round about that seldom, you are in large company.',
  },
  {
    at: 296,
    text: 'People have beaten pots to drive the darkness off. They have stayed indoors, and fasted, and bathed, and sung. Sailors have used eclipses to find their longitude. Farmers have slept through them.',
  },
  {
    at: 322,
    text: 'Astrologers have read them as hinges: a full Moon that is interrupted, so that one sees for an hour without the usual light. I will use that picture. You can take it as a picture.',
  },
  {
    at: 350,
    text: 'So here is a practice in three parts: shadow, red light, return. If you want to stop at any time, open your eyes and look at the furthest thing you can see.',
  },
  { at: 376, text: 'Part one. Shadow.' },
  { at: 384, text: 'Let your breath be as it is. Feel the weight of your hands.' },
  {
    at: 402,
    text: 'Think of a part of your life that is brightly lit, where you know your lines and people know you. Your work, perhaps, or being the cheerful one, or the strong one.',
  },
  {
    at: 428,
    text: 'Now let an edge of shade come over it. Not a disaster. Only: for one hour, nobody needs you to be that.',
  },
  { at: 450, text: 'What becomes visible beside it?' },
  { at: 490, text: 'Perhaps nothing. Nothing is a respectable answer. Keep your hands heavy.' },
  {
    at: 516,
    text: 'If something has come, say its plain name inwardly: tired. Jealous. Lonely. Proud. Relieved. You are not asked to fix it.',
  },
  { at: 556, text: 'Part two. Red light.' },
  {
    at: 564,
    text: 'The shadow did not put the Moon out. Something reached it round the edges of the world.',
  },
  {
    at: 582,
    text: 'So: what reaches you, even there? Who, or what, has sent you some light from their own morning or evening without knowing where it went?',
  },
  {
    at: 608,
    text: 'A teacher you never wrote to. A song. A stranger who moved their bag. Someone no longer living. Let one come.',
  },
  {
    at: 650,
    text: 'See the thing you named a moment ago, and see it by that light instead of by your own judgement.',
  },
  {
    at: 676,
    text: 'It may look smaller. It may look like something that was protecting you. It may only look warmer.',
  },
  { at: 716, text: 'Stay, and breathe out slowly. There is no hurry in an eclipse.' },
  { at: 760, text: 'Part three. Return.' },
  {
    at: 768,
    text: 'The white comes back from one side, as it left. It does not come because you were good. It comes because things move.',
  },
  {
    at: 790,
    text: 'Before the old light is full again, choose one small thing that you saw in the dark and would like to keep. A word is enough.',
  },
  {
    at: 820,
    text: 'Where in an ordinary week could that word live? In the way you answer a message. In an hour you do not fill. In a sentence that begins, to be honest.',
  },
  {
    at: 856,
    text: 'And is there one thing in the bright part that you might carry more lightly, now that you have seen it go dark without breaking?',
  },
  { at: 896, text: 'Good. Leave the rest. It will keep.' },
  {
    at: 918,
    text: 'I have been careful not to tell you that an eclipse will change your life. No one can know that, and a frightened person is easily led.',
  },
  {
    at: 940,
    text: 'What I can tell you is that it is exact. To the minute, for centuries ahead, we know when the shadow will touch and when it will let go. There is some comfort in a darkness with a timetable.',
  },
  {
    at: 968,
    text: 'Ours have none. But they have the same shape: a bite, a deepening, a strange colour, a slow return from one side.',
  },
  {
    at: 990,
    text: 'If you are in the deep part as you listen, and it has gone on too long, please let someone know. A person, a doctor, a line that answers at night. The help page has numbers. You do not have to wait for an edge of light by yourself.',
  },
  { at: 1022, text: 'Now feel the chair. Let the sounds of the room come nearer, one by one.' },
  {
    at: 1044,
    text: 'If you can see the Moon tonight, look for a moment, whatever its shape. Half of it is always in the Sun, even when it is not the half we see.',
  },
  { at: 1072, text: 'Thank you for sitting in the dark with me. Keep your word. Good night.' },
];

/** When the next one is, and how it is to be seen; without a date, only how rare it is. */
function nextEclipse({ nextLunarEclipse: next }: AudioSlots): string {
  if (next === null)
    return 'In most years there are two lunar eclipses, and in some there are three or more.';
  const [year = '', month = '', day = ''] = next.date.split('-');
  const date = `${Number(day)} ${monthNames[Number(month) - 1] ?? ''} ${year}`;
  return `By calculation the next lunar eclipse is on ${date}. ${looks[next.kind]} ${seen(next.moonIsUp)}`;
}

const looks = {
  total: 'It is a total one.',
  partial: 'It is a partial one: the bite, and then the white again.',
  penumbral: 'It is a faint one, in the pale edge of the shadow.',
};

function seen(moonIsUp: boolean | null): string {
  if (moonIsUp === null) return 'Everyone who has the Moon above them then can see it.';
  return moonIsUp
    ? 'At its middle the Moon will be above your horizon.'
    : 'At its middle the Moon will be below your horizon.';
}
