/** Fillings of the questionnaire with what they come out as, and which type the person's is. */
import { useLiveQuery } from 'dexie-react-hooks';
import type { Profile } from '#contract/profile.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getTypeDraft, typeResults } from '#db/type-results.ts';
import type { TypeDraft } from '#db/type-results.ts';
import { ITEMS_VERSION } from '#practice/mbti/items.ts';
import { scoreType } from '#practice/mbti/score.ts';
import type { TypeScore } from '#practice/mbti/score.ts';
import { shownType } from '#practice/mbti/shown-type.ts';
import type { ShownType } from '#practice/mbti/shown-type.ts';
import { useLocalData } from '#store/db-context.tsx';

/** The name of the questionnaire in its records. */
export const TEST = 'mbti';

export type Filling = { readonly id: string; readonly at: number; readonly score: TypeScore };

export type TypeStanding = {
  readonly shown: ShownType;
  /** Newest first; those of other versions of the items are left out, as their answers mean something else. */
  readonly fillings: readonly Filling[];
  readonly draft: TypeDraft | null;
};

async function readFillings(db: SoulsticeDb): Promise<Pick<TypeStanding, 'fillings' | 'draft'>> {
  const [results, draft] = await Promise.all([typeResults(db, TEST), getTypeDraft(db, TEST, ITEMS_VERSION)]);
  return {
    fillings: results
      .filter(({ itemsVersion }) => itemsVersion === ITEMS_VERSION)
      .map(({ id, createdAt, answers, elapsedMs }) => ({
        id,
        at: createdAt,
        score: scoreType(answers, elapsedMs),
      })),
    draft,
  };
}

/** Kept current; undefined until it was read once. */
export function useTypeStanding(profile: Profile | null | undefined): TypeStanding | undefined {
  const { db } = useLocalData();
  const read = useLiveQuery(() => readFillings(db), [db]);
  if (read === undefined || profile === undefined) return undefined;
  return { ...read, shown: shownType(profile?.mbtiType ?? null, read.fillings[0]?.score ?? null) };
}

/** "77 %"; a certainty is never claimed whole. */
export function certainty(share: number): string {
  return share > 0.99 ? '> 99 %' : `${Math.round(share * 100)} %`;
}
