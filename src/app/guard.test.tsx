import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter, Route, Routes } from '#ui/router.ts';

// The session is read from its key when its module loads, so each test loads the modules anew.
beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function open(address: string) {
  const { Guard, OutsideOnly } = await import('./guard.tsx');
  const { useContinueWithoutLogin } = await import('#store/session.ts');
  function Door() {
    const enter = useContinueWithoutLogin();
    return <button onClick={enter}>Continue without login</button>;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route
          path="/sign-in"
          element={
            <OutsideOnly>
              <Door />
            </OutsideOnly>
          }
        />
        <Route
          path="/"
          element={
            <Guard>
              <h1>Home</h1>
            </Guard>
          }
        />
        <Route
          path="/personal"
          element={
            <Guard>
              <h1>My Blueprint</h1>
            </Guard>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
}

test('who is outside is shown the door from every screen', async () => {
  await open('/personal');
  expect(screen.getByRole('button', { name: 'Continue without login' })).toBeTruthy();
});

test('going on without login leads home and is remembered', async () => {
  await open('/sign-in');
  await userEvent.click(screen.getByRole('button', { name: 'Continue without login' }));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
  expect(localStorage.getItem('soulstice.skip-auth')).toBe('true');
});

test('who is in is not shown the door again', async () => {
  localStorage.setItem('soulstice.skip-auth', 'true');
  await open('/sign-in');
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
});
