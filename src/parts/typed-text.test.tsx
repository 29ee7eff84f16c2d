import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TypedText } from './typed-text.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = 'Bring the question that keeps coming back.';
const typed = () => screen.getAllByText(/./, { selector: '[aria-hidden]' })[0]?.firstChild?.textContent ?? '';

test('one character every 25 ms, and the whole text for who listens', () => {
  render(<TypedText text={text} speedMs={25} />);
  expect(screen.getByText(text, { selector: '.sr-only' })).toBeVisible();
  act(() => void vi.advanceTimersByTime(25 * 10));
  expect(typed()).toBe(text.slice(0, 10));
  act(() => void vi.advanceTimersByTime(25 * text.length));
  expect(typed()).toBe(text);
});

test.each([
  ['a tap', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s shows the rest at once', (_, skip) => {
  render(<TypedText text={text} speedMs={25} />);
  act(() => void vi.advanceTimersByTime(100));
  act(() => void skip());
  expect(typed()).toBe(text);
});

test('with reduced motion it is there at once', () => {
  const before = window.matchMedia;
  window.matchMedia = (media) => Object.assign(before(media), { matches: media.includes('reduce') });
  render(<TypedText text={text} speedMs={25} />);
  expect(typed()).toBe(text);
  window.matchMedia = before;
});
