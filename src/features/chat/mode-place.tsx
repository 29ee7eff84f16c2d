import { useState } from 'react';
import type { BirthPlace } from '#contract/birth.ts';
import { emptyPlaceDraft } from '#parts/birth/birth-draft.ts';
import { PlacePicker } from '#parts/birth/place-picker.tsx';
import { usePlaceSearch } from '#parts/birth/use-place-search.ts';
import { uiModeOptions } from '#text/en/modes-options.ts';
import { useText } from '#ui/use-text.ts';

/** Where the person is now, for modes that go by sunrise; without one the birth place stands for it. */
export function ModePlace(props: { place: BirthPlace | null; onPlace: (place: BirthPlace | null) => void }) {
  const t = useText(uiModeOptions);
  const search = usePlaceSearch();
  const [draft, setDraft] = useState(emptyPlaceDraft);
  return (
    <PlacePicker
      search={search}
      labels={{ label: t.place, clear: t.placeClear, hint: t.placeHint }}
      place={props.place}
      zone={null}
      draft={draft}
      onDraft={setDraft}
      onChoose={({ place }) => {
        props.onPlace(place);
        setDraft(emptyPlaceDraft);
      }}
      onClear={() => props.onPlace(null)}
    />
  );
}
