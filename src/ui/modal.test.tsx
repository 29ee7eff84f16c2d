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
  // As browsers send it: the one of a file picker bubbles, that of a dialog does not.
  const cancel = (target: Element, bubbles: boolean) =>
    fireEvent(target, new Event('cancel', { bubbles, cancelable: true }));
  cancel(screen.getByLabelText('Audio'), true);
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([0, 0]);
  cancel(screen.getByRole('dialog', { name: 'Inner' }), false);
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
});
