import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { ToolsScreen } from './tools-screen.tsx';

function open() {
  render(
    <UiProvider theme="dark" env="test">
      <MemoryRouter initialEntries={['/tools']}>
        <ToolsScreen />
      </MemoryRouter>
    </UiProvider>,
  );
}

const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Kind of tool' })).getByRole('button', { name });
const shown = () =>
  screen.getAllByRole('link').flatMap(({ textContent }) => {
    const found = /^(?:Soulchart|Tarot|Upload|Ask the|Numerology|Dream|Crystal|Meditation)/.exec(textContent);
    return found === null ? [] : [found[0]];
  });

test('shows every tool at first', () => {
  open();
  expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toHaveLength(8);
  expect(screen.getByRole('heading', { name: 'More tools' })).toBeVisible();
});

test.each([
  ['Reflection Prompts', ['Ask the', 'Dream']],
  ['Analysis', ['Soulchart', 'Tarot', 'Upload', 'Numerology']],
  ['Generation', ['Meditation']],
  ['Guidance', ['Crystal']],
])('the chip %s shows the tools of its kind and says nothing else of them', async (name, tools) => {
  open();
  await userEvent.click(chip(name));
  expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
  expect(chip('All')).toHaveAttribute('aria-pressed', 'false');
  expect(shown()).toEqual(tools);
  // "More tools" would claim that there are others above.
  const hasCards = screen.queryByRole('list', { name: 'Tools' }) !== null;
  expect(screen.getByRole('heading', { level: 2, name: hasCards ? 'More tools' : name })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
