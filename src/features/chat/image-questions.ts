/** The words that stand for a picture where nobody can see it: what the person says about it, in the order they were asked. */
export interface ImageAnswers {
  readonly what: string;
  readonly first: string;
  readonly feeling: string;
  readonly question: string;
}

export const noAnswers: ImageAnswers = { what: '', first: '', feeling: '', question: '' };

interface Said {
  readonly saidOpening: string;
  readonly saidWhat: (text: string) => string;
  readonly saidFirst: (text: string) => string;
  readonly saidFeeling: (text: string) => string;
}

/** The message that the answers make; empty when nothing was answered. Only what was said is in it. */
export function imageMessage(answers: ImageAnswers, t: Said): string {
  const lines = [
    line(answers.what, t.saidWhat),
    line(answers.first, t.saidFirst),
    line(answers.feeling, t.saidFeeling),
    line(answers.question, (text) => text),
  ].filter((text) => text !== '');
  if (lines.length === 0) return '';
  const isOnlyQuestion = lines.length === 1 && answers.question.trim() !== '';
  return isOnlyQuestion ? lines.join('') : [t.saidOpening, ...lines].join('\n');
}

function line(answer: string, say: (text: string) => string): string {
  const text = answer.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return '';
  const said = say(text);
  return /[.!?…。ฯ]$/u.test(said) ? said : `${said}.`;
}
