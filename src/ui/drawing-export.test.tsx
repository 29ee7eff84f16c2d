import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawingSvg } from './drawing-export.ts';

const SVG = 'http://www.w3.org/2000/svg';
let sheet: HTMLStyleElement;
let drawing: SVGSVGElement;

function add(parent: Element, name: string, attributes: Record<string, string> = {}, text = ''): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  parent.append(element);
  return element;
}

beforeEach(() => {
  sheet = document.createElement('style');
  sheet.textContent = `
    :root { --ink: #ffeedd; --bg: #000011; }
    [data-theme='light'] { --ink: #112233; --bg: #fffff0; }
    .line { stroke: var(--ink); stroke-width: 2px; fill: none; }
    .touch { fill: none; stroke: none; }
    .disc { opacity: 0; }
    [data-on] .disc { opacity: 1; }
    .figures { fill: var(--ink); font-size: 12px; }
  `;
  document.head.append(sheet);
  drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 100 50');
  add(drawing, 'title', { id: 'a' }, 'Chart of Ana & Marco');
  add(drawing, 'desc', { id: 'b' }, 'Two rings');
  const group = add(drawing, 'g', {
    'data-on': 'true',
    tabindex: '0',
    role: 'graphics-symbol',
    'aria-label': 'Sun',
  });
  add(group, 'path', { class: 'line', d: 'M0 0L10 10' });
  add(group, 'circle', { class: 'touch', r: '12' });
  add(group, 'circle', { class: 'disc', r: '9' });
  add(group, 'text', { class: 'figures' }, '12°');
  document.body.append(drawing);
});
afterEach(() => {
  sheet.remove();
  drawing.remove();
});

const parsed = (text: string) => {
  const page = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(page.querySelector('parsererror')).toBeNull();
  return page.documentElement;
};

test('the file stands alone: looks are attributes and nothing refers outside', () => {
  const text = drawingSvg(drawing);
  const root = parsed(text);
  expect(root.querySelector('path')?.getAttribute('stroke-width')).toBe('2');
  expect(text).not.toMatch(/class=|style=|var\(|href|url\(|@import|tabindex|data-/);
  expect(root.getAttribute('xmlns')).toBe(SVG);
  expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['100', '50']);
  expect(root.querySelector('text')?.getAttribute('font-family')).toContain('system-ui');
});

test('paper is light whatever the screen is, and the screen can be asked for', () => {
  const ink = (text: string) => parsed(text).querySelector('path')?.getAttribute('stroke');
  expect(ink(drawingSvg(drawing))).toBe('#112233');
  expect(ink(drawingSvg(drawing, { theme: 'screen' }))).toBe('#ffeedd');
  expect(parsed(drawingSvg(drawing)).querySelector('rect')?.getAttribute('fill')).toBe('#fffff0');
  expect(parsed(drawingSvg(drawing, { ground: null })).querySelector('rect')).toBeNull();
});

test('title and description stay and are tied to the drawing', () => {
  const root = parsed(drawingSvg(drawing));
  expect(root.querySelector('title')?.textContent).toBe('Chart of Ana & Marco');
  expect(root.querySelector('desc')?.textContent).toBe('Two rings');
  expect(root.querySelector(`#${root.getAttribute('aria-labelledby')}`)?.localName).toBe('title');
});

test('places to touch are left out; what is chosen is only kept when asked for', () => {
  const circles = (text: string) => parsed(text).querySelectorAll('circle').length;
  expect(circles(drawingSvg(drawing))).toBe(0);
  expect(circles(drawingSvg(drawing, { selection: true }))).toBe(1);
});

test('the page is as it was', () => {
  const before = document.body.innerHTML;
  drawingSvg(drawing);
  expect(document.body.innerHTML).toBe(before);
});
