import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { knownBirth } from '#contract/birth-details.ts';
import type { SoulEntry } from '#contract/soul-entry.ts';
import type { Prompt } from '#contract/prompt.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { people } from '#db/people.ts';
import { getProfile } from '#db/profile.ts';
import { prompts } from '#db/prompts.ts';
import { allSettings } from '#db/settings.ts';
import { recentSoulEntries } from '#db/soul-entries.ts';
import { promptCards } from '#practice/prompts/library.ts';
import type { PromptCard } from '#practice/prompts/library.ts';
import type { Attachable } from '#practice/prompts/attach.ts';
import { useLocalData } from '#store/db-context.tsx';
import { builtInShelf } from '#text/en/self/prompts.ts';

/** What the screen shows, and what the person has that a question may ask for. */
export type Library = {
  readonly cards: readonly PromptCard[];
  readonly own: readonly Prompt[];
  readonly has: Attachable;
  /** Entries that a question may draw on; empty when the person does not allow it. */
  readonly entries: readonly SoulEntry[];
};

async function readLibrary(db: SoulsticeDb) {
  const [own, settings, profile, saved, entries] = await Promise.all([
    prompts(db),
    allSettings(db),
    getProfile(db),
    people(db),
    recentSoulEntries(db),
  ]);
  const birth = knownBirth(profile?.birth ?? null);
  const allowed = settings['privacy.allowPersonalization'] ? entries : [];
  return {
    own,
    uses: settings['prompts.uses'],
    entries: allowed,
    has: {
      birthDate: birth !== null,
      birthTime: birth !== null && birth.time !== null,
      birthPlace: birth !== null && birth.place !== null,
      herePlace: birth !== null && birth.place !== null,
      loops: allowed.length > 0,
      partner: saved.some(
        ({ consentAt, birth: theirs }) => consentAt !== null && knownBirth(theirs) !== null,
      ),
    },
  };
}

/** The library as it stands; undefined while it is read. */
export function usePrompts(): Library | undefined {
  const { db } = useLocalData();
  const read = useLiveQuery(() => readLibrary(db), [db]);
  return useMemo(
    () =>
      read === undefined
        ? undefined
        : { ...read, cards: promptCards(builtInShelf, new Map(Object.entries(read.uses)), read.own) },
    [read],
  );
}
