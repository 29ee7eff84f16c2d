import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

test('Escape closes the dialog it was pressed in, not the one around it, and a file picker closes neither', () => {
  const outer = vi.fn();
  const inner = vi.fn();
  render(
    <Modal open onClose={outer} aria-label="Outer">
      <Modal open onClose={inner} aria-label="Inner">
        <input type="file" aria-label="Audio" />
      </Modal>
    </Modal>,
  );
  const cancel = (target: Element) =>
    fireEvent(target, new Event('cancel', { bubbles: true, cancelable: true }));
  cancel(screen.getByLabelText('Audio'));
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([0, 0]);
  cancel(screen.getByRole('dialog', { name: 'Inner' }));
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
});
