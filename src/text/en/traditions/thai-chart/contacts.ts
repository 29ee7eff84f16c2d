/** What slow stars do when they stand in contact with a star of birth. */

/** What a star of birth holds, after "your". */
export const natalHolds: Readonly<Record<string, string>> = {
  sun: 'your pride and your part in things',
  moon: 'your moods and your rest',
  venus: 'your affections and comforts',
  mercury: 'your words and your plans',
};

type Lines = Readonly<
  Record<'easy' | 'hard', readonly [(holds: string) => string, (holds: string) => string]>
>;

export const contactLines: Readonly<Record<string, Lines>> = {
  saturn: {
    easy: [
      (holds) => `It gives ${holds} a frame to lean on, so plan in months.`,
      (holds) => `Patience costs less now; let it put ${holds} in order.`,
    ],
    hard: [
      (holds) => `It asks ${holds} to slow down and count, one honest line at a time.`,
      (holds) => `It sets a weight on ${holds}; carry it in two trips and say that it is heavy.`,
    ],
  },
  jupiter: {
    easy: [
      (holds) => `It makes room for ${holds}, so ask for the larger table.`,
      (holds) => `Good advice finds ${holds} more easily now; write it down.`,
    ],
    hard: [
      (holds) => `It promises ${holds} a little too much, so read the second page.`,
      (holds) => `It stretches ${holds}; say yes to one thing and let the rest wait.`,
    ],
  },
  rahu: {
    easy: [
      (holds) => `It brings an unusual opening to ${holds}; take one step and look round.`,
      (holds) => `Appetite helps ${holds} for once, as long as you name what is enough.`,
    ],
    hard: [
      (holds) => `It magnifies whatever touches ${holds}, so sleep once before you answer.`,
      (holds) => `It throws smoke over ${holds}; check names, dates and prices.`,
    ],
  },
  mars: {
    easy: [
      (holds) => `It warms up ${holds} for some weeks, a good time to begin the hard part.`,
      (holds) => `It lends ${holds} some nerve; spend it on one clear task.`,
    ],
    hard: [
      (holds) => `It rubs against ${holds} for some weeks, so walk before you reply.`,
      (holds) => `It heats ${holds}; keep quarrels short and kitchens tidy.`,
    ],
  },
};
