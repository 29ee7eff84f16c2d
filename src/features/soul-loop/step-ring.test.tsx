import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepRing } from './step-ring.tsx';

test.each([
  [1, 20],
  [2, 40],
  [3, 60],
  [4, 80],
  [5, 100],
])('step %i of 5 is shown and said as %i percent', (step, percent) => {
  render(<StepRing step={step} />);
  const ring = screen.getByRole('progressbar', { name: 'Daily Soul OS Loop' });
  expect(ring).toHaveTextContent(new RegExp(`^${percent}%$`));
  expect(ring).toHaveAttribute('aria-valuenow', String(percent));
  expect(ring).toHaveAttribute('aria-valuetext', `${percent}%, step ${step} of 5`);
});
