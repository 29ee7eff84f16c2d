import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';
import { NOTICE_MS, notify } from './notify.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster regionLabel="Notices" closeLabel="Dismiss" />);
  // The live regions stand for a moment before they are filled.
  wait(200);
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const say = (notice: Parameters<typeof notify>[0]) => act(() => void notify(notice));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a notice is spoken politely and leaves after five seconds', () => {
  say({ text: 'Saved.' });
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  wait(NOTICE_MS - 1);
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  wait(1);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

test('an error interrupts', () => {
  say({ text: 'Not saved.', tone: 'error' });
  expect(screen.getByRole('alert').textContent).toBe('Not saved.');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('only the newest notice is on the screen', () => {
  say({ text: 'First.' });
  say({ text: 'Second.' });
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('Second.');
});

test('it waits while it has the focus', () => {
  const undo = vi.fn();
  say({ text: 'Chat deleted.', action: { label: 'Undo', onAction: undo } });
  const button = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(button);
  wait(NOTICE_MS * 3);
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('Ctrl+Z takes the action, but not away from a text field', () => {
  const undo = vi.fn();
  say({ text: 'Chat deleted.', action: { label: 'Undo', onAction: undo } });
  const field = document.body.appendChild(document.createElement('textarea'));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undo).toHaveBeenCalledOnce();
  field.remove();
});

test('a title stands over the text and is spoken before it', () => {
  say({ title: 'Success', text: 'Content created successfully' });
  expect(screen.getByText('Success')).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe('Success. Content created successfully');
});

test('while a modal dialog is open a notice stands inside it, where it can be heard and pressed', () => {
  const dialog = (open: boolean) => (
    <Modal open={open} onClose={() => undefined} aria-label="Form">
      <p>Fields</p>
    </Modal>
  );
  const { rerender } = render(dialog(true));
  wait(200);
  say({ text: 'Not saved.', tone: 'error' });
  const alert = screen.getByRole('alert');
  expect(alert.closest('dialog')).not.toBeNull();
  expect(alert.textContent).toBe('Not saved.');
  rerender(dialog(false));
  wait(200);
  expect(screen.getByRole('alert').closest('dialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Not saved.');
});
