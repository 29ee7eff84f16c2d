/** An open chart screen, and the keys of a birth form. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Engine } from '#engine/client.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { useIncomingDraft } from '#store/incoming-draft.ts';
import { type ToolKind, useOpenTool } from '#store/open-tool.ts';
import { MemoryRouter, useLocation } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import type { TestDb } from './test-db.ts';

/** Shows a screen with what surrounds it: the address, the input of the chat, and a button a chart tool. */
export function openScreen(local: TestDb, engine: Engine, shown: ReactNode): void {
  render(
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <EngineProvider value={engine}>
          <MemoryRouter initialEntries={['/charts']}>
            <Around />
            {shown}
          </MemoryRouter>
        </EngineProvider>
      </LocalDataProvider>
    </UiProvider>,
  );
}

function Around() {
  const [draft] = useIncomingDraft();
  const open = useOpenTool();
  const kinds: readonly ToolKind[] = ['natal', 'synastry', 'transits', 'human-design', 'calculator'];
  return (
    <>
      <output aria-label="address">{useLocation().pathname}</output>
      <output aria-label="chat input">{draft?.text}</output>
      <output aria-label="attached">{JSON.stringify(draft?.attached ?? null)}</output>
      {kinds.map((kind) => (
        <button key={kind} type="button" onClick={() => open(kind)}>
          open {kind}
        </button>
      ))}
    </>
  );
}

type Labels = { readonly date: string; readonly time: string; readonly place: string };

export const ownLabels: Labels = { date: 'Birth Date', time: 'Birth Time', place: 'Birth Location' };
export const partnerLabels: Labels = {
  date: "Partner's Birth Date",
  time: "Partner's Birth Time",
  place: "Partner's Birth Location",
};

/** Types a birth; a part left out is not touched. */
export async function typeBirth(
  birth: { readonly date?: string; readonly time?: string; readonly place?: string },
  labels: Labels = ownLabels,
): Promise<void> {
  if (birth.date !== undefined) await type(labels.date, birth.date);
  if (birth.time !== undefined) await type(labels.time, birth.time);
  if (birth.place === undefined) return;
  const field = screen.getByLabelText(labels.place);
  await userEvent.clear(field);
  await userEvent.type(field, birth.place);
  const list = field.parentElement;
  if (list === null) throw new Error('a place field stands in its list');
  await userEvent.click(await within(list).findByRole('option'));
}

export async function type(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}
