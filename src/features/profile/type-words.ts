/** What is written about types and asked in the questionnaire: fetched when the tab is opened. */
export const loadTypeTexts = () => import('#text/en/self/types/types.ts');
export const loadQuestions = () => import('#text/en/self/type-questionnaire.ts');
export type TypeTexts = Awaited<ReturnType<typeof loadTypeTexts>>;
export type Questions = Awaited<ReturnType<typeof loadQuestions>>;
