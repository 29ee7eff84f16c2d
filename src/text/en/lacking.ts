/** What is said where a reading mode lacks something, so that the birth chart answers instead. */
import type { Need } from '#facts/ask.ts';

const needed: Readonly<Record<Need, string>> = {
  'birth-date': 'your birth date',
  'birth-time': 'your birth time',
  'birth-place': 'your birth place',
  'partner-birth': 'the birth date of the other',
  question: 'a question',
  name: 'your name',
  'thai-name': 'a name in Thai letters',
  'latin-name': 'a name in Latin letters',
  sex: 'to know which way the old rule should count',
  facing: 'the direction your door faces',
  answers: 'a few answers of yours',
};

/** One sentence; claims nothing of the sheet. */
export function lacking(need: Need): string {
  return `This mode needs ${needed[need]}, so for now the answer stands on what is here without it.`;
}
