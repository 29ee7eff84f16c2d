/**
 * Guided forms: what a person answers about their own hand or face. Questions are data; the words come from the catalogue.
 *
 * Only answers of the person are facts. What a model pre-filled counts from the moment they confirmed it; until then the caller leaves
 * it out. `unsure` is one more choice of every question and is counted, never read.
 */

export const UNSURE = 'unsure';

export type GuidedQuestion = {
  readonly id: string;
  /** What it looks at: a line, a mount, a feature. Language-free. */
  readonly subject: string;
  /** Several options may be chosen. */
  readonly many: boolean;
  /** Each option with its theme; null where the tradition gives it none of its own. */
  readonly options: Readonly<Record<string, string | null>>;
};

/** Something a person may measure with a ruler, in millimetres. */
export type GuidedMeasure = { readonly id: string; readonly fromMm: number; readonly toMm: number };

export type Answers = Readonly<Record<string, readonly string[]>>;

export type AnsweredQuestion = {
  readonly question: GuidedQuestion;
  /** At least one; in the order of the question. */
  readonly options: readonly string[];
  /** Themes of the options, each once. */
  readonly themes: readonly string[];
};

/** The questions that have a readable answer. Of a question with one answer the first that it knows is taken. */
export function answeredQuestions(
  questions: readonly GuidedQuestion[],
  answers: Answers,
): readonly AnsweredQuestion[] {
  return questions.flatMap((question) => {
    const given = answers[question.id] ?? [];
    const known = Object.keys(question.options).filter((option) => given.includes(option));
    const options = question.many ? known : known.slice(0, 1);
    if (options.length === 0) return [];
    const themes = options.flatMap((option) => question.options[option] ?? []);
    return [{ question, options, themes: [...new Set(themes)] }];
  });
}

/** How many questions were answered with "unsure". */
export const unsureCount = (questions: readonly GuidedQuestion[], answers: Answers): number =>
  questions.filter(({ id }) => answers[id]?.includes(UNSURE) === true).length;

/** A measured length in millimetres; null when it was left out or lies outside its range. */
export function measured({ id, fromMm, toMm }: GuidedMeasure, answers: Answers): number | null {
  const mm = positive(answers[id]?.[0]);
  return mm === null || mm < fromMm || mm > toMm ? null : mm;
}

/** A positive decimal, `1.05`; null for anything else. */
export function positive(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,4}(?:\.\d{1,4})?$/.test(text.trim())) return null;
  const n = Number(text);
  return n > 0 ? n : null;
}

/** To 0.001: finer than a ruler. */
export const roundRatio = (ratio: number): number => Math.round(ratio * 1000) / 1000;
