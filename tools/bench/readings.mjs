import { createCompanion } from '#engine/compose.ts';

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** How long an answer takes: the first of all, its words and tables cold; then warm, medium and deep. */
export function measure() {
  const questions = [
    'Why do I keep falling for people who are already leaving?',
    'When will things get easier at my job?',
    'Should I move in with my boyfriend or wait a year?',
    'How do I stop worrying about money?',
  ];
  const birth = {
    date: '1993-04-14',
    time: '07:42',
    plusMinusMin: 0,
    place: { name: 'Lisbon', latDeg: 38.72, lonDeg: -9.14 },
    zone: 'Europe/Lisbon',
    offsetSeconds: null,
    fold: null,
  };
  const request = (text, length, i) => ({
    text,
    mode: 'western',
    birth,
    name: null,
    now: Date.UTC(2026, 10, 21, 10, 0),
    zone: 'Europe/Lisbon',
    uiLang: 'en',
    settings: {
      length,
      depth: 'intermediate',
      style: 'warm',
      houseSystem: 'placidus',
      node: 'mean',
      dateOrder: 'DMY',
    },
    threadId: 'bench',
    messageId: `m${i}`,
    regenerate: 0,
    turns: [],
    ledger: [],
  });
  const timed = (run) => {
    const startedMs = performance.now();
    run();
    return performance.now() - startedMs;
  };
  let companion;
  const coldMs = timed(() => {
    companion = createCompanion();
    companion.answer(request(questions[0], 'medium', 0));
  });
  const warm = (length) =>
    median(
      Array.from({ length: 120 }, (_, i) =>
        timed(() => companion.answer(request(questions[i % 4], length, i))),
      ).slice(20),
    );
  return [
    { what: 'first answer, cold', value: coldMs, unit: 'ms' },
    { what: 'answer, medium, warm, median', value: warm('medium'), unit: 'ms', budget: 100 },
    { what: 'answer, deep, warm, median', value: warm('deep'), unit: 'ms', budget: 100 },
  ];
}
