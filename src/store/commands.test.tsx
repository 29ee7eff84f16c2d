import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { runCommand, useAvailableCommands, useCommand } from './commands.ts';

function Offers(props: { run: (() => void) | null }) {
  useCommand('regenerate', props.run);
  return null;
}

function Available() {
  return <p>{useAvailableCommands().join(' ')}</p>;
}

test('a command is there while a part of the screen offers it, and the last to come is asked', () => {
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const list = render(<Available />);
  expect(runCommand('regenerate')).toBe(false);

  const one = render(<Offers run={first} />);
  const two = render(<Offers run={second} />);
  expect(list.container.textContent).toBe('regenerate');
  expect(runCommand('regenerate')).toBe(true);
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();

  two.rerender(<Offers run={null} />);
  expect(runCommand('regenerate')).toBe(true);
  expect(first).toHaveBeenCalledTimes(1);

  one.unmount();
  expect(runCommand('regenerate')).toBe(false);
  expect(list.container.textContent).toBe('');
});

test('the newest function is called, not the one of the first drawing', () => {
  const before = vi.fn<() => void>();
  const after = vi.fn<() => void>();
  const part = render(<Offers run={before} />);
  part.rerender(<Offers run={after} />);
  runCommand('regenerate');
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledTimes(1);
});
