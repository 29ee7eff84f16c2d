import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

/** A queue whose turns are taken by hand. */
function handCranked() {
  const turns: (() => void)[] = [];
  const ran: number[] = [];
  const queue = createQueue<{ id: number }>(
    async ({ id }) => void ran.push(id),
    (task) => turns.push(task),
  );
  return { queue, ran, turn: () => turns.shift()?.() };
}

it('runs requests in order, one a turn', () => {
  const { queue, ran, turn } = handCranked();
  queue.add({ id: 1 });
  queue.add({ id: 2 });
  expect(ran).toEqual([]);
  turn();
  expect(ran).toEqual([1]);
  turn();
  expect(ran).toEqual([1, 2]);
  queue.add({ id: 3 });
  turn();
  expect(ran).toEqual([1, 2, 3]);
});

it('never starts what was withdrawn in time, and goes on with the rest', () => {
  const { queue, ran, turn } = handCranked();
  for (const id of [1, 2, 3]) queue.add({ id });
  turn();
  queue.withdraw(2);
  queue.withdraw(1);
  turn();
  turn();
  expect(ran).toEqual([1, 3]);
});
