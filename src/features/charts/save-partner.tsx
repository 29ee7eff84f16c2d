import { useState } from 'react';
import type { PlaceSearch } from '#engine/places-client.ts';
import { birthDraftFrom } from '#parts/birth/birth-draft.ts';
import { latestToday } from '#parts/birth/birth-words.ts';
import { PeopleDialog } from '#parts/people/people-dialog.tsx';
import { usePeople } from '#parts/people/people-queries.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import type { Someone } from './chart-request.ts';
import type { ChartSettings } from './chart-settings.ts';

/** Offers to keep the partner of a chart, unless the same birth is kept already. */
export function SavePartner(props: { partner: Someone; places: PlaceSearch; settings: ChartSettings }) {
  const t = useText(uiCharts);
  const { deps } = useLocalData();
  const people = usePeople();
  const [open, setOpen] = useState(false);
  const { partner, settings } = props;
  const known = people?.some(({ birth }) => JSON.stringify(birth) === JSON.stringify(partner.birth));
  return (
    <>
      {known === false && (
        <Button size="small" tone="leaf" onClick={() => setOpen(true)}>
          {t.savePerson}
        </Button>
      )}
      {open && (
        <PeopleDialog
          start={{ type: 'add', name: partner.name, birth: birthDraftFrom(partner.birth) }}
          places={props.places}
          rules={{ order: settings.order, today: latestToday(deps.clock.now()) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
