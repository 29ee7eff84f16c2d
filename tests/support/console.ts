/** A test that prints is a test that hides something: console noise fails it. A test may expect a line by a spy. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      lines.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  for (const method of methods) vi.mocked(console[method]).mockRestore?.();
  expect(lines, `the test wrote to the console: ${lines.join('; ')}`).toEqual([]);
});
