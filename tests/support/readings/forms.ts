/** Whether a reading keeps the form of its question. */
import lines from '#content/en/reading-lines.json' with { type: 'json' };
import plans from '#content/en/answer-plans.json' with { type: 'json' };
import type { Kind } from '#facts/ask.ts';
import { sentencesIn } from './language.ts';
import type { Sample } from './samples.ts';

const MONTH =
  /\b\d{1,2}\s(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\btoday\b|\btomorrow\b/u;
const VERDICT = /\b(?:you (?:should|must|ought to|have to decide for)|the answer is (?:yes|no))\b/iu;
const SKY =
  /\b(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|\w+(?:st|nd|rd|th) house)\b/u;
const PROMISE = /\byou will (?:meet|get|find|pass|win|marry|have|be)\b/iu;

const kind: ReadonlySet<string> = new Set(
  [...Object.values(lines.sympathy).flat(), ...plans.flatMap(({ first }) => first)].map((text) =>
    text.replaceAll("'", '’'),
  ),
);

/**
 * What a reading does that its kind of question does not want.
 * @param of the kind it is answered as
 * @param isWhole it speaks at length; a value, a greeting or a refusal does not
 */
export function formFaults({ reading }: Sample, of: Kind, isWhole: boolean): readonly string[] {
  const { ask, sentences } = reading;
  const shown = sentences.filter(({ lead }) => lead !== true);
  const texts = shown.flatMap(({ text }) => sentencesIn(text));
  const [first = '', second = ''] = texts;
  const faults: string[] = [];
  // What the person wrote is theirs: it may hold any word.
  const matter = ask.matter?.text.replaceAll("'", '’') ?? '';
  const ours = (text: string): string => (matter === '' ? text : text.replaceAll(matter, ''));
  if (!isWhole) {
    if (shown.some(({ move }) => move === 'answer') && isValue(of) && texts.length > 3 && !isList(texts))
      faults.push(`a value in ${texts.length} sentences: ${texts.join(' ')}`);
    return faults;
  }
  switch (of) {
    case 'when': {
      const isDated = shown.slice(1).some(({ text }) => MONTH.test(text));
      if (isDated && !MONTH.test(`${first} ${isSorry(first) || isHonest(first) ? second : ''}`))
        faults.push(`no date first: ${first}`);
      break;
    }
    case 'should':
    case 'which':
    case 'compare':
      for (const text of texts) if (VERDICT.test(ours(text))) faults.push(`verdict: ${text}`);
      break;
    case 'will':
      if (!/\b(?:no chart|can’t|decide that|up to)\b/iu.test(`${first} ${second}`))
        faults.push(`no honest limit: ${first}`);
      for (const text of texts) if (PROMISE.test(ours(text))) faults.push(`promise: ${text}`);
      break;
    case 'feelings':
      if (![...kind].some((text) => text.startsWith(first) || (shown[0]?.text ?? '').startsWith(text)))
        faults.push(`no sympathy first: ${first}`);
      if (SKY.test(ours(`${first} ${second}`)))
        faults.push(`the sky before the third sentence: ${first} ${second}`);
      break;
    case 'other-person':
      if (!/\b(?:can’t see|no chart can|only|I can’t|what they do will tell)\b/iu.test(`${first} ${second}`))
        faults.push(`reads a mind: ${first}`);
      break;
    case 'date':
      if (
        asksYesNo(reading.ask.form) &&
        !/\b(?:more like a (?:yes|no)|either way|no day is)\b/iu.test(`${first} ${second}`)
      )
        faults.push(`no lean: ${first}`);
      break;
    default:
  }
  return faults;
}

const isValue = (of: Kind): boolean => ['lookup', 'confirm', 'next-event'].includes(of);
/** Three placements and their sentences are a list. */
const isList = (texts: readonly string[]): boolean =>
  texts.filter((text) => /^Your (?:\w+|rising sign) is\b/u.test(text)).length >= 3;
const isSorry = (text: string): boolean => /^I’m (?:so |very )?sorry\b/u.test(text);
const isHonest = (text: string): boolean => /^No chart can\b/u.test(text);
const asksYesNo = (form: string): boolean => form === 'yes-no-other' || form === 'should' || form === 'will';
