/** What the modes are measured with: everything given, a birth, a name, a cast and a form that differ each time. */
import { faceQuestions } from '#traditions/face/questions.ts';
import { palmQuestions } from '#traditions/palm/questions.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';

const DAY_MS = 86_400_000;
const thaiNames = ['สมชาย ใจดี', 'ฟ้าใส', 'ยุทธนา', 'พิมพ์ชนก', 'กัลยา ศรีสุข'];
const latinNames = ['Marta Leal', 'Bob Dee', 'Anna Maria Lindqvist', 'Somchai', 'Zoe'];
const dreams = [
  'A snake swam through the sea behind my house and I was not afraid of it.',
  'My teeth fell out one by one while I was climbing a mountain of gold.',
  'I was flying over a river with my dead grandmother, who gave me fish.',
];

const turn = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const option = (list: readonly string[], n: number): readonly string[] => [turn(list, n)];
const hex = (n: number): string => ((n * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0');

/** `count` inputs, the same every time; none is like another. */
export function modeInputs(count: number): readonly TraditionInputs[] {
  return Array.from({ length: count }, (_, n) => {
    const date = new Date(Date.UTC(1950, 0, 1) + n * 997 * DAY_MS).toISOString().slice(0, 10);
    const time = `${String((n * 5) % 24).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`;
    return cardInputs({
      birth: cardBirth({ date, time }),
      sex: n % 2 === 0 ? 'female' : 'male',
      name: { thai: turn(thaiNames, n), latin: turn(latinNames, n) },
      facingDeg: (n * 47) % 360,
      seed: `${hex(n + 1)}${hex(n + 2)}${hex(n + 3)}${hex(n + 4)}`,
      answers: {
        dream: option(dreams, n),
        ...Object.fromEntries(
          [...palmQuestions, ...faceQuestions].map(({ id, options }) => [
            id,
            option(Object.keys(options), n),
          ]),
        ),
      },
    });
  });
}
