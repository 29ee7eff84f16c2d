/** English for what a question about the sky itself is answered with, before anything about the person. */
import type { SkyAnswer } from '#companion/plan/sky-answer.ts';
import { dates } from './dates.ts';
import { names } from './names.ts';

/** One sentence, without its full stop for `polish`. */
export function skyAnswerText(answer: SkyAnswer, today: string): string {
  switch (answer.type) {
    case 'lunation':
      return `the next ${answer.phase} Moon is at ${dates.clock(answer.date, answer.time, today)}`;
    case 'place': {
      const where =
        answer.house === null ? '' : `, passing through your ${names.ordinal(answer.house)} house`;
      const back = answer.retrograde ? ', moving backwards' : '';
      return `${names.body(answer.body)} is in ${names.sign(answer.sign)} now${where}${back}`;
    }
    case 'past':
      return `I follow the planets ten months back and no further, so ${answer.year} is told here by your chart alone`;
  }
}
