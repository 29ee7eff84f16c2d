/**
 * The five major aspects. Every verb stands directly before its object and serves both a pair of a birth
 * chart ("your Venus faces Jupiter") and a moving planet that reaches a natal point ("Saturn faces your
 * Jupiter on 6 December"), so it never needs a plural, an adverb of time or a second object.
 */
import type { AspectAtoms } from '#companion/voice/atoms.ts';

export const aspects: Readonly<
  Record<'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition', AspectAtoms>
> = {
  conjunction: {
    family: 'fuse',
    verb: ['stands with', 'joins', 'shares a place with', 'sits right beside', 'is conjunct'],
    noun: [
      'no gap to speak of',
      'one doorway, used by both at once',
      'a joint account with two signatures',
      'so little space that each finishes the other’s sentence',
    ],
    gloss: 'two in one place, hard to tell apart',
    image: [
      { field: 'music', text: 'two voices on the same note' },
      { field: 'water', text: 'the place where a stream goes into a river' },
      { field: 'cloth', text: 'two threads through a single needle' },
    ],
  },
  sextile: {
    family: 'easy',
    verb: [
      'holds out a hand to',
      'is sextile to',
      'keeps a side door open for',
      'puts in a word for',
      'is on helpful terms with',
    ],
    noun: [
      'a working friendship',
      'a good turn, done as soon as somebody asks',
      'a gate on the latch',
      'an easy errand, two signs long',
    ],
    gloss: 'a sixth of the circle, help that answers when called',
    image: [
      { field: 'garden', text: 'a low wall that tools are passed across' },
      { field: 'kitchen', text: 'someone at the next board who hands you the salt' },
      { field: 'road', text: 'a footpath that saves ten minutes, if you take it' },
    ],
  },
  square: {
    family: 'hard',
    verb: ['is square to', 'squares up to', 'stands crosswise to', 'rubs against', 'cuts across'],
    noun: [
      'a corner that both of them want to turn first',
      'friction of the kind that gets things built',
      'an argument about method',
      'a drawer that sticks each time it is opened',
    ],
    gloss: 'a quarter of the circle, two aims at right angles',
    image: [
      { field: 'house', text: 'a wardrobe halfway up a narrow stair' },
      { field: 'tools', text: 'a blade on a whetstone' },
      { field: 'weather', text: 'wind across the tide' },
    ],
  },
  trine: {
    family: 'easy',
    verb: [
      'is trine to',
      'leans easily on',
      'falls into step with',
      'makes an easy triangle with',
      'runs smoothly alongside',
    ],
    noun: [
      'an understanding so old that nobody mentions it',
      'open road in both directions',
      'a gift that needs no rehearsal and seldom gets one',
      'a current that carries without being rowed',
    ],
    gloss: 'a third of the circle, ease that costs nothing',
    image: [
      { field: 'light', text: 'sun through a window nobody had to open' },
      { field: 'water', text: 'a boat let down the stream with its oars in' },
      { field: 'house', text: 'a door hung so well that it closes by itself' },
    ],
  },
  opposition: {
    family: 'hard',
    verb: [
      'stands opposite',
      'faces',
      'looks straight across at',
      'sits at the far end of the table from',
      'is in opposition to',
    ],
    noun: [
      'the whole width of the sky',
      'a rope with a hand at each end',
      'a long table and a difference of opinion',
      'a seesaw that never quite settles',
    ],
    gloss: 'half the circle, each seen best from the far side',
    image: [
      { field: 'road', text: 'two cars at either end of a one-lane bridge' },
      { field: 'light', text: 'two lamps at the ends of a long hall' },
      { field: 'weather', text: 'the two figures in a weather house, never out together' },
    ],
  },
};
