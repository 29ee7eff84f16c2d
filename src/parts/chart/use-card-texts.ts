import { useLoaded } from '../use-loaded.ts';

const load = () => import('./card-texts.ts');
export type CardTexts = Awaited<ReturnType<typeof load>>;

/** The meanings of a chart's parts; null until they are here. */
export const useCardTexts = (): CardTexts | null => useLoaded(load);
