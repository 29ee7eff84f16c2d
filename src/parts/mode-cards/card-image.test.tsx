import { expect, it, vi } from 'vitest';
import { cardImageSvg } from './card-image.ts';

const SVG = 'http://www.w3.org/2000/svg';

function drawing(viewBox: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  const text = document.createElementNS(SVG, 'text');
  text.textContent = 'Mars & Venus';
  svg.append(text);
  document.body.append(svg);
  return svg;
}

it('puts the drawing under its titles on a sheet wide enough for them, without parsing text', () => {
  const svg = drawing('0 0 340 170');
  // The page's policy forbids it.
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML');
  });
  const { text, size } = cardImageSvg(svg, { title: 'Taksa <day>', own: 'ทักษา', fileName: 'taksa' });
  parse.mockRestore();
  svg.remove();
  // 480 wide at least: 424 for the drawing between two margins of 28, half as high, under a head of 76 and over a foot of 44.
  expect(size).toEqual({ width: 480, height: 76 + 212 + 44 });
  const page = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(page.querySelector('parsererror')).toBeNull();
  expect([...page.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'Taksa <day>',
    'ทักษา',
    'Mars & Venus',
    'Soulstice',
  ]);
  expect(page.querySelector('svg svg')?.getAttribute('width')).toBe('340');
});
