import { expect, test } from 'vitest';
import { safetyTools } from '#engine/safety.ts';
import { assessSafety } from './assess-safety.ts';

test('hits are verbatim, in the letters of the person', () => {
  const text = 'Some days I  W a n t  to DIE…';
  const [hit] = assessSafety(text, safetyTools).hits;
  expect(hit).toBeDefined();
  expect(text.slice(hit!.start, hit!.end)).toBe(hit!.text);
  expect(hit!.text.toLowerCase().replace(/\s/g, '')).toContain('wanttodie');
});

test('the language is that of most letters', () => {
  expect(assessSafety('โดน ghost อีกแล้ว อยากตาย', safetyTools).lang).toBe('th');
  expect(assessSafety('I want to die', safetyTools).lang).toBe('en');
});
