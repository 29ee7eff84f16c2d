import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function open() {
  const answers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(
    <ConfirmDialog open title="Delete content" confirmLabel="Delete" cancelLabel="Cancel" danger {...answers}>
      Are you sure you want to delete this content?
    </ConfirmDialog>,
  );
  return answers;
}

test('it is an alert dialog named by its question', () => {
  open();
  expect(screen.getByRole('alertdialog', { name: 'Delete content' })).toBeVisible();
});

test('each answer is its own', async () => {
  const { onConfirm, onCancel } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

test('a press on the ground around it is a no', () => {
  const { onConfirm, onCancel } = open();
  screen.getByRole('alertdialog').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
});
