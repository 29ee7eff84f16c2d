/** What browsers have and happy-dom lacks, as far as Mantine asks for it; matchers for elements; and a clean page after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { renewStore } from './fresh-jotai.ts';

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
    dispatchEvent: vi.fn(),
  }),
});

class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = StillResizeObserver;
Element.prototype.scrollIntoView = () => undefined;

// What is waited for comes when it comes: a busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => {
  cleanup();
  renewStore();
  localStorage.clear();
});
