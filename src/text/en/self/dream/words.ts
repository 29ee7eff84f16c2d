/** What the Dream Interpreter says in English. No omens: folklore stands under its own name, and every image is asked about first. */
import type { DreamWords } from '#practice/tools/dream-interpretation.ts';
import { dreamRows } from './lexicon.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Once it has been named, an image is that one: "a snake" becomes "the snake". */
const the = (name: string): string => name.replace(/^an? /, 'the ');

const listed = (items: readonly string[]): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
};

export const dreamWords: DreamWords = {
  headings: {
    images: 'The images, one by one',
    first: 'One way to read it: by the feeling',
    second: 'Another way: by what happens',
    question: 'To take back to sleep',
  },
  symbols: Object.fromEntries(
    dreamRows.map(({ id, name, reflective, folk }) => [id, { name, reflective, folk }]),
  ),
  feelings: {
    fear: 'fear',
    sadness: 'sadness',
    anger: 'anger',
    joy: 'joy',
    calm: 'calm',
    shame: 'shame',
    longing: 'longing',
    confusion: 'confusion',
    relief: 'relief',
    disgust: 'disgust',
    wonder: 'wonder',
    loneliness: 'loneliness',
  },
  ask: {
    person: [
      (name) =>
        `You dreamed of ${name}. If you had three words for them, as they were in the dream, which three?`,
      (name) => `${capital(name)}: what did they want from you there, or you from them?`,
      (name) => `Stay a moment with ${name}. Had they changed since you last saw them awake, or had you?`,
    ],
    animal: [
      (name) =>
        `You dreamed of ${name}. Before any book says a word: what is that to you, from as far back as you remember?`,
      (name) => `${capital(name)}: near or far, and which of you was the calmer one?`,
      (name) => `Stay a moment with ${name}. What would it have done if you had stood still?`,
    ],
    place: [
      (name) => `The dream had ${name} in it. Which real place does it lean on, and how old were you there?`,
      (name) => `${capital(name)}: what could you do there that you cannot do at your own address?`,
      (name) =>
        `Stay a moment with ${name}. Did you come there on your own feet, and did you know the way out?`,
    ],
    action: [
      (name) =>
        `There was ${name}. When in the last few days did your body feel like that with your eyes open?`,
      (name) => `${capital(name)}: were you good at it, and did anyone see?`,
      (name) => `Stay a moment with ${name}. What would have happened if you had done the opposite?`,
    ],
    body: [
      (name) =>
        `The dream spoke of ${name}. What does that part of life do all day that nobody thanks it for?`,
      (name) => `${capital(name)}: did it hurt, or did it only look as if it should?`,
    ],
    weather: [
      (name) => `You dreamed of ${name}. What was the weather of your own mood on the evening before?`,
      (name) => `${capital(name)}: did you stand in the middle of it, or watch from a dry place?`,
      (name) => `Stay a moment with ${name}. Was it about to begin or about to end?`,
    ],
    object: [
      (name) => `You dreamed of ${name}. Whose was it the first time you ever held one?`,
      (name) => `${capital(name)}: yours, or someone else’s, and in working order?`,
      (name) => `Stay a moment with ${name}. What would you have had to do without it?`,
    ],
    event: [
      (name) => `You dreamed of ${name}. Were you ready for it, and had you been asked?`,
      (name) => `${capital(name)}: who was missing that should have been there?`,
    ],
  },
  reflect: [
    (name, themes) => `Read as a picture, ${name} may speak of ${themes}.`,
    (name, themes) => `Among the things that ${name} can stand for: ${themes}. Keep the one that fits.`,
    (name, themes) => `You might find in ${name} something of ${themes}; your own history outranks that.`,
    (_, themes) => `It may be about ${themes}, or about none of these.`,
    (name, themes) => `Words we would lay beside ${name}: ${themes}.`,
  ],
  folkFirst: (name, reading) =>
    `In Thai folk tradition, to dream of ${name} is said to mean ${reading}. That is folklore, and no forecast.`,
  folk: [
    (name, reading) => `Thai folklore has its own word for ${name}: ${reading}.`,
    (_, reading) => `The Thai folk reading here is ${reading}.`,
    (_, reading) => `In the folk way of reading: ${reading}.`,
  ],
  before: (name, dates) => `You have dreamed of ${name} before: ${listed(dates)}.`,
  noSymbols:
    'None of your words are in our lexicon of images. That says something about the lexicon. Take the one detail that is clearest, and ask what it is to you.',
  byShift: [
    (from, to) =>
      `The dream moves from ${from} to ${to}. Perhaps that is its whole errand: to walk you from the one to the other while you slept.`,
    (from, to) =>
      `It begins with ${from} and ends with ${to}. What happened in between is worth more than any single image.`,
  ],
  byFeeling: [
    (feeling) =>
      `Take the ${feeling} first and the pictures second. Where, awake, have you met the same ${feeling} lately, in a smaller size?`,
    (feeling) =>
      `Suppose the ${feeling} came before the story, and the story was only made to fit it. Then the question is whose ${feeling} it is, and since when.`,
  ],
  byNoFeeling:
    'You have named no feeling, and so this reading stays short. Go back to the last picture for a moment and notice what your chest does.',
  cause: {
    body: 'You say the body was unsettled that night. The old Thai teaching puts such dreams first on its list and asks no more of them; a heavy meal or a hot room can write a strange script.',
    'day-thoughts':
      'You say it had been on your mind. Then the dream is perhaps the day’s own conversation, gone on without you after the light was out.',
    'felt-message':
      'You say it felt like a message. Tradition keeps a place for that. Write down what it said in plain words, and see whether you would believe them from a friend.',
    'felt-omen':
      'You say it felt like an omen. Tradition knows the feeling, and so do tired nerves. Nothing here can tell you what will happen; it can ask what you are already bracing for.',
  },
  returning:
    'It has come before. A dream that returns is usually patient and not urgent; something in it would like to be finished, or to be seen doing it once in daylight.',
  byAction: [
    (action, image) =>
      `Leave the feeling out and look at the plot: ${action}, and beside it ${image}. Read so, the dream is about what you do in the presence of ${the(image)}, and whether you would do it again.`,
    (action, image) =>
      `Or read only the verbs. What is done here is ${action}; ${the(image)} is merely what it was done beside. Where in your week are you doing this with something else?`,
  ],
  byEnds: [
    (first, last) =>
      `Or look at the two ends: it opens on ${first} and closes on ${last}. A dream that travels so far may be measuring a distance you have covered.`,
    (first, last) =>
      `Leave the feeling out. The dream sets ${first} and ${last} in one frame, which waking life seldom does. What would they say to each other?`,
  ],
  byOne: [
    (image) =>
      `Or let ${image} be the one who dreams. What does it look like from there, and what does it want with you?`,
    (image) =>
      `Leave the feeling out, and treat ${the(image)} as a guest who came with a single request. What would be the smallest thing it could have wanted?`,
  ],
  byNone:
    'With no image to hold on to, read the shape alone: how it began, where it turned, and whether you woke of your own accord.',
  night: {
    early:
      'You place it early in the night. Folk rule says that such dreams are about something far off. It is a rule of thumb and nobody has tested it.',
    middle: 'You place it in the middle of the night, which the folk rule leaves open.',
    'before-waking':
      'You place it just before waking. Folk rule says that such dreams are about something near. Sleep science says only that they are the ones we remember best.',
  },
  differ: [
    'The two readings do not agree, and they need not. Keep the one that you would rather not have heard, for a day, and then decide.',
    'Two readings, and you may refuse both. The dream was yours before we counted its words.',
  ],
  question: [
    (name) => `When the light is out tonight, ask once, without hurry: what did ${the(name)} leave unsaid?`,
    (name) => `If you were in that dream again with an hour to spare, what would you ask of ${the(name)}?`,
    (name) => `Tonight, before sleep: how would it have gone on with ${the(name)} if you had not woken?`,
  ],
  openQuestion: [
    'When the light is out tonight, ask once, without hurry: what did I wake up too early to see?',
    'If you were in that dream again with an hour to spare, where would you stand?',
  ],
};

/** The guided questions beside the text. "Unsure" is one more choice of each. */
export const dreamQuestions = {
  text: 'Write the dream in the present tense, as if you were still in it.',
  feeling: 'How did you feel on waking?',
  returning: 'Has it come before?',
  nightPart: 'When in the night was it?',
  cause: 'What might it have come from?',
  unsure: 'Unsure',
  yes: 'Yes',
  no: 'No',
  nightParts: { early: 'Early in the night', middle: 'In the middle', 'before-waking': 'Just before waking' },
  causes: {
    'heavy-meal': 'A heavy or late meal',
    illness: 'I was unwell',
    heat: 'It was hot, or I slept badly',
    'on-my-mind': 'It was on my mind that day',
    'felt-message': 'It felt like a message',
    'felt-omen': 'It felt like an omen',
  },
} as const;
