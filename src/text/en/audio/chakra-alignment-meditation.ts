/**
 * Chakra Alignment Meditation, 28:00: seven stations, each a place in the body, an image, a question and a silence.
 *
 * Names and places as in Purnananda’s Shat-chakra-nirupana (1577), the text most later descriptions follow.
 */
import type { AudioLine } from '#practice/audio/cues.ts';

const stations: readonly { readonly place: string; readonly image: string; readonly question: string }[] = [
  {
    place:
      'The first place is where you sit: the base of the spine, the floor of the body. In Sanskrit, Muladhara, the root.',
    image: 'Picture a tree in winter. Nothing to show, and everything held from below.',
    question: 'The question: what holds me that I did not have to build?',
  },
  {
    place:
      'The second place is the bowl of the hips, a hand below the navel. Svadhisthana, one’s own dwelling.',
    image: 'Picture water in a wide bowl. It leans when you lean, and it comes level again by itself.',
    question: 'The question: what would I enjoy, if nobody were keeping count?',
  },
  {
    place: 'The third place is above the navel, under the ribs. Manipura, the city of jewels.',
    image: 'Picture a small fire that has been banked for the night. It does not blaze. It stays.',
    question:
      'The question: what do I want to do with the strength I have today, and not with the strength I should have?',
  },
  {
    place: 'The fourth place is the middle of the chest. Anahata, the sound that is not struck.',
    image: 'Picture a room with a window open on each side, and the air going through.',
    question: 'The question: who may come in, and who may go, without my closing the house?',
  },
  {
    place: 'The fifth place is the hollow of the throat. Vishuddha, the clear one.',
    image: 'Picture a bell hanging in still air. It needs no push to be a bell.',
    question: 'The question: what is true, and kind enough to be said this week?',
  },
  {
    place:
      'The sixth place is between the brows, a little behind them. Ajna, which means both to know and to command.',
    image: 'Picture a lake at first light, so quiet that the far shore is in it twice.',
    question: 'The question: what do I already see, and keep asking about?',
  },
  {
    place: 'The seventh place is the top of the head, or just above it. Sahasrara, the thousand petals.',
    image:
      'Picture the open sky after a roof has been lifted off. Nothing falls in. There is only more room.',
    question: 'The question: what is larger than my plans, and friendly to them?',
  },
];

/** Seconds at which each station begins: a little after the sound has moved on to its note; the first waits for the welcome. */
const starts = [62, 240, 465, 714, 963, 1212, 1461];

/** Seconds into a station. After the question there is silence; in the long stations one line comes back to it. */
const IMAGE = 22;
const QUESTION = 46;
const RETURN = 138;

const returns = [
  'If your mind has walked off, that is what minds do. Come back to the place.',
  'Nothing has to happen here. A place in the body, and your attention resting on it.',
  'If there is an answer, let it be short. If there is none, rest in the asking.',
  'Feel whether it is warm there, or cool, or nothing in particular. All three are fine.',
  'Let the last breath out go a little further than the one before.',
];

export const chakraAlignmentMeditation: readonly AudioLine[] = [
  { at: 10, text: 'Welcome. We will visit seven places in the body, from the lowest to the highest.' },
  {
    at: 24,
    text: 'They come from the yoga traditions of India, where they were drawn as wheels, or lotuses. I offer them as a way to pay attention, and not as medicine.',
  },
  { at: 46, text: 'Sit so that your back can be long. Breathe as you breathe.' },
  ...stations.flatMap(({ place, image, question }, i): AudioLine[] => {
    const at = starts[i] ?? 0;
    // The first and the last station are shorter: the welcome and the farewell belong to their notes.
    const back = i === 0 ? undefined : returns[i - 1];
    return [
      { at, text: place },
      { at: at + IMAGE, text: image },
      { at: at + QUESTION, text: question },
      ...(back === undefined ? [] : [{ at: at + RETURN, text: back }]),
    ];
  }),
  { at: 1606, text: 'Let all seven be there at once, like lamps along one street.' },
  { at: 1624, text: 'Come back by the way you came: head, throat, chest, belly, hips, the floor.' },
  { at: 1646, text: 'Thank you. Get up in your own time.' },
];
