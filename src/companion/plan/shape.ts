/** Which shape a reading takes: its moves in order, by the form of the question and what is known. */
import type { Ask } from '#facts/ask.ts';

export type ReadingShape =
  /** A pattern explained: why, who am I, how, and any open question. */
  | 'pattern'
  /** Dates first. */
  | 'when'
  /** For and against, no verdict. */
  | 'weigh'
  /** No fate, then what the sky does meanwhile. */
  | 'will'
  /** A term, then the person's own. */
  | 'term'
  /** A feeling met, one steady thing. */
  | 'feeling'
  /** The delta to what was said. */
  | 'follow-up'
  /** The day's sky in two sentences. */
  | 'sky'
  /** The day's sky, and one question back with its chips. */
  | 'clarify'
  /** No astrology: thanks, feedback, questions about the app. */
  | 'thanks'
  | 'app';

/** Chooses the shape. `previousWords` is null when there is no reading to follow. */
export function readingShape(
  ask: Ask,
  context: {
    readonly previousWords: number | null;
    /** Terms of the field that the message names. */
    readonly terms: readonly string[];
  },
): ReadingShape {
  if (ask.act === 'thanks' || ask.act === 'feedback') return 'thanks';
  if (ask.act === 'app' || ask.topics[0]?.label === 'app') return 'app';
  if (ask.act === 'small-talk') return 'sky';
  if (ask.clarify?.key === 'topic-open') return 'clarify';
  if (ask.followUp && context.previousWords !== null) return 'follow-up';
  // Nobody reads the outcome of an illness: what can be read is the waiting.
  if (ask.topics[0]?.label === 'health-worry' && ask.form !== 'what-is') return 'feeling';
  switch (ask.form) {
    case 'when':
      return 'when';
    case 'should':
    case 'which':
      return 'weigh';
    case 'will':
      return 'will';
    case 'what-is':
      return isAboutTime(ask) && context.terms.length === 0 ? 'pattern' : 'term';
    case 'how-am-i':
      return 'feeling';
    default:
      return ask.act === 'tell' ? 'feeling' : 'pattern';
  }
}

/** "What is today good for" asks for the day and not for a word. */
function isAboutTime({ topics, frame }: Ask): boolean {
  return topics[0]?.label === 'day' || (frame.kind !== 'none' && !frame.assumed);
}
